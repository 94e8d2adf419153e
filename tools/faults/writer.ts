import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '@inkwell/contracts';

import type { StreamPiece } from '@inkwell/contracts';
import type { Emotion } from '@inkwell/contracts/constants';

import { createLoop } from '../fleet/loop.ts';
import type { PersonCalls } from './calls.ts';
import { textMark, type Outcome } from './history.ts';

const PAGE_EVERY_MS = 700;
const EVENT_EVERY_MS = 900;
const CONFIRM_EVERY_MS = 3_000;
/** A person may send 30 in ten minutes. */
const MESSAGE_EVERY_MS = 21_000;
const FIRST_MESSAGE_MS = 500;
const RESEND_AFTER_MS = 700;
const MOODS: readonly Emotion[] = ['calm', 'joy', 'sadness'];
/** How often a message is sent again whose answer was lost, as the web does. */
const MAX_SENDS = 6;

export const today = (): string => new Date().toISOString().slice(0, 10);

/** Somebody who writes on today's page, plans, and talks to the companion, all at once. */
export type Writer = {
  /** Theirs with the companion, once it is known. */
  conversationId: () => number | null;
  stop: () => Promise<void>;
};

/**
 * @param place among the writers: they do not all send at the same time
 * @param other whose conversation they try to read
 */
export function startWriter(calls: PersonCalls, place: number, other: () => number | null): Writer {
  let conversationId: number | null = null;
  let numbers = 0;
  const nextMark = (what: string): string => textMark(calls.name, `${what}${(numbers += 1)}`);

  const page = createPageWriter(calls, nextMark);
  const planner = createPlanner(calls, nextMark);
  const pages = createLoop(PAGE_EVERY_MS, page);
  const events = createLoop(EVENT_EVERY_MS, planner);

  const talk = async (): Promise<void> => {
    const id = await sendMessage(calls, `I feel calm by the river today. ${nextMark('message')}`);
    conversationId = id ?? conversationId;
  };
  const confirm = async (): Promise<void> => {
    const id = other();
    if (id !== null) await calls.send('GET', `conversations/${id}`, undefined, 404);
    if (conversationId === null) return;
    const content = `It stands in the calendar. ${nextMark('confirmation')}`;
    const body = { message: content, isCalendarConfirmation: true };
    const { outcome } = await calls.send('POST', `conversations/${conversationId}/messages`, body);
    calls.note({ kind: 'message', person: calls.name, outcome, content, reply: null });
    await calls.send('GET', `conversations/${conversationId}`);
    await calls.send('GET', 'insights');
  };
  const confirms = createLoop(CONFIRM_EVERY_MS, confirm);
  let talkAt = Date.now() + FIRST_MESSAGE_MS * place;
  const talks = createLoop(FIRST_MESSAGE_MS, async () => {
    if (Date.now() < talkAt) return;
    talkAt = Date.now() + MESSAGE_EVERY_MS;
    await talk();
  });
  return {
    conversationId: () => conversationId,
    stop: async () => {
      await Promise.all([pages, events, confirms, talks].map((loop) => loop.stop()));
    },
  };
}

/** Saves, each on the revision that the one before made, and reads what is there. */
function createPageWriter(calls: PersonCalls, nextMark: (what: string) => string): () => Promise<void> {
  let revision = 0;
  let turn = 0;
  return async () => {
    const content = `A walk by the river did me good. ${nextMark('page')}`;
    const mood = MOODS[(turn += 1) % MOODS.length] ?? 'calm';
    const save = { date: today(), content, mood, baseRevision: revision };
    const { outcome, status, body } = await calls.send('POST', 'journal-entries', save);
    calls.note({ kind: 'page', person: calls.name, outcome, content, mood });
    if (outcome === 'acknowledged') ({ revision } = body as { revision: number });
    const seen = status === 409 ? (body as { context: SavedPage }).context : turn % 4 === 0 && (await read());
    if (!seen) return;
    ({ revision } = seen);
    calls.note({ kind: 'page-seen', person: calls.name, outcome: 'acknowledged', content: seen.content });
  };
  async function read(): Promise<SavedPage | null> {
    const { status, body } = await calls.send('GET', `journal-entries/${today()}`);
    return status === 200 ? (body as SavedPage) : null;
  }
}
type SavedPage = { content: string; revision: number };

