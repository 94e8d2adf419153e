import { NO_ANSWERS, LAST_STEP, type Answers } from './answers.ts';

interface Draft {
  step: number;
  answers: Answers;
}

const key = (userId: string) => `inkwell-onboarding-${userId}`;

/** What this device kept of the person's answers, so that a reload loses none. */
export function readDraft(userId: string): Draft {
  const text = localStorage.getItem(key(userId));
  if (text === null) return { step: 0, answers: NO_ANSWERS };
  const kept = JSON.parse(text) as Partial<Draft>;
  // Over the empty answers, so that a draft of an older version lacks nothing.
  const answers: Answers = {
    name: kept.answers?.name ?? '',
    birth: { ...NO_ANSWERS.birth, ...kept.answers?.birth },
    targets: { ...NO_ANSWERS.targets, ...kept.answers?.targets },
    bottlenecks: { ...NO_ANSWERS.bottlenecks, ...kept.answers?.bottlenecks },
    daily_rhythm: { ...NO_ANSWERS.daily_rhythm, ...kept.answers?.daily_rhythm },
    reflection: { ...NO_ANSWERS.reflection, ...kept.answers?.reflection },
  };
  return { step: Math.min(Math.max(kept.step ?? 0, 0), LAST_STEP), answers };
}

export function keepDraft(userId: string, draft: Draft): void {
  localStorage.setItem(key(userId), JSON.stringify(draft));
}

export function dropDraft(userId: string): void {
  localStorage.removeItem(key(userId));
}
