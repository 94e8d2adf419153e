import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createScreen, type DangerScreen } from '@inkwell/ai/care';
import { createFeelingsReader, type FeelingsReader } from '@inkwell/ai/feelings';
import type { Embeddings } from '@inkwell/ai/reading';
import {
  type Digest,
  type EntryCare,
  IDENTITY_HEADER,
  StreamPiece,
  TIMEZONE_HEADER,
  type Topic,
} from '@inkwell/contracts';
import { createJobs, createOutbox } from '@inkwell/events';
import { createInternalReader, createTokenBudget } from '@inkwell/service';
import { openService, startStub } from '@inkwell/testing';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { migrations } from '../src/migrations.ts';
import { createUseCases } from '../src/use-cases.ts';
import { createScriptedScreen } from './scripted-screen.ts';
import { createScriptedModel } from './scripted-model.ts';

export const newUser = () => `user-${randomUUID()}`;
export const today = () => new Date().toISOString().slice(0, 10);

interface ChatOptions {
  /** Default 0: without end. */
  tokenBudget?: number;
  /** Of the reading server; with one, its head reads messages in place of the scripted one. Default: there is none. */
  embed?: Embeddings['embed'];
  /** Reads messages in place of the scripted one. */
  realScreen?: DangerScreen;
  /** Default: the clock. */
  now?: () => Date;
}

