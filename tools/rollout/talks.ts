import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { Mode, StreamPiece } from '@inkwell/contracts';

import { causeOf } from '../fleet/cause.ts';
import { countLostPieces } from '../fleet/pieces.ts';
import type { Person } from '../test/person.ts';

export type TalkCounts = {
  begun: number;
  complete: number;
  interrupted: number;
  /** Neither complete nor stored as interrupted, or without one of its pieces. */
  lost: number;
  /** How often a stream was cut and read on at another process. */
  resumed: number;
  /** The longest time that a reader waited for the next piece, in ms. */
  longestGapMs: number;
  /** Messages that were not answered by a stream. */
  failures: Map<string, number>;
  /** Sends no more messages, and reads the replies to their ends. */
  stop: () => Promise<void>;
};

const MAX_RESUMES = 20;
const RESUME_AFTER_MS = 500;
const PAUSE_AFTER_FAILURE_MS = 1_000;

/** One stream for each person and mode that is given, over and over. They begin one after the other within `spreadMs`. */
export function startTalks(
  base: string,
  lanes: readonly { person: Person; mode: Mode }[],
  spreadMs: number,
): TalkCounts {
  const stopping = new AbortController();
  const request = (person: Person, path: string, headers: Record<string, string> = {}, body?: string) =>
    fetch(new URL(`/api/conversations/${path}`, base), {
      headers: { cookie: person.cookie(), 'x-timezone': 'UTC', ...headers },
      ...(body !== undefined && { method: 'POST', body }),
    });

  const send = async (person: Person, mode: Mode): Promise<Response | null> => {
    const date = new Date().toISOString().slice(0, 10);
    const message = {
      content: 'I walked by the river today.',
      mode,
      date,
      clientMessageId: randomUUID(),
    };
    const headers = { 'content-type': 'application/json' };
    const how = await request(person, 'messages', headers, JSON.stringify(message)).catch(causeOf);
    if (typeof how !== 'string' && how.ok) return how;
    const failure = `POST conversations/messages: ${typeof how === 'string' ? how : how.status}`;
    talks.failures.set(failure, (talks.failures.get(failure) ?? 0) + 1);
    return null;
  };

  const talk = async (person: Person, mode: Mode): Promise<void> => {
    let response = await send(person, mode);
    if (!response) return pause(PAUSE_AFTER_FAILURE_MS);
    talks.begun += 1;
    const reading = createReplyReader((gapMs) => {
      talks.longestGapMs = Math.max(talks.longestGapMs, gapMs);
    });
    await reading.read(response);
    for (let resumes = 0; reading.end() === null && resumes < MAX_RESUMES; resumes += 1) {
      // As a page does: from where it was cut.
      talks.resumed += 1;
      const headers = { 'last-event-id': reading.lastEventId() };
      const resumed = await request(person, `${reading.conversationId()}/stream`, headers).catch(() => null);
      response = resumed?.status === 200 ? resumed : null;
      if (response) await reading.read(response);
      else await pause(RESUME_AFTER_MS);
    }
    if (reading.end() === 'complete') {
      if (countLostPieces(reading.text()) === 0) talks.complete += 1;
      else talks.lost += 1;
      return;
    }
    const state = await lastState(person, reading.conversationId());
    if (state === 'interrupted') talks.interrupted += 1;
    else talks.lost += 1;
  };

  /** How the latest reply of a conversation is stored. */
  const lastState = async (person: Person, id: number): Promise<string | undefined> => {
    const response = await request(person, String(id)).catch(() => null);
    if (!response?.ok) return undefined;
    const { messages } = (await response.json()) as { messages: { sender: string; state?: string }[] };
    return messages.findLast(({ sender }) => sender === 'ai')?.state;
  };

  const talks: TalkCounts = {
    begun: 0,
    complete: 0,
    interrupted: 0,
    lost: 0,
    resumed: 0,
    longestGapMs: 0,
    failures: new Map(),
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
  const running = Promise.all(
    lanes.map(async ({ person, mode }, place) => {
      await pause((spreadMs * place) / lanes.length);
      while (!stopping.signal.aborted) await talk(person, mode);
    }),
  );
  // Until `stop` awaits it, it needs a handler.
  running.catch(() => undefined);
  return talks;
}

/** What a reader has of one reply, over as many streams as it takes. */
function createReplyReader(tellGap: (ms: number) => void) {
  let conversationId = 0;
  let lastEventId = '';
  let text = '';
  let end: 'complete' | 'error' | null = null;
  let pieceAt: number | null = null;

  const take = (event: string): void => {
    const lines = event.split('\n');
    const data = lines.find((line) => line.startsWith('data: '))?.slice('data: '.length);
    if (data === undefined) return;
    lastEventId = lines.find((line) => line.startsWith('id: '))?.slice('id: '.length) ?? lastEventId;
    const piece = JSON.parse(data) as StreamPiece;
    if (piece.type === 'conversationId') conversationId = piece.conversationId;
    if (piece.type === 'complete' || piece.type === 'error') end = piece.type;
    if (piece.type !== 'content') return;
    text += piece.content;
    const now = performance.now();
    if (pieceAt !== null) tellGap(now - pieceAt);
    pieceAt = now;
  };
  return {
    /** Reads a stream to its end, or until it is cut. */
    read: async (response: Response): Promise<void> => {
      let rest = '';
      try {
        for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          const events = (rest + part).split('\n\n');
          rest = events.pop() ?? '';
          for (const event of events) take(event);
        }
      } catch {
        // It was cut: the next stream goes on.
      }
    },
    conversationId: () => conversationId,
    lastEventId: () => lastEventId,
    text: () => text,
    end: () => end,
  };
}
