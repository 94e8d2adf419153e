import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { CompletionRequest, RequestTooLong, type ChatModel, type CompletionEnd } from './completion.ts';
import { CHALLENGE_HEADER, PROOF_HEADER, proofOf } from './ownership.ts';

/** More that wait would have been left before their turn. */
const MOST_WAITING = 8;
const LARGEST_BODY = 4_000_000;
const OWNER = 'inkwell';
const RETRY_AFTER_SECONDS = 10;
/** A page may give its own name an address of this machine, and is then no other origin to its browser. */
const OWN_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;

/**
 * A server of Chat Completions. One reply is written at a time, since two would take each other's place in the model's
 * context; those that wait go in their order, and a caller that leaves ends its wait and its reply.
 *
 * @param mostWaiting for a reply; who comes then is refused with 429. Default 8
 * @param secret proves to a caller that knows it whose server this is. Default: it is not proved
 */
export function createModelServer(
  model: ChatModel,
  { mostWaiting = MOST_WAITING, secret }: { mostWaiting?: number; secret?: string } = {},
): Server {
  /** The one that is being answered, and those that wait. */
  let open = 0;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn(work: () => Promise<void>): Promise<void> {
    open += 1;
    const turn = last.then(work).finally(() => {
      open -= 1;
    });
    last = turn.catch(() => undefined);
    return turn;
  }

  async function complete(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await readBody(request);
    if (sent === null)
      return refuse(response, 413, { message: `More than ${LARGEST_BODY} bytes were sent.` });
    const parsed = CompletionRequest.safeParse(parseJson(sent));
    if (!parsed.success)
      return refuse(response, 400, { message: 'This is no request for a chat completion.' });
    const body = parsed.data;
    if (body.tools && body.tools.length > 0)
      return refuse(response, 400, {
        message: "'tools' is not supported",
        param: 'tools',
        code: 'unsupported_parameter',
      });
    if (open > mostWaiting) {
      response.setHeader('retry-after', String(RETRY_AFTER_SECONDS));
      return refuse(response, 429, { message: 'Too many requests wait.', code: 'rate_limit_exceeded' });
    }
    const left = new AbortController();
    response.once('close', () => left.abort());
    await inTurn(async () => {
      if (left.signal.aborted) return;
      try {
        await (body.stream ? sendPieces : sendWhole)(response, model, body, left.signal);
      } catch (error) {
        if (left.signal.aborted) return;
        if (!(error instanceof RequestTooLong) || response.headersSent) throw error;
        refuse(response, 400, { message: error.message, code: 'context_length_exceeded' });
      }
    });
  }

  function answer(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    const { host = '', origin } = request.headers;
    // A page in a browser on this machine: no other program sends an origin.
    if (origin !== undefined || !OWN_HOST.test(host))
      return refuse(response, 403, { message: 'Only programs on this machine are answered.' });
    const path = request.url?.split('?')[0];
    if (request.method === 'GET' && path === '/v1/models') {
      const challenge = request.headers[CHALLENGE_HEADER];
      if (secret !== undefined && typeof challenge === 'string')
        response.setHeader(PROOF_HEADER, proofOf(secret, request.socket.localPort ?? 0, challenge));
      const { id, contextTokens } = model;
      const listed = { id, object: 'model', owned_by: OWNER, context_length: contextTokens };
      return send(response, 200, { object: 'list', data: [listed] });
    }
    if (request.method !== 'POST' || path !== '/v1/chat/completions')
      return refuse(response, 404, { message: 'Not Found' });
    return complete(request, response);
  }

  // In a promise from its first line on: what throws in a listener ends the process.
  const answerSafely = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(request, response);
    } catch (error) {
      // Of a reply nothing is said: it may quote somebody.
      process.stderr.write(`A request failed: ${error instanceof Error ? error.name : 'unknown'}\n`);
      response.destroy();
    }
  };
  return createServer((request, response) => void answerSafely(request, response));
}

type Answering = (
  response: ServerResponse,
  model: ChatModel,
  request: CompletionRequest,
  signal: AbortSignal,
) => Promise<void>;

const sendPieces: Answering = async (response, model, request, signal) => {
  const write = (value: object | string) =>
    response.write(`data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`);
  const chunk = (delta: object, finish_reason: string | null) => ({
    object: 'chat.completion.chunk',
    model: model.id,
    choices: [{ index: 0, delta, finish_reason }],
  });
  const onText = (text: string): void => {
    // Headers wait for the first piece: a request that is too long is still refused.
    if (!response.headersSent) response.writeHead(200, STREAM);
    write(chunk({ content: text }, null));
  };
  const end = await model.complete(request, onText, signal);
  if (!response.headersSent) response.writeHead(200, STREAM);
  write(chunk({}, end.reason));
  write({ ...chunk({}, null), choices: [], usage: usageOf(end) });
  write('[DONE]');
  response.end();
};

const STREAM = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' };

const sendWhole: Answering = async (response, model, request, signal) => {
  let content = '';
  const end = await model.complete(request, (text) => (content += text), signal);
  send(response, 200, {
    object: 'chat.completion',
    model: model.id,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: end.reason }],
    usage: usageOf(end),
  });
};

const usageOf = ({ promptTokens, completionTokens }: CompletionEnd) => ({
  prompt_tokens: promptTokens,
  completion_tokens: completionTokens,
  total_tokens: promptTokens + completionTokens,
});

/** Null where it is larger than any prompt: the rest is read and not kept, as a caller may listen only after it. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= LARGEST_BODY) chunks.push(chunk);
    else chunks.length = 0;
  }
  return bytes > LARGEST_BODY ? null : Buffer.concat(chunks).toString('utf8');
}

/** Null where it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const refuse = (response: ServerResponse, status: number, error: object): void =>
  send(response, status, { error });
