import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * The mappings of a source map with those alone that lead to another line of a source than the one before them, or to
 * another name: a trace of an error names the same file and line, and Node takes a fraction of the memory for the map.
 *
 * @param mappings as `mappings` of https://tc39.es/ecma426/ has them
 */
export function keepLines(mappings: string): string {
  let last = '';
  const lines = decode(mappings).map((line) =>
    line.filter(([, source, sourceLine, , name]) => {
      const place = [source, sourceLine, name].join(':');
      const isKept = place !== last;
      last = place;
      return isKept;
    }),
  );
  return encode(lines);
}
