import { DAY_MS, type Service } from '@inkwell/contracts/constants';
import autocannon from 'autocannon';

import { mapInParallel } from '../fleet/lanes.ts';
import { createPerson, type Person } from '../test/person.ts';
import { sendMessage } from './send-message.ts';

export const CONNECTIONS = 20;
const PAGE_TEXT = Array.from({ length: 4 }, () =>
  'I walked by the river and thought of my work. '.repeat(5),
).join('\n\n');

/** Somebody who has written today, planned something and talked with the companion. */
export type BenchUser = { person: Person; conversationId: number };

/** A request that people of the product send all the time. */
export type OrdinaryRequest = {
  service: Service;
  /** Its method and path for people. */
  name: string;
  path: (user: BenchUser) => string;
  /** Of the nth of one person. Default: it is a GET */
  body?: (count: number) => object;
};

const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** One for each service. */
export const ORDINARY_READS: readonly OrdinaryRequest[] = [
  { service: 'auth', name: 'GET auth/user', path: () => 'auth/user' },
  { service: 'billing', name: 'GET subscription-status', path: () => 'subscription-status' },
  {
    service: 'journal',
    name: 'GET journal-entries/:date',
    path: () => `journal-entries/${dayFromToday(0)}`,
  },
  {
    service: 'chat',
    name: 'GET conversations/:id',
    path: ({ conversationId }) => `conversations/${conversationId}`,
  },
  { service: 'insights', name: 'GET insights', path: () => 'insights' },
  {
    service: 'calendar',
    name: 'GET calendar/events of a week',
    path: () => `calendar/events?from=${dayFromToday(0)}T00:00:00Z&to=${dayFromToday(7)}T00:00:00Z`,
  },
];

/** What is written most, and makes work for workers. */
export const ORDINARY_SAVES: OrdinaryRequest = {
  service: 'journal',
  name: 'POST journal-entries',
  path: () => 'journal-entries',
  body: (count) => ({ date: dayFromToday(0), content: `${PAGE_TEXT}\n\nI wrote this ${count} times.` }),
};

/** A person for each connection. */
export async function joinUsers(base: string): Promise<BenchUser[]> {
  const people = Array.from({ length: CONNECTIONS }, () => createPerson(base));
  const users: BenchUser[] = [];
  await mapInParallel(people, async (person) => {
    await person.join();
    const today = dayFromToday(0);
    await person.post('journal-entries', { date: today, content: PAGE_TEXT });
    await person.post('calendar/events', {
      title: 'A walk',
      startTime: `${today} 10:00:00`,
      endTime: `${today} 10:30:00`,
      description: null,
      color: '#F4A261',
      suggested: false,
    });
    const message = { content: 'I walked by the river today.', mode: 'write' };
    await (
      await sendMessage(base, person.cookie(), message)
    ).whole;
    const { body } = await person.get(`conversations/by-date?date=${today}&mode=write`);
    users.push({ person, conversationId: (body as { id: number }).id });
  });
  return users;
}

/**
 * Sends one kind of request, each connection as somebody else.
 *
 * @returns how many were answered, in how many seconds
 * @throws Error when one is answered with something else than 2xx
 */
export async function sendOrdinaryRequests(
  base: string,
  users: readonly BenchUser[],
  { name, path, body }: OrdinaryRequest,
  seconds: number,
): Promise<{ answered: number; seconds: number }> {
  const left = [...users];
  const result = await autocannon({
    url: base,
    connections: users.length,
    duration: seconds,
    setupClient: (client) => {
      const user = left.pop();
      if (!user) return;
      let count = 0;
      const headers = { cookie: user.person.cookie(), 'x-timezone': 'UTC' };
      const request = { path: `/api/${path(user)}`, headers };
      client.setRequests([
        body
          ? {
              ...request,
              method: 'POST',
              headers: { ...headers, 'content-type': 'application/json' },
              setupRequest: (each) => ({ ...each, body: JSON.stringify(body((count += 1))) }),
            }
          : request,
      ]);
    },
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${name} failed ${failed} times`);
  return { answered: result['2xx'], seconds: result.duration };
}
