import type { LanguageModel } from '@inkwell/ai';
import type { Jobs, Live, Outbox } from '@inkwell/events';
import type { Logger } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { createAccounts } from './accounts.ts';
import { createBrowsers } from './browsers.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createSessions } from './sessions.ts';
import { createSoulPrints } from './soulprints.ts';
import { createTries } from './tries.ts';
import { userModel } from './user.model.ts';

export interface StoriesDeps {
  connection: Connection;
  redis: Redis;
  vault: Vault;
  outbox: Outbox<'auth'>;
  jobs: Jobs<'auth'>;
  live: Live;
  model: LanguageModel;
  log: Logger;
  sessionSecret: string;
  emailKey: string;
  /** How long onboarding waits for the SoulPrint, in ms. Default 25 s. */
  soulPrintWaitMs?: number;
  /** Default: argon2id at OWASP's parameters, as many at once as there are cores. */
  passwords?: Passwords;
}

export type Stories = ReturnType<typeof createStories>;

/** What auth can do, put together: the process and the tests build it from here. */
export function createStories(deps: StoriesDeps) {
  const users = userModel(deps.connection);
  const sessions = createSessions({ ...deps, secret: deps.sessionSecret });
  const accounts = createAccounts({
    ...deps,
    users,
    sessions,
    passwords: deps.passwords ?? createPasswords(),
    tries: createTries(deps.connection),
    browsers: createBrowsers(deps.sessionSecret),
  });
  const soulprints = createSoulPrints({
    ...deps,
    users,
    accounts,
    ...(deps.soulPrintWaitMs !== undefined && { waitMs: deps.soulPrintWaitMs }),
  });
  return { sessions, accounts, soulprints };
}
