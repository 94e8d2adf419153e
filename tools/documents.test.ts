import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);

/** A path from the root of the repository: it begins with one of our folders and is no pattern. */
const PATH =
  /(?<![\w./-])(?:docs|gateway|k8s|libs|monitoring|services|tools|web)\/[\w./-]*[\w/](?![\w*<{…-])/g;

async function documents(): Promise<string[]> {
  const folders = ['docs', 'docs/decisions'];
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(join(root, folder))).map((name) => `${folder}/${name}`)),
  );
  return ['README.md', 'SECURITY.md', ...names.flat()].filter((name) => name.endsWith('.md'));
}

describe('the documents', async () => {
  test.each(await documents())('when %s names a file, then there is one', async (document) => {
    const text = await readFile(join(root, document), 'utf8');
    const named = new Set(
      (text.match(/`[^`\n]+`|\]\([^)\n]+\)/g) ?? []).flatMap((code) => code.match(PATH) ?? []),
    );
    expect([...named].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
