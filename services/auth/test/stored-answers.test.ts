import { createLocalModel } from '@inkwell/ai';
import { type Blueprint, type Digest, IDENTITY_HEADER, type User } from '@inkwell/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, type Auth, signUp, startAuth } from './harness.ts';

const local = createLocalModel();

let auth: Auth;
beforeAll(async () => {
  auth = await startAuth({ model: (request) => local.object(request) });
});
afterAll(() => auth.close());

/** Somebody whose row was written by a release with other rules for the answers. */
async function personWith(stored: unknown) {
  const person = await signUp(auth);
  const { userId } = person.who;
  const box = await auth.vault.open(userId);
  const place = { collection: 'users', row: userId, field: 'onboarding' };
  await auth.database.collection<{ _id: string }>('users').updateOne(
    { _id: userId },
    {
      $set: {
        onboarding: box.sealJson(stored, place),
        soulprint: { version: 1, status: 'pending', requestedAt: new Date(), text: null },
      },
    },
  );
  return person;
}

const longer = {
  ...answers,
  name: `Ann ${'n'.repeat(196)}`,
  targets: { ...answers.targets, result_12_months: 'a novel '.repeat(113).trim() },
  daily_rhythm: { pre_sleep_activity: 'Reading', target_sleep_hours: 11.25, peak_energy: 'Evening' },
};
const { proud_word: _missing, ...reflection } = answers.reflection;

describe.each([
  ['longer than they may be sent today, with a choice that is gone', longer],
  ['without a field that came later', { ...answers, reflection }],
  ['without a birth', { ...answers, birth: undefined }],
  ['of another shape altogether', { version: 0 }],
])('when answers were stored %s', (_, stored) => {
  it('then the person signs in and reads them, and a SoulPrint is written', async () => {
    const { email, password, who } = await personWith(stored);
    const name = 'name' in stored ? stored.name : null;
    const signedIn = await auth.call('POST', '/api/signin', { email, password });
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.json<User>()).toMatchObject({ name, hasCompletedOnboarding: true });
    const user = await auth.call('GET', '/api/auth/user', undefined, who);
    expect(user.statusCode).toBe(200);
    expect(user.json<User>()).toEqual(signedIn.json());

    await auth.useCases.soulprints.generate(who.userId, 1);
    const blueprint = await auth.call('GET', '/api/user/blueprint', undefined, who);
    expect(blueprint.statusCode).toBe(200);
    expect(blueprint.json<Blueprint>()).toMatchObject({
      status: 'ready',
      onboardingData: { name: name ?? '' },
    });
    expect(blueprint.json<Blueprint>().blueprint).not.toMatch(/undefined|NaN|Invalid|“”/);

    const digest = await auth.app.inject({
      url: '/internal/digest',
      headers: { [IDENTITY_HEADER]: auth.signAsChat(who) },
    });
    expect(digest.statusCode).toBe(200);
    expect(digest.json<Digest>()).toMatchObject({ onboardingData: { name: name ?? '' } });
  });
});
