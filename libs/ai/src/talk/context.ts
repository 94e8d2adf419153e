import { addDays, cutTextFromEnd, type FreeTime, mondayOf, type Mode } from '@inkwell/contracts';
import { readByRules } from '../care/rules.ts';
import { timeOf } from '../clock.ts';
import type { PlannedEvent, ShownCard, Sources } from '../sources.ts';
import type { KnownFact, KnownPerson } from '../local/known-facts.ts';
import { comingDayIn, longDay } from '../memory/days.ts';
import { subjectWordsOf } from '../memory/search.ts';
import { relatedWords } from '../memory/word-families.ts';
import { wordsFor } from '../suggestions/languages/choose.ts';
import { EN } from '../suggestions/languages/en.ts';
import { DEFAULT_DAYS_AHEAD, READ_DAYS } from '../suggestions/slots.ts';
import { readTimeMention } from '../suggestions/when.ts';
import { refersToPage } from './page-reference.ts';
import { withoutCardTimes } from './card-times.ts';
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
  person: KnownPerson;
  sources: Sources | undefined;
  /** For a small model: it loses its way in much. */
  isShort: boolean;
};

/** What a model is told, and when something could be planned; null where that could not be read. */
export type PromptContext = { data: PromptData; times: readonly FreeTime[] | null };

/** Between days that are named further apart not all are read. */
const MAX_DAYS_SPANNED = 31;
/** Of so many messages before, the days that they name are read too. */
const MESSAGES_READ_FOR_DAYS = 6;
/** A day of the month has a full stop in German. */
const CONNECTIVES_OTHER_LANGUAGES = /(?<!\p{L})(?:und|oder|bis|y|hasta|et|e|até)(?!\p{L})|[,;!?–]/iu;
const CONNECTIVES = /\b(?:and|or|to|till|until|through|from|then|but)\b|[,;.!?–-]/i;
const CONTEXT_LIMITS = {
  usual: { facts: 3, words: 4, events: 24, page: 4_000, times: DEFAULT_DAYS_AHEAD + 2 },
  short: { facts: 2, words: 2, events: 6, page: 1_200, times: 3 },
} as const;
/** Where all that is known is asked for. */
const MAX_KNOWN_FACTS = 12;
const MIN_ONBOARDING_ANSWERS = 3;
/** A page that was spoken of is told for so many of the person's messages. */
const MESSAGES_PAGE_STAYS = 3;
const EMPTY_PAGE_NOTE = 'nothing is written on it yet';
const NIGHT_END_HOUR = 6;

