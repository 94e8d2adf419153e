import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { GUARDS } from '../../gateway/src/guard-table.ts';
import { lineHtml } from './html.ts';
import { openApiPath } from './openapi.ts';
import { writeReferenceFolder } from './reference-folder.ts';
import { schemaHtml } from './schema-html.ts';

let folder: string;
let html: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwell-reference-'));
  await writeReferenceFolder(join(import.meta.dirname, '..', '..'), folder);
  html = await readFile(join(folder, 'index.html'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

describe('the page of the reference', () => {
  it('when it is written, then it shows every operation, and the document and its style lie beside it', async () => {
    for (const { method, path } of GUARDS) {
      expect(html).toContain(`>${method}</code> <code>${openApiPath(path)}</code>`);
    }
    const names = [...html.matchAll(/"\/docs\/([^"]+)"/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      expect((await readFile(join(folder, name), 'utf8')).length).toBeGreaterThan(0);
    }
  });

  it('when a browser opens it under the strict policy, then there is nothing that would be refused', () => {
    expect(html).not.toMatch(/<script|<style| style=| on\w+=|https?:/);
  });

  it('when a link leads to a part of it, then that part is there, once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).not.toEqual([]);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('when texts hold what HTML means something by, then they are escaped', () => {
    expect(lineHtml('a < b, `x & y`')).toBe('a &lt; b, <code>x &amp; y</code>');
    expect(schemaHtml({ enum: ['<b>'] })).toBe('<b>&quot;&lt;b&gt;&quot;</b>');
  });

  it('when a schema is shown, then it reads as a type', () => {
    const schema = {
      type: 'object',
      required: ['list'],
      properties: {
        list: { type: 'array', items: { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'null' }] } },
        day: { type: 'string', format: 'date', description: 'Which.' },
        care: { $ref: '#/components/schemas/Care' },
      },
    };
    expect(schemaHtml(schema)).toBe(
      [
        '{',
        '  list: (string <i>(at most 3 characters)</i> | null)[]',
        '  <small>// Which.</small>',
        '  day?: string <i>(date)</i>',
        '  care?: <a href="#schema-Care">Care</a>',
        '}',
      ].join('\n'),
    );
  });
});
