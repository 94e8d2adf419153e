import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startGateway } from './harness.ts';

const ADDRESSES = ['/docs', '/docs/', '/docs/swagger-ui.css', '/docs/show.js', '/docs/openapi.json'];

const folder = mkdtempSync(join(tmpdir(), 'inkwell-reference-'));
for (const name of ['index.html', 'swagger-ui.css', 'show.js', 'openapi.json'])
  writeFileSync(join(folder, name), `of ${name}`);
afterAll(() => rmSync(folder, { recursive: true }));

async function read(urls: readonly string[], options: Parameters<typeof startGateway>[0]) {
  const { app, close } = await (await startGateway(options)).started();
  const answers = [];
  for (const url of urls) {
    answers.push(await app.inject({ url, headers: { accept: 'text/html', host: 'inkwell.test' } }));
  }
  await close();
  return answers;
}

describe('the API reference', () => {
  it('when development has one, then it is at /docs, under the policy of every page', async () => {
    const answers = await read(ADDRESSES, { apiReferenceDir: folder });
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, 'of index.html'],
      [200, 'of index.html'],
      [200, 'of swagger-ui.css'],
      [200, 'of show.js'],
      [200, 'of openapi.json'],
    ]);
    const types = answers.map(({ headers }) => String(headers['content-type']).split(';')[0]);
    expect(types).toEqual(['text/html', 'text/html', 'text/css', 'text/javascript', 'application/json']);
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
  });

  it('when anything else under it is asked for, then it is 404', async () => {
    const answers = await read(['/docs/none', '/docs/index.html'], { apiReferenceDir: folder });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  it('when there is none, as in production, then its addresses are 404 and no page of the app', async () => {
    const answers = await read(ADDRESSES, { production: true });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(answers[0]?.json()).toMatchObject({ error: 'not_found' });
  });
});
