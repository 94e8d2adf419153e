import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { cacheUrlOf, ConfigError, readConfig, ServiceEnv } from '../src/config.ts';

const env = {
  NODE_ENV: 'production',
  PORT: '3000',
  MONGODB_URI: 'mongodb://journal:secret@127.0.0.1/inkwell_journal',
  REDIS_URL: 'redis://:secret@127.0.0.1:6379',
  VAULT_KEYS: 'k1:c2VjcmV0',
  IDENTITY_FROM_GATEWAY: 'a secret of thirty-two characters',
};

const WithStripe = ServiceEnv.extend({
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
});

describe('configuration', () => {
  it('when the environment is whole, then it is typed and defaulted', () => {
    expect(readConfig(ServiceEnv, { ...env, ROLE: '' })).toMatchObject({
      PORT: 3000,
      ROLE: 'all',
      HOST: '127.0.0.1',
      DRAIN_MS: 9_000,
      DRAIN_DELAY_MS: 0,
    });
  });

  it('when the longest time to stop is wrong, then the process does not start', () => {
    expect(readConfig(ServiceEnv, { ...env, DRAIN_MS: '60000' }).DRAIN_MS).toBe(60_000);
    expect(() => readConfig(ServiceEnv, { ...env, DRAIN_MS: 'long' })).toThrow(/DRAIN_MS/);
    expect(() => readConfig(ServiceEnv, { ...env, DRAIN_MS: '0' })).toThrow(/DRAIN_MS/);
  });

  it('when keys are missing or wrong, then each is named and no value is shown', () => {
    const broken = { ...env, PORT: 'many', MONGODB_URI: undefined, IDENTITY_FROM_GATEWAY: 'hunter2' };
    expect(() => readConfig(ServiceEnv, broken)).toThrow(ConfigError);
    expect(() => readConfig(ServiceEnv, broken)).toThrow(/PORT .*MONGODB_URI .*IDENTITY_FROM_GATEWAY /);
    expect(() => readConfig(ServiceEnv, broken)).not.toThrow(/hunter2|many/);
  });

  it('when a secret is a list, then each item is one, and each is held to what one must be', () => {
    const [newer, older] = [
      'a newer secret, as long as it takes'.replace(',', ''),
      env.IDENTITY_FROM_GATEWAY,
    ];
    const read = (IDENTITY_FROM_GATEWAY: string) => readConfig(ServiceEnv, { ...env, IDENTITY_FROM_GATEWAY });
    expect(read(older).IDENTITY_FROM_GATEWAY).toEqual([older]);
    expect(read(`${newer}, ${older}`).IDENTITY_FROM_GATEWAY).toEqual([newer, older]);
    expect(() => read(`${newer},short`)).toThrow(/IDENTITY_FROM_GATEWAY/);
    expect(() => read(`${newer},`)).toThrow(/IDENTITY_FROM_GATEWAY/);
    expect(() => read(`${newer},development-${older}`)).toThrow('development secrets: IDENTITY_FROM_GATEWAY');
    expect(() => readConfig(ServiceEnv, { ...env, VAULT_KEYS: 'k2:key, development-1:key' })).toThrow(
      'development secrets: VAULT_KEYS',
    );
  });

  it('when REDIS_URL names several nodes, then each must be one of a cluster', () => {
    const read = (REDIS_URL: string) => readConfig(ServiceEnv, { ...env, REDIS_URL }).REDIS_URL;
    const nodes = 'redis://:secret@one:6379,redis://two:6379/0';
    expect(read(nodes)).toBe(nodes);
    expect(read('rediss://:secret@one')).toBe('rediss://:secret@one');
    expect(() => read('redis://one,two:6379')).toThrow('REDIS_URL must be redis:// with a host');
    expect(() => read('http://one:6379')).toThrow(/REDIS_URL/);
    expect(() => read('redis://one:6379,')).toThrow(/REDIS_URL/);
    expect(() => read('redis://one/3,redis://two/3')).toThrow('a cluster has only the first');
  });

  it('when the cache has a Redis of its own, then it is used for the cache', () => {
    expect(cacheUrlOf(readConfig(ServiceEnv, env))).toBe(env.REDIS_URL);
    const REDIS_CACHE_URL = 'redis://:secret@cache:6379';
    expect(cacheUrlOf(readConfig(ServiceEnv, { ...env, REDIS_CACHE_URL }))).toBe(REDIS_CACHE_URL);
  });

  it('when production is given development secrets, then it refuses them by name', () => {
    const development = { ...env, IDENTITY_FROM_GATEWAY: 'development-0123456789012345678901234567' };
    expect(() => readConfig(ServiceEnv, development)).toThrow('IDENTITY_FROM_GATEWAY');
    expect(() => readConfig(ServiceEnv, { ...development, NODE_ENV: 'development' })).not.toThrow();
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'sk_test_development-1'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1,whsec_development-2'],
    ['REDIS_URL', 'redis://127.0.0.1:6379'],
    ['REDIS_URL', 'rediss://default@cache:6379'],
    ['REDIS_URL', 'redis://one:6379,redis://:secret@two:6379'],
    ['MONGODB_URI', 'mongodb://one:27017,two:27017/journal?replicaSet=rs0'],
    ['MONGODB_URI', 'mongodb://journal@one/journal'],
  ])('when production is given %s=%s, then it refuses it by name', (name, value) => {
    const given = { ...env, [name]: value };
    expect(() => readConfig(WithStripe, given)).toThrow(new RegExp(`^Production refuses .*: ${name}$`));
    expect(() => readConfig(WithStripe, { ...given, NODE_ENV: 'development' })).not.toThrow();
  });

  it.each([
    ['REDIS_URL', 'redis://:secret@one:6379,redis://two:6379'],
    ['MONGODB_URI', 'mongodb+srv://journal:secret@one/journal'],
    ['MONGODB_URI', 'mongodb://one,two/journal?tls=true&authMechanism=MONGODB-X509'],
    ['STRIPE_SECRET_KEY', 'sk_test_51'],
  ])('when production is given %s=%s, then it boots', (name, value) => {
    expect(readConfig(WithStripe, { ...env, [name]: value })).toMatchObject({ [name]: value });
  });

  it('when a value stands in a file, then it is read from there, without the line end', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inkwell-config-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'identity');
    await writeFile(file, `${env.IDENTITY_FROM_GATEWAY}\n`);
    const given = { ...env, IDENTITY_FROM_GATEWAY: '', IDENTITY_FROM_GATEWAY_FILE: file };
    expect(readConfig(ServiceEnv, given).IDENTITY_FROM_GATEWAY).toEqual([env.IDENTITY_FROM_GATEWAY]);
    expect(() => readConfig(ServiceEnv, { ...given, ...env })).toThrow('are both set');
    expect(() => readConfig(ServiceEnv, { ...given, IDENTITY_FROM_GATEWAY_FILE: `${file}-2` })).toThrow(
      'Bad environment: the file of IDENTITY_FROM_GATEWAY_FILE cannot be read',
    );
    await writeFile(file, '\n');
    expect(() => readConfig(ServiceEnv, given)).toThrow('Bad environment: IDENTITY_FROM_GATEWAY');
    await writeFile(file, 'development-0123456789012345678901234567');
    expect(() => readConfig(ServiceEnv, given)).toThrow('development secrets: IDENTITY_FROM_GATEWAY');
  });
});
