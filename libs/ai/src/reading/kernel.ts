import type { Embedding } from './embeddings.ts';
import { softmax } from './head.ts';
import { dotProductAt, vectorLengths, unpackNibbles } from './nibbles.ts';

/** What is told of a text by its likeness to labelled ones, each of which speaks for every class, or against it. */
export type Kernel<Name extends string> = {
  /** The embedding model that it was trained on. */
  model: string;
  /** Subtracted from an embedding before its direction is compared. */
  mean: readonly number[];
  /** Of each labelled text its embedding less the mean, four bits a number in base64: see `packNibbles`. */
  vectors: string;
  heads: Record<Name, KernelHead>;
};

export type KernelHead = {
  classes: readonly string[];
  /** How common each class is among the labelled texts: what is said of a text that is like none of them. */
  shares: readonly number[];
  /** For each class what the labelled texts count, 16 bits each in base64. */
  weights: string;
  /** For each class what 1 of these weights is. */
  scales: readonly number[];
  /** By how much the scores are multiplied before they become probabilities. */
  sharpness: number;
};

/** How probable each class of each head is, by name. */
export type KernelReading<Name extends string> = Record<Name, ReadonlyMap<string, number>>;

/** How alike two texts are, by the cosine of their directions: 1 for the same one. */
export const kernelSimilarity = (cosine: number): number => Math.exp(2 * (cosine - 1));

export function createKernelReader<Name extends string>(
  kernel: Kernel<Name>,
): (embedding: Embedding) => KernelReading<Name> {
  const { mean } = kernel;
  const vectors = unpackNibbles(Buffer.from(kernel.vectors, 'base64'));
  const lengths = vectorLengths(vectors, mean.length);
  const names = Object.keys(kernel.heads) as Name[];
  const heads = names.map((name) => ({
    name,
    ...kernel.heads[name],
    weights: unpackWeights(kernel.heads[name].weights),
  }));

  return (embedding) => {
    const query = Float32Array.from(embedding, (value, at) => value - (mean[at] ?? 0));
    const length = Math.hypot(...query) || 1;
    const near = Float64Array.from(lengths, (other, row) =>
      kernelSimilarity(dotProductAt(query, vectors, row * mean.length) / (length * (other || 1))),
    );
    const read = heads.map(({ name, classes, shares, weights, scales, sharpness }) => {
      const scores = classes.map((_, index) => {
        let sum = 0;
        const start = index * near.length;
        for (let row = 0; row < near.length; row += 1) sum += (near[row] ?? 0) * (weights[start + row] ?? 0);
        return sharpness * ((shares[index] ?? 0) + sum * (scales[index] ?? 0));
      });
      const probabilities = softmax(scores);
      return [name, new Map(classes.map((each, index) => [each, probabilities[index] ?? 0]))];
    });
    return Object.fromEntries(read) as KernelReading<Name>;
  };
}

const MAX_WEIGHT = 32_767;

/** Weights in 16 bits each, and for each class what 1 of them is. */
export function packWeights(classes: readonly Float64Array[]): Pick<KernelHead, 'weights' | 'scales'> {
  const scales = classes.map((weights) => {
    const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    return Number(((largest || 1) / MAX_WEIGHT).toPrecision(6));
  });
  const packed = classes.map((weights, index) =>
    Int16Array.from(weights, (weight) => Math.round(weight / (scales[index] ?? 1))),
  );
  const bytes = Buffer.concat(packed.map(({ buffer }) => Buffer.from(buffer)));
  return { weights: bytes.toString('base64'), scales };
}

function unpackWeights(base64: string): Int16Array {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return new Int16Array(bytes.buffer);
}
