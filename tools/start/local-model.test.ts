import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, test } from 'vitest';

import { localModelHint } from './local-model.ts';

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

describe('a model on this machine', () => {
  test('when there is one, then it says how to talk with it', async () => {
    const url = await serving(tags('gemma3:latest', 'nomic-embed-text:latest'));
    expect(await localModelHint(url)).toBe(
      `a local model is there: gemma3; set OPENAI_BASE_URL=${url}/v1 to talk with it`,
    );
  });

  test('when there are more, then one is named', async () => {
    const url = await serving(tags('qwen3:8b', 'gemma3:latest'));
    expect(await localModelHint(url)).toBe(
      `a local model is there: qwen3:8b, gemma3; set OPENAI_BASE_URL=${url}/v1 OPENAI_MODEL=qwen3:8b to talk with it`,
    );
  });

  test.each([tags(), 'nothing of that kind', null])(
    'when none answers as it should (%s), then it says nothing, and soon',
    async (answer) => {
      const since = performance.now();
      expect(await localModelHint(await serving(answer))).toBeNull();
      expect(performance.now() - since).toBeLessThan(2_000);
    },
  );

  test('when nothing listens, then it says nothing', async () => {
    expect(await localModelHint('http://127.0.0.1:1')).toBeNull();
  });
});
