import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, test } from 'vitest';

import { withOllama } from './local-model.ts';
import { readSettings } from './settings.ts';

let close: () => void = () => undefined;
afterEach(() => close());

/** A server that answers every path so; null: not at all. */
async function serving(answer: string | null): Promise<string> {
  const server = createServer((_request, response) => {
    if (answer !== null) response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const tags = (...names: string[]) => JSON.stringify({ models: names.map((name) => ({ name, size: 1 })) });

const settings = (env: Record<string, string> = {}) => readSettings('/root', env);

describe('a model on this machine', () => {
  test.each([
    [['gemma3:latest', 'nomic-embed-text:latest'], 'gemma3'],
    [['bge-m3:latest', 'qwen3:8b', 'gemma3:latest'], 'qwen3:8b'],
  ])('when Ollama serves %j, then %s is talked with', async (names, model) => {
    const url = await serving(tags(...names));
    const { values, real, ollamaModel } = await withOllama(settings(), url);
    expect(values).toMatchObject({ OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: model });
    expect(real.openai).toBe(true);
    expect(ollamaModel).toBe(model);
  });

  test('when one is named, then it is talked with', async () => {
    const url = await serving(tags('gemma3:latest', 'qwen3:8b'));
    const named = settings({ OPENAI_MODEL: 'qwen3:8b' });
    expect((await withOllama(named, url)).values).toMatchObject({ OPENAI_MODEL: 'qwen3:8b' });
  });

  test.each<Record<string, string>>([
    { COMPANION: 'program' },
    { OPENAI_API_KEY: 'sk-1' },
    { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' },
  ])('when %j is set, then Ollama is not used', async (env) => {
    const url = await serving(tags('gemma3:latest'));
    expect(await withOllama(settings(env), url)).toEqual(settings(env));
  });

  test.each([tags(), tags('nomic-embed-text:latest'), 'nothing of that kind', null])(
    'when none answers as it should (%s), then nothing changes, and soon',
    async (answer) => {
      const since = performance.now();
      expect(await withOllama(settings(), await serving(answer))).toEqual(settings());
      expect(performance.now() - since).toBeLessThan(2_000);
    },
  );

  test('when nothing listens, then nothing changes', async () => {
    expect(await withOllama(settings(), 'http://127.0.0.1:1')).toEqual(settings());
  });
});
