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

/** What may be asked of what the person has written and planned. Null: it could not be read in time. */
export type Sources = {
  /**
   * Earlier words that fit, the best first.
   *
   * @param isAsked whether the message asks for them: then they may take longer
   */
  findWords: (question: string, isAsked: boolean) => Promise<FoundWords[] | null>;
  /** Today's page; empty where nothing is written. */
  readPage: () => Promise<string | null>;
  /** The events of the days from one to another, both included, by their start. */
  readEvents: (from: string, to: string) => Promise<PlannedEvent[] | null>;
};

/** What was read for one message. What was not asked for is not there. */
export type Recalled = {
  words?: FoundWords[] | null;
  page?: string | null;
  events?: { days: Days; list: PlannedEvent[] | null };
};

/** Days that are asked about, both included, and how they are called: 'today', 'this week'. */
export type Days = { from: string; to: string; name: string };
