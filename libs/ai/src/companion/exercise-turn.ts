import { PUT_ON_PAGE, type Said, type Turn } from './turn.ts';
import type { Exercise } from './exercise.ts';
import { EXERCISES } from './exercises.ts';
import { LANGUAGES } from './languages/languages.ts';
import type { Intent } from './intent-rules.ts';
import { ANSWERS } from './prose/answers.ts';
import { CORRECTED } from './prose/moves.ts';
import {
  AFTERWARDS,
  AND_MORE,
  BACK_TO_IT,
  KEPT,
  LEFT,
  NO_NUMBER,
  PAUSED,
  STARTING,
  STILL_OPEN,
} from './prose/walking.ts';
import type { Choice, Deed, Walk } from './state.ts';
import {
  answerWalk,
  beginWalk,
  choicesOf,
  exerciseOf,
  fill,
  isFilled,
  isSame,
  LIST_IS_WHOLE,
  pageOf,
  stepBack,
  stepOf,
  viewOf,
} from './walk.ts';

const STALE_MS = 60 * 60_000;

/** The words around an exercise, in the language of the conversation. */
function wordsOf({ state: { language } }: Turn) {
  const prose = LANGUAGES.get(language ?? 'en');
  if (!prose) {
    return {
      starting: STARTING,
      noNumber: NO_NUMBER,
      left: LEFT,
      paused: PAUSED,
      kept: KEPT,
      more: AND_MORE,
      stillOpen: STILL_OPEN,
      afterwards: AFTERWARDS,
      skip: 'Skip this one',
      leave: 'Leave it',
      goOn: 'Go on',
      page: PUT_ON_PAGE,
      enough: "That's enough for now",
    };
  }
  const { walking, nods, choices } = prose;
  return {
    ...walking,
    more: nods,
    stillOpen: ["'{title}'?"],
    afterwards: nods,
    page: PUT_ON_PAGE,
    enough: choices.enough,
  };
}

/** Begins an exercise. @param opening said before its first line. Default: a word of agreement */
export function begin(turn: Turn, exercise: Exercise, opening?: string): Said {
  const walk = beginWalk(exercise, turn.now);
  return show(turn, exercise, walk, opening ?? turn.draw.line(wordsOf(turn).starting));
}

/** Takes the last answer back. A plain 'no, …' may be an answer of its own. */
const TAKES_BACK =
  /^(?:no,? )?wait\b|\bnot what i (?:meant|wanted)\b|^(?:no,? |sorry,? )*i meant\b|\blet me (?:correct|change) that\b|^(?:can (?:i|we) )?go back(?: a step| one)?\b|^(?:one|a) step back\b/i;

/** What an exercise under way makes of the message; null where there is none, or where it is about something else. */
export function goOnWalking(turn: Turn, isTapped: boolean): Said | null {
  const { walk, read, now, draw } = turn;
  const exercise = walk && exerciseOf(walk);
  if (!walk || !exercise) return null;
  if (read.intent === 'resume') return resume(turn);
  if (walk.paused) return null;
  if (isTapped) return take(turn, exercise, walk, read.text);
  if (read.intent === 'leave' || read.intent === 'goodbye' || read.intent === 'insult')
    return read.intent === 'leave' ? leave(turn) : null;
  if (read.intent === 'pause') return pause(turn);
  const back = TAKES_BACK.test(read.text) ? stepBack(walk) : null;
  if (back) return show(turn, exercise, back, draw.line(CORRECTED));
  if (now - walk.at > STALE_MS) return askWhetherToGoOn(turn, exercise);
  // The answer that began an exercise, tapped or typed once more.
  const begun = [...EXERCISES.values()].find((each) => isSame(each.begin, read.text));
  if (begun) return begun.id === exercise.id ? show(turn, exercise, walk) : begin(turn, begun);
  const other = read.intent?.startsWith('wish-')
    ? EXERCISES.get(read.intent.slice('wish-'.length))
    : undefined;
  if (other && other.id !== exercise.id && read.words < 20) return begin(turn, other);
  const step = stepOf(exercise, walk);
  if (step && read.intent === 'unsure') return show(turn, exercise, walk, step.help, true);
  const answer = read.intent && isAside(read.intent) ? ANSWERS[read.intent] : undefined;
  if (answer && turn.state.language === null && step?.waits !== 'number')
    return show(turn, exercise, walk, `${draw.line(answer.lines.map(statement))} ${draw.line(BACK_TO_IT)}`);
  return take(turn, exercise, walk, read.text);
}

/** A question to the companion in the middle of an exercise is answered, and the exercise goes on. */
const isAside = (intent: Intent) =>
  /^ask-(?:human|can-do|privacy|journal-help|calendar-help|billing|account|soulprint|insights|diagnosis|medication)$/.test(
    intent,
  );

/** Without the question at its end: the exercise asks the next one. */
const statement = (line: string) => line.replace(/\s*[^.!?:]*(?::[^.!?]*)?\?$/, '');

