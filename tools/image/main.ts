import { dirname, resolve } from 'node:path';

import { explain } from '../start/problem.ts';
import { say } from '../start/terminal.ts';
import { makeImageFolder } from './folder.ts';

/** `npm run image:folder -- <folder>`: makes the folder that the image holds. */
const root = dirname(dirname(import.meta.dirname));
const [givenFolder] = process.argv.slice(2);
if (givenFolder === undefined) {
  process.stderr.write('Usage: npm run image:folder -- <folder>\n');
  process.exit(1);
}
const aborting = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => aborting.abort());
// npm runs its scripts in the workspace, wherever it was called.
const folder = resolve(process.env['INIT_CWD'] ?? '.', givenFolder);
try {
  await makeImageFolder(root, folder, say, aborting.signal);
  say(`The folder of the image is ${folder}`);
} catch (error) {
  process.stderr.write(`\n${explain(error, folder)}\n`);
  process.exitCode = 1;
}
