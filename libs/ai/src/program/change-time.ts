import { hasSuggestionKeyword } from '@inkwell/contracts/constants';
import { countWords } from '@inkwell/contracts/words';
import { beginExercise } from '../exercises/lead.ts';
import { capitalise } from '../local/words.ts';
import type { ExerciseProgress } from '../state.ts';
import { shortTitle } from '../suggestions/title.ts';
import { type PlanWish, planWishesIn } from '../suggestions/wishes.ts';
import { applyChange, inSameHalfOfDay } from './change-days.ts';
import { type FinalTime, finalTimeIn } from './final-time.ts';
import { readWeek } from './free-times.ts';
import { sharesName } from './list-changes.ts';
import { asksAboutCalendar } from './plan-calendar.ts';
import { findConflict } from './plan-check.ts';
import { CHANGE_WORDS, listIn, thingNamingSentence, VERB_FIRST } from './plan-words.ts';
import {
  skipToWhen,
  isCompleteTime,
  plannedOnPage,
  proposeCard,
  plannedTimeIn,
  acceptTime,
  WHEN_LINE_PATTERN,
} from './plan.ts';
import { DROP_REQUEST } from './planned.ts';
import { firstToDoIn } from './prose-list.ts';
import { formatDays, readSaidTime, type SaidTime, formatSpan } from './said-time.ts';
import { answerTimedThings } from './timed-things.ts';
import type { PartialReply, ProgramTurn } from './turn.ts';

/**
 * A day and an hour that are said of something, of what is planned now, or of what was planned last: that is proposed
 * at once, whatever else the message says. Null where a message comes to none, or to several.
 */
export async function answerSaidTime(turn: ProgramTurn): Promise<PartialReply | null> {
  const { message, progress } = turn;
  const renamed = await renamePlanned(turn);
  if (renamed) return renamed;
  const kept = progress?.exercise === 'one-thing' ? progress.kept : null;
  const before: ExerciseProgress['kept'] = kept ?? plannedTimeIn(turn) ?? {};
  const current = before['first'] ?? before['aim'] ?? '';
  const several = listIn(message, turn.today) ? null : await answerTimedThings(turn, kept ? current : '');
  if (several) return several;
  const final = finalTimeIn(message, current, turn);
  if (
    !final ||
    !isCompleteTime(final.said) ||
    (final.said.days.length > 1 && (final.what === '' || current === '')) ||
    listIn(message, turn.today)
  )
    return null;
  const sentences = message.replaceAll('’', "'").split(/(?<=[.!?\n])\s+/);
  if (sentences.some((sentence) => asksAboutCalendar(sentence) && readSaidTime(sentence, '', turn) !== null))
    return null;
  const isCorrected = CORRECTION_WORDS.test(message);
  const isOfDay = ({ when }: PlanWish) => when.time !== null || when.part !== null;
  const things = isCorrected ? [] : planWishesIn(message, turn.today, turn.hour * 60).filter(isOfDay);
  if (things.length > 1) return null;
  const named = thingNamedWithTime(turn, final, { sentences, current });
  const own = [before['first'], before['aim']].find((each) => each !== undefined && sharesName(named, each));
  const isSame = named === '' || own !== undefined;
  if (named === '' && current === '') return null;
  // What stands is moved by a few words, or by words that move it.
  if (named === '' && !kept && turn.length > MAX_CHANGE_WORDS && !CHANGE_WORDS.test(message)) return null;
  // 'Swimming', and then 'swimming at the Westbad'.
  const isNamedAnew = named.length > (own ?? '').length;
  const step = kept && progress?.step === 'first' && named === '' ? firstStepWithTime(sentences, turn) : {};
  const what: ExerciseProgress['kept'] =
    isSame && current !== '' && !isNamedAnew ? { ...before, ...step } : { aim: shortTitle(named) };
  const isReplaced = isSame || WRONG_THING_WORDS.test(message) || DROP_REQUEST.test(message);
  const started = beginExercise('one-thing', turn, what);
  const taken = await acceptTime(
    turn,
    { ...started, progress: skipToWhen(started.progress) },
    isSame ? inHalfOfDayOf(turn, current, final.said) : final.said,
    isReplaced ? current : '',
  );
  // Where its hour is taken, its card comes of the message itself, for the nearest one that is free.
  return taken.progress !== null && hasSuggestionKeyword(message) ? null : taken;
}
const MAX_CHANGE_WORDS = 15;

/** What a time is said of; empty where it is what is planned now. */
function thingNamedWithTime(
  turn: ProgramTurn,
  { what }: FinalTime,
  { sentences, current }: { sentences: readonly string[]; current: string },
): string {
  const { message, progress, today } = turn;
  const step = progress?.exercise === 'one-thing' ? progress.step : null;
  if (step === 'aim') return what === '' ? thingNamingSentence(message, today) : what;
  // Beside the hour that was asked for stands where or why, unless something else is announced.
  const isElse =
    NEXT_THING_ANNOUNCEMENT.test(message) || WRONG_THING_WORDS.test(message) || VERB_FIRST.test(what);
  if (step === 'when' && current !== '' && !isElse && !sharesName(what, current)) return '';
  return what === '' ? announcedThing(turn, sentences, { current, isAtStep: step !== null }) : what;
}

