import { MAX_CHOICES } from '@inkwell/contracts';
import { PLAN_TALK } from '@inkwell/contracts/constants';
import { beginExercise, type Lead, leadExercise } from '../exercises/lead.ts';
import { placeOf, viewOf } from '../exercises/progress.ts';
import type { Choice, ExerciseProgress } from '../state.ts';
import { capitalised } from '../local/words.ts';
import { shortTitle } from '../suggestions/title.ts';
import { readWhen } from '../suggestions/when.ts';
import { afterWork } from './after-work.ts';
import { ANOTHER_THING, ENOUGH, IF_THEN, ONE_THING, TO_PAGE, WEEK, WRITE_ON } from './choices.ts';
import { isGood } from './feeling.ts';
import { freeTimes, readWeek, type Week } from './free-times.ts';
import { saysLeft } from './limits.ts';
import { DECLINED } from './lines.ts';
import { NAMINGS } from './namings.ts';
import { answerCalendar, asksCalendar, asksFree } from './plan-calendar.ts';
import { answerWithCards } from './plan-cards.ts';
import { type Clash, clashOf, slotOf } from './plan-check.ts';
import * as lines from './plan-lines.ts';
import { beginList } from './plan-list.ts';
import {
  aimIn,
  ASKS_FOR_PLAN,
  firstStepIn,
  isAnswerAlone,
  isPast,
  isThing,
  isTimedThing,
  listIn,
  SHORT_THING,
} from './plan-words.ts';
import { tellsOccasion } from './said-days.ts';
import { dayName, daysInWords, readTime, type SaidTime } from './said-time.ts';
import { onPage, type Said, type Turn } from './turn.ts';

const TITLE = 'One thing, planned';

/** A message in plan mode that asks for nothing else. */
export async function answerPlan(turn: Turn): Promise<Said> {
  const { message, read, feeling, draw, length } = turn;
  if (asksCalendar(message)) return answerCalendar(turn);
  const cards = await answerWithCards(turn);
  if (cards) return cards;
  if (turn.intent === 'wish-weekly-plan') return withFreeTimes(turn, beginExercise('weekly-plan', turn));
  const list = listIn(message, turn.today);
  if (list) return beginList(turn, list);
  const standing = standingIn(turn);
  if (standing && length > SHORT_THING && !ASKS_FOR_PLAN.test(read))
    return {
      text: draw.line(lines.STANDS).replace('{what}', standing.first ?? standing.aim),
      choices: [ANOTHER_THING, IF_THEN, TO_PAGE, ENOUGH],
      exercise: onPage(turn.state.page),
      state: { page: turn.state.page },
    };
  const said = readTime(read, '', turn);
  const isTimed = said !== null && said.days.length > 0 && said.minute !== null && isTimedThing(read);
  const isAnswer =
    lines.ASKS_FOR_THING.some((line) => draw.said.at(-1)?.includes(line)) && isAnswerAlone(read);
  if (WANTS_NONE.test(read)) return { text: draw.line(DECLINED), choices: [WRITE_ON, ONE_THING] };
  if (isTimed || isAnswer || isThing(read, length, feeling.emotion !== null)) return planOneThing(turn, read);
  const received = feeling.emotion && draw.fresh(NAMINGS[feeling.emotion]);
  return {
    text: received ?? draw.line(lines.ASKS_FOR_THING),
    choices: isGood(feeling) ? [WRITE_ON] : [ONE_THING, WEEK, WRITE_ON],
  };
}

/**
 * Begins the plan of one thing with what was said of it. Where a day and an hour were said with it, it is proposed at once
 * for just then.
 */
