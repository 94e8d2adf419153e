import { addDays, cutTextFromEnd, type FreeTime, mondayOf, type Mode } from '@inkwell/contracts';
import { readByRules } from '../care/rules.ts';
import { timeOf } from '../clock.ts';
import type { PlannedEvent, ShownCard, Sources } from '../sources.ts';
import type { KnownFact, Person } from '../local/known-facts.ts';
import { comingDayIn, longDay } from '../memory/days.ts';
import { subjectWordsOf } from '../memory/search.ts';
import { relatedWords } from '../memory/word-families.ts';
import { wordsFor } from '../suggestions/languages/choose.ts';
import { EN } from '../suggestions/languages/en.ts';
import { DAYS_AHEAD, READ_DAYS } from '../suggestions/slots.ts';
import { readWhen } from '../suggestions/when.ts';
import { refersToPage } from './page-reference.ts';
import { withoutCards } from './card-times.ts';
import { freeTimeLines, freeTimesFor } from './plan-turn.ts';
import type { PromptData } from './prompt.ts';

export type ContextRequest = {
  mode: Mode;
  message: string;
  /** The person's messages before it, oldest first. */
  before: readonly string[];
  /** The person's day and hour. */
  today: string;
  hour: number;
  minute?: number | undefined;
  person: Person;
  sources: Sources | undefined;
  /** For a small model: it loses its way in much. */
  isShort: boolean;
};

/** What a model is told, and when something could be planned; null where that could not be read. */
export type Context = { data: PromptData; times: readonly FreeTime[] | null };

/** Between days that are named further apart not all are read. */
const MOST_DAYS_SPANNED = 31;
/** Of so many messages before, the days that they name are read too. */
const EARLIER_DAYS_FROM = 6;
/** A day of the month has a full stop in German. */
const CONNECTIVES_ELSEWHERE = /(?<!\p{L})(?:und|oder|bis|y|hasta|et|e|até)(?!\p{L})|[,;!?–]/iu;
const CONNECTIVES = /\b(?:and|or|to|till|until|through|from|then|but)\b|[,;.!?–-]/i;
const MOST = {
  usual: { facts: 3, words: 4, events: 24, page: 4_000, times: DAYS_AHEAD + 2 },
  short: { facts: 2, words: 2, events: 6, page: 1_200, times: 3 },
} as const;
/** Where all that is known is asked for. */
const MOST_KNOWN = 12;
const LEAST_ANSWERS = 3;
/** A page that was spoken of is told for so many of the person's messages. */
const PAGE_STAYS = 3;
const EMPTY_PAGE = 'nothing is written on it yet';
const NIGHT_ENDS = 6;

