import { createLog } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../src/migrations.ts';
import { type Auth, newEmail, signUp, startAuth } from './harness.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const emails = () => auth.database.collection<{ _id: string; userId: string }>('emails');
const users = () => auth.database.collection<{ _id: string }>('users');
const emailsOf = (userId: string) => emails().countDocuments({ userId });
const signIn = (email: string) => auth.call('POST', '/api/signin', { email, password: 'correct horse' });
const again = (email: string) => auth.call('POST', '/api/signup', { email, password: 'correct horse' });

it('when many sign up with one e-mail at once, then it is one account with one note of it', async () => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 5 }, () => again(email)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect((await signIn(email)).statusCode).toBe(200);
});

it("when an account is removed or erased, then its e-mail is nobody's", async () => {
  const { who, email } = await signUp(auth);
  expect(await emailsOf(who.userId)).toBe(1);
  await auth.useCases.accounts.remove(who.userId);
  expect(await emailsOf(who.userId)).toBe(0);
  const next = await signUp(auth, email);
  await auth.useCases.accounts.eraseUser(next.who.userId);
  expect(await emailsOf(next.who.userId)).toBe(0);
});

describe('beside the version of before, which writes users alone', () => {
  it('when it has signed somebody up, then the e-mail is theirs, and is noted when they are looked for', async () => {
    const { who, email } = await signUp(auth);
    await emails().deleteMany({ userId: who.userId });
    expect((await again(email)).statusCode).toBe(409);
    expect(await emailsOf(who.userId)).toBe(1);
    await emails().deleteMany({ userId: who.userId });
    expect((await signIn(email)).statusCode).toBe(200);
    expect(await emailsOf(who.userId)).toBe(1);
  });

  it('when it has removed somebody, then the e-mail is free', async () => {
    const { who, email } = await signUp(auth);
    await users().deleteOne({ _id: who.userId });
    expect((await signIn(email)).statusCode).toBe(401);
    const next = await signUp(auth, email);
    expect([await emailsOf(who.userId), await emailsOf(next.who.userId)]).toEqual([0, 1]);
  });

  it('when the database is migrated, then the e-mails of all users are noted, any number of times', async () => {
    const { who, email } = await signUp(auth);
    await emails().deleteMany({});
    const step = migrations.find(({ name }) => name === '002-emails');
    if (!step) throw new Error('no migration');
    for (const _ of [1, 2])
      await step.up({
        db: auth.database,
        log: createLog({ name: 'auth', level: 'silent' }),
        signal: new AbortController().signal,
      });
    expect(await emailsOf(who.userId)).toBe(1);
    expect(await emails().countDocuments()).toBe(await users().countDocuments());
    expect((await signIn(email)).statusCode).toBe(200);
  });
});
