import { EventEmitter, once } from 'node:events';
import { createLocalModel } from '@inkwell/ai';
import { searchCities } from '@inkwell/astrology';
import type { Blueprint, Placements } from '@inkwell/contracts';
import { roundTrips } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answers, type Auth, everyByte, signUp, startAuth } from './harness.ts';

let auth: Auth;
beforeAll(async () => {
  const local = createLocalModel();
  auth = await startAuth({ model: (request) => local.object(request) });
});
afterAll(() => auth.close());

type Who = Awaited<ReturnType<typeof signUp>>['who'];

async function placementsOf(who: Who): Promise<Placements | null> {
  const answer = await auth.call('GET', '/api/user/blueprint', undefined, who);
  expect(answer.statusCode).toBe(200);
  return answer.json<Blueprint>().placements;
}

async function complete(who: Who, birth: Partial<typeof answers.birth> = {}) {
  const body = { ...answers, birth: { ...answers.birth, ...birth } };
  expect((await auth.call('POST', '/api/onboarding/complete', body, who)).statusCode).toBe(200);
}

const degrees = (about: number) => expect.closeTo(about, 1) as number;
const ANN = { date: '1990-03-04', time: '06:30', city: 'Stockholm, Sweden' };
const OF_ANN: Placements = {
  sun: { sign: 'Pisces', degrees: degrees(13.37) },
  moon: { sign: 'Gemini', degrees: degrees(15.23) },
  rising: { sign: 'Pisces', degrees: degrees(0.63) },
};

it('when they take long, as where the list of cities is not read yet, then nobody waits for them', async () => {
  const { who } = await signUp(auth);
  await complete(who, ANN);
  const users = auth.connection.collection('users');
  const keep = users.updateOne.bind(users);
  const hold = new EventEmitter();
  const released = once(hold, 'released');
  vi.spyOn(users, 'updateOne').mockImplementationOnce(async (...given) => {
    await released;
    return keep(...given);
  });
  expect(await placementsOf(who)).toBeNull();
  hold.emit('released');
  await expect.poll(() => placementsOf(who)).toEqual(OF_ANN);
});

describe('the placements of GET user/blueprint', () => {
  beforeAll(async () => void (await searchCities('Stockholm')));

  it('when there are no answers, then there are none; with them they are there before the text is', async () => {
    const { who } = await signUp(auth);
    expect(await placementsOf(who)).toBeNull();
    await complete(who, ANN);
    expect(await placementsOf(who)).toEqual(OF_ANN);
    await auth.useCases.soulprints.generate(who.userId, 1);
    expect(await placementsOf(who)).toEqual(OF_ANN);
  });

  it('when the city is not known, then the rising sign is null; without a readable time they all are', async () => {
    const { who } = await signUp(auth);
    await complete(who, { ...ANN, city: 'a village by the sea' });
    const { sun, rising } = (await placementsOf(who)) ?? {};
    expect(sun).toEqual({ sign: 'Pisces', degrees: expect.closeTo(13.4, 0) as number });
    expect(rising).toBeNull();
  });

  it('when the sun changed its sign that day and the city is not known, then the sun is null', async () => {
    const { who } = await signUp(auth);
    await complete(who, { ...ANN, date: '1990-04-20', city: 'a village by the sea' });
    expect((await placementsOf(who))?.sun).toBeNull();
  });

  it('when the answers are replaced, then the placements are theirs', async () => {
    const { who } = await signUp(auth);
    await complete(who, { ...ANN, date: '1985-08-01' });
    await auth.useCases.soulprints.generate(who.userId, 1);
    expect((await placementsOf(who))?.sun?.sign).toBe('Leo');
    await complete(who, ANN);
    expect(await placementsOf(who)).toEqual(OF_ANN);
  });

  it('when a SoulPrint was written before placements were kept, then they are computed once', async () => {
    const { who } = await signUp(auth);
    await complete(who, ANN);
    await auth.useCases.soulprints.generate(who.userId, 1);
    await auth.database
      .collection('users')
      .updateOne({ _id: who.userId as never }, { $unset: { 'soulprint.placements': 1 } });
    expect(await placementsOf(who)).toEqual(OF_ANN);
    expect(await roundTrips(auth.connection, () => placementsOf(who))).toBeLessThanOrEqual(2);
  });

  it('when they are kept, then nobody can read them in the database', async () => {
    const { who } = await signUp(auth);
    await complete(who, ANN);
    await auth.useCases.soulprints.generate(who.userId, 1);
    expect(await everyByte(auth)).not.toMatch(/Pisces|degrees/);
  });
});
