import { PEAK_ENERGIES, REFLECTION_COMFORTS, SLEEP_HOURS } from '@inkwell/contracts/constants';
import { useState, useSyncExternalStore } from 'react';
import { writeStorage, readStorage } from '../../lib/storage.ts';
import { today } from '../../lib/time.ts';
import { BIRTH_CHOICES, firstOpenStep, LAST_STEP, LONGEST, NO_ANSWERS, type Answers } from './answers.ts';
import type { StepProps } from './form.ts';

interface Draft {
  step: number;
  answers: Answers;
}

const keyOf = (userId: string) => `inkwell-onboarding-${userId}`;

const CHOICES: Partial<Record<string, readonly string[]>> = {
  ...BIRTH_CHOICES,
  peak_energy: PEAK_ENERGIES,
  reflection_comfort: REFLECTION_COMFORTS,
};
const TEXTS: Partial<Record<string, number>> = LONGEST;

/** Whether what is kept can be an answer: another version of this page may have written it, or nobody of ours. */
function isAnswer<Field extends keyof Answers>(field: Field, value: unknown): value is Answers[Field] {
  if (field === 'target_sleep_hours') {
    const { min, max, step } = SLEEP_HOURS;
    return typeof value === 'number' && value >= min && value <= max && value % step === 0;
  }
  if (typeof value !== 'string') return false;
  if (field === 'birth_year') return /^\d{1,4}$/.test(value);
  return CHOICES[field]?.includes(value) ?? value.length <= (TEXTS[field] ?? 0);
}

function parse(text: string | null): { step?: unknown; answers?: unknown } {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch (error) {
    // Not ours, or cut off: the wizard begins afresh.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** What this device kept of the person's answers: those of them that can be used. */
function readDraft(userId: string): Draft {
  const kept = parse(readStorage('localStorage', keyOf(userId)));
  const values = Object(kept.answers) as Record<string, unknown>;
  const answers = { ...NO_ANSWERS };
  const take = (field: keyof Answers) => {
    const value = values[field];
    if (isAnswer(field, value)) Object.assign(answers, { [field]: value });
  };
  for (const field of Object.keys(NO_ANSWERS) as (keyof Answers)[]) take(field);
  const step = Number.isInteger(kept.step) ? Number(kept.step) : 0;
  return { step: Math.min(Math.max(step, 0), firstOpenStep(answers, today()) ?? LAST_STEP), answers };
}

/** Forgets the answers, once they have been submitted. */
export function dropDraft(userId: string): void {
  writeStorage('localStorage', keyOf(userId), null);
}

interface KeptDraft extends Draft {
  /** Whether the device took it: it will be there after a reload. */
  isKept: boolean;
}

function openDraft(userId: string) {
  const keep = (draft: Draft): KeptDraft => ({
    ...draft,
    isKept: writeStorage('localStorage', keyOf(userId), JSON.stringify(draft)),
  });
  const watchers = new Set<() => void>();
  let current = keep(readDraft(userId));

  function show(next: KeptDraft): void {
    current = next;
    for (const notify of watchers) notify();
  }

  function follow({ key, newValue }: StorageEvent): void {
    // Gone means submitted: the notice of that leads on.
    if (key !== keyOf(userId) || newValue === null) return;
    show({ ...current, answers: readDraft(userId).answers });
  }

  return {
    get: () => current,
    change: (next: (draft: Draft) => Draft) =>
      show(keep(next({ step: current.step, answers: current.answers }))),
    subscribe: (notify: () => void) => {
      watchers.add(notify);
      window.addEventListener('storage', follow);
      return () => {
        watchers.delete(notify);
        window.removeEventListener('storage', follow);
      };
    },
  };
}

/**
 * The wizard's answers and place, kept on this device until they are submitted, through reloads and signing out.
 * What is answered in one tab is at once in the others, so that none of them writes over it what it knew before.
 */
export function useDraft(userId: string) {
  const [{ get, change, subscribe }] = useState(() => openDraft(userId));
  const draft = useSyncExternalStore(subscribe, get);
  const set: StepProps['set'] = (field, value) =>
    change(({ step, answers }) => ({ step, answers: { ...answers, [field]: value } }));
  const go = (step: number) => change(({ answers }) => ({ step, answers }));
  return { ...draft, set, go };
}
