import type { Cities } from '@inkwell/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, type Auth, signUp, startAuth, withField } from './harness.ts';

let auth: Auth;
let ann: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  auth = await startAuth();
  ann = await signUp(auth);
});
afterAll(() => auth.close());

/** What a field is given, and what is said of it. */
type Bad = readonly [what: string, value: unknown, complaint: string];

const missing: Bad = ['missing', undefined, 'is required'];
const notText: Bad[] = [
  missing,
  ['null', null, 'must be a string'],
  ['a number', 7, 'must be a string'],
  ['true', true, 'must be a string'],
  ['an object', { $gt: '' }, 'must be a string'],
  ['an array', ['text'], 'must be a string'],
];
const notObject: Bad[] = [
  missing,
  ['null', null, 'must be an object'],
  ['a number', 7, 'must be an object'],
  ['text', 'text', 'must be an object'],
  ['an array', [{}], 'must be an object'],
];
const each = (complaint: string, values: Record<string, unknown>): Bad[] =>
  Object.entries(values).map(([what, value]) => [what, value, complaint]);

// Characters are code points: an emoji is one.
const tooLong = (longest: number): Bad[] =>
  each(`must be at most ${longest} characters`, {
    'one too long': 'x'.repeat(longest + 1),
    'one emoji too long': '🌱'.repeat(longest + 1),
  });
const CONTROL = {
  'with NUL': 'a\u0000b',
  'nothing but NUL': '\u0000',
  'with an escape': 'a\u001B[31mb',
  'with DEL': 'a\u007Fb',
  'with a C1 control': 'a\u0085b',
};
const text = (longest: number): Bad[] => [
  ...notText,
  ...each('is required', {
    empty: '',
    blank: ' \t\r\n ',
    'blank, with a wide space': '\u3000',
    'a zero width space': '\u200B',
    'a Hangul filler': ' \u3164',
  }),
  ...tooLong(longest),
  ...each('must not contain control characters', CONTROL),
];
// A password is any text: blanks and control characters too.
const password = (shortest: number): Bad[] => [
  ...notText,
  ...(shortest === 1
    ? each('is required', { empty: '' })
    : each(`must be at least ${shortest} characters`, {
        empty: '',
        'one too short': 'x'.repeat(shortest - 1),
        'one emoji too short': '🌱'.repeat(shortest - 1),
      })),
  ...tooLong(256),
];
const choice = (...values: string[]): Bad[] => {
  const others = { null: null, 'a number': 0, empty: '', 'in lower case': values[0]?.toLowerCase() };
  return each(`must be one of: ${values.join(', ')}`, {
    ...others,
    unknown: 'Dawn',
    'an array': [values[0]],
  });
};

interface Call {
  good: Record<string, unknown>;
  /** Every field by its dotted name. */
  fields: Record<string, Bad[]>;
  /** Without a session. */
  visitor?: true;
}