export async function planOneThing(turn: Turn, text: string): Promise<Said> {
  const { aim, sentence } = aimIn(text);
  const timed = aimIn(sentence === '' ? text : withoutTime(sentence, turn)).aim;
  const said = readTime(sentence === '' ? text : sentence, timed, turn);
  const isTimed =
    said !== null && said.days.length > 0 && said.minute !== null && !said.isChoice && !isPast(sentence);
  if (isTimed && timed !== '') {
    const started = beginExercise('one-thing', turn, { aim: shortTitle(timed) });
    return takeWhen(turn, { ...started, progress: atWhen(started.progress) }, said);
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
  return withFreeTimes(turn, withDay(beginExercise('one-thing', turn, kept), isDay ? said : null));
}

/** A sentence without what in it names a time. */
function withoutTime(sentence: string, { today, hour }: Turn): string {
  const { rest, when } = readWhen(sentence, today, { now: hour * 60 });
  const isOfDay = when.days.length > 0 && !when.isChoice;
  return isOfDay ? rest.replace(/\s+/g, ' ') : sentence;
}

/** A thing with its time needs no first step. */
export const atWhen = (progress: ExerciseProgress | null): ExerciseProgress | null =>
  progress && { ...progress, step: 'when', given: [...(progress.given ?? []), 'first'] };

/** Takes a time for what is planned, where nothing stands against it. */
export async function takeWhen(
  turn: Turn,
  lead: Pick<Lead, 'exercise' | 'progress'>,
  now: SaidTime,
  replaced = '',
): Promise<Said> {
  const { progress } = lead;
  const kept = progress?.kept ?? {};
  const named = onToldDay(now, kept['when'], turn);
  const week = await readWeek(turn, ...named.days);
  const what = kept['first'] ?? kept['aim'];
  const said = afterWork(week, named, { what: what ?? '', today: turn.today });
  const clash = INSISTS.test(turn.message) ? null : clashOf(week, turn, said);
  // The day that was named stays, where only another hour is said next.
  const day: ExerciseProgress['kept'] =
    said.days[0] === undefined ? {} : { when: dayName(said.days[0], turn.today) };
  const held = progress && { ...progress, kept: { ...kept, ...day } };
  if (clash) return { ...lead, text: clash.text, choices: asAnswers(clash), progress: held };
  const isFree = week !== null && asksFree(turn.message) && slotOf(said, turn) !== null;
  if (progress?.exercise === 'one-thing' && what !== undefined && isWhole(said)) {
    const proposed = propose(turn, kept, said.words, replaced);
    return isFree ? { ...proposed, text: `${capitalised(said.words)} is free. ${proposed.text}` } : proposed;
  }
  const isDayOpen = said.days.length === 0 && said.part !== null;
  const isHourOpen = said.days.length > 0;
  if (week && progress && !progress.asked && said.minute === null && (isDayOpen || isHourOpen)) {
    const isOneDay = said.days.length === 1;
    const times = timesWithin(turn, week, said);
    const line = turn.draw.line(isDayOpen ? lines.WHICH_DAY : lines.WHICH_HOUR).replace('{when}', said.words);
    if (times.length > 0)
      return {
        ...lead,
        text: line,
        choices: asAnswers({ times }),
        progress: { ...progress, asked: true, ...(isOneDay && { kept: { ...kept, when: said.words } }) },
      };
  }
  const next = await withFreeTimes(turn, answered({ ...turn, progress }, said.words));
  // What was typed may have been understood otherwise than it was meant.
  if (!isFree && (turn.chosen !== null || said.minute === null)) return next;
  if (next.text.includes(said.words)) return next;
  return { ...next, text: `${capitalised(said.words)}${isFree ? ' is free' : ''}. ${next.text}` };
}

/** Free times on the days, and in the part of the day, that were said. */
function timesWithin(turn: Turn, week: Week, { days, part }: Pick<SaidTime, 'days' | 'part'>): string[] {
  const free = days.length > 0 ? week.free.filter(({ day }) => days.includes(day)) : week.free;
  const [day] = days;
  const isOneDay = day !== undefined && days.length === 1;
  return freeTimes({ ...week, free }, turn, { part, ...(isOneDay && { day }) });
}

/** Keeps the day, and its part, that were told before the time is asked for: then only the hour is. */
export function withDay<T extends Pick<Lead, 'progress'>>(lead: T, said: SaidTime | null): T {
  const { progress } = lead;
  if (!progress || said?.minute !== null || said.days.length === 0 || said.isChoice) return lead;
  return { ...lead, progress: { ...progress, kept: { ...progress.kept, when: said.words } } };
}

/** The day that was told before, where what is said now names none. */
function onToldDay(said: SaidTime, told: string | undefined, turn: Turn): SaidTime {
  const before = readTime(told ?? '', '', turn);
  if (!before || before.minute !== null || before.days.length === 0 || said.minute !== null) return said;
  const isSameDay = said.days.length === 0 || said.days.join() === before.days.join();
  const part = said.part ?? before.part;
  if (!isSameDay) return said;
  const words = [daysInWords(before.days, turn.today), part].filter(Boolean).join(' ');
  return { ...said, days: before.days, part, words };
}

/** An answer to 'when?' that names no time: it is asked for once more, and then left out. */
export async function askWhenAgain(turn: Turn): Promise<Said> {
  const { progress, message, draw } = turn;
  const lead = leadExercise(turn);
  const isTaken = lead?.progress
    ? lead.progress.kept['when'] !== progress?.kept['when']
    : WHEN_LINE.exec(lead?.exercise?.page ?? '')?.[1] !== progress?.kept['when'];
  if (!progress || (lead && !isTaken)) return withFreeTimes(turn, lead ?? answered(turn, message));
  if (progress.asked) return withFreeTimes(turn, answered(turn, message, 'skip'));
  const step = { exercise: viewOfProgress(progress), progress: { ...progress, asked: true } };
  return withFreeTimes(turn, { ...step, text: draw.line(lines.AGAIN_WHEN), choices: [] });
}

/** The step under way, as it is shown beside a reply. */
export function viewOfProgress(progress: ExerciseProgress | null) {
  const place = placeOf(progress);
  return place && viewOf(place.exercise, place.progress);
}

const INSISTS = /\b(?:anyway|regardless|all the same|even so)\b/i;
const asAnswers = ({ times }: Pick<Clash, 'times'>): Choice[] =>
  times.map((say) => ({ say, does: 'answer' as const })).slice(0, MAX_CHOICES);

/** The exercise under way with an answer in other words than the message's. */
export function answered(turn: Turn, answer: string, does: 'answer' | 'skip' = 'answer'): Lead {
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
export const isWhole = ({ days, minute, isChoice }: SaidTime): boolean =>
  minute !== null && days.length > 0 && !isChoice;

/**
 * A thing and its time, which become a card: that of its first step, where it has one.
 *
 * @param replaced the thing whose card it takes the place of
 */
export function propose(
  { draw, state }: Turn,
  { aim, first: step }: ExerciseProgress['kept'],
  when: string,
  replaced = '',
): Said {
  // 'The course', as the first step of 'this supervisor course', is the thing itself.
  const isThing = step !== undefined && aim?.toLowerCase().includes(step.replace(/^the /i, '').toLowerCase());
  const first = isThing === true ? undefined : step;
  const title = shortTitle(first ?? aim ?? '');
  const lead = first === undefined || aim === undefined ? title : `${aim}\nfirst: ${first}`;
  const page = `${lead}\nwhen: ${when}`;
  return {
    text: draw.line(lines.PROPOSED).replace('{what}', title).replace('{when}', when),
    choices: [ANOTHER_THING, IF_THEN, TO_PAGE, ENOUGH],
    exercise: { id: PLAN_TALK, title: TITLE, step: 1, steps: 1, pace: null, page },
    state: { page, planned: state.planned.filter(({ what }) => what !== shortTitle(replaced)) },
    progress: null,
  };
}

/** 'I don't want to plan anything': not where something else is wanted of it. */
const WANTS_NONE =
  /\b(?:don['’]?t|do not)(?: really)? want to plan(?: (?:anything|it|this|now|today))*(?:\W*$|\s*[.,;!](?!\s*(?:just|only|but|except)\b))/i;
export const WHEN_LINE = /^when: (.*)$/m;

/** What the last reply has planned. */
export const standingIn = ({ state: { page } }: Turn) =>
  page !== null && WHEN_LINE.test(page) ? plannedOn(page) : null;

export const plannedOn = (page: string): { aim: string; first?: string } => {
  const [aim = ''] = page.split('\n');
  const first = /^first: (.*)$/m.exec(page)?.[1];
  return { aim, ...(first !== undefined && { first }) };
};

/** Where a step asks for a time, free ones stand to tap. */
export async function withFreeTimes(turn: Turn, lead: Lead): Promise<Said> {
  const asksWhen = lead.progress?.step === 'when' && lead.exercise?.page === null;
  if (!asksWhen || lead.progress?.paused) return lead;
  const told = readTime(lead.progress?.kept['when'] ?? '', '', turn);
  const isDayTold = told !== null && told.days.length > 0 && told.minute === null;
  const week = await readWeek(turn, ...(told?.days ?? []));
  if (isDayTold)
    return {
      ...lead,
      text: turn.draw.line(lines.WHICH_HOUR).replace('{when}', capitalised(told.words)),
      choices: week ? asAnswers({ times: timesWithin(turn, week, told) }) : [],
    };
  const times = week ? freeTimes(week, turn) : [];
  if (!week || times.length === 0) return lead;
  const choices: Choice[] = [
    ...asAnswers({ times }),
    ...lead.choices.filter(({ does }) => does !== 'answer' || lead.choices.length === 1),
  ];
  const days = week.limits.free.length > 0 ? lines.ON_SAID_DAYS : '';
  const left = saysLeft(week.limits, turn.today);
  const isSaid = turn.messages.some(({ role, content }) => role === 'assistant' && content.includes(left));
  return {
    ...lead,
    text: [isSaid ? '' : left, lead.text, days === '' ? lines.TAP_ONE : `${days} ${times.join('; ')}.`]
      .filter(Boolean)
      .join(' '),
    choices: choices.slice(0, MAX_CHOICES),
  };
}
