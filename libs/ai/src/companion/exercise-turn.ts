import type { Said, Turn } from './turn.ts';
import { countCharacters, MAX_CHOICE_LENGTH } from '@inkwell/contracts';
import { keyPhraseOf, keyPhrasesIn } from './key-phrase.ts';
import { LISTEN } from './choices.ts';
import { heaviest } from './summary.ts';
import { toldBefore } from './told.ts';
import type { Exercise, Step } from './exercise.ts';
import { askWhetherToGoOn, finish, leave, pause, STALE_MS, stopAfterThanks } from './exercise-end.ts';
import {
  ABOUT_THE_EXERCISE,
  answerBeside,
  ASKS_ABOUT_STEP,
  ASKS_OF_WORDS,
  isAside,
  isDayAsked,
  isKnown,
  isOwnLine,
  KEEPS_QUESTIONS,
  NEXT_STEP,
  OF_ONESELF,
  SPEAKS_TO_OTHERS,
  statement,
  TAKES_QUESTIONS,
} from './exercise-answers.ts';
import { hearWritten } from './hear-written.ts';
import { namesIn, withPronouns } from './people.ts';
import { topicPlanned } from './plan-exercise.ts';
import { besidePlan, keptOfPlan, receiveInPlan } from './plan-exercise-answers.ts';
import { sentencesOf } from './reflect.ts';
import { givenFor } from './given.ts';
import { EXERCISES } from './exercises.ts';
import { wordsOf } from './exercise-words.ts';
import { ANSWERS } from './prose/answers.ts';
import { OFFER_LEFT } from './prose/complaints.ts';
import { CORRECTED } from './prose/moves.ts';
import {
  AT_IT,
  CHANGED_AT_END,
  ASIDE_DECISION,
  ASIDE_WORDS,
  ASIDE_UNKNOWN,
  BACK_TO_IT,
  TAKEN_UP,
} from './prose/exercise-lines.ts';
import type { Choice, ChoiceAction, ExerciseProgress } from './state.ts';
import {
  answerStep,
  beginExercise,
  choicesOf,
  exerciseOf,
  fill,
  isSame,
  linesOf,
  LIST_IS_WHOLE,
  stepBack,
  stepOf,
  viewOf,
} from './exercise-progress.ts';

/** Begins an exercise. */
export function begin(turn: Turn, exercise: Exercise): Said {
  const { draw, now, own, state } = turn;
  const given = { ...givenFor(exercise.id, own), ...listed(exercise, state) };
  const progress = beginExercise(exercise, now, given);
  const [taken] = exercise.steps[0]?.keeps ? [given[exercise.steps[0].keeps]] : [];
  const step = stepOf(exercise, progress);
  const isNamed =
    step &&
    linesOf(step, progress).some((line) => Object.keys(given).some((slot) => line.includes(`{${slot}}`)));
  const opening =
    taken && !isNamed
      ? fill(draw.line(TAKEN_UP), { x: taken.replaceAll('\n', ', ') })
      : draw.line(wordsOf(turn).starting);
  return withPicks(turn, exercise, progress, show(turn, exercise, progress, opening));
}

/** Begins an exercise with a line of one's own in place of its first. @param given what is known already, by slot */
export function beginWithLine(
  turn: Turn,
  exercise: Exercise,
  given: ExerciseProgress['kept'],
  line: string,
): Said {
  return show(turn, exercise, beginExercise(exercise, turn.now, given), line, true);
}

/** Beside the step that asks for one of the lines of the talk, those that weigh most; for somebody, who was named. */
function withPicks(turn: Turn, exercise: Exercise, progress: ExerciseProgress, said: Said): Said {
  const keeps = stepOf(exercise, progress)?.keeps;
  if (keeps === undefined || (keeps !== exercise.picks && keeps !== exercise.names)) return said;
  const picked = keeps === exercise.picks ? linesToPick(turn) : namesToPick(turn);
  return { ...said, choices: [...picked, ...(said.choices ?? [])] };
}

