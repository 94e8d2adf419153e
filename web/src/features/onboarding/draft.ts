import { PEAK_ENERGIES, REFLECTION_COMFORTS, SLEEP_HOURS } from '@inkwell/contracts/constants';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { writeStorage, readStorage } from '../../lib/storage.ts';
import { today } from '../../lib/time.ts';
import {
  BIRTH_CHOICES,
  firstInvalidStep,
  LAST_STEP,
  MAX_LENGTHS,
  NO_ANSWERS,
  type Answers,
} from './answers.ts';
import { draftKeyOf } from './draft-storage.ts';
import type { StepProps } from './field-props.ts';

interface Draft {
  step: number;
  answers: Answers;
}

const CHOICES: Partial<Record<string, readonly string[]>> = {
  ...BIRTH_CHOICES,
  peak_energy: PEAK_ENERGIES,
  reflection_comfort: REFLECTION_COMFORTS,
};
const TEXT_LENGTHS: Partial<Record<string, number>> = MAX_LENGTHS;

/** Whether a stored value is a valid answer; another version of the app may have stored it. */
function isAnswer<Field extends keyof Answers>(field: Field, value: unknown): value is Answers[Field] {
  if (field === 'target_sleep_hours') {
    const { min, max, step } = SLEEP_HOURS;
    return typeof value === 'number' && value >= min && value <= max && value % step === 0;
  }
  if (typeof value !== 'string') return false;
  if (field === 'birth_year') return /^\d{1,4}$/.test(value);
  return CHOICES[field]?.includes(value) ?? value.length <= (TEXT_LENGTHS[field] ?? 0);
}

function parse(text: string | null): { step?: unknown; answers?: unknown } {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch (error) {
    // A damaged draft is ignored.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Reads the user's draft from this device, without answers that are not valid. */
function readDraft(userId: string): Draft {
  const kept = parse(readStorage('localStorage', draftKeyOf(userId)));
  const values = Object(kept.answers) as Record<string, unknown>;
  const answers = { ...NO_ANSWERS };
  const restoreAnswer = (field: keyof Answers) => {
    const value = values[field];
    if (isAnswer(field, value)) Object.assign(answers, { [field]: value });
  };
  for (const field of Object.keys(NO_ANSWERS) as (keyof Answers)[]) restoreAnswer(field);
  const step = Number.isInteger(kept.step) ? Number(kept.step) : 0;
  return { step: Math.min(Math.max(step, 0), firstInvalidStep(answers, today()) ?? LAST_STEP), answers };
}

interface StoredDraft extends Draft {
  /** Whether the storage accepted it, so that it survives a reload. */
  isStored: boolean;
}

function createDraftStore(userId: string) {
  const store = (draft: Draft): StoredDraft => ({
    ...draft,
    isStored: writeStorage('localStorage', draftKeyOf(userId), JSON.stringify(draft)),
  });
  const state = createStore(() => store(readDraft(userId)));

  function readAgain(): void {
    state.setState({ answers: readDraft(userId).answers });
  }

  function onStorage({ key, newValue }: StorageEvent): void {
    // A removed draft was submitted in another tab; its live update opens the next page.
    if (key === draftKeyOf(userId) && newValue !== null) readAgain();
  }

  return {
    state,
    change: (next: (draft: Draft) => Draft) => {
      const { step, answers } = state.getState();
      state.setState(store(next({ step, answers })));
    },
    /** Follows the other tabs until the returned function is called. */
    followTabs: () => {
      window.addEventListener('storage', onStorage);
      // Another tab may have changed the draft between the first read and this listener.
      if (state.getState().isStored && readStorage('localStorage', draftKeyOf(userId)) !== null) readAgain();
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/**
 * The wizard's answers and step, stored on this device until they are submitted, also through reloads and signing
 * out. Tabs share the answers, so that none overwrites newer ones.
 */
export function useDraft(userId: string) {
  const [{ state, change, followTabs }] = useState(() => createDraftStore(userId));
  const draft = useStore(state);
  useEffect(followTabs, [followTabs]);
  const setAnswer: StepProps['setAnswer'] = (field, value) =>
    change(({ step, answers }) => ({ step, answers: { ...answers, [field]: value } }));
  const goToStep = (step: number) => change(({ answers }) => ({ step, answers }));
  return { ...draft, setAnswer, goToStep };
}
