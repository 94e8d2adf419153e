import type { calendar_v3 } from 'googleapis/build/src/apis/calendar/index.js';
import { describe, expect, test } from 'vitest';
import { account, calendarId, connected, mondays, refusal, walk, type Google } from './google-fixture.ts';

const insert = ({ events }: Google, ...ids: string[]) =>
  Promise.all(ids.map((id) => events.insert({ calendarId, requestBody: { ...walk, id } })));

const list = async ({ events }: Google, params: calendar_v3.Params$Resource$Events$List = {}) =>
  (await events.list({ calendarId, ...params })).data;

const idsOf = ({ items }: { items?: { id?: string | null }[] }) => (items ?? []).map(({ id }) => id);

async function syncTokenOf(google: Google): Promise<string> {
  return (await list(google)).nextSyncToken ?? '';
}

describe('pages and changes', () => {
  test('when an event changes between two pages, then it is in the next delta', async () => {
    const google = await connected();
    await insert(google, 'first', 'second', 'third');
    const firstPage = await list(google, { maxResults: 2 });
    expect(idsOf(firstPage)).toEqual(['first', 'second']);
    expect(firstPage).not.toHaveProperty('nextSyncToken');
    await google.events.patch({ calendarId, eventId: 'first', requestBody: { summary: 'Run' } });
    const pageToken = firstPage.nextPageToken ?? '';
    const lastPage = await list(google, { maxResults: 2, pageToken });
    expect(idsOf(lastPage)).toEqual(['third']);
    expect(lastPage).not.toHaveProperty('nextPageToken');
    const delta = await list(google, { syncToken: lastPage.nextSyncToken ?? '' });
    expect(delta.items).toMatchObject([{ id: 'first', summary: 'Run' }]);
    expect((await list(google, { syncToken: delta.nextSyncToken ?? '' })).items).toEqual([]);
  });

  test('when a delta has several pages, then its token stands on the last', async () => {
    const google = await connected();
    const syncToken = await syncTokenOf(google);
    for (const id of ['third', 'first', 'second']) await insert(google, id);
    const firstPage = await list(google, { syncToken, maxResults: 2 });
    expect(idsOf(firstPage)).toEqual(['third', 'first']);
    expect(firstPage).not.toHaveProperty('nextSyncToken');
    const pageToken = firstPage.nextPageToken ?? '';
    const lastPage = await list(google, { syncToken, maxResults: 2, pageToken });
    expect(idsOf(lastPage)).toEqual(['second']);
    expect((await list(google, { syncToken: lastPage.nextSyncToken ?? '' })).items).toEqual([]);
  });

  test('when an event is deleted, then a delta has its id and status alone', async () => {
    const google = await connected();
    await insert(google, 'first', 'second');
    const syncToken = await syncTokenOf(google);
    await google.events.delete({ calendarId, eventId: 'first' });
    const [item, ...others] = (await list(google, { syncToken })).items ?? [];
    expect(item).toEqual({
      kind: 'calendar#event',
      etag: expect.stringMatching(/^"\d+"$/),
      id: 'first',
      status: 'cancelled',
    });
    expect(others).toEqual([]);
    expect(idsOf(await list(google))).toEqual(['second']);
    expect(idsOf(await list(google, { showDeleted: true }))).toEqual(['first', 'second']);
  });

  test.each([
    ['timeMin', { timeMin: '2030-01-01T00:00:00Z' }],
    ['timeMax', { timeMax: '2030-01-01T00:00:00Z' }],
    ['orderBy', { orderBy: 'updated' }],
    ['updatedMin', { updatedMin: '2030-01-01T00:00:00Z' }],
    ['a property', { privateExtendedProperty: ['entry=1'] }],
    ['words', { q: 'walk' }],
    ['a UID', { iCalUID: 'first@google.com' }],
  ])('when a sync token stands beside %s, then it is 400', async (_what, params) => {
    const google = await connected();
    const syncToken = await syncTokenOf(google);
    expect(await refusal(list(google, { syncToken, ...params }))).toBe('400 badRequest');
  });

  test('when a token is nonsense or of another list, then it is 400', async () => {
    const google = await connected();
    await insert(google, 'first', 'second');
    const syncToken = await syncTokenOf(google);
    const { nextPageToken } = await list(google, { maxResults: 1 });
    const pageToken = nextPageToken ?? '';
    for (const params of [
      { syncToken: 'nonsense' },
      { syncToken, showDeleted: false },
      { syncToken, singleEvents: true },
      { syncToken, calendarId: 'family0000@group.calendar.google.com' },
      { pageToken: 'nonsense' },
      { pageToken, singleEvents: true },
    ]) {
      expect(await refusal(list(google, params))).toBe('400 invalid');
    }
  });

  test('when a sync token has become too old, then it is 410 and a new list starts afresh', async () => {
    const google = await connected();
    const syncToken = await syncTokenOf(google);
    await google.emulator.expireSyncTokens(account);
    expect(await refusal(list(google, { syncToken }))).toBe('410 fullSyncRequired');
    expect((await list(google, { syncToken: await syncTokenOf(google) })).items).toEqual([]);
  });

  test('when a range, an order or a property is asked for, then the list keeps to it', async () => {
    const google = await connected();
    const at = (id: string, day: string, entry: string) =>
      google.events.insert({
        calendarId,
        requestBody: {
          id,
          start: { date: `2030-05-${day}` },
          end: { date: `2030-05-${Number(day) + 1}` },
          extendedProperties: { private: { entry } },
        },
      });
    await at('later0', '20', '1');
    await at('soon0', '10', '2');
    const range = { timeMin: '2030-05-09T00:00:00Z', timeMax: '2030-05-12T00:00:00Z' };
    expect(idsOf(await list(google, range))).toEqual(['soon0']);
    expect(idsOf(await list(google, { orderBy: 'startTime', singleEvents: true }))).toEqual([
      'soon0',
      'later0',
    ]);
    expect(idsOf(await list(google, { orderBy: 'updated' }))).toEqual(['later0', 'soon0']);
    expect(idsOf(await list(google, { privateExtendedProperty: ['entry=1'] }))).toEqual(['later0']);
    expect(await refusal(list(google, { orderBy: 'startTime' }))).toBe('400 badRequest');
    expect(await refusal(list(google, { timeMin: '2030-05-09' }))).toBe('400 badRequest');
  });

  test('when words are asked for, then events have them all, wherever they stand', async () => {
    const google = await connected();
    const add = (id: string, fields: object) =>
      google.events.insert({ calendarId, requestBody: { ...walk, id, ...fields } });
    await add('first', { summary: 'Lunch with Ana', location: 'Café (old)' });
    await add('second', {
      summary: 'Walk',
      description: 'After the lunch',
      attendees: [{ email: 'ana@x.org' }],
    });
    await add('third', { summary: 'Brunch', location: 'old café' });
    expect(idsOf(await list(google, { q: 'LUNCH ana' }))).toEqual(['first', 'second']);
    expect(idsOf(await list(google, { q: 'unch' }))).toEqual([]);
    expect(idsOf(await list(google, { q: '(old' }))).toEqual(['first']);
    expect(idsOf(await list(google, { q: 'CAFÉ', singleEvents: true }))).toEqual(['first', 'third']);
    expect(await list(google, { q: 'lunch' })).not.toHaveProperty('nextSyncToken');
  });

  test('when types are asked for, then a list has no others', async () => {
    const google = await connected();
    await insert(google, 'first');
    await google.events.insert({ calendarId, requestBody: { ...walk, id: 'focus', eventType: 'focusTime' } });
    expect(idsOf(await list(google, { eventTypes: ['focusTime'] }))).toEqual(['focus']);
    expect(idsOf(await list(google, { eventTypes: ['focusTime', 'default'] }))).toEqual(['first', 'focus']);
  });

  test('when an event was deleted, then a list of what was updated has it anyway', async () => {
    const google = await connected();
    await insert(google, 'first');
    await google.events.delete({ calendarId, eventId: 'first' });
    const updated = await list(google, { updatedMin: '2020-01-01T00:00:00Z', showDeleted: false });
    expect(updated.items).toMatchObject([{ id: 'first', status: 'cancelled' }]);
  });

  test('when an event has more attendees than are asked for, then the account alone is shown', async () => {
    const google = await connected();
    const attendees = [{ email: 'ana@example.com' }, { email: account }];
    await google.events.insert({ calendarId, requestBody: { ...walk, id: 'first', attendees } });
    const shown = { attendees: [{ email: account, self: true }], attendeesOmitted: true };
    expect((await list(google, { maxAttendees: 1 })).items).toMatchObject([shown]);
    const of = { calendarId, eventId: 'first' };
    expect((await google.events.get({ ...of, maxAttendees: 1 })).data).toMatchObject(shown);
    expect((await google.events.patch({ ...of, maxAttendees: 1, requestBody: {} })).data).toMatchObject(
      shown,
    );
    const all = await google.events.get({ ...of, maxAttendees: 2 });
    expect(all.data.attendees).toMatchObject(attendees);
    expect(all.data).not.toHaveProperty('attendeesOmitted');
  });

  test('when a zone is asked for, then times are in it', async () => {
    const google = await connected();
    await insert(google, 'first');
    const { items } = await list(google, { timeZone: 'Asia/Kolkata' });
    expect(items?.[0]?.start?.dateTime).toBe('2030-05-01T14:30:00+05:30');
    const of = { calendarId, eventId: 'first', timeZone: 'Asia/Kolkata' };
    expect((await google.events.get(of)).data).toEqual(items?.[0]);
    expect(await refusal(google.events.get({ ...of, timeZone: 'Mars/Base' }))).toBe('400 invalid');
  });
});

