import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

import { createLoop } from './loop.ts';
import { causeOf } from './cause.ts';

/** A process says that it ends 2 s before it does. More often the checks themselves would be a load. */
const CHECK_EVERY_MS = 500;
/** A process that hangs takes no part either. */
const CHECK_TIMEOUT_MS = 1_000;

/** Stands where a Service of Kubernetes does: shares connections out among the processes that are ready. */
export type Balancer = {
  /** Takes part from when it is ready until its health check cannot reach it any more. */
  add: (port: number) => void;
  close: () => Promise<void>;
};

type BalancerTarget = { port: number; isReady: boolean };

/** Listens on a port of 127.0.0.1. Each connection goes to the next process that is ready, and stays with it. */
export async function startBalancer(port: number): Promise<Balancer> {
  const targets = new Set<BalancerTarget>();
  const sockets = new Set<Socket>();
  let turn = 0;

  const check = async (target: BalancerTarget): Promise<void> => {
    try {
      const response = await fetch(`http://127.0.0.1:${target.port}/health/ready`, {
        signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
      });
      await response.arrayBuffer();
      target.isReady = response.ok;
    } catch (error) {
      // Any other failure may pass: the process, or this one, is busy.
      if (causeOf(error) === 'ECONNREFUSED') targets.delete(target);
      else target.isReady = false;
    }
  };
  const checks = createLoop(CHECK_EVERY_MS, async () => {
    await Promise.all([...targets].map(check));
  });

  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };
  const join = (client: Socket, tried: readonly BalancerTarget[] = []): void => {
    const ready = [...targets].filter((target) => target.isReady && !tried.includes(target));
    const target = ready[(turn += 1) % Math.max(1, ready.length)];
    if (!target) return void client.destroy();
    const upstream = connect({ port: target.port, host: '127.0.0.1', noDelay: true });
    keep(upstream);
    const next = (): void => join(client, [...tried, target]);
    upstream.once('error', next);
    upstream.once('connect', () => {
      upstream.off('error', next);
      upstream.on('error', () => client.destroy());
      client.on('error', () => upstream.destroy());
      client.once('close', () => upstream.destroy());
      upstream.once('close', () => client.destroySoon());
      client.pipe(upstream).pipe(client);
    });
  };
  const server = createServer({ noDelay: true }, (client) => {
    keep(client);
    // Until it is joined nothing else listens to it.
    client.on('error', () => client.destroy());
    join(client);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    add: (added) => void targets.add({ port: added, isReady: true }),
    close: async () => {
      await checks.stop();
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
