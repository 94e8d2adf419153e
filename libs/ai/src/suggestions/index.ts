export { checkProposal, freeTimesOf } from './propose.ts';
export type { DailyRhythm } from './rhythm.ts';
export { type SuggestionCalendar, DEFAULT_DAYS_AHEAD, READ_DAYS, type TimeSpan } from './slots.ts';
export { suggestByRules, suggestFromExercise, type SuggestionDraft } from './suggest.ts';
export { suggestByModel } from './suggest-by-model.ts';
