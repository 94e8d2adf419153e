import { softmax, type LinearHead } from '@inkwell/ai/reading';

export type VectorExample = {
  embedding: readonly number[];
  /** Index of its class. */
  label: number;
};

/** How the weights are fitted. */
export type DescentOptions = {
  /** Strength of the L2 penalty on the weights of embeddings scaled to a mean square length of 1. */
  penalty: number;
  iterations: number;
  learningRate: number;
  /** Whether each dimension is scaled by itself, where some are far larger than others. Default: all by one number. */
  standardises?: boolean;
};

/** So many iterations are enough: 400 instead change no figure of the cross-validation by more than 0.3 %. */
export const DEFAULT_DESCENT: DescentOptions = { penalty: 1e-4, iterations: 150, learningRate: 5 };
const MOMENTUM = 0.9;

/** Multinomial logistic regression by gradient descent on all examples at once: the same input gives the same head. */
export function trainLogisticRegression(
  examples: readonly VectorExample[],
  model: string,
  classes: readonly string[],
  { penalty, iterations, learningRate, standardises = false }: DescentOptions = DEFAULT_DESCENT,
): LinearHead {
  const dimensions = examples[0]?.embedding.length ?? 0;
  const average = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / examples.length;
  const mean = Array.from({ length: dimensions }, (_, d) =>
    roundToFiveDigits(average(examples.map(({ embedding }) => embedding[d] ?? 0))),
  );
  const centred = examples.map(({ embedding }) => embedding.map((value, d) => value - (mean[d] ?? 0)));
  // Embeddings differ little from their mean: unscaled, the descent would take many times as long.
  const squares = Array.from({ length: dimensions }, (_, d) =>
    average(centred.map((row) => (row[d] ?? 0) ** 2)),
  );
  const scale = 1 / Math.sqrt(squares.reduce((sum, value) => sum + value, 0));
  const scales = squares.map((square) => (standardises ? 1 / Math.sqrt(square * dimensions) : scale));
  const rows = centred.map((row) => Float64Array.from(row, (value, d) => value * (scales[d] ?? 0)));
  const width = dimensions + 1;
  const weights = new Float64Array(classes.length * width);
  const velocity = new Float64Array(weights.length);
  const gradient = new Float64Array(weights.length);
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    gradient.fill(0);
    for (const [index, row] of rows.entries()) {
      const label = examples[index]?.label ?? 0;
      addGradient({ row, label, weight: 1 / examples.length, weights, gradient, width });
    }
    for (let i = 0; i < weights.length; i += 1) {
      const isBias = i % width === dimensions;
      const slope = (gradient[i] ?? 0) + (isBias ? 0 : penalty * (weights[i] ?? 0));
      velocity[i] = MOMENTUM * (velocity[i] ?? 0) - learningRate * slope;
      weights[i] = (weights[i] ?? 0) + (velocity[i] ?? 0);
    }
  }
  const row = (index: number) =>
    Array.from(weights.subarray(index * width, index * width + dimensions), (weight, d) =>
      roundToFiveDigits(weight * (scales[d] ?? 0)),
    );
  return {
    model,
    classes: [...classes],
    mean,
    weights: classes.map((_, index) => row(index)),
    bias: classes.map((_, index) => roundToFiveDigits(weights[index * width + dimensions] ?? 0)),
  };
}

type GradientStep = {
  row: Float64Array;
  label: number;
  weight: number;
  weights: Float64Array;
  gradient: Float64Array;
  width: number;
};

function addGradient({ row, label, weight, weights, gradient, width }: GradientStep): void {
  const classes = weights.length / width;
  const scores = Array.from({ length: classes }, (_, c) => {
    let score = weights[c * width + row.length] ?? 0;
    for (let d = 0; d < row.length; d += 1) score += (weights[c * width + d] ?? 0) * (row[d] ?? 0);
    return score;
  });
  for (const [c, probability] of softmax(scores).entries()) {
    const error = weight * (probability - (c === label ? 1 : 0));
    for (let d = 0; d < row.length; d += 1) {
      gradient[c * width + d] = (gradient[c * width + d] ?? 0) + error * (row[d] ?? 0);
    }
    gradient[c * width + row.length] = (gradient[c * width + row.length] ?? 0) + error;
  }
}

/** To 5 digits after the point, so that the file stays readable and small. */
export const roundToFiveDigits = (value: number) => Math.round(value * 1e5) / 1e5;
