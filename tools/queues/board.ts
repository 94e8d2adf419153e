import { createHash, timingSafeEqual } from 'node:crypto';

import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { openEveryQueue } from '@inkwell/events';
import Fastify, { type FastifyInstance } from 'fastify';

/** Names of this machine: a page elsewhere whose name leads here, too, is none of them. */
const LOCAL_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a header of Basic authentication has the password; the name does not matter. */
function isAllowed(header: string | undefined, password: string): boolean {
  const [scheme = '', encoded = ''] = header?.split(' ') ?? [];
  if (scheme.toLowerCase() !== 'basic') return false;
  const given = Buffer.from(encoded, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  return timingSafeEqual(sha256(given), sha256(password));
}

/**
 * bull-board over the product's queues, behind a password. To be served on loopback alone.
 *
 * @param queues of `openEveryQueue`: jobs hold ids, never what anybody wrote
 */
export function buildBoard(
  queues: ReturnType<typeof openEveryQueue>['queues'],
  password: string,
): FastifyInstance {
  const app = Fastify();
  app.addHook('onRequest', (request, reply, done) => {
    const { host = '', authorization, 'sec-fetch-site': site = 'none' } = request.headers;
    // A browser sends the password along by itself, also where another site makes it ask.
    if (!LOCAL_HOSTS.test(host) || !['none', 'same-origin'].includes(String(site))) {
      void reply.status(403).send('Forbidden');
    } else if (!isAllowed(authorization, password)) {
      void reply.status(401).header('www-authenticate', 'Basic realm="queues"').send('Unauthorized');
    } else done();
  });
  const serverAdapter = new FastifyAdapter();
  createBullBoard({ queues: queues.map((queue) => new BullMQAdapter(queue)), serverAdapter });
  serverAdapter.setBasePath('/');
  void app.register(serverAdapter.registerPlugin(), { prefix: '/' });
  return app;
}
