import {
  IDENTITY_HEADER,
  PLAN_LIMITS,
  PLAN_SECTIONS,
  type SafetyPlan,
  type StoredPlan,
  TIMEZONE_HEADER,
} from '@inkwell/contracts';
import { readableIn, roundTrips } from '@inkwell/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newUser, startChat, type Chat } from './harness.ts';

let chat: Chat;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

let userId = '';
beforeEach(() => {
  userId = newUser();
  chat.model.answerAlways('I read that.');
});

const EMPTY: SafetyPlan = {
  signs: [],
  alone: [],
  distraction: [],
  people: [],
  professionals: [],
  safety: [],
};
const PLAN: SafetyPlan = {
  signs: ['I stop answering messages'],
  alone: ['A walk by the harbour'],
  distraction: [{ name: 'The library', tel: null }],
  people: [{ name: 'Ana from next door', tel: '+46 70 123 45 67' }],
  professionals: [{ name: 'Självmordslinjen', tel: '90101' }],
  safety: ['Sleep at my sister’s on Fridays'],
};

const call = (method: 'GET' | 'PUT', payload?: object, { as = userId, zone = 'Europe/Stockholm' } = {}) =>
  chat.app.inject({
    method,
    url: '/api/care/plan',
    headers: { [IDENTITY_HEADER]: chat.sign({ userId: as }), [TIMEZONE_HEADER]: zone },
    ...(payload && { payload }),
  });
const save = (plan: SafetyPlan, baseRevision: number, as = userId) =>
  call('PUT', { plan, baseRevision }, { as });
const read = async (as = userId) => (await call('GET', undefined, { as })).json();

describe('a safety plan', () => {
  it('when none is written yet, then it is empty, beside the lines of the country', async () => {
    const response = await call('GET');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ plan: EMPTY, revision: 0, updatedAt: null });
    expect(response.json().resources.map(({ tel }: { tel: string | null }) => tel)).toContain('112');
  });

  it('when it is saved, then it can be read and changed, and other tabs hear of it', async () => {
    const notice = chat.nextNotice(userId);
    const saved = await save(PLAN, 0);
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({ plan: PLAN, revision: 1 });
    expect(await notice).toBe('chat');
    expect(await read()).toMatchObject(saved.json());
    const changed = { ...PLAN, alone: ['A cold shower', 'A walk'] };
    expect((await save(changed, 1)).json<StoredPlan>().revision).toBe(2);
    expect(await read()).toMatchObject({ plan: changed, revision: 2 });
  });

  it('when somebody in danger has one, then the companion knows that, and nothing of what stands in it', async () => {
    const send = async () => (await chat.send(userId, 'I want to kill myself')).readAll();
    await send();
    expect(chat.model.last().care).toMatchObject({ hasPlan: false });
    await save(PLAN, 0);
    await send();
    expect(chat.model.last().care).toMatchObject({ hasPlan: true });
    expect(JSON.stringify(chat.model.last())).not.toContain('harbour');
  });

  it('when a country is chosen, then its lines come with the plan', async () => {
    await chat.care.change(userId, {}, { country: 'US' });
    expect((await read()).resources.map(({ tel }: { tel: string | null }) => tel)).toContain('988');
  });

  it('when the person has neither access nor ended the onboarding, then they have their plan all the same', async () => {
    chat.withoutAccess.add(userId);
    expect((await save(PLAN, 0)).statusCode).toBe(200);
    expect((await read()).plan).toEqual(PLAN);
  });

  it('when it was changed elsewhere, then it is refused with the other one, and nothing is overwritten', async () => {
    await save(PLAN, 0);
    const other = { ...PLAN, signs: ['No sleep'] };
    await save(other, 1);
    for (const stale of [0, 1, 7]) {
      const response = await save({ ...PLAN, signs: ['Too much sleep'] }, stale);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ error: 'conflict', context: { plan: other, revision: 2 } });
    }
    expect(await read()).toMatchObject({ plan: other, revision: 2 });
  });

  it('when two tabs save at once, then one of them is refused', async () => {
    const statuses = await Promise.all(
      ['A walk', 'Tea', 'Music'].map(async (line) => (await save({ ...EMPTY, alone: [line] }, 0)).statusCode),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  it('when a save is sent twice, then the second one changes nothing', async () => {
    await save(PLAN, 0);
    const again = await save(PLAN, 0);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ plan: PLAN, revision: 1 });
  });

  it('when a number was pasted with invisible characters, then it is stored without them', async () => {
    const people = [
      { name: 'Ana', tel: '\u202A+49\u00A0(0)30\u2011123\u202C\u200E' },
      { name: 'Jo', tel: '+1 212 555 0123 x45' },
    ];
    const stored = [{ name: 'Ana', tel: '+49 (0)30-123' }, people[1]];
    expect((await save({ ...EMPTY, people }, 0)).json()).toMatchObject({
      plan: { people: stored },
    });
    expect((await read()).plan.people).toEqual(stored);
    // Sent again as it was pasted it is the same plan.
    expect((await save({ ...EMPTY, people }, 0)).json()).toMatchObject({ revision: 1 });
  });

  it('when somebody else asks, then they have a plan of their own', async () => {
    const other = newUser();
    await save(PLAN, 0);
    expect(await read(other)).toMatchObject({ plan: EMPTY, revision: 0 });
    await save({ ...EMPTY, alone: ['Tea'] }, 0, other);
    expect((await read()).plan).toEqual(PLAN);
  });

  it('when nobody is signed in, then it is refused', async () => {
    expect((await chat.app.inject({ url: '/api/care/plan' })).statusCode).toBe(401);
    const payload = { plan: PLAN, baseRevision: 0 };
    expect((await chat.app.inject({ method: 'PUT', url: '/api/care/plan', payload })).statusCode).toBe(401);
  });

  it('when it is stored, then nothing of it is readable there', async () => {
    await save(PLAN, 0);
    const row = await chat.database.collection<{ _id: string }>('people').findOne({ _id: userId });
    const stored = readableIn(row);
    for (const text of ['messages', 'harbour', 'Ana', '70 123', 'Självmordslinjen', 'sister'])
      expect(stored).not.toContain(text);
    expect(row).toMatchObject({ planVersion: 1, hasPlan: true });
  });

  it('when everything is taken out of it, then it is empty', async () => {
    await save(PLAN, 0);
    await save(EMPTY, 1);
    expect(await read()).toMatchObject({ plan: EMPTY, revision: 2 });
    const row = await chat.database.collection<{ _id: string }>('people').findOne({ _id: userId });
    expect(row).toMatchObject({ hasPlan: false });
  });

  it('when the account is deleted, then so is the plan, and nothing late brings it back', async () => {
    await save(PLAN, 0);
    await chat.erasure.eraseUser(userId);
    expect(await chat.database.collection<{ _id: string }>('people').countDocuments({ _id: userId })).toBe(0);
    expect((await save(PLAN, 0)).statusCode).toBe(404);
    expect((await call('GET')).statusCode).toBe(404);
    expect(await chat.database.collection<{ _id: string }>('people').countDocuments({ _id: userId })).toBe(0);
  });

  it('when it is read and saved, then that takes at most three round trips each', async () => {
    await save(PLAN, 0);
    const trips = (action: () => Promise<unknown>) => roundTrips(chat.connection, action);
    expect(await trips(() => read())).toBe(1);
    expect(await trips(() => save({ ...PLAN, signs: ['No sleep'] }, 1))).toBe(2);
    expect(await trips(() => save(PLAN, 1))).toBe(2);
  });
});

