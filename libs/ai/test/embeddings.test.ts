import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, test } from 'vitest';
import { createScreen, type Finding } from '../src/care/index.ts';
import { ModelError } from '../src/index.ts';
import { createEmbeddings } from '../src/reading/index.ts';

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

const vector = (first: number) => [first, ...Array<number>(383).fill(0)];
const answerOf =
  (data: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ object: 'list', model: 'e5', data }));
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
    const [first, second] = await createEmbeddings(url).embed(['one', 'two']);
    expect([first?.[0], second?.[0]]).toEqual([1, 2]);
  });

  it('when calls wait, then they are made one at a time, and the urgent one comes before the others', async () => {
    const read: string[] = [];
    let running = 0;
    const url = await serve(async (request, response) => {
      running += 1;
      expect(running).toBe(1);
      read.push(...(await inputOf(request)));
      running -= 1;
      answerOf([{ object: 'embedding', index: 0, embedding: vector(1) }])(request, response);
    });
    const { embed } = createEmbeddings(url);
    await Promise.all([embed(['first']), embed(['analysis']), embed(['message'], { priority: 10 })]);
    expect(read).toEqual(['first', 'message', 'analysis']);
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
    await expect(createEmbeddings(url).embed(['Hello'])).rejects.toBeInstanceOf(ModelError);
    const failures: unknown[] = [];
    const screen = createScreen({
      embeddings: createEmbeddings(url),
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

  it('when nothing listens there, then the screen goes by the rules', async () => {
    const url = await serve(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    const screen = createScreen({ embeddings: createEmbeddings(url) });
    expect(await screen.read('I want to kill myself').whole).toMatchObject({
      found: { level: 'crisis' },
      isWhole: false,
    });
    expect(await screen.read('Rain all day.').whole).toMatchObject({ found: null, isWhole: false });
  });
});