/** 'I'd look up three places. I could do that tomorrow at 9': the first step, told before its time. */
function firstStepWithTime(sentences: readonly string[], turn: ProgramTurn): ExerciseProgress['kept'] {
  const told = sentences.find((sentence) => /^(?:i'd|i would|i'll|i will)\s/i.test(sentence));
  const isTimed = told === undefined || typeof readSaidTime(told, '', turn)?.minute === 'number';
  return isTimed ? {} : { first: shortTitle(told) };
}
/** Takes something back that is said before it. */
const CORRECTION_WORDS = /\b(?:no(?:t|pe)?|wait|hang on|sorry|actually|instead|rather)\b/i;
/** 'Not Tuesday, Thursday at 7', of something at 7 PM, is in the evening. */
function inHalfOfDayOf(turn: ProgramTurn, what: string, said: SaidTime): SaidTime {
  const before = turn.progress?.kept['when'] ?? WHEN_LINE_PATTERN.exec(turn.state.page ?? '')?.[1];
  const earlier = before === undefined ? null : readSaidTime(before, what, turn);
  const near = inSameHalfOfDay(minuteOfSaidTime(earlier), said);
  const isOfSeveral = earlier !== null && earlier.days.length > 1 && CHANGE_WORDS.test(turn.message);
  const meant = isOfSeveral ? applyChange(earlier, near, { text: turn.message, today: turn.today }) : near;
  return meant.minute === said.minute && meant.days === said.days
    ? said
    : { ...meant, words: formatSpan(formatDays(meant.days, turn.today), meant) };
}

/** Says that the card is of something else than was meant. */
const WRONG_THING_WORDS = /^(?:no|wait|sorry)\b|\b(?:mixed up|wrong|instead of that|not what i)\b/i;

const NEXT_THING_ANNOUNCEMENT =
  /\b(?:next(?: one| thing)?(?: then| now)?(?: is)?[,:]|next (?:one|thing)|another (?:one|thing)|(?:one|something) (?:more|else)|the other (?:one|thing))/i;
/** 'Next one, my sister.' */
const NEXT_NAMED =
  /\b(?:next|another)(?: (?:one|thing|up))?(?: then| now)?(?: is)?[,:]\s+((?!(?:i|i'\w+|we|it|it's|that|this)\b)[^.!?,]{3,60})/i;
/**
 * The further thing that is told before its time: 'Next one: I have to buy a present. Wednesday at 12:30 would do.' Empty
 * where the time is that of what is planned now.
 */
function announcedThing(
  turn: ProgramTurn,
  sentences: readonly string[],
  { current, isAtStep }: { current: string; isAtStep: boolean },
): string {
  const { message } = turn;
  const isFurther = NEXT_THING_ANNOUNCEMENT.test(message) || (!isAtStep && !CHANGE_WORDS.test(message));
  const timed = sentences.findLastIndex(
    (sentence) =>
      readSaidTime(sentence, '', turn)?.minute !== undefined &&
      readSaidTime(sentence, '', turn)?.minute !== null,
  );
  const before = sentences.slice(0, Math.max(timed, 0)).join(' ');
  const title = isFurther
    ? (firstToDoIn(before)?.title ?? shortTitle(NEXT_NAMED.exec(before)?.[1] ?? ''))
    : '';
  return sharesName(title, current) ? '' : title;
}

