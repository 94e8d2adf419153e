import { z } from 'zod';
import type { Person } from '../companion/turn.ts';
import { asAnswer, tidy } from './words.ts';

const Text = z.string().optional();

const Facts = z.object({
  name: Text,
  targets: z
    .object({ result_12_months: z.string(), personal_quality: z.string(), professional_skill: z.string() })
    .optional(),
  daily_rhythm: z.object({ peak_energy: z.enum(['Morning', 'Noon', 'Night']).optional() }).optional(),
  reflection: z.object({ keystone_habit: Text }).optional(),
});

/** What the companion uses of the facts it is given: of the onboarding answers. Anything else is left. */
export function knownFacts(facts: unknown): Person {
  const parsed = Facts.safeParse(facts);
  if (!parsed.success) return {};
  const { name, targets, daily_rhythm, reflection } = parsed.data;
  const first = tidy(name ?? '').split(' ')[0] ?? '';
  const habit = asAnswer(reflection?.keystone_habit ?? '', 80);
  return {
    ...(first && { name: first }),
    ...(targets && {
      targets: {
        result: asAnswer(targets.result_12_months, 120),
        quality: asAnswer(targets.personal_quality, 80),
        skill: asAnswer(targets.professional_skill, 80),
      },
    }),
    ...(daily_rhythm?.peak_energy && { peak: daily_rhythm.peak_energy }),
    ...(habit && { habit }),
  };
}
