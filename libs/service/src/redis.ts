import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { Logger } from './log.ts';
import { openRedis, type RedisClient, redisNodesOf } from './redis-nodes.ts';

export { isRedisCluster, onRedisBack, openRedis, type RedisClient, RedisUrl } from './redis-nodes.ts';

/** How long a command waits for its answer by default, in ms. */
const COMMAND_TIMEOUT_MS = 250;
/** How long Redis may be silent with a command open, in ms, before its connection counts as lost. */
const MAX_SILENCE_MS = 10_000;

const retryDelay = (attempt: number) => Math.min(attempt * 100, 1_000);

const REDIS_OPTIONS = {
  enableOfflineQueue: false,
  enableAutoPipelining: true,
  maxRetriesPerRequest: 0,
  connectTimeout: 1_000,
  socketTimeout: MAX_SILENCE_MS,
  retryStrategy: retryDelay,
} satisfies RedisOptions;

// As long as a slow command: one that meets a node that is gone looks for another three times.
const REDIRECTION_LIMITS = { maxRedirections: 3, retryDelayMs: 80 };

/**
 * A connection for the requests of people: commands fail at once while Redis is away, and within 250 ms where it is
 * slow; nothing is queued. Whoever calls must be able to go on without. The connection stays through a slow moment.
 * In a cluster this holds for each node: the people of the others notice nothing.
 *
 * @param urls one Redis, or nodes of a cluster separated by commas
 * @param options.commandMs how long a command waits for its answer, in ms. Default 250
 */
export function connectRedis(
  urls: string,
  log: Logger,
  { commandMs = COMMAND_TIMEOUT_MS }: { commandMs?: number } = {},
): RedisClient {
  const redis = openRedis(urls, REDIS_OPTIONS, REDIRECTION_LIMITS);
  logOutages(redis, log);
  if (redis instanceof Redis) failSlowCommands(redis, commandMs);
  else redis.on('+node', (node: Redis) => failSlowCommands(node, commandMs));
  return redis;
}

/**
 * A connection that subscribes and does nothing else: its commands may wait, since no request waits for them. In a
 * cluster every node tells what was published at any of them: it is one node's, and another one's when that is lost.
 *
 * @param urls one Redis, or nodes of a cluster separated by commas
 */
export function connectSubscriber(urls: string, log: Logger): Redis {
  const nodes = redisNodesOf(urls);
  let at = Math.floor(Math.random() * nodes.length);
  const redis = new Redis({
    ...REDIS_OPTIONS,
    ...nodes[at],
    retryStrategy: (attempt) => {
      at = (at + 1) % nodes.length;
      // Read anew at each attempt.
      Object.assign(redis.options, nodes[at]);
      return retryDelay(attempt);
    },
  });
  logOutages(redis, log);
  return redis;
}

function logOutages(redis: RedisClient, log: Logger): void {
  // One line for an outage, not one for every try.
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ err: error }, 'redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('redis is back');
    away = false;
  });
  if (redis instanceof Cluster) redis.on('node error', (error) => log.debug({ err: error }, 'redis node'));
}

type Command = Parameters<Redis['sendCommand']>[0];

/**
 * Fails commands that wait for longer than `limitMs`, and from then on each new one at once, until Redis says
 * something again. One timer serves all commands, which wait equally long and so end in the order they were sent:
 * ioredis's `commandTimeout` makes one for each, which costs a busy gateway a tenth of its time.
 */
function failSlowCommands(redis: Redis, limitMs: number): void {
  const waiting: Array<{ command: Command; until: number }> = [];
  let timer: NodeJS.Timeout | undefined;
  let isSilent = false;
  // An answer may lie unread while this process is busy: whatever has arrived is read before a command fails.
  const failAfterReading = () => setImmediate(failExpired);

  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    if (isSilent && redis.status === 'ready') {
      command.reject(createSlowCommandError());
      return command.promise;
    }
    waiting.push({ command, until: performance.now() + limitMs });
    timer ??= setTimeout(failAfterReading, limitMs);
    return send(command, stream);
  };

  function failExpired(): void {
    const now = performance.now();
    const firstInTime = waiting.findIndex(({ until }) => until > now);
    const expired = waiting.splice(0, firstInTime < 0 ? waiting.length : firstInTime);
    for (const { command } of expired) {
      if (command.isSettled) continue;
      isSilent = true;
      command.reject(createSlowCommandError());
    }
    const [next] = waiting;
    timer = next && setTimeout(failAfterReading, next.until - now);
  }

  redis.on('connect', () => {
    isSilent = false;
    redis.stream.on('data', () => {
      isSilent = false;
    });
  });
}

const createSlowCommandError = () => new Error('Redis did not answer in time');
