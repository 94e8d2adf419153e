import mean from './common-direction.json' with { type: 'json' };

/** What embeddings of everyday sentences have in common: the mean of many of them. */
export const COMMON_DIRECTION: readonly number[] = mean;
