import { setTimeout as pause } from 'node:timers/promises';

import { createLoop } from '../fleet/loop.ts';
import type { CardForm } from '../test/card-form.ts';
import { allowGoogle } from '../test/google-consent.ts';
import { createPerson, PASSWORD, type Person } from '../test/person.ts';
import { createCalls, type PersonCalls, type ClientNotes } from './calls.ts';
import type { ObservedPerson } from './observe.ts';
import { startPayer } from './payer.ts';
import type { RedisPair } from './redis-pair.ts';
import { plannedRange, startWriter, today, type Writer } from './writer.ts';

const WRITER_COUNT = 5;
const PAYER_COUNT = 2;
const LIMITS_OF_PAYERS = ['setup', 'resubscribe', 'subscribe', 'cancel'];
const NEWCOMER_EVERY_MS = 4_000;
const ROUND_EVERY_MS = 200;
const ROUND_MS = 4_000;

/** Google's account that the first writer's events are sent to. */
export const GOOGLE_ACCOUNT = 'you@example.com';

type TestPerson = { person: Person; calls: PersonCalls; userId: string };

/** Everybody who uses the product during the run. */
export type RunPeople = {
  writers: () => ObservedPerson[];
  payers: () => ObservedPerson[];
  newcomers: () => readonly Person[];
  /** Waits until every part of the product answers. @returns after how many ms; null where it did not in time */
  untilAnswering: (timeoutMs: number) => Promise<number | null>;
  /** Ends all writing, once each request under way has its answer. */
  stop: () => Promise<void>;
};

export type PeopleOptions = {
  base: string;
  notes: ClientNotes;
  form: CardForm;
  /** Asks the Redis in which the gateway counts. */
  askRedis: RedisPair['ask'];
};

/** Signs everybody up. They write from when `start` is called. */
export async function gatherPeople({ base, notes, form, askRedis }: PeopleOptions): Promise<() => RunPeople> {
  const somebody = async (name: string, joins: (person: Person) => Promise<void>): Promise<TestPerson> => {
    const person = createPerson(base);
    await joins(person);
    const calls = createCalls(base, person, name, notes);
    const { body } = await calls.send('GET', 'auth/user');
    return { person, calls, userId: (body as { id: string }).id };
  };
  const names = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `${kind}${at + 1}`);
  const onboarded = async (person: Person): Promise<void> => {
    await person.signUp();
    await person.onboard();
  };
  const joins = (name: string) => somebody(name, (person) => person.join());
  const writers = await Promise.all(names('writer', WRITER_COUNT).map(joins));
  const payers = await Promise.all(names('payer', PAYER_COUNT).map((name) => somebody(name, onboarded)));
  const prober = await joins('prober1');
  const [first] = writers;
  if (first) await connectGoogle(first.person, base);

  return () => {
    const writing: Writer[] = [];
    for (const [at, { calls }] of writers.entries()) {
      const next = () => writing[(at + 1) % WRITER_COUNT]?.conversationId() ?? null;
      writing.push(startWriter(calls, at, next));
    }
    const paying = payers.map(({ calls, userId }) => {
      const keys = LIMITS_OF_PAYERS.map((limit) => `{${userId}}:limit:${limit}`);
      // Where Redis is away nobody is counted either.
      const forgetTries = () => void askRedis((redis) => redis.del(keys)).catch(() => undefined);
      return startPayer(calls, form, forgetTries);
    });
    const newcomers = startNewcomers(base, notes);
    return {
      writers: () =>
        writers.map(({ calls, userId }, at) => ({
          calls,
          userId,
          conversationId: writing[at]?.conversationId() ?? null,
        })),
      payers: () => payers.map(({ calls, userId }) => ({ calls, userId, conversationId: null })),
      newcomers: newcomers.all,
      untilAnswering: (timeoutMs) => untilAnswering(base, prober.person, timeoutMs),
      stop: async () => {
        await Promise.all([...writing, ...paying, newcomers].map((each) => each.stop()));
      },
    };
  };
}

/** Somebody new every few seconds. */
function startNewcomers(base: string, notes: ClientNotes) {
  const all: Person[] = [];
  const loop = createLoop(NEWCOMER_EVERY_MS, async () => {
    const person = createPerson(base);
    const name = `newcomer${all.push(person)}`;
    const calls = createCalls(base, person, name, notes);
    const { outcome } = await calls.send('POST', 'signup', { email: person.email, password: PASSWORD });
    notes.writes.push({ kind: 'signed-up', person: name, outcome, email: person.email });
  });
  return { all: () => all, stop: loop.stop };
}

/** One request of each part of the product, at once, until all are answered in one round. */
async function untilAnswering(base: string, person: Person, timeoutMs: number): Promise<number | null> {
  const began = Date.now();
  const { from, to } = plannedRange();
  const paths = [
    'auth/user',
    `journal-entries/${today()}?optional=true`,
    'insights',
    `calendar/events?from=${from}&to=${to}`,
    'subscription-status',
    'conversations/dates?mode=write',
    'google-calendar/status',
  ];
  const isAnswered = async (path: string, page?: object): Promise<boolean> => {
    try {
      const response = await fetch(new URL(`/api/${path}`, base), {
        headers: {
          cookie: person.cookie(),
          'x-timezone': 'UTC',
          ...(page && { 'content-type': 'application/json' }),
        },
        ...(page && { method: 'POST', body: JSON.stringify(page) }),
        signal: AbortSignal.timeout(ROUND_MS),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      // It is not back yet.
      return false;
    }
  };
  while (Date.now() - began < timeoutMs) {
    const page = { date: today(), content: `Are you there? ${Date.now()}` };
    const answers = await Promise.all([
      ...paths.map((path) => isAnswered(path)),
      isAnswered('journal-entries', page),
    ]);
    if (answers.every(Boolean)) return Date.now() - began;
    await pause(ROUND_EVERY_MS);
  }
  return null;
}

/** Goes to Google's page, allows it there, comes back, and has events sent by themselves. */
async function connectGoogle(person: Person, base: string): Promise<void> {
  const back = await allowGoogle(person, GOOGLE_ACCOUNT);
  await fetch(new URL(`/api/google-calendar/callback${back.search}`, base), {
    redirect: 'manual',
    headers: { cookie: person.cookie() },
  });
  const settings = { syncEnabled: true, primaryCalendarId: GOOGLE_ACCOUNT };
  const { status, body: said } = await person.send('PUT', 'google-calendar/settings', settings);
  if (status !== 200) throw new Error(`Google was not connected: ${status} ${JSON.stringify(said)}`);
}
