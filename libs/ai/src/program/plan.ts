import { MAX_CHOICES } from '@inkwell/contracts';
import { PLAN_TALK } from '@inkwell/contracts/constants';
import { beginExercise, type ExerciseReply, leadExercise } from '../exercises/lead.ts';
import { exercisePosition, exerciseView } from '../exercises/progress.ts';
import type { Choice, ExerciseProgress } from '../state.ts';
import { capitalise } from '../local/words.ts';
import { shortTitle } from '../suggestions/title.ts';
import { readTimeMention } from '../suggestions/when.ts';
import { moveToAfterWork } from './after-work.ts';
import {
  PLAN_ANOTHER_THING,
  ENOUGH_FOR_NOW,
  BEGIN_IF_THEN_PLAN,
  PLAN_ONE_THING,
  PUT_ON_PAGE_CHOICE,
  PLAN_WEEK,
  JUST_WRITE,
} from './choices.ts';
import { isGood } from './feeling.ts';
import { freeTimes, readWeek, type CalendarWeek } from './free-times.ts';
import { daysLeft } from './limits.ts';
import { DECLINED_REPLY } from './lines.ts';
import { FEELING_SENTENCES } from './namings.ts';
import { answerCalendar, asksAboutCalendar, asksForFreeTimes } from './plan-calendar.ts';
import { answerWithCards } from './plan-cards.ts';
import { type TimeConflict, findConflict, singleSlot } from './plan-check.ts';
import * as lines from './plan-lines.ts';
import { beginList } from './plan-list.ts';
import {
  aimIn,
  ASKS_FOR_PLAN,
  firstStepIn,
  isPlainAnswer,
  isPast,
  isThing,
  isTimedThing,
  listIn,
  MAX_SHORT_THING_WORDS,
} from './plan-words.ts';
import { tellsOccasion } from './said-days.ts';
import { formatDayName, formatDays, readSaidTime, type SaidTime } from './said-time.ts';
import { pageOnlyExerciseStep, type PartialReply, type ProgramTurn } from './turn.ts';

const PLAN_TITLE = 'One thing, planned';

/** A message in plan mode that asks for nothing else. */
export async function answerInPlanMode(turn: ProgramTurn): Promise<PartialReply> {
  const { message, read, feeling, draw, length } = turn;
  if (asksAboutCalendar(message)) return answerCalendar(turn);
  const cards = await answerWithCards(turn);
  if (cards) return cards;
  if (turn.intent === 'wish-weekly-plan') return withFreeTimes(turn, beginExercise('weekly-plan', turn));
  const list = listIn(message, turn.today);
  if (list) return beginList(turn, list);
  const standing = plannedTimeIn(turn);
  if (standing && length > MAX_SHORT_THING_WORDS && !ASKS_FOR_PLAN.test(read))
    return {
      text: draw.line(lines.CARD_UNCHANGED).replace('{what}', standing.first ?? standing.aim),
      choices: [PLAN_ANOTHER_THING, BEGIN_IF_THEN_PLAN, PUT_ON_PAGE_CHOICE, ENOUGH_FOR_NOW],
      exercise: pageOnlyExerciseStep(turn.state.page),
      state: { page: turn.state.page },
    };
  const said = readSaidTime(read, '', turn);
  const isTimed = said !== null && said.days.length > 0 && said.minute !== null && isTimedThing(read);
  const isAnswer =
    lines.ASKS_FOR_THING.some((line) => draw.said.at(-1)?.includes(line)) && isPlainAnswer(read);
  if (NO_PLAN_WISH.test(read))
    return { text: draw.line(DECLINED_REPLY), choices: [JUST_WRITE, PLAN_ONE_THING] };
  if (isTimed || isAnswer || isThing(read, length, feeling.emotion !== null)) return planOneThing(turn, read);
  const received = feeling.emotion && draw.fresh(FEELING_SENTENCES[feeling.emotion]);
  return {
    text: received ?? draw.line(lines.ASKS_FOR_THING),
    choices: isGood(feeling) ? [JUST_WRITE] : [PLAN_ONE_THING, PLAN_WEEK, JUST_WRITE],
  };
}

