import { ConfigError, readConfig } from '@inkwell/service';
import { describe, expect, it } from 'vitest';
import { BillingEnv, portalReturnUrl } from '../src/config.ts';

const env = {
  NODE_ENV: 'production',
  PORT: '4002',
  REDIS_URL: 'redis://:secret@127.0.0.1:6379',
  MONGODB_URI: 'mongodb://billing:secret@127.0.0.1/billing',
  VAULT_KEYS: 'k1:key',
  IDENTITY_FROM_GATEWAY: 'a secret of more than thirty-two characters',
  AUTH_URL: 'http://auth:4001',
  IDENTITY_FROM_CALENDAR: 'a third secret of more than thirty-two characters',
  IDENTITY_TO_AUTH: 'another secret of more than thirty-two characters',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  PUBLIC_URL: 'https://inkwell.test',
};

describe("billing's environment", () => {
  it('when it is whole, then it is taken', () => {
    expect(readConfig(BillingEnv, env)).toMatchObject({ ROLE: 'all', STRIPE_SECRET_KEY: 'sk_live_1' });
  });

  it.each([
    ['STRIPE_SECRET_KEY', ''],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_new,secret'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_new,'],
    ['STRIPE_API_BASE', 'http://127.0.0.1:9000'],
  ])('when production gets %s=%s, then it does not boot and names the key', (key, value) => {
    const boot = () => readConfig(BillingEnv, { ...env, [key]: value });
    expect(boot).toThrow(ConfigError);
    expect(boot).toThrow(key);
  });

  it('when the emulator is for development, then it is taken', () => {
    const local = { ...env, NODE_ENV: 'development', STRIPE_API_BASE: 'http://127.0.0.1:9000' };
    expect(readConfig(BillingEnv, local).STRIPE_API_BASE).toBe('http://127.0.0.1:9000');
  });
});

describe("the way back from Stripe's page", () => {
  it.each([
    [{}, 'https://inkwell.test/app/account?tab=subscription'],
    [
      { MAIN_HOST: 'inkwell.test', APP_HOST: 'app.inkwell.test' },
      'https://app.inkwell.test/app/account?tab=subscription',
    ],
  ])('when the hosts are %j, then it is %s', (hosts, url) => {
    expect(portalReturnUrl(readConfig(BillingEnv, { ...env, ...hosts }))).toBe(url);
  });
});
