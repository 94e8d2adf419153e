import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build, type Plugin } from 'esbuild';

/** Our own sources go into the bundle; what npm installs stays where it is. */
const installedPackagesStayOutside: Plugin = {
  name: 'installed-packages-stay-outside',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@inkwell/') ? undefined : { path, external: true },
    );
  },
};

/**
 * Bundles `src/main.ts` of the package in `folder` to `dist/main.js`. Each package's build runs it there. The
 * old bundle stays until the new one takes its place: a running copy may have to start a process again meanwhile.
 */
async function bundle(folder: string): Promise<void> {
  const { name } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { name: string };
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/main.ts'],
    outfile: 'dist/main.js',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    conditions: ['@inkwell/source'],
    plugins: [installedPackagesStayOutside],
    logLevel: 'warning',
  });
  process.stdout.write(`${name}: dist/main.js\n`);
}

await bundle(process.cwd());
