import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyReply } from 'fastify';
import { pieceOf, lastPieceOf } from './pieces.ts';

/**
 * A model that speaks Chat Completions in numbered pieces. No reply ends before as many as the first argument says have
 * begun, or a minute after it began. The second argument is the least number of pieces (30).
 */
const atOnce = Number(process.argv[2]);
const piecesAtLeast = Number(process.argv[3] ?? 30);
const PIECE_EVERY_MS = 250;
const MOST_MS = 60_000;
// The one object that chat asks for: whether a message shows danger.
const NO_DANGER = JSON.stringify({ level: 'none', kind: 'suicide' });

let begun = 0;

async function* speak(): AsyncGenerator<string> {
  begun += 1;
  const until = Date.now() + MOST_MS;
  let number = 1;
  for (; number < piecesAtLeast || (begun < atOnce && Date.now() < until); number += 1) {
    yield pieceOf(number);
    await pause(PIECE_EVERY_MS);
  }
  yield lastPieceOf(number);
}

async function answer(reply: FastifyReply, pieces: AsyncIterable<string> | readonly string[]): Promise<void> {
  const { raw } = reply.hijack();
  raw.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = (choice: object) => raw.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
  for await (const content of pieces) chunk({ index: 0, delta: { content } });
  chunk({ index: 0, delta: {}, finish_reason: 'stop' });
  raw.end('data: [DONE]\n\n');
}

const app = Fastify({ bodyLimit: 10_000_000 });
app.get('/v1/models', async () => ({ data: [{ id: 'numbers' }] }));
app.post<{ Body: { response_format?: object } }>('/v1/chat/completions', (request, reply) =>
  answer(reply, request.body.response_format ? [NO_DANGER] : speak()),
);
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${url}\n`);
