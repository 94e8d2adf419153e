import { randomUUID } from 'node:crypto';
import type { Topic } from '@inkwell/contracts';
import { openService } from '@inkwell/testing';
import { buildApp } from '../src/app.ts';
import { migrations } from '../src/migrations.ts';
import { createStories } from '../src/stories.ts';

export type Calendar = Awaited<ReturnType<typeof startCalendar>>;

/** One replica of the service on the database of this test file, with a clock that a test can set. */
export async function startCalendar() {
  const kit = await openService('calendar', { callers: ['gateway', 'chat'], migrations });
  const { connection, log, vault, verify, serve, close } = kit;
  const notices: Array<{ userId: string; topic: Topic }> = [];
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const stories = createStories({
    connection,
    vault,
    now: () => clock.now,
    live: { publish: async (userId, topic) => void notices.push({ userId, topic }) },
  });
  const app = buildApp({ log, verify, ...stories });
  const call = await serve(app);
  return {
    ...stories,
    clock,
    app,
    call,
    connection,
    notices,
    signAsChat: kit.signerOf('chat', 'calendar'),
    close,
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

/** A new person, and the calls in their name. */
export function newPerson(
  { call }: Calendar,
  { zone = 'America/New_York', userId = randomUUID() }: { zone?: string; userId?: string } = {},
) {
  const headers = { 'x-timezone': zone };
  const url = '/api/calendar/events';
  return {
    userId,
    list: (query = '') => call({ userId }, { url: `${url}${query}`, headers }),
    create: (payload: unknown = lunch) => call({ userId }, { method: 'POST', url, headers, payload }),
    update: (id: string, payload: object) =>
      call({ userId }, { method: 'PUT', url: `${url}/${id}`, headers, payload }),
    remove: (id: string, query = '') =>
      call({ userId }, { method: 'DELETE', url: `${url}/${id}${query}`, headers }),
    restore: (id: string) => call({ userId }, { method: 'POST', url: `${url}/${id}/restore`, headers }),
    sendRaw: (payload: string) =>
      call(
        { userId },
        { method: 'POST', url, headers: { ...headers, 'content-type': 'application/json' }, payload },
      ),
  };
}
