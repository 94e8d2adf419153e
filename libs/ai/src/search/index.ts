export { createNearness, isNear, type Nearness, PACKED_CHARACTERS, textToCompare } from './nearness.ts';
export { type Fit, rankTexts } from './ranking.ts';
export { createTextSearch, type FoundText, hasMeaning, type Near } from './text-search.ts';
