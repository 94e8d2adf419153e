import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

import { fetchOnce } from './cache.ts';
import { findOnPath } from './path.ts';

const run = promisify(execFile);

/**
 * The path of one file out of a package of Debian's, which apt brings without being root and without installing it;
 * null where there is no apt, or it does not have the package or the file.
 *
 * @param name of the package
 * @param file the end of its path in the package: `usr/bin/promtool`. The cache keeps it under its last part
 */
export async function fetchFromDebian(name: string, file: string): Promise<string | null> {
  const [apt, dpkg] = await Promise.all([findOnPath(['apt-get']), findOnPath(['dpkg-deb'])]);
  if (!apt || !dpkg) return null;
  const kept = basename(file);
  try {
    const folder = await fetchOnce(kept, async (target) => {
      const work = join(target, 'package');
      await mkdir(work, { recursive: true });
      await run(apt, ['download', name], { cwd: work });
      const [archive = ''] = await readdir(work);
      await run(dpkg, ['-x', join(work, archive), work]);
      const paths = await readdir(work, { recursive: true });
      const found = paths.find((path) => `/${path}`.endsWith(`/${file}`));
      if (found === undefined) throw new Error(`${name} has no ${file}`);
      await rename(join(work, found), join(target, kept));
      await rm(work, { recursive: true });
    });
    return join(folder, kept);
  } catch {
    // Another Debian, or no network: as where there is no apt.
    return null;
  }
}
