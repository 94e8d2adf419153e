import { readFile } from 'node:fs/promises';

import type { BuildOptions, Plugin } from 'esbuild';

/** Native modules, which stay packages beside a bundle. */
export const NATIVE_PACKAGES = ['@node-rs/argon2', 'msgpackr-extract'];

// Optional dependencies of the MongoDB driver, not installed.
const NOT_INSTALLED = [
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
  'aws4',
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

/** debug takes this package where it finds it, and only tools of development have installed the one that it finds. */
const debugWithoutColours: Plugin = {
  name: 'debug-without-colours',
  setup(builder) {
    builder.onResolve({ filter: /^supports-color$/ }, ({ path, importer }) =>
      /[\\/]node_modules[\\/]debug[\\/]/.test(importer) ? { path, external: true } : undefined,
    );
  },
};

/** How the code of a process is bundled, wherever the result goes. */
export const BUNDLE_OPTIONS = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  sourcesContent: false,
  conditions: ['@inkwell/source'],
  external: [...NATIVE_PACKAGES, ...NOT_INSTALLED],
  plugins: [mapOurSourcesOnly, debugWithoutColours],
  // Packages in CommonJS call `require` for Node's own modules. `__dirname` is not defined: log transports and job
  // processors that are files of their own do not work in a bundle.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
} satisfies BuildOptions;
