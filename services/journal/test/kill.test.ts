import { randomBytes, randomUUID } from 'node:crypto';
import { dayOf, Entry, IDENTITY_HEADER } from '@inkwell/contracts';
import { createIdentitySigner } from '@inkwell/service';
import { migrateService, mongoUri, type ServiceProcess, startServiceProcess } from '@inkwell/testing';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const IS_LONG = process.env['TEST_LONG'] === '1';
const SAVES = IS_LONG ? 1_000 : 160;
const KILLS = IS_LONG ? 20 : 3;
/** Saves under way at once. */
const WRITERS = 20;
/** The saves of one person: the first makes the entry, the others change it. */
const SAVES_EACH = 4;
const MOST_MS = 600_000;

const secret = () => randomBytes(32).toString('hex');
const gatewaySecret = secret();
const env = {
  ROLE: 'http',
  VAULT_KEYS: `test:${randomBytes(32).toString('base64')}`,
  IDENTITY_FROM_GATEWAY: gatewaySecret,
  IDENTITY_FROM_INSIGHTS: secret(),
  IDENTITY_FROM_CHAT: secret(),
  AUTH_URL: 'http://127.0.0.1:1',
  IDENTITY_TO_AUTH: secret(),
  CHAT_URL: 'http://127.0.0.1:1',
  IDENTITY_TO_CHAT: secret(),
};
const sign = createIdentitySigner({ caller: 'gateway', audience: 'journal', secret: gatewaySecret });
const today = dayOf(new Date());

/** The replica that serves, and the next one, which starts meanwhile. */
let serving: ServiceProcess;
let next: Promise<ServiceProcess>;

beforeAll(async () => {
  await migrateService('journal');
  serving = await startServiceProcess('journal', env);
}, MOST_MS);
afterAll(async () => {
  await serving.stop();
  await (await next).stop();
});

/** @returns null where the process was gone before it answered */
async function save(userId: string, content: string): Promise<number | null> {
  try {
    const response = await fetch(new URL('/api/journal-entries', serving.url), {
      method: 'POST',
      headers: { [IDENTITY_HEADER]: sign({ userId }), 'content-type': 'application/json' },
      body: JSON.stringify({ date: today, content }),
    });
    await response.text();
    return response.status;
  } catch (error) {
    // What fetch throws when the connection is refused or cut.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function read(userId: string): Promise<Entry> {
  const response = await fetch(new URL(`/api/journal-entries/${today}`, serving.url), {
    headers: { [IDENTITY_HEADER]: sign({ userId }) },
  });
  expect(response.status).toBe(200);
  return Entry.parse(await response.json());
}

describe('a journal that is killed', () => {
  it(
    `when it is killed ${KILLS} times under load, then each of ${SAVES} saves that were answered is there, once`,
    { timeout: MOST_MS },
    async () => {
      const people = Array.from({ length: SAVES / SAVES_EACH }, () => randomUUID());
      const waiting = [...people];
      let answered = 0;
      let cut = 0;
      let kills = 0;
      let isRestarting = false;
      let restarting = Promise.resolve();
      next = startServiceProcess('journal', env);

      async function restart(): Promise<void> {
        isRestarting = true;
        kills += 1;
        await serving.kill();
        serving = await next;
        next = startServiceProcess('journal', env);
        isRestarting = false;
      }

      async function saveAll(userId: string): Promise<void> {
        for (let text = 1; text <= SAVES_EACH;) {
          await restarting;
          const status = await save(userId, `Text ${text}`);
          if (status === null) cut += 1;
          // 503: a transaction of the killed process still holds what this one needs. The person saves again.
          if (status === null || status === 503) continue;
          expect(status).toBe(200);
          text += 1;
          answered += 1;
          // While the other writers' saves are at whatever point they are.
          if (!isRestarting && answered > (kills * SAVES) / KILLS) restarting = restart();
        }
      }

      const writers = Array.from({ length: WRITERS }, async () => {
        for (let userId = waiting.pop(); userId; userId = waiting.pop()) await saveAll(userId);
      });
      await Promise.all(writers);
      await restarting;

      expect(answered).toBe(SAVES);
      expect(kills).toBe(KILLS);
      expect(cut).toBeGreaterThan(0);
      for (const userId of people) {
        const { content, revision } = await read(userId);
        // The same text sent again after a lost answer is no change.
        expect({ content, revision }).toEqual({ content: `Text ${SAVES_EACH}`, revision: SAVES_EACH });
      }
      const connection = await mongoose.createConnection(mongoUri('journal')).asPromise();
      const told = await connection
        .collection('outbox')
        .distinct('data.userId', { name: 'journal.day-written' });
      const rows = await connection.collection('outbox').countDocuments({ name: 'journal.day-written' });
      await connection.close();
      expect(told.toSorted()).toEqual(people.toSorted());
      expect(rows).toBe(people.length);
    },
  );
});
