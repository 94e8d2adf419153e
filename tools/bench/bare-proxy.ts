import httpProxy from '@fastify/http-proxy';
import Fastify from 'fastify';

/** @fastify/http-proxy and nothing else, before the upstream named by the first argument. */
const app = Fastify();
await app.register(httpProxy, { upstream: process.argv[2] ?? '', disableRequestLogging: true });
const proxyUrl = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${proxyUrl}\n`);
