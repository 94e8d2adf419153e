import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Calendar, lunch, newPerson, startCalendar } from './harness.ts';
import { daily, listed, nth, type Person, titles } from './series.ts';

let calendar: Calendar;
beforeAll(async () => {
  calendar = await startCalendar();
});
afterAll(() => calendar.close());

interface Revised {
  id: string;
  title: string;
  revision: number;
}
const plan = async (ada: Person, body: object = lunch) => (await ada.create(body)).json<Revised>();
const rename = (title: string, more: object = {}) => ({ ...lunch, title, ...more });
const statusesOf = (answers: Array<{ statusCode: number }>) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe('a new event that is sent again', () => {
  it('when its id is the same, then it is one event, also where it was changed meanwhile', async () => {
    const ada = newPerson(calendar);
    const sent = { ...lunch, clientId: randomUUID() };
    const first = await ada.create(sent);
    expect(first.statusCode).toBe(201);
    const again = await ada.create(sent);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    const { id } = first.json<Revised>();
    const changed = await ada.update(id, rename('Dinner'));
    expect((await ada.create(sent)).json()).toEqual(changed.json());
    expect(await titles(ada)).toEqual(['Dinner']);
  });

  it('when it comes several times at once, then one is made and all answer it', async () => {
    const ada = newPerson(calendar);
    const sent = { ...lunch, clientId: 'a' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ada.create(sent)));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json<Revised>().id)).size).toBe(1);
    expect(await listed(ada)).toHaveLength(1);
  });

  it('when it repeats, then the series is one, also where several of it were changed meanwhile', async () => {
    const ada = newPerson(calendar);
    const sent = { ...daily, clientId: 'series' };
    const { id } = await plan(ada, sent);
    const { id: second } = await nth(ada, 1);
    const times = { startTime: '2026-11-21 12:00:00', endTime: '2026-11-21 13:00:00' };
    for (const scope of ['all', 'following']) {
      expect((await ada.update(second, rename(scope, { ...times, scope }))).statusCode).toBe(200);
    }
    const again = await ada.create(sent);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ id, seriesId: id, title: 'all' });
    expect(await titles(ada)).toEqual(['all', 'following', 'following', 'following', 'following']);
  });

  it('when it was deleted meanwhile, then it is 404 and stays deleted', async () => {
    const ada = newPerson(calendar);
    const sent = { ...lunch, clientId: 'gone' };
    const { id } = await plan(ada, sent);
    await ada.remove(id);
    expect((await ada.create(sent)).statusCode).toBe(404);
    expect(await listed(ada)).toEqual([]);
    await ada.restore(id);
    expect((await ada.create(sent)).json()).toMatchObject({ id });
  });

  it('when another person or another id sends it, or none is sent, then it is another event', async () => {
    const [ada, bea] = [newPerson(calendar), newPerson(calendar)];
    const sent = { ...lunch, clientId: 'same' };
    for (const person of [ada, bea]) expect((await person.create(sent)).statusCode).toBe(201);
    expect((await ada.create({ ...sent, clientId: 'other' })).statusCode).toBe(201);
    for (const _time of [1, 2]) expect((await ada.create(lunch)).statusCode).toBe(201);
    expect(await listed(ada)).toHaveLength(4);
  });

  it.each(['', 'a b', 'ä', 'x'.repeat(65), 'a.b', 5, null])(
    'when its id is %j, then it is 400',
    async (clientId) => {
      const refused = await newPerson(calendar).create({ ...lunch, clientId });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().context.fields).toHaveProperty('clientId');
    },
  );
});

describe('a restored event', () => {
  it('when it is restored several times at once, then it has changed once', async () => {
    const ada = newPerson(calendar);
    const { id, revision } = await plan(ada);
    await ada.remove(id);
    const answers = await Promise.all(Array.from({ length: 3 }, () => ada.restore(id)));
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    for (const answer of answers) expect(answer.json<Revised>().revision).toBe(revision + 2);
  });
});

