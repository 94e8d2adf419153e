import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { partLine, say } from '../start/terminal.ts';
import { ALERTS_MANIFEST, alertsManifest } from './alerts-manifest.ts';
import { findPromtool } from './promtool.ts';

const runCommand = promisify(execFile);
const root = dirname(dirname(import.meta.dirname));

/** @returns false where promtool refuses a file or a rule does not do what its test says */
async function checkRules(): Promise<boolean> {
  const promtool = await findPromtool();
  if (!promtool) {
    say(partLine('skipped', "no promtool: install Debian's prometheus, or put Prometheus's own on the PATH"));
    return true;
  }
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'rules.test.yml'],
  ]) {
    try {
      const { stdout } = await runCommand(promtool, args, { cwd: join(root, 'monitoring') });
      for (const line of stdout.split('\n').filter((each) => each.trim() !== ''))
        say(partLine('promtool', line.trim()));
    } catch (error) {
      const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
      process.stderr.write(`${stdout}${stderr || message}\n`);
      return false;
    }
  }
  return true;
}

/**
 * `npm run monitoring`: promtool checks Prometheus's settings and rules and runs the rules' tests.
 * `npm run monitoring -- write` writes the rules anew for Prometheus's operator.
 */
if (process.argv[2] === 'write') {
  await writeFile(join(root, ALERTS_MANIFEST), await alertsManifest(root));
  say(ALERTS_MANIFEST);
} else process.exitCode = (await checkRules()) ? 0 : 1;
