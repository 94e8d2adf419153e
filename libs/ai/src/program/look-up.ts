import { addDays, mondayOf } from '@inkwell/contracts';
import { readByRules } from '../care/rules.ts';
import type { KnownFact } from '../local/known-facts.ts';
import { shortenAtWord, tidyText } from '../local/words.ts';
import { comingDayIn, longDay, pastPeriodIn, formatPastDay } from '../memory/days.ts';
import { subjectWordsOf } from '../memory/search.ts';
import type { FoundWords, PlannedEvent } from '../sources.ts';
import type { Choice } from '../state.ts';
import { FIXED_ANSWERS } from './answers.ts';
import { PLAN_ONE_THING, GIVE_PROMPT, PLAN_WEEK } from './choices.ts';
import { isComplaint } from './complaints.ts';
import {
  CALENDAR_NOT_REACHED,
  MEMORY_OFF,
  NEAREST_FOUND,
  MEMORY_NOT_REACHED,
  NOTHING_FOUND,
  NOTHING_PLANNED,
  NOTHING_THEN,
  PAGE_EMPTY,
  PAGE_QUOTED,
} from './lines.ts';
import type { PartialReply, ProgramTurn } from './turn.ts';
import { messageWishIn } from './wishes.ts';

const MAX_NOTED_FACTS = 6;
const MAX_ANSWERS = 4;
const MAX_EVENTS = 8;
const MAX_QUOTE_CHARS = 120;

const isFactSafe = ({ text }: KnownFact) => readByRules(text) === null;

/** 'What do you know about me?': what was written since comes first, with its day. */
export function tellWhatIsKnown({ person, today, draw }: ProgramTurn): PartialReply {
  if (person.remembers === false) return { text: draw.line(MEMORY_OFF) };
  const facts = (person.known ?? []).filter(isFactSafe);
  const noted = facts.filter(({ kind }) => kind !== 'onboarding').slice(0, MAX_NOTED_FACTS);
  const answers = facts.filter(({ kind }) => kind === 'onboarding').slice(0, MAX_ANSWERS);
  if (noted.length + answers.length === 0)
    return { text: 'Only what you write here. I make nothing up around it.' };
  const lines = [
    ...noted.map(({ text, date, kind }) => `${withoutFullStop(text)} (${formatSource(kind, date, today)}).`),
    ...answers.map(({ text }) => `${withoutFullStop(text)}.`),
  ];
  const rest = facts.length - lines.length;
  const end = `${rest > 0 ? `There are ${rest} more. ` : ''}It all stands in Account Settings, under Memory, and you can change or delete any of it.`;
  return { text: ['What you told me:', lines.join('\n'), end].join('\n\n') };
}

const withoutFullStop = (text: string) => text.trim().replace(/[.\s]+$/, '');
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const formatSource = (kind: KnownFact['kind'], date: string, today: string) =>
  `${kind === 'page' ? 'on your page' : 'you said so'} ${lowerFirst(formatPastDay(date, today))}`;

/** 'What did I write about …': their own words, with the day. */
export async function answerFromMemory({
  person,
  sources,
  read,
  today,
  draw,
}: ProgramTurn): Promise<PartialReply> {
  if (person.remembers === false) return { text: draw.line(MEMORY_OFF) };
  const words = await sources?.findWords(read, true);
  if (!words) return { text: draw.line(MEMORY_NOT_REACHED) };
  const [first, ...others] = words.filter(
    ({ quote }) => readByRules(quote) === null && messageWishIn(quote) === null && !isComplaint(quote),
  );
  if (!first) {
    const isOfTime = pastPeriodIn(read, today) !== null && subjectWordsOf(read).length === 0;
    return { text: draw.line(isOfTime ? NOTHING_THEN : NOTHING_FOUND) };
  }
  const opening = first.isByWord ? '' : draw.line(NEAREST_FOUND);
  const lines = [
    `${opening}${formatQuote(first, today)}`,
    // What is near in meaning alone is told once.
    ...others
      .filter(({ isByWord }) => isByWord)
      .slice(0, 2)
      .map((each) => formatQuote(each, today)),
  ];
  return { text: lines.join('\n') };
}

const formatQuote = ({ quote, date, kind }: FoundWords, today: string) =>
  `${formatPastDay(date, today)} you ${kind === 'page' ? 'wrote on your page' : 'told me'}: '${quote}'.`;

/** Days that are asked about, both included, and how they are called: 'today', 'this week'. */
type NamedDays = { from: string; to: string; name: string };

