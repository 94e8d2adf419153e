import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * How a proxy passes on what comes. `hangs`: connections stay, nothing passes. `refuses`: each connection is closed.
 * `fails`: each HTTP request is answered with 503. `loses answers`: requests pass, and their connection is closed in
 * place of the answer.
 */
export type ProxyMode = 'open' | 'hangs' | 'refuses' | 'fails' | 'loses answers' | { slowMs: number };

/** Stands between a server and those who ask it. */
export type FaultProxy = {
  port: number;
  /** From now on, for connections that are open too. */
  set: (passing: ProxyMode) => void;
  /** Closes all connections: their clients come again, and find another server. */
  moveTo: (port: number) => void;
  close: () => Promise<void>;
};

/** As a load balancer in front of a server says it. */
const UNAVAILABLE_PAGE = '<html>Service Unavailable</html>';
const UNAVAILABLE_RESPONSE = [
  'HTTP/1.1 503 Service Unavailable',
  'content-type: text/html',
  `content-length: ${UNAVAILABLE_PAGE.length}`,
  'connection: close',
  '',
  UNAVAILABLE_PAGE,
].join('\r\n');

/** Passes connections on to a port of 127.0.0.1. */
export async function startProxy(target: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let passing: ProxyMode = 'open';
  let to = target;

  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const closeAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  /** Waits for as long as nothing passes. Paused sockets keep what comes meanwhile. */
  const untilPassing = async (from: Socket): Promise<void> => {
    while (passing === 'hangs' && !from.destroyed) await pause(20);
    if (typeof passing === 'object') await pause(passing.slowMs);
  };
  const pass = async (from: Socket, into: Socket, isAnswer: boolean): Promise<void> => {
    for await (const chunk of from) {
      await untilPassing(from);
      if (isAnswer && passing === 'loses answers') return void into.destroy();
      if (!into.write(chunk as Buffer)) await once(into, 'drain');
    }
  };
  const join = (client: Socket): void => {
    keep(client);
    if (passing === 'refuses') return void client.destroy();
    if (passing === 'fails') return void client.once('data', () => client.end(UNAVAILABLE_RESPONSE));
    const upstream = connect({ port: to, host: '127.0.0.1', noDelay: true });
    keep(upstream);
    client.once('close', () => upstream.destroy());
    // A half that fails ends both: what it had still to pass is lost, as with any cut connection.
    pass(client, upstream, false).then(
      () => upstream.end(),
      () => upstream.destroy(),
    );
    pass(upstream, client, true).then(
      () => client.end(),
      () => client.destroy(),
    );
  };
  const server = createServer({ noDelay: true }, join);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    set: (next) => {
      passing = next;
      if (next === 'refuses' || next === 'fails') closeAll();
    },
    moveTo: (port) => {
      to = port;
      closeAll();
    },
    close: async () => {
      passing = 'refuses';
      closeAll();
      server.close();
      await once(server, 'close');
    },
  };
}
