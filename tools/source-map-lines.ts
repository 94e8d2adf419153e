import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * The mappings of a source map with those alone that lead to another line of a source than the one before them, or to
 * another name: a trace of an error names the same file and line, and Node takes a fraction of the memory for the map,
 * some 100 bytes a mapping.
 *
 * @param mappings as `mappings` of https://tc39.es/ecma426/ has them
 * @param isOurs tells of the number of a source whether its lines matter; of another one the first mapping stays
 */
export function keepMappingsByLine(
  mappings: string,
  isOurs: (source: number) => boolean = () => true,
): string {
  let last = '';
  const lines = decode(mappings).map((line) =>
    line.filter(([, source, sourceLine, , name]) => {
      const isDetailed = source === undefined || isOurs(source);
      const place = isDetailed ? [source, sourceLine, name].join(':') : String(source);
      const isKept = place !== last;
      last = place;
      return isKept;
    }),
  );
  return encode(lines);
}
