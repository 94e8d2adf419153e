import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUARDS } from '../src/guard-table.ts';
import { startGateway } from './harness.ts';

let world: Awaited<ReturnType<typeof startGateway>>;
let gateway: Awaited<ReturnType<typeof world.started>>;
beforeAll(async () => {
  world = await startGateway({ limitFactor: 1 });
  gateway = await world.started();
});
afterAll(() => gateway.close());

type Person = ReturnType<typeof world.person>;
const post = (url: string, { cookie }: Pick<Person, 'cookie'>, remoteAddress: string) =>
  gateway.app.inject({ method: 'POST', url, remoteAddress, headers: { cookie }, payload: {} });
let nextAddress = 1;
const newAddress = () => `10.20.0.${nextAddress++}`;

/** How many of a person's requests pass before the first that does not. */
async function passes(url: string, person: Person, addressOf: () => string): Promise<number> {
  for (let sent = 0; sent < 300; sent += 1) {
    const { statusCode } = await post(url, person, addressOf());
    if (statusCode === 429) return sent;
    expect(statusCode).toBe(200);
  }
  return Infinity;
}

describe('the limits of what calls Stripe', () => {
  it.each([
    ['/api/promo/validate', 20],
    ['/api/subscription/setup', 10],
    ['/api/subscription/resubscribe', 10],
    ['/api/subscription/create', 10],
    ['/api/restart-subscription', 10],
    ['/api/subscription/cancel', 20],
    ['/api/subscription/portal', 10],
  ])('when a person calls %s from ever other addresses, then %i pass in ten minutes', async (url, max) => {
    const [ann, eve] = [world.person(), world.person()];
    expect(await passes(url, ann, newAddress)).toBe(max);
    const refused = await post(url, ann, newAddress());
    const retryAfter = Number(refused.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(540);
    expect(retryAfter).toBeLessThanOrEqual(600);
    expect(refused.json()).toEqual({
      error: 'rate_limited',
      message: 'Too many tries. Please try again in 10 minutes.',
      requestId: expect.any(String),
      context: { retryAfter },
    });
    expect((await post(url, eve, newAddress())).statusCode).toBe(200);
    // Their other requests, also those that call Stripe, go on.
    for (const other of GUARDS.filter(
      (guard) => guard.limit !== undefined && guard.access !== 'anybody' && guard.path !== url,
    )) {
      expect((await post(other.path, ann, newAddress())).statusCode).toBe(200);
    }
  });

  it('when many people behind one address call, then it waits after as many as ten of them may send', async () => {
    const address = newAddress();
    for (let person = 0; person < 10; person += 1) {
      expect(await passes('/api/subscription/setup', world.person(), () => address)).toBe(10);
    }
    const late = world.person();
    const refused = await post('/api/subscription/setup', late, address);
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Too many tries from your network. Please try again in 10 minutes.',
    ]);
    expect((await post('/api/subscription/setup', late, newAddress())).statusCode).toBe(200);
  });

  it('when one person goes on past their limit, then nobody else behind their address waits', async () => {
    const address = newAddress();
    const ann = world.person();
    for (let sent = 0; sent < 150; sent += 1) await post('/api/subscription/setup', ann, address);
    expect((await post('/api/subscription/setup', world.person(), address)).statusCode).toBe(200);
  });

  it('when requests come at once, then each is counted', async () => {
    const ann = world.person();
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post('/api/promo/validate', ann, address)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  });

  it('when somebody may not call at all, then neither they nor their address is counted', async () => {
    const address = newAddress();
    const early = world.person({ onboarded: false });
    for (let sent = 0; sent < 12; sent += 1) {
      expect((await post('/api/subscription/setup', early, address)).statusCode).toBe(403);
    }
    early.onboarded = true;
    world.people.set(early.sessionId, early);
    expect(await passes('/api/subscription/setup', early, () => address)).toBe(10);
  });

  it('when the factor is below 1, then it narrows the address alone', async () => {
    const narrow = await startGateway({ limitFactor: 0.05 });
    const { app, close } = await narrow.started();
    const { cookie } = narrow.person();
    const statusFrom = async (remoteAddress: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/subscription/setup',
          remoteAddress,
          headers: { cookie },
        })
      ).statusCode;
    const address = newAddress();
    for (let sent = 0; sent < 5; sent += 1) expect(await statusFrom(address)).toBe(200);
    expect(await statusFrom(address)).toBe(429);
    expect(await statusFrom(newAddress())).toBe(200);
    await close();
  });

  it('when they are counted, then the keys end with their ten minutes', async () => {
    const ann = world.person();
    const address = newAddress();
    await post('/api/promo/validate', ann, address);
    for (const key of [`{${ann.userId}}:limit:promo`, `limit:promo:${address}`]) {
      expect(await gateway.redis.pttl(key)).toBeGreaterThan(500_000);
    }
  });
});
