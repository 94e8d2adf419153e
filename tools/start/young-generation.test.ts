import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { transform } from 'esbuild';
import { expect, test } from 'vitest';

import { NODE_ARGS } from './product.ts';

const MIB = 1_048_576;
const TUNE_RUNTIME = join(import.meta.dirname, '../../libs/service/src/tune-runtime.ts');

const PROGRAM = `
import { getHeapSpaceStatistics } from 'node:v8';
const sizeAfterWork = () => {
  for (let round = 0; round < 20; round += 1) Array.from({ length: 50_000 }, (_, index) => ({ index }));
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size;
};
const starting = sizeAfterWork();
tuneRuntimeAfterStartup();
console.log(JSON.stringify({ starting, serving: sizeAfterWork() }));
`;

test('when a process starts, then its young generation stays small, and grows once it serves', async () => {
  // Not through tsx: V8 takes its default again where a process makes a thread, as tsx does.
  const { code } = await transform(await readFile(TUNE_RUNTIME, 'utf8'), { loader: 'ts' });
  const args = [...NODE_ARGS.slice(0, -1), '--input-type=module', '--eval', `${code}${PROGRAM}`];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { starting, serving } = JSON.parse(stdout) as { starting: number; serving: number };
  expect(starting).toBeLessThanOrEqual(2 * MIB);
  expect(serving).toBeGreaterThanOrEqual(16 * MIB);
});
