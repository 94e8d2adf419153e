import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLEAR_MS, createChat, type ChatDeps } from './chat.ts';

/** A stream that a test writes by hand. */
function createStream() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    response: new Response(body),
    send: (piece: unknown) =>
      controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(piece)}\n\n`)),
    end: () => controller.close(),
    fail: () => controller.error(new TypeError('network error')),
  };
}

function createFixture(overrides: Partial<ChatDeps> = {}) {
  const stream = createStream();
  const conversations: number[] = [];
  const refetch = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const chat = createChat({
    post: () => Promise.resolve(stream.response),
    open: () => Promise.resolve(stream.response),
    onConversation: (id) => conversations.push(id),
    refetch,
    ...overrides,
  });
  return { chat, stream, conversations, refetch };
}

const outgoing = { content: 'Hello', clientMessageId: 'c1', timestamp: '2026-11-21T10:00:00Z' };
const complete = { type: 'complete', messageId: 'm2', analysis: { emotions: ['hope'] } };
const soon = () => vi.advanceTimersByTimeAsync(0);

describe('a conversation on the screen', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('when something is said, then it shows at once and the reply grows piece by piece', async () => {
    const { chat, stream, conversations } = createFixture();
    const said = chat.say(outgoing);
    expect(chat.view()).toMatchObject({
      locals: [{ content: 'Hello', sender: 'user' }],
      reply: '',
      active: true,
    });

    stream.send({ type: 'conversationId', conversationId: 7 });
    stream.send({ type: 'content', content: 'Good ' });
    await soon();
    expect(conversations).toEqual([7]);
    expect(chat.view().reply).toBe('Good ');
    stream.send({ type: 'content', content: 'evening' });
    await soon();
    expect(chat.view().reply).toBe('Good evening');

    stream.send(complete);
    stream.end();
    await said;
    expect(chat.view()).toMatchObject({
      reply: null,
      active: false,
      locals: [{ content: 'Hello' }, { content: 'Good evening', sender: 'ai', storedId: 'm2' }],
    });
  });

  it('when the stored messages are read again, then the local ones go 500 ms later', async () => {
    const { chat, stream, refetch } = createFixture();
    const said = chat.say(outgoing);
    stream.send(complete);
    stream.end();
    await said;
    expect(refetch).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(CLEAR_MS - 1);
    expect(chat.view().locals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(chat.view().locals).toEqual([]);
  });

  it('when they cannot be read again, then the local ones stay', async () => {
    const { chat, stream } = createFixture({ refetch: () => Promise.resolve(false) });
    const said = chat.say(outgoing);
    stream.send({ type: 'content', content: 'Yes' });
    stream.send(complete);
    stream.end();
    await said;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(chat.view().locals.map(({ content }) => content)).toEqual(['Hello', 'Yes']);
  });

  it.each([
    ['breaks off', (stream: ReturnType<typeof createStream>) => stream.fail()],
    ['ends too soon', (stream: ReturnType<typeof createStream>) => stream.end()],
    [
      'says so',
      (stream: ReturnType<typeof createStream>) => {
        stream.send({ type: 'error', message: 'down' });
        stream.end();
      },
    ],
  ])(
    'when the reply %s, then it failed, nothing local is left and the stored ones are read',
    async (_, end) => {
      const { chat, stream, refetch } = createFixture();
      const said = chat.say(outgoing);
      const failed = said.catch((error: unknown) => error);
      stream.send({ type: 'content', content: 'Hal' });
      await soon();
      end(stream);
      expect(await failed).toBeInstanceOf(Error);
      expect(chat.view()).toEqual({ locals: [], reply: null, active: false });
      expect(refetch).toHaveBeenCalledOnce();
    },
  );

  it('when a reply is in progress on load, then it is taken up from its start', async () => {
    const { chat, stream } = createFixture();
    const followed = chat.follow(7);
    stream.send({ type: 'content', content: 'As I said' });
    await soon();
    expect(chat.view()).toMatchObject({ reply: 'As I said', active: true });
    stream.send(complete);
    stream.end();
    await followed;
    expect(chat.view()).toMatchObject({ reply: null, active: false, locals: [{ storedId: 'm2' }] });
  });

  it('when following fails, then the next try waits longer', async () => {
    const opened = vi.fn<ChatDeps['open']>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { chat } = createFixture({ open: opened });
    await chat.follow(7);
    expect(chat.view().active).toBe(false);
    void chat.follow(7);
    await vi.advanceTimersByTimeAsync(999);
    expect(opened).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toHaveBeenCalledTimes(2);
    void chat.follow(7);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(opened).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toHaveBeenCalledTimes(3);
  });

  it('when the screen is left, then following ends without a word', async () => {
    let signal: AbortSignal | undefined;
    const { chat, refetch } = createFixture({
      open: (_, given) => {
        signal = given;
        return new Promise((_resolve, reject) => {
          given.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
        });
      },
    });
    const followed = chat.follow(7);
    chat.leave();
    await followed;
    expect(signal?.aborted).toBe(true);
    expect(chat.view().active).toBe(false);
    expect(refetch).not.toHaveBeenCalled();
  });
});
