import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';

/** A package as `package-lock.json` has it, or a workspace, or the link to one. */
export type LockedPackage = {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  /** Of a link: the folder of its workspace. */
  resolved?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
};

/** Everything installed, by its folder in the workspace. */
export type InstalledPackages = Readonly<Record<string, LockedPackage>>;

export async function readLock(root: string): Promise<InstalledPackages> {
  const text = await readFile(join(root, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: InstalledPackages }).packages;
}

/** The name of the package in a folder. */
export function packageNameIn(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** The folder of the installed package that a file belongs to; undefined for a file of our own. */
export function packageFolderOf(file: string): string | undefined {
  return /(?:[^:]*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
}

/** Where Node finds the package `name` from a folder: the nearest `node_modules` upwards that has it. */
function resolvePackage(lock: InstalledPackages, from: string, name: string): string | undefined {
  const candidate = join(from, 'node_modules', name);
  const found = lock[candidate];
  if (found) return found.link ? found.resolved : candidate;
  return from === '.' ? undefined : resolvePackage(lock, dirname(from), name);
}

/** The folders of these packages and all that they depend on, also of what is optional. */
export function withDependencies(lock: InstalledPackages, folders: readonly string[]): Set<string> {
  const all = new Set<string>();
  const add = (folder: string): void => {
    if (all.has(folder)) return;
    all.add(folder);
    const { dependencies, optionalDependencies } = lock[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolvePackage(lock, folder, name);
      if (found !== undefined) add(found);
    }
  };
  for (const folder of folders) add(folder);
  return all;
}
