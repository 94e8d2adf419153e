import { Counter, Histogram } from 'prom-client';

/** Bounds of what a language model takes, in seconds: 20 s for the first token and 120 s in all are the most. */
const DURATION_BUCKETS = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120];

/** One for each question, its tries together. `outcome`: `ok`, or the kind of the error. */
export const modelCallSeconds = new Histogram({
  name: 'inkwell_model_call_seconds',
  help: 'How long answers of the language model took, from the question to their end.',
  labelNames: ['task', 'outcome'],
  buckets: DURATION_BUCKETS,
});
export const firstTokenSeconds = new Histogram({
  name: 'inkwell_model_first_token_seconds',
  help: 'How long the language model took to begin an answer, its tries together.',
  labelNames: ['task'],
  buckets: DURATION_BUCKETS,
});
export const modelTokens = new Counter({
  name: 'inkwell_model_tokens_total',
  help: 'Tokens of questions and answers, as the provider counts them, else estimated.',
  labelNames: ['task'],
});
