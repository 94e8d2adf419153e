import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { linkFile } from './link-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'link-file-'));
  await mkdir(join(folder, 'volume', 'models'), { recursive: true });
  for (const name of ['one', 'two']) await writeFile(join(folder, 'volume', 'models', name), name);
});
afterEach(() => rm(folder, { recursive: true }));

const models = (name: string): string => join(folder, 'volume', 'models', name);

test('when a file is linked, then the link leads to it, also where the volume is mounted elsewhere', async () => {
  await linkFile(models('one'), join(folder, 'volume', 'reader.gguf'));
  await rename(join(folder, 'volume'), join(folder, 'elsewhere'));
  expect(await readFile(join(folder, 'elsewhere', 'reader.gguf'), 'utf8')).toBe('one');
});

test('when another file is linked after a run that was cut off, then the link leads to that one', async () => {
  const link = join(folder, 'volume', 'reader.gguf');
  await linkFile(models('one'), link);
  await symlink('nowhere', `${link}.new`);
  await linkFile(models('two'), link);
  expect(await readFile(link, 'utf8')).toBe('two');
  expect(await readdir(join(folder, 'volume'))).toEqual(['models', 'reader.gguf']);
});