describe('series', () => {
  async function withSeries(): Promise<Google> {
    const google = await connected();
    await google.events.insert({ calendarId, requestBody: mondays });
    return google;
  }
  const startsOf = ({ items }: { items?: { start?: { dateTime?: string | null } }[] }) =>
    (items ?? []).map(({ start }) => start?.dateTime);
  const eventId = 'planning_20300401T070000Z';
  const originalStartTime = { dateTime: '2030-04-01T09:00:00+02:00', timeZone: 'Europe/Berlin' };

  test('when they are expanded, then each instance keeps its wall time over a change of clocks', async () => {
    const google = await withSeries();
    const expanded = await list(google, { singleEvents: true, orderBy: 'startTime' });
    expect(startsOf(expanded)).toEqual([
      '2030-03-18T09:00:00+01:00',
      '2030-03-25T09:00:00+01:00',
      '2030-04-01T09:00:00+02:00',
      '2030-04-08T09:00:00+02:00',
      '2030-04-15T09:00:00+02:00',
      '2030-04-22T09:00:00+02:00',
    ]);
    expect(expanded.items?.[2]).toMatchObject({
      id: eventId,
      recurringEventId: 'planning',
      originalStartTime,
    });
    expect(expanded.items?.[2]).not.toHaveProperty('recurrence');
    expect(idsOf(await list(google))).toEqual(['planning']);
    expect((await google.events.get({ calendarId, eventId })).data).toMatchObject({ originalStartTime });
  });

  test('when instances are asked for by page and range, then they are in order and none twice', async () => {
    const google = await withSeries();
    const first = await list(google, { singleEvents: true, maxResults: 4 });
    const pageToken = first.nextPageToken ?? '';
    const second = await list(google, { singleEvents: true, maxResults: 4, pageToken });
    expect(startsOf(first)).toHaveLength(4);
    expect(startsOf(second)).toEqual(['2030-04-15T09:00:00+02:00', '2030-04-22T09:00:00+02:00']);
    const range = { timeMin: '2030-04-01T07:15:00Z', timeMax: '2030-04-08T07:00:00Z' };
    expect(idsOf(await list(google, { singleEvents: true, ...range }))).toEqual([eventId]);
    const instances = await google.events.instances({ calendarId, eventId: 'planning', ...range });
    expect(idsOf(instances.data)).toEqual([eventId]);
  });

  test('when an instance is changed and another deleted, then they are exceptions of the series', async () => {
    const google = await withSeries();
    const syncToken = await syncTokenOf(google);
    const moved = {
      start: { dateTime: '2030-04-02T09:00:00+02:00' },
      end: { dateTime: '2030-04-02T10:00:00+02:00' },
    };
    await google.events.patch({ calendarId, eventId, requestBody: moved });
    const deleted = 'planning_20300408T070000Z';
    await google.events.delete({ calendarId, eventId: deleted });
    const delta = await list(google, { syncToken });
    expect(delta.items).toMatchObject([
      { id: eventId, recurringEventId: 'planning', originalStartTime, start: moved.start },
      { id: deleted, status: 'cancelled', recurringEventId: 'planning' },
    ]);
    expect(idsOf(await list(google))).toEqual(['planning', eventId, deleted]);
    const expanded = await list(google, { singleEvents: true });
    expect(startsOf(expanded)).toHaveLength(5);
    expect(startsOf(expanded)[2]).toBe('2030-04-02T09:00:00+02:00');
    const away = { timeMin: '2030-04-01T00:00:00Z', timeMax: '2030-04-01T20:00:00Z', singleEvents: true };
    expect(idsOf(await list(google, away))).toEqual([]);
    expect(await refusal(google.events.delete({ calendarId, eventId: deleted }))).toBe('410 deleted');
  });

  test('when the series is deleted, then its exceptions are too', async () => {
    const google = await withSeries();
    await google.events.patch({ calendarId, eventId, requestBody: { summary: 'Long review' } });
    const syncToken = await syncTokenOf(google);
    await google.events.delete({ calendarId, eventId: 'planning' });
    const { items } = await list(google, { syncToken });
    expect(items?.map(({ id, status }) => [id, status])).toEqual([
      ['planning', 'cancelled'],
      [eventId, 'cancelled'],
    ]);
    expect(idsOf(await list(google))).toEqual([]);
  });

  test('when days are left out, added or end, then the instances follow', async () => {
    const google = await connected();
    const recurrence = [
      'RRULE:FREQ=WEEKLY;UNTIL=20300408T070000Z',
      'EXDATE;TZID=Europe/Berlin:20300325T090000',
      'RDATE:20300405T070000Z',
    ];
    await google.events.insert({ calendarId, requestBody: { ...mondays, recurrence } });
    expect(idsOf(await list(google, { singleEvents: true }))).toEqual([
      'planning_20300318T080000Z',
      eventId,
      'planning_20300405T070000Z',
      'planning_20300408T070000Z',
    ]);
  });

  test('when a series has whole days, then so have its instances', async () => {
    const google = await connected();
    const requestBody = {
      id: 'retreat',
      start: { date: '2030-03-30' },
      end: { date: '2030-03-31' },
      recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
    };
    await google.events.insert({ calendarId, requestBody });
    const { items } = await list(google, { singleEvents: true });
    expect(items?.map(({ id, start, end }) => [id, start?.date, end?.date])).toEqual([
      ['retreat_20300330', '2030-03-30', '2030-03-31'],
      ['retreat_20300331', '2030-03-31', '2030-04-01'],
      ['retreat_20300401', '2030-04-01', '2030-04-02'],
    ]);
  });
});
