import { resolve } from 'node:path';

import { explain } from '../start/problem.ts';
import { say } from '../start/terminal.ts';
import { writeSecretFiles } from './secret-files.ts';

/** `npm run secrets [-- <folder>]`: writes the secrets that docker-compose.yml mounts. Default: `secrets`. */
const folder = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? 'secrets');
try {
  const { made, empty } = await writeSecretFiles(folder);
  say(
    `${made.length} secrets written to ${folder}. Keep a copy: without vault-keys-* nobody can read what people wrote.`,
  );
  if (empty.length > 0) say(`Empty, and yours to fill in: ${empty.join(', ')}`);
} catch (error) {
  process.stderr.write(`\n${explain(error, folder)}\n`);
  process.exitCode = 1;
}
