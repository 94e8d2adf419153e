import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { makeModelSecret, readModelSecret } from './ownership.ts';

let cache = '';
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'model-secret-'));
});
afterEach(() => rm(cache, { recursive: true }));

describe('what a server and a start of one person know', () => {
  test('when several make it at once, then all have the same, and its owner alone may read it', async () => {
    expect(await readModelSecret(cache)).toBeNull();
    const secrets = await Promise.all([makeModelSecret(cache), makeModelSecret(cache)]);
    expect(new Set([...secrets, await readModelSecret(cache)]).size).toBe(1);
    const [file = '', ...others] = await readdir(cache);
    expect(others).toEqual([]);
    expect((await stat(join(cache, file))).mode & 0o777).toBe(0o600);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  });

  test('when others may read it, then it is worth nothing', async () => {
    await makeModelSecret(cache);
    await chmod(join(cache, 'model-secret'), 0o644);
    expect(await readModelSecret(cache)).toBeNull();
    await expect(makeModelSecret(cache)).rejects.toThrow('not for its owner alone');
  });

  test('when the file is empty, then it is none', async () => {
    await writeFile(join(cache, 'model-secret'), '', { mode: 0o600 });
    expect(await readModelSecret(cache)).toBeNull();
  });
});
