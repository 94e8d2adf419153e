import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import OpenAI from 'openai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TextTooLongError, normalizeVector, type Embedder } from './embedder.ts';
import { createReaderServer } from './server.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const MODEL = 'reader-13';
const lengthOf: Embedder['embed'] = (text) =>
  Promise.resolve({ vector: [text.length, 0.5], tokens: text.length });

/** Told when the server has seen a connection end. */
let onDisconnect = (): void => undefined;

async function listen(embed: Embedder['embed'] = lengthOf, mostWaiting?: number): Promise<number> {
  const server = createReaderServer({ id: MODEL, embed }, mostWaiting === undefined ? {} : { mostWaiting });
  server.on('connection', (socket) => socket.once('close', () => onDisconnect()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function serve(embed?: Embedder['embed'], mostWaiting?: number) {
  const port = await listen(embed, mostWaiting);
  const client = new OpenAI({ apiKey: 'none', baseURL: `http://127.0.0.1:${port}/v1`, maxRetries: 0 });
  return (input: string | string[], options?: { signal: AbortSignal }) =>
    client.embeddings.create({ model: MODEL, input, encoding_format: 'float' }, options);
}

/** A model that computes each text when it is told to. */
function waitingModel() {
  const asked: { text: string; answer: () => void }[] = [];
  const embed: Embedder['embed'] = (text) =>
    new Promise((resolve) => {
      asked.push({ text, answer: () => resolve({ vector: [text.length], tokens: 1 }) });
    });
  const untilAsked = (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times));
  return { asked, embed, untilAsked };
}

describe('the server of the reader', () => {
  test('when texts are sent, then each has its vector, in their order', async () => {
    const embed = await serve();
    const { data, model, usage } = await embed(['one', 'three']);
    expect(data).toEqual([
      { object: 'embedding', index: 0, embedding: [3, 0.5] },
      { object: 'embedding', index: 1, embedding: [5, 0.5] },
    ]);
    expect({ model, usage }).toEqual({ model: MODEL, usage: { prompt_tokens: 8, total_tokens: 8 } });
    expect((await embed('alone')).data).toHaveLength(1);
  });

  test('when two ask at once, then one text is computed at a time', async () => {
    const { asked, embed, untilAsked } = waitingModel();
    const ask = await serve(embed);
    const first = ask(['one', 'two']);
    await untilAsked(1);
    const second = ask('three');
    asked[0]?.answer();
    await untilAsked(2);
    asked[1]?.answer();
    await first;
    await untilAsked(3);
    asked[2]?.answer();
    await second;
    expect(asked.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  });

  test('when as many wait as may, then the next one is told to come later', async () => {
    const { asked, embed, untilAsked } = waitingModel();
    const ask = await serve(embed, 0);
    const first = ask('one');
    await untilAsked(1);
    await expect(ask('two')).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
    asked[0]?.answer();
    await first;
  });

  test('when a caller leaves, then the rest of its texts is left out and the next one has its turn', async () => {
    const { asked, embed, untilAsked } = waitingModel();
    const ask = await serve(embed);
    const leaving = new AbortController();
    const first = ask(['one', 'two'], { signal: leaving.signal });
    await untilAsked(1);
    const second = ask('three');
    const hasLeft = new Promise<void>((resolve) => {
      onDisconnect = resolve;
    });
    leaving.abort();
    await expect(first).rejects.toThrow('aborted');
    await hasLeft;
    asked[0]?.answer();
    await untilAsked(2);
    asked[1]?.answer();
    await second;
    expect(asked.map(({ text }) => text)).toEqual(['one', 'three']);
  });

  test('when a text has too many tokens, then it is said', async () => {
    const ask = await serve(() => Promise.reject(new TextTooLongError('A text has 3000 tokens')));
    await expect(ask('long')).rejects.toMatchObject({ status: 400, code: 'context_length_exceeded' });
  });

  test('when a text cannot be computed, then neither answer nor log quotes it', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const ask = await serve((text) => Promise.reject(new TypeError(`fails at '${text}'`)));
    const error: unknown = await ask('a secret').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 500 });
    expect(JSON.stringify(error)).not.toContain('secret');
    expect(log.mock.calls.flat().join('')).toBe('A request failed: TypeError\n');
  });
});

/** A request as it is given, and the status of its answer. */
const send = (port: number, path: string, body?: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once('error', reject);
    sent.end(body);
  });

describe('what the server of the reader refuses', () => {
  test.each([
    ['no JSON', 'input=one', 400],
    ['no text', '{}', 400],
    ['an empty text', '{"input":""}', 400],
    ['an empty text among others', '{"input":["one",""]}', 400],
    ['no texts', '{"input":[]}', 400],
    ['tokens', '{"input":[1,2]}', 400],
    ['more texts than a call has', JSON.stringify({ input: Array(33).fill('one') }), 400],
    ['another form of the vectors', '{"input":"one","encoding_format":"base64"}', 400],
    ['another model', '{"input":"one","model":"text-embedding-3-small"}', 404],
    ['more than any text has', JSON.stringify({ input: 'a'.repeat(500_000) }), 413],
    ['a text for no model by name', '{"input":"one"}', 200],
  ])('when it is sent %s, then it answers %j with %i', async (_, body, status) => {
    expect(await send(await listen(), '/v1/embeddings', body)).toBe(status);
  });

  test('when something else is asked for, then it is not found', async () => {
    const port = await listen();
    expect(await send(port, '/v1/embeddings')).toBe(404);
    expect(await send(port, '/v1/chat/completions', '{}')).toBe(404);
    expect(await send(port, '/health')).toBe(200);
  });

  test('when a page of a browser asks, then it is refused', async () => {
    const port = await listen();
    const body = '{"input":"one"}';
    expect(await send(port, '/v1/embeddings', body, { origin: 'https://pages.example' })).toBe(403);
    expect(await send(port, '/v1/embeddings', body, { host: 'pages.example' })).toBe(403);
    expect(await send(port, '/v1/embeddings', body, { host: `localhost:${port}` })).toBe(200);
  });
});

describe('a vector on the wire', () => {
  test('when it is given, then it has length 1 and its direction', () => {
    expect(normalizeVector([3, -4])).toEqual([0.6, -0.8]);
  });

  test.each([[[0, 0]], [[Number.NaN, 1]], [[Infinity, 1]], [[]]])(
    'when it is %j, then it is none',
    (vector) => {
      expect(() => normalizeVector(vector)).toThrow('no direction');
    },
  );
});
