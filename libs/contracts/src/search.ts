import { z } from 'zod';
import { EMOTIONS, LIMITS, MODES, THEMES } from './constants.ts';
import { answerText, Day } from './text.ts';

/** What is looked for, and on which days, both included. */
const Search = z.object({
  q: answerText(LIMITS.search),
  from: Day.optional(),
  to: Day.optional(),
  /** What was written about this alone. */
  theme: z.enum(THEMES).optional(),
});

export const SearchQuery = Search.extend({
  /** Pages with this mood alone. */
  mood: z.enum(EMOTIONS).optional(),
}).refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
  path: ['to'],
  message: 'must not be before from',
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const SearchResult = z.object({
  kind: z.enum(['page', 'message']),
  date: Day,
  snippet: z.string(),
  /** Places in the snippet, each from a character to before another, ascending; none where only the meaning fits. */
  hits: z.array(z.tuple([z.number().int(), z.number().int()])),
  score: z.number(),
  // Of a message; null of a page.
  conversationId: z.number().int().nullable(),
  mode: z.enum(MODES).nullable(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** At most 50, the best first. */
export const SearchResults = z.object({
  results: z.array(SearchResult),
  /** Whether conversations were searched too: false while they could not be asked. */
  conversations: z.boolean(),
  /** The day back to which the newest were searched, where time ended before all were; null: all were. */
  since: Day.nullable(),
});
export type SearchResults = z.infer<typeof SearchResults>;

/** What the journal asks of a person's conversations. */
export const MessageSearch = Search.extend({
  /** The question's embedding; null where it is looked for by its words alone. */
  vector: z.array(z.number()).nullable(),
});
export type MessageSearch = z.infer<typeof MessageSearch>;

/** How well a text fits, by which pages and messages are ranked together. */
const SearchFit = z.object({ words: z.number(), whole: z.number(), cosine: z.number().nullable() });

/**
 * The person's own messages that fit, the best first, as in `SearchResults`. A chat of the version before says nothing
 * of the fit.
 */
export const FoundMessages = SearchResults.pick({ since: true }).extend({
  results: z.array(SearchResult.extend({ fit: SearchFit.optional() })),
});
export type FoundMessages = z.infer<typeof FoundMessages>;
