import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type App, AppError } from '@inkwell/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './paths.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/**
 * Serves the API reference at `/docs`. Without it these addresses are 404: they are none of the web app's, which has
 * a page for every other.
 *
 * @param folder has its files, read once; undefined, as in production: there is no reference
 */
export function registerApiReference(app: App, folder: string | undefined): void {
  const files = folder === undefined ? undefined : readFiles(folder);
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const file = files?.get(pathOf(request.url).replace(/\/$/, ''));
    if (!file) throw new AppError('not_found');
    return reply.header('content-type', file.type).header('cache-control', 'no-store').send(file.body);
  };
  app.get('/docs', send);
  app.get('/docs/*', send);
}

/** By the address of each. */
function readFiles(folder: string): Map<string, { type: string; body: Buffer }> {
  return new Map(
    readdirSync(folder).map((name) => [
      name === 'index.html' ? '/docs' : `/docs/${name}`,
      {
        type: CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
        body: readFileSync(join(folder, name)),
      },
    ]),
  );
}
