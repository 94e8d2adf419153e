import type { Embedding } from './embeddings.ts';

/** A linear classifier on embeddings: multinomial logistic regression, trained by `npm run train:reading`. */
export type LinearHead = {
  /** The embedding model that it was trained on. */
  model: string;
  classes: readonly string[];
  /** Subtracted from an embedding before it is weighted: embeddings of this model all point in a similar direction. */
  mean: readonly number[];
  /** For each class as many weights as an embedding has dimensions. */
  weights: readonly (readonly number[])[];
  /** One for each class. */
  bias: readonly number[];
};

/** The probability of each class, in their order; together 1. */
export function classProbabilities({ mean, weights, bias }: LinearHead, embedding: Embedding): number[] {
  const centred = embedding.map((value, dimension) => value - (mean[dimension] ?? 0));
  return softmax(
    weights.map((row, index) =>
      row.reduce((sum, weight, dimension) => sum + weight * (centred[dimension] ?? 0), bias[index] ?? 0),
    ),
  );
}

/** Scores as probabilities, together 1. */
export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