/**
 * Begins the plan of one thing with what was said of it. Where a day and an hour were said with it, it is proposed at once
 * for just then.
 */
export async function planOneThing(turn: ProgramTurn, text: string): Promise<PartialReply> {
  const { aim, sentence } = aimIn(text);
  const timed = aimIn(sentence === '' ? text : withoutTime(sentence, turn)).aim;
  const said = readSaidTime(sentence === '' ? text : sentence, timed, turn);
  const isTimed =
    said !== null && said.days.length > 0 && said.minute !== null && !said.isChoice && !isPast(sentence);
  if (isTimed && timed !== '') {
    const started = beginExercise('one-thing', turn, { aim: shortTitle(timed) });
    return acceptTime(turn, { ...started, progress: skipToWhen(started.progress) }, said);
  }
  // The day of an exam is not the day to plan.
  const isDay =
    said !== null && said.days.length > 0 && !said.isChoice && !isPast(sentence) && !tellsOccasion(aim);
  const first = firstStepIn(text);
  const kept = {
    ...(aim !== '' && timed !== '' && { aim: isDay ? timed : aim }),
    ...(first !== null && aim !== '' && { first }),
    ...(isTimed && { when: said.words }),
  };
  return withFreeTimes(turn, keepToldDay(beginExercise('one-thing', turn, kept), isDay ? said : null));
}

/** A sentence without what in it names a time. */
function withoutTime(sentence: string, { today, hour }: ProgramTurn): string {
  const { rest, when } = readTimeMention(sentence, today, { now: hour * 60 });
  const isOfDay = when.days.length > 0 && !when.isChoice;
  return isOfDay ? rest.replace(/\s+/g, ' ') : sentence;
}

/** A thing with its time needs no first step. */
export const skipToWhen = (progress: ExerciseProgress | null): ExerciseProgress | null =>
  progress && { ...progress, step: 'when', given: [...(progress.given ?? []), 'first'] };

/** Takes a time for what is planned, where nothing stands against it. */
export async function acceptTime(
  turn: ProgramTurn,
  lead: Pick<ExerciseReply, 'exercise' | 'progress'>,
  now: SaidTime,
  replaced = '',
): Promise<PartialReply> {
  const { progress } = lead;
  const kept = progress?.kept ?? {};
  const named = withToldDay(now, kept['when'], turn);
  const week = await readWeek(turn, ...named.days);
  const what = kept['first'] ?? kept['aim'];
  const said = moveToAfterWork(week, named, { what: what ?? '', today: turn.today });
  const clash = INSISTENCE_WORDS.test(turn.message) ? null : findConflict(week, turn, said);
  // The day that was named stays, where only another hour is said next.
  const day: ExerciseProgress['kept'] =
    said.days[0] === undefined ? {} : { when: formatDayName(said.days[0], turn.today) };
  const held = progress && { ...progress, kept: { ...kept, ...day } };
  if (clash) return { ...lead, text: clash.text, choices: conflictChoices(clash), progress: held };
  const isFree = week !== null && asksForFreeTimes(turn.message) && singleSlot(said, turn) !== null;
  if (progress?.exercise === 'one-thing' && what !== undefined && isCompleteTime(said)) {
    const proposed = proposeCard(turn, kept, said.words, replaced);
    return isFree ? { ...proposed, text: `${capitalise(said.words)} is free. ${proposed.text}` } : proposed;
  }
  const isDayOpen = said.days.length === 0 && said.part !== null;
  const isHourOpen = said.days.length > 0;
  if (week && progress && !progress.asked && said.minute === null && (isDayOpen || isHourOpen)) {
    const isOneDay = said.days.length === 1;
    const times = freeTimesWithin(turn, week, said);
    const line = turn.draw.line(isDayOpen ? lines.WHICH_DAY : lines.WHICH_HOUR).replace('{when}', said.words);
    if (times.length > 0)
      return {
        ...lead,
        text: line,
        choices: conflictChoices({ times }),
        progress: { ...progress, asked: true, ...(isOneDay && { kept: { ...kept, when: said.words } }) },
      };
  }
  const next = await withFreeTimes(turn, answeredWith({ ...turn, progress }, said.words));
  // What was typed may have been understood otherwise than it was meant.
  if (!isFree && (turn.chosen !== null || said.minute === null)) return next;
  if (next.text.includes(said.words)) return next;
  return { ...next, text: `${capitalise(said.words)}${isFree ? ' is free' : ''}. ${next.text}` };
}

