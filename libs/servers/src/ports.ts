import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

// Below every system's range for outgoing connections, so that a port found free is still free a moment later.
const FIRST_PORT = 20_000;
const LAST_PORT = 29_999;
const BLOCK_SIZE = 16;

function listen(port: number, host: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

/** Whether nobody listens on `port` of `host` (default 127.0.0.1) right now; an address that is not here is free. */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  try {
    const server = await listen(port, host);
    if (server) await close(server);
    return server !== undefined;
  } catch (error) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')) return true;
    throw error;
  }
}

/**
 * `count` different ports of 127.0.0.1 that are free: all are held at once before any is let go, so no two
 * of them are equal.
 */
export async function freePorts(count: number): Promise<number[]> {
  const held = new Map<number, Server>();
  try {
    for (let attempt = 0; held.size < count && attempt < 1000 + count; attempt += 1) {
      const port = randomInt(FIRST_PORT, LAST_PORT + 1);
      const server = held.has(port) ? undefined : await listen(port, '127.0.0.1');
      if (server) held.set(port, server);
    }
    if (held.size < count) throw new Error(`No ${count} free ports between ${FIRST_PORT} and ${LAST_PORT}`);
    return [...held.keys()];
  } finally {
    await Promise.all([...held.values()].map(close));
  }
}

/** Ports that stay this process's own until `release`. */
export type ReservedPorts = { ports: number[]; release: () => Promise<void> };

/**
 * `count` (at most 15) free ports of 127.0.0.1 in one block. The block's first port is kept listening for as
 * long as the reservation lasts, so that two processes that reserve at once never share one, even before
 * anything listens on theirs. `except` are ports that are promised to something else.
 */
export async function reservePorts(count: number, except: readonly number[] = []): Promise<ReservedPorts> {
  if (count >= BLOCK_SIZE) throw new RangeError(`At most ${BLOCK_SIZE - 1} ports can be reserved`);
  const blocks = Math.floor((LAST_PORT + 1 - FIRST_PORT) / BLOCK_SIZE);
  for (let attempt = 0; attempt < blocks; attempt += 1) {
    const first = FIRST_PORT + randomInt(blocks) * BLOCK_SIZE;
    const keeper = await listen(first, '127.0.0.1');
    if (!keeper) continue;
    keeper.unref();
    const ports: number[] = [];
    for (let port = first + 1; port < first + BLOCK_SIZE && ports.length < count; port += 1) {
      if (!except.includes(port) && (await isPortFree(port))) ports.push(port);
    }
    if (ports.length === count) return { ports, release: () => close(keeper) };
    await close(keeper);
  }
  throw new Error(`No ${count} free ports between ${FIRST_PORT} and ${LAST_PORT}`);
}

/** One free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('No free port');
  return port;
}
