import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { DEPLOYMENT_SECRETS } from './deployment-secrets.ts';

export type SecretFilesResult = {
  /** Files that were not there before. */
  made: string[];
  /** Files that are empty: only their owner knows what belongs there. */
  empty: string[];
};

/**
 * Writes the secrets of a deployment, one a file, and keeps what is there. The folder is its owner's alone; the files
 * may be read by all, since Docker mounts them as they are for the users of its containers.
 */
export async function writeSecretFiles(folder: string): Promise<SecretFilesResult> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(folder));
  const known = new Map<string, string>();
  for (const { name, make } of DEPLOYMENT_SECRETS) {
    const file = join(folder, name);
    if (there.has(name)) known.set(name, (await readFile(file, 'utf8')).trimEnd());
    else {
      // An empty file is an unset value.
      const value = make?.(known) ?? '';
      known.set(name, value);
      await writeFile(file, value, { mode: 0o644 });
    }
  }
  return {
    made: [...known.keys()].filter((name) => !there.has(name)),
    empty: [...known].filter(([, value]) => value === '').map(([name]) => name),
  };
}
