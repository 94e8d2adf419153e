export type { FeelingHeads } from './combine.ts';
export { NO_CLASS } from './combine.ts';
export { createFeelingsReader, type FeelingsReader } from './read.ts';
export { readFeelingsByWords, textsToEmbed } from './read-by-words.ts';
export { readFeelingsByModel } from './read-by-model.ts';
export type { FeelingsReading, FeltEmotion, SentenceFeelings } from './reading.ts';
export { toTextAnalysis } from './reading.ts';
