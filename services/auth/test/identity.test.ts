import { IDENTITY_HEADER } from '@inkwell/contracts';
import { createIdentitySigner } from '@inkwell/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, type Auth, signUp, startAuth } from './harness.ts';

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const credentials = { email: 'somebody@example.com', password: 'secret1' };
const forPeople = [
  ['GET', '/api/auth/user', undefined],
  ['GET', '/api/user/blueprint', undefined],
  ['GET', '/api/cities?q=paris', undefined],
  ['POST', '/api/onboarding/complete', answers],
  ['POST', '/api/account/change-password', { currentPassword: 'secret1', newPassword: 'a longer one' }],
] as const;
const forEverybody = [
  ['POST', '/api/signup', credentials],
  ['POST', '/api/signin', credentials],
  ['POST', '/api/logout', undefined],
] as const;
const internal = [
  ['GET', '/internal/session', undefined],
  ['GET', '/internal/digest', undefined],
] as const;

describe.each([...forPeople, ...forEverybody, ...internal])('%s %s', (method, url, payload) => {
  it('when the identity is missing, made up, unsigned, or for another service, then it is 401', async () => {
    const { who } = await signUp(auth);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part({ iss: 'gateway', aud: 'auth', sub: who.userId })}.`;
    const secret = 'x'.repeat(40);
    const forged = createIdentitySigner({ caller: 'gateway', audience: 'auth', secret })(who);
    for (const token of [
      undefined,
      'nonsense',
      unsigned,
      forged,
      `${auth.sign(who)}x`,
      auth.signAsJournal(who),
    ]) {
      const answer = await auth.app.inject({
        method,
        url,
        headers: token === undefined ? {} : { [IDENTITY_HEADER]: token },
        ...(payload && { payload }),
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: 'unauthenticated' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
});

it.each([...forPeople, ...internal])(
  'when nobody is signed in, then %s %s is 401',
  async (method, url, payload) => {
    const answer = await auth.call(method, url, payload);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: 'unauthenticated' });
  },
);

it.each([...forPeople, ...forEverybody])(
  'when another service asks in its own name, then %s %s is 401',
  async (method, url, payload) => {
    const { who } = await signUp(auth);
    const headers = { [IDENTITY_HEADER]: auth.signAsChat(who) };
    const answer = await auth.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.statusCode).toBe(401);
  },
);

it('when the call names no session, then what needs one is 401', async () => {
  const { userId } = (await signUp(auth)).who;
  const change = { currentPassword: 'correct horse', newPassword: 'a longer one' };
  expect((await auth.call('POST', '/api/account/change-password', change, { userId })).statusCode).toBe(401);
  expect((await auth.call('GET', '/internal/session', undefined, { userId })).statusCode).toBe(401);
});

describe('GET /internal/contact', () => {
  const ask = (token: string) =>
    auth.app.inject({ url: '/internal/contact', headers: { [IDENTITY_HEADER]: token } });

  it('when billing asks, then it gets the address, and 404 for an account that is not there', async () => {
    const { who, email } = await signUp(auth);
    const answer = await ask(auth.signAsBilling({ userId: who.userId }));
    expect([answer.statusCode, answer.json()]).toEqual([200, { email }]);
    expect((await ask(auth.signAsBilling({ userId: 'nobody' }))).statusCode).toBe(404);
  });

  it('when anybody else asks, then it is 401', async () => {
    const { who } = await signUp(auth);
    for (const token of [
      auth.sign(who),
      auth.signAsChat(who),
      auth.signAsJournal(who),
      auth.signAsBilling({}),
    ]) {
      expect((await ask(token)).statusCode).toBe(401);
    }
  });
});

it('when the account is not there, then it is 404', async () => {
  const who = { userId: 'nobody', sessionId: 'none' };
  for (const [method, url, payload] of [...forPeople, ...internal]) {
    if (url.startsWith('/api/cities')) continue;
    expect((await auth.call(method, url, payload, who)).statusCode, url).toBe(404);
  }
});
