import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return (await stat(path)).isFile();
  } catch {
    // It is absent, or this person may not run it.
    return false;
  }
}

/** The full path of the first of `names` that is a program on the PATH. */
export async function findOnPath(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  const suffixes = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];
  for (const name of names) {
    for (const folder of (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter(Boolean)) {
      for (const suffix of suffixes) {
        const path = join(folder, name + suffix);
        if (await isProgram(path)) return path;
      }
    }
  }
  return undefined;
}
