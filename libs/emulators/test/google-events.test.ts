import type { calendar_v3 } from 'googleapis/build/src/apis/calendar/index.js';
import { describe, expect, test } from 'vitest';
import {
  account,
  calendarId,
  connected,
  mondays,
  openGoogle,
  refusal,
  tokensOf,
  walk,
} from './google-fixture.ts';
import { newDatabase } from './stripe-fixture.ts';

const holidays = 'holidays0000@group.v.calendar.google.com';

describe('one event', () => {
  test('when it is inserted, then it has what Google adds, with times in the zone of the calendar', async () => {
    const { events } = await connected();
    const { data } = await events.insert({ calendarId, requestBody: { ...walk, id: 'abcde12345' } });
    expect(data).toMatchObject({
      kind: 'calendar#event',
      id: 'abcde12345',
      iCalUID: 'abcde12345@google.com',
      status: 'confirmed',
      sequence: 0,
      eventType: 'default',
      organizer: { email: 'you@example.com', self: true },
      start: { dateTime: '2030-05-01T11:00:00+02:00', timeZone: 'Europe/Berlin' },
      end: { dateTime: '2030-05-01T12:00:00+02:00' },
    });
    expect((await events.get({ calendarId, eventId: 'abcde12345' })).data).toEqual(data);
  });

  test('when an id is taken or malformed, then the insert is 409 or 400', async () => {
    const { events } = await connected();
    const insert = (id: string) => events.insert({ calendarId, requestBody: { ...walk, id } });
    await insert('abcde12345');
    expect(await refusal(insert('abcde12345'))).toBe('409 duplicate');
    await events.delete({ calendarId, eventId: 'abcde12345' });
    expect(await refusal(insert('abcde12345'))).toBe('409 duplicate');
    for (const id of ['abcd', 'ABCDE', 'with-dash', 'wxyz0']) {
      expect(await refusal(insert(id))).toBe('400 invalid');
    }
  });

  test.each([
    ['no end', { end: undefined }, '400 required'],
    ['a date beside a time', { end: { date: '2030-05-02' } }, '400 invalid'],
    ['both in one', { start: { ...walk.start, date: '2030-05-01' } }, '400 invalid'],
    ['a time of nowhere', { start: { dateTime: '2030-05-01T09:00:00' } }, '400 required'],
    ['an unknown zone', { start: { ...walk.start, timeZone: 'Mars/Base' } }, '400 invalid'],
    ['a day that is none', { start: { date: '2030-02-30' }, end: { date: '2030-03-03' } }, '400 invalid'],
    ['an end before its start', { end: { dateTime: '2030-05-01T08:00:00Z' } }, '400 timeRangeEmpty'],
    ['a series without a zone', { recurrence: ['RRULE:FREQ=DAILY'] }, '400 required'],
    ['a rule that is none', { ...mondays, recurrence: ['RRULE:FREQ=SOMETIMES'] }, '400 invalid'],
    ['an unknown status', { status: 'gone' }, '400 invalid'],
    ['an unknown field', { titel: 'Walk' }, '400 badRequest'],
    ['a long property', { extendedProperties: { private: { a: 'x'.repeat(1025) } } }, '400 invalid'],
  ])('when it has %s, then it is refused', async (_what, fields, reason) => {
    const { events } = await connected();
    expect(await refusal(events.insert({ calendarId, requestBody: { ...walk, ...fields } }))).toBe(reason);
  });

  test('when it is patched, then objects are merged and null takes away', async () => {
    const { events } = await connected();
    const properties = { private: { entry: '1', kept: 'yes' } };
    const requestBody = {
      ...walk,
      id: 'patched',
      description: 'By the lake',
      extendedProperties: properties,
    };
    const made = await events.insert({ calendarId, requestBody });
    const patch = { description: null, extendedProperties: { private: { entry: '2' } } };
    const { data } = await events.patch({ calendarId, eventId: 'patched', requestBody: patch });
    expect(data).toMatchObject({
      summary: 'Walk',
      extendedProperties: { private: { entry: '2', kept: 'yes' } },
      sequence: 0,
    });
    expect(data).not.toHaveProperty('description');
    expect(data.etag).not.toBe(made.data.etag);
  });

  test('when it is updated, then what is not sent is gone, and a new time is a new sequence', async () => {
    const { events } = await connected();
    await events.insert({ calendarId, requestBody: { ...walk, id: 'updated', location: 'Lake' } });
    const later = { ...walk, end: { dateTime: '2030-05-01T11:00:00Z' } };
    const { data } = await events.update({ calendarId, eventId: 'updated', requestBody: later });
    expect(data).not.toHaveProperty('location');
    expect(data.sequence).toBe(1);
    const old = events.update({ calendarId, eventId: 'updated', requestBody: { ...later, sequence: 0 } });
    expect(await refusal(old)).toBe('400 invalid');
  });

  test('when it has changed meanwhile, then a write with the old etag is 412', async () => {
    const { events } = await connected();
    const made = await events.insert({ calendarId, requestBody: { ...walk, id: 'matched' } });
    const patched = await events.patch({ calendarId, eventId: 'matched', requestBody: { summary: 'Run' } });
    const stale = { headers: { 'If-Match': made.data.etag ?? '' } };
    const fresh = { headers: { 'If-Match': patched.data.etag ?? '' } };
    const of = { calendarId, eventId: 'matched' };
    expect(await refusal(events.update({ ...of, requestBody: walk }, stale))).toBe('412 conditionNotMet');
    expect(await refusal(events.patch({ ...of, requestBody: {} }, stale))).toBe('412 conditionNotMet');
    expect(await refusal(events.delete(of, stale))).toBe('412 conditionNotMet');
    expect((await events.update({ ...of, requestBody: walk }, fresh)).data.summary).toBe('Walk');
  });

  test('when it is deleted, then a second time is 410, and an update brings it back', async () => {
    const { events } = await connected();
    await events.insert({ calendarId, requestBody: { ...walk, id: 'deleted' } });
    const of = { calendarId, eventId: 'deleted' };
    await events.delete(of);
    expect(await refusal(events.delete(of))).toBe('410 deleted');
    expect((await events.get(of)).data).toMatchObject({ status: 'cancelled', summary: 'Walk' });
    expect((await events.update({ ...of, requestBody: walk })).data.status).toBe('confirmed');
    expect((await events.list({ calendarId })).data.items).toMatchObject([{ id: 'deleted' }]);
  });

  test('when there is none, then it is 404', async () => {
    const { events } = await connected();
    const of = { calendarId, eventId: 'nothing' };
    expect(await refusal(events.get(of))).toBe('404 notFound');
    expect(await refusal(events.patch({ ...of, requestBody: {} }))).toBe('404 notFound');
    expect(await refusal(events.delete(of))).toBe('404 notFound');
    expect(await refusal(events.list({ calendarId: 'work@example.com' }))).toBe('404 notFound');
  });
});

