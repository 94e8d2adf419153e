import type { Exercise, ExerciseLanguage, Step } from './exercise.ts';
import { FIVE_FOUR_THREE_TWO_ONE } from './five-four-three-two-one.ts';
import { PACED_BREATHING } from './paced-breathing.ts';
import { THREE_GOOD_THINGS } from './three-good-things.ts';

/** A step without its words. */
type StepStructure = Omit<Step, 'id' | 'lines' | 'help' | 'choices'> & {
  /** Where each answer to tap leads. Null: where the step leads without it. */
  choices?: readonly (string | null)[];
  /** Where a written answer leads when it matches the language's pattern of that name; the first match counts. */
  matches?: readonly string[];
};

/** The words of a step in one language. */
type StepWords = {
  line: string;
  /** Another way to say the line. */
  variant: string;
  choices?: readonly string[];
  matches?: Readonly<Record<string, RegExp>>;
  help: string;
};

const BREATHING_STEPS = {
  before: { waits: 'number', keeps: 'before' },
  breathe: {
    waits: 'pace',
    pace: { in: 4, hold: 0, out: 6, rounds: 8 },
    choices: [null, 'slower', 'onward'],
    next: 'after',
  },
  slower: {
    waits: 'pace',
    pace: { in: 4, hold: 0, out: 8, rounds: 5 },
    choices: [null, 'breathe', 'onward'],
    next: 'after',
  },
  after: { waits: 'number', keeps: 'after', branches: [{ slot: 'after', atLeast: 7, to: 'onward' }] },
  note: { waits: 'text', keeps: 'noticed', choices: [null, null, null], next: 'end' },
  onward: {
    waits: 'choice',
    keeps: 'wish',
    choices: ['breathe', 'slower', 'end'],
    matches: ['slower', 'breathe'],
    next: 'end',
  },
} as const satisfies Record<string, StepStructure>;

const SENSES_STEPS = {
  before: { waits: 'number', keeps: 'before' },
  see: { waits: 'text', keeps: 'seen' },
  touch: { waits: 'text', keeps: 'touched' },
  hear: { waits: 'text', keeps: 'heard', choices: [null] },
  smell: { waits: 'text', keeps: 'smelled', choices: [null] },
  after: {
    waits: 'number',
    keeps: 'after',
    branches: [{ slot: 'after', atLeast: 7, to: 'near' }],
    next: 'end',
  },
  near: {
    waits: 'choice',
    keeps: 'company',
    choices: ['end', 'see', 'end'],
    matches: ['see'],
    next: 'end',
  },
} as const satisfies Record<string, StepStructure>;

const GOOD_THINGS_STEPS = {
  first: { waits: 'text', keeps: 'first', choices: ['bad-day'], matches: ['bad-day'] },
  'first-cause': { waits: 'text', keeps: 'firstCause', choices: [null, null, null] },
  second: { waits: 'text', keeps: 'second', choices: ['end'], matches: ['end'] },
  'second-cause': { waits: 'text', keeps: 'secondCause', choices: [null, null, null] },
  third: { waits: 'text', keeps: 'third', choices: ['end'], next: 'end' },
  'bad-day': { waits: 'text', keeps: 'leastBad', choices: ['end'], next: 'end' },
} as const satisfies Record<string, StepStructure>;

type ExerciseWords = Pick<Exercise, 'title' | 'offer' | 'begin' | 'page' | 'closing'>;

/** Each step has as many choices, and the same patterns, as its structure. */
type WordsOfSteps<Steps> = ExerciseWords & {
  steps: {
    [Id in keyof Steps]: StepWords &
      (Steps[Id] extends { choices: infer Leads } ? { choices: { [At in keyof Leads]: string } } : unknown) &
      (Steps[Id] extends { matches: readonly (infer To extends string)[] }
        ? { matches: Record<To, RegExp> }
        : unknown);
  };
};

/** The three exercises in the words of one language. */
export type Translation = {
  breathing: WordsOfSteps<typeof BREATHING_STEPS>;
  senses: WordsOfSteps<typeof SENSES_STEPS>;
  goodThings: WordsOfSteps<typeof GOOD_THINGS_STEPS>;
};

/** The exercises that a language other than English has: shorter than the English ones of the same names. */
export const translatedExercises = (language: ExerciseLanguage, words: Translation): readonly Exercise[] => [
  buildExercise(language, PACED_BREATHING, BREATHING_STEPS, words.breathing),
  buildExercise(language, FIVE_FOUR_THREE_TWO_ONE, SENSES_STEPS, words.senses),
  buildExercise(language, THREE_GOOD_THINGS, GOOD_THINGS_STEPS, words.goodThings),
];

function buildExercise<Id extends string>(
  language: ExerciseLanguage,
  { id, minutes, source }: Exercise,
  structure: Record<Id, StepStructure>,
  words: ExerciseWords & { steps: Record<Id, StepWords> },
): Exercise {
  const stepIds = Object.keys(structure) as Id[];
  return {
    ...words,
    id: `${id}-${language}`,
    language,
    modes: ['heal', 'write', 'plan'],
    minutes,
    source,
    fits: { for: '' },
    steps: stepIds.map((step) => buildStep(step, structure[step], words.steps[step])),
  };
}

function buildStep(id: string, { choices, matches, ...structure }: StepStructure, words: StepWords): Step {
  const slot = structure.keeps ?? '';
  return {
    id,
    lines: [words.line, words.variant],
    help: words.help,
    choices: words.choices?.map((say, at) => ({ say, to: choices?.[at] ?? undefined })),
    branches: matches?.map((to) => ({ slot, matches: words.matches?.[to], to })),
    ...structure,
  };
}
