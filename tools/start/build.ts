import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { StartProblem } from './problem.ts';
import { partLine, type Say } from './terminal.ts';

/**
 * Builds what changed, quietly; a build that fails shows all it has written.
 * @param projects which ones. Default: all
 * @throws StartProblem when a build fails
 */
export async function build(
  root: string,
  say: Say,
  signal: AbortSignal,
  projects: readonly string[] = [],
): Promise<void> {
  const nx = createRequire(join(root, 'package.json')).resolve('nx');
  const chosen = projects.length > 0 ? ['-p', ...projects] : [];
  const child = spawn(process.execPath, [nx, 'run-many', '-t', 'build', ...chosen, '--outputStyle=static'], {
    cwd: root,
    env: {
      ...process.env,
      // Any other value that this process was given would make the web app one for development.
      NODE_ENV: 'production',
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      NX_NO_CLOUD: 'true',
      FORCE_COLOR: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const output: string[] = [];
  const follow = (stream: NodeJS.ReadableStream): void => {
    createInterface({ input: stream, crlfDelay: Infinity }).on('line', (line) => {
      output.push(line);
      const built = /nx run @inkwell\/([\w-]+):build(.*)$/.exec(line);
      if (built && !built[2]?.includes('cache')) say(partLine('build', `${built[1]}`));
    });
  };
  follow(child.stdout);
  follow(child.stderr);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartProblem(`${output.join('\n')}\n\nThe build failed; what it says is above.`);
}
