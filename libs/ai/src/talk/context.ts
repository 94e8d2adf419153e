import { addDays, cutTextFromEnd, type FreeTime, mondayOf, type Mode } from '@inkwell/contracts';
import { readByRules } from '../care/rules.ts';
import type { PlannedEvent, Sources } from '../sources.ts';
import type { KnownFact, Person } from '../local/known-facts.ts';
import { comingDayIn, longDay } from '../memory/days.ts';
import { subjectWordsOf } from '../memory/search.ts';
import { relatedWords } from '../memory/word-families.ts';
import { freeTimesFor } from './plan-turn.ts';
import type { PromptData } from './prompt.ts';

export type ContextRequest = {
  mode: Mode;
  message: string;
  /** The person's messages before it, oldest first. */
  before: readonly string[];
  /** The person's day and hour. */
  today: string;
  hour: number;
  person: Person;
  sources: Sources | undefined;
  /** For a small model: it loses its way in much. */
  isShort: boolean;
};

/** What a model is told, and when something could be planned. */
export type Context = { data: PromptData; times: readonly FreeTime[] };

const DAYS_AHEAD = 7;
const MOST = {
  usual: { facts: 3, words: 4, events: 12, page: 4_000, times: 4 },
  short: { facts: 2, words: 2, events: 6, page: 1_200, times: 3 },
} as const;
/** Where all that is known is asked for. */
const MOST_KNOWN = 12;

const ASKS_FOR_PAST =
  /\b(?:what|when|where|how often|have|did|do you remember)\b.{0,20}\bi\b.{0,25}\b(?:sa(?:id|y)|wr(?:o|i)te|written|tell|told|mention\w*|last|first|ever)\b|\b(?:habe ich|schrieb ich|erinnerst du dich)\b|\b(?:escribí|dije|recuerdas)\b|\b(?:j'ai (?:écrit|dit)|tu te souviens)\b|\b(?:escrevi|eu disse|você se lembra)\b/i;
const ASKS_FOR_PAGE =
  /\b(?:my|today'?s|the|this) (?:page|entry|journal)\b|\bwhat I(?:'ve| have)? wr(?:ote|itten) (?:today|this (?:morning|afternoon|evening)|earlier)\b|\b(?:meine|heutige) (?:seite|eintrag)\b|\bmi (?:página|diario)\b|\b(?:ma page|mon journal)\b|\b(?:minha página|meu diário)\b/i;
const ASKS_WHAT_IS_KNOWN =
  /\bwhat (?:do|else do|have) you (?:know|remember\w*|noted?|learn\w*|got)\b.{0,20}\b(?:me|of me|i am)\b|\btell me what you know\b|\bwas weißt du (?:über|von) mir\b|\bqué sabes de mí\b|\bque sais-tu (?:de|sur) moi\b|\bo que (?:você sabe|sabes) sobre mim\b/i;
const ASKS_FOR_WEEK =
  /\b(?:this|next|the|my) week\b|\bweekend\b|\b(?:calendar|schedule|appointments?|agenda|planned)\b|\b(?:diese|nächste) woche\b|\b(?:esta|próxima) semana\b|\bcette semaine\b/i;
const TODAY_ELSEWHERE = /\b(?:heute|hoy|aujourd'hui|hoje)\b/i;
const TOMORROW_ELSEWHERE = /\b(?:morgen|mañana|demain|amanhã)\b/i;

/**
 * What is told to a model beside a message: the day and the hour, and what fits this very message. Everything is asked
 * for at once, and what does not come in time is left out.
 */
export async function contextOf(request: ContextRequest): Promise<Context> {
  const { mode, message, today, hour, person, sources } = request;
  const most = MOST[request.isShort ? 'short' : 'usual'];
  const days = daysNamedIn(message, today, mode);
  const asksForPage = ASKS_FOR_PAGE.test(message);
  const [page, words, events, times] = await Promise.all([
    asksForPage ? sources?.readPage() : null,
    person.remembers === false ? null : sources?.findWords(message, ASKS_FOR_PAST.test(message)),
    days && sources?.readEvents(days.from, days.to),
    mode === 'plan' ? sources?.readFreeTimes?.() : null,
  ]);
  const remembered = factsFor(request, most.facts);
  const free = freeTimesFor(times ?? [], { message, today, most: most.times });
  const data = {
    now: `${longDay(today)} ${today.slice(0, 4)}, ${String(hour).padStart(2, '0')}:00`,
    ...(person.name && { name: person.name }),
    ...(remembered.length > 0 && { remembered_of_the_person: remembered }),
    ...(words && words.length > 0 && { they_wrote_before: words.slice(0, most.words).map(lineOf) }),
    ...(page && { todays_page: cutTextFromEnd(page, most.page) }),
    ...(days && events && { calendar: events.slice(0, most.events).map(eventLine) }),
    ...(free.length > 0 && { free_times: free }),
  };
  return { data, times: times ?? [] };
}

/** A line of a page or a message, with its day. */
export const lineOf = ({ quote, date, kind }: { quote: string; date: string; kind: string }): string =>
  `${longDay(date)} ${date.slice(0, 4)} (${kind}): ${quote}`;

export const eventLine = ({ title, day, start, end }: PlannedEvent): string =>
  `${longDay(day)}${start === null ? '' : ` ${start}${end === null ? '' : `-${end}`}`}: ${title}`;

/** The days that a message speaks of; in plan mode the week ahead, where it names none. */
export function daysNamedIn(message: string, today: string, mode: Mode): { from: string; to: string } | null {
  if (/\bnext week\b|\bnächste woche\b|\bpróxima semana\b/i.test(message)) {
    const from = addDays(mondayOf(today), 7);
    return { from, to: addDays(from, 6) };
  }
  if (TODAY_ELSEWHERE.test(message)) return { from: today, to: today };
  if (TOMORROW_ELSEWHERE.test(message)) return { from: addDays(today, 1), to: addDays(today, 1) };
  const named = comingDayIn(message, today);
  if (named) return { from: named.day, to: named.day };
  if (mode === 'plan' || ASKS_FOR_WEEK.test(message)) return { from: today, to: addDays(today, DAYS_AHEAD) };
  return null;
}

/** The remembered facts that a message touches; those of the aims where something is planned, all where they are asked for. */
function factsFor(request: ContextRequest, most: number): string[] {
  const { message, before, person, mode } = request;
  const known = (person.known ?? []).filter(({ text }) => isSafe(text));
  if (ASKS_WHAT_IS_KNOWN.test(message)) return known.slice(0, MOST_KNOWN).map(factLine);
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
    .toSorted((a, b) => b.score - a.score || a.place - b.place);
  return scored.slice(0, most).map(({ fact }) => factLine(fact));
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
