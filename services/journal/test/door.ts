import { randomBytes, randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, type Topic } from '@inkwell/contracts';
import { createOutbox } from '@inkwell/events';
import {
  connectMongo,
  createIdentitySigner,
  createIdentityVerifier,
  createLog,
  ensureIndexes,
} from '@inkwell/service';
import { mongoUri } from '@inkwell/testing';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import { buildApp } from '../src/app.ts';
import { createEntries } from '../src/entries.ts';

const secret = () => randomBytes(32).toString('hex');
const secrets = { gateway: secret(), insights: secret() };

export const log = createLog({ name: 'journal', level: 'silent' });
export const signAsGateway = createIdentitySigner({
  caller: 'gateway',
  audience: 'journal',
  secret: secrets.gateway,
});
export const signAsInsights = createIdentitySigner({
  caller: 'insights',
  audience: 'journal',
  secret: secrets.insights,
});

export type Journal = Awaited<ReturnType<typeof openJournal>>;

/** The service on a real database, with a clock that a test can set. */
export async function openJournal() {
  const connection = await connectMongo(mongoUri('journal'), log);
  const vaultKeys = `test:${randomBytes(32).toString('base64')}`;
  const newVault = () => createVault({ connection, keys: parseVaultKeys(vaultKeys) });
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const notices: Array<{ userId: string; topic: Topic }> = [];
  // A test's own step between a save's look at the tombstone and its commit.
  const beforeCommit = { step: async (_userId: string): Promise<void> => undefined };
  const vault = newVault();
  const entries = createEntries({
    connection,
    vault: {
      ...vault,
      open: async (userId, options) => {
        const box = await vault.open(userId, options);
        if (options?.session) await beforeCommit.step(userId);
        return box;
      },
    },
    outbox: createOutbox(connection, 'journal'),
    live: { publish: async (userId, topic) => void notices.push({ userId, topic }) },
    now: () => clock.now,
  });
  const verify = createIdentityVerifier({ audience: 'journal', secrets });
  const app = buildApp({ log, verify, entries });
  await ensureIndexes(connection);
  return {
    app,
    beforeCommit,
    clock,
    connection,
    entries,
    newVault,
    notices,
    close: async () => {
      await app.close();
      await connection.close();
    },
  };
}

/** A person of a test's own, and what they do. */
export function person(journal: Journal, headers: Record<string, string> = {}) {
  const userId = randomUUID();
  const identity = () => ({ [IDENTITY_HEADER]: signAsGateway({ userId }), ...headers });
  return {
    userId,
    get: (url: string) => journal.app.inject({ method: 'GET', url, headers: identity() }),
    save: (payload: object) =>
      journal.app.inject({ method: 'POST', url: '/api/journal-entries', headers: identity(), payload }),
    sendRaw: (payload: string, more: Record<string, string> = {}) =>
      journal.app.inject({
        method: 'POST',
        url: '/api/journal-entries',
        headers: { ...identity(), 'content-type': 'application/json', ...more },
        payload,
      }),
  };
}
