import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { SERVICES } from '@inkwell/contracts/constants';
import { readConfig } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { readDockerfile } from '../image/dockerfile.ts';
import {
  DEPLOYED_PROCESSES,
  type ProcessRole,
  settingsOf,
  writeExampleSecrets,
} from '../process-settings.ts';
import { secretsOf, secretsOfServer } from '../secrets/deployment-secrets.ts';
import { CALLS, pairName } from '../start/secrets.ts';
import { type Kustomization, readDocuments, readKustomization } from './read-folder.ts';
import { podTemplateOf, type Resource } from './resources.ts';

type Environment = Record<string, string>;
type ExternalSecret = {
  metadata: { name: string };
  spec: { data: { secretKey: string; remoteRef: { key: string } }[] };
};
/** The files of a Secret by their keys. */
type Secret = Record<string, string>;

const root = dirname(dirname(import.meta.dirname));
const MOUNTED = '/run/secrets/';
const TEMPLATES: Record<ProcessRole, string> = {
  http: 'http/http.yaml',
  worker: 'background/worker.yaml',
  migrations: 'background/migrations.yaml',
  'rewrap-keys': 'background/rewrap-keys.yaml',
};
const OVERLAYS = ['kind', 'small'] as const;
type Overlay = (typeof OVERLAYS)[number];
const PROCESSES = OVERLAYS.flatMap((overlay) =>
  DEPLOYED_PROCESSES.map(({ name, role, schema }) => ({ overlay, name, role, schema })),
);

let folder = '';
let imageEnv: Environment;
/** Of each overlay, by name. */
let secrets: Record<Overlay, Map<string, Secret>>;

const pairsOf = (lines: readonly string[] = []): [string, string][] =>
  lines.map((line) => {
    const end = line.indexOf('=');
    return [line.slice(0, end), line.slice(end + 1)];
  });

function literalsOf({ configMapGenerator = [] }: Kustomization, name: string): Environment {
  return Object.fromEntries(pairsOf(configMapGenerator.find((each) => each.name === name)?.literals));
}

/** The environment of a container, as a process has it in an overlay. */
async function environmentOf(overlay: Overlay, name: string, role: ProcessRole): Promise<Environment> {
  const [resource] = await readDocuments<Resource>(`base/${TEMPLATES[role]}`);
  const container = resource && podTemplateOf(resource)?.spec.containers[0];
  if (!container) throw new Error(`${TEMPLATES[role]} starts nothing`);
  const own = Object.fromEntries((container.env ?? []).map((each) => [each.name, each.value ?? '']));
  if (!container.envFrom) return own;
  const settings = literalsOf(await readKustomization(`base/${name}`), 'settings');
  const merged = literalsOf(await readKustomization(`overlays/${overlay}`), `${name}-settings`);
  return { ...settings, ...merged, ...(name === 'gateway' ? {} : own) };
}

/** The keys of the Secret that an environment names. */
function mountedKeys(environment: Environment): string[] {
  return Object.values(environment)
    .filter((value) => value.startsWith(MOUNTED))
    .map((value) => value.slice(MOUNTED.length));
}

function secretOf(overlay: Overlay, name: string): Secret {
  const secret = secrets[overlay].get(name);
  if (!secret) throw new Error(`${overlay} has no Secret ${name}`);
  return secret;
}

