import { liveChannel } from '@inkwell/contracts';
import { type App, type Logger, openEventStream } from '@inkwell/service';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Redis } from 'ioredis';
import type { Claims, Sessions } from './sessions.ts';

// A notice can be missed; the end of a session must not be.
const LOOK_AGAIN_MS = 30_000;

export interface LiveDeps {
  /** A connection of its own: one that subscribes can do nothing else. */
  subscriber: Redis;
  sessions: Sessions;
  authorize: preHandlerAsyncHookHandler;
  claimsOf: (request: FastifyRequest) => Claims | null;
  log: Logger;
}

/** `GET /api/live`: passes a person's notices on until their session ends. */
export function registerLive(app: App, { subscriber, sessions, authorize, claimsOf, log }: LiveDeps): void {
  const listeners = new Map<string, Set<(notice: string) => void>>();
  subscriber.on('message', (channel, notice) => {
    for (const listener of listeners.get(channel) ?? []) listener(notice);
  });

  function listen(channel: string, listener: (notice: string) => void): () => void {
    const known = listeners.get(channel);
    if (known) known.add(listener);
    else {
      listeners.set(channel, new Set([listener]));
      subscriber
        .subscribe(channel)
        .catch((error: unknown) => log.debug({ err: error }, 'live waits for redis'));
    }
    return () => {
      const rest = listeners.get(channel);
      rest?.delete(listener);
      if (rest?.size !== 0) return;
      listeners.delete(channel);
      subscriber.unsubscribe(channel).catch((error: unknown) => log.debug({ err: error }, 'live left'));
    };
  }

  // A subscription that was asked for while Redis was away is asked for again.
  subscriber.on('ready', () => {
    const channels = [...listeners.keys()];
    if (channels.length === 0) return;
    subscriber.subscribe(...channels).catch((error: unknown) => log.debug({ err: error }, 'live waits'));
  });

  app.get('/api/live', { preHandler: authorize }, (request, reply) => {
    const claims = claimsOf(request);
    if (!claims) throw new Error('the guard let nobody through');
    const stream = openEventStream(request, reply);

    const endWithSession = async () => {
      try {
        if (!(await sessions.isAlive(claims))) stream.end();
      } catch (error) {
        log.debug({ err: error }, 'live keeps its stream while auth is away');
      }
    };
    const forget = listen(liveChannel(claims.userId), (notice) => {
      const { topic } = JSON.parse(notice) as { topic: string };
      stream.send({ topic });
      if (topic === 'session') void endWithSession();
    });
    const timer = setInterval(() => void endWithSession(), LOOK_AGAIN_MS);
    stream.closed.addEventListener('abort', () => {
      clearInterval(timer);
      forget();
    });
    stream.send({ topic: 'hello' });
  });
}
