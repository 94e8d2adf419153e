import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { cacheVectors } from './kept-vectors.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwell-vectors-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('when texts are embedded again, then only those are asked for that are not kept, also after a cut', async () => {
  const asked: string[] = [];
  const embed = async (texts: readonly string[]) => {
    asked.push(...texts);
    return texts.map((text) => [text.length, 0.5]);
  };
  const file = join(folder, 'vectors');
  const open = () => cacheVectors(embed, file, 2);
  expect(await (await open())(['a', 'bb'])).toEqual([
    [1, 0.5],
    [2, 0.5],
  ]);
  await appendFile(file, (await readFile(file)).subarray(0, 7));
  expect(await (await open())(['bb', 'ccc', 'a'])).toEqual([
    [2, 0.5],
    [3, 0.5],
    [1, 0.5],
  ]);
  await (
    await open()
  )(['ccc', 'bb', 'a']);
  expect(asked).toEqual(['a', 'bb', 'ccc']);
});
