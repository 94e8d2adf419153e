import { randomBytes } from 'node:crypto';

import Fastify from 'fastify';
import mongoose from 'mongoose';

/**
 * Writes what a save of the journal writes, in a transaction and nothing besides: a page's text at `/text`, that and a
 * row for an event at `/day`.
 */
const connection = await mongoose.createConnection(process.argv[2] ?? '').asPromise();
const pages = connection.collection<{ _id: string; content: Buffer; revision: number }>('bench_pages');
const events = connection.collection<{ name: string; at: Date }>('bench_events');

async function write(place: string, content: string, withEvent: boolean): Promise<void> {
  await connection.transaction(async (session) => {
    await pages.updateOne(
      { _id: place },
      { $set: { content: Buffer.from(content) }, $inc: { revision: 1 } },
      { session, upsert: true },
    );
    if (withEvent)
      await events.insertOne({ name: randomBytes(16).toString('hex'), at: new Date() }, { session });
  });
}

const app = Fastify();
for (const path of ['/text', '/day']) {
  app.post<{ Querystring: { place: string }; Body: { content: string } }>(path, async ({ query, body }) => {
    await write(query.place, body.content, path === '/day');
    return { saved: true };
  });
}
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${url}\n`);