/** The days that a question about the calendar means. */
export function daysAskedAbout(text: string, today: string): NamedDays {
  const sunday = addDays(mondayOf(today), 6);
  const span = weekdayRangeIn(text, today);
  if (span) return span;
  if (/\bnext week\b/i.test(text))
    return { from: addDays(sunday, 1), to: addDays(sunday, 7), name: 'next week' };
  if (/\bweekend\b/i.test(text)) return { from: addDays(sunday, -1), to: sunday, name: 'at the weekend' };
  const day = comingDayIn(text, today)?.day;
  if (day === today) return { from: today, to: today, name: 'today' };
  if (day === addDays(today, 1)) return { from: day, to: day, name: 'tomorrow' };
  if (day) return { from: day, to: day, name: `on ${longDay(day)}` };
  return { from: today, to: addDays(today, 6), name: 'in the next seven days' };
}

const WEEKDAY_SOURCE = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const WEEKDAY_RANGE = new RegExp(
  `\\b(${WEEKDAY_SOURCE})s? (?:to|until|till|through|-) (${WEEKDAY_SOURCE})`,
  'i',
);

/** 'Monday to Friday': the coming ones. */
function weekdayRangeIn(text: string, today: string): NamedDays | null {
  const [, first = '', last = ''] = WEEKDAY_RANGE.exec(text) ?? [];
  const from = comingDayIn(first, today)?.day;
  const to = from && comingDayIn(last, from)?.day;
  return from && to ? { from, to, name: `from ${longDay(from)} to ${longDay(to)}` } : null;
}

/** 'What is on this week?': the events by day, and the days that are free. */
export async function tellWhatIsPlanned({
  read,
  today,
  sources,
  draw,
  mode,
}: ProgramTurn): Promise<PartialReply> {
  const days = daysAskedAbout(read, today);
  const list = await sources?.readEvents(days.from, days.to);
  const choices: Choice[] = mode === 'plan' ? [PLAN_ONE_THING, PLAN_WEEK] : [];
  if (!list) return { text: draw.line(CALENDAR_NOT_REACHED), choices };
  if (list.length === 0) return { text: draw.line(NOTHING_PLANNED).replace('{when}', days.name), choices };
  const shown = list.slice(0, MAX_EVENTS);
  const eventsOf = (day: string) => shown.filter((event) => event.day === day).map(formatEvent);
  const lines = [...new Set(shown.map(({ day }) => day))].map(
    (day) => `**${longDay(day)}**: ${eventsOf(day).join('; ')}.`,
  );
  const rest = list.length - shown.length;
  const free = freeDays(days, list);
  const end = [
    ...(rest > 0 ? [`And ${rest} more.`] : []),
    ...(free.length > 0 ? [`Nothing yet on ${formatList(free)}.`] : []),
  ].join(' ');
  return { text: [lines.join('\n'), end].filter(Boolean).join('\n\n'), choices };
}

const formatEvent = ({ title, start, end }: PlannedEvent) =>
  `${shortenAtWord(tidyText(title), 60)}${start === null ? ', all day' : `, ${formatClock(start)}${end === null ? '' : ` to ${formatClock(end)}`}`}`;

/** '20:30' as '8:30 PM', '20:00' as '8 PM'. */
export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

function freeDays({ from, to }: NamedDays, list: readonly PlannedEvent[]): string[] {
  const busy = new Set(list.map(({ day }) => day));
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (!busy.has(day)) days.push(longDay(day).split(',')[0] ?? day);
  return days;
}

const formatList = (items: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items);

/** 'Did you read my page?': how it begins. */
export async function describePage({ sources, draw }: ProgramTurn): Promise<PartialReply> {
  const page = await sources?.readPage();
  if (page === null || page === undefined) return { text: draw.line(MEMORY_NOT_REACHED) };
  const [first = ''] = page.trim().split(/\n/);
  if (first === '') return { text: draw.line(PAGE_EMPTY), choices: [GIVE_PROMPT] };
  return { text: draw.line(PAGE_QUOTED).replace('{quote}', shortenAtWord(tidyText(first), MAX_QUOTE_CHARS)) };
}

/** 'What is my SoulPrint?': where it stands, and how it begins. */
export function describeSoulPrint({ person, draw }: ProgramTurn): PartialReply {
  const where = draw.line(FIXED_ANSWERS['ask-soulprint']?.lines ?? []);
  return { text: person.soulprint ? `${where}\n\nIt begins so: '${person.soulprint}'` : where };
}

export const tellDateAndTime = ({ today, hour }: ProgramTurn): PartialReply => ({
  text: `It is ${longDay(today)}, ${formatClock(`${hour}:00`)} or a little later.`,
});
