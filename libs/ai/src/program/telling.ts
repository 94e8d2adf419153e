import { MAX_CHOICES } from '@inkwell/contracts';
import { ENGLISH_EXERCISES, EXERCISES } from '../exercises/exercises.ts';
import type { Exercise } from '../exercises/exercise.ts';
import { sentencesOf, withoutSpeech } from '../local/sentences.ts';
import type { Choice } from '../state.ts';
import { ASK_ME, ENOUGH, ONE_THING, TO_PAGE, WHICH_EXERCISES, WRITE_ON } from './choices.ts';
import { isGood, isHard, isLoss } from './feeling.ts';
import {
  BEYOND,
  CANNOT_KNOW,
  CANNOT_KNOW_IN_WRITING,
  DECLINED,
  DOORS,
  DOORS_WITH_EXERCISE,
  GOOD_TO_KEEP,
  LISTENING,
  LISTENS,
  NORMAL,
  NORMAL_IN_GRIEF,
  OFFER_TWO,
  SILENCE,
  SORRY,
} from './lines.ts';
import { NAMINGS, SIGNS, SIGNS_OF_GRIEF } from './namings.ts';
import { isAskedNoMore } from './complaints.ts';
import { questionOfCue } from './cues.ts';
import { exercisesRefused, exerciseTold } from './needs.ts';
import { MOST_ON_PAGE, ownWords } from './own-words.ts';
import { questionFor } from './questions.ts';
import { onPage, type Said, type Turn } from './turn.ts';

/** After so many messages that told something, exercises are offered. */
const OFFERS_AFTER = { write: 4, heal: 3, plan: 2 } as const;
/** So many messages are taken up before ways to go on are offered. */
const MOST_UNOFFERED = 2;
/** So many messages are only read in between. */
const OFFERS_AGAIN_AFTER = 4;
const MOST_BEFORE = 9;
const LONGEST_BEFORE = 600;

/**
 * A message that tells: one sentence that is surely right, and a question only where it surely fits; else ways to go on,
 * or nothing more.
 */
export function answerTelling(turn: Turn): Said {
  const { state, read } = turn;
  if (state.listens > 0) return goOnListening(turn);
  const told = state.told + 1;
  // Somebody who asks it of their life is told that there is no answer here, and asked nothing.
  if (IS_NORMAL.test(read))
    return withTold(turn.draw.line(isLoss(turn.about) ? NORMAL_IN_GRIEF : NORMAL), { text: '' }, told);
  const sentences = sentencesOf(withoutSpeech(read));
  // 'Tell me about it. That is what he always said' asks for nothing.
  const isAsked = sentences.length === 1 || sentences[0]?.endsWith('?') === true;
  if (isAsked && read.length <= LONGEST_ASKED && ASKS_OF_PROGRAM.test(read))
    return { text: turn.draw.line(BEYOND), choices: [WRITE_ON, WHICH_EXERCISES, ONE_THING] };
  const asked =
    [...sentences.slice(0, 1), ...sentences.slice(-MOST_AFTER_QUESTION)].find((sentence) =>
      ASKS_TO_JUDGE.test(sentence),
    ) ?? (sentences.at(-1)?.endsWith('?') === true ? sentences.at(-1) : undefined);
  // 'Who takes photos of a wall?' is for nobody.
  if (asked !== undefined && sentences.length > 1 && !OF_US.test(asked))
    return withTold(receive(turn), { text: '' }, told);
  if (asked !== undefined)
    return withTold(
      turn.draw.line(turn.mode === 'write' ? CANNOT_KNOW_IN_WRITING : CANNOT_KNOW),
      doors(turn) ?? { text: '' },
      told,
    );
  // What a longer message refuses stands beside what it tells.
  const isRefusal = exercisesRefused(read).length > 0 && turn.length <= LONGEST_REFUSAL;
  if (!isRefusal) return withTold(receive(turn), goOn(turn, told), told);
  const declined = turn.draw.line(DECLINED);
  return /\bwhy\b/i.test(read)
    ? withTold(`${declined} ${turn.draw.line(CANNOT_KNOW)}`, { text: '' }, told)
    : withTold(declined, goOn(turn, told), told);
}

/** 'Do I say something? If I do, it is real.' */
const ASKS_TO_JUDGE =
  /\b(?:(?:do|should|shall|must) i|what would you|do you think)\b.*\?$|^is (?:it|this|that)\b.*\?$/i;
