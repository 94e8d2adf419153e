import { randomUUID } from 'node:crypto';
import type { GoogleConflict } from '@inkwell/contracts';
import { type GoogleEmulator, startGoogleEmulator } from '@inkwell/emulators';
import { mongoUri } from '@inkwell/testing';
import { afterEach, beforeEach } from 'vitest';
import { type Calendar, GOOGLE_CLIENT, hashOf, lunch, newPerson, startCalendar } from './harness.ts';

export const ACCOUNT = 'you@example.com';
export const FAMILY = 'family0000@group.calendar.google.com';
export const HOLIDAYS = 'holidays0000@group.v.calendar.google.com';

/**
 * The service, with a Google of its own.
 *
 * @param publicUrl where Google sends its notices. Default: nowhere
 * @param importLimit how many of its events are taken. Default: as in the product
 */
export async function startWithGoogle(publicUrl?: string, importLimit?: number) {
  const asked: string[] = [];
  const mongodbUri = mongoUri(`google_${randomUUID().slice(0, 8)}`);
  const emulator = await startGoogleEmulator({
    port: 0,
    mongodbUri,
    ...GOOGLE_CLIENT,
    log: (line) => asked.push(line),
  });
  const calendar = await startCalendar({
    googleUrl: emulator.url,
    ...(publicUrl !== undefined && { publicUrl }),
    ...(importLimit !== undefined && { importLimit }),
  });
  return {
    calendar,
    emulator,
    /** The calls that Google was asked, each with its status. */
    asked,
    /** Empties Google's calendars, without a trace of what was in them. */
    empty: async (): Promise<void> => {
      const database = calendar.database.client.db(new URL(mongodbUri).pathname.slice(1));
      await database.collection('google_accounts').deleteMany({ type: 'event' });
    },
    close: async () => {
      await calendar.close();
      await emulator.close();
    },
  };
}

export type Connected = ReturnType<typeof newConnected>;

/** A new person, and what they do with Google. */
export function newConnected(calendar: Calendar, emulator: GoogleEmulator) {
  const person = newPerson(calendar);
  const { userId } = person;
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    calendar.call({ userId }, { method, url: `/api/google-calendar/${path}`, ...(payload && { payload }) });

  /** Goes to Google's page and decides there. @returns where the browser is sent */
  async function decide(form: Record<string, string> = {}): Promise<URL> {
    const { authUrl } = (await call('GET', 'auth')).json<{ authUrl: string }>();
    const html = await (await fetch(authUrl)).text();
    const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
    const fields = Object.fromEntries(
      hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
    );
    const answer = await fetch(`${emulator.url}/o/oauth2/v2/auth`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...fields, account: ACCOUNT, decision: 'allow', ...form }),
    });
    return new URL(answer.headers.get('location') ?? 'about:blank');
  }

  const comeBack = async (back: URL): Promise<string | undefined> =>
    (await call('GET', `callback${back.search}`)).headers.location?.toString();

  return {
    ...person,
    call,
    decide,
    comeBack,
    connect: async (form?: Record<string, string>) => comeBack(await decide(form)),
    status: async () => (await call('GET', 'status')).json<{ conflicts: GoogleConflict[] }>(),
    /** Makes events travel by themselves. */
    switchOn: async () => {
      await call('PUT', 'settings', { syncEnabled: true });
    },
    sync: (calendarId = ACCOUNT) =>
      call('POST', 'sync', {
        calendarId,
        timeMin: '2026-11-20T00:00:00.000Z',
        timeMax: '2027-02-18T00:00:00.000Z',
      }),
    /** A notice of Google's, as it comes through the gateway. */
    tell: async (state: string) => {
      const links = calendar.database.collection<{ _id: string; channel?: { id: string } }>('googlelinks');
      const id = (await links.findOne({ _id: userId }))?.channel?.id ?? '';
      const headers = {
        'x-goog-channel-id': id,
        'x-goog-channel-token': hashOf(`channel ${id}`),
        'x-goog-resource-state': state,
      };
      return calendar.call({}, { method: 'POST', url: '/api/webhooks/google', headers });
    },
    /** What the job does. */
    work: () => calendar.google.syncing.work(userId),
    titles: async () => (await person.list()).json<Array<{ title: string }>>().map(({ title }) => title),
  };
}

export const tea = {
  ...lunch,
  title: 'Tea with Ana',
  startTime: '2026-11-21 15:00:00',
  endTime: '2026-11-21 16:00:00',
};

export const swim = {
  id: 'sailing',
  summary: 'Swim',
  start: { dateTime: '2026-11-22T09:00:00Z' },
  end: { dateTime: '2026-11-22T10:00:00Z' },
};

export interface Shown {
  id: string;
  title: string;
  startTime: string;
  endTime: string;
  startDate: string | null;
  endDate: string | null;
  source: string;
  readOnly: boolean;
  recurrence: string | null;
}

/** The events of a person here and at Google, and changes that others make there. */
export function sidesOf(of: () => { google: Awaited<ReturnType<typeof startWithGoogle>>; ada: Connected }) {
  const change = (
    method: 'insert' | 'patch' | 'delete',
    body: object = {},
    id?: string,
    calendar = ACCOUNT,
  ) =>
    of().google.emulator.changeEvent({
      calendar,
      method,
      body: { ...body },
      ...(id !== undefined && { id }),
    });

  async function there(calendar = ACCOUNT) {
    const events = await of().google.emulator.events(calendar);
    return events.filter(({ status }) => status !== 'cancelled');
  }

  const here = async (
    query = '?from=2026-11-01T00:00:00.000Z&to=2027-03-01T00:00:00.000Z',
  ): Promise<Shown[]> => (await of().ada.list(query)).json<Shown[]>();

  const callsOf = (start: number) =>
    of()
      .google.asked.slice(start)
      .filter((line) => line.includes('/calendar/v3/'));

  /** Both directions, as the job does it, until there is nothing to do. */
  async function settle(): Promise<void> {
    await of().ada.work();
    await of().ada.work();
  }
  return { change, there, here, callsOf, settle };
}

/**
 * Gives each test of a file a Google of its own, and a person who is connected with it.
 *
 * @param isAutomatic whether events travel by themselves, too. Default false
 */
export function connectEach({ isAutomatic = false } = {}) {
  const world = {} as { google: Awaited<ReturnType<typeof startWithGoogle>>; ada: Connected };
  beforeEach(async () => {
    world.google = await startWithGoogle();
    world.ada = newConnected(world.google.calendar, world.google.emulator);
    await world.ada.connect();
    if (isAutomatic) await world.ada.switchOn();
  });
  afterEach(() => world.google.close());
  return Object.assign(
    world,
    sidesOf(() => world),
  );
}
