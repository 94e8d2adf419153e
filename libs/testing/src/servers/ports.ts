import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

// Below every system's range for outgoing connections, so that a port found free is still free a moment later.
const FIRST_PORT = 20_000;
const LAST_PORT = 29_999;

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

/** Whether `port` of `host` (default 127.0.0.1) can be listened on right now. */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = await listen(port, host);
  if (!server) return false;
  await close(server);
  return true;
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

/** One free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('No free port');
  return port;
}
