import { randomUUID } from 'node:crypto';

import Fastify from 'fastify';
import mongoose from 'mongoose';

/**
 * Writes what a save of the journal writes, in a transaction and nothing besides, into a collection with the journal's
 * indexes: a page's text at `/text`, that and a row for an event at `/day`.
 */
const connection = await mongoose.createConnection(process.argv[2] ?? '').asPromise();
const pages = connection.collection('bench_pages');
const events = connection.collection('bench_events');
await pages.createIndexes([
  { key: { userId: 1, date: 1 }, unique: true },
  { key: { userId: 1, written: 1, date: 1 } },
  { key: { analysisDueAt: 1 }, partialFilterExpression: { analysisDueAt: { $exists: true } } },
]);
const date = '2026-01-01';

async function write(place: string, content: string, withEvent: boolean): Promise<void> {
  const updatedAt = new Date();
  const page = {
    content: Buffer.from(content),
    written: true,
    mood: null,
    updatedAt,
    analysisDueAt: updatedAt,
  };
  await connection.transaction(async (session) => {
    const row = { userId: place, date };
    await pages.updateOne(row, { $set: page, $inc: { revision: 1 } }, { session, upsert: true });
    if (withEvent) {
      const event = { eventId: randomUUID(), name: 'bench.day-written', data: row, at: updatedAt };
      await events.insertOne(event, { session });
    }
  });
}

const app = Fastify();
for (const path of ['/text', '/day']) {
  app.post<{ Querystring: { place: string }; Body: { content: string } }>(path, async ({ query, body }) => {
    await write(query.place, body.content, path === '/day');
    return { date, content: body.content };
  });
}
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${url}\n`);
