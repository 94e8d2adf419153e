import { SourceMap, type SourceMapping, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';

import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';

import { BUNDLE_OPTIONS, writtenContents, toAscii } from './bundle-options.ts';

async function bundle(contents: string) {
  const { outputFiles } = await build({
    ...BUNDLE_OPTIONS,
    banner: {},
    write: false,
    outfile: 'main.js',
    stdin: { contents, loader: 'ts', sourcefile: 'main.ts' },
  });
  const [map, program] = outputFiles.toSorted((a, b) => (a.path < b.path ? 1 : -1));
  return { files: { map, program }, program: program ? writtenContents(program) : '' };
}

const SOURCE = `
/** Für alle: “quoted”. */
export const found = ['müde', 'ich 🙂', 'naïve', 'Ωmega', 'plain'].filter((text) =>
  // Auch hier: ‘so’.
  /m[üö]de|[🙂]|^na\u00efve$|Ω/u.test(text) || /🙁|ß/.test(text));
const SPACE = String.raw\`\\s\`;
export const raw = String.raw\`\\p{L}\${SPACE}[…é]\\…\${SPACE.length}\`;
export const said = \`\${found.length} × “gefunden” 🙂\`;
`;

const TWO_LINES = `
{ const name = (value: number) => value > 1 ? [value, value + 1, value * 2] : []; console.log(name(2), name(3)); }
export function name(value: number) {
  if (value < 0) throw new Error(String(value) + String(value + 1) + String(value + 2) + String(value + 3));
  return value;
}
`;

/** What only those services carry that use it. */
const HEAVY = ['care/head.json', 'feelings/heads.json', 'program/program.ts'];

const usedOf = ({ inputs }: { inputs: Record<string, { bytesInOutput: number }> }): string[] =>
  Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));

describe('the bundle of a process', () => {
  test('when patterns, texts and comments are not in ASCII, then all of it is, and means the same', async () => {
    const { program } = await bundle(SOURCE);
    expect(program).not.toMatch(/[^\0-\x7f]/);
    const module = (await import(`data:text/javascript,${encodeURIComponent(program)}`)) as object;
    expect({ ...module }).toEqual({
      found: ['müde', 'ich 🙂', 'naïve', 'Ωmega'],
      said: '4 × “gefunden” 🙂',
      raw: '\\p{L}\\s[…é]\\…2',
    });
  });

  test.each([
    'const a = String.raw`[à]\\${b}`;',
    'const a = String.raw`[à]${f({ b })}`;',
    'const a = /\\é/;',
  ])('when an escape would mean something else in %s, then it stays', (program) =>
    expect(toAscii(program)).toBe(program),
  );

  test('when a text as it is written begins on the next line, then all lines stay where they are', () => {
    expect(toAscii('f(String.\nraw`[à]`,\nb)')).toBe('f(`[\\u00e0]`\n,\nb)');
  });

  test('when an error arises, then its trace names the line and the name that all mappings lead to', async () => {
    const { files, program } = await bundle(TWO_LINES);
    const [all, kept] = [files.map?.text ?? '', files.map ? writtenContents(files.map) : ''].map(
      (text) => new SourceMap(JSON.parse(text) as SourceMapPayload),
    );
    const placeOf = (map: SourceMap | undefined, line: number, column: number) => {
      const found: Partial<SourceMapping & { name: string }> | undefined = map?.findEntry(line, column);
      return [found?.originalSource, found?.originalLine, found?.name];
    };
    for (const [line, text] of program.split('\n').entries())
      for (const column of Array.from(text).keys())
        expect(placeOf(kept, line, column)).toEqual(placeOf(all, line, column));
    expect(kept?.payload.mappings.length).toBeLessThan((all?.payload.mappings.length ?? 0) / 2);
  });

  test.each([
    ['auth', ''],
    ['billing', ''],
    ['insights', ''],
    ['calendar', 'care/head.json'],
    ['journal', 'care/head.json feelings/heads.json'],
    ['chat', 'care/head.json feelings/heads.json program/program.ts'],
  ])(
    'when it is of %s, then it is in ASCII, and of what reads and answers it has %j',
    async (service, expected) => {
      const { metafile, outputFiles } = await build({
        ...BUNDLE_OPTIONS,
        absWorkingDir: join(import.meta.dirname, '../services', service),
        entryPoints: ['src/main.ts'],
        outfile: 'main.js',
        sourcemap: false,
        write: false,
        metafile: true,
      });
      const inputs = new Set(Object.values(metafile.outputs).flatMap(usedOf));
      expect(
        outputFiles
          .map(writtenContents)
          .join('')
          .match(/[^\0-\x7f]/),
      ).toBeNull();
      const found = HEAVY.filter((file) => inputs.has(`../../libs/ai/src/${file}`));
      expect(found.join(' ')).toBe(expected);
    },
  );
});
