import { offerToGoOn } from '../exercises/lead.ts';
import { capitalise } from '../local/words.ts';
import type { Choice } from '../state.ts';
import { comingDayIn } from '../memory/days.ts';
import { PLAN_ONE_THING } from './choices.ts';
import { freeTimes, readWeek } from './free-times.ts';
import { CALENDAR_NOT_REACHED, NOT_IN_CALENDAR } from './lines.ts';
import { daysAskedAbout, tellWhatIsPlanned } from './look-up.ts';
import { findConflict, singleSlot } from './plan-check.ts';
import { FREE_TIMES, TIME_IS_FREE, NO_FREE_HOUR } from './plan-lines.ts';
import { readSaidTime } from './said-time.ts';
import type { PartialReply, ProgramTurn } from './turn.ts';

const DAY_SOURCE =
  '(?:today|tomorrow|tonight|(?:the |this |next )?weekend|(?:the |this |next |my |rest of the )+week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
/** Asks which hours are free, or whether one is. */
const FREE_TIME_QUESTION =
  /\b(?:what(?:'s| is| times? (?:is|are)| days? (?:is|are)| do i have)|when (?:am|are|is)|which (?:days?|evenings?|mornings?|hours?|times?)|am i|are we|is|are|have i|do i have)\b[^.!?]{0,40}\b(?:free|available|open|empty|taken|busy|room|space)\b(?! (?:of|from)\b)|\b(?:is|was|have i|do i have|got)\b(?: there)? (?:something|anything)\b(?:[^.!?]{0,20}\b(?:already|then)\b| on\s*(?:[.!?]|$))|\b(?:show|tell|give) me (?:the |my |some )?free\b|\bwhen (?:could|can) i\b[^.!?]{0,30}\?|\b(?:when (?:is|would) there(?: be)?|is there any|where is there) (?:time|room)\b/i;
/** Asks what stands in the calendar. */
const EVENTS_QUESTION = new RegExp(
  [
    `\\bwhat(?:'s| is| have i(?: got)?| do i have| else is)\\b[^.?!]{0,25}\\b(?:on (?:for |in )?(?:my )?${DAY_SOURCE}|planned|coming up|in (?:my|the) (?:calendar|week|diary)|on (?:my|the) (?:calendar|week|plan|diary))\\b`,
    `\\b(?:see|show(?: me)?|look at|check|open|view|tell me)\\b (?:what(?:'s| is) (?:on |in )?)?(?:(?:the|my|all|of|rest|whole) )*(?:${DAY_SOURCE}\\b(?!'s)|calendar\\b|schedule\\b|diary\\b)`,
    `^(?:and |so |but |ok |then )*(?:what about |how about )?(?:on |for )?${DAY_SOURCE}\\s*\\?`,
    `\\bwhat does (?:my |the )?${DAY_SOURCE} look like\\b`,
  ].join('|'),
  'i',
);
const IS_IT_IN_WEEK_QUESTION =
  /\b(?:is|was) (?:it|that|this|(?:the|my) [^.?!,]{2,30}?)(?: all)?(?: now)? (?:in|on) (?:the|my) (?:calendar|week|plan|diary)\b/i;

const plainApostrophes = (message: string) => message.replaceAll('’', "'");
/** Whether a message asks about the calendar. */
export const asksForFreeTimes = (message: string) => FREE_TIME_QUESTION.test(plainApostrophes(message));
export const asksAboutCalendar = (message: string) =>
  asksForFreeTimes(message) ||
  EVENTS_QUESTION.test(plainApostrophes(message)) ||
  IS_IT_IN_WEEK_QUESTION.test(plainApostrophes(message));

/** Answers what the calendar is asked; what is under way waits. */
export async function answerCalendar(
  turn: ProgramTurn,
  does: Choice['does'] = 'talk',
): Promise<PartialReply> {
  const waiting = offerToGoOn(turn);
  const said = asksForFreeTimes(turn.message)
    ? await describeFreeTimes(turn, does)
    : await describeEvents(turn);
  return waiting && does === 'talk' ? { ...said, choices: waiting } : said;
}

async function describeEvents(turn: ProgramTurn): Promise<PartialReply> {
  const isOfPlan = IS_IT_IN_WEEK_QUESTION.test(plainApostrophes(turn.message));
  if (isOfPlan && !EVENTS_QUESTION.test(plainApostrophes(turn.message))) return { text: NOT_IN_CALENDAR };
  const said = await tellWhatIsPlanned(turn);
  return isOfPlan ? { ...said, text: `${NOT_IN_CALENDAR}\n\n${said.text}` } : said;
}

async function describeFreeTimes(turn: ProgramTurn, does: Choice['does']): Promise<PartialReply> {
  const { today, draw } = turn;
  // 'They are 2.4 m. What is free this week?'
  const sentences = turn.message.split(/(?<=[.!?])\s+/);
  const message = sentences.filter(asksForFreeTimes).join(' ') || turn.message;
  const said = readSaidTime(message, '', turn);
  const slot = said && singleSlot(said, turn);
  const week = await readWeek(turn, slot?.day);
  if (!week) return { text: draw.line(CALENDAR_NOT_REACHED), choices: [PLAN_ONE_THING] };
  const asChoices = (times: readonly string[]): Choice[] => times.map((say) => ({ say, does }));
  if (said && slot) {
    const clash = findConflict(week, turn, said);
    if (clash) return { text: clash.text, choices: asChoices(clash.times) };
    const words = capitalise(said.words);
    return { text: draw.line(TIME_IS_FREE).replace('{when}', words), choices: asChoices([words]) };
  }
  const day = comingDayIn(message, today)?.day;
  const { from, to } = daysAskedAbout(message, today);
  const isOfDays = /\bweek(?:end)?\b/i.test(message);
  const asked = isOfDays
    ? { ...week, free: week.free.filter((time) => time.day >= from && time.day <= to) }
    : week;
  const times = freeTimes(asked, turn, {
    ...(day !== undefined && { day }),
    part: said?.part ?? null,
  });
  if (times.length === 0) return { text: draw.line(NO_FREE_HOUR), choices: [PLAN_ONE_THING] };
  return { text: `${draw.line(FREE_TIMES)} ${times.join('; ')}.`, choices: asChoices(times) };
}
