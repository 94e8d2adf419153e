import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';

import { freePort, isPortFree } from '@inkwell/servers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createPerson, replyOf, type Answer, type Person } from '../test/person.ts';
import { runProduct, stillRunning, type RunningProduct } from '../test/running-product.ts';

// Two seconds, and the way there and back.
const REFUSED_WITHIN_MS = 2_500;
const BACK = { timeout: 30_000, interval: 100 };
const START_MS = 120_000;

let dataDir = '';
let port = 0;
let running: RunningProduct | undefined;

async function product(): Promise<RunningProduct> {
  running ??= await runProduct(dataDir, port);
  return running;
}

const today = (): string => new Date().toISOString().slice(0, 10);

function save(person: Person, content: string): Promise<Answer> {
  return person.send('POST', 'journal-entries', { date: today(), content });
}

/** The longest that a request which needs no database took while `work` went on, in ms: what a busy machine adds. */
async function slowestWithoutDatabase(url: string, work: Promise<unknown>): Promise<number> {
  let slowest = 0;
  let going = true;
  const stop = (): void => void (going = false);
  work.then(stop, stop);
  for await (const _ of setInterval(50)) {
    if (!going) break;
    const began = performance.now();
    await (await fetch(`${url}/health/live`)).text();
    slowest = Math.max(slowest, performance.now() - began);
  }
  return slowest;
}

async function streakOf(person: Person): Promise<unknown> {
  const { status, body } = await person.get('insights');
  expect(status).toBe(200);
  return (body as { weeklyStats: { currentStreak: number } }).weeklyStats.currentStreak;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'inkwell-survival-'));
  port = await freePort();
  await product();
}, START_MS);

afterAll(async () => {
  await running?.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}, 30_000);

describe('the running product', () => {
  test(
    'when all of it is killed right after a save, then the next start has everything and shows it to nobody else',
    { timeout: START_MS },
    async () => {
      const before = await product();
      const ann = createPerson(before.url);
      await ann.join();
      const day = today();
      const reply = replyOf(
        await ann.post('conversations/messages', {
          content: 'I had a fight with my sister.',
          mode: 'write',
          date: day,
        }),
      );
      expect(reply).not.toBe('');
      const written = await vi.waitFor(async () => {
        const { body } = await ann.get('user/blueprint');
        expect(body).toMatchObject({ status: 'ready' });
        return body;
      }, BACK);
      await ann.post('journal-entries', { date: day, content: 'A good day by the sea.' });
      const killed = await before.parts();
      running = undefined;
      await before.kill();
      await vi.waitFor(async () => expect(await stillRunning(killed)).toEqual([]));

      const { url } = await product();
      const again = createPerson(url, ann.email);
      await again.signIn();
      expect((await again.get(`journal-entries/${day}`)).body).toMatchObject({
        content: 'A good day by the sea.',
      });
      const found = await again.get(`conversations/by-date?date=${day}&mode=write`);
      const { id } = found.body as { id: number };
      const { body } = await again.get(`conversations/${id}`);
      expect((body as { messages: unknown }).messages).toMatchObject([
        { sender: 'user', content: 'I had a fight with my sister.' },
        { sender: 'ai', content: reply },
      ]);
      expect((await again.get('user/blueprint')).body).toEqual(written);
      expect((await again.get('subscription-status')).body).toMatchObject({ hasAccess: true });
      await vi.waitFor(async () => expect(await streakOf(again)).toBe(1), BACK);

      const other = createPerson(url);
      await other.join();
      expect((await other.get(`journal-entries/${day}`)).status).toBe(404);
      expect((await other.get(`conversations/${id}`)).status).toBe(404);
      expect((await other.get(`conversations/by-date?date=${day}&mode=write`)).body).toBeNull();
      expect(await streakOf(other)).toBe(0);
    },
  );

  test(
    'when MongoDB hangs and then dies, then people are refused within 2 s until it is back by itself',
    { timeout: 60_000 },
    async () => {
      const { url, signal } = await product();
      const ann = createPerson(url);
      await ann.join();
      await save(ann, 'Kept.');
      await signal('mongodb', 'SIGSTOP');
      const paths = ['auth/user', `journal-entries/${today()}`, 'insights', 'calendar/events'];
      const event = {
        title: 'Not now',
        startTime: `${today()} 10:00:00`,
        endTime: `${today()} 11:00:00`,
        description: null,
        color: '#F4A261',
        suggested: false,
      };
      const asked = Promise.all([...paths.map(ann.get), ann.send('POST', 'calendar/events', event)]);
      // A refusal goes through two processes and back, each as late as the machine makes it.
      const machineMs = 4 * (await slowestWithoutDatabase(url, asked));
      for (const answer of await asked) {
        expect(answer.status, JSON.stringify(answer.body)).toBe(503);
        expect(answer.ms).toBeLessThan(REFUSED_WITHIN_MS + machineMs);
      }
      await signal('mongodb', 'SIGKILL');
      await vi.waitFor(async () => {
        const answer = await save(ann, 'Kept, and more.');
        expect(answer.ms).toBeLessThan(REFUSED_WITHIN_MS);
        expect(answer.status).toBe(200);
      }, BACK);
      expect((await ann.get(`journal-entries/${today()}`)).body).toMatchObject({
        content: 'Kept, and more.',
      });
    },
  );

  test(
    'when Redis hangs and then dies, then the journey goes on and the streak is counted once it is back',
    { timeout: 60_000 },
    async () => {
      const { url, signal } = await product();
      await signal('redis', 'SIGSTOP');
      const ann = createPerson(url);
      await ann.join();
      const saved = await save(ann, 'Written without Redis.');
      expect(saved.status).toBe(200);
      expect(saved.ms).toBeLessThan(REFUSED_WITHIN_MS);
      const reply = replyOf(
        await ann.post('conversations/messages', { content: 'Are you there?', mode: 'heal', date: today() }),
      );
      expect(reply).not.toBe('');
      expect(await streakOf(ann)).toBe(0);
      await signal('redis', 'SIGKILL');
      await vi.waitFor(async () => expect(await streakOf(ann)).toBe(1), BACK);
    },
  );

  test(
    'when it is told to stop, then it is gone within 10 s and leaves no process',
    { timeout: START_MS },
    async () => {
      const { parts, stop } = await product();
      const notes = await parts();
      expect(notes.map(({ name }) => name)).toEqual(expect.arrayContaining(['mongodb', 'redis', 'gateway']));
      const since = Date.now();
      expect(await stop()).toBe(0);
      running = undefined;
      expect(Date.now() - since).toBeLessThan(10_000);
      expect(await stillRunning(notes)).toEqual([]);
      expect(await isPortFree(port)).toBe(true);
    },
  );
});

describe('a start', () => {
  test.each(['127.0.0.1', '::1'])(
    'when another program takes its port at %s in the middle, then it ends and says whose the port is',
    { timeout: START_MS },
    async (address) => {
      const folder = await mkdtemp(join(tmpdir(), 'inkwell-taken-'));
      const taken = await freePort();
      const starting = runProduct(folder, taken);
      starting.catch(() => undefined);
      // By now it has found its port free.
      await vi.waitFor(() => access(join(folder, 'mongodb-port')), BACK);
      const stranger = createServer((_request, response) => response.end('ok')).listen(taken, address);
      await once(stranger, 'listening');
      await expect(starting).rejects.toThrow(
        new RegExp(
          `Port ${taken} is in use by another program \\(.+, process ${process.pid}\\)\\. Stop that one`,
        ),
      );
      stranger.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  );
});
