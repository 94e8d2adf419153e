import { sendAs } from '../fleet/call.ts';
import { causeOf } from '../fleet/cause.ts';
import type { Person } from '../test/person.ts';
import { foreignMarks, type Outcome, type ForeignTextSighting, type Write } from './history.ts';

const REQUEST_TIMEOUT_MS = 12_000;

/** How many requests ended how, since it was last taken. */
export type OutcomeTally = {
  add: (outcome: Outcome, how: string) => void;
  take: () => OutcomeCounts;
};
/** `failures` by what was answered in their place: a status, or why there was no answer. */
export type OutcomeCounts = { acknowledged: number; failures: ReadonlyMap<string, number> };

export function createTally(): OutcomeTally {
  let acknowledged = 0;
  let failures = new Map<string, number>();
  return {
    add: (outcome, how) => {
      if (outcome === 'acknowledged') acknowledged += 1;
      else failures.set(how, (failures.get(how) ?? 0) + 1);
    },
    take: () => {
      const counts = { acknowledged, failures };
      [acknowledged, failures] = [0, new Map()];
      return counts;
    },
  };
}

/** Where the clients note what they did and saw. */
export type ClientNotes = { writes: Write[]; sightings: ForeignTextSighting[]; tally: OutcomeTally };

export type CallAnswer = {
  outcome: Outcome;
  /** 0 where there was no answer. */
  status: number;
  /** The parsed JSON, or the text where it is none. */
  body: unknown;
};

export type PersonCalls = {
  /** The name in the marks of their texts. */
  name: string;
  /** Never rejects. @param expected a status other than 2xx that is right */
  send: (method: string, path: string, body?: unknown, expected?: number) => Promise<CallAnswer>;
  /** Reads a stream of events for as long as it comes. */
  stream: (path: string, body: unknown) => Promise<{ status: number; text: string }>;
  note: (write: Write) => void;
};

const outcomeOf = (status: number, expected?: number): Outcome => {
  if ((status >= 200 && status < 300) || status === expected) return 'acknowledged';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
};

/** The requests of one person. Every answer is searched for what belongs to others. */
export function createCalls(base: string, person: Person, name: string, notes: ClientNotes): PersonCalls {
  const request = (method: string, path: string, body: unknown): Promise<Response> =>
    sendAs(base, person, { method, path, body }, REQUEST_TIMEOUT_MS);
  const look = (path: string, answer: string): void => {
    for (const mark of foreignMarks(name, answer))
      notes.sightings.push({ person: name, what: `${mark} in ${path}` });
  };

  return {
    name,
    send: async (method, path, body, expected) => {
      try {
        const response = await request(method, path, body);
        const text = await response.text();
        look(path, text);
        const outcome = outcomeOf(response.status, expected);
        notes.tally.add(outcome, String(response.status));
        return { outcome, status: response.status, body: parseJson(text) };
      } catch (error) {
        notes.tally.add('unknown', causeOf(error));
        return { outcome: 'unknown', status: 0, body: undefined };
      }
    },
    stream: async (path, body) => {
      let [status, text] = [0, ''];
      try {
        const response = await request('POST', path, body);
        ({ status } = response);
        for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
        notes.tally.add(outcomeOf(status), String(status));
      } catch (error) {
        notes.tally.add('unknown', causeOf(error));
      }
      look(path, text);
      return { status, text };
    },
    note: (write) => void notes.writes.push(write),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Empty, or a page of a proxy.
    return text;
  }
}
