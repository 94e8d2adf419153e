import { z } from 'zod';
import { EMOTIONS, THEMES } from './constants.ts';
import { Day, message } from './text.ts';

export const MAX_SEARCH_LENGTH = 200;

export const SearchQuery = z.object({
  q: message(MAX_SEARCH_LENGTH),
  from: Day.optional(),
  to: Day.optional(),
  /** Pages with this mood alone. */
  mood: z.enum(EMOTIONS).optional(),
  /** What was written about this alone. */
  theme: z.enum(THEMES).optional(),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const SearchResult = z.object({
  kind: z.enum(['page', 'message']),
  date: Day,
  snippet: z.string(),
  /** Places in the snippet, each from a character to before another, ascending; none where only the meaning fits. */
  hits: z.array(z.tuple([z.number().int(), z.number().int()])),
  score: z.number(),
  /** Of a message; null of a page. */
  conversationId: z.number().int().nullable(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** At most 50, the best first. */
export const SearchResults = z.object({
  results: z.array(SearchResult),
  /** Whether conversations were searched too: false while they could not be asked. */
  conversations: z.boolean(),
});
export type SearchResults = z.infer<typeof SearchResults>;
