import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER } from '@inkwell/contracts';
import { createIdentitySigner } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Calendar, lunch, startCalendar, newPerson } from './harness.ts';

let calendar: Calendar;
beforeAll(async () => {
  calendar = await startCalendar();
});
afterAll(() => calendar.close());

const noticesOf = (userId: string) => calendar.notices.filter((notice) => notice.userId === userId);

describe('an event', () => {
  it('when nothing is planned, then the list is empty', async () => {
    const answer = await newPerson(calendar).list();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([]);
  });

  it('when it is created, then it is answered in UTC, listed and announced', async () => {
    const ada = newPerson(calendar);
    const created = await ada.create();
    expect(created.statusCode).toBe(201);
    expect(created.json()).toEqual({
      id: expect.any(String),
      title: 'Lunch with Mira',
      description: 'The place by the river',
      startTime: '2026-11-20T17:00:00.000Z',
      endTime: '2026-11-20T18:00:00.000Z',
      color: '#F4A261',
      suggested: false,
      allDay: false,
      startDate: null,
      endDate: null,
      recurrence: null,
      seriesId: null,
      source: 'inkwell',
      readOnly: false,
      response: null,
      busy: true,
      revision: 0,
    });
    expect((await ada.list()).json()).toEqual([created.json()]);
    expect(noticesOf(ada.userId)).toEqual([{ userId: ada.userId, topic: 'calendar' }]);
  });

  it('when it is changed, then every field is, and it stays one event', async () => {
    const ada = newPerson(calendar);
    const { id } = (await ada.create({ ...lunch, suggested: true })).json();
    const updated = await ada.update(id, {
      title: ' Dinner ',
      startTime: '2026-11-21 00:00:00',
      endTime: '2026-11-21 23:59:59',
      description: null,
      color: '#8B5CF6',
      suggested: false,
    });
    expect(updated.statusCode).toBe(200);
    expect(updated.json()).toEqual({
      id,
      title: 'Dinner',
      description: null,
      startTime: '2026-11-21T05:00:00.000Z',
      endTime: '2026-11-22T04:59:59.000Z',
      color: '#8B5CF6',
      suggested: false,
      allDay: true,
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      recurrence: null,
      seriesId: null,
      source: 'inkwell',
      readOnly: false,
      response: null,
      busy: true,
      revision: 1,
    });
    expect((await ada.list()).json()).toEqual([updated.json()]);
    await ada.update(id, lunch);
    expect((await ada.list()).json()).toMatchObject([{ allDay: false, startDate: null, title: lunch.title }]);
    expect(noticesOf(ada.userId)).toHaveLength(3);
  });

  it('when it is removed, then it is gone, and a second time it is 404', async () => {
    const ada = newPerson(calendar);
    const { id } = (await ada.create()).json();
    const removed = await ada.remove(id);
    expect(removed.statusCode).toBe(204);
    expect(removed.body).toBe('');
    expect((await ada.list()).json()).toEqual([]);
    expect((await ada.remove(id)).statusCode).toBe(404);
    expect((await ada.update(id, lunch)).statusCode).toBe(404);
    expect(noticesOf(ada.userId)).toHaveLength(2);
  });

  it('when it was stored in a colour that is none of today’s, then it is listed in the fallback', async () => {
    const ada = newPerson(calendar);
    const { id } = (await ada.create()).json();
    await calendar.database
      .collection<{ _id: string }>('events')
      .updateOne({ _id: id }, { $set: { color: '#ABCDEF' } });
    expect((await ada.list()).json()).toMatchObject([{ id, color: '#8B5CF6' }]);
  });

  it('when the sender gives an offset alone, then it decides', async () => {
    const ada = newPerson(calendar, { zone: 'Mars/Olympus' });
    expect((await ada.create()).json().startTime).toBe('2026-11-20T12:00:00.000Z');
  });
});

