const STEPS = [
  { from: 0.5, step: 5, word: 'very good' },
  { from: 0.15, step: 4, word: 'good' },
  { from: -0.15, step: 3, word: 'mixed' },
  { from: -0.5, step: 2, word: 'low' },
  { from: -1, step: 1, word: 'very low' },
] as const;

export type ValenceStep = (typeof STEPS)[number]['step'];

/** The five steps that a valence from -1 to 1 is shown in, the best first. */
export const VALENCE_STEPS = STEPS.map(({ step, word }) => ({ step, word }));

/** Which of the five steps a valence is, with its word. */
export function stepOf(valence: number): { step: ValenceStep; word: string } {
  return STEPS.find(({ from }) => valence >= from) ?? { step: 1, word: 'very low' };
}

export const VALENCE_FILL: Record<ValenceStep, string> = {
  1: 'bg-valence-1',
  2: 'bg-valence-2',
  3: 'bg-valence-3',
  4: 'bg-valence-4',
  5: 'bg-valence-5',
};
