import { LETTER_BUCKETS, letterBuckets, type LettersHead } from '@inkwell/ai/care';
import { roundToFiveDigits } from './logistic-regression.ts';

type LetterExample = {
  text: string;
  isDanger: boolean;
  /** What it counts. */
  weight: number;
};

/** Chosen by cross-validation, as the buckets: 3e-5 finds the same, 5e-5 a little less. */
const PENALTY = 1e-5;
const ITERATIONS = 150;
const LEARNING_RATE = 20;
const MOMENTUM = 0.9;
const MAX_BYTE = 127;

/** Logistic regression by gradient descent on all texts at once: the same input gives the same head. */
export function trainLetters(examples: readonly LetterExample[]): LettersHead {
  const rows = examples.map(({ text }) => Uint16Array.from(letterBuckets(text)));
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Float64Array(LETTER_BUCKETS);
  const velocity = new Float64Array(LETTER_BUCKETS);
  const gradient = new Float64Array(LETTER_BUCKETS);
  let bias = 0;
  let biasVelocity = 0;
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    gradient.fill(0);
    let biasGradient = 0;
    for (const [index, { isDanger, weight }] of examples.entries()) {
      const buckets = rows[index] ?? new Uint16Array();
      const value = 1 / Math.sqrt(Math.max(1, buckets.length));
      let sum = 0;
      for (const bucket of buckets) sum += weights[bucket] ?? 0;
      const probability = 1 / (1 + Math.exp(-bias - value * sum));
      const error = (weight / total) * (probability - Number(isDanger));
      for (const bucket of buckets) gradient[bucket] = (gradient[bucket] ?? 0) + error * value;
      biasGradient += error;
    }
    for (let bucket = 0; bucket < LETTER_BUCKETS; bucket += 1) {
      const slope = (gradient[bucket] ?? 0) + PENALTY * (weights[bucket] ?? 0);
      velocity[bucket] = MOMENTUM * (velocity[bucket] ?? 0) - LEARNING_RATE * slope;
      weights[bucket] = (weights[bucket] ?? 0) + (velocity[bucket] ?? 0);
    }
    biasVelocity = MOMENTUM * biasVelocity - LEARNING_RATE * biasGradient;
    bias += biasVelocity;
  }
  return { ...packBytes(weights), bias: roundToFiveDigits(bias) };
}

function packBytes(weights: Float64Array): Pick<LettersHead, 'weights' | 'step'> {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = Number(((largest || 1) / MAX_BYTE).toPrecision(6));
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step));
  return { weights: Buffer.from(bytes.buffer).toString('base64'), step };
}
