const IS_BEYOND_ASCII = /[\u0080-\uffff]/;
/** What has accents, or letters that are written in more than one way. */
const IS_ACCENTED = /[\u00aa-\u1fff\u3099\u309a]/;
const ACCENTS = /[\u0300-\u036f]/g;
/** A letter with its marks, or syllables that are written letter by letter. */
const CLUSTERS = /[\u1100-\u11ff]+|[^]\p{M}*/gu;

const USUAL: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  ς: 'σ',
};
const VARIANTS = /[’‘“”„«»ς]/g;

/** A text without accents and case, with one form of each quotation mark. Its length may change. */
export function fold(text: string): string {
  if (!IS_BEYOND_ASCII.test(text)) return text.toLowerCase();
  const plain = IS_ACCENTED.test(text) ? text.normalize('NFD').replace(ACCENTS, '').normalize('NFC') : text;
  return plain.toLowerCase().replace(VARIANTS, (variant) => USUAL[variant] ?? variant);
}

export type Folded = {
  text: string;
  /** The place in the original of a place in the folded text. */
  placeOf: (index: number) => number;
};

/** As `fold`, with the way back. */
export function foldWithPlaces(original: string): Folded {
  if (!IS_ACCENTED.test(original)) return { text: fold(original), placeOf: (index) => index };
  const parts: string[] = [];
  const places: number[] = [];
  let place = 0;
  for (const [cluster] of original.matchAll(CLUSTERS)) {
    const folded = fold(cluster);
    parts.push(folded);
    for (let index = 0; index < folded.length; index += 1)
      places.push(folded.length === cluster.length ? place + index : place);
    place += cluster.length;
  }
  return { text: parts.join(''), placeOf: (index) => places[index] ?? original.length };
}
