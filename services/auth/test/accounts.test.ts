import { BROWSER_COOKIE, IDENTITY_HEADER, type User } from '@inkwell/contracts';
import { ALIVE_SESSION, ENDED_SESSION, sessionKey } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, type Auth, newEmail, signUp, startAuth, whoIn } from './harness.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

describe('signing up', () => {
  it('when the e-mail is new, then there is an account, a cookie that no script reads, and nothing in clear', async () => {
    const email = newEmail();
    const answer = await auth.call('POST', '/api/signup', {
      email: `  ${email} `,
      password: 'secret1',
      admin: true,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      email,
      name: null,
      firstName: null,
      onboardingCompleted: false,
      hasCompletedOnboarding: false,
      onboardingData: null,
      blueprint: null,
    });
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    const row = await auth.connection.collection('users').findOne({}, { sort: { createdAt: -1 } });
    expect(JSON.stringify(row)).not.toContain(email.split('@')[0]);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('when the e-mail is taken, case and spaces aside, also by two at once, then the second is 409', async () => {
    const email = newEmail();
    const both = await Promise.all([
      auth.call('POST', '/api/signup', { email, password: 'secret1' }),
      auth.call('POST', '/api/signup', { email: ` ${email.toUpperCase()}`, password: 'secret2' }),
    ]);
    const refused = both.find(({ statusCode }) => statusCode === 409);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(refused?.json()).toMatchObject({
      error: 'email_taken',
      message: expect.stringContaining('already exists'),
      requestId: expect.any(String),
    });
  });
});

describe('signing in', () => {
  it('when the password is right, then the user and a session of their own come back', async () => {
    const { email, password, user, who } = await signUp(auth);
    const answer = await auth.call('POST', '/api/signin', { email: email.toUpperCase(), password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<User>().id).toBe(user.id);
    expect(whoIn(answer.cookies).sessionId).not.toBe(who.sessionId);
  });

  it('when e-mail or password is wrong, then both read the same', async () => {
    const { email } = await signUp(auth);
    const wrong = await auth.call('POST', '/api/signin', { email, password: 'not this one' });
    const unknown = await auth.call('POST', '/api/signin', { email: newEmail(), password: 'not this one' });
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        error: 'invalid_credentials',
        message: 'Invalid email or password',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('wrong passwords', () => {
  const tryIt = (email: string, password: string, mark?: string) =>
    auth.app.inject({
      method: 'POST',
      url: '/api/signin',
      headers: {
        [IDENTITY_HEADER]: auth.sign({}),
        ...(mark !== undefined && { cookie: `${BROWSER_COOKIE}=${mark}` }),
      },
      payload: { email, password },
    });

  it('when there were ten, also at once, then unknown browsers wait and the one its owner has used does not', async () => {
    const { email, password } = await signUp(auth);
    const other = await signUp(auth);
    const signedIn = await tryIt(email, password);
    const mark = signedIn.cookies.find(({ name }) => name === BROWSER_COOKIE)?.value ?? '';
    const tries = await Promise.all(Array.from({ length: 12 }, () => tryIt(email, 'a guess')));
    expect(tries.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    const waiting = await tryIt(email, password);
    expect(waiting.statusCode).toBe(429);
    expect(waiting.json()).toMatchObject({ error: 'rate_limited' });
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(500);

    expect((await tryIt(email, 'mistyped', mark)).statusCode).toBe(401);
    expect((await tryIt(email, password, mark)).statusCode).toBe(200);
    const foreign = await tryIt(other.email, other.password);
    const foreignMark = foreign.cookies.find(({ name }) => name === BROWSER_COOKIE)?.value ?? '';
    for (const stranger of [foreignMark, `${mark}x`, signedIn.cookies[0]?.value]) {
      expect((await tryIt(email, password, stranger)).statusCode).toBe(429);
    }
  });

  it('when there is no such account, then it waits all the same', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 11 }, () => tryIt(email, 'a guess')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  it('when the password is right, then nothing is used up', async () => {
    const { email, password } = await signUp(auth);
    for (const _ of Array.from({ length: 12 })) expect((await tryIt(email, password)).statusCode).toBe(200);
  });
});

describe('sessions', () => {
  const state = (who: { userId: string; sessionId: string }) =>
    auth.call('GET', '/internal/session', undefined, who);

  it('when a session lives, then the gateway is told what its person may do', async () => {
    const { who } = await signUp(auth);
    expect((await state(who)).json()).toEqual({ userId: who.userId, onboarded: false, version: 1 });
  });

  it("when it is another person's, then it is nobody's", async () => {
    const [ann, eve] = await Promise.all([signUp(auth), signUp(auth)]);
    expect((await state({ userId: eve.who.userId, sessionId: ann.who.sessionId })).statusCode).toBe(404);
  });

  it('when it is signed out, then it has ended at once, twice too, and a late cache write does not bring it back', async () => {
    const { who } = await signUp(auth);
    await state(who);
    for (const _ of [1, 2]) {
      expect((await auth.call('POST', '/api/logout', undefined, who)).statusCode).toBe(204);
    }
    expect((await state(who)).statusCode).toBe(404);
    await auth.redis.set(sessionKey(who.userId, who.sessionId), ALIVE_SESSION, 'EX', 60, 'NX');
    expect(await auth.redis.get(sessionKey(who.userId, who.sessionId))).toBe(ENDED_SESSION);
  });

  it('when the password is changed, then the other devices are out and this one stays', async () => {
    const { email, password, who } = await signUp(auth);
    const other = whoIn((await auth.call('POST', '/api/signin', { email, password })).cookies);
    const change = (currentPassword: string) =>
      auth.call(
        'POST',
        '/api/account/change-password',
        { currentPassword, newPassword: 'a longer one' },
        who,
      );
    expect((await change('wrong')).json()).toMatchObject({ error: 'wrong_password' });
    expect((await change(password)).statusCode).toBe(204);
    expect((await state(other)).statusCode).toBe(404);
    expect((await state(who)).statusCode).toBe(200);
    expect((await auth.call('POST', '/api/signin', { email, password })).statusCode).toBe(401);
    expect((await auth.call('POST', '/api/signin', { email, password: 'a longer one' })).statusCode).toBe(
      200,
    );
  });
});

describe('a password that changes while somebody signs in with the old one', () => {
  it('then that session is over before it is used', async () => {
    const { email, password, who } = await signUp(auth);
    const rounds = Array.from({ length: 6 }, async () =>
      whoIn((await auth.call('POST', '/api/signin', { email, password })).cookies),
    );
    const change = auth.call(
      'POST',
      '/api/account/change-password',
      { currentPassword: password, newPassword: 'a longer one' },
      who,
    );
    const sessions = await Promise.all(rounds.map((round) => round.catch(() => null)));
    expect((await change).statusCode).toBe(204);
    for (const session of sessions) {
      if (session)
        expect((await auth.call('GET', '/internal/session', undefined, session)).statusCode).toBe(404);
    }
    expect((await auth.call('GET', '/internal/session', undefined, who)).statusCode).toBe(200);
  });
});

describe('identity', () => {
  it('when a call has no signed identity, a foreign one, or one of another service, then it is 401', async () => {
    const { who } = await signUp(auth);
    const get = (token: string | undefined, url = '/api/auth/user') =>
      auth.app.inject({
        method: 'GET',
        url,
        headers: token === undefined ? {} : { [IDENTITY_HEADER]: token },
      });
    expect((await get(undefined)).statusCode).toBe(401);
    expect((await get(undefined, '/internal/digest')).statusCode).toBe(401);
    expect((await get(`${auth.sign(who)}x`)).statusCode).toBe(401);
    expect((await get(auth.signAsChat(who))).statusCode).toBe(401);
    expect((await get(auth.sign(who))).statusCode).toBe(200);
  });
});

describe('erasing', () => {
  it('when an account is removed, then it is gone, its sessions too, and every service is told in the same commit', async () => {
    const { who, email, password } = await signUp(auth);
    await auth.call('POST', '/api/onboarding/complete', answers, who);
    await auth.stories.accounts.remove(who.userId);
    const told = await auth.connection
      .collection('outbox')
      .findOne({ name: 'auth.user-deleted', 'data.userId': who.userId });
    expect(told).not.toBeNull();
    for (const _ of [1, 2]) await auth.stories.accounts.eraseUser(who.userId);
    expect((await auth.call('POST', '/api/signin', { email, password })).statusCode).toBe(401);
    expect((await auth.call('GET', '/internal/session', undefined, who)).statusCode).toBe(404);
    expect((await auth.call('POST', '/api/onboarding/complete', answers, who)).statusCode).toBe(404);
    expect(await auth.connection.collection('users').countDocuments({ _id: who.userId as never })).toBe(0);
  });
});
