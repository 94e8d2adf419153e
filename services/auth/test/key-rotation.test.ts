import { BROWSER_COOKIE } from '@inkwell/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Auth, newEmail, signUp, startAuth } from './harness.ts';

const OLD = 'the key of before, with more than thirty-two characters';
const NEW = 'the key of from now on, more than thirty-two characters';

let before: Auth;
let during: Auth;
let after: Auth;
let others: Auth;
beforeAll(async () => {
  before = await startAuth({ emailKeys: OLD, sessionSecrets: OLD });
  during = await startAuth({ emailKeys: [NEW, OLD], sessionSecrets: [NEW, OLD] });
  // A process that knows both, and is not yet told which is the newer.
  others = await startAuth({ emailKeys: [OLD, NEW], sessionSecrets: [OLD, NEW] });
  after = await startAuth({ emailKeys: NEW, sessionSecrets: NEW });
});
afterAll(async () => {
  for (const auth of [before, during, others, after]) await auth.close();
});

const signIn = (auth: Auth, email: string, headers: Record<string, string> = {}) =>
  auth.call('POST', '/api/signin', { email, password: 'correct horse' }, {}, headers);

it('when the key of the e-mails is replaced, then people sign in throughout, and need the old key no more', async () => {
  const { email } = await signUp(before);
  expect((await signIn(after, email)).statusCode).toBe(401);
  expect((await signIn(during, email)).statusCode).toBe(200);
  expect((await signIn(after, email)).statusCode).toBe(200);
  expect((await signIn(others, email)).statusCode).toBe(200);
});

it('when an e-mail is taken under the old key, then it is taken under the new one', async () => {
  const { email } = await signUp(before);
  const again = await during.call('POST', '/api/signup', { email, password: 'correct horse' });
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ error: 'email_taken' });
});

it('when processes with other first keys sign the same e-mail up at once, then it is at most one account', async () => {
  for (const _ of [1, 2, 3]) {
    const email = newEmail();
    const answers = await Promise.all(
      [during, others].map((auth) => auth.call('POST', '/api/signup', { email, password: 'correct horse' })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    const made = statuses.includes(201) ? 200 : 401;
    expect((await signIn(during, email)).statusCode).toBe(made);
    expect((await signIn(others, email)).statusCode).toBe(made);
  }
});

it('when the secret of the sessions is replaced, then browsers stay known', async () => {
  const { email, mark } = await signUp(before);
  const cookie = `${BROWSER_COOKIE}=${mark}`;
  const isKnown = async (auth: Auth) =>
    !(await signIn(auth, email, { cookie })).cookies.some(({ name }) => name === BROWSER_COOKIE);
  expect(await isKnown(during)).toBe(true);
  expect(await isKnown(after)).toBe(false);
});