/** What stands on the list already is not asked for again. */
const listed = ({ id }: Exercise, { list = [] }: Turn['state']): ExerciseProgress['kept'] =>
  id === 'what-comes-first' && list.length > 1 ? { list: list.join('\n') } : {};

const MOST_TO_PICK = 3;

/** Who was named in the talk, the last one first. */
const namesToPick = (turn: Turn): Choice[] =>
  namesIn(toldBefore(turn))
    .toReversed()
    .slice(0, MOST_TO_PICK)
    .map((say) => ({ say, does: 'answer' as const }));

/** The lines of the talk that weigh most, to begin with one of them. */
const linesToPick = (turn: Turn): Choice[] =>
  heaviest(
    keyPhrasesIn(toldBefore(turn)).filter(({ words }) => countCharacters(words) <= MAX_CHOICE_LENGTH),
    MOST_TO_PICK,
  ).map(({ words }) => ({ say: words, does: 'answer' as const }));

/** Takes the last answer back. A plain 'no, …' may be an answer of its own. */
const TAKES_BACK =
  /^(?:no,? )?wait\b|^actually,? no\b|\bnot what i (?:meant|wanted)\b|^(?:no,? |sorry,? )*i meant\b|\blet me (?:correct|change) that\b|^(?:can (?:i|we) )?go back(?: a step| one)?\b|^(?:one|a) step back\b/i;

/**
 * What an exercise under way makes of the message; null where there is none, or where it is about something else.
 *
 * @param chosen the offered answer that the message means
 */
