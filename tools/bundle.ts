import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build, type Plugin } from 'esbuild';

const STAY_OUTSIDE = [
  // Native modules.
  '@node-rs/argon2',
  'msgpackr-extract',
  // Optional dependencies of the MongoDB driver, not installed.
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
  'aws4',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
];

const EMPTY_MAP = Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString('base64');

/**
 * Installed packages are not in the source map: reading theirs would hold the process up for half a second when
 * the first error is logged. See https://github.com/evanw/esbuild/issues/1685
 */
const mapOurSourcesOnly: Plugin = {
  name: 'map-our-sources-only',
  setup(builder) {
    builder.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${EMPTY_MAP}`,
      loader: 'js',
    }));
  },
};

/**
 * Bundles `src/main.ts` of the package in `folder` with all that it imports to `dist/main.js`: read as one file, a
 * process starts in half the time. Each package's build runs it there. The old bundle stays until the new one takes
 * its place: a running copy may have to start a process again meanwhile.
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
    sourcesContent: false,
    conditions: ['@inkwell/source'],
    external: STAY_OUTSIDE,
    plugins: [mapOurSourcesOnly],
    // Packages in CommonJS call `require` for Node's own modules. `__dirname` is not defined: log transports and job
    // processors that are files of their own do not work in a bundle.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
  process.stdout.write(`${name}: dist/main.js\n`);
}

await bundle(process.cwd());
