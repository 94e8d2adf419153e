import { z } from 'zod';
import type { Person } from '../companion/turn.ts';
import { tidy } from './words.ts';

const Facts = z.object({
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
export function knownFacts(facts: unknown): Person {
  const parsed = Facts.safeParse(facts);
  if (!parsed.success) return {};
  const { name, remembers, known, soulprint } = parsed.data;
  const first = tidy(name ?? '').split(' ')[0] ?? '';
  return {
    ...(first && { name: first }),
    ...(remembers !== undefined && { remembers }),
    ...(known && { known }),
    ...(soulprint && { soulprint }),
  };
}
