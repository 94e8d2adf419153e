import { rename, rm, symlink } from 'node:fs/promises';
import { dirname, relative } from 'node:path';

/**
 * Has `link` name a file, in place of what it named before. It leads there from its own folder, so it holds wherever both
 * are mounted.
 */
export async function linkFile(file: string, link: string): Promise<void> {
  const made = `${link}.new`;
  await rm(made, { force: true });
  await symlink(relative(dirname(link), file), made);
  await rename(made, link);
}