/** Makes events, moves each once, and removes every third. */
function createPlanner(calls: PersonCalls, nextMark: (what: string) => string): () => Promise<void> {
  let turn = 0;
  return async () => {
    turn += 1;
    const title = nextMark('event');
    const place = { person: calls.name, title };
    const from = startOf(turn, 8);
    const made = await calls.send('POST', 'calendar/events', eventBody(title, from));
    calls.note({ ...place, kind: 'event-created', outcome: made.outcome, start: from.toISOString() });
    if (made.outcome !== 'acknowledged') return;
    const { id } = made.body as { id: string };
    const to = startOf(turn, 14);
    const moved = await calls.send('PUT', `calendar/events/${id}`, eventBody(title, to));
    calls.note({ ...place, kind: 'event-moved', outcome: moved.outcome, start: to.toISOString() });
    if (turn % 3 !== 0) return;
    const removed = await calls.send('DELETE', `calendar/events/${id}`);
    // The only one who could have removed it before is a request whose answer was lost.
    calls.note({ ...place, kind: 'event-removed', outcome: removed.outcome });
    await calls.send('GET', `calendar/events?from=${plannedRange().from}&to=${plannedRange().to}`);
  };
}
const MAX_PLANNED_DAYS = 20;

/** The days in which all events lie. */
export const plannedRange = () => ({
  from: `${today()}T00:00:00Z`,
  to: dayFromToday(MAX_PLANNED_DAYS + 2).toISOString(),
});

const dayFromToday = (days: number): Date => new Date(Date.parse(`${today()}T00:00:00Z`) + days * DAY_MS);

const startOf = (turn: number, hour: number): Date =>
  new Date(dayFromToday(1 + (turn % MAX_PLANNED_DAYS)).getTime() + hour * 3_600_000 + (turn % 240) * 60_000);

const wallTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

const eventBody = (title: string, start: Date): object => ({
  title,
  startTime: wallTime(start),
  endTime: wallTime(new Date(start.getTime() + 30 * 60_000)),
  description: null,
  color: '#F4A261',
  suggested: false,
});

/** Sends a message, again under the same id where its answer is lost. @returns the conversation, where it is known */
async function sendMessage(calls: PersonCalls, content: string): Promise<number | null> {
  const message = { content, mode: 'write', date: today(), clientMessageId: randomUUID() };
  let outcome: Outcome = 'refused';
  for (let sends = 0; sends < MAX_SENDS; sends += 1) {
    if (sends > 0) await pause(RESEND_AFTER_MS);
    const { status, text } = await calls.stream('conversations/messages', message);
    const pieces = piecesOfStream(text);
    const id = pieces.find((piece) => piece.type === 'conversationId')?.conversationId;
    if (id !== undefined) {
      const end = pieces.findLast((piece) => piece.type === 'complete');
      const said = pieces.map((piece) => (piece.type === 'content' ? piece.content : '')).join('');
      const reply = end ? { id: end.messageId, content: said } : null;
      calls.note({ kind: 'message', person: calls.name, outcome: 'acknowledged', content, reply });
      return id;
    }
    if (status >= 400 && status < 500) break;
    outcome = 'unknown';
  }
  calls.note({ kind: 'message', person: calls.name, outcome, content, reply: null });
  return null;
}

function piecesOfStream(stream: string): StreamPiece[] {
  // What follows the last empty line was cut.
  return stream
    .split('\n\n')
    .slice(0, -1)
    .flatMap((event) => {
      const data = event.split('\n').find((line) => line.startsWith('data: '));
      return data === undefined ? [] : [JSON.parse(data.slice('data: '.length)) as StreamPiece];
    });
}
