import type { ObjectModel } from '@inkwell/ai';
import type { Jobs, Live, Outbox } from '@inkwell/events';
import type { InternalReader, Logger, RedisClient, Secrets, TokenBudget } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { createAccounts } from './accounts/accounts.ts';
import { createKnownBrowsers } from './accounts/known-browsers.ts';
import { createLoginThrottle } from './accounts/login-throttle.ts';
import { createPasswords, type Passwords } from './accounts/passwords.ts';
import { userModel } from './accounts/user.model.ts';
import { createOnboardedCache } from './onboarding/onboarded-cache.ts';
import { createOnboarding } from './onboarding/onboarding.ts';
import { createSessions } from './sessions/sessions.ts';
import { createSoulPrints } from './soulprints/soulprints.ts';

export interface UseCasesDeps {
  connection: Connection;
  redis: RedisClient;
  vault: Vault;
  outbox: Outbox<'auth'>;
  jobs: Jobs<'auth'>;
  live: Live;
  /** Reads chat's internal routes. */
  readFromChat: InternalReader;
  model: ObjectModel;
  tokenBudget: Pick<TokenBudget, 'isOver' | 'count'>;
  /** The name by which the model's provider knows a person. */
  safetyIdentifierOf: (userId: string) => string;
  log: Logger;
  sessionSecrets: Secrets;
  emailKeys: Secrets;
  /** How long onboarding waits for the SoulPrint, in ms. Default 25 s. */
  soulPrintWaitMs?: number;
  /** Default: argon2id at OWASP's parameters, as many at once as there are cores. */
  passwords?: Passwords;
  /** Default: the clock. */
  now?: () => Date;
}

export type UseCases = ReturnType<typeof createUseCases>;

/** What the service can do, for its process and its tests. */
export function createUseCases({ now = () => new Date(), ...others }: UseCasesDeps) {
  const deps = { ...others, now };
  const users = userModel(deps.connection);
  const sessions = createSessions({ ...deps, secrets: deps.sessionSecrets });
  const onboardedCache = createOnboardedCache(deps);
  const accounts = createAccounts({
    ...deps,
    users,
    sessions,
    onboardedCache,
    passwords: deps.passwords ?? createPasswords(),
    loginThrottle: createLoginThrottle(deps.connection),
    knownBrowsers: createKnownBrowsers(deps.sessionSecrets),
  });
  const onboarding = createOnboarding({ ...deps, users, onboardedCache });
  const soulprints = createSoulPrints({
    ...deps,
    users,
    ...(deps.soulPrintWaitMs !== undefined && { waitMs: deps.soulPrintWaitMs }),
  });
  return { sessions, accounts, onboarding, soulprints };
}
