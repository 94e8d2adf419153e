import { describe, expect, test } from 'vitest';
import {
  account,
  call,
  connected,
  control,
  errorOf,
  mondays,
  walk,
  type Answer,
  type Google,
} from './google-fixture.ts';
import { methods, problemsOf, schemas } from './google-schema-check.ts';

const events = 'calendars/primary/events';
const zone = 'Europe/Berlin';

interface Sample {
  value: unknown;
  /** Of another type. */
  wrong: unknown;
  /** What the client says it knows. */
  query?: Record<string, string>;
  /** Fields that it needs beside it. */
  beside?: object;
}

/** A value for each property of an event that a client may write. */
const samples: Record<string, Sample> = {
  anyoneCanAddSelf: { value: true, wrong: 'yes' },
  attachments: {
    value: [{ fileUrl: 'https://example.com/a.pdf', title: 'Plan', mimeType: 'application/pdf' }],
    wrong: [{ fileUrl: 7 }],
    query: { supportsAttachments: 'true' },
  },
  attendees: {
    value: [{ email: 'ana@example.com', responseStatus: 'accepted', optional: true, additionalGuests: 2 }],
    wrong: [{ email: 'ana@example.com', responseStatus: 'maybe' }],
  },
  attendeesOmitted: { value: false, wrong: 'no' },
  birthdayProperties: {
    value: { type: 'birthday' },
    wrong: { type: 'wedding' },
    beside: { eventType: 'birthday' },
  },
  colorId: { value: '7', wrong: 7 },
  conferenceData: {
    value: { conferenceId: 'abc', entryPoints: [{ entryPointType: 'video', uri: 'https://example.com' }] },
    wrong: { entryPoints: [{ entryPointType: 'smoke' }] },
    query: { conferenceDataVersion: '1' },
  },
  description: { value: 'By the lake', wrong: ['By the lake'] },
  end: { value: { dateTime: '2030-05-01T13:30:00+02:00', timeZone: zone }, wrong: '2030-05-01' },
  // No calendar of the emulator has labels; an empty one is none.
  eventLabelId: { value: '', wrong: 1, query: { eventLabelVersion: '1' } },
  eventType: { value: 'focusTime', wrong: 'party' },
  extendedProperties: {
    value: { private: { entry: '1' }, shared: { from: 'here' } },
    wrong: { private: { entry: 1 } },
  },
  focusTimeProperties: {
    value: { autoDeclineMode: 'declineNone', chatStatus: 'available' },
    wrong: { chatStatus: 1 },
    beside: { eventType: 'focusTime' },
  },
  gadget: { value: { display: 'chip', height: 10 }, wrong: { height: 1.5 } },
  guestsCanInviteOthers: { value: false, wrong: 0 },
  guestsCanModify: { value: true, wrong: 'true' },
  guestsCanSeeOtherGuests: { value: false, wrong: {} },
  iCalUID: { value: 'walk@example.com', wrong: 1 },
  id: { value: 'chosenid', wrong: 12345 },
  location: { value: 'Lake', wrong: { name: 'Lake' } },
  outOfOfficeProperties: {
    value: { autoDeclineMode: 'declineNone', declineMessage: 'Away' },
    wrong: { declineMessage: false },
    beside: { eventType: 'outOfOffice' },
  },
  recurrence: {
    value: ['RRULE:FREQ=DAILY;COUNT=3'],
    wrong: 'RRULE:FREQ=DAILY;COUNT=3',
    beside: { start: mondays.start, end: mondays.end },
  },
  reminders: {
    value: { useDefault: false, overrides: [{ method: 'popup', minutes: 10 }] },
    wrong: { overrides: [{ method: 'letter', minutes: 10 }] },
  },
  sequence: { value: 3, wrong: '3' },
  source: { value: { title: 'Page', url: 'https://example.com/page' }, wrong: { url: 1 } },
  start: { value: { dateTime: '2030-05-01T10:30:00+02:00', timeZone: zone }, wrong: { dateTime: 0 } },
  status: { value: 'tentative', wrong: 'gone' },
  summary: { value: 'Walk with Ana', wrong: 5 },
  transparency: { value: 'transparent', wrong: 'clear' },
  visibility: { value: 'private', wrong: 'secret' },
  workingLocationProperties: {
    value: { type: 'officeLocation', officeLocation: { label: 'Harbour' } },
    wrong: { type: 'boat' },
    beside: { eventType: 'workingLocation' },
  },
};
/** What the server says besides what the document calls read-only; a client that sends it back is not refused. */
const serverFields = [
  'endTimeUnspecified',
  'etag',
  'kind',
  'originalStartTime',
  'privateCopy',
  'recurringEventId',
];

