import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

import { createPerson, type Person } from '../test/person.ts';
import type { Figure } from './figures.ts';

const LOAD_SECONDS = 30;
/** What takes longer may be refused. */
const IN_TIME_MS = 10_000;
const PAGE = 'I walked by the river and thought of my work. '.repeat(5_000).slice(0, 200_000);

type Sent = { status: number; ms: number };

/**
 * What is refused while every core is busy with other work, and twice as many people as there are cores send what takes
 * most: sign-ups, pages of the largest size, events, messages.
 */
export async function benchOverload(base: string): Promise<Figure[]> {
  const cores = availableParallelism();
  const people = Array.from({ length: 2 * cores }, () => createPerson(base));
  for (const person of people) await person.join();
  const burners = Array.from({ length: cores }, startBurner);
  const sent: Sent[] = [];
  try {
    const until = performance.now() + LOAD_SECONDS * 1_000;
    await Promise.all(people.map((person) => sendUntil(until, base, person, sent)));
  } finally {
    for (const burner of burners) burner.kill('SIGKILL');
  }
  const refused = sent.filter(({ status }) => status === 503 || status === 504);
  const slowest = Math.max(...sent.map(({ ms }) => ms));
  const late = sent.filter(({ status, ms }) => status < 300 && ms > IN_TIME_MS).length;
  return [
    {
      name: `refused with 503 or 504 by ${2 * cores} people on ${cores} busy cores`,
      value: refused.length,
      unit: 'requests',
      atMost: 0,
      note: `of ${sent.length} sent; ${late} answered after 10 s, the slowest after ${(slowest / 1_000).toFixed(1)} s`,
    },
  ];
}

/** Uses one core, and ends by itself where this process is killed. */
const startBurner = (): ChildProcess =>
  spawn(
    process.execPath,
    ['-e', `const end = Date.now() + ${LOAD_SECONDS * 2_000}; while (Date.now() < end);`],
    {
      stdio: 'ignore',
    },
  );

async function sendUntil(until: number, base: string, person: Person, sent: Sent[]): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const note = async (send: Promise<{ status: number; ms: number }>): Promise<void> => {
    const { status, ms } = await send;
    if (status >= 400 && status < 500) throw new Error(`what was sent is no load: ${status}`);
    sent.push({ status, ms });
  };
  for (let count = 1; performance.now() < until; count += 1) {
    const stranger = createPerson(base);
    await note(stranger.send('POST', 'signup', { email: stranger.email, password: 'a password to keep' }));
    await note(
      person.send('POST', 'journal-entries', { date, content: `${count} ${PAGE}`.slice(0, 200_000) }),
    );
    await note(
      person.send('POST', 'calendar/events', {
        title: `A walk ${count}`,
        startTime: `${date} 10:00:00`,
        endTime: `${date} 10:30:00`,
        description: null,
        color: '#F4A261',
        suggested: false,
      }),
    );
    await note(
      person.send('POST', 'conversations/messages', {
        content: 'I walked by the river.',
        mode: 'write',
        date,
      }),
    );
  }
}
