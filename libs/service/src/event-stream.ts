import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A server-sent event stream: a person's end of it. */
export interface EventStream {
  /** Sends one event as a `data:` line of JSON, with an `id:` line where one is given. */
  send: (data: unknown, id?: string | number) => void;
  /**
   * Ends the stream. Sending afterwards does nothing.
   *
   * @param retryMs how long a browser waits before it opens the stream again. Default: its own few seconds
   */
  end: (retryMs?: number) => void;
  /** Aborted once the reader is gone or the stream has ended. */
  closed: AbortSignal;
}

const KEEP_ALIVE_MS = 15_000;

/**
 * Takes the reply over as `text/event-stream`. A comment each 15 s keeps proxies from closing it. It ends by itself when
 * the process drains, or, with `survivesDrain`, when the time for that is nearly over. Where the handler's deadline has
 * answered already, or the reader has left, it is closed from the start.
 */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { survivesDrain = false }: { survivesDrain?: boolean } = {},
): EventStream {
  const isTooLate = reply.sent || reply.raw.destroyed;
  void reply.hijack();
  if (isTooLate) return { send: () => undefined, end: () => undefined, closed: AbortSignal.abort() };
  const gone = new AbortController();
  void reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // By its end the process may be stopping: nobody is to send another request on this connection.
    connection: 'close',
    'x-request-id': request.id,
  });
  const { raw } = reply;
  // A hijacked reply does not send by itself what hooks have set.
  raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  // A first comment takes the headers along through every proxy: some send them with the first byte only.
  raw.write(':\n\n');

  const write = (text: string) => {
    if (!gone.signal.aborted) raw.write(text);
  };
  const keepAlive = setInterval(() => write(':\n\n'), KEEP_ALIVE_MS);
  const end = (retryMs?: number) => {
    if (retryMs !== undefined) write(`retry: ${retryMs}\n\n`);
    if (gone.signal.aborted) return;
    gone.abort();
    raw.end();
  };
  const { server } = request;
  const forget = survivesDrain ? server.onDrainEnd(() => end()) : server.onDrain(() => end());
  raw.on('close', () => {
    gone.abort();
    clearInterval(keepAlive);
    forget();
  });

  return {
    send: (data, id) => write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`),
    end,
    closed: gone.signal,
  };
}
