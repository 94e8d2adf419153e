import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { CHALLENGE_HEADER, makeModelSecret, PROOF_HEADER } from '../model/ownership.ts';
import { createModelServer } from '../model/server.ts';
import { companionLine, withLocalModel } from './local-model.ts';
import { readSettings } from './settings.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

let cache = '';
let secret = '';
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'local-model-'));
  secret = await makeModelSecret(cache);
});
afterAll(() => rm(cache, { recursive: true }));

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that answers every path so; null: not at all. */
const serving = (answer: string | null): Promise<string> =>
  listen(
    createServer((_request, response) => {
      if (answer !== null) response.end(answer);
    }),
  );

const OWN = 'qwen3-4b-instruct';
/** What `npm run model` serves, by somebody who knows this secret. */
const servingOwn = (known: string): Promise<string> =>
  listen(
    createModelServer(
      { id: OWN, contextTokens: 512, complete: () => Promise.reject(new Error('not asked')) },
      { secret: known },
    ),
  );

const tags = (...names: string[]) => JSON.stringify({ models: names.map((name) => ({ name, size: 1 })) });

/** Nobody listens there. */
const NOBODY = 'http://127.0.0.1:1';
/** What answers is heard, however busy the machine is. */
const timeoutMs = 20_000;
const onlyOllama = (ollama: string) => ({ own: NOBODY, ollama, timeoutMs });

const settings = (env: Record<string, string> = {}) => readSettings('/root', env);

describe('a model on this machine', () => {
  test.each([
    [['gemma3:latest', 'nomic-embed-text:latest'], 'gemma3'],
    [['bge-m3:latest', 'qwen3:8b', 'gemma3:latest'], 'qwen3:8b'],
  ])('when Ollama serves %j, then %s is talked with', async (names, model) => {
    const url = await serving(tags(...names));
    const { values, real, localModel } = await withLocalModel(settings(), onlyOllama(url));
    expect(values).toMatchObject({ OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: model });
    expect(real.openai).toBe(true);
    expect(localModel).toBe(`${model} of Ollama`);
  });

  test('when one is named, then it is talked with', async () => {
    const url = await serving(tags('gemma3:latest', 'qwen3:8b'));
    const named = settings({ OPENAI_MODEL: 'qwen3:8b' });
    expect((await withLocalModel(named, onlyOllama(url))).values).toMatchObject({ OPENAI_MODEL: 'qwen3:8b' });
  });

  test.each<Record<string, string>>([
    { COMPANION: 'program' },
    { OPENAI_API_KEY: 'sk-1' },
    { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' },
  ])('when %j is set, then Ollama is not used', async (env) => {
    const url = await serving(tags('gemma3:latest'));
    expect(await withLocalModel(settings(env), onlyOllama(url))).toEqual(settings(env));
  });

  test.each([tags(), tags('nomic-embed-text:latest'), 'nothing of that kind'])(
    'when none answers as it should (%s), then nothing changes',
    async (answer) => {
      expect(await withLocalModel(settings(), onlyOllama(await serving(answer)))).toEqual(settings());
    },
  );

  test('when one does not answer, then nothing changes, and the start goes on', async () => {
    const silent = { own: NOBODY, ollama: await serving(null) };
    expect(await withLocalModel(settings(), silent)).toEqual(settings());
  });

  test('when nothing listens, then nothing changes', async () => {
    expect(await withLocalModel(settings(), onlyOllama(NOBODY))).toEqual(settings());
  });

  test('when one is named and nothing listens, then nothing changes', async () => {
    const named = settings({ OPENAI_MODEL: 'gemma3' });
    expect(await withLocalModel(named, onlyOllama(NOBODY))).toEqual(named);
  });

  test('when npm run model serves one, then it is talked with, also where Ollama has another', async () => {
    const own = await servingOwn(secret);
    const urls = { own, ollama: await serving(tags('gemma3:latest')), timeoutMs };
    const { values, localModel } = await withLocalModel(settings(), urls, cache);
    expect(values).toMatchObject({ OPENAI_BASE_URL: `${own}/v1`, OPENAI_MODEL: OWN });
    expect(localModel).toBe(`${OWN} of npm run model`);
  });

  test('when one of Ollama is named, then it is talked with, and not that of npm run model', async () => {
    const urls = { own: await servingOwn(secret), ollama: await serving(tags('gemma3:latest')), timeoutMs };
    const { values } = await withLocalModel(settings({ OPENAI_MODEL: 'gemma3' }), urls, cache);
    expect(values).toMatchObject({ OPENAI_BASE_URL: `${urls.ollama}/v1`, OPENAI_MODEL: 'gemma3' });
  });
});

const listed = JSON.stringify({ data: [{ id: OWN, owned_by: 'inkwell' }] });
/** Passes what it is asked on to the real server, its challenge with it. */
const passingOn =
  (to: string): RequestListener =>
  (request, response) => {
    const challenge = String(request.headers[CHALLENGE_HEADER]);
    void fetch(`${to}/v1/models`, { headers: { [CHALLENGE_HEADER]: challenge } }).then(({ headers }) => {
      response.setHeader(PROOF_HEADER, headers.get(PROOF_HEADER) ?? '');
      response.end(listed);
    });
  };

describe('a server of somebody else on the port of npm run model', () => {
  test.each<[string, () => Promise<string>]>([
    ['says that it is ours', () => serving(listed)],
    ['is the npm run model of another user', () => servingOwn('the secret of another user')],
    [
      'passes the challenge on to ours on another port',
      async () => listen(createServer(passingOn(await servingOwn(secret)))),
    ],
  ])('when it %s, then it is not talked with', async (_title, serve) => {
    expect(
      await withLocalModel(settings(), { own: await serve(), ollama: NOBODY, timeoutMs }, cache),
    ).toEqual(settings());
  });

  test('when nobody here has run npm run model, or others may read its secret, then none is ours', async () => {
    const own = await servingOwn(secret);
    expect(await withLocalModel(settings(), { own, ollama: NOBODY, timeoutMs }, join(cache, 'none'))).toEqual(
      settings(),
    );
    await chmod(join(cache, 'model-secret'), 0o640);
    cleanups.push(() => void chmod(join(cache, 'model-secret'), 0o600));
    expect(await withLocalModel(settings(), { own, ollama: NOBODY, timeoutMs }, cache)).toEqual(settings());
  });

  test.each([
    '{"data":{}}',
    '{"data":[null]}',
    '{"data":[{}]}',
    '{"models":{}}',
    '{"models":[null]}',
    'null',
    '[]',
  ])('when it and that on the port of Ollama answer %s, then nothing changes', async (answer) => {
    const stranger = await serving(answer);
    for (const env of [settings().values, { OPENAI_MODEL: 'gemma3' }]) {
      const urls = { own: stranger, ollama: stranger, timeoutMs };
      expect(await withLocalModel(settings(env), urls, cache)).toEqual(settings(env));
    }
  });
});

test('when no model is found, then the start says what would bring one', () => {
  const line = companionLine(settings());
  for (const way of ['OPENAI_API_KEY', 'npm run model', 'Ollama']) expect(line).toContain(way);
});
