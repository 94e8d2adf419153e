import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { SERVICES, type Service } from '@inkwell/contracts/constants';
import { isPortFree, reservePorts, type ReservedPorts } from '@inkwell/servers';

import { writeReferenceFolder } from '../api/reference-folder.ts';
import { migrateAll } from '../migrate/migrate-all.ts';
import { build } from './build.ts';
import { checkSpace, clearLeftovers, openDataDir, type DataDir } from './data-dir.ts';
import { environmentOf, type Addresses, type ProcessName, type ProductConfig } from './environment.ts';
import { nodePart, type SupervisedProcess } from './supervised-process.ts';
import { companionLine } from './local-model.ts';
import { portProblem } from './problem.ts';
import { startReader } from './reader.ts';
import { startReading } from './reading.ts';
import { loadSecrets } from './secrets.ts';
import { findMongoDatabase, findRedisDatabase, type Database } from './servers.ts';
import type { Settings } from './settings.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';
import { partLine, seconds, type Say } from './terminal.ts';

export type ProductOptions = {
  /** The workspace. */
  root: string;
  settings: Settings;
  say: Say;
  /** False when everything has been built already. Default true. */
  builds?: boolean;
};

/**
 * While a process starts, most of what it makes stays: V8's room for young objects, which would double until it takes
 * 32 MiB, is kept at 1 MiB until `tuneRuntimeAfterStartup` lets it grow with the requests.
 */
const START_SMALL =
  "--import=data:text/javascript,import{setFlagsFromString as set}from'node:v8';set('--semi-space-growth-factor=1')";

/**
 * How Node runs a process of ours in its folder. Requests make much that is soon garbage: 16 MiB for it, since with 32
 * collecting it once took up to 79 ms, in which a process does nothing else.
 */
export const NODE_ARGS = ['--enable-source-maps', '--max-semi-space-size=16', START_SMALL, 'dist/main.js'];

/** The whole product on this machine. */
export type Product = {
  /** Starts everything and returns when the URL answers. Rejects with a StartProblem where a person can help. */
  start: () => Promise<void>;
  /** Ends everything that was started, also in the middle of a start; returns when nothing is left. */
  stop: () => Promise<void>;
};

function portAdvice(port: number): string {
  return `Stop that one, or choose another port: PORT=${port === 65_535 ? port - 1 : port + 1} npm start`;
}

/** @throws StartProblem when another program is on the port at one of the addresses */
async function checkPort(port: number, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    if (!(await isPortFree(port, address))) throw await portProblem(port, portAdvice(port));
  }
}

function printIntegrations(settings: Settings, say: Say): void {
  const { real } = settings;
  say(partLine('openai', companionLine(settings)));
  say(partLine('stripe', real.stripe ? 'the real one' : 'local emulator (no STRIPE_SECRET_KEY)'));
  say(partLine('google', real.google ? 'the real one' : 'local emulator (no GOOGLE_CLIENT_ID)'));
}

/** Where a process of ours has its `dist`. */
export function folderOf(root: string, name: ProcessName): string {
  if (name === 'emulators') return join(root, 'libs', name);
  return name === 'gateway' ? join(root, name) : join(root, 'services', name);
}

function portsOf(name: ProcessName, { settings, addresses }: ProductConfig): number[] {
  if (name === 'gateway') return [settings.port];
  if (name === 'emulators') return [addresses.stripeEmulatorPort, addresses.googleEmulatorPort];
  return [addresses.ports[name]];
}