const ASKS_FOR_PAST =
  /\b(?:what|when|where|how often|have|did|do you remember)\b.{0,20}\bi\b.{0,25}\b(?:sa(?:id|y)|wr(?:o|i)te|written|tell|told|mention\w*|last|first|ever)\b|\b(?:habe ich|schrieb ich|erinnerst du dich)\b|\b(?:escribí|dije|recuerdas)\b|\b(?:j'ai (?:écrit|dit)|tu te souviens)\b|\b(?:escrevi|eu disse|você se lembra)\b/i;
const ASKS_WHAT_IS_KNOWN =
  /\bwhat (?:do|else do|have) you (?:know|remember\w*|noted?|learn\w*|got)\b.{0,20}\b(?:me|of me|i am)\b|\btell me what you know\b|\bwas weißt du (?:über|von) mir\b|\bqué sabes de mí\b|\bque sais-tu (?:de|sur) moi\b|\bo que (?:você sabe|sabes) sobre mim\b/i;
const ASKS_FOR_WEEK =
  /\b(?:this|next|the|my) week\b|\bweekend\b|\b(?:calendar|schedule|appointments?|agenda|planned)\b|\b(?:diese|nächste) woche\b|\b(?:esta|próxima) semana\b|\bcette semaine\b/i;

/**
 * What is told to a model beside a message: the day and the hour, and what fits this very message. Everything is asked
 * for at once, and what does not come in time is left out.
 */
export async function contextOf(request: ContextRequest): Promise<Context> {
  const { mode, message, before, today, hour, minute = 0, person, sources } = request;
  const most = MOST[request.isShort ? 'short' : 'usual'];
  const days = daysToRead(request);
  const about = request.isShort ? [message] : [...before.slice(1 - PAGE_STAYS), message];
  const asksForPage = about.some(refersToPage);
  const [page, words, events, times] = await Promise.all([
    asksForPage && sources ? readPages(request, sources) : null,
    person.remembers === false ? null : sources?.findWords(message, ASKS_FOR_PAST.test(message)),
    days && sources?.readEvents(days.from, days.to),
    mode === 'plan' ? sources?.readFreeTimes?.() : null,
  ]);
  const remembered = factsFor(request, most.facts);
  const cards = sources?.cards ?? [];
  const open = withoutCards(times ?? [], cards);
  const free = request.isShort
    ? freeTimesFor(open, { message, today, most: most.times })
    : freeTimeLines(open);
  // What is told of this talk already stands in it.
  const earlier = words?.filter(({ quote }) => !before.some((said) => holds(said, quote)));
  const data = {
    ...nowAndName({ today, hour, minute, person }),
    ...(remembered.length > 0 && { remembered_of_the_person: remembered }),
    ...(earlier && earlier.length > 0 && { they_wrote_before: earlier.slice(0, most.words).map(lineOf) }),
    ...(page && pagesOf(page, most.page)),
    ...(days && events && { calendar: namedFirst(events, request).slice(0, most.events).map(eventLine) }),
    ...(cards.length > 0 && { cards_not_scheduled: cards.map(cardLine) }),
    ...(free.length > 0 && { free_times: free }),
  };
  return { data, times: times ?? null };
}

type Pages = { today: string; yesterday: string | null };

/** Today's page; in the night, where it is empty, the one of the evening too. */
async function readPages({ today, hour, person }: ContextRequest, sources: Sources): Promise<Pages | null> {
  const page = await sources.readPage();
  if (page === null) return null;
  const isNight = page === '' && hour < NIGHT_ENDS && person.remembers !== false;
  return { today: page, yesterday: isNight ? await sources.readPage(addDays(today, -1)) : null };
}

const pagesOf = ({ today, yesterday }: Pages, most: number): PromptData => ({
  todays_page: today === '' ? EMPTY_PAGE : cutTextFromEnd(today, most),
  ...(yesterday && { yesterdays_page: cutTextFromEnd(yesterday, most) }),
});

/** The least of the data: the person's day, hour and name. */
export const nowAndName = ({
  today,
  hour,
  minute = 0,
  person,
}: Pick<ContextRequest, 'today' | 'hour' | 'minute' | 'person'>) => ({
  now: `${longDay(today)} ${today.slice(0, 4)}, ${timeOf(hour * 60 + minute)}`,
  ...(person.name && { name: person.name }),
});

/** Whether a text holds a line that was found, which may have been shortened. */
const holds = (text: string, quote: string): boolean => {
  const bare = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return bare(text).includes(bare(quote));
};

/** A line of a page or a message, with its day. */
export const lineOf = ({ quote, date, kind }: { quote: string; date: string; kind: string }): string =>
  `${longDay(date)} ${date.slice(0, 4)} (${kind}): ${quote}`;

export const eventLine = ({ title, day, start, end }: PlannedEvent): string =>
  `${longDay(day)}${start === null ? '' : ` ${start}${end === null ? '' : `-${end}`}`}: ${title}`;

const cardLine = ({ title, day, from, to }: ShownCard): string =>
  eventLine({ title, day, start: from, end: to });

/** In plan mode from today on, as the free times are, to the last day that is spoken of: so that none goes again. */
function daysToRead({ message, before, today, mode }: ContextRequest): { from: string; to: string } | null {
  const named = daysNamedIn(message, today, mode);
  if (mode !== 'plan' || named === null) return named;
  const earlier = before
    .slice(-EARLIER_DAYS_FROM)
    .flatMap((said) => daysNamedIn(said, today, mode)?.to ?? []);
  // A later day is read only where this very message names it.
  const furthest = addDays(today, READ_DAYS);
  const near = earlier.filter((day) => day <= furthest);
  return {
    from: today,
    to: [named.to, addDays(today, 2 * DAYS_AHEAD), ...near].toSorted().at(-1) ?? named.to,
  };
}

/** The events of the days that the message names before those around them, of which some may be left out. */
function namedFirst(events: readonly PlannedEvent[], { message, today }: ContextRequest): PlannedEvent[] {
  const named = daysNamedIn(message, today, 'write');
  const isNamed = ({ day }: PlannedEvent) => named !== null && named.from <= day && day <= named.to;
  return [...events.filter(isNamed), ...events.filter((event) => !isNamed(event))];
}

/** The days that a message speaks of; in plan mode the week ahead, where it names none. */
export function daysNamedIn(message: string, today: string, mode: Mode): { from: string; to: string } | null {
  if (/\bnext week\b|\bnächste woche\b|\bpróxima semana\b/i.test(message)) {
    const from = addDays(mondayOf(today), 7);
    return { from, to: addDays(from, 6) };
  }
  const named = comingDaysIn(message, today);
  const [first, last] = [named[0], named.at(-1)];
  // Planning needs the days around the one that is named.
  if (mode === 'plan' || ASKS_FOR_WEEK.test(message)) {
    const week = addDays(today, DAYS_AHEAD);
    return { from: today, to: last !== undefined && last > week ? last : week };
  }
  return first === undefined || last === undefined ? null : { from: first, to: last };
}

/** The days to come that a message names, the first one first. */
function comingDaysIn(message: string, today: string): string[] {
  const words = wordsFor(message, today);
  const found =
    words === EN
      ? message.split(CONNECTIVES).flatMap((part) => comingDayIn(part, today)?.day ?? [])
      : message.split(CONNECTIVES_ELSEWHERE).flatMap((part) => readWhen(part, today, { words }).when.days);
  found.sort();
  const furthest = addDays(today, MOST_DAYS_SPANNED);
  return found.filter((day, at) => at === 0 || day <= furthest);
}

/** The remembered facts that a message touches; those of the aims where something is planned, all where they are asked for. */
function factsFor(request: ContextRequest, most: number): string[] {
  const { message, before, person, mode } = request;
  const known = (person.known ?? []).filter(({ text }) => isSafe(text));
  if (ASKS_WHAT_IS_KNOWN.test(message)) return mostKnown(known).map(factLine);
  const words = familiesOf(message);
  const earlier = familiesOf(before.slice(-2).join('\n'));
  const scored = known
    .map((fact, place) => {
      const own = subjectWordsOf(fact.text);
      const hits = own.filter((word) => words.has(word)).length;
      const early = own.filter((word) => earlier.has(word)).length;
      const isAim = mode === 'plan' && fact.kind === 'onboarding' && fact.text.startsWith('Within twelve');
      return { fact, place, score: hits * 2 + early + (isAim ? 1 : 0) };
    })
    .filter(({ score }) => score > 0)
    // What was said since is nearer than what was asked at the beginning.
    .toSorted((a, b) => b.score - a.score || order(a.fact) - order(b.fact) || a.place - b.place);
  return scored.slice(0, most).map(({ fact }) => factLine(fact));
}

const order = ({ kind }: KnownFact): number => (kind === 'onboarding' ? 1 : 0);

/** Of much that is known what was said since, and of the answers of the onboarding so many as are left room for. */
function mostKnown(known: readonly KnownFact[]): KnownFact[] {
  const said = known.filter((fact) => order(fact) === 0);
  const answers = known.filter((fact) => order(fact) === 1);
  const room = Math.max(MOST_KNOWN - said.length, LEAST_ANSWERS);
  return [...said.slice(0, MOST_KNOWN - Math.min(room, answers.length)), ...answers.slice(0, room)];
}

/** Whether a fact, which speaks to the person, tells of no danger: what is read for it speaks of oneself. */
export const isSafe = (fact: string): boolean =>
  readByRules(
    fact
      .replaceAll(/\byou(?:'re| are)\b/gi, 'I am')
      .replaceAll(/\byourself\b/gi, 'myself')
      .replaceAll(/\byour\b/gi, 'my')
      .replaceAll(/\byou\b/gi, 'I'),
  ) === null && readByRules(fact) === null;

const familiesOf = (text: string): Set<string> =>
  new Set(subjectWordsOf(text).flatMap((word) => [word, ...relatedWords(word)]));

const factLine = ({ text, kind, date, on }: KnownFact): string =>
  `${text}${kind === 'onboarding' ? '' : ` (written ${longDay(date)} ${date.slice(0, 4)}${on ? `, for ${longDay(on)}` : ''})`}`;
