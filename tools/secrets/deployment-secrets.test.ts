import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { SERVICES } from '@inkwell/contracts/constants';
import { ConfigError, readConfig } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  DEPLOYED_PROCESSES,
  type DeployedProcess,
  settingsOf,
  writeExampleSecrets,
} from '../process-settings.ts';
import { environmentOf, type ProductConfig } from '../start/environment.ts';
import { completeSecrets } from '../start/secrets.ts';
import { readSettings } from '../start/settings.ts';
import {
  DEPLOYMENT_SECRETS,
  type DeploymentSecret,
  type KindName,
  SECRET_KINDS,
  secretsOf,
} from './deployment-secrets.ts';
import { rotationSteps } from './rotation-steps.ts';

const root = dirname(dirname(import.meta.dirname));
/** What a setting is called that holds a secret. */
const SECRET_NAME = /SECRET|KEY|PASSWORD|^IDENTITY_|^MONGODB_URI$|^REDIS_|^GOOGLE_CLIENT_ID$/;
const PUBLIC = ['STRIPE_PUBLISHABLE_KEY'];
/** What production has none of. */
const OF_DEVELOPMENT = ['STRIPE_API_BASE', 'STRIPE_EMULATOR_URL', 'GOOGLE_EMULATOR_URL', 'API_REFERENCE_DIR'];
const PROCESSES = DEPLOYED_PROCESSES.map((each) => ({ ...each, title: `${each.name} as ${each.role}` }));

let folder = '';
/** The values of a deployment, by the names of the secrets. */
const values = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwell-secrets-'));
  await writeExampleSecrets(folder);
  for (const { name } of DEPLOYMENT_SECRETS)
    values.set(name, (await readFile(join(folder, name), 'utf8')).trimEnd());
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const development: ProductConfig = {
  settings: readSettings('/somewhere', {}),
  secrets: completeSecrets({}),
  addresses: {
    ports: Object.fromEntries(SERVICES.map((name, index) => [name, 4_000 + index])) as Record<
      (typeof SERVICES)[number],
      number
    >,
    stripeEmulatorPort: 4_010,
    googleEmulatorPort: 4_011,
    mongodbUri: 'mongodb://127.0.0.1:4012/?replicaSet=rs0',
    redisUrl: 'redis://127.0.0.1:4013',
    embeddingsUrl: 'http://127.0.0.1:4014/v1',
  },
  webDir: '/somewhere/web',
  apiReferenceDir: '/somewhere/reference',
};

/** The secrets that a process reads, by its settings. */
function secretsReadBy({ name, schema }: DeployedProcess): [string, string][] {
  const read = settingsOf(schema);
  return Object.entries(secretsOf(name)).filter(([setting]) => read.has(setting));
}

/** The environment of a process in production, without what is of development. */
function productionOf(process: DeployedProcess): Record<string, string> {
  const common = Object.entries(environmentOf(process.name, development)).filter(
    ([name]) => !OF_DEVELOPMENT.includes(name),
  );
  const secrets = secretsReadBy(process).map(([setting, name]) => [setting, values.get(name) ?? '']);
  return {
    ...Object.fromEntries(common),
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    TRUST_PROXY: 'none',
    ...Object.fromEntries(secrets),
    NODE_ENV: 'production',
  };
}

