import type { ExerciseStep, Mode } from '@inkwell/contracts';
import type { createCompanion } from '../companion/companion.ts';
import { isSame } from '../companion/exercise-progress.ts';
import { EXERCISES } from '../companion/exercises.ts';
import { NEW_STATE, type Choice, type CompanionState, type ExerciseProgress } from '../companion/state.ts';
import type { TurnRequest } from '../companion/turn.ts';

export type LeadTurn = Omit<TurnRequest, 'understood' | 'recalled'>;

/** What leads an exercise says, word for word, and where it stands then. */
export type Lead = {
  text: string;
  choices: readonly Choice[];
  exercise: ExerciseStep | null;
  progress: ExerciseProgress | null;
  state?: Partial<CompanionState>;
  /** Whether it changes what was written down, word for word. */
  isChange?: boolean;
};

export type MenuLine = { id: string; title: string; minutes: number; fits: string };

/** The exercises, as a talk with a model needs them. */
export type Exercises = {
  /** Goes on with the one under way, or with one that a tapped choice begins; null where the message is for the talk. */
  leadExercise: (turn: LeadTurn) => Lead | null;
  beginExercise: (id: string, turn: LeadTurn) => Lead;
  menuOf: (mode: Mode) => MenuLine[];
};

const MENU: Record<Mode, readonly MenuLine[]> = {
  write: [
    { id: 'page-from-one-line', title: 'A page from one line', minutes: 8, fits: 'not knowing how to begin' },
    { id: 'day-review', title: 'The day in review', minutes: 6, fits: 'the end of a day' },
    {
      id: 'three-good-things',
      title: 'Three good things',
      minutes: 5,
      fits: 'a day to be kept for its good',
    },
    { id: 'unsent-letter', title: 'An unsent letter', minutes: 10, fits: 'something unsaid to somebody' },
  ],
  heal: [
    { id: 'thought-record', title: 'A thought on paper', minutes: 10, fits: 'one thought that hurts' },
    { id: 'worry-tree', title: 'The worry tree', minutes: 6, fits: 'a worry that goes round' },
    { id: 'paced-breathing', title: 'Slow breathing', minutes: 3, fits: 'panic, a racing heart' },
    { id: 'self-compassion-break', title: 'A self-compassion break', minutes: 5, fits: 'shame, self-blame' },
    { id: 'naming-what-is-felt', title: 'Naming what is felt', minutes: 5, fits: 'a feeling without a name' },
  ],
  plan: [
    { id: 'goal-into-steps', title: 'A goal in steps', minutes: 8, fits: 'a big goal' },
    { id: 'if-then-plan', title: 'An if-then plan', minutes: 5, fits: 'something put off again and again' },
    {
      id: 'weekly-plan',
      title: 'The week ahead',
      minutes: 10,
      fits: 'a week to be ordered, where it is asked for',
    },
  ],
};

/** The same through the companion that needs no model. */
export function exercisesOf(companion: ReturnType<typeof createCompanion>): Exercises {
  return {
    leadExercise: (turn) => {
      const reply = companion(turn);
      const message = turn.messages.at(-1)?.content ?? '';
      const hasPage = typeof reply.exercise?.page === 'string';
      const isChange =
        typeof reply.state.changing === 'string' || (typeof turn.state?.changing === 'string' && hasPage);
      const isUnderWay = turn.progress !== null && !turn.progress.paused;
      const isChosen =
        (turn.state?.choices ?? []).some(
          ({ say, does }) => does.startsWith('begin ') && isSame(say, message),
        ) || [...EXERCISES.values()].some(({ begin }) => isSame(begin, message));
      const isStep = reply.exercise !== null && reply.progress !== null && (isUnderWay || isChosen);
      return isChange || isStep || (turn.progress !== null && hasPage) ? { ...reply, isChange } : null;
    },
    beginExercise: (id, turn) => {
      const say = EXERCISES.get(id)?.begin ?? id;
      return companion({
        ...turn,
        messages: [...turn.messages, { role: 'user', content: say }],
        state: { ...NEW_STATE, choices: [{ say, does: `begin ${id}` }] },
        progress: null,
      });
    },
    menuOf: (mode) => [...MENU[mode]],
  };
}
