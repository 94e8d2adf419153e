import { searchCities } from '@inkwell/astrology';
import type { Blueprint, User } from '@inkwell/contracts';
import { roundTrips } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, type Auth, everyByte, newEmail, signUp, startAuth, whoIn } from './harness.ts';

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
      password: 'zanzibar',
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
      care: null,
    });
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
    const bytes = await everyByte(auth);
    expect(bytes).toContain(answer.json<User>().id);
    expect(bytes).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    for (const secret of [email.split('@')[0], 'zanzibar']) expect(bytes).not.toContain(secret);
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

describe('what reading costs', () => {
  /** A user with answers, whose placements were computed by a reading. */
  async function onboarded() {
    await searchCities('Stockholm');
    const { who } = await signUp(auth);
    await auth.call('POST', '/api/onboarding/complete', answers, who);
    const { placements } = (await auth.call('GET', '/api/user/blueprint', undefined, who)).json<Blueprint>();
    expect(placements).not.toBeNull();
    return who;
  }

  it.each(['/api/auth/user', '/api/user/blueprint'])(
    'when %s is read, then only what is answered leaves the database',
    async (url) => {
      const who = await onboarded();
      const replies: string[] = [];
      const keep = ({ reply }: { reply: unknown }) => void replies.push(JSON.stringify(reply));
      const client = auth.connection.getClient();
      client.on('commandSucceeded', keep);
      const answer = await auth.call('GET', url, undefined, who);
      client.off('commandSucceeded', keep);
      expect(answer.json()).toMatchObject({ onboardingData: answers });
      expect(replies).toEqual([expect.stringContaining('"onboarding"')]);
      expect(replies[0]).not.toMatch(/passwordHash|emailHash|"place"|submissions/);
    },
  );

  it.each(['/api/auth/user', '/api/user/blueprint'])(
    'when %s is read, then it is one round trip, and one more where the key is not in memory yet',
    async (url) => {
      const who = await onboarded();
      const read = (of: Auth) =>
        roundTrips(of.connection, async () => {
          const answer = await of.call('GET', url, undefined, who);
          expect(answer.json()).toMatchObject({ onboardingData: answers });
        });
      expect(await read(auth)).toBe(1);
      const other = await startAuth();
      expect(await read(other)).toBe(2);
      expect(await read(other)).toBe(1);
      await other.close();
    },
  );
});

describe('an account that is read again', () => {
  const read = (who: Awaited<ReturnType<typeof signUp>>['who'], known?: string) =>
    auth.call('GET', '/api/auth/user', undefined, who, known === undefined ? {} : { 'if-none-match': known });

  it('when nothing has changed, then it is a 304, also from another process', async () => {
    const { who, user } = await signUp(auth);
    const first = await read(who);
    const etag = String(first.headers.etag);
    expect(first.json()).toEqual(user);
    const again = await read(who, etag);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-length']).toBeUndefined();
    await auth.call('POST', '/api/onboarding/complete', answers, who);
    const changed = await read(who, etag);
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ onboardingData: answers });
    expect((await read(who, String(changed.headers.etag))).statusCode).toBe(304);
    // Another process has nothing in memory.
    const other = await startAuth();
    const there = await other.call('GET', '/api/auth/user', undefined, who, {
      'if-none-match': String(changed.headers.etag),
    });
    expect(there.statusCode).toBe(304);
    await other.close();
  });

  it('when it is asked for by the ETag of somebody else, then it is answered', async () => {
    const [ann, eve] = [await signUp(auth), await signUp(auth)];
    const { etag } = (await read(ann.who)).headers;
    const answer = await read(eve.who, String(etag));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: eve.user.id });
  });
});
