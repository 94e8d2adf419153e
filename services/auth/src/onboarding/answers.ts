import { setImmediate as nextTurn } from 'node:timers/promises';
import { LEFT_OUT_ANSWER } from '@inkwell/ai';
import { moreSevere, toPersonFinding, readByRules, type Finding, type PersonFinding } from '@inkwell/ai/care';
import type { OnboardingData } from '@inkwell/contracts';

type OnboardingAnswers = Pick<OnboardingData, 'targets' | 'bottlenecks' | 'daily_rhythm' | 'reflection'>;
const ANSWER_GROUPS = ['targets', 'bottlenecks', 'daily_rhythm', 'reflection'] as const;

/** The most that the care rules find in the answers of danger to the person. */
export async function findDanger(answers: OnboardingAnswers): Promise<PersonFinding | null> {
  let found: Finding | null = null;
  for (const text of ANSWER_GROUPS.flatMap((group) => Object.values(answers[group])).filter(isText))
    found = moreSevere(found, await findInText(text));
  return toPersonFinding(found);
}

/** The answers for a SoulPrint: LEFT_OUT_ANSWER in place of those that the care rules find danger in. */
export async function leaveOutDanger<A extends OnboardingAnswers>(answers: A): Promise<A> {
  const groups: [string, Record<string, unknown>][] = [];
  for (const group of ANSWER_GROUPS) {
    const kept: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(answers[group]))
      kept[name] = isText(value) && (await findInText(value)) ? LEFT_OUT_ANSWER : value;
    groups.push([group, kept]);
  }
  return { ...answers, ...Object.fromEntries(groups) };
}

/** Some milliseconds each: others have their turn in between. */
async function findInText(text: string): Promise<Finding | null> {
  await nextTurn();
  return readByRules(text);
}

const isText = (value: unknown): value is string => typeof value === 'string';
