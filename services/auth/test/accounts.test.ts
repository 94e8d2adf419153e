import { IDENTITY_HEADER, type User } from '@inkwell/contracts';
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
