import { resolve } from 'node:path';

import { explain, StartProblem } from '../start/problem.ts';
import { say } from '../start/terminal.ts';
import { rotateSecretFile, type RotationStep, ROTATION_STEPS } from './rotation-steps.ts';
import { writeSecretFiles } from './secret-files.ts';

const secretsFolder = (givenFolder: string | undefined): string =>
  resolve(process.env['INIT_CWD'] ?? '.', givenFolder ?? 'secrets');
const isStep = (text: string | undefined): text is RotationStep =>
  ROTATION_STEPS.some((step) => step === text);

/**
 * `npm run secrets [-- <folder>]`: writes the secrets that docker-compose.yml mounts. Default: `secrets`.
 * `npm run secrets -- add|use|drop <name> [<folder>]`: takes a step of the rotation of one of them.
 */
const [first, name, given] = process.argv.slice(2);
const folder = secretsFolder(isStep(first) ? given : first);
try {
  if (isStep(first)) {
    if (name === undefined) throw new StartProblem(`Usage: npm run secrets -- ${first} <name> [<folder>]`);
    const count = await rotateSecretFile(folder, name, first);
    say(`${name} has ${count} value(s) now. Roll it out before the next step: docs/secrets.md.`);
  } else {
    const { made, empty } = await writeSecretFiles(folder);
    say(
      `${made.length} secrets written to ${folder}. Keep a copy: without vault-keys-* nobody can read what people wrote.`,
    );
    if (empty.length > 0) say(`Empty, and yours to fill in: ${empty.join(', ')}`);
  }
} catch (error) {
  process.stderr.write(`\n${explain(error, folder)}\n`);
  process.exitCode = 1;
}
