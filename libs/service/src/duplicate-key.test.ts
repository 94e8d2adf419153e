import { expect, it } from 'vitest';
import { retryDuplicateKey } from './duplicate-key.ts';

const taken = (): Error => Object.assign(new Error('E11000'), { code: 11_000 });

/** What fails so often, and how often it was run. */
function failing(times: number, error: Error) {
  let runs = 0;
  return {
    run: async (): Promise<number> => {
      runs += 1;
      if (runs <= times) throw error;
      return runs;
    },
    runs: () => runs,
  };
}

it('when a key was taken in the meantime, then the upsert runs once more', async () => {
  expect(await retryDuplicateKey(failing(1, taken()).run)).toBe(2);
});

it('when the key stays taken, then that is thrown after the second run', async () => {
  const upsert = failing(5, taken());
  await expect(retryDuplicateKey(upsert.run)).rejects.toThrow('E11000');
  expect(upsert.runs()).toBe(2);
});

it('when anything else fails, then it is thrown at once', async () => {
  const upsert = failing(5, new Error('away'));
  await expect(retryDuplicateKey(upsert.run)).rejects.toThrow('away');
  expect(upsert.runs()).toBe(1);
});
