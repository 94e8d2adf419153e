import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { SERVICES } from '@inkwell/contracts/constants';
import { build, type Plugin } from 'esbuild';

import { BUNDLE_OPTIONS, writtenContents } from '../bundle-options.ts';
import { packageFolderOf } from './packages.ts';

const ENTRY_POINTS = {
  ...Object.fromEntries(SERVICES.map((service) => [service, `services/${service}/src/main.ts`])),
  gateway: 'gateway/src/main.ts',
  'rewrap-keys': 'libs/vault/src/main.ts',
  'reader-file': 'tools/reader/fetch-main.ts',
};

/**
 * What `import()` loads becomes a file of its own, which would export the default alone where it is a package in
 * CommonJS. So the names that Node finds in each such package are written out.
 */
const namesOfImportedPackages = (root: string): Plugin => ({
  name: 'names-of-imported-packages',
  setup(builder) {
    const namespace = 'imported-package';
    builder.onResolve({ filter: /^[^./]/ }, async ({ kind, path, importer, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const found = await builder.resolve(path, { kind: 'import-statement', importer, resolveDir });
      return found.external || found.errors.length > 0
        ? found
        : { path: relative(root, found.path), namespace };
    });
    builder.onLoad({ filter: /.*/, namespace }, async ({ path }) => {
      const file = join(root, path);
      const found = (await import(pathToFileURL(file).href)) as object;
      const names = Object.keys(found).filter((name) => /^[\w$]+$/.test(name));
      return {
        contents: `export { ${names.join(', ')} } from ${JSON.stringify(`./${basename(path)}`)};`,
        resolveDir: dirname(file),
      };
    });
  },
});

/**
 * Bundles all processes in one go, each to a file in `folder`; what several of them use is there once, in `chunks/`.
 *
 * @returns the folders of the packages that came in, from the root
 */
export async function bundleProcesses(root: string, folder: string): Promise<string[]> {
  // Source maps name sources by their way from here, so that the folder's own place is in no file.
  const outdir = join(root, 'dist');
  const { outputFiles, metafile } = await build({
    ...BUNDLE_OPTIONS,
    absWorkingDir: root,
    entryPoints: ENTRY_POINTS,
    outdir,
    chunkNames: 'chunks/[hash]',
    splitting: true,
    metafile: true,
    write: false,
    plugins: [namesOfImportedPackages(root), ...BUNDLE_OPTIONS.plugins],
  });
  await mkdir(join(folder, 'chunks'), { recursive: true });
  for (const file of outputFiles)
    await writeFile(join(folder, relative(outdir, file.path)), writtenContents(file));
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  return used.map(packageFolderOf).filter((found) => found !== undefined);
}
