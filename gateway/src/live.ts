import { liveChannel, type LiveNotice } from '@inkwell/contracts';
import { type App, type EventStream, type Logger, openEventStream } from '@inkwell/service';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Redis } from 'ioredis';
import { measureOpenStreams } from './open-streams.ts';
import type { Claims, Sessions } from './sessions.ts';

/** How many streams a person has open at once; one more ends the oldest. */
const MAX_STREAMS = 6;
/** How long the page of an ended stream waits before it opens another, in ms. */
const RETRY_MS = 60_000;
const CHECK_MS = 30_000;

export interface LiveDeps {
  /** A connection of its own: one that subscribes can do nothing else. */
  subscriber: Redis;
  sessions: Sessions;
  authorize: preHandlerAsyncHookHandler;
  claimsOf: (request: FastifyRequest) => Claims | null;
  log: Logger;
  /** How often it is checked which sessions ended without a notice, in ms. Default 30,000. */
  checkMs?: number;
}

interface OpenStream extends Claims {
  stream: EventStream;
}

/** `GET /api/live`: passes a person's notices on until their session ends. */
export function registerLive(app: App, deps: LiveDeps): void {
  const { subscriber, sessions, authorize, claimsOf, log } = deps;
  // Per channel, which is per person; the oldest stream first.
  const open = new Map<string, Set<OpenStream>>();
  measureOpenStreams(app, 'live', () => [...open.values()].reduce((sum, { size }) => sum + size, 0));

  subscriber.on('message', (channel, message) => {
    const streams = open.get(channel);
    if (!streams) return;
    const { topic } = JSON.parse(message) as LiveNotice;
    for (const { stream } of streams) stream.send({ topic } satisfies LiveNotice);
    if (topic === 'session') void endWithSessions([...streams]);
  });
  // A subscription that failed while Redis was away is made again.
  subscriber.on('ready', () => {
    if (open.size > 0) subscribe(...open.keys());
  });
  function subscribe(...channels: string[]): void {
    subscriber
      .subscribe(...channels)
      .catch((error: unknown) => log.debug({ err: error }, 'live waits for redis'));
  }

  function add(channel: string, added: OpenStream): void {
    const streams = open.get(channel) ?? new Set();
    if (streams.size === 0) {
      open.set(channel, streams);
      subscribe(channel);
    }
    streams.add(added);
    const [oldest] = streams;
    if (streams.size > MAX_STREAMS && oldest) {
      streams.delete(oldest);
      // At once its page would end the next oldest in turn, and so on in a circle.
      oldest.stream.end(RETRY_MS);
    }
  }

  function remove(channel: string, removed: OpenStream): void {
    const streams = open.get(channel);
    if (!streams?.delete(removed) || streams.size > 0) return;
    open.delete(channel);
    subscriber.unsubscribe(channel).catch((error: unknown) => log.debug({ err: error }, 'still subscribed'));
  }

  /** Ends the streams whose session has ended: one check for each session, however many streams it has. */
  async function endWithSessions(streams: readonly OpenStream[]): Promise<void> {
    const bySession = new Map(streams.map((each) => [each.sessionId, each]));
    try {
      const ended = new Set(
        (await sessions.findEnded([...bySession.values()])).map(({ sessionId }) => sessionId),
      );
      for (const { sessionId, stream } of streams) if (ended.has(sessionId)) stream.end();
    } catch (error) {
      log.debug({ err: error }, 'live streams stay open while auth is away');
    }
  }

  // A notice can be missed; the end of a session must not be.
  let checking = false;
  const timer = setInterval(() => {
    if (checking || open.size === 0) return;
    checking = true;
    const streams = [...open.values()].flatMap((each) => [...each]);
    void endWithSessions(streams).finally(() => {
      checking = false;
    });
  }, deps.checkMs ?? CHECK_MS);
  app.addHook('onClose', async () => clearInterval(timer));

  app.get('/api/live', { preHandler: authorize }, (request, reply) => {
    const claims = claimsOf(request);
    if (!claims) throw new Error('the guard let nobody through');
    const { userId, sessionId } = claims;
    const stream = openEventStream(request, reply);
    if (stream.closed.aborted) return;
    const channel = liveChannel(userId);
    const opened = { userId, sessionId, stream };
    add(channel, opened);
    stream.closed.addEventListener('abort', () => remove(channel, opened));
    stream.send({ topic: 'hello' } satisfies LiveNotice);
  });
}
