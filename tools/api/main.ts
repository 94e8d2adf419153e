import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { say } from '../start/terminal.ts';
import { makeDocument } from './document.ts';
import { DOCUMENT_FILE } from './reference-folder.ts';

/** `npm run api`: writes the reference of the public API anew. */
const document = await makeDocument();
const documentFile = join(import.meta.dirname, '..', '..', DOCUMENT_FILE);
await writeFile(documentFile, `${JSON.stringify(document, null, 2)}\n`);
say(`${DOCUMENT_FILE}: ${Object.keys(document.paths).length} paths`);
