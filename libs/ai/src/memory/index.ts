export { longDay, formatPastDay } from './days.ts';
export { factsIn, type NotedFact } from './facts.ts';
export { COMMON_DIRECTION } from './common-direction.ts';
export { paragraphsOf } from './paragraphs.ts';
export {
  createMemorySearch,
  type MemoryMatch,
  MemoryQuery,
  memoryQueryOf,
  type MemoryPassage,
  rankMatches,
  subjectWordsOf,
} from './search.ts';
