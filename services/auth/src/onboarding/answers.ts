import { LEFT_OUT } from '@inkwell/ai';
import { moreSevere, ofPerson, readByRules, type Finding, type PersonFinding } from '@inkwell/ai/care';
import type { OnboardingData } from '@inkwell/contracts';

type Answers = Pick<OnboardingData, 'targets' | 'bottlenecks' | 'daily_rhythm' | 'reflection'>;
const GROUPS = ['targets', 'bottlenecks', 'daily_rhythm', 'reflection'] as const;

/** The most that the care rules find in the answers of danger to the person. */
export function findDanger(answers: Answers): PersonFinding | null {
  const texts = GROUPS.flatMap((group) => Object.values(answers[group])).filter(isText);
  return ofPerson(texts.map(readByRules).reduce<Finding | null>(moreSevere, null));
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