describe('a range', () => {
  it('when it is asked for, then the events that touch it come, by start', async () => {
    const ada = newPerson(calendar);
    const plan = async (title: string, startTime: string, endTime: string) =>
      ada.create({ ...lunch, title, startTime, endTime });
    await plan('after', '2026-11-20 13:00:00', '2026-11-20 14:00:00');
    await plan('inside', '2026-11-20 12:10:00', '2026-11-20 12:20:00');
    await plan('month', '2026-10-21 08:00:00', '2026-11-20 12:01:00');
    await plan('over the end', '2026-11-20 12:59:00', '2026-11-20 15:00:00');
    await plan('before', '2026-11-20 11:00:00', '2026-11-20 12:00:00');
    const titles = async (query: string) =>
      (await ada.list(query)).json().map((event: { title: string }) => event.title);
    const from = 'from=2026-11-20T17:00:00Z';
    const to = 'to=2026-11-20T13:00:00-05:00';
    expect(await titles(`?${from}&${to}`)).toEqual(['month', 'inside', 'over the end']);
    expect(await titles(`?${from}`)).toEqual(['month', 'inside', 'over the end', 'after']);
    expect(await titles(`?${to}`)).toEqual(['month', 'before', 'inside', 'over the end']);
    expect(await titles('?from=2026-11-21T00:00:00Z&to=2026-11-20T00:00:00Z')).toEqual([]);
  });

  it('when an all-day event is read at the other end of the world, then its days decide', async () => {
    const ada = newPerson(calendar, { zone: 'Pacific/Niue' });
    await ada.create({ ...lunch, startTime: '2026-11-20 00:00:00', endTime: '2026-11-20 23:59:59' });
    const there = newPerson(calendar, { zone: 'Pacific/Kiritimati', userId: ada.userId });
    const dayBefore = '?from=2026-11-18T10:00:00Z&to=2026-11-19T10:00:00Z';
    const theDay = '?from=2026-11-19T10:00:00Z&to=2026-11-20T10:00:00Z';
    const dayAfter = '?from=2026-11-20T10:00:00Z&to=2026-11-21T10:00:00Z';
    expect((await there.list(theDay)).json()).toMatchObject([
      { startDate: '2026-11-20', startTime: '2026-11-19T10:00:00.000Z' },
    ]);
    for (const other of [dayBefore, dayAfter]) expect((await there.list(other)).json()).toEqual([]);
  });

  it('when it is no instant, then it is 400 and named', async () => {
    for (const [query, field] of [
      ['?from=yesterday', 'from'],
      ['?to=2026-11-20', 'to'],
      ['?from=2026-11-20T00:00:00Z&from=2026-11-20T00:00:00Z', 'from'],
    ] as const) {
      const answer = await newPerson(calendar).list(query);
      expect(answer.statusCode, query).toBe(400);
      expect(Object.keys(answer.json().context.fields)).toEqual([field]);
    }
  });
});

