import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SERVICES } from '@inkwell/contracts/constants';

import { CALLS, pairName } from '../start/secrets.ts';

type Known = ReadonlyMap<string, string>;

const KEY_BYTES = 32;
const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
/** Letters and digits, which mean nothing else in a connection string. */
const newPassword = (): string => randomBytes(KEY_BYTES).toString('hex');

/** What only its owner has; without it the file is empty, which means unset. */
const GIVEN = [
  'stripe-secret-key',
  'stripe-webhook-secret',
  'google-client-id',
  'google-client-secret',
  'openai-api-key',
];

function mongoUri(user: string, known: Known, database: string, authDatabase: string): string {
  const password = known.get(`mongodb-password-${user}`) ?? '';
  return `mongodb://${user}:${password}@mongodb:27017/${database}?replicaSet=rs0&authSource=${authDatabase}`;
}

/** Every file, by its name: how it is made, from those before it. */
const FILES: ReadonlyMap<string, (known: Known) => string> = new Map([
  ['mongodb-keyfile', () => randomBytes(512).toString('base64')],
  ['mongodb-password-root', newPassword],
  ['mongodb-password-backup', newPassword],
  ['mongodb-uri-backup', (known: Known) => mongoUri('backup', known, '', 'admin')],
  ['redis-password', newPassword],
  ['redis-url', (known: Known) => `redis://:${known.get('redis-password')}@redis:6379`],
  ['session-secret', newKey],
  ['email-key', newKey],
  ...SERVICES.flatMap((name): [string, (known: Known) => string][] => [
    [`mongodb-password-${name}`, newPassword],
    [`mongodb-uri-${name}`, (known) => mongoUri(name, known, `inkwell_${name}`, `inkwell_${name}`)],
    [`vault-keys-${name}`, () => `1:${randomBytes(KEY_BYTES).toString('base64')}`],
  ]),
  ...CALLS.map(([caller, service]): [string, () => string] => [
    `identity-${pairName(caller, service)}`,
    newKey,
  ]),
  ...GIVEN.map((name): [string, () => string] => [name, () => '']),
]);

export type Written = {
  /** Files that were not there before. */
  made: string[];
  /** Files that are empty: only their owner knows what belongs there. */
  empty: string[];
};

/**
 * Writes the secrets of a deployment, one a file, and keeps what is there. The folder is its owner's alone; the files
 * may be read by all, since Docker mounts them as they are for the users of its containers.
 */
export async function writeSecretFiles(folder: string): Promise<Written> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(folder));
  const known = new Map<string, string>();
  for (const [name, make] of FILES) {
    const file = join(folder, name);
    if (there.has(name)) known.set(name, (await readFile(file, 'utf8')).trimEnd());
    else {
      const value = make(known);
      known.set(name, value);
      await writeFile(file, value, { mode: 0o644 });
    }
  }
  return {
    made: [...FILES.keys()].filter((name) => !there.has(name)),
    empty: [...known].filter(([, value]) => value === '').map(([name]) => name),
  };
}
