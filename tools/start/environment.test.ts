import { describe, expect, test } from 'vitest';

import { AuthEnv } from '../../services/auth/src/config.ts';
import { BillingEnv } from '../../services/billing/src/config.ts';
import { CalendarEnv } from '../../services/calendar/src/config.ts';
import { ChatEnv } from '../../services/chat/src/config.ts';
import { InsightsEnv } from '../../services/insights/src/config.ts';
import { JournalEnv } from '../../services/journal/src/config.ts';
import { environmentOf, PROCESSES, type ProductConfig } from './environment.ts';
import { completeSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';

const ports = { auth: 1, billing: 2, journal: 3, chat: 4, insights: 5, calendar: 6 };

function productConfig(env: Record<string, string> = {}): ProductConfig {
  return {
    settings: readSettings('/somewhere', { PATH: '/bin', ...env }),
    secrets: completeSecrets({}),
    addresses: {
      ports,
      stripeEmulatorPort: 7,
      googleEmulatorPort: 8,
      mongodbUri: 'mongodb://127.0.0.1:9/?replicaSet=rs0',
      redisUrl: 'redis://127.0.0.1:10',
      embeddingsUrl: env['EMBEDDINGS_URL'] ?? 'http://127.0.0.1:11/v1',
      readerUrl: env['READER_URL'],
    },
    webDir: '/somewhere/web/dist',
  };
}

describe('environmentOf', () => {
  test('when two processes may speak, then they share one secret that nobody else has', () => {
    const config = productConfig();
    const shared = environmentOf('insights', config)['IDENTITY_TO_JOURNAL'];
    expect(shared).toMatch(/^development-.{40}/);
    expect(environmentOf('journal', config)['IDENTITY_FROM_INSIGHTS']).toBe(shared);
    const others = PROCESSES.filter((name) => name !== 'insights' && name !== 'journal');
    for (const name of others) expect(Object.values(environmentOf(name, config))).not.toContain(shared);
  });

  test.each([
    ['auth', AuthEnv],
    ['billing', BillingEnv],
    ['journal', JournalEnv],
    ['chat', ChatEnv],
    ['insights', InsightsEnv],
    ['calendar', CalendarEnv],
  ] as const)(
    'when %s starts, then it reads the secret of each pair that it is part of',
    (service, schema) => {
      const ofPairs = (names: string[]) =>
        names.filter((name) => /^IDENTITY_(?:FROM|TO)_/.test(name)).toSorted();
      expect(ofPairs(Object.keys(schema.shape))).toEqual(
        ofPairs(Object.keys(environmentOf(service, productConfig()))),
      );
    },
  );

  test('when secrets are made, then production would refuse each of them; what a data folder has is kept', () => {
    const auth = environmentOf('auth', productConfig());
    for (const name of ['SESSION_SECRET', 'EMAIL_KEY', 'VAULT_KEYS'])
      expect(auth[name]).toMatch(/^development-/);
    const kept = completeSecrets({ emailKey: 'of an earlier start' });
    expect(environmentOf('auth', { ...productConfig(), secrets: kept })['EMAIL_KEY']).toBe(
      'of an earlier start',
    );
  });

  test('when a data folder has keys of emulators that production would take, then they are made anew, once', () => {
    const before = completeSecrets({ stripeSecretKey: 'sk_test_1', googleClientId: '1.emulated' });
    expect(before).toMatchObject({
      stripeSecretKey: expect.stringMatching(/^sk_test_development-/),
      googleClientId: expect.stringMatching(/^development-/),
    });
    expect(completeSecrets(before)).toEqual(before);
  });

  test('when a service is not called by another, then it accepts the gateway alone', () => {
    const names = Object.keys(environmentOf('insights', productConfig())).filter((name) =>
      name.startsWith('IDENTITY_FROM_'),
    );
    expect(names).toEqual(['IDENTITY_FROM_GATEWAY']);
  });

  test('when a worker may do more at once, then every service is told', () => {
    const config = productConfig({ CONCURRENCY: '16' });
    for (const name of PROCESSES.filter((each) => each in ports))
      expect(environmentOf(name, config)['CONCURRENCY']).toBe('16');
    expect(environmentOf('gateway', config)).not.toHaveProperty('CONCURRENCY');
  });

  test('when metrics are asked for, then each process has a port of its own for them', () => {
    const portsFrom = (first: string) => {
      const config = productConfig({ METRICS_PORT: first });
      return PROCESSES.map((name) => environmentOf(name, config)['METRICS_PORT']);
    };
    expect(portsFrom('9464')).toEqual(['9464', '9465', '9466', '9467', '9468', '9469', '9470', undefined]);
    expect(new Set(portsFrom('0').slice(0, -1))).toEqual(new Set(['0']));
    expect(environmentOf('chat', productConfig())['METRICS_PORT']).toBeUndefined();
  });

  test('when the reading server is elsewhere, then the public configuration names it', () => {
    const elsewhere = productConfig({ EMBEDDINGS_URL: 'https://reading.example.org/v1' });
    expect(environmentOf('chat', elsewhere)['EMBEDDINGS_URL']).toBe('https://reading.example.org/v1');
    expect(environmentOf('gateway', elsewhere)['READING_PROVIDER']).toBe('reading.example.org');
    expect(environmentOf('chat', productConfig())['EMBEDDINGS_URL']).toBe('http://127.0.0.1:11/v1');
    expect(environmentOf('gateway', productConfig())).not.toHaveProperty('READING_PROVIDER');
  });

  test('when there is a second reader, then the services that read for danger have it, and no other', () => {
    const here = productConfig({ READER_URL: 'http://127.0.0.1:12/v1' });
    const readers = PROCESSES.filter((name) => 'READER_URL' in environmentOf(name, here));
    expect(readers).toEqual(['journal', 'chat']);
    expect(environmentOf('chat', here)['READER_URL']).toBe('http://127.0.0.1:12/v1');
    expect(environmentOf('gateway', here)).not.toHaveProperty('READING_PROVIDER');
    expect(environmentOf('chat', productConfig())).not.toHaveProperty('READER_URL');
  });

  test.each([
    ['https://one.example.org/v1', 'https://two.example.org/v1', 'one.example.org and two.example.org'],
    ['https://one.example.org/v1', 'https://one.example.org:8080/v1', 'one.example.org'],
    ['', 'https://two.example.org/v1', 'two.example.org'],
    ['https://one.example.org/v1', 'http://localhost:12/v1', 'one.example.org'],
  ])('when %s and %s read, then the public configuration names %s', (reading, reader, names) => {
    const config = productConfig({ EMBEDDINGS_URL: reading, READER_URL: reader });
    expect(environmentOf('gateway', config)['READING_PROVIDER']).toBe(names);
  });

  test('when services start, then each has its own database and vault key', () => {
    const config = productConfig();
    expect(environmentOf('auth', config)['MONGODB_URI']).toBe(
      'mongodb://127.0.0.1:9/inkwell_auth?replicaSet=rs0',
    );
    expect(environmentOf('auth', config)['VAULT_KEYS']).toMatch(/^[\w-]+:[\w+/]{43}=$/);
    expect(environmentOf('auth', config)['VAULT_KEYS']).not.toBe(environmentOf('chat', config)['VAULT_KEYS']);
  });

  test('when Stripe is real, then no emulator takes part and it never sees the real key', () => {
    const config = productConfig({
      STRIPE_SECRET_KEY: 'sk_live_real',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_real',
      STRIPE_WEBHOOK_SECRET: 'whsec_real',
    });
    expect(environmentOf('billing', config)['STRIPE_SECRET_KEY']).toBe('sk_live_real');
    expect(environmentOf('billing', config)).not.toHaveProperty('STRIPE_API_BASE');
    expect(environmentOf('gateway', config)).not.toHaveProperty('STRIPE_EMULATOR_URL');
    expect(environmentOf('gateway', config)['STRIPE_PUBLISHABLE_KEY']).toBe('pk_live_real');
    expect(Object.values(environmentOf('emulators', config))).not.toContain('sk_live_real');
  });

  test('when a model outside answers, then the gateway knows its name and not its key', () => {
    const openai = productConfig({ OPENAI_API_KEY: 'sk-secret' });
    expect(environmentOf('gateway', openai)).toMatchObject({ COMPANION_PROVIDER: 'OpenAI' });
    expect(environmentOf('gateway', openai)).not.toHaveProperty('OPENAI_API_KEY');
    const other = productConfig({
      OPENAI_API_KEY: 'sk-secret',
      OPENAI_BASE_URL: 'https://models.example.org/v1',
    });
    expect(environmentOf('gateway', other)).toMatchObject({ COMPANION_PROVIDER: 'models.example.org' });
    expect(environmentOf('gateway', productConfig({}))).not.toHaveProperty('COMPANION_PROVIDER');
    const here = productConfig({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', DAILY_TOKEN_BUDGET: '0' });
    expect(environmentOf('gateway', here)).not.toHaveProperty('COMPANION_PROVIDER');
    for (const name of ['chat', 'calendar'] as const)
      expect(environmentOf(name, here)).toMatchObject({
        OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
        DAILY_TOKEN_BUDGET: '0',
      });
  });

  test('when a secret is set that a process has no use for, then it does not get it', () => {
    const config = productConfig({ OPENAI_API_KEY: 'sk-secret', AWS_SECRET_ACCESS_KEY: 'other' });
    expect(environmentOf('chat', config)['OPENAI_API_KEY']).toBe('sk-secret');
    expect(environmentOf('billing', config)).not.toHaveProperty('OPENAI_API_KEY');
    for (const name of PROCESSES)
      expect(environmentOf(name, config)).not.toHaveProperty('AWS_SECRET_ACCESS_KEY');
  });
});
