import type { CalendarSuggestion, FreeTime, ProposalProblem } from '@inkwell/contracts';

/** Something the person wrote before. */
export type FoundWords = {
  quote: string;
  date: string;
  kind: 'page' | 'message';
  /** Whether a word of the question is in it; else it is near in meaning alone. */
  isByWord: boolean;
};

/** An event of the person's calendar, by their clock; `start` and `end` are null where it takes the whole day. */
export type PlannedEvent = { title: string; day: string; start: string | null; end: string | null };

/** An event that a model proposes; `start` is `YYYY-MM-DD HH:mm` by the person's clock. */
export type ProposedEvent = {
  title: string;
  start: string;
  minutes: number;
  /** Whether the person has said the hour: then it may lie in what is taken for their sleep. */
  isNamed?: boolean;
};

/** A card that proposes an event, by the person's clock. */
export type ShownCard = FreeTime & { title: string };

/** What became of it: what is suggested to the person, or why it cannot be then, and when it could. */
export type ProposalResult =
  { suggestion: CalendarSuggestion } | { problem: ProposalProblem; free: readonly FreeTime[] };

/**
 * What may be asked of what the person has written and planned, and done for them. Whose it is, is decided where the
 * turn is: no id is given here. Null: it could not be read in time.
 */
export type Sources = {
  /**
   * Earlier words that fit, the best first.
   *
   * @param isAsked whether the message asks for them: then they may take longer
   * @param days to look at, both included. Default: those that the question names, else all
   * @param isSearched whether a model has called for them, and its answer waits for nothing else
   */
  findWords: (
    question: string,
    isAsked: boolean,
    days?: { from: string; to: string },
    isSearched?: boolean,
  ) => Promise<FoundWords[] | null>;
  /** The page of a day, by default today's; empty where nothing is written. */
  readPage: (day?: string) => Promise<string | null>;
  /** The events of the days from one to another, both included, by their start. */
  readEvents: (from: string, to: string) => Promise<PlannedEvent[] | null>;
  /** When in the coming week something could be planned. */
  readFreeTimes?: () => Promise<FreeTime[] | null>;
  /** The cards that are shown and were not answered: what they propose is not offered for something else. */
  cards?: readonly ShownCard[];
  /** Checks an event, and makes it a suggestion where it can be. Nothing is planned by it. */
  proposeEvent?: (event: ProposedEvent) => Promise<ProposalResult | null>;
  /**
   * Notes a fact of the person.
   *
   * @returns false where it is known already, or the memory is switched off; null where it did not come to its end in time
   */
  rememberFact?: (fact: string) => Promise<boolean | null>;
};
