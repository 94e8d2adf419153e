import { DAY_MS, MINUTE_MS, SESSION_COOKIE } from '@inkwell/contracts';
import { sessionKey } from '@inkwell/service';
import { roundTrips } from '@inkwell/testing';
import jwt from 'jsonwebtoken';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Auth, newEmail, signUp, startAuth, whoIn } from './harness.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());
afterEach(() => vi.useRealTimers());

type Session = ReturnType<typeof whoIn>;

const state = (who: Session) => auth.call('GET', '/internal/session', undefined, who);
const cached = ({ userId, sessionId }: Session) => auth.redis.get(sessionKey(userId, sessionId));
const signIn = async (email: string, password: string) =>
  whoIn((await auth.call('POST', '/api/signin', { email, password })).cookies);
const changePassword = (who: Session, currentPassword: string, newPassword = 'a longer one') =>
  auth.call('POST', '/api/account/change-password', { currentPassword, newPassword }, who);

/** The session has ended, for the gateway too, and no late word brings it back. */
async function expectOver(who: Session) {
  const answer = await state(who);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ error: 'not_found' });
  await auth.redis.set(sessionKey(who.userId, who.sessionId), 'alive', 'EX', 60, 'NX');
  expect(await cached(who)).toBe('ended');
}

describe('a session', () => {
  it('when it lives, then the gateway is told what its person may do', async () => {
    const { who } = await signUp(auth);
    expect((await state(who)).json()).toEqual({ userId: who.userId, onboarded: false, version: 1 });
    expect(await cached(who)).toBe('alive');
  });

  it('when it is looked at, then of its person nothing is read but what the answer needs', async () => {
    const { who } = await signUp(auth);
    const read: unknown[] = [];
    const note = ({ command }: { command: Record<string, unknown> }) => {
      if (command['find'] === 'users') read.push(command['projection']);
    };
    const client = auth.connection.getClient().on('commandStarted', note);
    expect((await state(who)).statusCode).toBe(200);
    client.off('commandStarted', note);
    expect(read).toEqual([{ version: 1, passwordVersion: 1, onboarded: expect.anything() }]);
  });

  it('when many are asked about at once, then those that are alive are told in two reads', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => signUp(auth)));
    const [ann, eve, bob, cat] = people.map(({ who }) => who) as [Session, Session, Session, Session];
    await auth.call('POST', '/api/logout', undefined, eve);
    const made = await auth.useCases.sessions.begin(bob.userId, 0);
    const old = whoIn([{ name: SESSION_COOKIE, value: made }]);
    const foreign = { userId: ann.userId, sessionId: cat.sessionId };
    const ask = async (sessions: object[]) =>
      (await auth.call('POST', '/internal/sessions', { sessions }, {})).json<unknown>();
    expect(await ask([ann, eve, bob, old, foreign, { userId: 'x', sessionId: 'y' }])).toEqual({
      alive: expect.toSatisfy(
        (ids: string[]) => ids.toSorted().join() === [ann.sessionId, bob.sessionId].toSorted().join(),
      ),
    });
    expect(await roundTrips(auth.connection, () => ask(people.map(({ who }) => who)))).toBe(2);
  });

  it('when a page stays open, then its session does too', async () => {
    const { who } = await signUp(auth);
    const expiry = async () =>
      (await auth.database.collection('sessions').findOne({ userId: who.userId }))?.['expiresAt'] as Date;
    const before = await expiry();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    await auth.call('POST', '/internal/sessions', { sessions: [who] }, {});
    expect((await expiry()).getTime() - before.getTime()).toBeGreaterThanOrEqual(DAY_MS - MINUTE_MS);
  });

  it("when it is another person's, or nobody's, then there is none", async () => {
    const [ann, eve] = await Promise.all([signUp(auth), signUp(auth)]);
    await expectOver({ userId: eve.who.userId, sessionId: ann.who.sessionId });
    await expectOver({ userId: ann.who.userId, sessionId: 'made-up' });
    expect((await state(ann.who)).statusCode).toBe(200);
  });

  it('when it is signed out, then it is over at once, twice too, and the others go on', async () => {
    const { email, password, who } = await signUp(auth);
    const other = await signIn(email, password);
    await state(who);
    for (const _ of [1, 2]) {
      expect((await auth.call('POST', '/api/logout', undefined, who)).statusCode).toBe(204);
    }
    await expectOver(who);
    expect((await state(other)).statusCode).toBe(200);
  });

  it('when Redis is back after an outage, then it is told again which have ended lately', async () => {
    const { who } = await signUp(auth);
    await auth.call('POST', '/api/logout', undefined, who);
    await auth.redis.set(sessionKey(who.userId, who.sessionId), 'alive');
    auth.redis.emit('ready');
    await vi.waitFor(async () => expect(await cached(who)).toBe('ended'));
  });
});

