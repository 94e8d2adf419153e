/** What a plan is about, as far as words show it: what can be done of it in ten minutes, and what is known to help. */
export type PlanTopic = {
  /** Read in the aim, or in what was said. */
  about: RegExp;
  /** What to begin with, as the person would say it; the first one is proposed where none is chosen. */
  pieces: readonly string[];
  /** Answers to 'how does one do that': established ways, in one or two sentences each. */
  ways?: readonly string[];
  /** In place of the usual first line. */
  opens?: string;
  /** It has a date of its own, until which something has to be ready. */
  isEvent?: boolean;
};
