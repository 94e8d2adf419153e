import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, ServiceEnv } from '../src/config.ts';

const env = {
  NODE_ENV: 'production',
  PORT: '3000',
  MONGODB_URI: 'mongodb://127.0.0.1/inkwell_journal',
  REDIS_URL: 'redis://127.0.0.1:6379',
  VAULT_KEYS: 'k1:c2VjcmV0',
  IDENTITY_FROM_GATEWAY: 'a secret of thirty-two characters',
};

describe('configuration', () => {
  it('when the environment is whole, then it is typed and defaulted', () => {
    expect(readConfig(ServiceEnv, { ...env, ROLE: '' })).toMatchObject({
      PORT: 3000,
      ROLE: 'all',
      HOST: '127.0.0.1',
    });
  });

  it('when keys are missing or wrong, then each is named and no value is shown', () => {
    const broken = { ...env, PORT: 'many', MONGODB_URI: undefined, IDENTITY_FROM_GATEWAY: 'hunter2' };
    expect(() => readConfig(ServiceEnv, broken)).toThrow(ConfigError);
    expect(() => readConfig(ServiceEnv, broken)).toThrow(/PORT .*MONGODB_URI .*IDENTITY_FROM_GATEWAY /);
    expect(() => readConfig(ServiceEnv, broken)).not.toThrow(/hunter2|many/);
  });

  it('when production is given development secrets, then it refuses them by name', () => {
    const development = { ...env, IDENTITY_FROM_GATEWAY: 'development-0123456789012345678901234567' };
    expect(() => readConfig(ServiceEnv, development)).toThrow('IDENTITY_FROM_GATEWAY');
    expect(() => readConfig(ServiceEnv, { ...development, NODE_ENV: 'development' })).not.toThrow();
  });
});
