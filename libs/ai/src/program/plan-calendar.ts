import { offerToGoOn } from '../exercises/lead.ts';
import { capitalised } from '../local/words.ts';
import type { Choice } from '../state.ts';
import { comingDayIn } from '../memory/days.ts';
import { ONE_THING } from './choices.ts';
import { freeTimes, readWeek } from './free-times.ts';
import { CALENDAR_NOT_REACHED, NOT_IN_CALENDAR } from './lines.ts';
import { daysAsked, tellWhatIsPlanned } from './look-up.ts';
import { clashOf, slotOf } from './plan-check.ts';
import { FREE_TIMES, IS_FREE, NONE_FREE } from './plan-lines.ts';
import { readTime } from './said-time.ts';
import type { Said, Turn } from './turn.ts';

const DAYS =
  '(?:today|tomorrow|tonight|(?:the |this |next )?weekend|(?:the |this |next |my |rest of the )+week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
/** Asks which hours are free, or whether one is. */
const ASKS_FREE =
  /\b(?:what(?:'s| is| times? (?:is|are)| days? (?:is|are)| do i have)|when (?:am|are|is)|which (?:days?|evenings?|mornings?|hours?|times?)|am i|are we|is|are|have i|do i have)\b[^.!?]{0,40}\b(?:free|available|open|empty|taken|busy|room|space)\b(?! (?:of|from)\b)|\b(?:is|was|have i|do i have|got)\b(?: there)? (?:something|anything)\b(?:[^.!?]{0,20}\b(?:already|then)\b| on\s*(?:[.!?]|$))|\b(?:show|tell|give) me (?:the |my |some )?free\b|\bwhen (?:could|can) i\b[^.!?]{0,30}\?|\b(?:when (?:is|would) there(?: be)?|is there any|where is there) (?:time|room)\b/i;
/** Asks what stands in the calendar. */
const ASKS_EVENTS = new RegExp(
  [
    `\\bwhat(?:'s| is| have i(?: got)?| do i have| else is)\\b[^.?!]{0,25}\\b(?:on (?:for |in )?(?:my )?${DAYS}|planned|coming up|in (?:my|the) (?:calendar|week|diary)|on (?:my|the) (?:calendar|week|plan|diary))\\b`,
    `\\b(?:see|show(?: me)?|look at|check|open|view|tell me)\\b (?:what(?:'s| is) (?:on |in )?)?(?:(?:the|my|all|of|rest|whole) )*(?:${DAYS}\\b(?!'s)|calendar\\b|schedule\\b|diary\\b)`,
    `^(?:and |so |but |ok |then )*(?:what about |how about )?(?:on |for )?${DAYS}\\s*\\?`,
    `\\bwhat does (?:my |the )?${DAYS} look like\\b`,
  ].join('|'),
  'i',
);
const IS_IN_WEEK =
  /\b(?:is|was) (?:it|that|this|(?:the|my) [^.?!,]{2,30}?)(?: all)?(?: now)? (?:in|on) (?:the|my) (?:calendar|week|plan|diary)\b/i;

const plain = (message: string) => message.replaceAll('’', "'");
/** Whether a message asks about the calendar. */
export const asksFree = (message: string) => ASKS_FREE.test(plain(message));
export const asksCalendar = (message: string) =>
  asksFree(message) || ASKS_EVENTS.test(plain(message)) || IS_IN_WEEK.test(plain(message));

/** Answers what the calendar is asked; what is under way waits. */
export async function answerCalendar(turn: Turn, does: Choice['does'] = 'talk'): Promise<Said> {
  const waiting = offerToGoOn(turn);
  const said = asksFree(turn.message) ? await tellFree(turn, does) : await tellEvents(turn);
  return waiting && does === 'talk' ? { ...said, choices: waiting } : said;
}

async function tellEvents(turn: Turn): Promise<Said> {
  const isOfPlan = IS_IN_WEEK.test(plain(turn.message));
  if (isOfPlan && !ASKS_EVENTS.test(plain(turn.message))) return { text: NOT_IN_CALENDAR };
  const said = await tellWhatIsPlanned(turn);
  return isOfPlan ? { ...said, text: `${NOT_IN_CALENDAR}\n\n${said.text}` } : said;
}

async function tellFree(turn: Turn, does: Choice['does']): Promise<Said> {
  const { today, draw } = turn;
  // 'They are 2.4 m. What is free this week?'
  const sentences = turn.message.split(/(?<=[.!?])\s+/);
  const message = sentences.filter(asksFree).join(' ') || turn.message;
  const said = readTime(message, '', turn);
  const slot = said && slotOf(said, turn);
  const week = await readWeek(turn, slot?.day);
  if (!week) return { text: draw.line(CALENDAR_NOT_REACHED), choices: [ONE_THING] };
  const asChoices = (times: readonly string[]): Choice[] => times.map((say) => ({ say, does }));
  if (said && slot) {
    const clash = clashOf(week, turn, said);
    if (clash) return { text: clash.text, choices: asChoices(clash.times) };
    const words = capitalised(said.words);
    return { text: draw.line(IS_FREE).replace('{when}', words), choices: asChoices([words]) };
  }
  const day = comingDayIn(message, today)?.day;
  const { from, to } = daysAsked(message, today);
  const isOfDays = /\bweek(?:end)?\b/i.test(message);
  const asked = isOfDays
    ? { ...week, free: week.free.filter((time) => time.day >= from && time.day <= to) }
    : week;
  const times = freeTimes(asked, turn, {
    ...(day !== undefined && { day }),
    part: said?.part ?? null,
  });
  if (times.length === 0) return { text: draw.line(NONE_FREE), choices: [ONE_THING] };
  return { text: `${draw.line(FREE_TIMES)} ${times.join('; ')}.`, choices: asChoices(times) };
}
