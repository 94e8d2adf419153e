import { CHANGE } from './choices.ts';
import type { Exercise } from './exercise.ts';
import { beginExercise, exerciseOf, fill, pageOf, viewOf } from './exercise-progress.ts';
import { wordsOf } from './exercise-words.ts';
import { GOING } from './prose/exercise-lines.ts';
import type { Choice, ExerciseProgress } from './state.ts';
import type { Said, Turn } from './turn.ts';

/** After an hour it is asked whether to go on: `companion.md`. */
export const STALE_MS = 60 * 60_000;

/** Closes an exercise: what was kept is shown, and can be put onto the page. */
export function finish(
  turn: Turn,
  exercise: Exercise,
  { kept, shown }: Pick<ExerciseProgress, 'kept' | 'shown'>,
): Said {
  const { draw, state } = turn;
  const words = wordsOf(turn);
  const enough: Choice = { say: words.enough, does: 'nothing' };
  const page = pageOf(exercise, kept);
  const closing = draw.line(exercise.closing);
  const view = viewOf(exercise, { ...beginExercise(exercise, turn.now), shown }, page ?? '');
  if (page === null) {
    return {
      text: `${closing} ${draw.line(words.afterwards)}`,
      choices: [enough],
      progress: null,
      exercise: { ...view, page: null },
      state: { page: null },
    };
  }
  return {
    text: [`${closing} ${draw.line(words.kept)}`, page, words.pageLine].filter(Boolean).join('\n\n'),
    choices: [
      { say: words.page, does: 'page' },
      ...(state.language === null ? [{ say: 'Talk about it', does: 'talk' } as const, CHANGE] : []),
      enough,
    ],
    exercise: view,
    progress: null,
    state: { page, gist: gistOf(exercise, kept), topic: null },
  };
}

/** The words of an exercise that matter most. */
const gistOf = ({ gist, steps }: Exercise, kept: ExerciseProgress['kept']): string | null => {
  const slots = [
    gist,
    ...steps
      .filter(({ waits }) => waits === 'text')
      .map(({ keeps }) => keeps)
      .toReversed(),
  ];
  return (
    slots.map((slot) => kept[slot ?? '']).find((text) => text !== undefined && text.trim() !== '') ?? null
  );
};

/** Leaves an exercise before its end. What was kept can still be put onto the page. */
export function leave(turn: Turn): Said {
  const { progress, draw } = turn;
  const exercise = progress && exerciseOf(progress);
  const page = exercise ? pageOf(exercise, progress.kept) : null;
  const words = wordsOf(turn);
  return {
    text: draw.line(words.left),
    choices: [
      ...(page ? [{ say: words.page, does: 'page' } as const] : []),
      { say: words.enough, does: 'nothing' },
    ],
    progress: null,
    state: { page },
    exercise: exercise && page ? viewOf(exercise, progress, page) : null,
  };
}

/** 'Thanks' is no answer: somebody may be going. */
export function stopAfterThanks(turn: Turn, exercise: Exercise): Said {
  const { title } = exercise;
  const asked = askWhetherToGoOn(turn, exercise);
  return turn.state.language === null ? { ...asked, text: fill(turn.draw.line(GOING), { title }) } : asked;
}

export function pause(turn: Turn): Said {
  const { progress, draw } = turn;
  return { text: draw.line(wordsOf(turn).paused), progress: progress && { ...progress, paused: true } };
}

/** Whether an exercise is open that was left an hour or more ago, or paused. */
export const isWaiting = ({ progress, now }: Turn) =>
  progress !== null && (progress.paused || now - progress.at > STALE_MS);

export function askWhetherToGoOn(turn: Turn, exercise: Exercise): Said {
  const { progress, draw, now } = turn;
  const { stillOpen, goOn, leave: leaveIt } = wordsOf(turn);
  const line = draw.line(stillOpen).replace('{title}', exercise.title);
  const choices: Choice[] = [
    { say: goOn, does: 'go-on' },
    { say: leaveIt, does: 'leave' },
  ];
  return { text: line, choices, progress: progress && { ...progress, at: now, paused: true } };
}