const PAST_QUESTION =
  /\b(?:what|when|where|how often|have|did|do you remember)\b.{0,20}\bi\b.{0,25}\b(?:sa(?:id|y)|wr(?:o|i)te|written|tell|told|mention\w*|last|first|ever)\b|\b(?:habe ich|schrieb ich|erinnerst du dich)\b|\b(?:escribí|dije|recuerdas)\b|\b(?:j'ai (?:écrit|dit)|tu te souviens)\b|\b(?:escrevi|eu disse|você se lembra)\b/i;
const WHAT_IS_KNOWN_QUESTION =
  /\bwhat (?:do|else do|have) you (?:know|remember\w*|noted?|learn\w*|got)\b.{0,20}\b(?:me|of me|i am)\b|\btell me what you know\b|\bwas weißt du (?:über|von) mir\b|\bqué sabes de mí\b|\bque sais-tu (?:de|sur) moi\b|\bo que (?:você sabe|sabes) sobre mim\b/i;
const WEEK_WORDS =
  /\b(?:this|next|the|my) week\b|\bweekend\b|\b(?:calendar|schedule|appointments?|agenda|planned)\b|\b(?:diese|nächste) woche\b|\b(?:esta|próxima) semana\b|\bcette semaine\b/i;

/**
 * What is told to a model beside a message: the day and the hour, and what fits this very message. Everything is asked
 * for at once, and what does not come in time is left out.
 */
export async function buildPromptContext(request: ContextRequest): Promise<PromptContext> {
  const { mode, message, before, today, hour, minute = 0, person, sources } = request;
  const most = CONTEXT_LIMITS[request.isShort ? 'short' : 'usual'];
  const days = daysToRead(request);
  const about = request.isShort ? [message] : [...before.slice(1 - MESSAGES_PAGE_STAYS), message];
  const asksForPage = about.some(refersToPage);
  const [page, words, events, times] = await Promise.all([
    asksForPage && sources ? readPages(request, sources) : null,
    person.remembers === false ? null : sources?.findWords(message, PAST_QUESTION.test(message)),
    days && sources?.readEvents(days.from, days.to),
    mode === 'plan' ? sources?.readFreeTimes?.() : null,
  ]);
  const remembered = factsFor(request, most.facts);
  const cards = sources?.cards ?? [];
  const open = withoutCardTimes(times ?? [], cards);
  const free = request.isShort
    ? freeTimesFor(open, { message, today, most: most.times })
    : freeTimeLines(open);
  // What is told of this talk already stands in it.
  const earlier = words?.filter(({ quote }) => !before.some((said) => containsQuote(said, quote)));
  const data = {
    ...basicPromptData({ today, hour, minute, person }),
    ...(remembered.length > 0 && { remembered_of_the_person: remembered }),
    ...(earlier &&
      earlier.length > 0 && { they_wrote_before: earlier.slice(0, most.words).map(formatQuoteLine) }),
    ...(page && pageData(page, most.page)),
    ...(days &&
      events && { calendar: sortNamedDaysFirst(events, request).slice(0, most.events).map(formatEvent) }),
    ...(cards.length > 0 && { cards_not_scheduled: cards.map(formatCard) }),
    ...(free.length > 0 && { free_times: free }),
  };
  return { data, times: times ?? null };
}

type JournalPages = { today: string; yesterday: string | null };

/** Today's page; in the night, where it is empty, the one of the evening too. */
async function readPages(
  { today, hour, person }: ContextRequest,
  sources: Sources,
): Promise<JournalPages | null> {
  const page = await sources.readPage();
  if (page === null) return null;
  const isNight = page === '' && hour < NIGHT_END_HOUR && person.remembers !== false;
  return { today: page, yesterday: isNight ? await sources.readPage(addDays(today, -1)) : null };
}

const pageData = ({ today, yesterday }: JournalPages, most: number): PromptData => ({
  todays_page: today === '' ? EMPTY_PAGE_NOTE : cutTextFromEnd(today, most),
  ...(yesterday && { yesterdays_page: cutTextFromEnd(yesterday, most) }),
});

/** The least of the data: the person's day, hour and name. */
export const basicPromptData = ({
  today,
  hour,
  minute = 0,
  person,
}: Pick<ContextRequest, 'today' | 'hour' | 'minute' | 'person'>) => ({
  now: `${longDay(today)} ${today.slice(0, 4)}, ${timeOf(hour * 60 + minute)}`,
  ...(person.name && { name: person.name }),
});

/** Whether a text holds a line that was found, which may have been shortened. */
const containsQuote = (text: string, quote: string): boolean => {
  const bare = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return bare(text).includes(bare(quote));
};

/** A line of a page or a message, with its day. */
export const formatQuoteLine = ({
  quote,
  date,
  kind,
}: {
  quote: string;
  date: string;
  kind: string;
}): string => `${longDay(date)} ${date.slice(0, 4)} (${kind}): ${quote}`;

export const formatEvent = ({ title, day, start, end }: PlannedEvent): string =>
  `${longDay(day)}${start === null ? '' : ` ${start}${end === null ? '' : `-${end}`}`}: ${title}`;

const formatCard = ({ title, day, from, to }: ShownCard): string =>
  formatEvent({ title, day, start: from, end: to });

/** In plan mode from today on, as the free times are, to the last day that is spoken of: so that none goes again. */
function daysToRead({ message, before, today, mode }: ContextRequest): { from: string; to: string } | null {
  const named = daysNamedIn(message, today, mode);
  if (mode !== 'plan' || named === null) return named;
  const earlier = before
    .slice(-MESSAGES_READ_FOR_DAYS)
    .flatMap((said) => daysNamedIn(said, today, mode)?.to ?? []);
  // A later day is read only where this very message names it.
  const furthest = addDays(today, READ_DAYS);
  const near = earlier.filter((day) => day <= furthest);
  return {
    from: today,
    to: [named.to, addDays(today, 2 * DEFAULT_DAYS_AHEAD), ...near].toSorted().at(-1) ?? named.to,
  };
}

/** The events of the days that the message names before those around them, of which some may be left out. */
function sortNamedDaysFirst(
  events: readonly PlannedEvent[],
  { message, today }: ContextRequest,
): PlannedEvent[] {
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
  if (mode === 'plan' || WEEK_WORDS.test(message)) {
    const week = addDays(today, DEFAULT_DAYS_AHEAD);
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
      : message
          .split(CONNECTIVES_OTHER_LANGUAGES)
          .flatMap((part) => readTimeMention(part, today, { words }).when.days);
  found.sort();
  const furthest = addDays(today, MAX_DAYS_SPANNED);
  return found.filter((day, at) => at === 0 || day <= furthest);
}

/** The remembered facts that a message touches; those of the aims where something is planned, all where they are asked for. */
function factsFor(request: ContextRequest, most: number): string[] {
  const { message, before, person, mode } = request;
  const known = (person.known ?? []).filter(({ text }) => isFactSafe(text));
  if (WHAT_IS_KNOWN_QUESTION.test(message)) return selectKnownFacts(known).map(formatFact);
  const words = wordFamiliesOf(message);
  const earlier = wordFamiliesOf(before.slice(-2).join('\n'));
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
    .toSorted((a, b) => b.score - a.score || factOrder(a.fact) - factOrder(b.fact) || a.place - b.place);
  return scored.slice(0, most).map(({ fact }) => formatFact(fact));
}

const factOrder = ({ kind }: KnownFact): number => (kind === 'onboarding' ? 1 : 0);

/** Of much that is known what was said since, and of the answers of the onboarding so many as are left room for. */
function selectKnownFacts(known: readonly KnownFact[]): KnownFact[] {
  const said = known.filter((fact) => factOrder(fact) === 0);
  const answers = known.filter((fact) => factOrder(fact) === 1);
  const room = Math.max(MAX_KNOWN_FACTS - said.length, MIN_ONBOARDING_ANSWERS);
  return [...said.slice(0, MAX_KNOWN_FACTS - Math.min(room, answers.length)), ...answers.slice(0, room)];
}

/** Whether a fact, which speaks to the person, tells of no danger: what is read for it speaks of oneself. */
export const isFactSafe = (fact: string): boolean =>
  readByRules(
    fact
      .replaceAll(/\byou(?:'re| are)\b/gi, 'I am')
      .replaceAll(/\byourself\b/gi, 'myself')
      .replaceAll(/\byour\b/gi, 'my')
      .replaceAll(/\byou\b/gi, 'I'),
  ) === null && readByRules(fact) === null;

const wordFamiliesOf = (text: string): Set<string> =>
  new Set(subjectWordsOf(text).flatMap((word) => [word, ...relatedWords(word)]));

const formatFact = ({ text, kind, date, on }: KnownFact): string =>
  `${text}${kind === 'onboarding' ? '' : ` (written ${longDay(date)} ${date.slice(0, 4)}${on ? `, for ${longDay(on)}` : ''})`}`;
