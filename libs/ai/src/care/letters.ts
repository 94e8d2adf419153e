import { plain } from './plain.ts';

/**
 * How much the letters of a text speak for danger, by a logistic regression on which groups of letters stand in it:
 * trained by `npm run train:reading`. They tell what is lost in the vector of a whole text, also in words that are misspelt.
 */
export type LettersHead = {
  /** A signed byte for each bucket, in base64. */
  weights: string;
  /** What 1 of a weight is. */
  step: number;
  bias: number;
};

/** Groups of letters share a bucket by their hash: of 32,768 the cross-validation gains nothing more. */
export const LETTER_BUCKETS = 16_384;
const MIN_NGRAM_LETTERS = 3;
const MAX_NGRAM_LETTERS = 5;
const WORD_PATTERN = /[\p{L}\p{N}']+/gu;

/** The buckets of all groups of 3 to 5 letters within the words of a text, their ends counted as letters. */
export function letterBuckets(text: string): Set<number> {
  const buckets = new Set<number>();
  for (const word of new Set(plain(text).match(WORD_PATTERN))) {
    const letters = ` ${word} `;
    for (let start = 0; start < letters.length; start += 1) {
      let hash = FNV_OFFSET_BASIS;
      for (let end = start; end < Math.min(start + MAX_NGRAM_LETTERS, letters.length); end += 1) {
        hash = Math.imul(hash ^ letters.charCodeAt(end), FNV_PRIME);
        if (end - start + 1 >= MIN_NGRAM_LETTERS) buckets.add((hash >>> 0) % LETTER_BUCKETS);
      }
    }
  }
  return buckets;
}

/** Of the hash FNV-1a. */
const FNV_OFFSET_BASIS = 2_166_136_261;
const FNV_PRIME = 16_777_619;

/** The log-odds of danger by the letters alone. */
export function lettersLogOdds({ weights, step, bias }: LettersHead, text: string): number {
  const bytes = Buffer.from(weights, 'base64');
  const buckets = letterBuckets(text);
  let sum = 0;
  for (const bucket of buckets) sum += bytes.readInt8(bucket);
  return bias + (step * sum) / Math.sqrt(Math.max(1, buckets.size));
}