const insert = (google: Google, body: object, query: Record<string, string> = {}) =>
  call(google, 'POST', events, { query, body: { ...walk, ...body } });

/** One event with all that a regular one can have. */
async function insertRich(google: Google): Promise<void> {
  const regular = Object.entries(samples).filter(
    ([name, { beside }]) => beside === undefined && !['eventType', 'start', 'end', 'id'].includes(name),
  );
  const fields = Object.fromEntries(regular.map(([name, { value }]) => [name, value]));
  const query = Object.assign({}, ...regular.map(([, sample]) => sample.query)) as Record<string, string>;
  const attendees = [{ email: account }, { email: 'ana@example.com' }];
  expect((await insert(google, { ...fields, attendees, id: 'rich0' }, query)).status).toBe(200);
}

describe('the properties of an event', () => {
  test('when the document has one, then it is known here whether a client may write it', () => {
    const readOnly = Object.entries(schemas['Event']?.properties ?? {}).flatMap(([name, { readOnly: is }]) =>
      is === true ? [name] : [],
    );
    const known = [...Object.keys(samples), ...serverFields, ...readOnly];
    expect(known.toSorted()).toEqual(Object.keys(schemas['Event']?.properties ?? {}).toSorted());
  });

  test.each(Object.entries(samples))('when %s is written, then it is read', async (name, sample) => {
    const { value, wrong, query = {}, beside = {} } = sample;
    const google = await connected();
    const made = await insert(google, { ...beside, [name]: value }, query);
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject(value === '' ? {} : { [name]: value });
    const { id } = made.body as { id: string };
    expect((await call(google, 'GET', `${events}/${id}`)).body).toEqual(made.body);
    const refused = await insert(google, { ...beside, id: 'another', [name]: wrong }, query);
    expect([refused.status, errorOf(refused).reason]).toEqual([
      400,
      expect.stringMatching(/^(invalid|required)$/),
    ]);
  });

  test('when a client sends back what it read, then what the server says stays', async () => {
    const google = await connected();
    await insertRich(google);
    const read = await call(google, 'GET', `${events}/rich0`);
    const sent = {
      ...(read.body as object),
      created: '2020-01-01T00:00:00Z',
      etag: '"1"',
      organizer: { email: 'a' },
    };
    const query = { supportsAttachments: 'true', conferenceDataVersion: '1' };
    const { status, body } = await call(google, 'PUT', `${events}/rich0`, { query, body: sent });
    expect(status).toBe(200);
    const { etag: _etag, updated: _updated, ...same } = read.body as Record<string, unknown>;
    expect(body).toMatchObject(same);
  });

  test.each([
    ['in the event', { titel: 'Walk' }],
    ['in a time', { start: { ...walk.start, datetime: 'x' } }],
    ['in a list', { attendees: [{ email: 'ana@example.com', mail: 'x' }] }],
    ['in a property', { extendedProperties: { secret: { a: '1' } } }],
  ])('when a name is unknown %s, then it is refused', async (_where, fields) => {
    const answer = await insert(await connected(), fields);
    expect([answer.status, errorOf(answer).reason]).toEqual([400, 'badRequest']);
    expect(errorOf(answer).message).toMatch(/^Invalid JSON payload received\. Unknown name "/);
  });

  test.each([
    ['a body that is a list', [walk], 'parseError'],
    [
      'reminders of both kinds',
      { reminders: { useDefault: true, overrides: [{ method: 'email', minutes: 1 }] } },
      'cannotUseDefaultRemindersAndSpecifyOverride',
    ],
    [
      'six reminders',
      { reminders: { overrides: Array.from({ length: 6 }, () => ({ method: 'email', minutes: 1 })) } },
      'invalid',
    ],
    [
      'a reminder that is too early',
      { reminders: { overrides: [{ method: 'email', minutes: 40_321 }] } },
      'invalid',
    ],
    ['a reminder without minutes', { reminders: { overrides: [{ method: 'email' }] } }, 'required'],
    ['an attendee without an address', { attendees: [{ displayName: 'Ana' }] }, 'required'],
    ['a source that is no web page', { source: { url: 'file:///etc' } }, 'invalid'],
    ['an event from Gmail', { eventType: 'fromGmail' }, 'invalid'],
    ['properties of another type', { outOfOfficeProperties: {} }, 'invalid'],
    ['a working location without a place', { eventType: 'workingLocation' }, 'required'],
  ])('when a client writes %s, then it is refused', async (_what, fields, reason) => {
    const google = await connected();
    const body = Array.isArray(fields) ? fields : { ...walk, ...fields };
    const answer = await call(google, 'POST', events, { body });
    expect([answer.status, errorOf(answer).reason]).toEqual([400, reason]);
  });

  test('when the client does not say that it knows a field, then the field stays as it is', async () => {
    const google = await connected();
    await insertRich(google);
    const plain = await insert(google, { id: 'plain', attachments: samples['attachments']?.value });
    expect(plain.body).not.toHaveProperty('attachments');
    const { body } = await call(google, 'PUT', `${events}/rich0`, { body: { ...walk, sequence: 3 } });
    expect(body).toMatchObject({
      attachments: samples['attachments']?.value,
      conferenceData: samples['conferenceData']?.value,
    });
    expect(body).not.toHaveProperty('location');
    const label = { eventLabelId: 'ad5c6c9e-5d2f-4e8e-8a8f-2f6b1c0f3a10' };
    expect((await insert(google, { id: 'labelled', ...label })).status).toBe(200);
    expect((await insert(google, label, { eventLabelVersion: '1' })).status).toBe(400);
  });

  test('when an event is there, then its type cannot be changed', async () => {
    const google = await connected();
    await insert(google, { id: 'focus', eventType: 'focusTime' });
    const patch = { body: { eventType: 'default' } };
    expect((await call(google, 'PATCH', `${events}/focus`, patch)).status).toBe(400);
    const { body } = await call(google, 'PUT', `${events}/focus`, { body: walk });
    expect(body).toMatchObject({ eventType: 'focusTime' });
  });
});

describe('answers', () => {
  /** Every kind of event, and every kind of answer about them. */
  async function answersOf(google: Google): Promise<[id: string, answer: Answer][]> {
    const address = 'http://127.0.0.1:9/';
    const asked: [string, string, string, object?][] = [
      ['events.insert', 'POST', events, walk],
      ['events.insert', 'POST', events, mondays],
      [
        'events.insert',
        'POST',
        events,
        { id: 'fasting', start: { date: '2030-06-01' }, end: { date: '2030-06-02' } },
      ],
      ['events.insert', 'POST', 'calendars/family0000@group.calendar.google.com/events', walk],
      ['events.patch', 'PATCH', `${events}/planning_20300401T070000Z`, { summary: 'Long review' }],
      ['events.update', 'PUT', `${events}/fasting`, { ...walk, summary: 'Lunch' }],
      ['events.get', 'GET', `${events}/rich0`],
      ['events.get', 'GET', `${events}/planning_20300408T070000Z`],
      ['events.delete', 'DELETE', `${events}/planning_20300408T070000Z`],
      ['events.delete', 'DELETE', `${events}/fasting`],
      ['events.get', 'GET', `${events}/fasting`],
      ['events.list', 'GET', events],
      ['events.list', 'GET', `${events}?showDeleted=true&maxAttendees=1&timeZone=America/New_York`],
      ['events.list', 'GET', `${events}?singleEvents=true&orderBy=startTime&maxResults=3`],
      ['events.instances', 'GET', `${events}/planning/instances`],
      ['events.watch', 'POST', `${events}/watch`, { id: 'schemas', type: 'web_hook', address, token: 'a' }],
      [
        'channels.stop',
        'POST',
        'channels/stop',
        { id: 'schemas', resourceId: Buffer.from(account).toString('base64url') },
      ],
      ['calendarList.list', 'GET', 'users/me/calendarList'],
      ['calendarList.list', 'GET', 'users/me/calendarList?maxResults=1'],
      ['calendarList.get', 'GET', 'users/me/calendarList/family0000@group.calendar.google.com'],
      ['calendars.get', 'GET', 'calendars/family0000@group.calendar.google.com'],
    ];
    await insertRich(google);
    const answers: [string, Answer][] = [];
    for (const [id, method, path, body] of asked)
      answers.push([id, await call(google, method, path, { body })]);
    return answers;
  }

  test('when a method answers, then the body has what its schema has and nothing else', async () => {
    const seen = new Set<string>();
    for (const [id, { status, headers, body }] of await answersOf(await connected())) {
      const { response } = methods[id] ?? {};
      expect([id, status]).toEqual([id, response === undefined ? 204 : 200]);
      if (response === undefined) expect(body).toBeUndefined();
      else expect(problemsOf(response, body)).toEqual([]);
      if (response !== undefined) expect(headers.get('content-type')).toBe('application/json; charset=UTF-8');
      seen.add(id);
    }
    expect(seen.size).toBe(12);
  });

  test('when a resource is answered, then its kind is the one of the document', async () => {
    const kinds = (await answersOf(await connected())).flatMap(([id, { body }]) =>
      body === undefined ? [] : [[id, (body as { kind?: string }).kind]],
    );
    expect(Object.fromEntries(kinds)).toEqual({
      'calendarList.get': 'calendar#calendarListEntry',
      'calendarList.list': 'calendar#calendarList',
      'calendars.get': 'calendar#calendar',
      'events.get': 'calendar#event',
      'events.insert': 'calendar#event',
      'events.instances': 'calendar#events',
      'events.list': 'calendar#events',
      'events.patch': 'calendar#event',
      'events.update': 'calendar#event',
      'events.watch': 'api#channel',
    });
  });

  test('when a call is refused, then the error has the form of Google', async () => {
    const google = await connected();
    await insert(google, { id: 'taken' });
    const { nextSyncToken } = (await call(google, 'GET', events)).body as { nextSyncToken: string };
    await google.emulator.expireSyncTokens(account);
    const refusals: [number, string, Answer][] = [
      [400, 'invalidParameter', await call(google, 'GET', `${events}?maxResults=0`)],
      [400, 'required', await call(google, 'POST', events, { body: {} })],
      [401, 'authError', await call(google, 'GET', events, { headers: { authorization: 'Bearer none' } })],
      [
        403,
        'requiredAccessLevel',
        await call(google, 'POST', 'calendars/holidays0000@group.v.calendar.google.com/events', {
          body: walk,
        }),
      ],
      [404, 'notFound', await call(google, 'GET', `${events}/nothing`)],
      [404, 'notFound', await call(google, 'POST', 'channels/stop', { body: { id: 'a', resourceId: 'b' } })],
      [409, 'duplicate', await insert(google, { id: 'taken' })],
      [410, 'fullSyncRequired', await call(google, 'GET', `${events}?syncToken=${nextSyncToken}`)],
      [
        412,
        'conditionNotMet',
        await call(google, 'DELETE', `${events}/taken`, { headers: { 'if-match': '"1"' } }),
      ],
    ];
    for (const status of [403, 429, 503]) {
      await control(google, 'failures', { status });
      const reason = status === 503 ? 'backendError' : 'rateLimitExceeded';
      refusals.push([status, reason, await call(google, 'GET', events)]);
    }
    for (const [code, reason, { status, body }] of refusals) {
      const { error } = body as {
        error: { code: number; message: string; errors: Record<string, unknown>[] };
      };
      expect([status, error.code, error.errors.length]).toEqual([code, code, 1]);
      expect(error.errors[0]).toMatchObject({ reason, message: error.message, domain: expect.any(String) });
      const names = ['domain', 'location', 'locationType', 'message', 'reason'];
      expect(names).toEqual(expect.arrayContaining(Object.keys(error.errors[0] ?? {})));
      expect(Object.keys(error).toSorted()).toEqual(['code', 'errors', 'message']);
    }
  });
});
