import { LEFT_OUT } from '@inkwell/ai';
import { higher, readByRules, type Finding } from '@inkwell/ai/care';
import type { OnboardingData } from '@inkwell/contracts';

type Answers = Pick<OnboardingData, 'targets' | 'bottlenecks' | 'daily_rhythm' | 'reflection'>;
const GROUPS = ['targets', 'bottlenecks', 'daily_rhythm', 'reflection'] as const;

/** The most that the care rules find in the answers. */
export function findDanger(answers: Answers): Finding | null {
  const texts = GROUPS.flatMap((group) => Object.values(answers[group])).filter(isText);
  return texts.map(readByRules).reduce(higher, null);
}

/** The answers for a SoulPrint: LEFT_OUT in place of those that the care rules find danger in. */
export function leaveOutDanger<A extends Answers>(answers: A): A {
  const kept = (value: unknown) => (isText(value) && readByRules(value) ? LEFT_OUT : value);
  const groups = GROUPS.map((group) => [
    group,
    Object.fromEntries(Object.entries(answers[group]).map(([name, value]) => [name, kept(value)])),
  ]);
  return { ...answers, ...Object.fromEntries(groups) };
}

const isText = (value: unknown): value is string => typeof value === 'string';
