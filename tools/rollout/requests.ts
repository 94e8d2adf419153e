import { sendAs } from '../fleet/call.ts';
import { causeOf } from '../fleet/cause.ts';
import { createLoop } from '../fleet/loop.ts';
import type { Person } from '../test/person.ts';

const SEND_EVERY_MS = 5;
const REQUEST_TIMEOUT_MS = 30_000;
const RETRIED_ERROR_CODES = ['UND_ERR_SOCKET', 'ECONNRESET'];

export type SteadyRequests = {
  /** How often each way to fail was seen. */
  failures: Map<string, number>;
  /** Reads that were sent again, as browsers and proxies do, since their idle connection was closed just then. */
  again: number;
  /** How long each answer took, in ms. */
  times: number[];
  /** Sends no more, and waits for the answers. */
  stop: () => Promise<void>;
};

type RequestToSend = { method: 'GET' | 'POST'; path: string; body?: unknown };

/** What is sent in turn. The number is that of the turn. */
const REQUEST_CYCLE: readonly ((turn: number) => RequestToSend)[] = [
  // Another mood each time causes the new event. The page stays written: a day is blank once, before it is written.
  (turn) =>
    saveRequest({ content: `I walked by the river, time ${turn}.`, mood: turn % 2 === 0 ? 'calm' : 'joy' }),
  () => getRequest('journal-dates'),
  () => getRequest('auth/user'),
  () => getRequest('insights'),
  () => getRequest('conversations/dates?mode=write'),
  (turn) => saveRequest({ content: `I walked by the river and back, time ${turn}.` }),
  () => getRequest(`journal-entries/${today()}?optional=true`),
  () => getRequest('subscription-status'),
  () => getRequest('calendar/events?from=2026-01-01T00:00:00Z&to=2026-01-08T00:00:00Z'),
  () => getRequest('journal-prompts'),
];

const getRequest = (path: string): RequestToSend => ({ method: 'GET', path });
const saveRequest = (page: object): RequestToSend => ({
  method: 'POST',
  path: 'journal-entries',
  body: { date: today(), ...page },
});
const today = () => new Date().toISOString().slice(0, 10);

/** Sends so many requests a second, whether the ones before are answered or not, each in the name of the next person. */
export function startRequests(base: string, people: readonly Person[], aSecond: number): SteadyRequests {
  const failures = new Map<string, number>();
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  let sent = 0;

  const request = async (number: number): Promise<void> => {
    const turn = Math.floor(number / REQUEST_CYCLE.length);
    const call = REQUEST_CYCLE[number % REQUEST_CYCLE.length]?.(Math.floor(turn / people.length));
    const person = people[turn % people.length];
    if (!call || !person) throw new Error('there is nobody to send anything');
    const began = performance.now();
    let how = await failureOf(base, person, call);
    if (how !== null && call.method === 'GET' && RETRIED_ERROR_CODES.includes(how)) {
      requests.again += 1;
      how = await failureOf(base, person, call);
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
  const requests: SteadyRequests = {
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
async function failureOf(base: string, person: Person, call: RequestToSend): Promise<string | null> {
  try {
    const response = await sendAs(base, person, call, REQUEST_TIMEOUT_MS);
    await response.arrayBuffer();
    return response.ok ? null : String(response.status);
  } catch (error) {
    return causeOf(error);
  }
}
