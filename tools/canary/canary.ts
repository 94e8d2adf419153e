import { Buffer } from 'node:buffer';

/** A word of nobody's, which stands in everything that a person sends. Letters alone: no encoding of a text changes them. */
export const CANARY = 'zyxqvcanary';

/** What somebody types. */
export const withCanary = (text: string): string => `${CANARY} ${text}`;

/** Base64 groups three bytes: the same word looks different at each of three places. Its ends depend on its neighbours. */
function base64Forms(word: string): string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.from(`${' '.repeat(offset)}${word}`).toString('base64');
    return encoded.slice(offset === 0 ? 0 : offset + 1, Math.floor(((offset + word.length) * 8) / 6));
  });
}

const CANARY_CASES = [CANARY, CANARY.toUpperCase()];
const ENCODED_CANARIES = [
  ...CANARY_CASES.flatMap(base64Forms),
  // A buffer that was printed as JSON.
  ...CANARY_CASES.map((word) => [...Buffer.from(word)].join(',')),
];
const HEX_CANARIES = CANARY_CASES.map((word) => Buffer.from(word).toString('hex'));

/** The lines of a text that hold the canary, as it was typed or encoded. */
export function linesWithCanary(text: string): string[] {
  return text.split('\n').filter((line) => {
    const small = line.toLowerCase();
    return (
      small.includes(CANARY) ||
      HEX_CANARIES.some((code) => small.includes(code)) ||
      ENCODED_CANARIES.some((code) => line.includes(code))
    );
  });
}
