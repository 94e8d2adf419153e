import { MAX_CHOICES } from '@inkwell/contracts';
import { ENGLISH_EXERCISES, EXERCISES } from '../exercises/exercises.ts';
import type { Exercise } from '../exercises/exercise.ts';
import { sentencesOf, withoutSpeech } from '../local/sentences.ts';
import type { Choice } from '../state.ts';
import {
  ASK_ME,
  ENOUGH_FOR_NOW,
  PLAN_ONE_THING,
  PUT_ON_PAGE_CHOICE,
  LIST_EXERCISES,
  JUST_WRITE,
} from './choices.ts';
import { isGood, isHard, isLoss } from './feeling.ts';
import {
  BEYOND_PROGRAM,
  CANNOT_KNOW,
  CANNOT_KNOW_IN_WRITING,
  DECLINED_REPLY,
  WAYS_TO_GO_ON,
  WAYS_TO_GO_ON_WITH_EXERCISE,
  GOOD_TO_KEEP,
  LISTENING_SIGNS,
  LISTENING_BEGINS,
  IS_IT_NORMAL_REPLY,
  IS_GRIEF_NORMAL_REPLY,
  OFFER_TWO,
  SILENT_SIGN,
  CONDOLENCE,
} from './lines.ts';
import { FEELING_SENTENCES, READING_SIGNS, GRIEF_READING_SIGNS } from './namings.ts';
import { hasTooManyComplaints } from './complaints.ts';
import { cueQuestion } from './cues.ts';
import { exercisesRefused, exerciseForStatement } from './needs.ts';
import { MAX_MESSAGES_ON_PAGE, collectOwnWords } from './own-words.ts';
import { questionFor } from './questions.ts';
import { pageOnlyExerciseStep, type PartialReply, type ProgramTurn } from './turn.ts';

/** After so many messages that told something, exercises are offered. */
const MESSAGES_BEFORE_OFFER = { write: 4, heal: 3, plan: 2 } as const;
/** So many messages are taken up before ways to go on are offered. */
const MAX_MESSAGES_WITHOUT_OFFER = 2;
/** So many messages are only read in between. */
const MESSAGES_BETWEEN_OFFERS = 4;
const MAX_EARLIER_MESSAGES = 9;
const MAX_EARLIER_CHARS = 600;

/**
 * A message that tells: one sentence that is surely right, and a question only where it surely fits; else ways to go on,
 * or nothing more.
 */
export function replyToTelling(turn: ProgramTurn): PartialReply {
  const { state, read } = turn;
  if (state.listens > 0) return keepListening(turn);
  const told = state.told + 1;
  // Somebody who asks it of their life is told that there is no answer here, and asked nothing.
  if (IS_IT_NORMAL_QUESTION.test(read))
    return withReceivedSign(
      turn.draw.line(isLoss(turn.about) ? IS_GRIEF_NORMAL_REPLY : IS_IT_NORMAL_REPLY),
      { text: '' },
      told,
    );
  const sentences = sentencesOf(withoutSpeech(read));
  // 'Tell me about it. That is what he always said' asks for nothing.
  const isAsked = sentences.length === 1 || sentences[0]?.endsWith('?') === true;
  if (isAsked && read.length <= MAX_REQUEST_CHARS && REQUEST_TO_PROGRAM.test(read))
    return { text: turn.draw.line(BEYOND_PROGRAM), choices: [JUST_WRITE, LIST_EXERCISES, PLAN_ONE_THING] };
  const asked =
    [...sentences.slice(0, 1), ...sentences.slice(-MAX_WORDS_AFTER_QUESTION)].find((sentence) =>
      JUDGEMENT_QUESTION.test(sentence),
    ) ?? (sentences.at(-1)?.endsWith('?') === true ? sentences.at(-1) : undefined);
  // 'Who takes photos of a wall?' is for nobody.
  if (asked !== undefined && sentences.length > 1 && !PERSON_OR_COMPANION_WORDS.test(asked))
    return withReceivedSign(acknowledge(turn), { text: '' }, told);
  if (asked !== undefined)
    return withReceivedSign(
      turn.draw.line(turn.mode === 'write' ? CANNOT_KNOW_IN_WRITING : CANNOT_KNOW),
      offerWaysToGoOn(turn) ?? { text: '' },
      told,
    );
  // What a longer message refuses stands beside what it tells.
  const isRefusal = exercisesRefused(read).length > 0 && turn.length <= MAX_REFUSAL_WORDS;
  if (!isRefusal) return withReceivedSign(acknowledge(turn), continueAfterTelling(turn, told), told);
  const declined = turn.draw.line(DECLINED_REPLY);
  return /\bwhy\b/i.test(read)
    ? withReceivedSign(`${declined} ${turn.draw.line(CANNOT_KNOW)}`, { text: '' }, told)
    : withReceivedSign(declined, continueAfterTelling(turn, told), told);
}

