import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { register } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createScreen, type Finding } from '../src/care/index.ts';
import { isRefused, ModelError } from '../src/index.ts';
import { createEmbeddings } from '../src/reading/index.ts';

beforeEach(() => register.resetMetrics());

async function refusedCalls(): Promise<Record<string, number>> {
  const values = (await register.getSingleMetric('inkwell_reading_refused_total')?.get())?.values ?? [];
  return Object.fromEntries(values.map(({ labels, value }) => [labels['bound'], value]));
}

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A reading server that answers as the test says. */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const CANARY = { text: 'the canary', vector: [1, ...Array<number>(383).fill(0)] };
const open = (url: string, now?: () => number) =>
  createEmbeddings(url, { canary: CANARY, ...(now && { now }) });

const vector = (first: number) => [first, ...Array<number>(383).fill(0)];
const send = (response: ServerResponse, data: unknown) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', model: 'e5', data }));
};
/** Answers the canary rightly, and everything else with `data`. */
const answerOf =
  (data: unknown): RequestListener =>
  async (request, response) => {
    const isCanary = (await inputOf(request)).includes(`query: ${CANARY.text}`);
    send(response, isCanary ? [{ object: 'embedding', index: 0, embedding: CANARY.vector }] : data);
  };

async function inputOf(request: AsyncIterable<Buffer>): Promise<string[]> {
  let body = '';
  for await (const chunk of request) body += chunk.toString();
  return (JSON.parse(body) as { input: string[] }).input;
}

