import type { Emotion } from '@inkwell/contracts/constants';

/** What is there of a person at the end, as the product answers it to them. */
export type ObservedState = {
  person: string;
  /** Today's page. */
  page: { content: string; mood: Emotion | null } | null;
  /** All of all conversations. */
  messages: readonly { id: string; content: string; sender: 'user' | 'ai'; state: string | null }[];
  events: readonly { title: string; start: string }[];
};

/** What follows from other rows, and those rows. */
export type DerivedState = {
  person: string;
  today: string;
  journalDates: readonly string[];
  stats: { totalEntries: number; totalDaysAllTime: number; currentStreak: number };
  /** How often insights counts each emotion. */
  emotions: Readonly<Record<string, number>>;
  /** What journal and chat have of today: the chosen mood, and the emotions of each text that was read. */
  sources: {
    mood: Emotion | null;
    /** Null before the page was read. */
    page: readonly string[] | null;
    messages: readonly (readonly string[])[];
    /** Pages and messages that wait for being read. */
    unread: number;
  };
};

/** A person who pays, at the product and at Stripe. */
export type PayerState = {
  person: string;
  hasAccess: boolean;
  /** How many customers Stripe has for them. */
  customers: number;
  /** Theirs at Stripe. */
  subscriptions: readonly { id: string; isLive: boolean }[];
};