/** Free times on the days, and in the part of the day, that were said. */
function freeTimesWithin(
  turn: ProgramTurn,
  week: CalendarWeek,
  { days, part }: Pick<SaidTime, 'days' | 'part'>,
): string[] {
  const free = days.length > 0 ? week.free.filter(({ day }) => days.includes(day)) : week.free;
  const [day] = days;
  const isOneDay = day !== undefined && days.length === 1;
  return freeTimes({ ...week, free }, turn, { part, ...(isOneDay && { day }) });
}

/** Keeps the day, and its part, that were told before the time is asked for: then only the hour is. */
export function keepToldDay<T extends Pick<ExerciseReply, 'progress'>>(lead: T, said: SaidTime | null): T {
  const { progress } = lead;
  if (!progress || said?.minute !== null || said.days.length === 0 || said.isChoice) return lead;
  return { ...lead, progress: { ...progress, kept: { ...progress.kept, when: said.words } } };
}

/** The day that was told before, where what is said now names none. */
function withToldDay(said: SaidTime, told: string | undefined, turn: ProgramTurn): SaidTime {
  const before = readSaidTime(told ?? '', '', turn);
  if (!before || before.minute !== null || before.days.length === 0 || said.minute !== null) return said;
  const isSameDay = said.days.length === 0 || said.days.join() === before.days.join();
  const part = said.part ?? before.part;
  if (!isSameDay) return said;
  const words = [formatDays(before.days, turn.today), part].filter(Boolean).join(' ');
  return { ...said, days: before.days, part, words };
}

/** An answer to 'when?' that names no time: it is asked for once more, and then left out. */
export async function askWhenAgain(turn: ProgramTurn): Promise<PartialReply> {
  const { progress, message, draw } = turn;
  const lead = leadExercise(turn);
  const isTaken = lead?.progress
    ? lead.progress.kept['when'] !== progress?.kept['when']
    : WHEN_LINE_PATTERN.exec(lead?.exercise?.page ?? '')?.[1] !== progress?.kept['when'];
  if (!progress || (lead && !isTaken)) return withFreeTimes(turn, lead ?? answeredWith(turn, message));
  if (progress.asked) return withFreeTimes(turn, answeredWith(turn, message, 'skip'));
  const step = { exercise: viewOfProgress(progress), progress: { ...progress, asked: true } };
  return withFreeTimes(turn, { ...step, text: draw.line(lines.ASK_WHEN_AGAIN), choices: [] });
}

/** The step under way, as it is shown beside a reply. */
export function viewOfProgress(progress: ExerciseProgress | null) {
  const place = exercisePosition(progress);
  return place && exerciseView(place.exercise, place.progress);
}

const INSISTENCE_WORDS = /\b(?:anyway|regardless|all the same|even so)\b/i;
const conflictChoices = ({ times }: Pick<TimeConflict, 'times'>): Choice[] =>
  times.map((say) => ({ say, does: 'answer' as const })).slice(0, MAX_CHOICES);

/** The exercise under way with an answer in other words than the message's. */
export function answeredWith(
  turn: ProgramTurn,
  answer: string,
  does: 'answer' | 'skip' = 'answer',
): ExerciseReply {
  const messages = [...turn.messages.slice(0, -1), { role: 'user' as const, content: answer }];
  const state = { ...turn.state, choices: [{ say: answer, does }] };
  return (
    leadExercise({ ...turn, messages, state }) ?? {
      text: '',
      choices: [],
      exercise: null,
      progress: turn.progress,
    }
  );
}

