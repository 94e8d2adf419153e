import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parseVaultKeys } from '@inkwell/vault';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { rotateSecretFile, rotationSteps } from './rotation-steps.ts';
import { writeSecretFiles } from './secret-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwell-rotation-'));
  await writeSecretFiles(folder);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const valuesOf = async (name: string): Promise<string[]> =>
  (await readFile(join(folder, name), 'utf8')).split(',');

describe('the steps of a rotation', () => {
  test('when a list or the keys of a vault go through them, then the new one is known before it is used', () => {
    expect(rotationSteps('list', 'a', 'b')).toEqual(['a', 'a,b', 'b,a', 'b']);
    expect(rotationSteps('vault-keys', 'a', 'b')).toEqual(['a', 'a,b,a', 'b,a', 'b,a']);
    expect(rotationSteps('two-keys', 'a', 'b')).toEqual(['a', 'b']);
  });

  test('when a file goes through them, then it ends with a new value', async () => {
    const [old = ''] = await valuesOf('session-secret');
    expect(await rotateSecretFile(folder, 'session-secret', 'add')).toBe(2);
    const [first, next = ''] = await valuesOf('session-secret');
    expect(first).toBe(old);
    expect(next).toHaveLength(old.length);
    await rotateSecretFile(folder, 'session-secret', 'use');
    expect(await valuesOf('session-secret')).toEqual([next, old]);
    await rotateSecretFile(folder, 'session-secret', 'drop');
    expect(await valuesOf('session-secret')).toEqual([next]);
  });

  test('when the keys of a vault are rotated twice, then each list is one, and the oldest stays at its end', async () => {
    const [oldest = ''] = await valuesOf('vault-keys-chat');
    const seen: string[][] = [];
    for (const step of ['add', 'use', 'drop', 'add', 'use', 'drop'] as const) {
      await rotateSecretFile(folder, 'vault-keys-chat', step);
      const values = await valuesOf('vault-keys-chat');
      expect(parseVaultKeys(values.join(',')).current.id).toBe(values[0]?.split(':')[0]);
      expect(values.at(-1)).toBe(oldest);
      seen.push(values.map((entry) => entry.split(':')[0] ?? ''));
    }
    expect(seen).toEqual([
      ['1', '2', '1'],
      ['2', '1'],
      ['2', '1'],
      ['2', '3', '1'],
      ['3', '2', '1'],
      ['3', '1'],
    ]);
  });

  test('when a step that was taken is taken again, then it is refused, and what the file held stands beside it', async () => {
    await rotateSecretFile(folder, 'vault-keys-journal', 'add');
    const added = await valuesOf('vault-keys-journal');
    await rotateSecretFile(folder, 'vault-keys-journal', 'use');
    await rotateSecretFile(folder, 'vault-keys-journal', 'drop');
    for (const step of ['add', 'use'] as const) await rotateSecretFile(folder, 'vault-keys-journal', step);
    const used = await valuesOf('vault-keys-journal');
    await expect(rotateSecretFile(folder, 'vault-keys-journal', 'use')).rejects.toThrow('is used already');
    expect(await valuesOf('vault-keys-journal')).toEqual(used);
    const copy = join(folder, 'vault-keys-journal.before-use');
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    expect((await valuesOf('vault-keys-journal.before-use')).toSorted()).toEqual(used.toSorted());
    expect(added).not.toEqual(used);
  });

  test.each([
    ['use', 'email-key', 'has 1 value(s), so "use" is not its next step'],
    ['drop', 'email-key', 'has 1 value(s)'],
    ['add', 'redis-password', 'docs/secrets.md'],
    ['add', 'stripe-webhook-secret', 'docs/secrets.md'],
    ['add', 'nothing', 'docs/secrets.md'],
  ] as const)(
    'when "%s" is asked for %s, then it is refused and nothing changes',
    async (step, name, reason) => {
      const before = await readFile(join(folder, name), 'utf8').catch(() => 'absent');
      await expect(rotateSecretFile(folder, name, step)).rejects.toThrow(reason);
      expect(await readFile(join(folder, name), 'utf8').catch(() => 'absent')).toBe(before);
    },
  );
});
