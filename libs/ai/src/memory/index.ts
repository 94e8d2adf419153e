export { longDay, saidDay } from './days.ts';
export { factsIn, type NotedFact } from './facts.ts';
export { COMMON_DIRECTION } from './common-direction.ts';
export { paragraphsOf } from './paragraphs.ts';
export {
  createMemorySearch,
  type Match,
  MemoryQuery,
  memoryQueryOf,
  type Passage,
  rankMatches,
  subjectWordsOf,
} from './search.ts';
