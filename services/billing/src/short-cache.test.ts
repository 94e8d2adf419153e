import { expect, it } from 'vitest';
import { createShortCache } from './short-cache.ts';

function counted(max = 3) {
  let now = 0;
  let reads = 0;
  const cache = createShortCache<number>({ lifetimeMs: 1_000, max, now: () => now });
  return {
    read: (key: string) => cache.get(key, async () => (reads += 1)),
    fail: (key: string) => cache.get(key, () => Promise.reject(new Error('away'))),
    forget: cache.forget,
    pass: (ms: number) => (now += ms),
    reads: () => reads,
  };
}

it('when a key is asked for at once and again, then it is read once until its time is over', async () => {
  const { read, pass } = counted();
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual([1, 1, 2]);
  pass(999);
  expect(await read('a')).toBe(1);
  pass(1);
  expect(await read('a')).toBe(3);
});

it('when a read fails, then all who shared it fail and the next one reads again', async () => {
  const { read, fail } = counted();
  const failing = [fail('a'), read('a')];
  for (const each of failing) await expect(each).rejects.toThrow('away');
  expect(await read('a')).toBe(1);
});

it('when there are more keys than fit, then the oldest goes', async () => {
  const { read, reads } = counted(3);
  for (const key of ['a', 'b', 'c', 'd', 'd', 'c', 'b']) await read(key);
  expect(reads()).toBe(4);
  await read('a');
  expect(reads()).toBe(5);
});

it('when a key is to be forgotten, then it is read again', async () => {
  const { read, forget } = counted();
  await read('a');
  forget('a');
  expect(await read('a')).toBe(2);
});
