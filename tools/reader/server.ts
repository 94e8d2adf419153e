import type { Server } from 'node:http';
import { z } from 'zod';

import {
  createLoopbackServer,
  readJson,
  sendError,
  sendJson,
  type AnswerRequest,
} from '../loopback/server.ts';
import { createWorkQueue } from '../loopback/turns.ts';
import { TextTooLongError, type Embedder } from './embedder.ts';

/** Each process of the product makes one call at a time. */
const MAX_WAITING = 8;
const MAX_TEXTS = 32;
const MAX_BODY_BYTES = 500_000;

const Text = z.string().min(1);
/** What of a request is understood; the rest is left out. */
const EmbeddingRequest = z.object({
  model: z.string().nullish(),
  input: z.union([Text, z.array(Text).min(1).max(MAX_TEXTS)]),
  encoding_format: z.literal('float').nullish(),
});

/**
 * A server of OpenAI's `/v1/embeddings`, and of `/health`, which answers once the model is loaded. One text is computed at
 * a time, and those that wait go in the order of their requests; a caller that leaves ends its wait, and what is left of
 * its texts. What it was sent is kept nowhere.
 *
 * @param mostWaiting who comes when so many requests wait is refused with 429. Default 8
 */
export function createReaderServer(
  embedder: Embedder,
  { mostWaiting = MAX_WAITING }: { mostWaiting?: number } = {},
): Server {
  const inTurn = createWorkQueue(mostWaiting);

  const embed: AnswerRequest = async (request, response) => {
    const sent = await readJson(request, response, MAX_BODY_BYTES);
    if (sent === undefined) return;
    const parsed = EmbeddingRequest.safeParse(sent);
    if (!parsed.success)
      return sendError(response, 400, {
        message: `This is no request for embeddings: 'input' is a text or a list of up to ${MAX_TEXTS} texts, none of them empty, and 'encoding_format' is 'float'.`,
      });
    const { model, input } = parsed.data;
    if (typeof model === 'string' && model !== embedder.id)
      return sendError(response, 404, {
        message: `There is no model but '${embedder.id}'.`,
        code: 'model_not_found',
        param: 'model',
      });
    const texts = typeof input === 'string' ? [input] : input;
    await inTurn(response, async (signal) => {
      try {
        const data = [];
        let total = 0;
        for (const [index, text] of texts.entries()) {
          if (signal.aborted) return;
          const { vector, tokens } = await embedder.embed(text);
          data.push({ object: 'embedding', index, embedding: vector });
          total += tokens;
        }
        const usage = { prompt_tokens: total, total_tokens: total };
        sendJson(response, 200, { object: 'list', model: embedder.id, data, usage });
      } catch (error) {
        if (!(error instanceof TextTooLongError)) throw error;
        sendError(response, 400, { message: error.message, code: 'context_length_exceeded', param: 'input' });
      }
    });
  };

  return createLoopbackServer((request, response, path) => {
    if (request.method === 'GET' && path === '/health') return sendJson(response, 200, { status: 'ok' });
    if (request.method === 'POST' && path === '/v1/embeddings') return embed(request, response, path);
    return sendError(response, 404, { message: 'Not Found' });
  });
}
