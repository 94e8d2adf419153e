import { ConfigError, readConfig } from '@inkwell/service';
import { describe, expect, it } from 'vitest';
import { GatewayEnv } from '../src/config.ts';

const secret = 'a secret of more than thirty-two characters';
const env = {
  NODE_ENV: 'production',
  PORT: '3000',
  REDIS_URL: 'redis://:secret@127.0.0.1:6379',
  WEB_DIR: '/srv/web',
  SESSION_SECRET: secret,
  TRUST_PROXY: 'none',
  ...Object.fromEntries(
    ['AUTH', 'BILLING', 'JOURNAL', 'CHAT', 'INSIGHTS', 'CALENDAR'].flatMap((name) => [
      [`${name}_URL`, 'http://127.0.0.1:4000'],
      [`IDENTITY_TO_${name}`, secret],
    ]),
  ),
};

describe("the gateway's environment", () => {
  it.each(['none', '10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback,uniquelocal'])(
    'when production trusts %s, then it boots',
    (value) => {
      expect(readConfig(GatewayEnv, { ...env, TRUST_PROXY: value })).toMatchObject({
        TRUST_PROXY: value,
        STREAMS_MAX: 1_000,
      });
    },
  );

  it.each([
    ['TRUST_PROXY', ''],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', 'none,10.0.0.1'],
    ['STRIPE_EMULATOR_URL', 'http://127.0.0.1:9000'],
    ['API_REFERENCE_DIR', '/srv/reference'],
    ['STREAMS_MAX', '0'],
  ])('when production gets %s=%s, then it does not boot and names the key', (key, value) => {
    const boot = () => readConfig(GatewayEnv, { ...env, [key]: value });
    expect(boot).toThrow(ConfigError);
    expect(boot).toThrow(key);
  });

  it('when it is for development, then nobody needs to say whom to trust', () => {
    expect(readConfig(GatewayEnv, { ...env, NODE_ENV: 'development', TRUST_PROXY: '' }).TRUST_PROXY).toBe(
      undefined,
    );
  });
});
