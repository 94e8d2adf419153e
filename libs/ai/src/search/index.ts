export {
  createNearness,
  isNearInMeaning,
  type NearnessFunction,
  PACKED_CHARS,
  textToCompare,
} from './nearness.ts';
export { type TextFit, rankTexts } from './ranking.ts';
export { createTextSearch, type FoundText, isComparedByMeaning, type TextNearness } from './text-search.ts';
