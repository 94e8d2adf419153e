import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { RedisUrl } from './redis-nodes.ts';

/** The environment is not what the process needs. The message names each key and shows no value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * A key of at least 32 characters, or several separated by commas while it is rotated: the first one signs or hashes
 * what is new, all of them verify or find what is there.
 */
export const Secret = listOf(z.string().min(32, 'must have at least 32 characters'));

/** A value, or several separated by commas. */
export function listOf<Item extends z.ZodType<string, string>>(item: Item) {
  return z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(item));
}

const NodeEnv = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const MongoUri = z.string().regex(/^mongodb(\+srv)?:\/\//, 'must be a MongoDB connection string');

/** The longest a process takes to stop, in ms. */
const DrainMs = z.coerce.number().int().min(1).max(600_000).default(9_000);

/** What every process reads. */
export const ProcessEnv = NodeEnv.extend({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535),
  DRAIN_MS: DrainMs,
  /** How long of it requests are still answered, for proxies that are slow to send them elsewhere. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Where Prometheus asks; without it nothing listens. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** For the queues: what it holds must not be evicted. One Redis, or nodes of a cluster separated by commas. */
  REDIS_URL: RedisUrl,
  /** For what is cached and for live notices: may lose all and evict. Default: `REDIS_URL`. */
  REDIS_CACHE_URL: RedisUrl.optional(),
  /** Where traces are sent to, by OTLP over HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** How many of all traces are sent, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});

/** Where the cache and the live notices are. */
export const cacheUrlOf = (env: Pick<z.output<typeof ProcessEnv>, 'REDIS_URL' | 'REDIS_CACHE_URL'>): string =>
  env.REDIS_CACHE_URL ?? env.REDIS_URL;

/** What every service reads besides. */
export const ServiceEnv = ProcessEnv.extend({
  MONGODB_URI: MongoUri,
  VAULT_KEYS: z.string().min(1),
  ROLE: z.enum(['all', 'http', 'worker']).default('all'),
  /** How many events a worker handles at once, and beside them as many jobs of the service's own. */
  CONCURRENCY: z.coerce.number().int().min(1).max(1_000).default(8),
  IDENTITY_FROM_GATEWAY: Secret,
});

/** What a service's process reads with `ROLE=migrate`: it serves nobody and holds no secret but the database's. */
export const MigrateEnv = NodeEnv.extend({ MONGODB_URI: MongoUri });

/** What the process reads that wraps people's keys anew. */
export const RewrapEnv = MigrateEnv.extend({ VAULT_KEYS: ServiceEnv.shape.VAULT_KEYS });

/** `DRAIN_MS` before the whole environment is read, which is what refuses a bad value. Default 9,000. */
export function readDrainMs(env: Record<string, string | undefined>): number {
  const { data } = DrainMs.safeParse(env['DRAIN_MS'] || undefined);
  return data ?? DrainMs.parse(undefined);
}

/**
 * The mark of what the development set-up makes, also behind the prefix that a key of Stripe's has to have: production
 * refuses values that begin with it.
 */
const DEVELOPMENT_MARK = /^(?:(?:sk|pk|rk)_test_|whsec_)?development-/;

/** Development's databases ask nobody for a password, and so does one that was forgotten. */
const OPEN_DATABASE = /^(?:mongodb(?:\+srv)?|rediss?):\/\/(?![^/?@]*:[^/?@]+@)(?!.*[?&]authMechanism=)/;

/**
 * Reads a process's settings. Each may stand in a file instead, as an orchestrator mounts its secrets: the path of the
 * one with `REDIS_URL` is `REDIS_URL_FILE`. The line end behind a value is none of
 * it, and an empty file leaves it unset.
 *
 * @throws ConfigError naming every key that is missing or wrong, and in production every development secret and every
 *   database that is reached without a password
 */
export function readConfig<T extends z.ZodType<{ NODE_ENV: string }>>(
  schema: T,
  env: Record<string, string | undefined>,
): z.output<T> {
  // An empty value is an unset one, as shells and compose files write it.
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const parsed = schema.safeParse({ ...set, ...readFiles(names, set) });
  if (!parsed.success) {
    const nameOf = (path: PropertyKey[]) =>
      path.map((part) => (typeof part === 'number' ? `item ${part + 1}` : String(part))).join(' ');
    const lines = parsed.error.issues.map((issue) => `${nameOf(issue.path)} ${issue.message}`);
    throw new ConfigError(`Bad environment: ${lines.join('; ')}`);
  }
  if (parsed.data.NODE_ENV === 'production') refuseDevelopmentValues(parsed.data);
  return parsed.data;
}

/** @throws ConfigError naming the settings that are development's, or like those */
function refuseDevelopmentValues(config: object): void {
  const namesOf = (isRefused: (value: unknown) => boolean): string =>
    Object.entries(config)
      .filter(([, value]) => isRefused(value))
      .map(([name]) => name)
      .join(', ');
  const secrets = namesOf((value) => listItems(value).some((item) => DEVELOPMENT_MARK.test(item)));
  // What the first node of a cluster has counts for all.
  const databases = namesOf((value) => typeof value === 'string' && OPEN_DATABASE.test(value));
  const refused = [
    ...(secrets === '' ? [] : [`development secrets: ${secrets}`]),
    ...(databases === '' ? [] : [`databases without a password: ${databases}`]),
  ];
  if (refused.length > 0) throw new ConfigError(`Production refuses ${refused.join('; ')}`);
}

/** The settings of these names that stand in files. */
function readFiles(names: string[], env: Record<string, string | undefined>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of names) {
    const path = env[`${name}_FILE`];
    if (path === undefined) continue;
    if (env[name] !== undefined)
      throw new ConfigError(`Bad environment: ${name} and ${name}_FILE are both set`);
    try {
      const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      if (value !== '') values[name] = value;
    } catch (cause) {
      throw new ConfigError(`Bad environment: the file of ${name}_FILE cannot be read`, { cause });
    }
  }
  return values;
}

/** The items of a list, also of one that its schema leaves as text. */
function listItems(value: unknown): string[] {
  if (typeof value === 'string') return value.split(',').map((item) => item.trim());
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
