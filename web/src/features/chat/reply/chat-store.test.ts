import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openReplyStream } from '../../../../test/chat.ts';
import { CLEAR_LOCALS_MS, createChatStore, type ChatStoreDeps } from './chat-store.ts';

function createFixture(overrides: Partial<ChatStoreDeps> = {}) {
  const stream = openReplyStream();
  const conversations: number[] = [];
  const refetch = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const chat = createChatStore({
    postMessage: () => Promise.resolve(stream.response),
    openReply: () => Promise.resolve(stream.response),
    onConversationId: (id) => conversations.push(id),
    onCare: () => undefined,
    refetch,
    ...overrides,
  });
  return { chat, stream, conversations, refetch };
}

const outgoing = { content: 'Hello', clientMessageId: 'c1', timestamp: '2026-11-21T10:00:00Z' };
const complete = {
  type: 'complete',
  messageId: 'm2',
  analysis: { emotions: ['hope'] },
  state: 'complete',
  choices: ['Go on'],
  exercise: null,
};
const flush = () => vi.advanceTimersByTimeAsync(0);

describe('the chat store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('when a message is sent, then it is there at once and the reply grows piece by piece', async () => {
    const { chat, stream, conversations } = createFixture();
    const sending = chat.sendMessage(outgoing);
    expect(chat.state.getState()).toMatchObject({
      localMessages: [{ content: 'Hello', sender: 'user' }],
      reply: '',
      active: true,
    });

    stream.send({ type: 'conversationId', conversationId: 7 });
    stream.send({ type: 'content', content: 'Good ' });
    await flush();
    expect(conversations).toEqual([7]);
    expect(chat.state.getState().reply).toBe('Good ');
    stream.send({ type: 'content', content: 'evening' });
    await flush();
    expect(chat.state.getState().reply).toBe('Good evening');

    stream.send(complete);
    stream.end();
    await sending;
    expect(chat.state.getState()).toMatchObject({
      reply: null,
      active: false,
      localMessages: [
        { content: 'Hello', clientMessageId: 'c1' },
        { content: 'Good evening', sender: 'ai', id: 'm2', choices: ['Go on'] },
      ],
    });
  });

  it('when the stored messages are refetched, then the local ones are dropped 500 ms later', async () => {
    const { chat, stream, refetch } = createFixture();
    const sending = chat.sendMessage(outgoing);
    stream.send(complete);
    stream.end();
    await sending;
    expect(refetch).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(CLEAR_LOCALS_MS - 1);
    expect(chat.state.getState().localMessages).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(chat.state.getState().localMessages).toEqual([]);
  });

  it('when the refetch fails, then the local messages stay', async () => {
    const { chat, stream } = createFixture({ refetch: () => Promise.resolve(false) });
    const sending = chat.sendMessage(outgoing);
    stream.send({ type: 'content', content: 'Yes' });
    stream.send(complete);
    stream.end();
    await sending;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(chat.state.getState().localMessages.map(({ content }) => content)).toEqual(['Hello', 'Yes']);
  });

  it.each([
    ['stream breaks', (stream: ReturnType<typeof openReplyStream>) => stream.fail()],
    ['stream ends early', (stream: ReturnType<typeof openReplyStream>) => stream.end()],
    [
      'stream sends an error',
      (stream: ReturnType<typeof openReplyStream>) => {
        stream.send({ type: 'error', message: 'down' });
        stream.end();
      },
    ],
  ])(
    "when the reply's %s, then sending fails, no local message is left and the stored ones are refetched",
    async (_, end) => {
      const { chat, stream, refetch } = createFixture();
      const sending = chat.sendMessage(outgoing);
      const failed = sending.catch((error: unknown) => error);
      stream.send({ type: 'content', content: 'Hal' });
      await flush();
      end(stream);
      expect(await failed).toBeInstanceOf(Error);
      expect(chat.state.getState()).toEqual({
        localMessages: [],
        reply: null,
        active: false,
        replaced: [],
      });
      expect(refetch).toHaveBeenCalledOnce();
    },
  );

  it('when a reply is in progress on load, then it is streamed from its start', async () => {
    const { chat, stream } = createFixture();
    const resuming = chat.resumeReply(7);
    stream.send({ type: 'content', content: 'As I said' });
    await flush();
    expect(chat.state.getState()).toMatchObject({ reply: 'As I said', active: true });
    stream.send(complete);
    stream.end();
    await resuming;
    expect(chat.state.getState()).toMatchObject({
      reply: null,
      active: false,
      localMessages: [{ id: 'm2' }],
    });
  });

  it('when resuming fails, then each retry waits longer', async () => {
    const openReply = vi.fn<ChatStoreDeps['openReply']>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    const { chat } = createFixture({ openReply });
    await chat.resumeReply(7);
    expect(chat.state.getState().active).toBe(false);
    void chat.resumeReply(7);
    await vi.advanceTimersByTimeAsync(999);
    expect(openReply).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(openReply).toHaveBeenCalledTimes(2);
    void chat.resumeReply(7);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(openReply).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(openReply).toHaveBeenCalledTimes(3);
  });

  it('when resuming is cancelled, then the stream is aborted and nothing is refetched', async () => {
    let signal: AbortSignal | undefined;
    const { chat, refetch } = createFixture({
      openReply: (_, given) => {
        signal = given;
        return new Promise((_resolve, reject) => {
          given.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
        });
      },
    });
    const resuming = chat.resumeReply(7);
    chat.cancelResume();
    await resuming;
    expect(signal?.aborted).toBe(true);
    expect(chat.state.getState().active).toBe(false);
    expect(refetch).not.toHaveBeenCalled();
  });
});
