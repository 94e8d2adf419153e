import { request, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import OpenAI from 'openai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RequestTooLongError, type ChatModel } from './completion.ts';
import { isValidProof, PROOF_HEADER } from './ownership.ts';
import { createModelServer } from './server.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function listen(
  complete: ChatModel['complete'],
  options: Parameters<typeof createModelServer>[1],
): Promise<number> {
  const server = createModelServer({ id: 'small-1b', contextTokens: 512, complete }, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function serve(complete: ChatModel['complete'], mostWaiting?: number): Promise<OpenAI> {
  const port = await listen(complete, mostWaiting === undefined ? {} : { mostWaiting });
  return new OpenAI({ apiKey: 'none', baseURL: `http://127.0.0.1:${port}/v1`, maxRetries: 0 });
}

const END = { reason: 'stop', promptTokens: 7, completionTokens: 2 } as const;
const model = 'small-1b';
const messages = [{ role: 'user' as const, content: 'I got the job!!' }];

/** A model that answers each request when it is told to. */
function waitingModel() {
  const asked: { content: string; answer: () => void; signal: AbortSignal }[] = [];
  const complete: ChatModel['complete'] = (request, onText, signal) =>
    new Promise((resolve, reject) => {
      const content = request.messages.at(-1)?.content ?? '';
      signal.addEventListener('abort', () => reject(new Error('left')));
      const answer = () => {
        onText(`To ${content}`);
        resolve(END);
      };
      asked.push({ content, answer, signal });
    });
  const untilAsked = (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times));
  return { asked, complete, untilAsked };
}

const ask = (client: OpenAI, content: string, options?: { signal: AbortSignal }) =>
  client.chat.completions.create({ model, messages: [{ role: 'user', content }] }, options);

describe('the server of a model', () => {
  test('when a reply is streamed, then its pieces, its end and what it used come', async () => {
    const client = await serve((_request, onText) => {
      onText('You ');
      onText('did!');
      return Promise.resolve(END);
    });
    const chunks = [];
    for await (const chunk of await client.chat.completions.create({ model, messages, stream: true }))
      chunks.push(chunk);
    expect(chunks.map(({ choices }) => choices[0]?.delta.content).filter(Boolean)).toEqual(['You ', 'did!']);
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe('stop');
    expect(chunks.at(-1)?.usage?.total_tokens).toBe(9);
  });

  test('when two ask at once, then the second waits for its turn', async () => {
    const { asked, complete, untilAsked } = waitingModel();
    const client = await serve(complete);
    const first = ask(client, 'one');
    await untilAsked(1);
    const second = ask(client, 'two');
    asked[0]?.answer();
    expect((await first).choices[0]?.message.content).toBe('To one');
    await untilAsked(2);
    asked[1]?.answer();
    expect((await second).choices[0]?.message.content).toBe('To two');
  });

  test('when as many wait as may, then the next one is told to come later', async () => {
    const { asked, complete, untilAsked } = waitingModel();
    const client = await serve(complete, 0);
    const first = ask(client, 'one');
    await untilAsked(1);
    await expect(ask(client, 'two')).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
    asked[0]?.answer();
    await first;
    const later = ask(client, 'two');
    await untilAsked(2);
    asked[1]?.answer();
    await later;
  });

  test('when a caller leaves, then its reply ends and the next one has its turn', async () => {
    const { asked, complete, untilAsked } = waitingModel();
    const client = await serve(complete);
    const leaving = new AbortController();
    const first = ask(client, 'one', { signal: leaving.signal });
    await untilAsked(1);
    const second = ask(client, 'two');
    leaving.abort();
    await expect(first).rejects.toThrow('aborted');
    await untilAsked(2);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer();
    expect((await second).choices[0]?.message.content).toBe('To two');
  });

  test.each([true, false])('when the messages are too long (stream: %s), then it is said', async (stream) => {
    const client = await serve(() => Promise.reject(new RequestTooLongError('too long')));
    await expect(client.chat.completions.create({ model, messages, stream })).rejects.toMatchObject({
      status: 400,
      code: 'context_length_exceeded',
    });
  });

  test('when a page of a browser asks, then it is refused', async () => {
    const client = await serve(() => Promise.resolve(END));
    const headers = { origin: 'https://example.com' };
    await expect(client.chat.completions.create({ model, messages }, { headers })).rejects.toMatchObject({
      status: 403,
    });
  });

  test('when something else is asked for, then it says so', async () => {
    const client = await serve(() => Promise.resolve(END));
    await expect(client.embeddings.create({ model, input: 'a' })).rejects.toMatchObject({ status: 404 });
    await expect(client.post('/chat/completions', { body: { messages: 'none' } })).rejects.toMatchObject({
      status: 400,
    });
    const tools = [{ type: 'function' as const, function: { name: 'list_events' } }];
    await expect(client.chat.completions.create({ model, messages, tools })).rejects.toMatchObject({
      status: 400,
      param: 'tools',
    });
    expect((await client.models.list()).data).toEqual([
      expect.objectContaining({ id: 'small-1b', owned_by: 'inkwell', context_length: 512 }),
    ]);
  });
});

/** A request as it is given, which a client would put in order, and its body in pieces; the status of the answer. */
const send = (options: RequestOptions, pieces: readonly Buffer[] = []) =>
  new Promise<{ status: number | undefined; headers: object }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', ...options }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    });
    sent.once('error', reject);
    for (const piece of pieces) sent.write(piece);
    sent.end();
  });