describe('the list of secrets', () => {
  test('when a secret is listed, then once, by a kind that is, and somebody needs it', () => {
    const names = DEPLOYMENT_SECRETS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const kinds = new Set<string>(DEPLOYMENT_SECRETS.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(Object.keys(SECRET_KINDS).toSorted());
    const unread = DEPLOYMENT_SECRETS.filter(({ readers, servers }) => readers.length + servers.length === 0);
    expect(unread).toEqual([]);
  });

  test.each(PROCESSES.filter(({ role }) => role === 'http'))(
    'when $name reads a secret, then it is listed for it, and nothing that it does not read is',
    ({ name, schema }) => {
      const secret = [...settingsOf(schema)].filter((key) => SECRET_NAME.test(key) && !PUBLIC.includes(key));
      expect(Object.keys(secretsOf(name)).toSorted()).toEqual(secret.toSorted());
    },
  );

  test('when docs/secrets.md lists them, then so does this', async () => {
    const text = await readFile(join(root, 'docs', 'secrets.md'), 'utf8');
    const rows = text.split('\n').filter((line) => line.startsWith('| `'));
    const cells = rows.map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
    expect(cells).toEqual(documentedRows());
    for (const rotation of new Set(Object.values(SECRET_KINDS).map((kind) => kind.rotation)))
      expect(text).toContain(`\n## ${rotation}\n`);
  });
});

/** The table of docs/secrets.md. */
function documentedRows(): string[][] {
  return (Object.keys(SECRET_KINDS) as KindName[]).map((kind) => {
    const { purpose, rotation } = SECRET_KINDS[kind];
    const secrets = DEPLOYMENT_SECRETS.filter((each) => each.kind === kind);
    return [
      `\`${kind}\``,
      settingNames(kind, secrets),
      neededBy(kind, secrets),
      purpose,
      `[${rotation}](#${rotation})`,
    ];
  });
}

function settingNames(kind: KindName, secrets: DeploymentSecret[]): string {
  if (kind.startsWith('identity-')) return '`IDENTITY_TO_<SERVICE>`, `IDENTITY_FROM_<CALLER>`';
  const settings = secrets.flatMap(({ readers }) => readers.map(({ setting }) => setting));
  return [...new Set(settings)].map((setting) => `\`${setting}\``).join(', ');
}

function neededBy(kind: KindName, secrets: DeploymentSecret[]): string {
  if (kind.startsWith('identity-')) return 'the caller and the service';
  const processes = secrets.flatMap(({ readers }) => readers.map((reader) => reader.process));
  if (kind.endsWith('<service>') && processes.length > 0) return 'the service';
  if (processes.length === SERVICES.length + 1) return 'every process';
  return [...new Set([...processes, ...secrets.flatMap(({ servers }) => servers)])].join(', ');
}

describe('production', () => {
  test.each(PROCESSES)("when $title has a deployment's secrets, then it boots", (process) => {
    expect(readConfig(process.schema, productionOf(process))).toMatchObject({ NODE_ENV: 'production' });
  });

  test.each(PROCESSES)(
    'when $title has a secret of development, then it does not boot and names it',
    (process) => {
      const given = environmentOf(process.name, development);
      const production = productionOf(process);
      const passed = secretsReadBy(process).filter(([setting]) => {
        const value = given[setting];
        if (value === undefined) return true;
        const boot = () => readConfig(process.schema, { ...production, [setting]: value });
        expect(boot, setting).toThrow(ConfigError);
        expect(boot, setting).toThrow(new RegExp(`^Production refuses .*: ${setting}$`));
        return false;
      });
      // These have no value in development; a Redis for the cache is held to what every Redis is.
      const none = passed.map(([setting]) => setting);
      expect(none.filter((setting) => !['OPENAI_API_KEY', 'REDIS_CACHE_URL'].includes(setting))).toEqual([]);
      if (none.includes('REDIS_CACHE_URL')) {
        const REDIS_CACHE_URL = development.addresses.redisUrl;
        expect(() => readConfig(process.schema, { ...production, REDIS_CACHE_URL })).toThrow(
          ': REDIS_CACHE_URL',
        );
      }
    },
  );

  test.each(PROCESSES.filter(({ role }) => role === 'http' || role === 'worker'))(
    'when $title is given all that development gives it, then each secret is named, and so is each emulator',
    (process) => {
      const given = {
        ...environmentOf(process.name, development),
        NODE_ENV: 'production',
        TRUST_PROXY: 'none',
      };
      const emulators = OF_DEVELOPMENT.filter(
        (name) => name in given && settingsOf(process.schema).has(name),
      );
      for (const name of emulators) {
        const value = (given as Record<string, string>)[name];
        expect(() => readConfig(process.schema, { ...productionOf(process), [name]: value })).toThrow(name);
      }
      const without = Object.fromEntries(Object.entries(given).filter(([name]) => !emulators.includes(name)));
      const secrets = secretsReadBy(process).map(([setting]) => setting);
      const message = messageOf(() => readConfig(process.schema, without));
      for (const setting of secrets.filter((name) => name in given)) expect(message).toContain(setting);
    },
  );
});

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

/** A new value of a secret that may hold several. */
function nextOf(kind: string): string {
  if (kind === 'stripe-webhook-secret') return 'whsec_2';
  const bytes = randomBytes(32);
  return kind.startsWith('vault-keys') ? `2:${bytes.toString('base64')}` : bytes.toString('base64url');
}

describe('the rotation of a secret', () => {
  const severalAtOnce = DEPLOYMENT_SECRETS.filter(({ kind }) =>
    ['list', 'vault-keys'].includes(SECRET_KINDS[kind].rotation),
  );

  test.each(severalAtOnce)(
    'when $name is replaced, then who needs it takes each value on the way',
    (secret) => {
      const { name, kind, readers } = secret;
      const steps = rotationSteps(SECRET_KINDS[kind].rotation, values.get(name) ?? '', nextOf(kind));
      for (const { process: reader, setting } of readers) {
        const processes = DEPLOYED_PROCESSES.filter(
          (each) => each.name === reader && settingsOf(each.schema).has(setting),
        );
        expect(processes).not.toEqual([]);
        expect(steps.length).toBeGreaterThan(1);
        for (const process of processes)
          for (const value of steps)
            expect(() =>
              readConfig(process.schema, { ...productionOf(process), [setting]: value }),
            ).not.toThrow();
      }
    },
  );
});