/** Whether a day and an hour are said, and no choice of them is left. */
export const isCompleteTime = ({ days, minute, isChoice }: SaidTime): boolean =>
  minute !== null && days.length > 0 && !isChoice;

/**
 * A thing and its time, which become a card: that of its first step, where it has one.
 *
 * @param replaced the thing whose card it takes the place of
 */
export function proposeCard(
  { draw, state }: ProgramTurn,
  { aim, first: step }: ExerciseProgress['kept'],
  when: string,
  replaced = '',
): PartialReply {
  // 'The course', as the first step of 'this supervisor course', is the thing itself.
  const isThing = step !== undefined && aim?.toLowerCase().includes(step.replace(/^the /i, '').toLowerCase());
  const first = isThing === true ? undefined : step;
  const title = shortTitle(first ?? aim ?? '');
  const lead = first === undefined || aim === undefined ? title : `${aim}\nfirst: ${first}`;
  const page = `${lead}\nwhen: ${when}`;
  return {
    text: draw.line(lines.PROPOSED_ON_CARD).replace('{what}', title).replace('{when}', when),
    choices: [PLAN_ANOTHER_THING, BEGIN_IF_THEN_PLAN, PUT_ON_PAGE_CHOICE, ENOUGH_FOR_NOW],
    exercise: { id: PLAN_TALK, title: PLAN_TITLE, step: 1, steps: 1, pace: null, page },
    state: { page, planned: state.planned.filter(({ what }) => what !== shortTitle(replaced)) },
    progress: null,
  };
}

/** 'I don't want to plan anything': not where something else is wanted of it. */
const NO_PLAN_WISH =
  /\b(?:don['’]?t|do not)(?: really)? want to plan(?: (?:anything|it|this|now|today))*(?:\W*$|\s*[.,;!](?!\s*(?:just|only|but|except)\b))/i;
export const WHEN_LINE_PATTERN = /^when: (.*)$/m;

/** What the last reply has planned. */
export const plannedTimeIn = ({ state: { page } }: ProgramTurn) =>
  page !== null && WHEN_LINE_PATTERN.test(page) ? plannedOnPage(page) : null;

export const plannedOnPage = (page: string): { aim: string; first?: string } => {
  const [aim = ''] = page.split('\n');
  const first = /^first: (.*)$/m.exec(page)?.[1];
  return { aim, ...(first !== undefined && { first }) };
};

/** Where a step asks for a time, free ones stand to tap. */
export async function withFreeTimes(turn: ProgramTurn, lead: ExerciseReply): Promise<PartialReply> {
  const asksWhen = lead.progress?.step === 'when' && lead.exercise?.page === null;
  if (!asksWhen || lead.progress?.paused) return lead;
  const told = readSaidTime(lead.progress?.kept['when'] ?? '', '', turn);
  const isDayTold = told !== null && told.days.length > 0 && told.minute === null;
  const week = await readWeek(turn, ...(told?.days ?? []));
  if (isDayTold)
    return {
      ...lead,
      text: turn.draw.line(lines.WHICH_HOUR).replace('{when}', capitalise(told.words)),
      choices: week ? conflictChoices({ times: freeTimesWithin(turn, week, told) }) : [],
    };
  const times = week ? freeTimes(week, turn) : [];
  if (!week || times.length === 0) return lead;
  const choices: Choice[] = [
    ...conflictChoices({ times }),
    ...lead.choices.filter(({ does }) => does !== 'answer' || lead.choices.length === 1),
  ];
  const days = week.limits.free.length > 0 ? lines.ON_NAMED_DAYS : '';
  const left = daysLeft(week.limits, turn.today);
  const isSaid = turn.messages.some(({ role, content }) => role === 'assistant' && content.includes(left));
  return {
    ...lead,
    text: [
      isSaid ? '' : left,
      lead.text,
      days === '' ? lines.TAP_A_FREE_TIME : `${days} ${times.join('; ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
    choices: choices.slice(0, MAX_CHOICES),
  };
}