describe('a server that any program on this machine can reach', () => {
  test.each(['//', '///v1/models', 'http://', '/%', '*'])(
    'when %s is asked for, then it is not found and the next one is answered',
    async (path) => {
      const port = await listen(() => Promise.resolve(END), {});
      expect(await send({ port, path })).toMatchObject({ status: 404 });
      expect(await send({ port, path: '/v1/models?all' })).toMatchObject({ status: 200 });
    },
  );

  test.each([
    ['127.0.0.1', 200],
    ['localhost:11600', 200],
    ['[::1]:11600', 200],
    ['pages.example', 403],
    ['127.0.0.1.pages.example:11600', 403],
    ['localhost@pages.example', 403],
  ])("when it is reached by the name '%s', then %i is answered", async (host, status) => {
    const port = await listen(() => Promise.resolve(END), {});
    expect(await send({ port, path: '/v1/models', headers: { host } })).toMatchObject({ status });
  });

  test.each(['chunked', 'known'])(
    'when more is sent than any prompt has, by a length that is %s, then it is refused',
    async (length) => {
      const port = await listen(() => Promise.resolve(END), {});
      const pieces = Array.from({ length: 5 }, () => Buffer.alloc(1_000_000, 'a'));
      const headers = length === 'known' ? { 'content-length': 5_000_000 } : {};
      const post = { port, method: 'POST', path: '/v1/chat/completions', headers };
      expect(await send(post, pieces)).toMatchObject({ status: 413 });
      expect(await send({ port, path: '/v1/models' })).toMatchObject({ status: 200 });
    },
  );

  test('when a caller asks for a proof, then it has one that is worth something on that port alone', async () => {
    const port = await listen(() => Promise.resolve(END), { secret: 'known to two' });
    const { headers } = await send({
      port,
      path: '/v1/models',
      headers: { 'x-inkwell-challenge': 'a1' },
    });
    const proof = String((headers as Record<string, string>)[PROOF_HEADER]);
    expect(isValidProof(proof, 'known to two', port, 'a1')).toBe(true);
    expect(isValidProof(proof, 'known to two', port + 1, 'a1')).toBe(false);
    expect(isValidProof(proof, 'another', port, 'a1')).toBe(false);
    expect(proof).not.toContain('known to two');
  });
});
