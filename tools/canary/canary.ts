import { Buffer } from 'node:buffer';

/** A word of nobody's, which stands in everything that a person sends. Letters alone: no encoding of a text changes them. */
export const CANARY = 'zyxqvcanary';

/** What somebody types. */
export const typed = (text: string): string => `${CANARY} ${text}`;

/** Base64 groups three bytes: the same word looks different at each of three places. Its ends depend on its neighbours. */
function inBase64(word: string): string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from(`${' '.repeat(offset)}${word}`).toString('base64');
    return encoded.slice(offset === 0 ? 0 : offset + 1, Math.floor(((offset + word.length) * 8) / 6));
  });
}

const CASES = [CANARY, CANARY.toUpperCase()];
const ENCODED = [
  ...CASES.flatMap(inBase64),
  // A buffer that was printed as JSON.
  ...CASES.map((word) => [...Buffer.from(word)].join(',')),
];
const IN_HEX = CASES.map((word) => Buffer.from(word).toString('hex'));

/** The lines of a text that hold the canary, as it was typed or encoded. */
export function linesWithCanary(text: string): string[] {
  return text.split('\n').filter((line) => {
    const small = line.toLowerCase();
    return (
      small.includes(CANARY) ||
      IN_HEX.some((code) => small.includes(code)) ||
      ENCODED.some((code) => line.includes(code))
    );
  });
}