/** The product, not started yet. */
export function createProduct({ root, settings, say, builds = true }: ProductOptions): Product {
  const cancelled = new AbortController();
  let dataDir: DataDir | undefined;
  let reserved: ReservedPorts | undefined;
  let supervisor: Supervisor | undefined;
  /** Those that nothing waits for but the end. */
  const readers: Promise<void>[] = [];

  const openFolder = async (): Promise<DataDir> => {
    await mkdir(settings.dataDir, { recursive: true });
    await checkSpace(settings.dataDir);
    const folder = await openDataDir(settings.dataDir);
    dataDir = folder;
    const cleared = await clearLeftovers(folder.path);
    if (cleared.length > 0) say(`Cleared away what a killed start had left: ${cleared.join(', ')}`);
    return folder;
  };

  const startPart = async (part: SupervisedProcess | undefined, origin: string): Promise<void> => {
    const since = Date.now();
    if (!part) say(partLine('', origin));
    else {
      await supervisor?.start(part);
      say(partLine(part.name, `ready, ${seconds(since)}${origin ? ` (${origin})` : ''}`));
    }
  };

  const startDatabase = async (finding: Promise<Database>): Promise<string> => {
    const { uri, part, origin } = await finding;
    await startPart(part, origin);
    return uri;
  };

  const startProcess = async (name: ProcessName, config: ProductConfig): Promise<void> => {
    const logFile = join(settings.dataDir, 'logs', `${name}.log`);
    const ports = portsOf(name, config);
    const part = nodePart({
      name,
      cwd: folderOf(root, name),
      args: NODE_ARGS,
      env: environmentOf(name, config),
      ports,
      portAdvice:
        name === 'gateway' ? portAdvice(settings.port) : 'Start again: the next start takes another port.',
      // The emulators play other companies' servers, which have no health route.
      ...(name !== 'emulators' && { readyUrl: `http://127.0.0.1:${ports[0]}/health/ready` }),
      logFile,
      say,
    });
    await startPart(part, '');
  };

  const start = async (): Promise<void> => {
    const folder = await openFolder();
    await checkPort(settings.port, ['127.0.0.1', '::']);
    cancelled.signal.throwIfAborted();
    supervisor = createSupervisor(folder, say);
    printIntegrations(settings, say);
    reserved = await reservePorts(SERVICES.length + 5, [settings.port]);
    const [
      stripeEmulatorPort = 0,
      googleEmulatorPort = 0,
      redisPort = 0,
      readingPort = 0,
      readerPort = 0,
      ...servicePorts
    ] = reserved.ports;
    const secrets = await loadSecrets(settings.dataDir);
    const options = {
      dataDir: settings.dataDir,
      values: settings.values,
      say,
      signal: cancelled.signal,
    };
    const { EMBEDDINGS_URL: givenReading, READER_URL: givenReader, READER: reader } = settings.values;
    if (givenReading) say(partLine('reading', 'EMBEDDINGS_URL'));
    else readers.push(startReading(options, { port: readingPort, supervisor }));
    if (givenReader) say(partLine('reader', 'READER_URL'));
    else if (reader) readers.push(startReader({ root, ...options }, { port: readerPort, supervisor }));
    const migrated = async (uri: string): Promise<string> => {
      await migrateAll(uri, say, cancelled.signal);
      return uri;
    };
    const [mongodbUri, redisUrl] = await Promise.all([
      startDatabase(findMongoDatabase(options)).then(migrated),
      startDatabase(findRedisDatabase(options, redisPort)),
      builds ? build(root, say, cancelled.signal) : undefined,
    ]);
    cancelled.signal.throwIfAborted();
    const ports = Object.fromEntries(
      SERVICES.map((name, index) => [name, servicePorts[index] ?? 0]),
    ) as Record<Service, number>;
    const embeddingsUrl = givenReading ?? `http://127.0.0.1:${readingPort}/v1`;
    const ownReader = reader ? `http://127.0.0.1:${readerPort}/v1` : undefined;
    const addresses: Addresses = {
      ports,
      stripeEmulatorPort,
      googleEmulatorPort,
      mongodbUri,
      redisUrl,
      embeddingsUrl,
      readerUrl: givenReader ?? ownReader,
    };
    const apiReferenceDir = join(settings.dataDir, 'api-reference');
    await writeReferenceFolder(root, apiReferenceDir);
    const config: ProductConfig = {
      settings,
      secrets,
      addresses,
      webDir: join(root, 'web', 'dist'),
      apiReferenceDir,
    };
    const emulated = !settings.real.stripe || !settings.real.google;
    const names: ProcessName[] = [...SERVICES, 'gateway', ...(emulated ? (['emulators'] as const) : [])];
    await Promise.all(names.map((name) => startProcess(name, config)));
    // A browser that asks for localhost tries IPv6 first, where the gateway does not listen.
    if (!(await isPortFree(settings.port, '::1'))) {
      throw await portProblem(settings.port, portAdvice(settings.port), 6);
    }
  };

  const stop = async (): Promise<void> => {
    cancelled.abort();
    await supervisor?.stop();
    await Promise.all(readers);
    await reserved?.release();
    await dataDir?.release();
  };

  return { start, stop };
}
