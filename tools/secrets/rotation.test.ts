import { randomBytes, randomUUID } from 'node:crypto';

import { dayOf, IDENTITY_HEADER } from '@inkwell/contracts';
import { createIdentitySigner, createIdentityVerifier, tokenKeys, verifyToken } from '@inkwell/service';
import {
  migrateService,
  mongoUri,
  type ServiceProcess,
  startRedis,
  startServiceProcess,
  type TestServer,
} from '@inkwell/testing';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { CALLS } from '../start/secrets.ts';
import { rotationSteps } from './rotation-steps.ts';

const secret = (): string => randomBytes(32).toString('hex');
const splitList = (value: string): string[] => value.split(',');

/** Each value with the one after it: what two processes have while a step is rolled out, either way round. */
function neighbours(steps: readonly string[]): [string[], string[]][] {
  return steps.flatMap((value, index): [string[], string[]][] => {
    const next = steps[index + 1];
    const pair = [splitList(value), splitList(next ?? value)] as const;
    return [
      [pair[0], pair[1]],
      [pair[1], pair[0]],
    ];
  });
}

describe('a secret that may be a list', () => {
  const [old, next] = [secret(), secret()];
  const steps = rotationSteps('list', old, next);

  test.each(CALLS)(
    'when that of %s and %s is replaced, then no call is refused, and the old one is at the end',
    (caller, audience) => {
      for (const [signing, verifying] of neighbours(steps)) {
        const sign = createIdentitySigner({ caller, audience, secret: signing });
        const verify = createIdentityVerifier({ audience, secrets: { [caller]: verifying } });
        expect(verify(sign({ userId: 'ann' }))).toMatchObject({ caller, userId: 'ann' });
      }
      const late = createIdentitySigner({ caller, audience, secret: old });
      const verify = createIdentityVerifier({
        audience,
        secrets: { [caller]: splitList(steps.at(-1) ?? '') },
      });
      expect(() => verify(late({ userId: 'ann' }))).toThrow();
    },
  );

  test('when that of the sessions is replaced, then no cookie is refused, and the old one is at the end', () => {
    for (const [signing, verifying] of neighbours(steps)) {
      const cookie = jwt.sign({ sid: '1' }, tokenKeys(signing).signing, { algorithm: 'HS256' });
      expect(verifyToken(cookie, tokenKeys(verifying))).toMatchObject({ sid: '1' });
    }
    const cookie = jwt.sign({ sid: '1' }, tokenKeys(old).signing, { algorithm: 'HS256' });
    expect(() => verifyToken(cookie, tokenKeys(splitList(steps.at(-1) ?? '')))).toThrow('invalid signature');
  });
});

const START_MS = 120_000;
const today = dayOf(new Date());

/** What a process of the journal is given of what is replaced, step by step. */
type Generation = { identity: string; vaultKeys: string; mongodbUri: string; redisUrl: string };

