import { randomBytes, randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, type Topic } from '@inkwell/contracts';
import {
  connectMongo,
  createIdentitySigner,
  createIdentityVerifier,
  createLog,
  ensureIndexes,
} from '@inkwell/service';
import { mongoUri } from '@inkwell/testing';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import { buildApp } from '../src/app.ts';
import { createCalendarEvents } from '../src/calendar-events.ts';

const secrets = { gateway: randomBytes(32).toString('hex') };
const sign = createIdentitySigner({ caller: 'gateway', audience: 'calendar', secret: secrets.gateway });

export type Calendar = Awaited<ReturnType<typeof openCalendar>>;

/** The service on a real database. */
export async function openCalendar() {
  const log = createLog({ name: 'calendar', level: 'silent' });
  const connection = await connectMongo(mongoUri('calendar'), log);
  const notices: Array<{ userId: string; topic: Topic }> = [];
  // A test's own step between a write's look at the tombstone and its commit.
  const beforeCommit = { step: async (_userId: string): Promise<void> => undefined };
  const keys = parseVaultKeys(`test:${randomBytes(32).toString('base64')}`);
  const vault = createVault({ connection, keys });
  const events = createCalendarEvents({
    connection,
    vault: {
      ...vault,
      open: async (userId, options) => {
        const box = await vault.open(userId, options);
        if (options?.session) await beforeCommit.step(userId);
        return box;
      },
    },
    live: { publish: async (userId, topic) => void notices.push({ userId, topic }) },
  });
  const verify = createIdentityVerifier({ audience: 'calendar', secrets });
  const app = buildApp({ log, verify, events });
  await ensureIndexes(connection);
  return {
    app,
    beforeCommit,
    connection,
    events,
    notices,
    close: async () => {
      await app.close();
      await connection.close();
    },
  };
}

export const lunch = {
  title: 'Lunch with Mira',
  startTime: '2026-11-20 12:00:00',
  endTime: '2026-11-20 13:00:00',
  description: 'The place by the river',
  color: '#F4A261',
  suggested: false,
};

/** A person of a test's own, and what they do. */
export function person(
  calendar: Calendar,
  { zone = 'America/New_York', userId = randomUUID() }: { zone?: string; userId?: string } = {},
) {
  const headers = () => ({ [IDENTITY_HEADER]: sign({ userId }), 'x-timezone': zone });
  const url = '/api/calendar/events';
  return {
    userId,
    list: (query = '') => calendar.app.inject({ url: `${url}${query}`, headers: headers() }),
    create: (payload: unknown = lunch) =>
      calendar.app.inject({ method: 'POST', url, headers: headers(), payload: payload as object }),
    update: (id: string, payload: object) =>
      calendar.app.inject({ method: 'PUT', url: `${url}/${id}`, headers: headers(), payload }),
    remove: (id: string) =>
      calendar.app.inject({ method: 'DELETE', url: `${url}/${id}`, headers: headers() }),
    sendRaw: (payload: string) =>
      calendar.app.inject({
        method: 'POST',
        url,
        headers: { ...headers(), 'content-type': 'application/json' },
        payload,
      }),
  };
}
