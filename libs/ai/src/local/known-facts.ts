import { z } from 'zod';
import { asAnswer, tidy } from './words.ts';

const Answers = z.object({
  name: z.string().optional(),
  daily_rhythm: z.object({ peak_energy: z.enum(['Morning', 'Noon', 'Night']).optional() }).optional(),
  reflection: z.object({ keystone_habit: z.string().optional() }).optional(),
});

const Facts = z.union([
  z.object({ onboardingData: Answers }).transform(({ onboardingData }) => onboardingData),
  Answers,
]);

const PEAKS = { Morning: 'in the morning', Noon: 'around noon', Night: 'late in the day' };

export type KnownFacts = { name?: string; peak?: string; habit?: string };

/** What the companion uses of the facts it is given: the digest, or the onboarding answers. Anything else is left. */
export function knownFacts(facts: unknown): KnownFacts {
  const parsed = Facts.safeParse(facts);
  if (!parsed.success) return {};
  const { name, daily_rhythm, reflection } = parsed.data;
  const first = tidy(name ?? '').split(' ')[0] ?? '';
  const habit = asAnswer(reflection?.keystone_habit ?? '', 80);
  return {
    ...(first ? { name: first } : {}),
    ...(daily_rhythm?.peak_energy ? { peak: PEAKS[daily_rhythm.peak_energy] } : {}),
    ...(habit ? { habit: `“${habit}”` } : {}),
  };
}
