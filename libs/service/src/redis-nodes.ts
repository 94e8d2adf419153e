import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { z } from 'zod';

/** One Redis, or a cluster: the same commands, as long as the keys of each are in one slot. */
export type RedisClient = Redis | Cluster;

/** Where one node is, and how to get in. */
export type RedisNode = Pick<RedisOptions, 'host' | 'port' | 'username' | 'password' | 'db' | 'tls'>;

const DEFAULT_PORT = 6379;

/**
 * `redis://` or `rediss://` with a host: one Redis; or several separated by commas: nodes of a cluster, from which the
 * others are found. All nodes take the user, the password and the scheme of the first. A cluster behind one name is
 * that name twice. A comma in a password is `%2C`.
 */
export const RedisUrl = z.string().superRefine((text, context) => {
  const urls = text.split(',');
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  for (const url of urls) {
    if (!URL.canParse(url) || !/^rediss?:\/\/[^/]/.test(url)) return refuse('must be redis:// with a host');
    if (urls.length > 1 && !['', '/', '/0'].includes(new URL(url).pathname)) {
      return refuse('must name no database: a cluster has only the first');
    }
  }
});

/** Whether a setting names the nodes of a cluster. */
export const isRedisCluster = (urls: string): boolean => urls.includes(',');

/** @param urls of `RedisUrl` */
export function redisNodesOf(urls: string): [RedisNode, ...RedisNode[]] {
  const [first = '', ...others] = urls.split(',');
  const node = toNode(first);
  const { username, password, tls } = node;
  const shared = { username, password, tls };
  return [node, ...others.map((url) => ({ ...toNode(url), ...shared }))];
}

function toNode(text: string): RedisNode {
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  return {
    // An address of IPv6 stands in brackets.
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || DEFAULT_PORT,
    ...(username !== '' && { username: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(pathname.length > 1 && { db: Number(pathname.slice(1)) }),
    ...(protocol === 'rediss:' && { tls: {} }),
  };
}

/** How often a command looks for its node again, and how long it waits each time, in ms. */
export interface Redirections {
  maxRedirections: number;
  retryDelayMs: number;
}

/**
 * Opens a connection to one Redis, or to a cluster where several nodes are named.
 *
 * @param urls of `RedisUrl`
 * @param options for one Redis; in a cluster for each of its nodes, as far as they fit one
 * @param redirections while a node of a cluster is away or its slots move
 */
export function openRedis(
  urls: string,
  options: Omit<RedisOptions, 'host' | 'port' | 'path' | 'sentinels' | 'readOnly' | 'himportFieldsets'>,
  { maxRedirections, retryDelayMs }: Redirections,
): RedisClient {
  const [first, ...others] = redisNodesOf(urls);
  if (others.length === 0) return new Redis({ ...options, ...first });
  // A pipeline of several slots is not sent again where one of them has moved: each command goes by itself.
  const { retryStrategy, enableOfflineQueue, enableAutoPipelining: _, ...ofNode } = options;
  const { username, password, tls } = first;
  const cluster = new Cluster([first, ...others], {
    clusterRetryStrategy: retryStrategy,
    enableOfflineQueue,
    maxRedirections,
    retryDelayOnFailover: retryDelayMs,
    retryDelayOnClusterDown: retryDelayMs,
    retryDelayOnTryAgain: retryDelayMs,
    // A certificate is of the name, not of the address behind it.
    ...(tls && { dnsLookup: (address, callback) => callback(null, address) }),
    redisOptions: { ...ofNode, username, password, tls },
  });
  return keepClusterEnded(cluster);
}

/**
 * Lets a cluster that has ended stay so. ioredis calls it closed again for each node whose connection ends later, and
 * a command that was to be sent again then waits for ever: the worker that sent it could not be closed.
 */
function keepClusterEnded(cluster: Cluster): Cluster {
  let hasEnded = false;
  cluster.on('connecting', () => {
    hasEnded = false;
  });
  cluster.on('end', () => {
    hasEnded = true;
  });
  cluster.on('close', () => {
    if (hasEnded) cluster.status = 'end';
  });
  // BullMQ makes a second connection of each that it is given.
  const duplicate = cluster.duplicate.bind(cluster);
  cluster.duplicate = (...args) => keepClusterEnded(duplicate(...args));
  return cluster;
}

/**
 * Calls `listener` each time Redis may have lost its last writes: it was away and is back, or another node of the
 * cluster has taken over.
 */
export function onRedisBack(redis: RedisClient, listener: () => void): void {
  redis.on('ready', listener);
  if (!(redis instanceof Cluster)) return;
  let before: string | null = null;
  redis.on('refresh', () => {
    const masters = redis.nodes('master').map(({ options }) => `${options.host}:${options.port}`);
    const now = masters.toSorted().join();
    if (before !== null && before !== now) listener();
    before = now;
  });
}
