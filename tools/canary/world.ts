import { type Service, SERVICES } from '@inkwell/contracts/constants';
import { Redis } from 'ioredis';
import mongoose, { type Connection } from 'mongoose';

import { databaseOf, machineValues } from '../start/environment.ts';
import { loadSecrets } from '../start/secrets.ts';
import { findRunningMongo, findRunningRedis } from '../start/servers.ts';
import { readSettings } from '../start/settings.ts';
import type { CardForm } from '../test/card-form.ts';
import { type Caller, createCaller } from './caller.ts';
import { type Operation, readOperations } from './operations.ts';
import { registerPerson, type Callers } from './people.ts';

/** The product under test, and what is done to it. */
export type CanaryWorld = {
  caller: Caller;
  operations: readonly Operation[];
  people: Callers;
  /** A service's own database. */
  database: (service: Service) => Connection;
  vaultKeys: Readonly<Record<string, string>>;
  stripeWebhookSecret: string;
  /** Where a browser gives Stripe a card. */
  cardForm: CardForm;
  /** Takes all from Redis. */
  emptyRedis: () => Promise<void>;
  close: () => Promise<void>;
};

/** @param dataDir that of the product which runs at `url` */
export async function openCanaryWorld(url: string, dataDir: string): Promise<CanaryWorld> {
  const settings = readSettings(dataDir, { ...machineValues(process.env), DATA_DIR: dataDir });
  const mongodbUri = await findRunningMongo(settings);
  const redisUrl = await findRunningRedis(settings);
  const connections = new Map(
    SERVICES.map((service) => [service, mongoose.createConnection(databaseOf(mongodbUri, service))]),
  );
  await Promise.all([...connections.values()].map((connection) => connection.asPromise()));
  const database = (service: Service): Connection => {
    const connection = connections.get(service);
    if (!connection) throw new Error(`${service} has no database`);
    return connection;
  };
  const { vaultKeys, stripeWebhookSecret, stripePublishableKey } = await loadSecrets(dataDir);
  return {
    caller: createCaller(url),
    operations: await readOperations(),
    people: await registerPerson(url),
    database,
    vaultKeys,
    stripeWebhookSecret,
    cardForm: { url: `${url}/stripe-emulator`, publishableKey: stripePublishableKey },
    emptyRedis: async () => {
      const redis = new Redis(redisUrl);
      await redis.flushall();
      redis.disconnect();
    },
    close: async () => {
      await Promise.all([...connections.values()].map((connection) => connection.close()));
    },
  };
}
