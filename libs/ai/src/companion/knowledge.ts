import { excerptOf } from '../excerpt.ts';
import { addDays, mondayOf } from '@inkwell/contracts';
import { readByRules } from '../care/rules.ts';
import { shorten, tidy } from '../local/words.ts';
import { comingDayIn, longDay, saidDay } from '../memory/days.ts';
import {
  CALENDAR_NOT_REACHED,
  MEMORY_OFF,
  NEAREST,
  NOT_REACHED,
  NOTHING_FOUND,
  NOTHING_PLANNED,
  PAGE_EMPTY,
  PAGE_QUOTED,
  PAGE_READ,
  PLAN_TODAY,
  PLAN_YESTERDAY,
} from './prose/moves.ts';
import { ANSWERS } from './prose/answers.ts';
import { MOST_READ } from './in-excerpts.ts';
import { clausesOf } from './reflect.ts';
import type { Days, FoundWords, PlannedEvent, Recalled, Sources } from '../sources.ts';
import type { Choice } from './state.ts';
import { type KnownFact, named, type Said, type Turn, type TurnRequest } from './turn.ts';
import type { Understanding } from './understand.ts';

const MOST_NOTED = 6;
const MOST_ANSWERS = 4;
const MOST_EVENTS = 8;

const PLAN_WEEK: Choice = { say: 'Plan the week', does: 'begin weekly-plan' };
const PRIORITIES: Choice = { say: 'What comes first?', does: 'begin what-comes-first' };
const MORE: Choice = { say: 'Let me say more', does: 'talk' };

