import { COMMON_DIRECTION } from '../memory/common-direction.ts';
import type { Embedding } from '../reading/embeddings.ts';
import questionDirection from './question-direction.json' with { type: 'json' };

const DIMENSIONS = 384;
/** An embedding, packed and in base64, has so many characters. */
export const PACKED_CHARS = 512;

const vectorLength = (vector: ArrayLike<number>) => Math.hypot(...Array.from(vector));

/** What the embeddings of questions have in common, as `textToCompare` has them: the mean of many. */
export const QUESTION_DIRECTION: readonly number[] = questionDirection;

/** The text whose embedding a question is compared by: a few words alone are near to little that people write. */
export const textToCompare = (question: string) => `My day: ${question}`;

/** Chosen by the questions in `training/search`; see docs/decisions/014-search.md. */
const MIN_COSINE = 0.1;

/** Whether a text is found by its meaning. */
export const isNearInMeaning = (cosine: number) => cosine >= MIN_COSINE;

/** How near the packed embedding is that stands in base64 at a place of some bytes: 1 for the same meaning. */
export type NearnessFunction = (base64: Buffer, from?: number) => number;

/**
 * Makes the function that compares embeddings with a question's: the cosine without what questions, and what sentences,
 * have in common.
 * It is called for every paragraph of a person, so the embeddings are decoded into one place and centred by arithmetic.
 */
export function createNearness(question: Embedding): NearnessFunction {
  const mean = Float64Array.from(COMMON_DIRECTION);
  const centred = Float64Array.from(
    question,
    (value, dimension) => value - (QUESTION_DIRECTION[dimension] ?? 0),
  );
  const length = vectorLength(centred) || 1;
  const wanted = centred.map((value) => value / length);
  const meanByMean = vectorLength(mean) ** 2;
  const meanByWanted = dotProduct(mean, wanted);
  const bytes = Buffer.alloc(DIMENSIONS);
  const values = new Int8Array(bytes.buffer, bytes.byteOffset, DIMENSIONS);

  return (base64, from = 0) => {
    bytes.write(base64.toString('latin1', from, from + PACKED_CHARS), 'base64');
    let square = 0;
    let byWanted = 0;
    let byMean = 0;
    for (let dimension = 0; dimension < DIMENSIONS; dimension += 1) {
      const value = values[dimension] ?? 0;
      square += value * value;
      byWanted += value * (wanted[dimension] ?? 0);
      byMean += value * (mean[dimension] ?? 0);
    }
    const scale = Math.sqrt(square) || 1;
    // (v - m)·q and |v - m|, of v with length 1.
    const centredLength = Math.sqrt(Math.max(0, 1 - (2 * byMean) / scale + meanByMean)) || 1;
    return (byWanted / scale - meanByWanted) / centredLength;
  };
}

const dotProduct = (a: Float64Array, b: Float64Array) =>
  a.reduce((sum, value, dimension) => sum + value * (b[dimension] ?? 0), 0);
