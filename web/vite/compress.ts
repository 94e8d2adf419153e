import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Below this many bytes the headers of a compressed answer cost more than it saves. */
const MIN_BYTES = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `<file>.br` and `<file>.gz` beside each text asset, so that nothing is compressed per request.
 * HTML stays out: it is filled in when it is served.
 */
export function compress(): Plugin {
  return {
    name: 'inkwell:compress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        await Promise.all(
          Object.values(bundle).map(async (file) => {
            if (!TEXT.test(file.fileName)) return;
            const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
            if (source.length < MIN_BYTES) return;
            const [br, gz] = await Promise.all([
              toBrotli(source, {
                params: {
                  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
                  [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
                },
              }),
              toGzip(source, { level: constants.Z_BEST_COMPRESSION }),
            ]);
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br });
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz });
          }),
        );
      },
    },
  };
}
