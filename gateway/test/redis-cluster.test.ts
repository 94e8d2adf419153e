import { liveChannel } from '@inkwell/contracts';
import { accessKey, onboardedKey, setEntitlement, setSession } from '@inkwell/service';
import { startRedisCluster, type TestCluster } from '@inkwell/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startGateway } from './harness.ts';

let cluster: TestCluster;
let world: Awaited<ReturnType<typeof startGateway>>;
let gateway: Awaited<ReturnType<typeof world.started>>;
beforeAll(async () => {
  cluster = await startRedisCluster();
  world = await startGateway({ redisAt: cluster.url, limitFactor: 1 / 60 });
  gateway = await world.started();
});
afterAll(async () => {
  await gateway?.close();
  await cluster?.remove();
});

const get = (cookie: string) => fetch(`${gateway.url}/api/journal-dates`, { headers: { cookie } });

it('when the cache is in a cluster, then people are let through by it, and a session ends at once', async () => {
  const people = Array.from({ length: 20 }, () => world.person());
  for (const { userId, sessionId } of people) {
    await setSession(gateway.redis, { userId, sessionId }, 'alive');
    await setEntitlement(gateway.redis, onboardedKey(userId), { version: 1, value: true });
    await setEntitlement(gateway.redis, accessKey(userId), { version: 1, value: true });
  }
  world.asked.length = 0;
  for (const { cookie } of people) expect((await get(cookie)).status).toBe(200);
  expect(world.asked).toEqual([]);

  for (const person of people) {
    await setSession(gateway.redis, person, 'ended');
    // The notice comes from another node than the answer.
    await vi.waitFor(async () => expect((await get(person.cookie)).status).toBe(401), { interval: 5 });
  }
  expect(world.asked).toEqual([]);
});

it('when an address signs in, then it is counted', async () => {
  const post = (address: string) =>
    gateway.app.inject({ method: 'POST', url: '/api/signin', remoteAddress: address, payload: {} });
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']) {
    expect((await post(address)).statusCode).toBe(200);
    expect((await post(address)).statusCode).toBe(429);
  }
});

it('when people of other nodes than their address call Stripe, then both are counted', async () => {
  const post = (person: { cookie: string }, remoteAddress: string) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/promo/validate',
      remoteAddress,
      headers: { cookie: person.cookie },
      payload: {},
    });
  for (let round = 0; round < 8; round += 1) {
    const [person, other] = [world.person(), world.person()];
    // A sixtieth of 200.
    for (let sent = 0; sent < 4; sent += 1) {
      expect((await post(person, `10.1.${round}.1`)).statusCode).toBe(200);
    }
    expect(await gateway.redis.get(`{${person.userId}}:limit:promo`)).toBe('4');
    expect((await post(other, `10.1.${round}.1`)).statusCode).toBe(429);
    expect((await post(other, `10.1.${round}.2`)).statusCode).toBe(200);
  }
});

it('when a service publishes for a person, then their page is told', async () => {
  const { cookie, userId } = world.person();
  const response = await fetch(`${gateway.url}/api/live`, { headers: { cookie } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  void (async () => {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      told += piece.value;
  })();
  await vi.waitFor(async () => {
    // Until the subscription has reached the node.
    await gateway.redis.publish(liveChannel(userId), JSON.stringify({ topic: 'journal' }));
    expect(told).toContain('{"topic":"journal"}');
  });
  await reader?.cancel();
});
