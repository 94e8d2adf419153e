import {
  type Embedding,
  type Kernel,
  type KernelHead,
  kernelSimilarity,
  packNibbles,
  packWeights,
  unpackNibbles,
} from '@inkwell/ai/reading';

import { roundToFiveDigits } from './logistic-regression.ts';

/** How much the labels of one text may be wrong: the higher, the smoother. By cross-validation. */
const LABEL_NOISE = 0.3;
/** Rows that are reduced together, so that each earlier one is read once for all of them. */
const BLOCK_ROWS = 16;

/** The classes of a head, and for each text what it is: shares of classes, together 1. */
export type KernelTarget = {
  classes: readonly string[];
  labels: readonly (readonly number[])[];
  /** By cross-validation. */
  sharpness: number;
};

/** Kernel ridge regression of the labels on the likeness of texts, for all heads at once. The same input gives the same. */
export function trainKernel<Name extends string>(
  embeddings: readonly Embedding[],
  targets: Record<Name, KernelTarget>,
  model: string,
): Kernel<Name> {
  const dimensions = embeddings[0]?.length ?? 0;
  const mean = Array.from({ length: dimensions }, (_, d) =>
    roundToFiveDigits(
      embeddings.reduce((sum, embedding) => sum + (embedding[d] ?? 0), 0) / embeddings.length,
    ),
  );
  const vectors = Buffer.concat(
    embeddings.map((embedding) => packNibbles(embedding.map((value, d) => value - (mean[d] ?? 0)))),
  );
  // As they will be read.
  const rows = normalizeRows(unpackNibbles(vectors), dimensions);
  const factor = choleskyFactor(rows);
  const heads = Object.entries<KernelTarget>(targets).map(([name, target]): [string, KernelHead] => [
    name,
    buildHead(target, factor),
  ]);
  return {
    model,
    mean,
    vectors: vectors.toString('base64'),
    heads: Object.fromEntries(heads) as Record<Name, KernelHead>,
  };
}

function buildHead(
  { classes, labels, sharpness }: KernelTarget,
  factor: readonly Float64Array[],
): KernelHead {
  const shares = classes.map(
    (_, index) => labels.reduce((sum, label) => sum + (label[index] ?? 0), 0) / labels.length,
  );
  const weights = classes.map((_, index) =>
    Float64Array.from(labels, (label) => (label[index] ?? 0) - (shares[index] ?? 0)),
  );
  solveWithFactor(factor, weights);
  return { classes, shares: shares.map(roundToFiveDigits), sharpness, ...packWeights(weights) };
}

/** The vectors that stand one after another, each of length 1. */
function normalizeRows(numbers: Int8Array, dimensions: number): Float64Array[] {
  return Array.from({ length: numbers.length / dimensions }, (_, row) => {
    const vector = Float64Array.from(numbers.subarray(row * dimensions, (row + 1) * dimensions));
    const length = Math.hypot(...vector) || 1;
    return vector.map((value) => value / length);
  });
}

/** The Cholesky factor, by rows, of the likeness of each text to each, with the noise on its diagonal. */
function choleskyFactor(rows: readonly Float64Array[]): Float64Array[] {
  const factor = rows.map((row, at) => {
    const line = new Float64Array(at + 1);
    for (let other = 0; other <= at; other += 1)
      line[other] = kernelSimilarity(dotProductOf(row, rows[other], row.length));
    line[at] = (line[at] ?? 0) + LABEL_NOISE;
    return line;
  });
  for (let first = 0; first < factor.length; first += BLOCK_ROWS) {
    const last = Math.min(first + BLOCK_ROWS, factor.length);
    for (let column = 0; column < last; column += 1)
      for (let at = Math.max(first, column); at < last; at += 1)
        reduceNumber(factor[at], factor[column], column, at);
  }
  return factor;
}

/** One number of the factor, once those before it in both rows stand. */
function reduceNumber(
  row: Float64Array | undefined,
  earlier: Float64Array | undefined,
  column: number,
  at: number,
): void {
  if (!row || !earlier) return;
  const rest = (row[column] ?? 0) - dotProductOf(row, earlier, column);
  row[column] = at === column ? Math.sqrt(rest) : rest / (earlier[column] ?? 1);
}

function dotProductOf(a: Float64Array, b: Float64Array | undefined, length: number): number {
  let sum = 0;
  if (b) for (let at = 0; at < length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Solves the equations whose matrix has this factor, for all right sides in one pass: each row is read once. */
function solveWithFactor(factor: readonly Float64Array[], rights: readonly Float64Array[]): void {
  for (const [at, row] of factor.entries())
    for (const right of rights)
      right[at] = ((right[at] ?? 0) - dotProductOf(row, right, at)) / (row[at] ?? 1);
  for (const [at, row] of [...factor.entries()].toReversed())
    for (const right of rights) {
      const value = (right[at] ?? 0) / (row[at] ?? 1);
      right[at] = value;
      for (let other = 0; other < at; other += 1)
        right[other] = (right[other] ?? 0) - value * (row[other] ?? 0);
    }
}
