import type { Server, ServerResponse } from 'node:http';

import { createLoopbackServer, readJson, refuse, send, type Answer } from '../loopback/server.ts';
import { createTurns } from '../loopback/turns.ts';
import { CompletionRequest, RequestTooLong, type ChatModel, type CompletionEnd } from './completion.ts';
import { CHALLENGE_HEADER, PROOF_HEADER, proofOf } from './ownership.ts';

/** More that wait would have been left before their turn. */
const MOST_WAITING = 8;
const LARGEST_BODY = 4_000_000;
const OWNER = 'inkwell';

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
  const inTurn = createTurns(mostWaiting);

  const complete: Answer = async (request, response) => {
    const sent = await readJson(request, response, LARGEST_BODY);
    if (sent === undefined) return;
    const parsed = CompletionRequest.safeParse(sent);
    if (!parsed.success)
      return refuse(response, 400, { message: 'This is no request for a chat completion.' });
    const body = parsed.data;
    if (body.tools && body.tools.length > 0)
      return refuse(response, 400, {
        message: "'tools' is not supported",
        param: 'tools',
        code: 'unsupported_parameter',
      });
    await inTurn(response, async (signal) => {
      try {
        await (body.stream ? sendPieces : sendWhole)(response, model, body, signal);
      } catch (error) {
        if (signal.aborted || !(error instanceof RequestTooLong) || response.headersSent) throw error;
        refuse(response, 400, { message: error.message, code: 'context_length_exceeded' });
      }
    });
  };

  return createLoopbackServer((request, response, path) => {
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
    return complete(request, response, path);
  });
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