async function readGeneratedSecrets(): Promise<Map<string, Secret>> {
  const { secretGenerator = [] } = await readKustomization('overlays/kind');
  return new Map(
    secretGenerator.map(({ name, files = [] }) => [
      name,
      Object.fromEntries(
        files.map((line) => {
          const [key, file] = line.includes('=') ? line.split('=') : [line.replace(/^.*\//, ''), line];
          return [key, file?.replace(/^secrets\//, '')];
        }),
      ) as Secret,
    ]),
  );
}

async function readExternalSecrets(path: string): Promise<Map<string, Secret>> {
  const documents = await readDocuments<ExternalSecret>(path);
  return new Map(
    documents.map(({ metadata: { name }, spec: { data } }) => [
      name,
      Object.fromEntries(
        data.map(({ secretKey, remoteRef }) => [secretKey, remoteRef.key.replace(/^inkwell\//, '')]),
      ),
    ]),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwell-manifests-'));
  await writeExampleSecrets(folder);
  imageEnv = (await readDockerfile(root)).env;
  secrets = {
    kind: await readGeneratedSecrets(),
    small: await readExternalSecrets('overlays/small/external-secrets.yaml'),
  };
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('k8s/', () => {
  test.each(PROCESSES)(
    'when $name starts as $role in $overlay, then it has all that it demands',
    async ({ overlay, name, role, schema }) => {
      const secret = secretOf(overlay, name);
      const env = Object.fromEntries(
        Object.entries(await environmentOf(overlay, name, role)).map(([key, value]) => [
          key,
          value.startsWith(MOUNTED) ? join(folder, secret[value.slice(MOUNTED.length)] ?? 'missing') : value,
        ]),
      );
      expect(readConfig(schema, { ...imageEnv, ...env })).toMatchObject({ NODE_ENV: 'production' });
    },
  );

  test.each(PROCESSES)(
    'when $name starts as $role in $overlay, then it has nothing but what it reads',
    async ({ overlay, name, role, schema }) => {
      const environment = await environmentOf(overlay, name, role);
      const read = settingsOf(schema);
      const given = Object.keys(environment).map((key) => key.replace(/_FILE$/, ''));
      expect(given.filter((key) => !read.has(key))).toEqual([]);
      if (role === 'http' || role === 'worker')
        expect(Object.keys(secretOf(overlay, name)).toSorted()).toEqual(mountedKeys(environment).toSorted());
    },
  );

  test.each(['gateway', ...SERVICES])(
    'when %s is started, then as itself, with its own Secret',
    async (name) => {
      const { patches = [] } = await readKustomization(`base/${name}`);
      const values = patches.flatMap(
        ({ patch = '' }) => parse(patch) as { path: string; value?: string | string[] }[],
      );
      expect(values).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ path: '/spec/template/spec/containers/0/args', value: [name] }),
          expect.objectContaining({ path: '/spec/template/spec/volumes/0/secret/secretName', value: name }),
        ]),
      );
    },
  );

  test.each([
    ['migrations', ['MONGODB_URI']],
    ['rewrap-keys', ['MONGODB_URI', 'VAULT_KEYS']],
  ] as const)('when %s run, then they have of the Secret what they read, and no more', async (role, keys) => {
    const [job] = await readDocuments<Resource>(`base/${TEMPLATES[role]}`);
    const volumes = job && podTemplateOf(job)?.spec.volumes;
    expect(volumes).toMatchObject([{ secret: { items: keys.map((key) => ({ key, path: key })) } }]);
  });

  test.each(SERVICES)(
    "when the keys of %s's people are wrapped anew, then by its own Secret, and not by a clock",
    async (name) => {
      const { patches = [] } = await readKustomization(`base/${name}`);
      const values = patches.flatMap(({ patch = '' }) => parse(patch) as { path: string; value?: string }[]);
      expect(values).toContainEqual({
        op: 'replace',
        path: '/spec/jobTemplate/spec/template/spec/volumes/0/secret/secretName',
        value: name,
      });
      const [job] = await readDocuments<{ spec: object }>(`base/${TEMPLATES['rewrap-keys']}`);
      expect(job?.spec).toMatchObject({ suspend: true });
    },
  );

  test.each(CALLS)('when %s calls %s, then both have the secret of their pair', async (caller, service) => {
    const file = `identity-${pairName(caller, service)}`;
    const { [`${service.toUpperCase()}_URL`]: url } = await environmentOf('kind', caller, 'http');
    expect(url).toBe(`http://${service}-http:3000`);
    for (const overlay of OVERLAYS) {
      expect(secretOf(overlay, caller)[`IDENTITY_TO_${service.toUpperCase()}`]).toBe(file);
      expect(secretOf(overlay, service)[`IDENTITY_FROM_${caller.toUpperCase()}`]).toBe(file);
    }
  });

  test('when secrets are handed out, then as they are listed', () => {
    const processes = ['gateway', ...SERVICES] as const;
    const servers = ['mongodb', 'redis', 'redis-cache', 'backup'] as const;
    const listed = Object.fromEntries([
      ...processes.map((name) => [name, secretsOf(name)]),
      ...servers.map((name) => [name, Object.fromEntries(secretsOfServer(name).map((file) => [file, file]))]),
    ]) as Record<string, Secret>;
    expect(Object.fromEntries(secrets.kind)).toEqual(listed);
  });

  test('when small has its secrets, then the same as kind, but for those of databases', async () => {
    const databases = await readExternalSecrets('overlays/small/databases/external-secrets.yaml');
    const { mongodb, redis, 'redis-cache': cache, ...processes } = Object.fromEntries(secrets.kind);
    expect(Object.fromEntries(secrets.small)).toEqual(processes);
    const files = Object.values(mongodb ?? {}).filter((name) => !/root|keyfile/.test(name));
    expect(Object.values(databases.get('mongodb-passwords') ?? {}).toSorted()).toEqual(files.toSorted());
    expect(Object.values(databases.get('redis-password') ?? {})).toEqual(Object.values(redis ?? {}));
    expect(databases.get('redis-cache')).toEqual(cache);
  });
});

describe('the databases of many', () => {
  type MongoCluster = { kind: string; spec: { replsets: { name: string }[]; sharding?: object } };

  test('when MongoDB is sharded, then each shard is what the one replica set was, and that is the first', async () => {
    const findCluster = async (path: string) =>
      (await readDocuments<MongoCluster>(path)).find(({ kind }) => kind === 'PerconaServerMongoDB')?.spec;
    const [one] = (await findCluster('overlays/large/databases.yaml'))?.replsets ?? [];
    const sharded = await findCluster('overlays/sharded/mongodb/mongodb.yaml');
    expect(sharded?.sharding).toMatchObject({ enabled: true, mongos: { size: 3 } });
    expect(sharded?.replsets).toEqual([one, { ...one, name: 'rs1' }]);
  });

  test.each(['small/databases/redis.yaml', 'large/databases.yaml', 'sharded/redis/redis-settings.yaml'])(
    'when the Redis of the queues is that of %s, then it loses nothing',
    async (path) => {
      const documents = await readDocuments<Resource>(`overlays/${path}`);
      const settings = documents.find(({ metadata }) => metadata.name === 'redis-settings')?.data ?? {};
      const lines = settings['redis-additional.conf']?.split('\n');
      expect(lines).toEqual(expect.arrayContaining(['appendonly yes', 'maxmemory-policy noeviction']));
    },
  );
});
