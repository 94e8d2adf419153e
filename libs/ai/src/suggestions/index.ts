export { checkProposal, freeTimesOf } from './propose.ts';
export type { Rhythm } from './rhythm.ts';
export { type Calendar, DAYS_AHEAD, READ_DAYS, type Span } from './slots.ts';
export { suggestByRules, suggestFromExercise, type SuggestionDraft } from './suggest.ts';
export { suggestByModel } from './suggest-by-model.ts';
