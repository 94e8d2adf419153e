import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the process has begun to stop. */
    draining: boolean;
    /** What `close()` must end first: called once, when draining begins; where it has begun, at once. */
    onDrain: (end: () => void) => () => void;
    /** What may go on while the process drains: called once, when its time is nearly over; where it is, at once. */
    onDrainEnd: (end: () => void) => () => void;
    /** Stops serving within `DRAIN_MS`, as a process does that is told to end. `close()` gives nothing any time. */
    drain: (limits: DrainLimits) => Promise<void>;
  }
}

/** How long a process may take to stop serving, in ms. Its environment has both. */
export interface DrainLimits {
  /** From when it was told to stop until it has ended. */
  DRAIN_MS: number;
  /** How long of it requests are still answered, while whoever sends them finds other processes. */
  DRAIN_DELAY_MS: number;
}

/** What is left for storing and closing once all that went on has been ended, in ms. */
const CLOSE_TIMEOUT_MS = 2_000;

/**
 * Adds the order in which an app stops: it is not ready and ends what its readers open again elsewhere; answers further
 * requests for `DRAIN_DELAY_MS`, each the last one of its connection; stops listening; and leaves what may go on its
 * time until 2 s before `DRAIN_MS` is over.
 */
export function addDrain(app: FastifyInstance): void {
  const first = createEndAll();
  const last = createEndAll();
  const sockets = new Set<Socket>();
  let isGraceful = false;
  let isClosing = false;
  app.decorate('draining', false);
  app.decorate('onDrain', first.add);
  app.decorate('onDrainEnd', last.add);
  app.decorate('drain', async ({ DRAIN_MS, DRAIN_DELAY_MS }: DrainLimits) => {
    isGraceful = true;
    const timer = setTimeout(last.end, Math.max(DRAIN_MS - CLOSE_TIMEOUT_MS, DRAIN_MS / 2));
    app.draining = true;
    first.end();
    if (DRAIN_DELAY_MS > 0) {
      await new Promise((resolve) => setTimeout(resolve, DRAIN_DELAY_MS));
      // What has arrived on a connection and is not read yet would be closed as idle.
      await new Promise((resolve) => setImmediate(resolve));
    }
    await app.close();
    clearTimeout(timer);
  });
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    app.draining = true;
    isClosing = true;
    first.end();
    if (!isGraceful) last.end();
    // Node counts a connection that has not sent anything yet as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.draining) reply.header('connection', 'close');
    done();
  });
  // Node closes once what is idle. A connection whose answer was begun before, or was a stream, becomes idle later and
  // would hold `close()` until its time-out.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) app.server.closeIdleConnections();
    done();
  });
}

/** What is to be ended at one moment: all that is there then, and at once what comes later. */
function createEndAll() {
  const open = new Set<() => void>();
  let isOver = false;
  return {
    add: (end: () => void) => {
      open.add(end);
      if (isOver) end();
      return () => open.delete(end);
    },
    end: () => {
      if (isOver) return;
      isOver = true;
      for (const end of open) end();
    },
  };
}