const CALLS: Record<string, Call> = {
  '/api/signup': {
    visitor: true,
    good: { email: 'new@example.com', password: 'secret1' },
    fields: {
      email: [
        ...notText,
        ...each('is required', { empty: '', blank: ' \t ' }),
        ...each('must be an e-mail address', {
          'without @': 'ann.example.com',
          'without a name': '@example.com',
          'without a domain': 'ann@',
          'without a dot': 'ann@example',
          'with a space': 'ann lee@example.com',
          'two at once': 'ann@example.com,eve@example.com',
          'with a line break': 'ann@example.com\nBcc: eve@example.com',
          'with NUL': 'ann\u0000@example.com',
          'with NUL at its end': 'ann@example.com\u0000',
          'with a dot too many': 'ann..lee@example.com',
          'with a name in quotes': '"ann lee"@example.com',
          'with what cannot be seen': 'ann\u200B@example.com',
          'of a domain with a sign': 'ann@\u2603.example',
          'of a domain that stands for nothing': 'ann@xn--zzzz.com',
          'of a machine': 'ann@[127.0.0.1]',
        }),
        ['one too long', `${'a'.repeat(243)}@example.com`, 'must be at most 254 characters'],
      ],
      password: password(6),
    },
  },
  '/api/signin': {
    visitor: true,
    good: { email: 'new@example.com', password: 'secret1' },
    fields: { email: text(254), password: password(1) },
  },
  '/api/account/change-password': {
    good: { currentPassword: 'correct horse', newPassword: 'a longer one' },
    fields: { currentPassword: password(1), newPassword: password(8) },
  },
  '/api/onboarding/complete': {
    good: answers,
    fields: {
      name: text(100),
      birth: notObject,
      'birth.date': [
        ...notText,
        ...each('must be a date as YYYY-MM-DD', {
          empty: '',
          'in words': '17 May 1990',
          'not padded': '1990-5-17',
          'with a time': '1990-05-17T08:30',
          'with NUL': '1990-05-17\u0000',
          'no day of its month': '2026-02-30',
          'no leap day': '2025-02-29',
          'in a 13th month': '1990-13-01',
        }),
        ...each('must lie between 1900 and today', {
          'before 1900': '1899-12-31',
          'in the year 0': '0000-01-01',
          'far ahead': '9999-12-31',
        }),
      ],
      'birth.time': [
        ...notText,
        ...each('must be a time as HH:MM', {
          empty: '',
          '24:00': '24:00',
          'not padded': '8:30',
          'with 60 minutes': '08:60',
          'with seconds': '08:30:00',
          'with AM': '08:30 AM',
          'with a line break': '08:30\n',
          'with NUL': '08:30\u0000',
        }),
      ],
      'birth.city': text(120),
      targets: notObject,
      'targets.result_12_months': text(500),
      'targets.personal_quality': text(500),
      'targets.professional_skill': text(500),
      bottlenecks: notObject,
      'bottlenecks.keeps_up_at_night': text(500),
      'bottlenecks.dominant_emotion': text(500),
      'bottlenecks.time_drain': text(500),
      daily_rhythm: notObject,
      'daily_rhythm.peak_energy': choice('Morning', 'Noon', 'Night'),
      'daily_rhythm.pre_sleep_activity': text(500),
      'daily_rhythm.target_sleep_hours': [
        ...each('must be a number', { null: null, text: '7', 'an object': { $gt: 0 }, 'an array': [7] }),
        ['too little', 3.5, 'must be at least 4'],
        ['too much', 10.5, 'must be at most 10'],
        ['between two steps', 7.25, 'must be a multiple of 0.5'],
      ],
      reflection: notObject,
      'reflection.keystone_habit': text(500),
      'reflection.reflection_comfort': choice('Not comfortable', 'Somewhat comfortable', 'Comfortable'),
      'reflection.proud_word': text(500),
    },
  },
};

const COLLECTIONS = ['users', 'sessions', 'sign_in_tries', 'outbox', 'vault_keys'];
/** All that auth holds. */
async function everything(): Promise<string> {
  const rows = await Promise.all(
    COLLECTIONS.map((name) => auth.database.collection(name).find().sort({ _id: 1 }).toArray()),
  );
  return JSON.stringify(rows);
}

const send = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  auth.call('POST', url, payload, CALLS[url]?.visitor ? {} : ann.who, headers);
type Answer = Awaited<ReturnType<typeof send>>;

/** Sends what is bad, and looks that it is refused by name and leaves no trace. */
async function expectRefused(
  sending: () => Promise<Answer>,
  field: string,
  complaint: string,
  message = `Please check ${field}: it ${complaint}.`,
) {
  const before = await everything();
  const answer = await sending();
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    error: 'invalid',
    message,
    requestId: expect.any(String),
    context: { fields: { [field]: complaint } },
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await everything()).toBe(before);
}

describe.each(Object.entries(CALLS))('POST %s', (url, { good, fields }) => {
  describe.each(Object.entries(fields))('when %s is', (field, bad) => {
    it.each(bad)('%s, then it is 400 by that name, and nothing has changed', async (_, value, complaint) => {
      const body = withField(good, field, value);
      await expectRefused(() => send(url, body), field, complaint);
    });
  });

  it('when every field is missing, then each is named', async () => {
    const answer = await send(url, {});
    expect(answer.json<{ context: { fields: object } }>().context.fields).toEqual(
      Object.fromEntries(Object.keys(good).map((field) => [field, 'is required'])),
    );
  });

  const json = { 'content-type': 'application/json' };
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['null', 'null'],
    ['an array', '[]'],
    ['text', '"text"'],
    ['a number', '7'],
  ])('when the body is %s, then it is 400, and nothing has changed', async (_, body) => {
    await expectRefused(() => send(url, body, body === undefined ? {} : json), 'body', 'must be an object');
  });

  it.each([
    ['cut off', '{"email": '],
    ['an attack on the prototype', '{"__proto__": {"email": "ann@example.com"}}'],
  ])('when the body is %s, then it is 400, and nothing has changed', async (_, body) => {
    await expectRefused(
      () => send(url, body, json),
      'body',
      'must be well-formed JSON',
      'The request cannot be read.',
    );
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'text/plain;application/json',
    'text/csv',
    'application/xml',
  ])('when the body is %s, then it is 415, and nothing has changed', async (type) => {
    const before = await everything();
    const answer = await send(url, JSON.stringify(good), { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ error: 'unsupported_media_type' });
    expect(await everything()).toBe(before);
  });

  it('when the body is larger than any answer, then it is 413, and nothing has changed', async () => {
    const before = await everything();
    const answer = await send(url, { ...good, more: 'x'.repeat(70_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ error: 'too_large' });
    expect(await everything()).toBe(before);
  });
});

