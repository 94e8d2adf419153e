import { describe, expect, it } from 'vitest';
import { batched } from '../src/batched.ts';

/** A question that is answered when the test says so, with what it was asked. */
function createAsked() {
  const asked: Array<{ keys: readonly string[]; answer: () => void; fail: () => void }> = [];
  const ask = (keys: readonly string[]) =>
    new Promise<(key: string) => string>((resolve, reject) => {
      asked.push({
        keys,
        answer: () => resolve((key) => `${key} of ${keys.join()}`),
        fail: () => reject(new Error('away')),
      });
    });
  const settled = () => new Promise(setImmediate);
  return { asked, read: batched(ask), settled };
}

describe('a batched question', () => {
  it('when many ask while one is under way, then they share the next one, each key once', async () => {
    const { asked, read, settled } = createAsked();
    const first = read('a');
    await settled();
    const others = Promise.all([read('b'), read('c'), read('b')]);
    await settled();
    expect(asked.map(({ keys }) => keys)).toEqual([['a']]);
    asked[0]?.answer();
    expect(await first).toBe('a of a');
    await settled();
    expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
    asked[1]?.answer();
    expect(await others).toEqual(['b of b,c', 'c of b,c', 'b of b,c']);
  });

  it('when somebody asks what is being asked, then it is asked again: the answer may be old', async () => {
    const { asked, read, settled } = createAsked();
    const first = read('a');
    await settled();
    const second = read('a');
    asked[0]?.answer();
    await first;
    await settled();
    expect(asked).toHaveLength(2);
    asked[1]?.answer();
    expect(await second).toBe('a of a');
  });

  it('when one fails, then whoever shared it hears so, and the next one is asked', async () => {
    const { asked, read, settled } = createAsked();
    const first = read('a');
    await settled();
    const second = read('b');
    asked[0]?.fail();
    await expect(first).rejects.toThrow('away');
    await settled();
    asked[1]?.answer();
    expect(await second).toBe('b of b');
  });
});
