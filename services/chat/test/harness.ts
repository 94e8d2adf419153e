import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Digest,
  IDENTITY_HEADER,
  type StreamPiece,
  TIMEZONE_HEADER,
  type Topic,
} from '@inkwell/contracts';
import { createInternalReader, type IdentityVerifier } from '@inkwell/service';
import { openService } from '@inkwell/testing';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { buildApp } from '../src/app.ts';
import { migrations } from '../src/migrations.ts';
import { createStories } from '../src/stories.ts';
import { createScriptedScreen } from './scripted-screen.ts';
import { createScriptedModel } from './scripted-model.ts';

export const newUser = () => `user-${randomUUID()}`;
export const today = () => new Date().toISOString().slice(0, 10);

/** One replica of chat, listening on a port of its own, on the real database of this test file. */
export async function startChat() {
  const kit = await openService('chat', { callers: ['gateway', 'journal'], migrations });
  const { connection, log, vault, verify, sign, closers } = kit;
  const auth = await startAuthStub(kit.verifierOf('auth', ['chat']));
  closers.add(auth.close);
  const model = createScriptedModel();
  const screen = createScriptedScreen();
  const notices = createNotices();
  const stories = createStories({
    connection,
    vault,
    model,
    screen,
    log,
    live: { publish: async (userId, topic) => notices.add({ userId, topic }) },
    readFromAuth: createInternalReader(auth.url, kit.signerOf('chat', 'auth')),
  });
  const app = buildApp({ log, verify, ...stories });
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
        [IDENTITY_HEADER]: sign({ userId }),
        [TIMEZONE_HEADER]: 'Etc/UTC',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return {
    ...stories,
    app,
    auth,
    call,
    connection,
    log,
    model,
    screen,
    queue: kit.queue,
    sign,
    signAsJournal: kit.signerOf('journal', 'chat'),
    vault,
    request,
    /** Resolves at the person's next notice. Call it before what causes the notice. */
    nextNotice: notices.next,
    messages: connection.collection('messages'),
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
      ...(JSON.parse(value.data) as StreamPiece),
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

/** Stands for auth: answers the digests in `digests`, and 404 for everybody else. */
async function startAuthStub(verify: IdentityVerifier) {
  const digests = new Map<string, Digest>();
  const server = createServer((request, response) => {
    const token = request.headers[IDENTITY_HEADER];
    const { userId } = verify(typeof token === 'string' ? token : '');
    const digest = request.url === '/internal/digest' ? digests.get(userId ?? '') : undefined;
    response.writeHead(digest ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(digest ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    digests,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function digestOf(name: string, result: string): Digest {
  return {
    onboardingData: {
      name,
      birth: { date: '1990-05-17', time: '08:30', city: 'Stockholm, Sweden' },
      targets: { result_12_months: result, personal_quality: 'Patience', professional_skill: 'Spanish' },
      bottlenecks: { keeps_up_at_night: 'The rent', dominant_emotion: 'Worry', time_drain: 'My phone' },
      daily_rhythm: { peak_energy: 'Morning', pre_sleep_activity: 'Reading', target_sleep_hours: 7.5 },
      reflection: { keystone_habit: 'A walk', reflection_comfort: 'Comfortable', proud_word: 'Steady' },
    },
    blueprint: null,
  };
}