describe('calls without a body', () => {
  const state = () => auth.call('GET', '/internal/session', undefined, ann.who);
  const logOut = (payload: unknown, headers: Record<string, string> = {}) =>
    auth.call('POST', '/api/logout', payload, ann.who, headers);

  it.each(['/api/auth/user', '/api/user/blueprint'])(
    'when %s is asked with fields it does not know, then it answers for who asks',
    async (url) => {
      const eve = await signUp(auth);
      const plain = await auth.call('GET', url, undefined, ann.who);
      const query = `?userId=${eve.who.userId}&id[$ne]=${ann.who.userId}&q=%00&q=%E0%A4%A`;
      const asked = await auth.call('GET', `${url}${query}`, undefined, ann.who);
      expect(asked.statusCode).toBe(200);
      expect(asked.json()).toEqual(plain.json());
    },
  );

  it('when signing out is sent what cannot be read, then it is refused and nothing has changed', async () => {
    const before = await everything();
    const json = { 'content-type': 'application/json' };
    expect((await logOut('{"email": ', json)).json()).toMatchObject({ error: 'invalid' });
    expect((await logOut('a=b', { 'content-type': 'text/csv' })).statusCode).toBe(415);
    expect(await everything()).toBe(before);
    expect((await state()).statusCode).toBe(200);
  });

  it("when signing out names another session, then it ends the sender's alone", async () => {
    const eve = await signUp(auth);
    const leaving = await signUp(auth);
    const answer = await auth.call('POST', '/api/logout', eve.who, leaving.who);
    expect(answer.statusCode).toBe(204);
    expect((await auth.call('GET', '/internal/session', undefined, eve.who)).statusCode).toBe(200);
    expect((await auth.call('GET', '/internal/session', undefined, leaving.who)).statusCode).toBe(404);
  });
});

describe('GET /api/cities', () => {
  const ask = (query: string) => auth.call('GET', `/api/cities${query}`, undefined, ann.who);
  const typed = (q: string) => ask(`?q=${encodeURIComponent(q)}`);

  it.each([
    ['missing', '', 'is required'],
    ['an object', '?q[$gt]=', 'is required'],
    ['doubled', '?q=paris&q=rome', 'must be a string'],
    ['one too long', `?q=${'a'.repeat(121)}`, 'must be at most 120 characters'],
    ['one emoji too long', `?q=${encodeURIComponent('🌱'.repeat(121))}`, 'must be at most 120 characters'],
    ['with NUL', '?q=par%00is', 'must not contain control characters'],
    ['with a line break', '?q=par%0Ais', 'must not contain control characters'],
    ['with DEL', '?q=par%7Fis', 'must not contain control characters'],
    ['with a C1 control', '?q=par%C2%85is', 'must not contain control characters'],
  ])('when q is %s, then it is refused by name', async (_, query, complaint) => {
    await expectRefused(() => ask(query), 'q', complaint);
  });

  it.each([
    ['empty', ''],
    ['one letter', 's'],
    ['a letter among blanks', ' s '],
    ['nothing but commas', ',,'],
    ['one sign', '日'],
    ['a percent sign', '%'],
    ['emoji', '🏝️🏝️'],
    ['120 letters', 'a'.repeat(120)],
    ['120 emoji', '🌱'.repeat(120)],
    ['a pattern', '.*'],
  ])('when q is %s, then there is none', async (_, q) => {
    const answer = await typed(q);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Cities>()).toEqual({ cities: [] });
  });

  it('when q cannot be decoded, or more is asked, then it is answered', async () => {
    expect((await ask('?q=%E0%A4%A')).statusCode).toBe(200);
    expect((await ask('?q=stockh&limit=100&__proto__[x]=1')).json<Cities>().cities.length).toBeGreaterThan(0);
  });
});