const ASKS_FOR_PAGE =
  /\b(?:(?:have|did|do|can|could) you (?:ever )?(?:read|seen?|look(?:ed)? at)|what (?:do|did) you (?:think|make) (?:of|about)|read|look at) (?:my|today'?s|the) (?:page|entry|journal entry)\b/i;
export const asksForPage = (text: string) => ASKS_FOR_PAGE.test(text);

/**
 * Reads what an answer will need of what the person has written and planned; nothing for most messages.
 *
 * @param read what was made of the message
 */
export async function recallFor(
  read: Understanding,
  { today }: Pick<TurnRequest, 'today'>,
  sources: Sources,
): Promise<Recalled> {
  if (read.intent === 'ask-past') return { words: await sources.findWords(read.text, true) };
  if (asksForPage(read.meant)) return { page: await readPage(sources) };
  if (read.intent !== 'ask-week') return {};
  const days = daysAsked(read, today);
  return { events: { days, list: await sources.readEvents(days.from, days.to) } };
}

async function readPage(sources: Sources): Promise<string | null> {
  const page = await sources.readPage();
  return page === null ? null : excerptOf(page, MOST_READ);
}

const isSafe = ({ text }: KnownFact) => readByRules(text) === null;

/** 'What do you know about me?': what was written since comes first, with its day. */
export function tellWhatIsKnown({ person, own, today, draw }: Turn): Said {
  if (person.remembers === false) return { text: draw.line(MEMORY_OFF) };
  const facts = (person.known ?? []).filter(isSafe);
  const noted = facts.filter(({ kind }) => kind !== 'onboarding').slice(0, MOST_NOTED);
  const answers = facts.filter(({ kind }) => kind === 'onboarding').slice(0, MOST_ANSWERS);
  const isNoted = (clause: string) =>
    noted.some(({ text }) => lowered(withoutStop(text)) === lowered(withoutStop(clause)));
  const here = own
    .slice(0, -1)
    .flatMap(clausesOf)
    .filter((clause) => !isNoted(clause))
    .slice(-2);
  const said = here.length > 0 ? `In this conversation: ${here.join('; ')}.` : '';
  if (noted.length + answers.length === 0)
    return { text: `Only what you write here. ${said} I make nothing up around it.`.replaceAll('  ', ' ') };
  const lines = [
    ...noted.map(({ text, date, kind }) => `${withoutStop(text)} (${saidWhere(kind, date, today)}).`),
    ...answers.map(({ text }) => `${withoutStop(text)}.`),
  ];
  const rest = facts.length - lines.length;
  const end = `${rest > 0 ? `There are ${rest} more. ` : ''}It all stands in Account Settings, under Memory, and you can change or delete any of it.`;
  return { text: [`What you told me:`, lines.join('\n'), said, end].filter(Boolean).join('\n\n') };
}

const withoutStop = (text: string) => text.trim().replace(/[.\s]+$/, '');

const saidWhere = (kind: KnownFact['kind'], date: string, today: string) =>
  `${kind === 'page' ? 'on your page' : 'you said so'} ${lowered(saidDay(date, today))}`;

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** 'What did I write about …': their own words, with the day. */
export function tellWhatWasFound({ person, recalled, today, draw }: Turn): Said {
  if (person.remembers === false) return { text: draw.line(MEMORY_OFF) };
  const words = recalled?.words;
  if (!words) return { text: draw.line(NOT_REACHED) };
  const [first, ...others] = words.filter(({ quote }) => readByRules(quote) === null);
  if (!first) return { text: draw.line(NOTHING_FOUND) };
  const opening = first.isByWord ? '' : draw.line(NEAREST);
  const lines = [
    `${opening}${quoted(first, today)}`,
    // What is near in meaning alone is told once.
    ...others
      .filter(({ isByWord }) => isByWord)
      .slice(0, 2)
      .map((each) => quoted(each, today)),
  ];
  return { text: lines.join('\n'), choices: [MORE] };
}

const quoted = ({ quote, date, kind }: FoundWords, today: string) =>
  `${saidDay(date, today)} you ${kind === 'page' ? 'wrote on your page' : 'told me'}: '${quote}'.`;

/** The days that a question about the calendar means. */
function daysAsked({ meant }: Understanding, today: string): Days {
  const sunday = addDays(mondayOf(today), 6);
  if (/\bnext week\b/i.test(meant))
    return { from: addDays(sunday, 1), to: addDays(sunday, 7), name: 'next week' };
  if (/\bweekend\b/i.test(meant)) return { from: addDays(sunday, -1), to: sunday, name: 'at the weekend' };
  const day = comingDayIn(meant, today)?.day;
  if (day === today) return { from: today, to: today, name: 'today' };
  if (day === addDays(today, 1)) return { from: day, to: day, name: 'tomorrow' };
  if (day) return { from: day, to: day, name: `on ${longDay(day)}` };
  return { from: today, to: sunday, name: 'for the rest of this week' };
}

/** 'What is on this week?': the events by day, and the days that are free. */
export function tellWhatIsPlanned({ recalled, draw, mode }: Turn): Said {
  const events = recalled?.events;
  const choices = mode === 'plan' || !events ? [PLAN_WEEK, PRIORITIES] : [];
  if (!events?.list) return { text: draw.line(CALENDAR_NOT_REACHED), choices };
  const { days, list } = events;
  if (list.length === 0) return { text: draw.line(NOTHING_PLANNED).replace('{when}', days.name), choices };
  const shown = list.slice(0, MOST_EVENTS);
  const eventsOf = (day: string) => shown.filter((event) => event.day === day).map(eventLine);
  const lines = [...new Set(shown.map(({ day }) => day))].map(
    (day) => `**${longDay(day)}**: ${eventsOf(day).join('; ')}.`,
  );
  const rest = list.length - shown.length;
  const free = freeDays(days, list);
  const end = [
    ...(rest > 0 ? [`And ${rest} more.`] : []),
    ...(free.length > 0 ? [`Nothing yet on ${listed(free)}.`] : []),
  ].join(' ');
  return { text: [lines.join('\n'), end].filter(Boolean).join('\n\n'), choices };
}

const eventLine = ({ title, start, end }: PlannedEvent) =>
  `${shorten(tidy(title), 60)}${start === null ? ', all day' : `, ${clock(start)}${end === null ? '' : ` to ${clock(end)}`}`}`;

/** '20:30' as '8:30 PM', '20:00' as '8 PM'. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

function freeDays({ from, to }: Days, list: readonly PlannedEvent[]): string[] {
  const busy = new Set(list.map(({ day }) => day));
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (!busy.has(day)) days.push(longDay(day).split(',')[0] ?? day);
  return days;
}

const listed = (items: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items);

/** 'Did you read my page?': one clause of it, or how it begins. */
export function tellOfPage({ recalled, draw }: Turn): Said {
  const page = recalled?.page;
  if (page === null || page === undefined) return { text: draw.line(NOT_REACHED) };
  const text = page.trim();
  if (text === '')
    return { text: draw.line(PAGE_EMPTY), choices: [{ say: 'Give me a prompt', does: 'prompt' }] };
  const clause = clausesOf(text).at(-1);
  if (clause) return { text: draw.line(PAGE_READ).replace('{clause}', clause) };
  return { text: draw.line(PAGE_QUOTED).replace('{quote}', shorten(tidy(text.split(/\n/)[0] ?? text), 120)) };
}

/** 'What is my SoulPrint?': where it stands, and how it begins. */
export function tellOfSoulPrint({ person, draw }: Turn): Said {
  const where = draw.line(ANSWERS['ask-soulprint']?.lines ?? []);
  return { text: person.soulprint ? `${where}\n\nIt begins so: '${person.soulprint}'` : where };
}

/** A greeting on the day of something that the person has planned, or on the day after. Null where nothing was. */
export function greetWithPlan(turn: Turn): Said | null {
  const { person, today, draw } = turn;
  const plans = (person.known ?? []).filter(({ on }) => on !== undefined).filter(isSafe);
  const plan = plans.find(({ on }) => on === today) ?? plans.find(({ on }) => on === addDays(today, -1));
  if (!plan) return null;
  const what = lowered(plan.text.replace(/, on [^,]+, [^,]+$/, ''));
  const line = draw.line(plan.on === today ? PLAN_TODAY : PLAN_YESTERDAY);
  return { text: named(turn, line.replace('{plan}', what)) };
}