describe('signing out', () => {
  const logout = (who: Session) => auth.call('POST', '/api/logout', undefined, who);

  it('when it is done, also where the end cannot be written down, then the cookie is gone', async () => {
    const { who } = await signUp(auth);
    const gone = expect.objectContaining({ name: SESSION_COOKIE, value: '', expires: new Date(0) }) as object;
    vi.spyOn(auth.useCases.sessions, 'end').mockRejectedValueOnce(new Error('away'));
    const failed = await logout(who);
    expect(failed.statusCode).toBe(500);
    expect(failed.cookies).toContainEqual(gone);
    const done = await logout(who);
    expect(done.statusCode).toBe(204);
    expect(done.cookies).toContainEqual(gone);
  });
});

describe('the cookies in production', () => {
  let shared: Auth;
  beforeAll(async () => {
    shared = await startAuth({ cookie: { secure: true, domain: 'inkwell.test' } });
  });
  afterAll(() => shared.close());

  it.each([
    ['inkwell.test', 'inkwell.test'],
    ['app.inkwell.test:8443', 'inkwell.test'],
    ['evilinkwell.test', undefined],
    ['inkwell.test.evil.example', undefined],
    ['localhost:3000', undefined],
  ])('when they are set on %s, then they go over TLS alone, and to %s', async (host, domain) => {
    const person = { email: newEmail(), password: 'correct horse' };
    const answer = await shared.call('POST', '/api/signup', person, {}, { 'x-forwarded-host': host });
    expect(answer.cookies).toHaveLength(2);
    for (const cookie of answer.cookies) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' });
      expect(cookie.domain).toBe(domain);
    }
  });
});

