import situations from '../companion/situations.json' with { type: 'json' };

/** What embeddings of everyday sentences have in common: the mean of those that the situations are trained on. */
export const COMMON_DIRECTION: readonly number[] = situations.mean;
