import { randomBytes, randomUUID } from 'node:crypto';

import { IDENTITY_HEADER } from '@inkwell/contracts/constants';
import type { Service } from '@inkwell/contracts';
import type { App, Caller, IdentitySigner, IdentityVerifier, Migration } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import mongoose from 'mongoose';

import { checkedUri, mongoUri, redisUrl, untilReady } from './databases.ts';

/** Whom a call is for: a person, one session of theirs, or nobody. */
export type Who = Parameters<IdentitySigner>[0];

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  payload?: unknown;
}

/** Calls an app as the gateway does, in a person's name. */
export type CallAs = (who: Who, call: Call) => ReturnType<typeof inject>;

// One test file is one installation: all that it opens has the same secrets, as replicas of a service do.
const salt = randomBytes(16).toString('hex');
const vaultKeys = `test:${randomBytes(32).toString('base64')}`;
const secretOf = (caller: Caller, audience: Service) => `${caller} calls ${audience}, ${salt}`;

/** How long a command to Redis may take, in ms. It is slow, not away, where the cores are busy. */
const REDIS_MS = 10_000;

const inject = (app: App, { payload, ...call }: Call) =>
  app.inject({ ...call, ...(payload !== undefined && { payload: payload as object }) });

export type OpenService = Awaited<ReturnType<typeof openService>>;

/**
 * What the tests of every service are built on: a migrated database, Redis, a vault, and the identities of callers.
 *
 * @param service whose database, queue and audience these are
 * @param options.callers whose identities the service accepts, as its `IDENTITY_FROM_…` say. Default: the gateway's
 * @param options.migrations the service's own, run before this returns. Default: none
 */
export async function openService(
  service: Service,
  options: { callers?: readonly Caller[]; migrations?: readonly Migration[] } = {},
) {
  const { callers = ['gateway'], migrations = [] } = options;
  // `npm start` reads this lib for its servers and has no use for a web framework: that is read where it is needed.
  const kit = await import('@inkwell/service');
  const { createVault, parseVaultKeys } = await import('@inkwell/vault');

  const closers = kit.createClosers();
  const log = kit.createLog({ name: service, level: 'silent' });
  await kit.migrateDatabase(mongoUri(service), migrations, { log });
  const connection = await kit.connectMongo(`${checkedUri(service)}&monitorCommands=true`, log);
  closers.add(() => connection.close());
  const ownClient = new mongoose.mongo.MongoClient(mongoUri(service));
  closers.add(() => ownClient.close());
  const redis = kit.connectRedis(redisUrl(), log, { commandMs: REDIS_MS });
  closers.add(() => redis.disconnect());
  await untilReady(redis);

  const newVault = (): Vault => createVault({ connection, keys: parseVaultKeys(vaultKeys) });
  const signerOf = (caller: Caller, audience: Service) =>
    kit.createIdentitySigner({ caller, audience, secret: secretOf(caller, audience) });
  const verifierOf = (audience: Service, accepted: readonly Caller[]): IdentityVerifier =>
    kit.createIdentityVerifier({
      audience,
      secrets: Object.fromEntries(accepted.map((caller) => [caller, secretOf(caller, audience)])),
    });
  const sign = signerOf('gateway', service);
  const callOn =
    (app: App): CallAs =>
    (who, { headers, ...call }) =>
      inject(app, { ...call, headers: { [IDENTITY_HEADER]: sign(who), ...headers } });

  return {
    log,
    /** The service's: tells of its commands (see `roundTrips`), and its queries are checked (see `findQueryProblems`). */
    connection,
    /** The same database for what a test asks itself, which needs no index. */
    database: ownClient.db(),
    redis,
    /** For jobs, relays and workers: a queue that nobody else has. */
    queue: { redisUrl: redisUrl(), log, prefix: `${service}-${randomUUID()}` },
    vault: newVault(),
    /** The vault of another process: the same keys, and nobody's in memory. */
    newVault,
    /** `VAULT_KEYS` of this installation, for a process of the service on the same database. */
    vaultKeys,
    verify: verifierOf(service, callers),
    /** Signs for this service in the gateway's name. */
    sign,
    /** Signs in any caller's name, for any audience. */
    signerOf,
    verifierOf,
    callOn,
    /** Readies the app and returns how to call it; `close` ends it. */
    serve: async (app: App): Promise<CallAs> => {
      closers.add(() => app.close());
      await app.ready();
      return callOn(app);
    },
    /** What else `close` has to end, before the connections. */
    closers,
    close: closers.close,
  };
}

/** Hands an event or a job to its handler, as the worker does. */
export async function deliver(
  handlers: ReadonlyArray<{
    name: string;
    run: (data: unknown, context: { eventId: string; signal: AbortSignal }) => Promise<unknown>;
  }>,
  name: string,
  data: unknown,
): Promise<void> {
  const handler = handlers.find((each) => each.name === name);
  if (!handler) throw new Error(`${name} has no handler`);
  await handler.run(data, { eventId: randomUUID(), signal: new AbortController().signal });
}
