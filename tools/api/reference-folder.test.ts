import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { DOCUMENT_FILE, writeReferenceFolder } from './reference-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');

let folder: string;
let html: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwell-reference-'));
  await writeReferenceFolder(ROOT, folder);
  html = await readFile(join(folder, 'index.html'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

it('when the reference is written, then what its page names lies beside it, and the document too', async () => {
  const names = [...html.matchAll(/"\/docs\/([^"]+)"/g)].map(([, name = '']) => name);
  expect(names).toEqual(['swagger-ui.css', 'swagger-ui-bundle.js', 'show.js']);
  for (const name of names) {
    expect((await readFile(join(folder, name), 'utf8')).length, name).toBeGreaterThan(0);
  }
  const document = await readFile(join(ROOT, DOCUMENT_FILE), 'utf8');
  expect(await readFile(join(folder, 'openapi.json'), 'utf8')).toBe(document);
});

it('when a browser opens its page under the strict policy, then there is nothing that would be refused', () => {
  expect(html).not.toMatch(/<script>|<style| style=| on\w+=|https?:/);
});
