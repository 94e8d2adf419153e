import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { fetchOnce, findOnPath } from '@inkwell/servers';

const run = promisify(execFile);

/**
 * The path of promtool: from the PATH, else out of Debian's package `prometheus`, which apt brings without being root;
 * null where there is neither.
 */
export async function findPromtool(): Promise<string | null> {
  const installed = await findOnPath(['promtool']);
  if (installed) return installed;
  const [apt, dpkg] = await Promise.all([findOnPath(['apt-get']), findOnPath(['dpkg-deb'])]);
  if (!apt || !dpkg) return null;
  try {
    const folder = await fetchOnce('promtool', async (target) => {
      const work = join(target, 'package');
      await mkdir(work, { recursive: true });
      await run(apt, ['download', 'prometheus'], { cwd: work });
      const [file = ''] = await readdir(work);
      await run(dpkg, ['-x', join(work, file), work]);
      await rename(join(work, 'usr', 'bin', 'promtool'), join(target, 'promtool'));
      await rm(work, { recursive: true });
    });
    return join(folder, 'promtool');
  } catch {
    // Another Debian, or no network: as where there is no apt.
    return null;
  }
}
