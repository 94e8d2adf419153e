import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { build } from 'esbuild';

import { BUNDLE_OPTIONS, writtenContents } from './bundle-options.ts';

/**
 * Bundles `src/main.ts` of the package in `folder` with all that it imports to `dist/main.js`: read as one file, a
 * process starts in half the time. Each package's build runs it there. The old bundle stays until the new one takes
 * its place: a running copy may have to start a process again meanwhile.
 */
async function bundle(folder: string): Promise<void> {
  const { name } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { name: string };
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['src/main.ts'],
    outfile: 'dist/main.js',
    ...BUNDLE_OPTIONS,
    write: false,
  });
  for (const file of outputFiles) {
    await mkdir(dirname(file.path), { recursive: true });
    await writeFile(`${file.path}.new`, writtenContents(file));
    await rename(`${file.path}.new`, file.path);
  }
  process.stdout.write(`${name}: dist/main.js\n`);
}

await bundle(process.cwd());