describe('embeddings', () => {
  it('when the server answers in another order, then each text gets its own', async () => {
    const url = await serve(
      answerOf([
        { object: 'embedding', index: 1, embedding: vector(2) },
        { object: 'embedding', index: 0, embedding: vector(1) },
      ]),
    );
    const [first, second] = await open(url).embed(['one', 'two']);
    expect([first?.[0], second?.[0]]).toEqual([1, 2]);
  });

  /** A server that gives the canary's vector for all, and keeps what it was asked. */
  async function serveAll(first = 1) {
    const asked: string[] = [];
    let running = 0;
    const url = await serve(async (request, response) => {
      running += 1;
      expect(running).toBe(1);
      const texts = await inputOf(request);
      asked.push(...texts);
      running -= 1;
      send(
        response,
        texts.map((_, index) => ({ object: 'embedding', index, embedding: vector(first) })),
      );
    });
    return { url, asked };
  }

  it('when a text is read, then the prefix that the heads were trained with stands before it, for any server', async () => {
    const { url, asked } = await serveAll();
    await open(url).embed(['Rain.']);
    expect(asked).toEqual(['query: the canary', 'query: Rain.']);
  });

  it('when the server has another model, then nothing is read by it, and it is asked again a minute later', async () => {
    let at = 0;
    const { url, asked } = await serveAll(0.9);
    const embeddings = open(url, () => at);
    const isRefused = () => expect(embeddings.embed(['Rain.'])).rejects.toMatchObject({ kind: 'malformed' });
    await isRefused();
    at += 59_999;
    await isRefused();
    expect(asked).toEqual(['query: the canary']);
    at += 1;
    await isRefused();
    expect(asked).toEqual(['query: the canary', 'query: the canary']);
  });

  it('when the server has the right model, then it is asked again an hour later', async () => {
    let at = 0;
    const { url, asked } = await serveAll();
    const embeddings = open(url, () => at);
    await embeddings.embed(['Rain.']);
    at += 3_599_999;
    await embeddings.embed(['Sun.']);
    at += 1;
    await embeddings.embed(['Snow.']);
    expect(asked).toEqual([
      'query: the canary',
      'query: Rain.',
      'query: Sun.',
      'query: the canary',
      'query: Snow.',
    ]);
  });

  it('when the server has another model, then messages are read by the phrases, and stay to be read', async () => {
    const { url, asked } = await serveAll(0.9);
    const failures: unknown[] = [];
    const screen = createScreen({ embeddings: open(url), onFailure: (error) => failures.push(error) });
    expect(await screen.read('I want to kill myself').whole).toMatchObject({
      found: { level: 'crisis' },
      isWhole: false,
      embedding: null,
      logOdds: null,
    });
    expect(await screen.read('Rain all day.').whole).toMatchObject({ found: null, isWhole: false });
    expect(failures).toHaveLength(2);
    expect(asked).toEqual(['query: the canary']);
  });

  it('when calls wait, then they are made one at a time, and the urgent one comes before the others', async () => {
    const { url, asked } = await serveAll();
    const { embed } = open(url);
    await Promise.all([embed(['first']), embed(['analysis']), embed(['message'], { priority: 10 })]);
    expect(asked.slice(1)).toEqual(['query: first', 'query: message', 'query: analysis']);
  });

  it('when one person has many texts waiting, then another does not wait for all of them', async () => {
    const { url, asked } = await serveAll();
    const { embed } = open(url);
    const urgent = (text: string, person: string) => embed([text], { priority: 10, person });
    const many = Array.from({ length: 20 }, (_, index) => urgent(`ann ${index}`, 'ann'));
    await Promise.all([...many, urgent('bob', 'bob')]);
    expect(asked.indexOf('query: bob')).toBeLessThanOrEqual(3);
  });

  it('when one person has too many texts waiting, then one more of theirs is refused, and none of another', async () => {
    const { url } = await serveAll();
    const { embed } = open(url);
    const many = Array.from({ length: 20 }, (_, index) => embed([`ann ${index}`], { person: 'ann' }));
    await expect(embed(['one more'], { person: 'ann' })).rejects.toMatchObject({ kind: 'rate_limited' });
    const other = embed(['bob'], { person: 'bob' });
    expect(await refusedCalls()).toEqual({ all: 0, person: 1 });
    await Promise.all([...many, other]);
    await embed(['later'], { person: 'ann' });
  });

  it('when too many wait, then one more is refused', async () => {
    const { url } = await serveAll();
    const { embed } = open(url);
    const waiting = Array.from({ length: 501 }, (_, index) => embed([`${index}`]));
    await expect(embed(['one more'])).rejects.toMatchObject({ kind: 'rate_limited' });
    await Promise.all(waiting);
  });

  test.each<[string, RequestListener]>([
    ['too few numbers', answerOf([{ object: 'embedding', index: 0, embedding: [1, 2, 3] }])],
    ['no numbers', answerOf([{ object: 'embedding', index: 0, embedding: vector(0).map(() => 'x') }])],
    ['nothing', answerOf([])],
    ['no list', answerOf('nonsense')],
    ['no JSON', (_request, response) => void response.end('<html>')],
    ['an error', (_request, response) => void response.writeHead(500).end()],
    ['a broken connection', (request) => void request.socket.destroy()],
  ])('when it answers with %s, then the screen goes by the rules and tells', async (_name, listener) => {
    const url = await serve(listener);
    await expect(open(url).embed(['Hello'])).rejects.toBeInstanceOf(ModelError);
    const failures: unknown[] = [];
    const screen = createScreen({
      embeddings: open(url),
      onFailure: (error) => failures.push(error),
    });
    const expected: Finding = { level: 'crisis', kind: 'suicide' };
    expect(await screen.read('I want to kill myself').whole).toMatchObject({
      found: expected,
      isWhole: false,
    });
    expect(failures).toHaveLength(1);
    await expect(screen.readInBackground('I want to kill myself')).rejects.toBeInstanceOf(ModelError);
  });

  /** Answers the canary rightly, and all other texts with a status. */
  const refusing =
    (status: number): RequestListener =>
    async (request, response) => {
      const isCanary = (await inputOf(request)).includes(`query: ${CANARY.text}`);
      if (isCanary) return send(response, [{ object: 'embedding', index: 0, embedding: CANARY.vector }]);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'Rain all day. is too long', code: status } }));
    };

  test.each([400, 413, 422])(
    'when it refuses a text with %i, then the error says so, and no text',
    async (status) => {
      const failure = await open(await serve(refusing(status)))
        .embed(['Rain all day.'])
        .catch((error: unknown) => error);
      expect(failure).toMatchObject({ kind: 'refused', status });
      expect(isRefused(failure)).toBe(true);
      expect(String(failure)).not.toContain('Rain');
    },
  );

  test.each([401, 404, 408, 429, 500, 503])(
    'when it answers %i, then that is no refusal of the text',
    async (status) => {
      const failure = open(await serve(refusing(status))).embed(['Rain all day.']);
      await expect(failure).rejects.toBeInstanceOf(ModelError);
      expect(isRefused(await failure.catch((error: unknown) => error))).toBe(false);
    },
  );

  it('when it refuses the canary, then that is no refusal of the text either', async () => {
    const url = await serve((_request, response) => void response.writeHead(413).end());
    await expect(open(url).embed(['Rain all day.'])).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('when nothing listens there, then the screen goes by the rules', async () => {
    const url = await serve(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    const screen = createScreen({ embeddings: open(url) });
    expect(await screen.read('I want to kill myself').whole).toMatchObject({
      found: { level: 'crisis' },
      isWhole: false,
    });
    expect(await screen.read('Rain all day.').whole).toMatchObject({ found: null, isWhole: false });
  });
});
