import Fastify from 'fastify';
import mongoose from 'mongoose';

/** Answers any address with one small document, read from MongoDB for each request. */
const connection = await mongoose.createConnection(process.argv[2] ?? '').asPromise();
const rows = connection.collection<{ _id: string; text: string }>('bench');
await rows.replaceOne({ _id: 'one' }, { text: 'x'.repeat(500) }, { upsert: true });
const app = Fastify();
app.get('/*', () => rows.findOne({ _id: 'one' }));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${url}\n`);
