import { checkHandlers } from '@inkwell/events';
import { deliver } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHandlers } from '../src/events.ts';
import { answers, type Auth, everyByte, signUp, startAuth } from './harness.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const handlers = () => authHandlers(auth.useCases);
const erase = (userId: unknown) => deliver(handlers(), 'auth.user-deleted', { userId });

describe('erasing', () => {
  it('when each event and job has its handler, then the boot check is content', () => {
    expect(() => checkHandlers('auth', handlers())).not.toThrow();
  });

  it('when an account is removed, then it is gone, and every service is told in the same commit', async () => {
    const { who, email, password } = await signUp(auth);
    auth.beforeCommit.step = () => Promise.reject(new Error('killed'));
    await expect(auth.useCases.accounts.remove(who.userId)).rejects.toThrow('killed');
    auth.beforeCommit.step = async () => undefined;
    expect((await auth.call('GET', '/api/auth/user', undefined, who)).statusCode).toBe(200);

    await auth.useCases.accounts.remove(who.userId);
    const told = { name: 'auth.user-deleted', 'data.userId': who.userId };
    expect(await auth.database.collection('outbox').countDocuments(told)).toBe(1);
    expect((await auth.call('POST', '/api/signin', { email, password })).statusCode).toBe(401);
    expect((await auth.call('GET', '/internal/session', undefined, who)).statusCode).toBe(404);
    await expect(auth.useCases.accounts.remove(who.userId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('when the event comes, once or twice, then nothing of the person is left but ids, and the others stay', async () => {
    const [ann, bob] = [await signUp(auth), await signUp(auth)];
    for (const { who } of [ann, bob]) await auth.call('POST', '/api/onboarding/complete', answers, who);
    await auth.useCases.accounts.remove(ann.who.userId);
    for (const _ of [1, 2]) await erase(ann.who.userId);
    for (const name of ['users', 'sessions']) {
      const own = { $or: [{ _id: ann.who.userId as never }, { userId: ann.who.userId }] };
      expect(await auth.database.collection(name).countDocuments(own)).toBe(0);
    }
    expect(await everyByte(auth)).not.toContain(ann.who.sessionId);
    expect((await auth.call('POST', '/api/onboarding/complete', answers, ann.who)).statusCode).toBe(404);
    expect((await auth.call('GET', '/api/auth/user', undefined, bob.who)).json()).toMatchObject({
      email: bob.email,
      onboardingData: answers,
    });
  });

  it('when the address signs up again, then it is somebody new', async () => {
    const { who, email, password } = await signUp(auth);
    await auth.call('POST', '/api/onboarding/complete', answers, who);
    await auth.useCases.accounts.remove(who.userId);
    const again = await signUp(auth, email, password);
    await erase(who.userId);
    expect(again.user).toMatchObject({ email, onboardingCompleted: false });
    expect(again.user.id).not.toBe(who.userId);
    expect((await auth.call('GET', '/internal/session', undefined, again.who)).statusCode).toBe(200);
  });

  it('when the payload is not what its name promises, then it is refused for good', async () => {
    for (const userId of [7, '', { $gt: '' }, undefined]) {
      await expect(erase(userId)).rejects.toMatchObject({ code: 'invalid' });
    }
  });
});