export function continueExercise(turn: Turn, chosen: Choice | null): Said | null {
  const { progress, read, now, draw } = turn;
  const exercise = progress && exerciseOf(progress);
  // The answer that begins an exercise, typed, or tapped once more.
  const begun = [...EXERCISES.values()].find(
    ({ begin: say, title, shownAs }) =>
      shownAs === undefined &&
      [say, ...(progress && !progress.paused ? [] : [title])].some((name) => isSame(name, read.text)),
  );
  if (begun) return progress && begun === exercise ? show(turn, exercise, progress) : begin(turn, begun);
  if (!progress || !exercise) return null;
  if (read.intent === 'resume') return resume(turn);
  if (progress.paused) return null;
  // 'Tomorrow at ten' says more than 'Tomorrow'.
  if (chosen && (isSame(chosen.say, read.text) || !topicPlanned(exercise)))
    return take(turn, exercise, progress, isOwnLine(exercise, progress, chosen) ? read.text : chosen.say);
  if (read.intent === 'leave' || read.intent === 'goodbye' || read.intent === 'insult')
    return read.intent === 'leave' ? leave(turn) : null;
  const isRefused =
    progress.shown <= LAST_TO_REFUSE && !SPEAKS_TO_OTHERS.test(exercise.id) && NOT_THIS.test(read.meant);
  if (isRefused && turn.state.language === null) return leaveForOther(turn);
  if (read.intent === 'pause' && !isDayAsked(turn)) return pause(turn);
  if (read.intent === 'thanks' && read.words <= 4) return stopAfterThanks(turn, exercise);
  if (TAKES_BACK.test(read.text)) {
    const back = stepBack(progress);
    return back ? show(turn, exercise, back, draw.line(CORRECTED)) : begin(turn, exercise);
  }
  const stays = read.tellings.find(({ telling }) => telling.id === 'stay')?.telling;
  if (stays) return show(turn, exercise, progress, draw.line(stays.lines));
  if (now - progress.at > STALE_MS) return askWhetherToGoOn(turn, exercise);
  const beside = besidePlan(turn, exercise, progress);
  if (beside !== null) {
    const { text, kept } = beside;
    return show(turn, exercise, { ...progress, kept, asked: true }, text, text.endsWith('?'));
  }
  const other = read.intent?.startsWith('wish-')
    ? EXERCISES.get(read.intent.slice('wish-'.length))
    : undefined;
  if (other && other.id !== exercise.id && read.words < 20) return begin(turn, other);
  const step = stepOf(exercise, progress);
  // 'ok' says nothing to an open question.
  const isEmpty =
    read.intent === 'unsure' || (read.intent === 'agree' && /^(?:text|list)$/.test(step?.waits ?? ''));
  if (step && isEmpty) return show(turn, exercise, progress, step.help, true);
  // 'I wanted to be the one who made you laugh' stands in a letter.
  const isOfLetter =
    SPEAKS_TO_OTHERS.test(exercise.id) &&
    !ABOUT_THE_EXERCISE.test(read.meant) &&
    !(read.isPlain && read.meant.endsWith('?'));
  const answer = read.intent && isKnown(read.intent) && !isOfLetter ? ANSWERS[read.intent] : undefined;
  if (answer && turn.state.language === null && step?.waits !== 'number')
    return show(
      turn,
      exercise,
      progress,
      `${draw.line(answer.lines.map(statement))} ${draw.line(BACK_TO_IT)}`,
    );
  if (
    step &&
    turn.state.language === null &&
    read.request?.kind?.exercise === exercise.id &&
    !KEEPS_QUESTIONS.test(step.keeps ?? '')
  )
    return show(turn, exercise, progress, draw.line(AT_IT));
  const answered = turn.state.language === null && step?.waits === 'text' ? answerBeside(read.text) : null;
  if (answered !== null && !KEEPS_QUESTIONS.test(step?.keeps ?? '')) {
    const isOfWords = ASKS_OF_WORDS.test(read.text);
    if (isOfWords || !TAKES_QUESTIONS.test(exercise.id)) {
      const said = take(turn, exercise, progress, answered);
      return { ...said, text: `${draw.line(isOfWords ? ASIDE_WORDS : ASIDE_UNKNOWN)} ${said.text}` };
    }
  }
  // 'Can I change the first line?' asks for no answer.
  const isAsked = read.act !== 'edits' && turn.state.language === null;
  if (step && isAsked && isAside(exercise, step, read.meant))
    return answerQuestion(turn, exercise, progress, step);
  const met = step && meetAct(turn, exercise, progress, step);
  if (met) return met;
  return take(turn, exercise, progress, read.text);
}

