import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ApiDocument } from './openapi.ts';
import { renderPage } from './page.ts';

/** Where the document is kept, from the workspace's root. */
export const DOCUMENT_FILE = 'docs/openapi.json';

/**
 * Puts together what the gateway serves at `/docs` in development: the document, a page that shows it, its style.
 *
 * @param root the workspace
 * @param folder made where there is none
 */
export async function writeReferenceFolder(root: string, folder: string): Promise<void> {
  const text = await readFile(join(root, DOCUMENT_FILE), 'utf8');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'openapi.json'), text);
  await writeFile(join(folder, 'index.html'), renderPage(JSON.parse(text) as ApiDocument));
  await copyFile(join(import.meta.dirname, 'style.css'), join(folder, 'style.css'));
}
