import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** In ms. */
const MAX_TURN_MS = 10;
const ITEMS_AT_ONCE = 100;

/**
 * Divides long work into turns of some 10 ms, between which this process does what else there is to do.
 *
 * @returns is asked after each piece of work, and waits where the turn is over
 */
export function createTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < MAX_TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
}

/**
 * A long list as JSON, put together in turns: 10,000 events in one take as long as some hundred requests.
 *
 * @param schema of an item: what it does not name is left out, as of every answer
 */
async function writeListInTurns<Schema extends z.ZodType>(
  schema: Schema,
  items: readonly z.output<Schema>[],
): Promise<string> {
  const parts: string[] = [];
  for (let at = 0; at < items.length; at += ITEMS_AT_ONCE) {
    if (at > 0) await nextTurn();
    const part = items.slice(at, at + ITEMS_AT_ONCE).map((item) => JSON.stringify(z.encode(schema, item)));
    parts.push(part.join(','));
  }
  return `[${parts.join(',')}]`;
}

/** Answers with a list that may be long, written in turns. */
export async function answerList<Schema extends z.ZodType>(
  reply: FastifyReply,
  schema: Schema,
  items: readonly z.output<Schema>[],
): Promise<FastifyReply> {
  const text = await writeListInTurns(schema, items);
  return reply.type('application/json; charset=utf-8').send(text);
}
