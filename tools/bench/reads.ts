import type { ChildProcess } from 'node:child_process';

import { createPerson } from '../test/person.ts';
import { compareRates, type Target } from './compare.ts';
import type { Figure } from './figures.ts';
import { startScript } from './scripts.ts';

/**
 * What is read, and the least it must reach of a bare proxied find. The account comes whole to a page that opens, fifteen
 * times as much as the find, and is asked for by its ETag ever after.
 */
const READ_FIGURES = [
  { path: 'journal-dates', atLeast: 0.5 },
  { path: 'calendar/events', atLeast: 0.5 },
  { path: 'auth/user', atLeast: 0.5 },
  { path: 'auth/user', again: true, atLeast: 0.6 },
];
const CONNECTIONS = 50;
const PART_SECONDS = 2;
const EVENTS_PER_PERSON = 3;

/**
 * Whole reads through gateway, service and MongoDB, beside a bare proxy in front of a bare server that finds one
 * document: their rates at 50 connections.
 *
 * @param mongoUri a database for the bare server
 */
export async function benchReads(root: string, base: string, mongoUri: string): Promise<Figure[]> {
  const headers = { cookie: await someonesCookie(base), 'x-timezone': 'UTC' };
  const children: ChildProcess[] = [];
  try {
    const upstream = await startScript(root, children, 'mongo-upstream.ts', mongoUri);
    const bare = { url: `${await startScript(root, children, 'bare-proxy.ts', upstream)}/read`, headers: {} };
    const figures: Figure[] = [];
    for (const { path, again = false, atLeast } of READ_FIGURES) {
      const url = `${base}/api/${path}`;
      const known: Target['headers'] = again ? { 'if-none-match': await etagOf({ url, headers }) } : {};
      const target = { url, headers: { ...headers, ...known } };
      const measured = await compareRates(target, bare, { connections: CONNECTIONS, seconds: PART_SECONDS });
      figures.push({
        name: `GET /api/${path}${again ? ' again' : ''} at ${CONNECTIONS} connections, of a bare proxied find`,
        value: measured.ratio,
        spread: measured.spread,
        unit: 'ratio',
        atLeast,
        note: `${Math.round(measured.rate)} and ${Math.round(measured.bareRate)} requests a second`,
      });
    }
    return figures;
  } finally {
    for (const child of children) child.kill('SIGTERM');
  }
}

async function etagOf({ url, headers }: Target): Promise<string> {
  const etag = (await fetch(url, { headers })).headers.get('etag');
  if (etag === null) throw new Error(`${url} has no ETag`);
  return etag;
}

/** The session of a person whose account is as large as it gets: with a SoulPrint, a written day and events. */
async function someonesCookie(base: string): Promise<string> {
  const person = createPerson(base);
  await person.join();
  const deadline = Date.now() + 60_000;
  while ((await statusOf(person.get('user/blueprint'))) !== 'ready') {
    if (Date.now() > deadline) throw new Error('no SoulPrint was written within a minute');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const day = new Date().toISOString().slice(0, 10);
  await person.post('journal-entries', {
    date: day,
    content: 'I walked by the river and thought of my work.',
  });
  for (let hour = 10; hour < 10 + EVENTS_PER_PERSON; hour += 1) {
    await person.post('calendar/events', {
      title: 'A walk',
      startTime: `${day} ${hour}:00:00`,
      endTime: `${day} ${hour}:30:00`,
      description: null,
      color: '#F4A261',
      suggested: false,
    });
  }
  return person.cookie();
}

async function statusOf(answer: Promise<{ body: unknown }>): Promise<unknown> {
  const { body } = await answer;
  return (body as { status?: unknown } | null)?.status;
}
