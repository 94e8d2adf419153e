export type { FeelingHeads } from './combine.ts';
export { NONE } from './combine.ts';
export { createFeelingsReader, type FeelingsReader, readFeelingsByWords, textsToEmbed } from './read.ts';
export { readFeelingsByModel } from './read-by-model.ts';
export type { FeelingsReading, FeltEmotion, SentenceFeelings } from './reading.ts';
export { toTextAnalysis } from './reading.ts';
