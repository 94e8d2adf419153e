import { z } from 'zod';
import { tidyText } from './words.ts';

/** What is known of the person; all of it may be missing. */
export type KnownPerson = {
  name?: string;
  /** False where they switched the memory off. */
  remembers?: boolean;
  /** What they wrote of themselves, newest first, then the answers of the onboarding. */
  known?: readonly KnownFact[];
  /** How their SoulPrint begins. */
  soulprint?: string;
};

/** A sentence in the second person, and where it was written. */
export type KnownFact = {
  text: string;
  date: string;
  kind: 'onboarding' | 'page' | 'message';
  /** The day of a plan. */
  on?: string | undefined;
};

const FactsInput = z.object({
  name: z.string().optional(),
  remembers: z.boolean().optional(),
  known: z
    .array(
      z.object({
        text: z.string(),
        date: z.string(),
        kind: z.enum(['onboarding', 'page', 'message']),
        on: z.string().optional(),
      }),
    )
    .optional(),
  soulprint: z.string().optional(),
});

/** What the companion uses of the facts it is given. Anything else is left. */
export function parseKnownFacts(facts: unknown): KnownPerson {
  const parsed = FactsInput.safeParse(facts);
  if (!parsed.success) return {};
  const { name, remembers, known, soulprint } = parsed.data;
  const first = tidyText(name ?? '').split(' ')[0] ?? '';
  return {
    ...(first && { name: first }),
    ...(remembers !== undefined && { remembers }),
    ...(known && { known }),
    ...(soulprint && { soulprint }),
  };
}