describe('a change that names a revision', () => {
  it('when it is the newest, then it is made and the revision grows', async () => {
    const ada = newPerson(calendar);
    const { id, revision } = await plan(ada);
    const changed = (await ada.update(id, rename('Dinner', { revision }))).json<Revised>();
    expect(changed.title).toBe('Dinner');
    expect(changed.revision).toBeGreaterThan(revision);
    expect(await listed(ada)).toEqual([changed]);
  });

  it('when the event was changed meanwhile, then it is 409 with the event as it is, and nothing changes', async () => {
    const ada = newPerson(calendar);
    const { id, revision } = await plan(ada);
    const changed = (await ada.update(id, rename('Dinner'))).json<Revised>();
    const refused = await ada.update(id, rename('Breakfast', { revision }));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ error: 'conflict', context: { event: changed } });
    expect(await listed(ada)).toEqual([changed]);
    expect((await ada.update(id, rename('Breakfast', { revision: changed.revision }))).statusCode).toBe(200);
  });

  it('when several name the same at once, then one is made and the others are 409', async () => {
    const ada = newPerson(calendar);
    const { id, revision } = await plan(ada);
    const all = ['a', 'b', 'c'].map((title) => ada.update(id, rename(title, { revision })));
    expect(statusesOf(await Promise.all(all))).toEqual([200, 409, 409]);
  });

  it('when it was deleted and restored meanwhile, then it is 409, and while it is deleted 404', async () => {
    const ada = newPerson(calendar);
    const { id, revision } = await plan(ada);
    await ada.remove(id);
    expect((await ada.update(id, rename('Dinner', { revision }))).statusCode).toBe(404);
    const restored = (await ada.restore(id)).json<Revised>();
    const refused = await ada.update(id, rename('Dinner', { revision }));
    expect(refused.json()).toMatchObject({ error: 'conflict', context: { event: restored } });
  });

  it.each(['one', 'following', 'all'])(
    'when an instance is changed with scope %s on an old one, then it is 409',
    async (scope) => {
      const ada = newPerson(calendar);
      await plan(ada, daily);
      const [, second, third] = (await listed(ada)) as unknown as Revised[];
      const before = await listed(ada);
      const times = { startTime: '2026-11-22 12:00:00', endTime: '2026-11-22 13:00:00' };
      const change = rename('Later', { ...times, scope, revision: third?.revision });
      await ada.remove(second?.id ?? '');
      const refused = await ada.update(third?.id ?? '', change);
      expect(refused.statusCode).toBe(409);
      const { event } = refused.json<{ context: { event: Revised } }>().context;
      expect(event).toMatchObject({ id: third?.id, title: lunch.title });
      expect(await listed(ada)).toHaveLength(before.length - 1);
      expect((await ada.update(third?.id ?? '', { ...change, revision: event.revision })).statusCode).toBe(
        200,
      );
      expect(await titles(ada)).toContain('Later');
      const gone = await ada.update(second?.id ?? '', { ...change, revision: 0 });
      expect(gone.statusCode).toBe(404);
    },
  );

  it('when several instances were changed and the change is undone, then every answer has the newest', async () => {
    const ada = newPerson(calendar);
    await plan(ada, daily);
    const { id } = await nth(ada, 1);
    const revisionOf = async () => ((await listed(ada))[0] as unknown as Revised).revision;
    const times = { startTime: '2026-11-21 12:00:00', endTime: '2026-11-21 13:00:00' };
    const all = (await ada.update(id, rename('All', { ...times, scope: 'all' }))).json<Revised>();
    expect(all.revision).toBe(await revisionOf());
    const undone = (await ada.restore(id)).json<Revised>();
    expect(undone.revision).toBe(await revisionOf());
    expect(undone.revision).toBeGreaterThan(all.revision);
    await ada.remove(id);
    expect((await ada.restore(id)).json<Revised>().revision).toBe(await revisionOf());
  });

  it.each([-1, 1.5, '1', null])('when it is %j, then it is 400', async (revision) => {
    const ada = newPerson(calendar);
    const { id } = await plan(ada);
    const refused = await ada.update(id, rename('Dinner', { revision }));
    expect(refused.json().context.fields).toHaveProperty('revision');
  });
});
