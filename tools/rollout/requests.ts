import { sendAs } from '../fleet/call.ts';
import { causeOf } from '../fleet/cause.ts';
import { createLoop } from '../fleet/loop.ts';
import type { Person } from '../test/person.ts';

const SEND_EVERY_MS = 5;
const GIVE_UP_MS = 30_000;
const AGAIN = ['UND_ERR_SOCKET', 'ECONNRESET'];

export type Requests = {
  /** How often each way to fail was seen. */
  failures: Map<string, number>;
  /** Reads that were sent again, as browsers and proxies do, since their idle connection was closed just then. */
  again: number;
  /** How long each answer took, in ms. */
  times: number[];
  /** Sends no more, and waits for the answers. */
  stop: () => Promise<void>;
};

type Call = { method: 'GET' | 'POST'; path: string; body?: unknown };

/** What is sent in turn. The number is that of the turn. */
const CALLS: readonly ((turn: number) => Call)[] = [
  // Another mood each time causes the new event. The page stays written: a day is blank once, before it is written.
  (turn) => save({ content: `I walked by the river, time ${turn}.`, mood: turn % 2 === 0 ? 'calm' : 'joy' }),
  () => get('journal-dates'),
  () => get('auth/user'),
  () => get('insights'),
  () => get('conversations/dates?mode=write'),
  (turn) => save({ content: `I walked by the river and back, time ${turn}.` }),
  () => get(`journal-entries/${today()}?optional=true`),
  () => get('subscription-status'),
  () => get('calendar/events?from=2026-01-01T00:00:00Z&to=2026-01-08T00:00:00Z'),
  () => get('journal-prompts'),
];

const get = (path: string): Call => ({ method: 'GET', path });
const save = (page: object): Call => ({
  method: 'POST',
  path: 'journal-entries',
  body: { date: today(), ...page },
});
const today = () => new Date().toISOString().slice(0, 10);

/** Sends so many requests a second, whether the ones before are answered or not, each in the name of the next person. */
export function startRequests(base: string, people: readonly Person[], aSecond: number): Requests {
  const failures = new Map<string, number>();
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  let sent = 0;

  const request = async (number: number): Promise<void> => {
    const turn = Math.floor(number / CALLS.length);
    const call = CALLS[number % CALLS.length]?.(Math.floor(turn / people.length));
    const person = people[turn % people.length];
    if (!call || !person) throw new Error('there is nobody to send anything');
    const began = performance.now();
    let how = await outcomeOf(base, person, call);
    if (how !== null && call.method === 'GET' && AGAIN.includes(how)) {
      requests.again += 1;
      how = await outcomeOf(base, person, call);
    }
    times.push(performance.now() - began);
    if (how === null) return;
    const failure = `${call.method} ${call.path.replace(/[?\d].*/, '')}: ${how}`;
    failures.set(failure, (failures.get(failure) ?? 0) + 1);
  };

  const began = performance.now();
  const loop = createLoop(SEND_EVERY_MS, () => {
    const due = Math.floor(((performance.now() - began) / 1_000) * aSecond);
    while (sent < due) {
      const one = request(sent).finally(() => open.delete(one));
      open.add(one);
      sent += 1;
    }
  });
  const requests: Requests = {
    failures,
    times,
    again: 0,
    stop: async () => {
      await loop.stop();
      await Promise.all(open);
    },
  };
  return requests;
}

/** Null where it was answered with 2xx. */
async function outcomeOf(base: string, person: Person, call: Call): Promise<string | null> {
  try {
    const response = await sendAs(base, person, call, GIVE_UP_MS);
    await response.arrayBuffer();
    return response.ok ? null : String(response.status);
  } catch (error) {
    return causeOf(error);
  }
}
