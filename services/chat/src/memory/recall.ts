import type { FoundWords, ShownCard, Sources } from '@inkwell/ai';
import {
  COMMON_DIRECTION,
  createMemorySearch,
  type MemoryMatch,
  type MemoryQuery,
  memoryQueryOf,
  type NotedFact,
  rankMatches,
  subjectWordsOf,
} from '@inkwell/ai/memory';
import { type Embedding, type Embeddings, unpackEmbedding } from '@inkwell/ai/reading';
import {
  addDays,
  type CalendarSuggestion,
  CheckedProposal,
  dayOf,
  PlannedEvents,
  FoundParagraphs,
  FreeTimes,
  MINUTE_MS,
  PageOfDay,
  type PlannedEvent,
} from '@inkwell/contracts';
import { instantOf, wallTimeOf } from '@inkwell/contracts/wall-clock';
import { AppError, type InternalReader, type Logger } from '@inkwell/service';
import {
  type MessageModel,
  type MessageRow,
  OWN_MESSAGES_INDEX,
  textOf,
  vectorAad,
} from '../messages/message.model.ts';
import type { ReplyTurn } from '../replies/active-reply.ts';
import type { FactSource } from './facts.ts';

/** A reply waits so long for what it could do without. */
const DEFAULT_WAIT_MS = 200;
/** So long earlier words are waited for, and of that so long for the reading of what is asked. */
const EARLIER_WORDS_WAIT_MS = {
  unasked: { all: DEFAULT_WAIT_MS, question: 0 },
  /** The past itself is asked for. */
  asked: { all: 300, question: 120 },
  /** A model has called for them: without them it takes another round, which is far longer. The journal looks for 0.8 s. */
  searched: { all: 1_250, question: 300 },
};
/** A plan without the calendar, or its card, is missed more than a line from the past. */
const CALENDAR_WAIT_MS = 1_000;
const NOTE_FACT_WAIT_MS = 1_000;
/** What is left for putting together what was found. */
const ASSEMBLY_MARGIN_MS = 50;
/** So many messages are looked through where the past is asked for, and where a reply may do without it. */
const MAX_MESSAGES = { asked: 5_000, unasked: 500 };
const MAX_FOUND = 5;

export interface RecallDeps {
  Message: MessageModel;
  readFromJournal: InternalReader;
  readFromCalendar: InternalReader;
  /** The name by which the model's provider knows a person. */
  safetyIdentifierOf: (userId: string) => string;
  /** Without them earlier words are found by word alone. */
  embeddings: Pick<Embeddings, 'embed'> | undefined;
  /** Notes facts in the place of what was noted from the same source. @returns whether anything was changed */
  noteFacts: (
    userId: string,
    box: ReplyTurn['box'],
    source: FactSource,
    facts: readonly NotedFact[],
  ) => Promise<boolean>;
  log: Logger;
}

type OwnMessage = Pick<MessageRow, '_id' | 'content' | 'at' | 'vector'>;

export type Recall = ReturnType<typeof createRecall>;

