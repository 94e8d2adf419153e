import type { User } from '@inkwell/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, type Auth, newEmail, signUp, startAuth, withField } from './harness.ts';

let auth: Auth;
let ann: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());
beforeEach(async () => {
  ann = await signUp(auth);
});

const signIn = (email: string, password: string) => auth.call('POST', '/api/signin', { email, password });
const complete = (body: unknown) => auth.call('POST', '/api/onboarding/complete', body, ann.who);

describe('passwords are any text', () => {
  const secrets: Record<string, string> = {
    'six blanks': '      ',
    'with NUL in it': 'secret\u0000one',
    'with control characters': '\u0007\u001B[31m\u007F\u0085',
    'in Hebrew': 'סיסמה סודית',
    'of combining characters': 'e\u0301'.repeat(5),
    'of 256 characters': 'x'.repeat(256),
    'of 256 emoji': '🌱'.repeat(256),
  };
  it.each(Object.entries(secrets))('when one is %s, then that alone is it', async (_, password) => {
    const email = newEmail();
    expect((await auth.call('POST', '/api/signup', { email, password })).statusCode).toBe(201);
    expect((await signIn(email, password)).statusCode).toBe(200);
    const shorter = Array.from(password).slice(0, -1).join('');
    for (const other of [shorter, `${shorter}!`, 'secret']) {
      expect((await signIn(email, other)).statusCode).toBe(401);
    }
  });

  it('when it is changed to any other, then that is it', async () => {
    const { email, password, who } = await signUp(auth);
    let currentPassword = password;
    for (const newPassword of ['secret\u0000two', ' '.repeat(8), '🌱'.repeat(256)]) {
      const change = { currentPassword, newPassword };
      expect((await auth.call('POST', '/api/account/change-password', change, who)).statusCode).toBe(204);
      currentPassword = newPassword;
    }
    expect((await signIn(email, currentPassword)).statusCode).toBe(200);
  });
});

describe('addresses', () => {
  it('when one has 254 characters, a tag or an apostrophe, then it is one, without the blanks around it', async () => {
    const name = newEmail().split('@')[0] ?? '';
    const longest = `${name}${'a'.repeat(242 - name.length)}@example.com`;
    expect(longest).toHaveLength(254);
    for (const email of [longest, `${name}+journal@example.com`, `${name}.o'hara@mail.example.co.uk`]) {
      const password = 'secret1';
      const answer = await auth.call('POST', '/api/signup', { email: `  ${email}\n`, password });
      expect(answer.json()).toMatchObject({ email });
      expect((await signIn(`\t${email} `, password)).statusCode).toBe(200);
    }
  });
});

describe('answers', () => {
  const longest: Record<string, number> = {
    name: 100,
    'birth.city': 120,
    'targets.result_12_months': 500,
    'targets.personal_quality': 500,
    'targets.professional_skill': 500,
    'bottlenecks.keeps_up_at_night': 500,
    'bottlenecks.dominant_emotion': 500,
    'bottlenecks.time_drain': 500,
    'daily_rhythm.pre_sleep_activity': 500,
    'reflection.keystone_habit': 500,
    'reflection.proud_word': 500,
  };
  const written = (write: (most: number) => string) =>
    Object.entries(longest).reduce<Record<string, unknown>>(
      (body, [field, most]) => withField(body, field, write(most)),
      answers,
    );

  it.each<[string, (most: number) => string]>([
    ['as long as it may be', (most) => 'x'.repeat(most)],
    ['as many emoji as it may have characters', (most) => '🌱'.repeat(most)],
    ['families and flags', () => '👩‍👩‍👧‍👦 🏳️‍🌈 🇸🇪'],
    ['Hebrew and Arabic with marks of direction', () => '\u200Fעדי\u200F 123 \u2067نور\u2069'],
    ['combined and composed, each as it was', () => 'Zoe\u0308 Zo\u00EB \u1E9B\u0323'],
    ['Chinese, Hindi and Thai', () => '伟 नमस्ते สวัสดี'],
    ['of several lines with a tab', () => 'one\n\ttwo\r\nthree'],
    ['like an operator, a tag or a template', () => '{"$gt":""} <b>${1}</b> $ne'],
  ])('when every text is %s, then it comes back unchanged', async (_, write) => {
    const body = written(write);
    const answer = await complete(body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<User>().onboardingData).toEqual(body);
    const kept = await auth.call('GET', '/api/user/blueprint', undefined, ann.who);
    expect(kept.json()).toMatchObject({ onboardingData: body });
  });

  it('when blanks stand around a text, then they are no part of it, nor of its length', async () => {
    const answer = await complete(written((most) => `\n  ${'x'.repeat(most)} \t`));
    expect(answer.json<User>().onboardingData).toEqual(written((most) => 'x'.repeat(most)));
  });

  it.each([
    ['birth.date', ['1900-01-01', '2024-02-29']],
    ['birth.time', ['00:00', '12:00', '23:59']],
    ['daily_rhythm.target_sleep_hours', [4, 4.5, 7, 10]],
    ['daily_rhythm.peak_energy', ['Morning', 'Noon', 'Night']],
    ['reflection.reflection_comfort', ['Not comfortable', 'Somewhat comfortable', 'Comfortable']],
  ])('when %s is one of %j, then it is kept', async (field, values) => {
    for (const value of values) {
      const body = withField(answers, field, value);
      expect((await complete(body)).json<User>().onboardingData).toEqual(body);
    }
  });

  it('when what has a default is left out, then that is kept', async () => {
    const { pre_sleep_activity } = answers.daily_rhythm;
    const { keystone_habit, proud_word } = answers.reflection;
    const answer = await complete({
      ...answers,
      daily_rhythm: { pre_sleep_activity },
      reflection: { keystone_habit, proud_word },
    });
    expect(answer.json<User>().onboardingData).toEqual({
      ...answers,
      daily_rhythm: { peak_energy: 'Morning', pre_sleep_activity, target_sleep_hours: 7 },
      reflection: { keystone_habit, reflection_comfort: 'Comfortable', proud_word },
    });
  });
});

describe('unknown fields', () => {
  const more = {
    userId: 'eve',
    id: 'eve',
    $set: { version: 99 },
    constructor: 'x',
    onboardingCompleted: true,
  };

  it('when they come with an account, then they are dropped', async () => {
    const secret = { email: newEmail(), password: 'secret1' };
    const user = (await auth.call('POST', '/api/signup', { ...secret, ...more })).json<User>();
    expect(user).toMatchObject({ id: expect.stringMatching(/.{36}/), onboardingCompleted: false });
    expect((await auth.call('POST', '/api/signin', { ...secret, ...more })).json()).toEqual(user);
  });

  it('when they come with answers, then they are dropped at every depth', async () => {
    const birth = { ...answers.birth, ...more };
    const answer = await complete({ ...answers, ...more, birth });
    expect(answer.json()).toMatchObject({ id: ann.user.id, onboardingData: answers });
    expect(Object.keys(answer.json<User>().onboardingData?.birth ?? {})).toEqual(['date', 'time', 'city']);
  });
});
