import { readFile } from 'node:fs/promises';

import type { BuildOptions, OutputFile, Plugin } from 'esbuild';

import { keepMappingsByLine } from './source-map-lines.ts';

/** Native modules, which stay packages beside a bundle. */
export const NATIVE_PACKAGES = ['@node-rs/argon2', 'msgpackr-extract'];

// Optional dependencies of the MongoDB driver, not installed.
const NOT_INSTALLED_PACKAGES = [
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

/** After a backslash an escape means something else, and in a text that is taken as it is written. */
const NON_ASCII = /\braw`[^`]*`|\\[^\0-\x7f]|[^\0-\x7f]/g;
const RAW_TEXT = /\bString\.(\n?)raw`([^`]*)`/g;
const ASCII_ONLY = /^[\0-\x7f]*$/;
const SUBSTITUTION = /(\$\{[^{}]*\})/;

const escapeCharacter = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text that is taken as it is written, as a common one: so it stays where what is in it cannot be told. */
function toCookedTemplate(whole: string, lineEnd: string, raw: string): string {
  if (ASCII_ONLY.test(raw)) return whole;
  const parts = raw.split(SUBSTITUTION).map((part, index) => {
    if (index % 2 === 1) return part;
    const isClear = !part.includes('${') && !part.endsWith('\\');
    return isClear ? part.replaceAll('\\', '\\\\').replaceAll(/[^\0-\x7f]/g, escapeCharacter) : null;
  });
  return parts.includes(null) ? whole : `\`${parts.join('')}\`${lineEnd}`;
}

/**
 * The same program in ASCII: one character beyond Latin 1 has V8 keep all of it in two bytes a character, where one is
 * enough. In texts esbuild has escaped them; what is left stands in patterns, where an escape means the same, in
 * comments, and in the texts of `String.raw`, which become common ones.
 */
export const toAscii = (program: string): string =>
  program
    .replaceAll(RAW_TEXT, toCookedTemplate)
    .replaceAll(NON_ASCII, (found) => (found.length > 1 ? found : escapeCharacter(found)));

/** What a file of a bundle is written with. */
export function writtenContents({ path, contents }: OutputFile): string {
  const text = Buffer.from(contents).toString();
  if (path.endsWith('.js')) return toAscii(text);
  const map = JSON.parse(text) as { mappings: string; sources: string[] };
  const isOurs = (source: number) => !/[\\/]node_modules[\\/]/.test(map.sources[source] ?? '');
  return JSON.stringify({ ...map, mappings: keepMappingsByLine(map.mappings, isOurs) });
}

/** How the code of a process is bundled, wherever the result goes. */
export const BUNDLE_OPTIONS = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  // V8 keeps the text of a program as long as it runs: a third of it was comments and indentation. Names stay, for
  // the traces of errors, and lines stay short, since Node shows the one on which an uncaught error arose.
  minifyWhitespace: true,
  lineLimit: 160,
  sourcesContent: false,
  conditions: ['@inkwell/source'],
  external: [...NATIVE_PACKAGES, ...NOT_INSTALLED_PACKAGES],
  plugins: [mapOurSourcesOnly, debugWithoutColours],
  // Packages in CommonJS call `require` for Node's own modules. `__dirname` is not defined: log transports and job
  // processors that are files of their own do not work in a bundle.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'warning',
} satisfies BuildOptions;