describe('a service whose secrets are all replaced', () => {
  const [oldIdentity, newIdentity] = [secret(), secret()];
  const key = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;
  const [oldKey, newKey] = [key('2025'), key('2026')];
  const [oldPassword, newPassword] = [secret(), secret()];
  const unchanging = {
    ROLE: 'http',
    IDENTITY_FROM_INSIGHTS: secret(),
    IDENTITY_FROM_CHAT: secret(),
    AUTH_URL: 'http://127.0.0.1:1',
    IDENTITY_TO_AUTH: secret(),
    CHAT_URL: 'http://127.0.0.1:1',
    IDENTITY_TO_CHAT: secret(),
  };
  let redis: TestServer;
  let database: mongoose.Connection;

  beforeAll(async () => {
    await migrateService('journal');
    database = await mongoose.createConnection(mongoUri('journal')).asPromise();
    redis = await startRedis();
    await adminOf(redis.url, (admin) => admin.config('SET', 'requirepass', oldPassword));
    await createUser('journal', oldPassword);
  }, START_MS);
  afterAll(async () => {
    await database.close();
    await redis.remove();
  });

  async function adminOf(url: string, run: (admin: Redis) => Promise<unknown>): Promise<void> {
    const admin = new Redis(url);
    await run(admin);
    admin.disconnect();
  }
  const createUser = (user: string, pwd: string) =>
    database.db?.command({ createUser: user, pwd, roles: ['readWrite'] });
  const as = (url: string, user: string, password: string): string =>
    url.replace('://', `://${user}:${password}@`);
  const start = ({ identity, vaultKeys, mongodbUri, redisUrl }: Generation): Promise<ServiceProcess> =>
    startServiceProcess('journal', {
      ...unchanging,
      IDENTITY_FROM_GATEWAY: identity,
      VAULT_KEYS: vaultKeys,
      MONGODB_URI: mongodbUri,
      REDIS_URL: redisUrl,
    });

  async function call(
    process: ServiceProcess,
    identity: string,
    userId: string,
    content?: string,
  ): Promise<number> {
    const sign = createIdentitySigner({
      caller: 'gateway',
      audience: 'journal',
      secret: splitList(identity),
    });
    const path = content === undefined ? `/api/journal-entries/${today}` : '/api/journal-entries';
    const response = await fetch(new URL(path, process.url), {
      headers: { [IDENTITY_HEADER]: sign({ userId }), 'content-type': 'application/json' },
      ...(content !== undefined && { method: 'POST', body: JSON.stringify({ date: today, content }) }),
    });
    const text = await response.text();
    // What one process has sealed, the other opens.
    if (response.status === 200 && content === undefined) expect(text).toContain('Dear diary');
    return response.status;
  }

  test(
    'when processes are replaced step by step, then none of two neighbours refuses a request, and at the end the old is refused',
    { timeout: START_MS },
    async () => {
      const identities = rotationSteps('list', oldIdentity, newIdentity);
      const vaultKeys = rotationSteps('vault-keys', oldKey, newKey);
      // The second user and the second password are there before a process comes with them.
      await createUser('journal-2', newPassword);
      const redisUrlWith = (password: string): string => as(redis.url, '', password);
      await adminOf(redisUrlWith(oldPassword), (admin) => admin.acl('SETUSER', 'default', `>${newPassword}`));
      const [oldUri, newUri] = [
        as(mongoUri('journal'), 'journal', oldPassword),
        as(mongoUri('journal'), 'journal-2', newPassword),
      ];
      const generations = identities.map((identity, index): Generation => ({
        identity,
        vaultKeys: vaultKeys[index] ?? vaultKeys.at(-1) ?? '',
        mongodbUri: index === 0 ? oldUri : newUri,
        redisUrl: redisUrlWith(index === 0 ? oldPassword : newPassword),
      }));
      const [first, ...others] = generations;
      if (!first) throw new Error('there is a first step');

      const statuses: number[] = [];
      let [present, process] = [first, await start(first)];
      for (const next of others) {
        const replacing = await start(next);
        for (const signing of [present.identity, next.identity])
          for (const [writing, reading] of [
            [process, replacing],
            [replacing, process],
          ] as const) {
            const userId = randomUUID();
            statuses.push(await call(writing, signing, userId, 'Dear diary'));
            statuses.push(await call(reading, signing, userId));
          }
        await process.stop();
        [present, process] = [next, replacing];
      }
      expect(statuses.filter((status) => status >= 400)).toEqual([]);
      expect(statuses).toHaveLength(others.length * 8);

      const vault = createVault({ connection: database, keys: parseVaultKeys(present.vaultKeys) });
      expect(await vault.rotate()).toMatchObject({ left: 0 });
      await database.db?.command({ dropUser: 'journal' });
      await adminOf(present.redisUrl, (admin) => admin.acl('SETUSER', 'default', `<${oldPassword}`));
      const userId = randomUUID();
      expect(await call(process, newIdentity, userId, 'Dear diary')).toBeLessThan(300);
      expect(await call(process, oldIdentity, userId)).toBe(401);
      await expect(mongoose.createConnection(oldUri).asPromise()).rejects.toThrow('Authentication failed');
      const late = new Redis(redisUrlWith(oldPassword), { lazyConnect: true, retryStrategy: () => null });
      late.on('error', () => undefined);
      await expect(late.connect().then(() => late.ping())).rejects.toThrow();
      late.disconnect();
      await process.stop();
      // Without the first key of all nobody would be found: such a process does not start.
      await expect(start({ ...present, vaultKeys: newKey })).rejects.toThrow('did not start');
    },
  );
});
