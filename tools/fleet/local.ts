import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { SERVICES, type Service } from '@inkwell/contracts/constants';
import { reservePorts, stopChild } from '@inkwell/servers';

import {
  type Addresses,
  environmentOf,
  machineValues,
  type ProductConfig,
  type Values,
} from '../start/environment.ts';
import { nodePart } from '../start/supervised-process.ts';
import { NODE_ARGS } from '../start/product.ts';
import { loadSecrets } from '../start/secrets.ts';
import { readSettings } from '../start/settings.ts';
import type { Say } from '../start/terminal.ts';

const KILL_MS = 3_000;

export type LocalOptions = Pick<Addresses, 'mongodbUri' | 'redisUrl' | 'embeddingsUrl'> & {
  dataDir: string;
  /** More settings of the product. */
  values: Values;
};

/**
 * A product on ports of its own, its data in a folder of its own.
 *
 * @returns release gives the ports back
 */
export async function configureLocally(
  root: string,
  { dataDir, values, ...servers }: LocalOptions,
): Promise<{ config: ProductConfig; release: () => Promise<void> }> {
  const reserved = await reservePorts(SERVICES.length + 3);
  const [port = 0, stripeEmulatorPort = 0, googleEmulatorPort = 0, ...servicePorts] = reserved.ports;
  const ports = Object.fromEntries(SERVICES.map((name, at) => [name, servicePorts[at] ?? 0])) as Record<
    Service,
    number
  >;
  const settings = readSettings(root, {
    ...machineValues(process.env),
    ...values,
    PORT: String(port),
    DATA_DIR: dataDir,
  });
  await mkdir(join(settings.dataDir, 'logs'), { recursive: true });
  const secrets = await loadSecrets(settings.dataDir);
  const addresses = { ports, stripeEmulatorPort, googleEmulatorPort, ...servers };
  const config = { settings, secrets, addresses, webDir: join(root, 'web', 'dist') };
  return { config, release: reserved.release };
}

/**
 * Starts what stands in for Stripe and Google.
 *
 * @param onSpawn told how to end it as soon as it exists, long before it is ready
 */
export async function startEmulators(
  root: string,
  config: ProductConfig,
  say: Say,
  onSpawn: (close: () => Promise<void>) => void,
): Promise<void> {
  const part = nodePart({
    name: 'emulators',
    cwd: join(root, 'libs/emulators'),
    args: NODE_ARGS,
    env: environmentOf('emulators', config),
    ports: [],
    portAdvice: '',
    logFile: join(config.settings.dataDir, 'logs/emulators.log'),
    say,
  });
  await part.launch((child) => onSpawn(() => stopChild(child, KILL_MS)));
}
