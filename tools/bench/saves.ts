import type { ChildProcess } from 'node:child_process';

import autocannon from 'autocannon';

import { mapInParallel } from '../fleet/lanes.ts';
import { createPerson } from '../test/person.ts';
import { compare } from './compare.ts';
import type { Figure } from './figures.ts';
import { startScript } from './scripts.ts';

const CONNECTIONS = 50;
const WARM_UP_SECONDS = 10;
const PART_SECONDS = 3;
const PARAGRAPH = 'I walked by the river and thought of my work. '.repeat(5);
const PAGE_TEXT = [PARAGRAPH, PARAGRAPH, PARAGRAPH, PARAGRAPH].join('\n\n');

/**
 * Saves of today's page through the gateway, each connection somebody else's, beside a bare server that writes as much
 * in a transaction: the usual save, which changes the text, and one that makes the day written or blank.
 *
 * @param mongoUri a database of the product's own server, for the bare one
 */
export async function benchSaves(root: string, base: string, mongoUri: string): Promise<Figure[]> {
  const savers = Array.from({ length: CONNECTIONS }, () => createPerson(base));
  await mapInParallel(savers, (person) => person.join());
  const date = new Date().toISOString().slice(0, 10);
  const save = (contentOf: (count: number) => string) => (place: number) => {
    let count = 0;
    return {
      path: '/api/journal-entries',
      headers: { cookie: savers[place]?.cookie() ?? '', 'x-timezone': 'UTC' },
      body: () => JSON.stringify({ date, content: contentOf((count += 1)) }),
    };
  };
  const write = (path: string) => (place: number) => ({
    path: `${path}?place=${place}`,
    headers: {},
    body: () => JSON.stringify({ content: PAGE_TEXT }),
  });
  const children: ChildProcess[] = [];
  try {
    const bare = await startScript(root, children, 'mongo-writer.ts', mongoUri);
    const figureOf = async (
      name: string,
      saveEach: RequestsOfConnection,
      writeEach: RequestsOfConnection,
    ): Promise<Figure> => {
      await measureWrites(base, saveEach, WARM_UP_SECONDS);
      await measureWrites(bare, writeEach, WARM_UP_SECONDS);
      const { rate, bareRate, spread } = await compare(
        () => measureWrites(base, saveEach, PART_SECONDS),
        () => measureWrites(bare, writeEach, PART_SECONDS),
      );
      return {
        name: `${name} at ${CONNECTIONS} connections, of a bare transaction`,
        value: bareRate / rate,
        spread: [1 / spread[1], 1 / spread[0]],
        unit: 'ratio',
        atMost: 2,
        note: `${Math.round(rate)} and ${Math.round(bareRate)} a second`,
      };
    };
    return [
      await figureOf(
        'a save of a changed text',
        save((count) => `${PAGE_TEXT}\n\nI wrote this ${count} times.`),
        write('/text'),
      ),
      await figureOf(
        'a save that makes the day written or blank',
        save((count) => (count % 2 === 0 ? '' : PAGE_TEXT)),
        write('/day'),
      ),
    ];
  } finally {
    for (const child of children) child.kill('SIGTERM');
  }
}

/** What the connection with this number sends, again and again. */
type RequestsOfConnection = (place: number) => {
  path: string;
  headers: Record<string, string>;
  body: () => string;
};

/**
 * Writes a second that are answered with 2xx.
 *
 * @throws Error when one is not
 */
async function measureWrites(url: string, requests: RequestsOfConnection, seconds: number): Promise<number> {
  let place = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const { path, headers, body } = requests(place);
      place += 1;
      client.setRequests([
        {
          method: 'POST',
          path,
          headers: { ...headers, 'content-type': 'application/json' },
          setupRequest: (request) => ({ ...request, body: body() }),
        },
      ]);
    },
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  }
  return result['2xx'] / result.duration;
}