/** 'Do I say something? If I do, it is real.' */
const JUDGEMENT_QUESTION =
  /\b(?:(?:do|should|shall|must) i|what would you|do you think)\b.*\?$|^is (?:it|this|that)\b.*\?$/i;
const MAX_WORDS_AFTER_QUESTION = 5;
const MAX_REQUEST_CHARS = 140;
/** In words. */
const MAX_REFUSAL_WORDS = 20;
const REQUEST_TO_PROGRAM =
  /^(?:(?:and|so|ok(?:ay)?|hey|hi|please|well)[, ]+)*(?:(?:can|could|would|will|do) you\b(?! (?:(?:please )?help me (?:to )?(?:sort|think|decide|figure|understand|work|see|find)|think|believe|imagine|feel|see|agree|know(?! (?:an?|any|some)\b)))|(?:tell|show|give|send|play|find|order|recommend|suggest|explain)(?: \w+)? (?:me|us)\b|(?:tell|show|give|send|recommend|suggest) me\b)/i;
const PERSON_OR_COMPANION_WORDS = /\b(?:i|i'm|me|my|mine|we|us|our|you|your)\b/i;
const IS_IT_NORMAL_QUESTION =
  /\b(?:is|isn't) (?:it|this|that) normal\b|\bam i (?:normal|crazy|going (?:mad|crazy|insane))\b/i;

/** A question needs no sign before it that the message was read: it shows that. */
const withReceivedSign = (received: string, said: PartialReply, told: number): PartialReply => ({
  ...said,
  text: [
    said.text.includes('?') && [...READING_SIGNS, ...GRIEF_READING_SIGNS].includes(received) ? '' : received,
    said.text,
  ]
    .filter(Boolean)
    .join(' '),
  state: { ...said.state, told, ...(said.choices && said.choices.length > 1 && { offered: told }) },
});

/** What stands after the sentence that receives what was told. */
function continueAfterTelling(turn: ProgramTurn, told: number): PartialReply {
  const { feeling, state, mode, messages } = turn;
  const isFirst = !messages.some(({ role, on }) => role === 'assistant' && !on);
  if (told - state.offered >= MESSAGES_BEFORE_OFFER[mode]) {
    const offered = isGood(feeling) ? offerPage(turn) : offerTwoExercises(turn);
    if (offered) return offered;
  }
  // Where no feeling shows, an exercise that is plainly called for comes before a question that fits anything.
  const question = feeling.emotion === null && isNewTelling(turn) ? null : fittingQuestion(turn, told);
  if (question !== null) return { text: question, choices: told === 1 && isFirst ? [JUST_WRITE] : [] };
  if (mode === 'write') return offerPage(turn) ?? { text: '' };
  const isDue =
    state.offered === 0 ? told > MAX_MESSAGES_WITHOUT_OFFER : told - state.offered >= MESSAGES_BETWEEN_OFFERS;
  const offered = isDue || isNewTelling(turn) ? offerWaysToGoOn(turn) : null;
  return offered ?? { text: '', choices: hasTooManyComplaints(state) ? [] : [ASK_ME] };
}

/**
 * A question of what is surely felt and surely meant, of what the words of the message call for, or, the first one, of
 * feeling or subject alone or of neither.
 */
export function fittingQuestion(turn: ProgramTurn, told: number): string | null {
  const { feeling, state, draw } = turn;
  // Somebody whom a question did not fit is asked no more.
  if (hasTooManyComplaints(state)) return null;
  const subject = isLoss(feeling) ? 'loss' : feeling.subject;
  const isSure = feeling.emotion !== null && subject !== null;
  const sure = isSure ? questionFor(feeling.emotion, subject, draw) : null;
  if (sure !== null || told === 1)
    return sure ?? chooseQuestion(turn) ?? questionFor(feeling.emotion, subject, draw);
  return chooseQuestion(turn);
}

/** A question by the words of the message; of a loss there are questions of its own, now and then. */
export function chooseQuestion({
  feeling,
  about,
  draw,
  read,
  messages,
  state,
  mayBeDanger = false,
}: ProgramTurn): string | null {
  const wasAsked = draw.said.at(-1)?.includes('?') === true;
  if (isLoss(feeling) && !wasAsked) return questionFor(null, 'loss', draw);
  if (mayBeDanger || isLoss(feeling)) return null;
  const before = messages.slice(0, -1).flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  return cueQuestion(read, before, draw, {
    isGrief: isLoss(about),
    isFirst: state.told === 0,
  });
}

/** A sentence that is surely right: the feeling where it is sure, else a plain sign. */
export function acknowledge({ feeling, about, draw }: ProgramTurn): string {
  const sorry = isLoss(about) ? draw.fresh(CONDOLENCE) : null;
  const naming = feeling.emotion && draw.fresh(FEELING_SENTENCES[feeling.emotion]);
  const grief = isLoss(about) ? draw.fresh(GRIEF_READING_SIGNS) : null;
  return sorry ?? naming ?? grief ?? draw.line(READING_SIGNS);
}

/** Ways to go on, which differ from those that were offered before; null where nothing else is there. */
export function offerWaysToGoOn(turn: ProgramTurn): PartialReply | null {
  const { draw, state } = turn;
  const exercise = exerciseCalledFor(turn);
  if (!exercise && WAYS_TO_GO_ON.some((line) => draw.wasSaid(line))) return null;
  return {
    text: exercise
      ? draw.line(WAYS_TO_GO_ON_WITH_EXERCISE).replace('{one}', formatExercise(exercise))
      : draw.line(WAYS_TO_GO_ON),
    choices: [
      JUST_WRITE,
      exercise ? beginChoice(exercise) : LIST_EXERCISES,
      ...(state.past.includes('one-thing') ? [] : [PLAN_ONE_THING]),
    ],
  };
}

function isNewTelling(turn: ProgramTurn): boolean {
  const exercise = EXERCISES.get(exerciseForStatement(turn.read) ?? '');
  return exercise !== undefined && isExerciseOpen(turn, exercise);
}

/** The exercise that what is told calls for, where that is plain; none that was offered, begun or refused. */
export function exerciseCalledFor(turn: ProgramTurn): Exercise | null {
  const { about, read } = turn;
  const told = EXERCISES.get(exerciseForStatement(read) ?? '');
  if (told && isExerciseOpen(turn, told)) return told;
  const letter = isLoss(about) ? EXERCISES.get('unsent-letter') : undefined;
  if (letter && isExerciseNew(turn, letter)) return letter;
  return isHard(about) ? (fittingExercises(turn)[0] ?? null) : null;
}

/** The same for one of the last messages. */
export const exerciseCalledForBefore = (turn: ProgramTurn): Exercise | null =>
  turn.messages
    .slice(-MAX_EARLIER_MESSAGES)
    .toReversed()
    .flatMap(({ role, content }) =>
      role === 'user' ? (exerciseForStatement(content.slice(0, MAX_EARLIER_CHARS)) ?? []) : [],
    )
    .flatMap((id) => EXERCISES.get(id) ?? [])
    .find(({ id }) => !turn.state.past.includes(id)) ?? null;

/** Offered only to somebody who names an urge. */
const ONLY_WHEN_NEEDED: readonly string[] = ['urge-and-wave'];

const isHourInRange = ([from, until]: readonly [number, number], hour: number) =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;

/** Offered again only where it is called for, and not at once. */
const isExerciseOpen = ({ draw, state }: ProgramTurn, { id, title }: Exercise) =>
  !draw.said.slice(-2).some((reply) => reply.includes(title)) && !state.past.includes(id);

const isExerciseNew = ({ draw, state }: ProgramTurn, { id, title }: Exercise) =>
  !draw.wasSaid(title) && !state.past.includes(id);

/** Those that fit best, none that was offered, begun or refused in this conversation. */
export function fittingExercises(turn: ProgramTurn): Exercise[] {
  const { mode, about, hour } = turn;
  const { emotion } = about;
  const scoreOf = ({ modes, fits }: Exercise) =>
    (fits.hours ? (isHourInRange(fits.hours, hour) ? 1 : -2) : 0) + (modes[0] === mode ? 1 : 0);
  return ENGLISH_EXERCISES.filter(
    (each) =>
      emotion !== null &&
      each.fits.feelings?.includes(emotion) === true &&
      each.modes.includes(mode) &&
      isExerciseNew(turn, each) &&
      !ONLY_WHEN_NEEDED.includes(each.id),
  ).toSorted((one, other) => scoreOf(other) - scoreOf(one));
}

export const beginChoice = ({ begin, id }: Exercise): Choice => ({ say: begin, does: `begin ${id}` });
export const formatExercise = ({ title, minutes }: Exercise) => `${title} (${minutes} minutes)`;

function offerTwoExercises(turn: ProgramTurn): PartialReply | null {
  const { draw } = turn;
  // Without a sure feeling nothing is known that would fit.
  if (!isHard(turn.about)) return null;
  const [one, two] = fittingExercises(turn);
  if (!one || !two) return null;
  const text = draw
    .line(OFFER_TWO)
    .replace('{one}', formatExercise(one))
    .replace('{two}', formatExercise(two));
  return { text, choices: [beginChoice(one), beginChoice(two), JUST_WRITE] };
}

function offerPage(turn: ProgramTurn): PartialReply | null {
  const page = collectOwnWords(turn, MAX_MESSAGES_ON_PAGE);
  if (page === null) return null;
  return {
    // Said once; then the answer to tap says it.
    text: turn.draw.fresh(GOOD_TO_KEEP) ?? '',
    choices: [PUT_ON_PAGE_CHOICE, hasTooManyComplaints(turn.state) ? ENOUGH_FOR_NOW : ASK_ME],
    exercise: pageOnlyExerciseStep(page),
    state: { page },
  };
}

/** Asked to listen, it asks nothing more. */
export const startListening = ({ draw }: ProgramTurn): PartialReply => ({
  text: draw.line(LISTENING_BEGINS),
  state: { listens: 1 },
});

/** Short signs, then hardly anything; what was written can go onto the page. */
function keepListening(turn: ProgramTurn): PartialReply {
  const { state, draw } = turn;
  const sign = state.listens <= LISTENING_SIGNS.length ? draw.fresh(LISTENING_SIGNS) : null;
  const page =
    state.listens > 1 ? collectOwnWords(turn, Math.min(state.listens, MAX_MESSAGES_ON_PAGE)) : null;
  return {
    text: sign ?? draw.line(SILENT_SIGN),
    choices: (page === null ? [] : [PUT_ON_PAGE_CHOICE, ASK_ME, ENOUGH_FOR_NOW]).slice(0, MAX_CHOICES),
    exercise: pageOnlyExerciseStep(page),
    state: { listens: state.listens + 1, page },
  };
}
