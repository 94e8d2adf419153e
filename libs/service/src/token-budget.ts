/** What the language model used for a person on one day, by their calendar. */
export interface DayTokens {
  day: string;
  used: number;
}

/** Whether the language model has used up what a person has of it on a day. @param budget 0: without end */
export const isOverBudget = (tokens: DayTokens | undefined, day: string, budget: number): boolean =>
  budget > 0 && tokens?.day === day && tokens.used >= budget;

/** The new value of a row's field `tokens` in an update pipeline; another day begins anew. */
export const withTokens = (day: string, used: number) => ({
  day: { $literal: day },
  used: { $cond: [{ $eq: ['$tokens.day', day] }, { $add: ['$tokens.used', used] }, used] },
});
