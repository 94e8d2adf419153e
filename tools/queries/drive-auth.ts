import { randomUUID } from 'node:crypto';
import { once } from 'node:events';

import { createLocalModel } from '@inkwell/ai';
import { BROWSER_COOKIE, IDENTITY_HEADER } from '@inkwell/contracts';
import { deliver } from '@inkwell/testing';

import { authHandlers } from '../../services/auth/src/events.ts';
import { answers, signUp, startAuth } from '../../services/auth/test/harness.ts';
import { type Driven, expectStatus } from './driven.ts';

const LONG_AGO = new Date(Date.now() - 3_600_000);

export async function driveAuth(): Promise<Driven> {
  const local = createLocalModel();
  const auth = await startAuth({
    model: (request) => local.object(request),
    // As in a rotation of the key, when an address is looked for under both.
    emailKeys: ['a key of this test, long enough to be one', 'the key before it, long enough to be one'],
  });
  const { call, connection, useCases } = auth;
  const users = connection.collection<{ _id: string }>('users');
  const sessions = connection.collection<{ _id: string }>('sessions');
  const handle = (name: string, data: object) => deliver(authHandlers(useCases), name, data);

  async function onboarded() {
    const person = await signUp(auth);
    await expectStatus(200, call('POST', '/api/onboarding/complete', answers, person.who));
    return person;
  }
  const signIn = (email: string, password: string, mark?: string) =>
    call('POST', '/api/signin', { email, password }, {}, mark ? { cookie: `${BROWSER_COOKIE}=${mark}` } : {});
  const internal = (url: string, token: string) =>
    expectStatus(200, auth.app.inject({ url, headers: { [IDENTITY_HEADER]: token } }));

  return {
    service: 'auth',
    app: auth.app,
    connection,
    close: auth.close,
    drives: {
      'POST /api/signup': async () => {
        const { email, password } = await signUp(auth);
        await expectStatus(409, call('POST', '/api/signup', { email, password }));
      },
      'POST /api/signin': async () => {
        const { email, password, mark } = await signUp(auth);
        await expectStatus(200, signIn(email, password));
        await expectStatus(401, signIn(email, 'a wrong one'));
        await expectStatus(401, signIn(email, 'a wrong one', mark));
        await expectStatus(200, signIn(email, password, mark));
      },
      'POST /api/logout': async () => {
        const { who } = await signUp(auth);
        await expectStatus(204, call('POST', '/api/logout', undefined, who));
      },
      'GET /api/auth/user': async () => {
        const { who } = await onboarded();
        await expectStatus(200, call('GET', '/api/auth/user', undefined, who));
      },
      'POST /api/account/change-password': async () => {
        const { who, email, password } = await signUp(auth);
        await signIn(email, password);
        const change = { currentPassword: password, newPassword: 'another one, longer' };
        await expectStatus(204, call('POST', '/api/account/change-password', change, who));
        await expectStatus(400, call('POST', '/api/account/change-password', change, who));
      },
      'POST /api/onboarding/complete': onboarded,
      'GET /api/user/blueprint': async () => {
        const { who } = await onboarded();
        // Once the list of cities is read, the placements are computed and kept at once.
        await expectStatus(200, call('GET', '/api/cities?q=Stockholm', undefined, who));
        await expectStatus(200, call('GET', '/api/user/blueprint', undefined, who));
      },
      'GET /api/cities': async () => {
        const { who } = await signUp(auth);
        await expectStatus(200, call('GET', '/api/cities?q=sto', undefined, who));
      },
      'GET /internal/session': async () => {
        const { who } = await signUp(auth);
        // One that is a day old is prolonged.
        const expiresAt = new Date(Date.now() + 86_400_000);
        await sessions.updateOne({ _id: who.sessionId }, { $set: { expiresAt } });
        await expectStatus(200, call('GET', '/internal/session', undefined, who));
      },
      'POST /internal/sessions': async () => {
        const people = [await signUp(auth), await signUp(auth)];
        const payload = { sessions: people.map(({ who }) => who) };
        await expectStatus(200, call('POST', '/internal/sessions', payload));
      },
      'GET /internal/digest': async () => {
        const { who } = await onboarded();
        await internal('/internal/digest', auth.signAsChat(who));
      },
      'GET /internal/contact': async () => {
        const { who } = await signUp(auth);
        await internal('/internal/contact', auth.signAsBilling(who));
      },
      'chat.care-changed': async () => {
        const { userId } = (await signUp(auth)).who;
        const sign = {
          level: 'crisis',
          kind: 'suicide',
          at: new Date().toISOString(),
          from: 'message',
        } as const;
        auth.chat.answers.set(userId, { signs: [sign], country: 'SE' });
        await handle('chat.care-changed', { userId });
      },
      'auth.user-deleted': async () => {
        const { userId } = (await onboarded()).who;
        await useCases.accounts.remove(userId);
        await handle('auth.user-deleted', { userId });
      },
      'auth.generate-soulprint': async () => {
        const { userId } = (await onboarded()).who;
        await handle('auth.generate-soulprint', { userId, version: 1 });
        await handle('auth.generate-soulprint', { userId: randomUUID(), version: 1 });
      },
      'the sweep of SoulPrints': async () => {
        const { userId } = (await onboarded()).who;
        await users.updateOne({ _id: userId }, { $set: { 'soulprint.requestedAt': LONG_AGO } });
        await useCases.soulprints.sweep();
      },
      'Redis is back': async () => {
        const { who } = await signUp(auth);
        await call('POST', '/api/logout', undefined, who);
        const read = once(connection.getClient(), 'commandSucceeded');
        auth.redis.emit('ready');
        await read;
      },
    },
  };
}