/** What a reply may ask of what the person has written and planned, beside the conversation itself. */
export function createRecall(deps: RecallDeps) {
  const { Message, readFromJournal, readFromCalendar, embeddings, log } = deps;

  /** Null where it does not come in time, or the service is away. */
  async function within<T>(ms: number, read: (until: number) => Promise<T | null>): Promise<T | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, ms, null);
    });
    try {
      return await Promise.race([read(Date.now() + ms), late]);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error }, 'a reply goes without what a service did not tell');
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The subject's embedding; null where it does not come in time. */
  async function vectorOf(question: string, userId: string): Promise<Embedding | null> {
    const subject = subjectWordsOf(question).join(' ');
    if (!embeddings || subject === '') return null;
    try {
      const [vector] = await embeddings.embed([subject], {
        priority: 10,
        person: deps.safetyIdentifierOf(userId),
      });
      return vector ?? null;
    } catch (error) {
      log.warn({ err: error }, 'earlier words are looked for by word alone');
      return null;
    }
  }

  async function searchMessages(
    { userId, box, at, timeZone }: ReplyTurn,
    query: MemoryQuery,
    { until, limit }: { until: number; limit: number },
  ): Promise<MemoryMatch[]> {
    const found = createMemorySearch(query, COMMON_DIRECTION);
    const rows = Message.find(
      { userId, sender: 'user', at: { $lt: at }, confirmation: { $exists: false }, care: { $exists: false } },
      { content: 1, at: 1, vector: 1 },
    )
      .hint(OWN_MESSAGES_INDEX)
      .sort({ at: -1 })
      .limit(limit)
      .lean<OwnMessage[]>()
      .cursor({ batchSize: 500 });
    for await (const row of rows as AsyncIterable<OwnMessage>) {
      if (Date.now() > until) break;
      const date = dayOf(row.at, timeZone);
      if (!found.isWanted(date)) continue;
      const vector = row.vector && Buffer.from(box.unseal(row.vector, vectorAad(row._id)), 'base64');
      found.add({ text: textOf(row, box), date, vector: vector ? unpackEmbedding(vector) : null });
    }
    return found.best(MAX_FOUND);
  }

  async function findWords(
    turn: ReplyTurn,
    question: string,
    isAsked: boolean,
    days?: { from: string; to: string },
    isSearched = false,
  ): Promise<FoundWords[] | null> {
    const ms = EARLIER_WORDS_WAIT_MS[isSearched ? 'searched' : isAsked ? 'asked' : 'unasked'];
    return within(ms.all, async (until) => {
      // Of a message that asks for nothing the embedding is there; of a question its subject is read.
      const vector = isAsked
        ? await within(ms.question, () => vectorOf(question, turn.userId))
        : turn.reading.embedding;
      const query = { ...memoryQueryOf(question, vector, turn.reading.today), ...days };
      const soon = until - ASSEMBLY_MARGIN_MS;
      const [messages, pages] = await Promise.all([
        searchMessages(turn, query, { until: soon, limit: MAX_MESSAGES[isAsked ? 'asked' : 'unasked'] }),
        within(soon - Date.now(), () =>
          readFromJournal('/internal/paragraphs', turn, FoundParagraphs, query),
        ),
      ]);
      // Without the pages nothing can be said not to be there.
      if (!pages && messages.length === 0) return null;
      const all = [
        ...messages.map((match) => ({ ...match, kind: 'message' as const })),
        ...(pages?.found ?? []).map((match) => ({ ...match, kind: 'page' as const })),
      ];
      return rankMatches(all, query.order, MAX_FOUND);
    });
  }

  /** What a reply notes stands in the place of what the same reply noted before: all of it is given each time. */
  function rememberFor({ userId, box, replyId, reading, mode }: ReplyTurn) {
    const facts: { text: string }[] = [];
    const source = { kind: 'message', from: replyId.toHexString(), date: reading.today, mode } as const;
    let before: Promise<unknown> = Promise.resolve();
    return async (fact: string): Promise<boolean | null> => {
      // One after another: what each has changed would else be told of another.
      const noting = before.then(() => {
        facts.push({ text: fact });
        return deps.noteFacts(userId, box, source, [...facts]);
      });
      before = noting.catch(() => undefined);
      return within(NOTE_FACT_WAIT_MS, () => noting);
    };
  }

  return {
    /**
     * What a turn may ask for.
     *
     * @param isOn whether the person's memory is switched on
     * @param suggested for the calendar, and not answered
     */
    sourcesOf: (turn: ReplyTurn, isOn: boolean, suggested: readonly CalendarSuggestion[] = []): Sources => ({
      cards: suggested.map((suggestion) => toShownCard(suggestion, turn)),

      findWords: async (question, ...how) => (isOn ? findWords(turn, question, ...how) : null),

      readPage: (day = turn.reading.today) =>
        within(DEFAULT_WAIT_MS, async () => {
          const path = `/internal/entries/${day}/page`;
          return (await readFromJournal(path, turn, PageOfDay))?.content ?? '';
        }),

      readEvents: (from, to) =>
        within(turn.mode === 'plan' ? CALENDAR_WAIT_MS : DEFAULT_WAIT_MS, async () => {
          const range = new URLSearchParams({
            from: instantOf(`${from} 00:00:00`, turn.timeZone).toISOString(),
            to: instantOf(`${addDays(to, 1)} 00:00:00`, turn.timeZone).toISOString(),
            ...timeZoneParams(turn),
          });
          const answer = await readFromCalendar(`/internal/events?${range.toString()}`, turn, PlannedEvents);
          const planned = answer?.events.filter(({ response }) => response !== 'declined');
          return planned?.map((event) => plannedEvent(event, turn)) ?? null;
        }),

      readFreeTimes: () =>
        within(CALENDAR_WAIT_MS, async () => {
          const path = `/internal/free-times?${new URLSearchParams(timeZoneParams(turn)).toString()}`;
          return (await readFromCalendar(path, turn, FreeTimes))?.free ?? null;
        }),

      proposeEvent: (event) =>
        within(CALENDAR_WAIT_MS, async () => {
          const body = { ...event, ...turn.timeZone };
          const checked = await readFromCalendar('/internal/proposals', turn, CheckedProposal, body);
          if (checked?.suggestion) return { suggestion: checked.suggestion };
          return checked?.problem ? { problem: checked.problem, free: checked.free } : null;
        }),

      rememberFact: isOn ? rememberFor(turn) : async () => false,
    }),
  };
}

function toShownCard(
  { title, suggestedTime, duration }: CalendarSuggestion,
  { timeZone }: ReplyTurn,
): ShownCard {
  const start = new Date(suggestedTime);
  const [from, to] = [start, new Date(start.getTime() + duration * MINUTE_MS)].map((at) =>
    wallTimeOf(at, timeZone),
  );
  const day = from?.slice(0, 10) ?? '';
  const isSameDay = to?.startsWith(day);
  return { title, day, from: from?.slice(11, 16) ?? '', to: isSameDay ? (to?.slice(11, 16) ?? '') : '24:00' };
}

const timeZoneParams = ({ timeZone: { zone, offset } }: ReplyTurn): Record<string, string> => ({
  ...(zone !== undefined && { zone }),
  ...(offset !== undefined && { offset: String(offset) }),
});

function plannedEvent(
  { title, startTime, endTime, allDay, startDate }: PlannedEvent,
  { timeZone }: ReplyTurn,
) {
  const start = wallTimeOf(new Date(startTime), timeZone);
  const day = allDay && startDate ? startDate : start.slice(0, 10);
  const end = wallTimeOf(new Date(endTime), timeZone).slice(11, 16);
  return { title, day, start: allDay ? null : start.slice(11, 16), end: allDay ? null : end };
}