describe('bad input', () => {
  it.each([
    [{}, ['title', 'startTime', 'endTime', 'description', 'color', 'suggested']],
    [{ ...lunch, title: ' ' }, ['title']],
    [{ ...lunch, title: '\u200B' }, ['title']],
    [{ ...lunch, title: 'x'.repeat(201) }, ['title']],
    [{ ...lunch, title: { $gt: '' } }, ['title']],
    [{ ...lunch, description: 'x'.repeat(8_001) }, ['description']],
    [{ ...lunch, description: undefined }, ['description']],
    [{ ...lunch, color: '#000000' }, ['color']],
    [{ ...lunch, color: { $ne: null } }, ['color']],
    [{ ...lunch, suggested: 'no' }, ['suggested']],
    [{ ...lunch, startTime: '2026-02-30 10:00:00' }, ['startTime']],
    [{ ...lunch, startTime: '2026-11-20T12:00:00Z' }, ['startTime']],
    [{ ...lunch, endTime: '2026-11-20 24:00:00' }, ['endTime']],
    [{ ...lunch, endTime: lunch.startTime }, ['endTime']],
    [{ ...lunch, endTime: '2026-12-22 12:00:00' }, ['endTime']],
    [{ ...lunch, recurrence: 'every day' }, ['recurrence']],
    [{ ...lunch, recurrence: 7 }, ['recurrence']],
    [{ ...lunch, recurrence: 'FREQ=HOURLY' }, ['recurrence']],
    [{ ...lunch, recurrence: 'FREQ=DAILY;COUNT=2;UNTIL=20270101' }, ['recurrence']],
    [{ ...lunch, recurrence: 'DTSTART:20261120T120000Z\nRRULE:FREQ=DAILY' }, ['recurrence']],
    [{ ...lunch, recurrence: `FREQ=YEARLY;BYYEARDAY=${'1,'.repeat(250)}1` }, ['recurrence']],
    [{ ...lunch, recurrence: 'FREQ=DAILY;UNTIL=20261119' }, ['recurrence']],
    [{ ...lunch, recurrence: 'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30' }, ['recurrence']],
  ])('when the body is %j, then it is 400 and names %j', async (body, fields) => {
    const ada = newPerson(calendar);
    const { id } = (await ada.create()).json();
    for (const answer of [await ada.create(body), await ada.update(id, body)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: 'invalid' });
      expect(Object.keys(answer.json().context.fields)).toEqual(fields);
    }
    expect((await ada.list()).json()).toMatchObject([{ id, title: lunch.title }]);
  });

  it('when the body is broken or no object, then it is 400', async () => {
    for (const raw of ['{"title":', '[]', 'null', '']) {
      const answer = await newPerson(calendar).sendRaw(raw);
      expect(answer.statusCode, raw).toBe(400);
      expect(answer.json().context.fields).toHaveProperty('body');
    }
  });

  it('when a body is far too large, then it is 413', async () => {
    const answer = await newPerson(calendar).create({ ...lunch, description: 'x'.repeat(70_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error: 'too_large' });
  });

  it('when the longest texts are escaped to the full, then they are taken', async () => {
    const ada = newPerson(calendar);
    const body = JSON.stringify({ ...lunch, title: 'T', description: 'D' })
      .replace('"T"', `"${'\\u00e9'.repeat(200)}"`)
      .replace('"D"', `"${'\\u00e9'.repeat(8_000)}"`);
    const answer = await ada.sendRaw(body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ title: 'é'.repeat(200), description: 'é'.repeat(8_000) });
  });

  it('when fields are unknown, then they are dropped', async () => {
    const ada = newPerson(calendar);
    const answer = await ada.create({ ...lunch, id: 'mine', userId: 'eve', allDay: true });
    expect(answer.json()).toMatchObject({ allDay: false });
    expect(answer.json().id).not.toBe('mine');
    expect((await ada.list()).json()).toHaveLength(1);
  });
});

describe('identity', () => {
  it('when it is somebody else’s event or no id at all, then it is 404 and nothing changes', async () => {
    const ada = newPerson(calendar);
    const eve = newPerson(calendar);
    const { id } = (await ada.create()).json();
    for (const wrong of [id, randomUUID(), '1', 'x'.repeat(90), '%7B%22$gt%22:%22%22%7D']) {
      expect((await eve.update(wrong, { ...lunch, title: 'Mine' })).statusCode, wrong).toBe(404);
      expect((await eve.remove(wrong)).statusCode, wrong).toBe(404);
      expect((await eve.restore(wrong)).statusCode, wrong).toBe(404);
    }
    expect((await eve.list()).json()).toEqual([]);
    expect((await ada.list()).json()).toMatchObject([{ id, title: lunch.title }]);
  });

  it('when the identity is missing or made up, then it is 401', async () => {
    const forged = createIdentitySigner({ caller: 'gateway', audience: 'calendar', secret: 'x'.repeat(40) });
    const url = '/api/calendar/events';
    for (const token of [undefined, 'nonsense', forged({ userId: 'ada' })]) {
      const headers = token === undefined ? {} : { [IDENTITY_HEADER]: token };
      for (const [method, at] of [
        ['GET', url],
        ['POST', url],
        ['PUT', `${url}/1`],
        ['DELETE', `${url}/1`],
        ['POST', `${url}/1/restore`],
      ] as const) {
        const answer = await calendar.app.inject({ method, url: at, headers });
        expect(answer.statusCode, method).toBe(401);
        expect(answer.json()).toMatchObject({ error: 'unauthenticated' });
      }
    }
  });
});