describe('a plan that is no plan', () => {
  const fieldsOf = async (body: object) => {
    const response = await call('PUT', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'invalid' });
    return Object.keys(response.json().context.fields);
  };
  const long = (count: number) => 'x'.repeat(count);

  it.each(PLAN_SECTIONS)('when %s is missing, then it is named', async (section) => {
    const { [section]: _left, ...plan } = PLAN;
    expect(await fieldsOf({ plan, baseRevision: 0 })).toEqual([`plan.${section}`]);
  });

  it.each([
    ['plan.signs.0', { signs: ['  '] }],
    ['plan.signs.1', { signs: ['No sleep', long(PLAN_LIMITS.line + 1)] }],
    ['plan.alone', { alone: Array.from({ length: PLAN_LIMITS.lines + 1 }, () => 'A walk') }],
    ['plan.alone.0', { alone: [7] }],
    ['plan.people.0.name', { people: [{ name: '', tel: null }] }],
    ['plan.people.0.tel', { people: [{ name: 'Ana', tel: 'next door' }] }],
    ['plan.people.0.tel', { people: [{ name: 'Ana', tel: long(PLAN_LIMITS.tel + 1) }] }],
    ['plan.people.0.tel', { people: [{ name: 'Ana', tel: 'javascript:11' }] }],
    ['plan.people.0.tel', { people: [{ name: 'Ana', tel: '\u200E\u202C' }] }],
    ['plan.people.0.tel', { people: [{ name: 'Ana', tel: '1 x12' }] }],
    ['plan.professionals.0.tel', { professionals: [{ name: 'Ana' }] }],
    ['plan.safety.0', { safety: ['\u0007'] }],
  ])('when %s is wrong, then it is named', async (field, wrong) => {
    expect(await fieldsOf({ plan: { ...PLAN, ...wrong }, baseRevision: 0 })).toEqual([field]);
  });

  it.each([-1, 1.5, '0', null])('when the base is %s, then it is named', async (baseRevision) => {
    expect(await fieldsOf({ plan: PLAN, baseRevision })).toEqual(['baseRevision']);
  });

  it('when there is no plan in it, then it is named', async () => {
    expect(await fieldsOf({ baseRevision: 0 })).toEqual(['plan']);
  });
});
