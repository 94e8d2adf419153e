import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type App, AppError } from '@inkwell/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './paths.ts';

const FILES: Record<string, { name: string; type: string }> = {
  '/docs': { name: 'index.html', type: 'text/html; charset=utf-8' },
  '/docs/style.css': { name: 'style.css', type: 'text/css; charset=utf-8' },
  '/docs/openapi.json': { name: 'openapi.json', type: 'application/json; charset=utf-8' },
};

/**
 * Serves the API reference at `/docs`. Without it these addresses are 404: they are none of the web app's, which has
 * a page for every other.
 *
 * @param folder has its files, read once; undefined, as in production: there is no reference
 */
export function registerApiReference(app: App, folder: string | undefined): void {
  const files = new Map(
    Object.entries(FILES).map(([path, { name, type }]) => [
      path,
      folder === undefined ? null : { type, body: readFileSync(join(folder, name)) },
    ]),
  );
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const file = files.get(pathOf(request.url).replace(/\/$/, ''));
    if (!file) throw new AppError('not_found');
    return reply.header('content-type', file.type).header('cache-control', 'no-store').send(file.body);
  };
  app.get('/docs', send);
  app.get('/docs/*', send);
}
