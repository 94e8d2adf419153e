import type { Server, ServerResponse } from 'node:http';

import {
  createLoopbackServer,
  readJson,
  sendError,
  sendJson,
  type AnswerRequest,
} from '../loopback/server.ts';
import { createWorkQueue } from '../loopback/turns.ts';
import { CompletionRequest, RequestTooLongError, type ChatModel, type CompletionEnd } from './completion.ts';
import { CHALLENGE_HEADER, PROOF_HEADER, computeProof } from './ownership.ts';

/** More that wait would have been left before their turn. */
const MAX_WAITING = 8;
const MAX_BODY_BYTES = 4_000_000;
const OWNED_BY = 'inkwell';

/**
 * A server of Chat Completions. One reply is written at a time, since two would take each other's place in the model's
 * context; those that wait go in their order, and a caller that leaves ends its wait and its reply.
 *
 * @param mostWaiting for a reply; who comes then is refused with 429. Default 8
 * @param secret proves to a caller that knows it whose server this is. Default: it is not proved
 */
export function createModelServer(
  model: ChatModel,
  { mostWaiting = MAX_WAITING, secret }: { mostWaiting?: number; secret?: string } = {},
): Server {
  const inTurn = createWorkQueue(mostWaiting);

  const complete: AnswerRequest = async (request, response) => {
    const sent = await readJson(request, response, MAX_BODY_BYTES);
    if (sent === undefined) return;
    const parsed = CompletionRequest.safeParse(sent);
    if (!parsed.success)
      return sendError(response, 400, { message: 'This is no request for a chat completion.' });
    const body = parsed.data;
    if (body.tools && body.tools.length > 0)
      return sendError(response, 400, {
        message: "'tools' is not supported",
        param: 'tools',
        code: 'unsupported_parameter',
      });
    await inTurn(response, async (signal) => {
      try {
        await (body.stream ? streamAnswer : sendWholeAnswer)(response, model, body, signal);
      } catch (error) {
        if (signal.aborted || !(error instanceof RequestTooLongError) || response.headersSent) throw error;
        sendError(response, 400, { message: error.message, code: 'context_length_exceeded' });
      }
    });
  };

  return createLoopbackServer((request, response, path) => {
    if (request.method === 'GET' && path === '/v1/models') {
      const challenge = request.headers[CHALLENGE_HEADER];
      if (secret !== undefined && typeof challenge === 'string')
        response.setHeader(PROOF_HEADER, computeProof(secret, request.socket.localPort ?? 0, challenge));
      const { id, contextTokens } = model;
      const listed = { id, object: 'model', owned_by: OWNED_BY, context_length: contextTokens };
      return sendJson(response, 200, { object: 'list', data: [listed] });
    }
    if (request.method !== 'POST' || path !== '/v1/chat/completions')
      return sendError(response, 404, { message: 'Not Found' });
    return complete(request, response, path);
  });
}

type SendAnswer = (
  response: ServerResponse,
  model: ChatModel,
  request: CompletionRequest,
  signal: AbortSignal,
) => Promise<void>;

const streamAnswer: SendAnswer = async (response, model, request, signal) => {
  const write = (value: object | string) =>
    response.write(`data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`);
  const chunk = (delta: object, finish_reason: string | null) => ({
    object: 'chat.completion.chunk',
    model: model.id,
    choices: [{ index: 0, delta, finish_reason }],
  });
  const onText = (text: string): void => {
    // Headers wait for the first piece: a request that is too long is still refused.
    if (!response.headersSent) response.writeHead(200, STREAM_HEADERS);
    write(chunk({ content: text }, null));
  };
  const end = await model.complete(request, onText, signal);
  if (!response.headersSent) response.writeHead(200, STREAM_HEADERS);
  write(chunk({}, end.reason));
  write({ ...chunk({}, null), choices: [], usage: toUsage(end) });
  write('[DONE]');
  response.end();
};

const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache, no-transform' };

const sendWholeAnswer: SendAnswer = async (response, model, request, signal) => {
  let content = '';
  const end = await model.complete(request, (text) => (content += text), signal);
  sendJson(response, 200, {
    object: 'chat.completion',
    model: model.id,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: end.reason }],
    usage: toUsage(end),
  });
};

const toUsage = ({ promptTokens, completionTokens }: CompletionEnd) => ({
  prompt_tokens: promptTokens,
  completion_tokens: completionTokens,
  total_tokens: promptTokens + completionTokens,
});