describe('the time of a session', () => {
  /** Somebody who signed up now, and a clock that goes on from here. */
  async function begun() {
    const start = Date.now();
    const after = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + ms });
    after(0);
    const { who } = await signUp(auth);
    const endsAfter = async () => {
      const sessions = auth.database.collection<{ _id: string; expiresAt: Date }>('sessions');
      const row = await sessions.findOne({ _id: who.sessionId });
      return row && row.expiresAt.getTime() - start;
    };
    return { who, after, endsAfter };
  }

  it('when it was not used for 30 days, then it is over', async () => {
    const { who, after } = await begun();
    after(30 * DAY_MS);
    await expectOver(who);
  });

  it('when it was used on the 30th day, then it has 30 more', async () => {
    const { who, after } = await begun();
    after(30 * DAY_MS - MINUTE_MS);
    expect((await state(who)).statusCode).toBe(200);
    after(60 * DAY_MS - 2 * MINUTE_MS);
    expect((await state(who)).statusCode).toBe(200);
    after(90 * DAY_MS - 3 * MINUTE_MS);
    expect((await state(who)).statusCode).toBe(200);
  });

  it('when it is used every day, then it is over after 90 all the same', async () => {
    const { who, after } = await begun();
    for (let day = 1; day < 90; day += 1) {
      after(day * DAY_MS);
      expect((await state(who)).statusCode).toBe(200);
    }
    after(90 * DAY_MS - MINUTE_MS);
    expect((await state(who)).statusCode).toBe(200);
    after(90 * DAY_MS);
    await expectOver(who);
  });

  it('when it is used again within the hour, then its end is not written anew', async () => {
    const { who, after, endsAfter } = await begun();
    expect(await endsAfter()).toBe(30 * DAY_MS);
    after(59 * MINUTE_MS);
    await state(who);
    expect(await endsAfter()).toBe(30 * DAY_MS);
    after(60 * MINUTE_MS);
    await state(who);
    expect(await endsAfter()).toBe(30 * DAY_MS + 60 * MINUTE_MS);
  });

  it('when a session has ended, then using it does not move its end', async () => {
    const { who, after, endsAfter } = await begun();
    await auth.call('POST', '/api/logout', undefined, who);
    after(DAY_MS);
    await expectOver(who);
    expect(await endsAfter()).toBe(30 * DAY_MS);
  });

  it('when its time is over, then MongoDB removes the row', async () => {
    const indexes = await auth.database.collection('sessions').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });

  it('when the cookie is set, then it is kept for 90 days, by the browser and by its signature', async () => {
    const { email, password } = await signUp(auth);
    const { cookies } = await auth.call('POST', '/api/signin', { email, password });
    const [cookie] = cookies;
    expect(cookie).toMatchObject({ maxAge: 90 * 86_400, httpOnly: true, sameSite: 'Lax', path: '/' });
    const claims = z.object({ iat: z.number(), exp: z.number() }).parse(jwt.decode(cookie?.value ?? ''));
    expect(claims.exp - claims.iat).toBe(90 * 86_400);
  });
});

describe('a new password', () => {
  it('when the old one was wrong, then nothing has changed', async () => {
    const { email, password, who } = await signUp(auth);
    const other = await signIn(email, password);
    const answer = await changePassword(who, 'wrong');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'wrong_password' });
    for (const session of [who, other]) expect((await state(session)).statusCode).toBe(200);
    await signIn(email, password);
  });

  it('when it is set, then the other devices are out, this one stays, and the old one is of no use', async () => {
    const { email, password, who } = await signUp(auth);
    const other = await signIn(email, password);
    await state(other);
    expect((await changePassword(who, password)).statusCode).toBe(204);
    await expectOver(other);
    expect((await state(who)).statusCode).toBe(200);
    expect(auth.notices).toContainEqual({ userId: who.userId, topic: 'session' });
    expect((await auth.call('POST', '/api/signin', { email, password })).statusCode).toBe(401);
    expect((await state(await signIn(email, 'a longer one'))).statusCode).toBe(200);
  });

  it('when two set one at once, then one of them does', async () => {
    const { email, password, who } = await signUp(auth);
    const changes = await Promise.all(
      ['the first one', 'the second one'].map((next) => changePassword(who, password, next)),
    );
    expect(changes.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
    const next = changes[0]?.statusCode === 204 ? 'the first one' : 'the second one';
    expect((await state(await signIn(email, next))).statusCode).toBe(200);
  });

  it('when a sign-in with the old one ends only now, then its session is over before it is used', async () => {
    const { who, password } = await signUp(auth);
    await changePassword(who, password);
    // What a sign-in does last, having read the account before the change.
    const value = await auth.useCases.sessions.begin(who.userId, 1);
    await expectOver(whoIn([{ name: SESSION_COOKIE, value }]));
    expect((await state(who)).statusCode).toBe(200);
  });

  it('when a session is looked at while it is set, then this one is found alive every time', async () => {
    const { who, password } = await signUp(auth);
    let passwordNow = password;
    for (const next of ['a longer one', 'another long one', 'yet another one']) {
      let changing = true;
      const change = changePassword(who, passwordNow, next).finally(() => {
        changing = false;
      });
      while (changing) expect((await state(who)).statusCode).toBe(200);
      expect((await change).statusCode).toBe(204);
      passwordNow = next;
    }
    expect(await cached(who)).toBe('alive');
  });
});
