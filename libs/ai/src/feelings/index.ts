export type { FeelingHeads } from './combine.ts';
export { NONE, VALENCES } from './combine.ts';
export { createFeelingsReader, type FeelingsReader, readFeelingsByWords, textsToEmbed } from './read.ts';
export { readFeelingsByModel } from './read-by-model.ts';
export type { FeelingsReading, FeltEmotion, SentenceFeelings, Valence } from './reading.ts';