/** One replica of chat, listening on a port of its own, on the real database of this test file. */
export async function startChat({ tokenBudget = 0, embed, realScreen, now }: ChatOptions = {}) {
  const kit = await openService('chat', { callers: ['gateway', 'auth', 'insights', 'journal'], migrations });
  const { connection, redis, log, vault, verify, sign, closers } = kit;
  const auth = await startStub<Digest>('/internal/digest', kit.verifierOf('auth', ['chat']));
  closers.add(auth.close);
  const journal = await startStub<EntryCare>(
    `/internal/entries/${today()}/care`,
    kit.verifierOf('journal', ['chat']),
  );
  closers.add(journal.close);
  const calendar = await startStub('/internal/events', kit.verifierOf('calendar', ['chat']));
  closers.add(calendar.close);
  const jobs = createJobs('chat', kit.queue);
  closers.add(jobs.close);
  const model = createScriptedModel();
  const screen = createScriptedScreen();
  // By the words alone, where a test says nothing else.
  const feelings: FeelingsReader = createFeelingsReader();
  const notices = createNotices();
  const withoutAccess = new Set<string>();
  const budget = createTokenBudget({ redis, limit: tokenBudget, log, now: now ?? (() => new Date()) });
  const useCases = createUseCases({
    connection,
    jobs,
    vault,
    model,
    tokenBudget: budget,
    safetyIdentifierOf: (userId) => `hash of ${userId}`,
    screen: realScreen ?? (embed ? createScreen({ embeddings: { embed } }) : screen),
    feelings: { read: (text, person) => feelings.read(text, person) },
    log,
    live: { publish: async (userId, topic) => notices.add({ userId, topic }) },
    readFromAuth: createInternalReader(auth.url, kit.signerOf('chat', 'auth')),
    readFromJournal: createInternalReader(journal.url, kit.signerOf('chat', 'journal')),
    readFromCalendar: createInternalReader(calendar.url, kit.signerOf('chat', 'calendar')),
    embeddings: embed && { embed },
    outbox: createOutbox(connection, 'chat'),
    ...(now && { now }),
  });
  const app = buildApp({ log, verify, ...useCases });
  const call = await kit.serve(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const request = (
    method: 'GET' | 'POST' | 'PUT',
    userId: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) =>
    fetch(`${url}/api/conversations${path}`, {
      method,
      headers: {
        [IDENTITY_HEADER]: sign({ userId, hasAccess: !withoutAccess.has(userId) }),
        [TIMEZONE_HEADER]: 'Etc/UTC',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return {
    ...useCases,
    app,
    auth,
    journal,
    calendar,
    withoutAccess,
    call,
    connection,
    database: kit.database,
    feelings,
    log,
    model,
    screen,
    queue: kit.queue,
    redis,
    tokenBudget: budget,
    sign,
    signAsAuth: kit.signerOf('auth', 'chat'),
    signAsInsights: kit.signerOf('insights', 'chat'),
    signAsJournal: kit.signerOf('journal', 'chat'),
    vault,
    request,
    /** Resolves at the person's next notice. Call it before what causes the notice. */
    nextNotice: notices.next,
    messages: kit.database.collection('messages'),
    people: kit.database.collection<{ _id: string; recentReadings?: unknown[] }>('people'),
    /** Sends a message and reads its stream. */
    send: async (userId: string, content: string, extra: Record<string, unknown> = {}, id?: number) => {
      const path = id === undefined ? '/messages' : `/${id}/messages`;
      const body = { content, mode: 'write', date: today(), ...extra };
      return readStream(await request('POST', userId, path, body));
    },
    resume: async (userId: string, id: number, lastEventId?: string) =>
      readStream(
        await request('GET', userId, `/${id}/stream`, undefined, {
          ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
        }),
      ),
    stop: (userId: string, id: number) => request('POST', userId, `/${id}/stop`),
    get: async (userId: string, id: number) => {
      const response = await request('GET', userId, `/${id}`);
      if (response.status !== 200) throw new Error(`answered ${response.status}`);
      return (await response.json()) as {
        title: string;
        messages: Array<{ id: string; content: string; sender: string; complete?: boolean }>;
      };
    },
    close: kit.close,
  };
}
export type Chat = Awaited<ReturnType<typeof startChat>>;

/** Holds the next send, which has stored nothing yet, from when it has `reached` chat until `release`. */
export function holdNextSend({ vault }: Pick<Chat, 'vault'>) {
  const hold = new EventEmitter();
  const released = once(hold, 'released');
  const open = vault.open.bind(vault);
  vi.spyOn(vault, 'open').mockImplementationOnce(async (userId) => {
    hold.emit('reached');
    await released;
    return open(userId);
  });
  return { reached: once(hold, 'reached'), release: () => hold.emit('released') };
}

export type Event = StreamPiece & { eventId?: string | undefined };

/** Reads a response as an event stream, one event at a time. */
function readStream(response: Response) {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !type.startsWith('text/event-stream')) {
    throw new Error(`no stream but ${response.status} ${type}`);
  }
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async (): Promise<Event | null> => {
    const { done, value } = await reader.read();
    if (done) return null;
    return {
      ...StreamPiece.parse(JSON.parse(value.data)),
      ...(value.id !== undefined && { eventId: value.id }),
    };
  };
  const readAll = async (): Promise<Event[]> => {
    const events: Event[] = [];
    for (let event = await next(); event; event = await next()) events.push(event);
    return events;
  };
  return {
    next,
    /** Every event up to the end. */
    readAll,
    /** The conversation's id, which comes first. */
    conversationId: async (): Promise<number> => {
      const event = await next();
      if (event?.type !== 'conversationId') throw new Error(`began with ${event?.type ?? 'nothing'}`);
      return event.conversationId;
    },
    cancel: () => reader.cancel(),
  };
}

/** The text of all pieces. */
export const contentOf = (events: Event[]) =>
  events.map((event) => (event.type === 'content' ? event.content : '')).join('');

function createNotices() {
  const waiting: Array<{ userId: string; resolve: (topic: Topic) => void }> = [];
  return {
    add: ({ userId, topic }: { userId: string; topic: Topic }) => {
      for (const waiter of waiting.filter((each) => each.userId === userId)) {
        waiting.splice(waiting.indexOf(waiter), 1);
        waiter.resolve(topic);
      }
    },
    next: (userId: string) => new Promise<Topic>((resolve) => waiting.push({ userId, resolve })),
  };
}
