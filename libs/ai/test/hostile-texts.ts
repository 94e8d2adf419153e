/** Texts that make a rule that is written without care take long: each kind as long as is asked for. */
const PARTS = {
  'one word': 'a',
  'a word of many letters': 'abcdefghij',
  'letters with marks': 'é',
  'a letter with marks alone': '\u0301',
  'one-letter words': 'a ',
  'blank lines': '\n',
  lines: 'I am here\n',
  'short paragraphs': 'a \n\n',
  spaces: ' ',
  'non-breaking spaces': '\u00a0',
  'a family emoji': '👨‍👩‍👧‍👦',
  'one chain of emoji': '👨\u200d',
  flags: '🇩🇪',
  'right to left': 'שלום עולם ',
  Arabic: 'مرحبا بالعالم ',
  'Chinese without spaces': '今天我很高兴和朋友在公园散步',
  Thai: 'ฉันรู้สึกเหนื่อยมาก',
  ligatures: 'ﷺ',
  'sharp s': 'ß',
  tags: '<div><a href="',
  'open Markdown': '**_`[(~~',
  'nested quotes': '> - 1. # ',
  quotes: '"“\'',
  'full stops': '.',
  'ends of sentences': '. ! ? ',
  commas: 'so, ',
  apostrophes: "don't ",
  hyphens: 'a-',
  digits: '1234567890',
  times: 'at 5:30 pm ',
  names: 'My sister Ana and ',
  'words before a verb': 'I really really want to ',
  'words of wishing': 'I want to read and I want to ',
  negations: 'not never no ',
  'letters in a row': 'soooooo ',
  danger: 'I want to kill myself ',
  'danger that is denied': 'I do not want to die, ',
  feelings: 'sad and happy and so tired but not angry ',
  'plain prose':
    'Today I walked to the office, and my boss asked for the numbers again. I felt tired, but Ana made me laugh. ',
  'prose without full stops':
    'today i walked to the office and my boss asked for the numbers again i felt tired ',
  German: 'Heute war ich müde und wollte nicht aufstehen, aber meine Schwester rief an. ',
} as const;

export type HostileKind = keyof typeof PARTS;
export const HOSTILE_KINDS = Object.keys(PARTS) as HostileKind[];

/** @param length in UTF-16 units */
export function hostileText(kind: HostileKind, length: number): string {
  const part = PARTS[kind];
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}
