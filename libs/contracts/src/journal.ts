import { z } from 'zod';
import { TextAnalysis } from './analysis.ts';
import { Care } from './care.ts';
import { EMOTIONS } from './constants.ts';
import { Day, Instant } from './text.ts';

export const Entry = z.object({
  date: Day,
  content: z.string(),
  mood: z.enum(EMOTIONS).nullable(),
  updatedAt: Instant,
  revision: z.number().int(),
  /**
   * What its text calls for. The lines are those of the time zone's country; `GET care/lines` has those of the country
   * that the person chose, and for their age.
   */
  care: Care.nullable(),
});
export type Entry = z.infer<typeof Entry>;

// The use case judges the length of the content: too long is 413, not 400.
export const SaveEntry = z.object({
  date: Day,
  content: z.string(),
  mood: z.enum(EMOTIONS).nullish(),
  /** The revision the text was written on, 0 for none. */
  baseRevision: z.number().int().min(0).optional(),
  /** Whether the text that this one replaces must stay in the history, however short the time since the last. */
  keepReplaced: z.boolean().optional(),
});
export type SaveEntry = z.infer<typeof SaveEntry>;

export const JournalDates = z.object({ dates: z.array(Day) });
export type JournalDates = z.infer<typeof JournalDates>;

export const JournalPrompts = z.object({
  prompts: z.array(z.object({ id: z.string(), text: z.string(), theme: z.string() })),
});
export type JournalPrompts = z.infer<typeof JournalPrompts>;

export const EntryQuery = z.object({
  /** A day without an entry is 204 instead of 404, which a browser would log as an error. Default false. */
  optional: z.stringbool().default(false),
});
export type EntryQuery = z.infer<typeof EntryQuery>;

export const RevisionsQuery = z.object({
  /** The `next` of the page before; default: the newest. */
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type RevisionsQuery = z.infer<typeof RevisionsQuery>;

/** Replaced texts of a day, newest first. `next` is the revision to go on before, null at the end. */
export const Revisions = z.object({
  revisions: z.array(z.object({ revision: z.number().int(), content: z.string(), savedAt: Instant })),
  next: z.number().int().nullable(),
});
export type Revisions = z.infer<typeof Revisions>;

export const PagesQuery = z.object({
  /** The `next` of the part before; default: the newest. */
  before: Day.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
export type PagesQuery = z.infer<typeof PagesQuery>;

/** What a list shows of a page. `firstLine` has at most 200 characters; `words` counts the whole page. */
export const PageSummary = z.object({
  date: Day,
  firstLine: z.string(),
  mood: z.enum(EMOTIONS).nullable(),
  words: z.number().int(),
});
export type PageSummary = z.infer<typeof PageSummary>;

/** The written pages, newest first. `next` is the day to go on before, null at the end. */
export const JournalPages = z.object({ pages: z.array(PageSummary), next: Day.nullable() });
export type JournalPages = z.infer<typeof JournalPages>;

/** The page of a day, for the companion. `isCared`: its text shows danger. */
export const PageOfDay = z.object({ content: z.string(), isCared: z.boolean() });
export type PageOfDay = z.infer<typeof PageOfDay>;

/** Paragraphs that fit a question about the past, the best first. */
export const FoundParagraphs = z.object({
  found: z.array(z.object({ quote: z.string(), date: Day, score: z.number(), isByWord: z.boolean() })),
});
export type FoundParagraphs = z.infer<typeof FoundParagraphs>;

/** What insights may know of a day's entry: never its text. `written` is false where it is blank or gone. */
export const EntryState = z.object({
  date: Day,
  written: z.boolean(),
  revision: z.number().int(),
  // A journal of the version before does not send these.
  mood: z.enum(EMOTIONS).nullish(),
  /** Null where there is no entry. */
  updatedAt: Instant.nullish(),
  /** Of the text as it was last read; null before, and where it is blank. */
  analysis: TextAnalysis.nullish(),
});
export type EntryState = z.infer<typeof EntryState>;