/** In steps: later 'I don't want to …' answers one. */
const LAST_TO_REFUSE = 2;
/** 'I don't want a hobby, I want to know whether to knock' */
const NOT_THIS =
  /^(?:no[,.]? |but |sorry,? )*I (?:don't|didn't|do not|did not) (?:want|need|ask for|mean) (?:an?|this|that)\b.{0,60}[,.;] (?:I (?:want|need|only|just)|it's|can)\b/i;

/** The exercise was not what was wanted: it is left, and what was said stands. */
function leaveForOther(turn: Turn): Said {
  const wanted = turn.read.meant.replace(/^[^,.;]*[,.;] /, '');
  const quote = keyPhraseOf(wanted);
  return {
    ...leave(turn),
    text: [turn.draw.line(OFFER_LEFT), quote ? `'${quote.words}.'` : ''].filter(Boolean).join(' '),
    choices: [
      { say: "Let's find the words", does: 'begin prepared-talk' },
      { say: "Let's weigh both sides", does: 'begin two-columns' },
      LISTEN,
    ],
  };
}

/**
 * What is about the exercise itself is no answer to its step: it is met, and the step stands. Null where it answers.
 */
function meetAct(turn: Turn, exercise: Exercise, progress: ExerciseProgress, step: Step): Said | null {
  const { read, draw, state } = turn;
  if (state.language !== null || step.waits === 'number' || step.waits === 'pace') return null;
  // A letter speaks to somebody, too.
  if (SPEAKS_TO_OTHERS.test(exercise.id) && !ABOUT_THE_EXERCISE.test(read.meant)) return null;
  switch (read.act) {
    case 'no-answer':
      return show(turn, exercise, progress, step.help, true);
    case 'leaves':
      return NEXT_STEP.test(read.meant)
        ? continueWith(turn, exercise, answerStep(progress, null, turn.now))
        : leave(turn);
    case 'corrects': {
      const back = stepBack(progress) ?? beginExercise(exercise, turn.now);
      return withPicks(turn, exercise, back, show(turn, exercise, back, draw.line(CORRECTED)));
    }
    case 'edits':
      return show(turn, exercise, progress, draw.line(CHANGED_AT_END));
    case 'asks-view':
      return KEEPS_QUESTIONS.test(step.keeps ?? '') || OF_ONESELF.test(read.meant)
        ? null
        : answerQuestion(turn, exercise, progress, step);
    default:
      return null;
  }
}

/** Answers a question in the middle of an exercise, as far as that goes, and asks the step's own question again. */
function answerQuestion(turn: Turn, exercise: Exercise, progress: ExerciseProgress, step: Step): Said {
  const { draw, read } = turn;
  if (ASKS_ABOUT_STEP.test(read.meant)) return show(turn, exercise, progress, step.help, true);
  const written = hearWritten(turn);
  const lines = written
    ? [withPronouns(written.line, written.who)]
    : /\b(?:should|shall) I\b/i.test(read.meant)
      ? ASIDE_DECISION
      : ASIDE_UNKNOWN;
  const again = fill(draw.line(linesOf(step, progress)), progress.kept);
  const question = sentencesOf(again).at(-1) ?? again;
  return show(turn, exercise, progress, `${draw.line(lines)} ${draw.line(BACK_TO_IT)} ${question}`, true);
}

/** What the exercise has no part in: today's date, what is known. It is answered, and the exercise waits for a word. */
export function answerAside(turn: Turn, answer: (turn: Turn) => Said | null): Said | null {
  const { progress, read, now } = turn;
  if (!progress || progress.paused || now - progress.at > STALE_MS || !read.isPlain) return null;
  if (!/^ask-(?:week|today|knows-me|past|summary)$/.test(read.intent ?? '')) return null;
  const said = answer(turn);
  const { goOn, leave: leaveIt } = wordsOf(turn);
  const choices: Choice[] = [
    { say: goOn, does: 'go-on' },
    { say: leaveIt, does: 'leave' },
  ];
  return said && { text: said.text, choices };
}

const BOTH_COLUMNS = /^(?:for\b:?\s*)?(\S.+?)[.;,]?\s+against\b:?\s+(\S.+)$/is;

function take(turn: Turn, exercise: Exercise, progress: ExerciseProgress, text: string): Said {
  const { draw, now } = turn;
  // 'For: … Against: …' answers two steps at once.
  const [, pro, contra] = progress.step === 'for' ? (BOTH_COLUMNS.exec(text) ?? []) : [];
  if (pro && contra) {
    const first = answerStep(progress, pro, now);
    if (first.kind === 'next') return take(turn, exercise, first.progress, contra);
  }
  const { kept, progress: known } = keptOfPlan(turn, exercise, progress, text);
  const answered = answerStep(known, kept, now);
  if (answered.kind === 'no-number') {
    if (!progress.asked)
      return show(turn, exercise, { ...progress, asked: true }, draw.line(wordsOf(turn).noNumber), true);
    return continueWith(turn, exercise, answerStep(progress, null, now));
  }
  return continueWith(turn, exercise, answered, receive(turn, exercise, progress));
}

/** A wrong line between two steps throws one out of the exercise. */
const MIN_FIT_IN_EXERCISE = 0.85;

/** What is said first to a heavy or a glad answer, before the next step; empty where nothing certain can be said. */
function receive(turn: Turn, exercise: Exercise, progress: ExerciseProgress): string {
  const planned = receiveInPlan(turn, exercise, progress);
  if (planned !== null) return planned;
  if (stepOf(exercise, progress)?.waits !== 'text' || TAKES_QUESTIONS.test(exercise.id)) return '';
  const heard = hearWritten(turn, MIN_FIT_IN_EXERCISE);
  return heard && heard.tone !== 'plain' ? withPronouns(heard.line, heard.who) : '';
}

function continueWith(
  turn: Turn,
  exercise: Exercise,
  answered: ReturnType<typeof answerStep>,
  received = '',
): Said {
  if (answered.kind === 'next') return show(turn, exercise, answered.progress, received);
  if (answered.kind === 'more')
    return {
      ...show(turn, exercise, answered.progress, turn.draw.line(wordsOf(turn).more), true),
      choices: [{ say: LIST_IS_WHOLE, does: 'answer' }],
    };
  return finish(turn, exercise, answered.kind === 'end' ? answered : { kept: {}, shown: 1 });
}

/** @param isHelp `opening` stands for the step's own line */
function show(
  turn: Turn,
  exercise: Exercise,
  progress: ExerciseProgress,
  opening = '',
  isHelp = false,
): Said {
  const step = stepOf(exercise, progress);
  if (!step) return finish(turn, exercise, progress);
  const { skip, leave: leaveIt } = wordsOf(turn);
  const line = isHelp ? '' : fill(turn.draw.line(linesOf(step, progress)), progress.kept);
  return {
    text: [opening, line].filter(Boolean).join(opening.length > 40 ? '\n\n' : ' '),
    choices:
      isHelp && !step.choices
        ? [
            { say: skip, does: 'skip' },
            { say: leaveIt, does: 'leave' },
          ]
        : choicesOf(step),
    exercise: viewOf(exercise, progress),
    progress: { ...progress, at: turn.now, paused: false },
    state: { topic: turn.state.topic, listens: 0, page: null },
  };
}

const LEADS_ON = /^(?:Good|Right|Now|And|Last one)[.:,]? (?=\p{Lu})/u;

/** The step under way asked once more, in other words, with what makes it easier. */
export function showStepAgain(turn: Turn, opening: string): Said | null {
  const { progress } = turn;
  const exercise = progress && exerciseOf(progress);
  const step = exercise && stepOf(exercise, progress);
  if (!step) return null;
  const again = fill(turn.draw.line(linesOf(step, progress)), progress.kept);
  // A help that asks itself takes the place of the question.
  const words = step.help.includes('?') ? step.help : `${again.replace(LEADS_ON, '')} ${step.help}`;
  const said = show(turn, exercise, progress, `${opening} ${words}`, true);
  const { skip, leave: leaveIt } = wordsOf(turn);
  const ways: Choice[] = [
    { say: skip, does: 'skip' },
    { say: leaveIt, does: 'leave' },
  ];
  return { ...said, choices: [...choicesOf(step).slice(0, 2), ...ways] };
}

/** Shows the step again at which an exercise was left. Null where there is none. */
function resume(turn: Turn): Said | null {
  const { progress } = turn;
  const exercise = progress && exerciseOf(progress);
  return exercise ? show(turn, exercise, progress, `${exercise.title}:`) : null;
}

/** What an answer that was tapped does to an exercise; null where it does nothing to one. */
export function performOnExercise(turn: Turn, action: ChoiceAction): Said | null {
  const { progress, now } = turn;
  const begun = action.startsWith('begin ') ? EXERCISES.get(action.slice('begin '.length)) : undefined;
  if (begun) return begin(turn, begun);
  const exercise = progress && exerciseOf(progress);
  if (action === 'skip' && progress && exercise)
    return continueWith(turn, exercise, answerStep(progress, null, now));
  if (action === 'leave') return leave(turn);
  if (action === 'go-on') return resume(turn);
  return null;
}
