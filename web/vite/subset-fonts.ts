import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT_DIR = join(import.meta.dirname, '../src/styles/fonts');

const characterRange = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The characters of the Latin faces in fonts.css; every other one comes with the full faces. */
const CHARACTERS = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
]
  .map(([from = 0, to = 0]) => characterRange(from, to))
  .join('');

const WEIGHTS = { min: 400, max: 700 };

/** The faces of the first view. The axes are limited to what theme.css uses. */
const FACES: { source: string; file: string; variationAxes: Record<string, number | typeof WEIGHTS> }[] = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    file: 'fraunces.woff2',
    variationAxes: { wght: WEIGHTS, opsz: { min: 9, max: 72 } },
  },
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2',
    file: 'fraunces-italic.woff2',
    variationAxes: { wght: 400, opsz: 18 },
  },
  {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    file: 'inter.woff2',
    variationAxes: { wght: WEIGHTS },
  },
];

await mkdir(OUT_DIR, { recursive: true });
for (const { source, file, variationAxes } of FACES) {
  const font = await readFile(require.resolve(source));
  const subset = await subsetFont(font, CHARACTERS, { targetFormat: 'woff2', variationAxes });
  await writeFile(join(OUT_DIR, file), subset);
  process.stdout.write(`${file}: ${font.length} to ${subset.length} bytes\n`);
}
