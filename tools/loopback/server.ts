import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A page may give its own name an address of this machine, and is then no other origin to its browser. */
const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;

export type AnswerRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  /** What is asked for, without its query. */
  path: string | undefined,
) => Promise<void> | void;

/**
 * A server for the programs on this machine, which refuses the pages of a browser. What fails is answered with 500, or
 * cut off where an answer has begun; its log says no more than the name of the error, as a text may be somebody's.
 */
export function createLoopbackServer(answer: AnswerRequest): Server {
  // In a promise from its first line on: what throws in a listener ends the process.
  const answerSafely = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { host = '', origin } = request.headers;
      // No other program than a browser sends an origin.
      if (origin !== undefined || !LOOPBACK_HOST.test(host))
        return sendError(response, 403, { message: 'Only programs on this machine are answered.' });
      await answer(request, response, request.url?.split('?')[0]);
    } catch (error) {
      process.stderr.write(`A request failed: ${error instanceof Error ? error.name : 'unknown'}\n`);
      if (response.headersSent) response.destroy();
      else sendError(response, 500, { message: 'The request failed.' });
    }
  };
  return createServer((request, response) => void answerSafely(request, response));
}

/**
 * What was sent as JSON, null where it is none; undefined where it is larger than `mostBytes`, and refused with 413. All
 * is read, as a caller may listen only after it.
 */
export async function readJson(
  request: IncomingMessage,
  response: ServerResponse,
  mostBytes: number,
): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (bytes > mostBytes)
    return sendError(response, 413, { message: `More than ${mostBytes} bytes were sent.` });
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null;
  }
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** @param error as OpenAI's API tells one */
export function sendError(
  response: ServerResponse,
  status: number,
  error: { message: string; code?: string; param?: string },
): void {
  sendJson(response, status, { error });
}