const RENAME_REQUEST =
  /\b(?:(?:it|that|this|card|name|title) should (?:be called|say|read)|(?:^|[.,;!?] |\band )(?:could|can) (?:it|that|this)(?: just| simply)? (?:say|read|be called)|(?:call|name|rename) it(?: to)?|(?:^|[.,;!?] |\band )(?:it|that|this)(?:'s| is) (?:just |only |simply )*called):?\s+(?:["“]([^"”\n]{3,60})|["“'‘]?([^"”'’.,;!?\n]{3,60}))/i;

/** Another name for what was planned by the last reply ('it should say: write chapter 3'), and the time that is said beside it. */
async function renamePlanned(turn: ProgramTurn): Promise<PartialReply | null> {
  const message = turn.message.replaceAll('’', "'");
  const named = RENAME_REQUEST.exec(message);
  const title = (named?.[1] ?? named?.[2])?.trim();
  const before = WHEN_LINE_PATTERN.exec(turn.state.page ?? '')?.[1];
  const planned = plannedTimeIn(turn);
  if (title === undefined || before === undefined || !planned) return null;
  const others = message.split(/(?<=[.!?])\s+/).filter((sentence) => !RENAME_REQUEST.test(sentence));
  const page = `${capitalise(title)}\nwhen: ${before}`;
  const length = countWords(others.join(' '));
  const beside = { ...turn, message: others.join(' '), length, state: { ...turn.state, page } };
  const moved = await changeTime(beside);
  const when = WHEN_LINE_PATTERN.exec(moved?.exercise?.page ?? '')?.[1] ?? before;
  return proposeCard(turn, { aim: capitalise(title) }, when, planned.first ?? planned.aim);
}

/** 'In the morning. Half past seven': nothing else is told before it. */
const HOUR_AT_START =
  /^(?:(?:no|ok(?:ay)?|well|sorry|then|in the (?:morning|afternoon|evening))[\s,.!]+)*(?:at |around |about )?(?:half|quarter|noon|midday|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'clock)?(?=[\s,.!]|$))/i;
const HOW_OR_WHY_QUESTION = /\b(?:how(?! about)|why)\b[^.?!]*\?\s*$/i;
/** Another time for what was planned by the last reply; null where nothing was, or no time is named. */
export async function changeTime(turn: ProgramTurn): Promise<PartialReply | null> {
  const { state, message } = turn;
  const before = WHEN_LINE_PATTERN.exec(state.page ?? '')?.[1];
  if (before === undefined || !state.page || HOW_OR_WHY_QUESTION.test(message)) return null;
  const planned = plannedOnPage(state.page);
  const what = planned.first ?? planned.aim;
  const final = finalTimeIn(message, what, turn);
  if (final === null && readSaidTime(message, what, turn) !== null) return null;
  // 'Half past seven, in the morning.'
  const isHour = final !== null && final.said.minute !== null && final.said.days.length === 0;
  const isHourAlone = isHour && final.what === '' && HOUR_AT_START.test(message);
  if (!CHANGE_WORDS.test(message) && !isHourAlone) return null;
  const asked = /\b(?:instead|rather|move|make|can we do|change|how about|what about|better)\b.*$/is.exec(
    message,
  )?.[0];
  const named =
    (isHour && asked === undefined ? keepDay(final.said, what, turn, before) : null) ??
    readHour(asked ?? message, what, turn, before) ??
    readHour(message, what, turn, before);
  if (!named) return null;
  const earlier = readSaidTime(before, what, turn);
  // An hour that is said anew for a single day begins a new span.
  const isRest = earlier !== null && (named.minute === null || earlier.days.length > 1);
  const said = isRest ? applyChange(earlier, named, { text: message, today: turn.today }) : named;
  const clash = findConflict(await readWeek(turn, ...said.days), turn, said);
  if (!clash) return proposeCard(turn, planned, said.words, what);
  return {
    text: clash.text,
    choices: clash.times.map((time) => ({ say: `${time} instead`, does: 'talk' })),
    state: { page: state.page },
  };
}

/**
 * A time, also where only its number is said ('make it 11').
 *
 * @param before the time that was named before: an hour without a day is meant on its day
 */
export function readHour(text: string, what: string, turn: ProgramTurn, before?: string): SaidTime | null {
  const read = (part: string, hour: number) => {
    const said = readSaidTime(part, what, { today: turn.today, hour });
    if (said && said.minute !== null) return said;
    return readSaidTime(part.replace(BARE_HOUR, 'at $1'), what, { today: turn.today, hour }) ?? said;
  };
  const said = read(text, turn.hour);
  if (!said || said.minute === null || said.days.length > 0 || before === undefined) return said;
  // No hour of another day is over.
  const isToday = readSaidTime(before, what, turn)?.days[0] === turn.today;
  return keepDay(isToday ? said : (read(text, 0) ?? said), what, turn, before) ?? said;
}

/** An hour on the day that was named before, in the half of the day that was meant; null where none was. */
function keepDay(said: SaidTime, what: string, turn: ProgramTurn, before: string): SaidTime | null {
  const earlier = readSaidTime(before, what, turn);
  if (!earlier || earlier.days.length === 0) return null;
  const meant = inSameHalfOfDay(minuteOfSaidTime(earlier), said);
  return { ...meant, days: earlier.days, words: formatSpan(formatDays(earlier.days, turn.today), meant) };
}

/** The minute of the day that was named, or the middle of the part of the day. */
const minuteOfSaidTime = (earlier: SaidTime | null): number | null =>
  earlier?.minute ?? (earlier?.part ? MINUTE_OF_PART[earlier.part] : null);

/** 'At 7', of what is to be in the evening, is not in the morning. In minutes of the day. */
const MINUTE_OF_PART: Record<NonNullable<SaidTime['part']>, number> = {
  morning: 540,
  'before work': 540,
  midday: 780,
  afternoon: 900,
  'after work': 1_140,
  evening: 1_140,
  'before bed': 1_320,
};

const BARE_HOUR =
  /(?:^|\b(?:it|to|at|for|then)\s+)(\d{1,2}(?::\d\d)?)(?:\s*o['’]?clock)?(?=\s*(?:$|[.,!]|please|instead|then))/i;
