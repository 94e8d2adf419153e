import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { type App, AppError } from '@inkwell/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { visitorPage } from '@inkwell/contracts/hosts';
import type { Hosts } from './hosts.ts';
import { pathOf } from './paths.ts';

/** What the page may know of this start. */
export interface PublicConfig {
  mainHost: string | null;
  appHost: string | null;
  stripe: { publishableKey: string; emulated: boolean } | null;
  version: string;
  /** The names of what lies outside this server and is asked about texts; null where nothing is. */
  providers: { companion: string | null; reading: string | null };
}

interface PageBody {
  html: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

/** The built pages with this start's configuration in them. */
export interface Pages {
  /** For a browser without a session, which then need not ask who is signed in. Most are prerendered. */
  visitor: Record<ReturnType<typeof visitorPage>, PageBody>;
  session: PageBody;
  /** CSP sources of what is inline in it. */
  scriptHashes: string[];
  styleHashes: string[];
}

const PLACEHOLDER = '__INKWELL_CONFIG__';
const YEAR_MS = 31_536_000_000;

/** Reads the pages of the built web app and fills the configuration in, once. */
export function readPages(webDir: string, config: PublicConfig): Pages {
  const read = (name: string) => readFileSync(join(webDir, `${name}.html`), 'utf8');
  const html = read('index');
  const bodyOf = (text: string, hasSession: boolean): PageBody => {
    // A `<` in the JSON must not end the script element it stands in.
    const json = JSON.stringify({ ...config, hasSession }).replaceAll('<', '\\u003c');
    const bytes = Buffer.from(text.replace(PLACEHOLDER, () => json));
    return { html: bytes, brotli: brotliCompressSync(bytes), gzip: gzipSync(bytes) };
  };
  const information = bodyOf(html, false);
  const hashes = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(
      ([, text]) =>
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
    );
  return {
    visitor: {
      landing: bodyOf(read('landing'), false),
      signin: bodyOf(read('signin'), false),
      signup: bodyOf(read('signup'), false),
      safety: information,
      privacy: information,
      terms: information,
    },
    session: bodyOf(html, true),
    // The same in every page, which differ in the body alone.
    scriptHashes: hashes(/<script>([\s\S]*?)<\/script>/g),
    styleHashes: hashes(/<style>([\s\S]*?)<\/style>/g),
  };
}

/** What has a dot is a file that is not there, unless somebody goes to it as to a page. */
function isMissingFile(request: FastifyRequest, path: string): boolean {
  if (path.startsWith('/assets/')) return true;
  return /\.[^/]+$/.test(path) && !request.headers.accept?.includes('text/html');
}

/** Serves the web app: its files for ever, its page never from a cache, and the page for every address. */
export async function registerPages(
  app: App,
  options: { webDir: string; pages: Pages; hosts: Hosts; hasSession: (request: FastifyRequest) => boolean },
): Promise<void> {
  const { webDir, pages, hosts, hasSession } = options;
  const files = new Set(
    readdirSync(webDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
      .map((entry) => `/${relative(webDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
  await app.register(fastifyStatic, { root: webDir, serve: false, preCompressed: true, cacheControl: false });

  const sendPage = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const { html, brotli, gzip } = hasSession(request)
      ? pages.session
      : pages.visitor[hosts.visitorPage(request, path)];
    const [encoding, body] = accepted.includes('br')
      ? (['br', brotli] as const)
      : accepted.includes('gzip')
        ? (['gzip', gzip] as const)
        : ([null, html] as const);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding, cookie')
      .send(body);
  };

  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    if (files.has(path)) {
      const hashed = path.startsWith('/assets/');
      return reply
        .header(
          'cache-control',
          hashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'public, max-age=3600',
        )
        .sendFile(path.slice(1));
    }
    if (path.startsWith('/api/') || isMissingFile(request, path)) throw new AppError('not_found');
    const elsewhere = hosts.redirect(request, path);
    if (elsewhere !== null) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
    return sendPage(request, reply, path);
  });
}
