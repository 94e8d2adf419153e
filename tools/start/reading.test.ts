import { expect, test } from 'vitest';

import { startReading } from './reading.ts';

const startWithout = async (signal: AbortSignal): Promise<string[]> => {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const supervisor = { start: () => Promise.reject(new Error('is not reached')) };
  const options = { dataDir: '/nowhere', values: { PATH: '/nowhere' }, say, signal };
  await startReading(options, { port: 1, supervisor });
  return said;
};

test('when the reading model cannot be had, then start goes on and says that it reads by word lists', async () => {
  expect(await startWithout(new AbortController().signal)).toEqual([
    expect.stringMatching(/reading +word lists only \(no python3 on the PATH\)/),
  ]);
});

test('when everything is stopped meanwhile, then nothing is said', async () => {
  expect(await startWithout(AbortSignal.abort())).toEqual([]);
});
