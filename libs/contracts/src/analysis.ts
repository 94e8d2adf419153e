import { z } from 'zod';
import { EMOTIONS, MAX_EMOTIONS, MAX_THEMES, SENTIMENTS, THEMES } from './constants.ts';
import { Instant } from './text.ts';

/** What a text says of its writer, in names of the closed lists: never the text. */
export const TextAnalysis = z.object({
  /** The strongest first. */
  emotions: z.array(z.enum(EMOTIONS)).max(MAX_EMOTIONS),
  /** The likeliest first. */
  themes: z.array(z.enum(THEMES)).max(MAX_THEMES),
  sentiment: z.enum(SENTIMENTS),
  /** From -1, bad, to 1, good. */
  valence: z.number().min(-1).max(1),
});
export type TextAnalysis = z.infer<typeof TextAnalysis>;

/** What insights may know of the messages that a person wrote on a day, the oldest first: those that were analysed. */
export const MessageAnalyses = z.object({
  messages: z.array(TextAnalysis.extend({ id: z.string(), at: Instant })),
});
export type MessageAnalyses = z.infer<typeof MessageAnalyses>;
