import { MINUTE_MS } from '@inkwell/contracts';
import { createLocalModel } from '@inkwell/ai';
import type { User } from '@inkwell/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answers, type Auth, signUp, startAuth } from './harness.ts';
const local = createLocalModel();

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth({ model: (request) => local.object(request) });
});
afterAll(() => auth.close());
afterEach(() => vi.useRealTimers());

type Who = { userId: string; sessionId: string };
const send = (who: Who, name: string, at = auth) =>
  at.call('POST', '/api/onboarding/complete', { ...answers, name }, who);
const rowOf = ({ userId }: Who) =>
  auth.database.collection<{ _id: string }>('users').findOne({ _id: userId });
const eventsOf = ({ userId }: Who) =>
  auth.database.collection('outbox').countDocuments({ 'data.userId': userId });

async function sendFive(who: Who, at = auth) {
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    expect((await send(who, name, at)).statusCode).toBe(200);
  }
}

describe('onboarding answers', () => {
  it('when they are sent a sixth time in an hour, then it is 429 and changes nothing; others may send theirs', async () => {
    const { who } = await signUp(auth);
    await sendFive(who);
    const [row, events] = [await rowOf(who), await eventsOf(who)];
    expect(events).toBe(5);
    const refused = await send(who, 'Six');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    expect(await rowOf(who)).toEqual(row);
    expect(await eventsOf(who)).toBe(5);
    const other = await signUp(auth);
    expect((await send(other.who, 'Six')).statusCode).toBe(200);
  });

  it('when an hour has passed since the first, then they may be sent again', async () => {
    const start = Date.now();
    const after = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + ms });
    after(0);
    const { who } = await signUp(auth);
    await sendFive(who);
    after(59 * MINUTE_MS);
    expect((await send(who, 'Six')).headers['retry-after']).toBe('60');
    after(60 * MINUTE_MS);
    expect((await send(who, 'Six')).json<User>().name).toBe('Six');
  });

  it('when several come at once for the last that is free, then one of them is taken', async () => {
    const { who } = await signUp(auth);
    for (const name of ['One', 'Two', 'Three', 'Four']) await send(who, name);
    const answered = await Promise.all(['Five', 'Six', 'Seven'].map((name) => send(who, name)));
    expect(answered.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429]);
  });

  it('when the same answers come again, then they count again, and a new SoulPrint is asked for', async () => {
    const { who } = await signUp(auth);
    await send(who, 'Ann');
    await send(who, 'Ann');
    expect(await rowOf(who)).toMatchObject({ soulprint: { version: 2 }, submissions: { count: 2 } });
    expect(await eventsOf(who)).toBe(2);
  });

  it('when Redis is away, then they are counted all the same', async () => {
    const alone = await startAuth();
    try {
      const { who } = await signUp(alone);
      alone.redis.disconnect();
      await sendFive(who, alone);
      expect((await send(who, 'Six', alone)).statusCode).toBe(429);
    } finally {
      await alone.close();
    }
  });
});