describe('calendars', () => {
  test('when they are listed, then one is the primary one and one can only be read', async () => {
    const { calendar, events } = await connected();
    const { data } = await calendar.calendarList.list();
    expect(data.items?.map(({ id, accessRole, primary }) => [id, accessRole, primary])).toEqual([
      ['you@example.com', 'owner', true],
      ['family0000@group.calendar.google.com', 'owner', undefined],
      [holidays, 'reader', undefined],
    ]);
    const writable = await calendar.calendarList.list({ minAccessRole: 'writer' });
    expect(writable.data.items).toHaveLength(2);
    const insert = events.insert({ calendarId: holidays, requestBody: walk });
    expect(await refusal(insert)).toBe('403 requiredAccessLevel');
  });

  test('when they are listed by page, then each is there once, and the last page has a sync token', async () => {
    const { emulator, calendar } = await connected();
    const list = async (params: calendar_v3.Params$Resource$Calendarlist$List) =>
      (await calendar.calendarList.list(params)).data;
    const first = await list({ maxResults: 2 });
    expect(first).not.toHaveProperty('nextSyncToken');
    const pageToken = first.nextPageToken ?? '';
    const last = await list({ maxResults: 2, pageToken });
    expect([...(first.items ?? []), ...(last.items ?? [])].map(({ id }) => id)).toEqual([
      'you@example.com',
      'family0000@group.calendar.google.com',
      holidays,
    ]);
    const syncToken = last.nextSyncToken ?? '';
    expect(await list({ syncToken })).toMatchObject({ items: [], nextSyncToken: expect.any(String) });
    expect(await refusal(list({ pageToken, minAccessRole: 'writer' }))).toBe('400 invalid');
    expect(await refusal(list({ syncToken: 'nonsense' }))).toBe('400 invalid');
    expect(await refusal(list({ syncToken, minAccessRole: 'reader' }))).toBe('400 badRequest');
    expect(await refusal(list({ syncToken, showHidden: false }))).toBe('400 invalid');
    await emulator.expireSyncTokens(account);
    expect(await refusal(list({ syncToken }))).toBe('410 fullSyncRequired');
  });

  test('when one is asked for, then it is the one of the list', async () => {
    const { calendar } = await connected();
    const [primary, family] = (await calendar.calendarList.list()).data.items ?? [];
    expect((await calendar.calendarList.get({ calendarId })).data).toEqual(primary);
    const id = family?.id ?? '';
    expect((await calendar.calendarList.get({ calendarId: id })).data).toEqual(family);
    const { data } = await calendar.calendars.get({ calendarId: id });
    expect(data).toMatchObject({ id, summary: 'Family', timeZone: 'Europe/Berlin', dataOwner: account });
    const others = calendar.calendarList.get({ calendarId: 'work@example.com' });
    expect(await refusal(others)).toBe('404 notFound');
  });

  test('when the emulator starts again, then its events and its tokens are still good', async () => {
    const mongodbUri = newDatabase();
    const first = await openGoogle(mongodbUri);
    const tokens = await tokensOf(first);
    first.oauth.setCredentials(tokens);
    await first.events.insert({ calendarId, requestBody: walk });
    const { data } = await first.events.list({ calendarId });
    const second = await openGoogle(mongodbUri);
    second.oauth.setCredentials(tokens);
    expect((await second.events.list({ calendarId })).data.items).toEqual(data.items);
    const syncToken = data.nextSyncToken ?? '';
    expect((await second.events.list({ calendarId, syncToken })).data.items).toEqual([]);
  });
});
