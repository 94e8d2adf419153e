import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { SERVICES } from '@inkwell/contracts/constants';
import { readConfig } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { readDockerfile } from '../image/dockerfile.ts';
import { DEPLOYED_PROCESSES, settingsOf, writeExampleSecrets } from '../process-settings.ts';
import { secretsOf, secretsOfServer } from '../secrets/deployment-secrets.ts';
import { writeSecretFiles } from '../secrets/secret-files.ts';
import { CALLS, type Caller, pairName } from '../start/secrets.ts';

type Environment = Record<string, string>;
type Container = {
  environment?: Environment;
  secrets?: string[];
  command?: string[];
  networks?: string[];
  profiles?: string[];
};
type Compose = { services: Record<string, Container>; secrets?: Record<string, { file: string }> };

const root = dirname(dirname(import.meta.dirname));
const PROCESSES = DEPLOYED_PROCESSES.map(
  ({ name, role, schema }) => [role === 'http' ? name : `${name}-${role}`, schema] as const,
);
const MOUNTED = '/run/secrets/';

let folder = '';
let containers: Compose['services'];
let secrets: NonNullable<Compose['secrets']>;
let imageEnv: Environment;

async function readCompose(name: string): Promise<Compose> {
  return parse(await readFile(join(root, name), 'utf8'), { merge: true }) as Compose;
}

/** `${NAME:-default}` where nothing is set. */
function interpolate(text: string): string {
  return text.replaceAll(/\$\{\w+:-([^}]*)\}/g, (_all, otherwise: string) => otherwise);
}

/** The secrets that a container names in its environment. */
function namedSecrets({ environment = {} }: Container): string[] {
  return Object.values(environment)
    .filter((value) => value.startsWith(MOUNTED))
    .map((value) => value.slice(MOUNTED.length));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwell-compose-'));
  await writeExampleSecrets(folder);
  const [ours, servers] = await Promise.all(
    ['docker-compose.yml', 'docker-compose.servers.yml'].map(readCompose),
  );
  containers = { ...ours?.services, ...servers?.services };
  secrets = servers?.secrets ?? {};
  imageEnv = (await readDockerfile(root)).env;
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const containerOf = (name: string): Container => {
  const container = containers[name];
  if (!container) throw new Error(`docker-compose.yml has no ${name}`);
  return container;
};

describe('docker-compose.yml', () => {
  test.each(PROCESSES)('when %s starts, then it has all that it demands', (name, schema) => {
    const { environment = {} } = containerOf(name);
    const env = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [
        key,
        value.startsWith(MOUNTED) ? join(folder, value.slice(MOUNTED.length)) : interpolate(value),
      ]),
    );
    expect(readConfig(schema, { ...imageEnv, ...env })).toMatchObject({ NODE_ENV: 'production' });
  });

  test.each(PROCESSES)('when %s starts, then it has nothing but what it reads', (name, schema) => {
    const container = containerOf(name);
    const read = settingsOf(schema);
    const given = Object.keys(container.environment ?? {}).map((key) => key.replace(/_FILE$/, ''));
    expect(given.filter((key) => !read.has(key))).toEqual([]);
    expect(container.secrets?.toSorted()).toEqual(namedSecrets(container).toSorted());
  });

  test.each(SERVICES)('when %s is looked at, then its work is done apart from its requests', (name) => {
    const [http, worker, migrations] = ['', '-worker', '-migrations'].map((kind) => containerOf(name + kind));
    expect([http, worker, migrations].map((each) => each?.environment?.['ROLE'])).toEqual([
      'http',
      'worker',
      'migrate',
    ]);
    for (const each of [http, worker, migrations]) expect(each?.command).toEqual([name]);
  });

  test.each(SERVICES)(
    "when the keys of %s's people are wrapped anew, then somebody has asked for it",
    (name) => {
      const { command, profiles, networks } = containerOf(`${name}-rewrap-keys`);
      expect({ command, profiles, networks }).toEqual({
        command: ['rewrap-keys'],
        profiles: ['rewrap-keys'],
        networks: ['data'],
      });
    },
  );

  test.each(CALLS)('when %s calls %s, then both have the secret of their pair', (caller, service) => {
    const file = `${MOUNTED}identity-${pairName(caller, service)}`;
    const { environment = {} } = containerOf(caller);
    expect(environment[`IDENTITY_TO_${service.toUpperCase()}_FILE`]).toBe(file);
    expect(environment[`${service.toUpperCase()}_URL`]).toBe(`http://${service}:3000`);
    expect(containerOf(service).environment?.[`IDENTITY_FROM_${caller.toUpperCase()}_FILE`]).toBe(file);
  });

  test.each(PROCESSES)('when %s has secrets, then those that it is listed for', (name, schema) => {
    const { environment = {} } = containerOf(name);
    const mounted = Object.entries(environment).filter(([, value]) => value.startsWith(MOUNTED));
    const given = mounted.map(([key, value]) => [key.replace(/_FILE$/, ''), value.slice(MOUNTED.length)]);
    const [process = ''] = name.split('-');
    const read = settingsOf(schema);
    const listed = Object.entries(secretsOf(process as Caller)).filter(([setting]) => read.has(setting));
    expect(Object.fromEntries(given)).toEqual(Object.fromEntries(listed));
  });

  test('when a server has secrets, then those that it is listed for', () => {
    for (const name of ['mongodb', 'redis', 'redis-cache', 'backup'] as const)
      expect(containerOf(name).secrets?.toSorted()).toEqual(secretsOfServer(name).toSorted());
  });

  test('when secrets are mounted, then each is one that `npm run secrets` writes, by its name', async () => {
    const { made } = await writeSecretFiles(join(folder, 'again'));
    expect(Object.keys(secrets).toSorted()).toEqual(made.toSorted());
    for (const [name, { file }] of Object.entries(secrets))
      expect(file.endsWith(`/${name}`), name).toBe(true);
  });

  test('when a database is looked at, then nothing outside reaches it and it reaches nothing', () => {
    for (const name of ['mongodb', 'redis', 'redis-cache', 'backup'])
      expect(containerOf(name).networks).toEqual(['data']);
  });
});

describe('the two Redis', () => {
  const optionsOf = (name: string): string => containerOf(name).command?.at(-1) ?? '';

  test('when the queues are full, then nothing of them is lost; when the cache is, then the oldest makes room', () => {
    expect(optionsOf('redis')).toMatch(/--appendonly yes .*--maxmemory-policy noeviction/);
    expect(optionsOf('redis-cache')).toMatch(/--appendonly no --save '' .*--maxmemory-policy allkeys-lru/);
  });
});

describe('npm run secrets', () => {
  test('when it runs again, then it keeps what is there and adds what is missing', async () => {
    const again = join(folder, 'kept');
    await writeSecretFiles(again);
    const before = await readFile(join(again, 'redis-password'), 'utf8');
    await rm(join(again, 'redis-url'));
    expect((await writeSecretFiles(again)).made).toEqual(['redis-url']);
    expect(await readFile(join(again, 'redis-url'), 'utf8')).toBe(`redis://:${before}@redis:6379`);
  });
});
