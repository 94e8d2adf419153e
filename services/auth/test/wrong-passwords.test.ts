import { BROWSER_COOKIE, MINUTE_MS } from '@inkwell/contracts';
import { watchRoundTrips } from '@inkwell/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPasswords, type Passwords } from '../src/accounts/passwords.ts';
import { type Auth, newEmail, signUp, startAuth, whoIn } from './harness.ts';

const real = createPasswords();
const checked: Parameters<Passwords['check']>[] = [];
const passwords: Passwords = {
  ...real,
  check: (...of) => {
    checked.push(of);
    return real.check(...of);
  },
};

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth({ passwords });
});
afterAll(() => auth.close());
beforeEach(() => void checked.splice(0));
afterEach(() => vi.useRealTimers());

const signIn = (email: string, password: string, mark?: string) =>
  auth.call(
    'POST',
    '/api/signin',
    { email, password },
    {},
    mark === undefined ? {} : { cookie: `${BROWSER_COOKIE}=${mark}` },
  );
const times = (count: number) => Array.from({ length: count });
const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;

describe('an e-mail that is nobody’s', () => {
  it('when it is tried, then answer, headers and the way to the database are those of a wrong password', async () => {
    const { email } = await signUp(auth);
    const tried = async (address: string) => {
      const trips = watchRoundTrips(auth.connection);
      const { statusCode, headers, json } = await signIn(address, 'not this one');
      trips.stop();
      const { requestId, ...body } = json<{ requestId: string }>();
      expect(requestId).toMatch(/.{36}/);
      const { date: _now, ...others } = headers;
      return { trips: trips.count(), statusCode, body, headers: others };
    };
    const wrong = await tried(email);
    expect(wrong).toMatchObject({
      statusCode: 401,
      body: { error: 'invalid_credentials', message: 'Invalid email or password' },
    });
    expect(wrong.headers).not.toHaveProperty('set-cookie');
    expect(await tried(newEmail())).toEqual(wrong);
    expect(await tried('no address at all')).toEqual(wrong);
  });

  it('when it is tried, then a password is verified all the same', async () => {
    const { email } = await signUp(auth);
    await signIn(email, 'not this one');
    await signIn(newEmail(), 'not this one');
    expect(checked).toEqual([
      [expect.stringMatching(/^\$argon2id\$/), 'not this one'],
      [null, 'not this one'],
    ]);
  });

  it('when a password is verified for nobody, then that takes a turn of hashing as for anybody', async () => {
    const single = createPasswords({ concurrency: 1, maxQueue: 0 });
    await single.check(null, 'the hash that stands for nobody is there');
    const hash = await single.hash('correct horse');
    for (const of of [null, hash]) {
      const outcomes = await Promise.allSettled([single.check(of, 'a guess'), single.check(of, 'a guess')]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('when it is tried too often, then it waits as an account does', async () => {
    const { email } = await signUp(auth);
    const waiting = async (address: string) => {
      const answers = await Promise.all(times(11).map(() => signIn(address, 'a guess')));
      const refused = answers.filter(({ statusCode }) => statusCode === 429);
      expect(refused).toHaveLength(1);
      return refused[0]?.json<{ message: string }>().message;
    };
    expect(await waiting(newEmail())).toBe(await waiting(email));
  });
});

describe('wrong passwords', () => {
  it('when there were ten, also at once, then unknown browsers wait and the one its owner has used does not', async () => {
    const { email, password, mark } = await signUp(auth);
    const other = await signUp(auth);
    const tries = await Promise.all(times(12).map(() => signIn(email, 'a guess')));
    expect(tries.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    const waiting = await signIn(email, password);
    expect(waiting.statusCode).toBe(429);
    expect(waiting.json()).toMatchObject({ error: 'rate_limited' });

    expect(await statusOf(signIn(email, 'mistyped', mark))).toBe(401);
    const { cookies, statusCode } = await signIn(email, password, mark);
    expect(statusCode).toBe(200);
    for (const stranger of [other.mark, `${mark}x`, 'x.y.z', '~~', cookies[0]?.value]) {
      expect(await statusOf(signIn(email, password, stranger))).toBe(429);
    }
    expect(await statusOf(signIn(other.email, other.password))).toBe(200);
  });

  it('when a browser that is known has had ten of its own, then it has those of the account, and then it waits', async () => {
    const { email, password, mark } = await signUp(auth);
    for (const _ of times(20)) expect(await statusOf(signIn(email, 'a guess', mark))).toBe(401);
    expect(await statusOf(signIn(email, password, mark))).toBe(429);
    const { email: another, password: theirs } = await signUp(auth);
    expect(await statusOf(signIn(another, theirs, mark))).toBe(200);
  });

  it('when several people sign in with one browser, then each of the last five is known there', async () => {
    const people = await Promise.all(times(6).map(() => signUp(auth)));
    const browser = (answer: { cookies: Array<{ name: string; value: string }> }) =>
      answer.cookies.find(({ name }) => name === BROWSER_COOKIE);
    let mark: string | undefined;
    for (const { email, password } of people) {
      const answer = await signIn(email, password, mark);
      expect(browser(answer)).toMatchObject({ path: '/api', httpOnly: true, sameSite: 'Lax' });
      mark = browser(answer)?.value;
    }
    for (const { email } of people) await Promise.all(times(10).map(() => signIn(email, 'a guess')));
    const outcomes = [];
    for (const { email, password } of people) {
      const answer = await signIn(email, password, mark);
      outcomes.push([answer.statusCode, browser(answer)]);
    }
    const [first, ...others] = outcomes;
    expect(first).toEqual([429, undefined]);
    // Who is known keeps the cookie as it is.
    expect(others).toEqual(times(5).map(() => [200, undefined]));
  });

  it('when tries have to wait, then no password is verified for them', async () => {
    const { email, password } = await signUp(auth);
    await Promise.all(times(10).map(() => signIn(email, 'a guess')));
    expect(checked).toHaveLength(10);
    await signIn(email, password);
    expect(checked).toHaveLength(10);
  });

  it('when ten minutes have passed since the first, then ten more are free', async () => {
    const start = Date.now();
    const after = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + ms });
    after(0);
    const { email, password } = await signUp(auth);
    await Promise.all(times(10).map(() => signIn(email, 'a guess')));
    after(4 * MINUTE_MS);
    expect((await signIn(email, password)).headers['retry-after']).toBe('360');
    after(10 * MINUTE_MS - 1);
    expect((await signIn(email, password)).headers['retry-after']).toBe('1');
    after(10 * MINUTE_MS);
    for (const _ of times(10)) expect(await statusOf(signIn(email, 'a guess'))).toBe(401);
    expect((await signIn(email, password)).headers['retry-after']).toBe('600');
  });

  it('when many come at once with the right one, then they have their turn', async () => {
    const { email, password } = await signUp(auth);
    const answers = await Promise.all(times(25).map(() => signIn(email, password)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(25);
  });

  it('when a password is right, then it does not count, and the wrong ones stay counted', async () => {
    const { email, password } = await signUp(auth);
    for (const _ of times(12)) expect(await statusOf(signIn(email, password))).toBe(200);
    for (const _ of times(9)) expect(await statusOf(signIn(email, 'a guess'))).toBe(401);
    for (const _ of times(2)) expect(await statusOf(signIn(email, password))).toBe(200);
    expect(await statusOf(signIn(email, 'a guess'))).toBe(401);
    expect(await statusOf(signIn(email, password))).toBe(429);
  });

  it('when the address is written otherwise, then it is the same account', async () => {
    const { email, password } = await signUp(auth);
    const spelt = [email.toUpperCase(), ` ${email}`, `${email}\t`, email];
    await Promise.all(times(10).map((_, at) => signIn(spelt[at % spelt.length] ?? email, 'a guess')));
    for (const address of spelt) expect(await statusOf(signIn(address, password))).toBe(429);
  });

  it('when their time is over, then MongoDB removes what was counted', async () => {
    const indexes = await auth.database.collection('sign_in_tries').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { endsAt: 1 }, expireAfterSeconds: 0 }));
  });
});

describe('wrong passwords of a change', () => {
  const change = (
    who: { userId: string; sessionId: string },
    currentPassword: string,
    newPassword = 'a longer one',
  ) => auth.call('POST', '/api/account/change-password', { currentPassword, newPassword }, who);

  it('when there were ten in a session, then that one waits, and neither sign-ins nor other sessions do', async () => {
    const start = Date.now();
    const after = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + ms });
    after(0);
    const { email, password, who } = await signUp(auth);
    const tries = await Promise.all(times(12).map(() => change(who, 'a guess')));
    expect(tries.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    const waiting = await change(who, password);
    expect(waiting.statusCode).toBe(429);
    expect(waiting.headers['retry-after']).toBe('600');

    expect(await statusOf(signIn(email, 'a guess'))).toBe(401);
    const { cookies } = await signIn(email, password);
    expect(await statusOf(change(whoIn(cookies), 'a guess'))).toBe(400);
    expect(await statusOf(change(who, password))).toBe(429);
    after(10 * MINUTE_MS);
    expect(await statusOf(change(who, password))).toBe(204);
  });

  it('when sign-ins have to wait, then a signed-in person changes the password all the same', async () => {
    const { email, password, who } = await signUp(auth);
    await Promise.all(times(11).map(() => signIn(email, 'a guess')));
    expect(await statusOf(signIn(email, password))).toBe(429);
    expect(await statusOf(change(who, password))).toBe(204);
  });

  it('when the password is right, then it does not count', async () => {
    const { password, who } = await signUp(auth);
    for (const _ of times(12)) expect(await statusOf(change(who, password, password))).toBe(204);
  });
});