const MOST_AFTER_QUESTION = 5;
const LONGEST_ASKED = 140;
/** In words. */
const LONGEST_REFUSAL = 20;
const ASKS_OF_PROGRAM =
  /^(?:(?:and|so|ok(?:ay)?|hey|hi|please|well)[, ]+)*(?:(?:can|could|would|will|do) you\b(?! (?:(?:please )?help me (?:to )?(?:sort|think|decide|figure|understand|work|see|find)|think|believe|imagine|feel|see|agree|know(?! (?:an?|any|some)\b)))|(?:tell|show|give|send|play|find|order|recommend|suggest|explain)(?: \w+)? (?:me|us)\b|(?:tell|show|give|send|recommend|suggest) me\b)/i;
const OF_US = /\b(?:i|i'm|me|my|mine|we|us|our|you|your)\b/i;
const IS_NORMAL =
  /\b(?:is|isn't) (?:it|this|that) normal\b|\bam i (?:normal|crazy|going (?:mad|crazy|insane))\b/i;

/** A question needs no sign before it that the message was read: it shows that. */
const withTold = (received: string, said: Said, told: number): Said => ({
  ...said,
  text: [
    said.text.includes('?') && [...SIGNS, ...SIGNS_OF_GRIEF].includes(received) ? '' : received,
    said.text,
  ]
    .filter(Boolean)
    .join(' '),
  state: { ...said.state, told, ...(said.choices && said.choices.length > 1 && { offered: told }) },
});

/** What stands after the sentence that receives what was told. */
function goOn(turn: Turn, told: number): Said {
  const { feeling, state, mode, messages } = turn;
  const isFirst = !messages.some(({ role, on }) => role === 'assistant' && !on);
  if (told - state.offered >= OFFERS_AFTER[mode]) {
    const offered = isGood(feeling) ? offerPage(turn) : offerTwo(turn);
    if (offered) return offered;
  }
  // Where no feeling shows, an exercise that is plainly called for comes before a question that fits anything.
  const question = feeling.emotion === null && isToldAnew(turn) ? null : fittingQuestion(turn, told);
  if (question !== null) return { text: question, choices: told === 1 && isFirst ? [WRITE_ON] : [] };
  if (mode === 'write') return offerPage(turn) ?? { text: '' };
  const isDue = state.offered === 0 ? told > MOST_UNOFFERED : told - state.offered >= OFFERS_AGAIN_AFTER;
  const offered = isDue || isToldAnew(turn) ? doors(turn) : null;
  return offered ?? { text: '', choices: isAskedNoMore(state) ? [] : [ASK_ME] };
}

/**
 * A question of what is surely felt and surely meant, of what the words of the message call for, or, the first one, of
 * feeling or subject alone or of neither.
 */
export function fittingQuestion(turn: Turn, told: number): string | null {
  const { feeling, state, draw } = turn;
  // Somebody whom a question did not fit is asked no more.
  if (isAskedNoMore(state)) return null;
  const subject = isLoss(feeling) ? 'loss' : feeling.subject;
  const isSure = feeling.emotion !== null && subject !== null;
  const sure = isSure ? questionFor(feeling.emotion, subject, draw) : null;
  if (sure !== null || told === 1)
    return sure ?? questionOf(turn) ?? questionFor(feeling.emotion, subject, draw);
  return questionOf(turn);
}

/** A question by the words of the message; of a loss there are questions of its own, now and then. */
export function questionOf({
  feeling,
  about,
  draw,
  read,
  messages,
  state,
  mayBeDanger = false,
}: Turn): string | null {
  const wasAsked = draw.said.at(-1)?.includes('?') === true;
  if (isLoss(feeling) && !wasAsked) return questionFor(null, 'loss', draw);
  if (mayBeDanger || isLoss(feeling)) return null;
  const before = messages.slice(0, -1).flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  return questionOfCue(read, before, draw, {
    isGrief: isLoss(about),
    isFirst: state.told === 0,
  });
}

/** A sentence that is surely right: the feeling where it is sure, else a plain sign. */
export function receive({ feeling, about, draw }: Turn): string {
  const sorry = isLoss(about) ? draw.fresh(SORRY) : null;
  const naming = feeling.emotion && draw.fresh(NAMINGS[feeling.emotion]);
  const grief = isLoss(about) ? draw.fresh(SIGNS_OF_GRIEF) : null;
  return sorry ?? naming ?? grief ?? draw.line(SIGNS);
}

/** Ways to go on, which differ from those that were offered before; null where nothing else is there. */
export function doors(turn: Turn): Said | null {
  const { draw, state } = turn;
  const exercise = exerciseAtHand(turn);
  if (!exercise && DOORS.some((line) => draw.wasSaid(line))) return null;
  return {
    text: exercise ? draw.line(DOORS_WITH_EXERCISE).replace('{one}', inWords(exercise)) : draw.line(DOORS),
    choices: [
      WRITE_ON,
      exercise ? beginChoice(exercise) : WHICH_EXERCISES,
      ...(state.past.includes('one-thing') ? [] : [ONE_THING]),
    ],
  };
}

function isToldAnew(turn: Turn): boolean {
  const exercise = EXERCISES.get(exerciseTold(turn.read) ?? '');
  return exercise !== undefined && isOpen(turn, exercise);
}

/** The exercise that what is told calls for, where that is plain; none that was offered, begun or refused. */
export function exerciseAtHand(turn: Turn): Exercise | null {
  const { about, read } = turn;
  const told = EXERCISES.get(exerciseTold(read) ?? '');
  if (told && isOpen(turn, told)) return told;
  const letter = isLoss(about) ? EXERCISES.get('unsent-letter') : undefined;
  if (letter && isNew(turn, letter)) return letter;
  return isHard(about) ? (fittingExercises(turn)[0] ?? null) : null;
}

/** The same for one of the last messages. */
export const exerciseBefore = (turn: Turn): Exercise | null =>
  turn.messages
    .slice(-MOST_BEFORE)
    .toReversed()
    .flatMap(({ role, content }) =>
      role === 'user' ? (exerciseTold(content.slice(0, LONGEST_BEFORE)) ?? []) : [],
    )
    .flatMap((id) => EXERCISES.get(id) ?? [])
    .find(({ id }) => !turn.state.past.includes(id)) ?? null;

/** Offered only to somebody who names an urge. */
const IS_NEEDED: readonly string[] = ['urge-and-wave'];

const isIn = ([from, until]: readonly [number, number], hour: number) =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;

/** Offered again only where it is called for, and not at once. */
const isOpen = ({ draw, state }: Turn, { id, title }: Exercise) =>
  !draw.said.slice(-2).some((reply) => reply.includes(title)) && !state.past.includes(id);

const isNew = ({ draw, state }: Turn, { id, title }: Exercise) =>
  !draw.wasSaid(title) && !state.past.includes(id);

/** Those that fit best, none that was offered, begun or refused in this conversation. */
export function fittingExercises(turn: Turn): Exercise[] {
  const { mode, about, hour } = turn;
  const { emotion } = about;
  const scoreOf = ({ modes, fits }: Exercise) =>
    (fits.hours ? (isIn(fits.hours, hour) ? 1 : -2) : 0) + (modes[0] === mode ? 1 : 0);
  return ENGLISH_EXERCISES.filter(
    (each) =>
      emotion !== null &&
      each.fits.feelings?.includes(emotion) === true &&
      each.modes.includes(mode) &&
      isNew(turn, each) &&
      !IS_NEEDED.includes(each.id),
  ).toSorted((one, other) => scoreOf(other) - scoreOf(one));
}

export const beginChoice = ({ begin, id }: Exercise): Choice => ({ say: begin, does: `begin ${id}` });
export const inWords = ({ title, minutes }: Exercise) => `${title} (${minutes} minutes)`;

function offerTwo(turn: Turn): Said | null {
  const { draw } = turn;
  // Without a sure feeling nothing is known that would fit.
  if (!isHard(turn.about)) return null;
  const [one, two] = fittingExercises(turn);
  if (!one || !two) return null;
  const text = draw.line(OFFER_TWO).replace('{one}', inWords(one)).replace('{two}', inWords(two));
  return { text, choices: [beginChoice(one), beginChoice(two), WRITE_ON] };
}

function offerPage(turn: Turn): Said | null {
  const page = ownWords(turn, MOST_ON_PAGE);
  if (page === null) return null;
  return {
    // Said once; then the answer to tap says it.
    text: turn.draw.fresh(GOOD_TO_KEEP) ?? '',
    choices: [TO_PAGE, isAskedNoMore(turn.state) ? ENOUGH : ASK_ME],
    exercise: onPage(page),
    state: { page },
  };
}

/** Asked to listen, it asks nothing more. */
export const listen = ({ draw }: Turn): Said => ({
  text: draw.line(LISTENS),
  state: { listens: 1 },
});

/** Short signs, then hardly anything; what was written can go onto the page. */
function goOnListening(turn: Turn): Said {
  const { state, draw } = turn;
  const sign = state.listens <= LISTENING.length ? draw.fresh(LISTENING) : null;
  const page = state.listens > 1 ? ownWords(turn, Math.min(state.listens, MOST_ON_PAGE)) : null;
  return {
    text: sign ?? draw.line(SILENCE),
    choices: (page === null ? [] : [TO_PAGE, ASK_ME, ENOUGH]).slice(0, MAX_CHOICES),
    exercise: onPage(page),
    state: { listens: state.listens + 1, page },
  };
}