function take(turn: Turn, exercise: Exercise, walk: Walk, text: string): Said {
  const { draw, now } = turn;
  const answered = answerWalk(walk, text, now);
  if (answered.kind === 'no-number') {
    if (!walk.asked)
      return show(turn, exercise, { ...walk, asked: true }, draw.line(wordsOf(turn).noNumber), true);
    return continueWith(turn, exercise, answerWalk(walk, null, now));
  }
  return continueWith(turn, exercise, answered);
}

function continueWith(turn: Turn, exercise: Exercise, answered: ReturnType<typeof answerWalk>): Said {
  if (answered.kind === 'next') return show(turn, exercise, answered.walk);
  if (answered.kind === 'more')
    return {
      ...show(turn, exercise, answered.walk, turn.draw.line(wordsOf(turn).more), true),
      choices: [{ say: LIST_IS_WHOLE, does: 'answer' }],
    };
  return finish(turn, exercise, answered.kind === 'end' ? answered : { kept: {}, shown: 1 });
}

/** @param isHelp `opening` stands for the step's own line */
function show(turn: Turn, exercise: Exercise, walk: Walk, opening = '', isHelp = false): Said {
  const step = stepOf(exercise, walk);
  if (!step) return finish(turn, exercise, walk);
  const { skip, leave: leaveIt } = wordsOf(turn);
  const lines = step.lines.filter((line) => isFilled(line, walk.kept));
  const line = isHelp ? '' : fill(turn.draw.line(lines.length > 0 ? lines : step.lines), walk.kept);
  return {
    text: [opening, line].filter(Boolean).join(opening.length > 40 ? '\n\n' : ' '),
    choices:
      isHelp && !step.choices
        ? [
            { say: skip, does: 'skip' },
            { say: leaveIt, does: 'leave' },
          ]
        : choicesOf(step),
    exercise: viewOf(exercise, walk),
    walk: { ...walk, at: turn.now, paused: false },
    state: { topic: turn.state.topic, listens: 0, page: null },
  };
}

function finish(turn: Turn, exercise: Exercise, { kept, shown }: Pick<Walk, 'kept' | 'shown'>): Said {
  const { draw, state } = turn;
  const words = wordsOf(turn);
  const enough: Choice = { say: words.enough, does: 'nothing' };
  const page = pageOf(exercise, kept);
  const closing = draw.line(exercise.closing);
  const view = viewOf(exercise, { ...beginWalk(exercise, turn.now), shown }, page ?? '');
  if (page === null) {
    return {
      text: `${closing} ${draw.line(words.afterwards)}`,
      choices: [enough],
      walk: null,
      exercise: { ...view, page: null },
      state: { page: null },
    };
  }
  return {
    text: `${closing} ${draw.line(words.kept)}\n\n${page}`,
    choices: [
      { say: words.page, does: 'page' },
      ...(state.language === null ? [{ say: 'Talk about it', does: 'talk' } as const] : []),
      enough,
    ],
    exercise: view,
    walk: null,
    state: { page },
  };
}

export function leave(turn: Turn): Said {
  const { walk, draw } = turn;
  const exercise = walk && exerciseOf(walk);
  const page = exercise ? pageOf(exercise, walk.kept) : null;
  const words = wordsOf(turn);
  return {
    text: draw.line(words.left),
    choices: [
      ...(page ? [{ say: words.page, does: 'page' } as const] : []),
      { say: words.enough, does: 'nothing' },
    ],
    walk: null,
    state: { page },
    exercise: exercise && page ? viewOf(exercise, walk, page) : null,
  };
}

export function pause(turn: Turn): Said {
  const { walk, draw } = turn;
  return { text: draw.line(wordsOf(turn).paused), walk: walk && { ...walk, paused: true } };
}

/** Shows the step again at which an exercise was left. Null where there is none. */
export function resume(turn: Turn): Said | null {
  const { walk } = turn;
  const exercise = walk && exerciseOf(walk);
  return exercise ? show(turn, exercise, walk, `${exercise.title}:`) : null;
}

/** What an answer that was tapped does to an exercise; null where it does nothing to one. */
export function performOnExercise(turn: Turn, deed: Deed): Said | null {
  const { walk, now } = turn;
  const begun = deed.startsWith('begin ') ? EXERCISES.get(deed.slice('begin '.length)) : undefined;
  if (begun) return begin(turn, begun);
  const exercise = walk && exerciseOf(walk);
  if (deed === 'skip' && walk && exercise) return continueWith(turn, exercise, answerWalk(walk, null, now));
  if (deed === 'leave') return leave(turn);
  if (deed === 'go-on') return resume(turn);
  return null;
}

/** Whether an exercise is open that was left an hour or more ago, or paused. */
export const isWaiting = ({ walk, now }: Turn) => walk !== null && (walk.paused || now - walk.at > STALE_MS);

export function askWhetherToGoOn(turn: Turn, exercise: Exercise): Said {
  const { walk, draw, now } = turn;
  const { stillOpen, goOn, leave: leaveIt } = wordsOf(turn);
  const line = draw.line(stillOpen).replace('{title}', exercise.title);
  const choices: Choice[] = [
    { say: goOn, does: 'go-on' },
    { say: leaveIt, does: 'leave' },
  ];
  return { text: line, choices, walk: walk && { ...walk, at: now, paused: true } };
}
