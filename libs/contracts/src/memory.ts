import { z } from 'zod';
import { LIMITS, MEMORY_SOURCES, MODES } from './constants.ts';
import { Day, messageText } from './text.ts';

/** Something the companion has noted of a person, in a sentence, and where it was written. */
export const MemoryFact = z.object({
  id: z.string(),
  text: z.string(),
  source: z.object({
    kind: z.enum(MEMORY_SOURCES),
    date: Day,
    /** Of a message: the mode of its conversation. */
    mode: z.enum(MODES).optional(),
  }),
});
export type MemoryFact = z.infer<typeof MemoryFact>;

export const Memory = z.object({
  /** Whether the companion notes and uses facts, and finds earlier words. */
  enabled: z.boolean(),
  /** Whether there is a companion at all. */
  companion: z.boolean(),
  /** Newest first. */
  facts: z.array(MemoryFact),
});
export type Memory = z.infer<typeof Memory>;

export const ChangeFact = z.object({ text: messageText(LIMITS.fact) });
export type ChangeFact = z.infer<typeof ChangeFact>;

export const MemorySettings = z.object({
  enabled: z.boolean().optional(),
  companion: z.boolean().optional(),
});
export type MemorySettings = z.infer<typeof MemorySettings>;

export const FactId = z.object({ id: z.string().min(1).max(100) });
