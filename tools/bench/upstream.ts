import Fastify from 'fastify';

/** Answers any address with 1 kB from memory. */
const body = JSON.stringify({ text: 'x'.repeat(1_011) });
const app = Fastify();
app.get('/*', async (_request, reply) => reply.header('content-type', 'application/json').send(body));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${url}\n`);
