import { describe, expect, test } from 'vitest';
import { account, call, connected, errorOf, walk, type Google } from './google-fixture.ts';
import { pathsOf, schemaOf } from './google-schema-check.ts';

const events = 'calendars/primary/events';
const zone = 'Europe/Berlin';

const start = { dateTime: '2030-05-01T11:00:00+02:00', timeZone: zone };

const insert = (google: Google, body: object, query: Record<string, string> = {}) =>
  call(google, 'POST', events, { query, body: { ...walk, ...body } });

describe('partial responses', () => {
  const select = async (google: Google, fields: string, path = events) =>
    call(google, 'GET', path, { query: { fields } });

  test.each([
    ['kind', { kind: 'calendar#events' }],
    ['items/id', { items: [{ id: 'event0' }] }],
    [
      'items(id,start/timeZone), summary',
      { items: [{ id: 'event0', start: { timeZone: zone } }], summary: account },
    ],
    ['items/start/timeZone,items/id', { items: [{ id: 'event0', start: { timeZone: zone } }] }],
    [
      'items(organizer(*),summary)',
      { items: [{ organizer: { email: account, self: true }, summary: 'Walk' }] },
    ],
    ['items/*/timeZone', { items: [{ start: { timeZone: zone }, end: { timeZone: zone } }] }],
    [
      'items/extendedProperties/private/entry',
      { items: [{ extendedProperties: { private: { entry: '1' } } }] },
    ],
    ['items(start/timeZone,start,id)', { items: [{ id: 'event0', start }] }],
    ['items/id,items(id,location),kind', { kind: 'calendar#events', items: [{ id: 'event0' }] }],
    ['nextPageToken', {}],
  ])('when %s is asked for, then the answer has nothing else', async (fields, expected) => {
    const google = await connected();
    await insert(google, { id: 'event0', extendedProperties: { private: { entry: '1', other: '2' } } });
    const { status, body } = await select(google, fields);
    expect(status).toBe(200);
    expect(body).toEqual(expected);
  });

  test.each([
    '',
    ',',
    'id',
    'items(',
    'items()',
    'items(id',
    'items)',
    'items/id/more',
    'items(id)kind',
    'kind,',
    'items..id',
  ])('when the selection is "%s", then it is refused', async (fields) => {
    const answer = await select(await connected(), fields);
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toMatchObject({ reason: 'invalidParameter', location: 'fields' });
    expect(errorOf(answer).message).toMatch(/^Invalid field selection /);
  });

  test('when the document has a property, then it can be asked for', async () => {
    const google = await connected();
    await insert(google, { id: 'event0' });
    const paths = [
      [events, 'Events'],
      [`${events}/event0`, 'Event'],
      ['users/me/calendarList', 'CalendarList'],
      ['calendars/primary', 'Calendar'],
    ] as const;
    for (const [path, name] of paths) {
      const all = pathsOf({ $ref: name });
      expect(all.length).toBeGreaterThan(Object.keys(schemaOf({ $ref: name }).properties ?? {}).length);
      // As many as an address may have.
      for (let from = 0; from < all.length; from += 100) {
        const { status } = await select(google, all.slice(from, from + 100).join(','), path);
        expect([path, from, status]).toEqual([path, from, 200]);
      }
    }
  });

  test('when a write asks for what there is not, then nothing is written', async () => {
    const google = await connected();
    expect((await insert(google, { id: 'event0' }, { fields: 'titel' })).status).toBe(400);
    expect((await call(google, 'GET', `${events}/event0`)).status).toBe(404);
    const { body } = await insert(google, { id: 'event0' }, { fields: 'id,etag' });
    expect(body).toEqual({ id: 'event0', etag: expect.any(String) });
  });

  test('when it is not said otherwise, then an answer has line breaks', async () => {
    const { emulator, oauth } = await connected();
    const headers = { authorization: `Bearer ${oauth.credentials.access_token}` };
    const textOf = async (query: string) =>
      (await fetch(`${emulator.url}/calendar/v3/${events}?fields=kind${query}`, { headers })).text();
    expect(await textOf('')).toBe('{\n "kind": "calendar#events"\n}');
    expect(await textOf('&prettyPrint=false')).toBe('{"kind":"calendar#events"}');
  });
});
