import { randomBytes } from 'node:crypto';
import type { User } from '@inkwell/contracts';
import { hash, verify } from '@node-rs/argon2';
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

describe('passwords of any keyboard', () => {
  const change = (who: typeof ann.who, currentPassword: string, newPassword: string) =>
    auth.call('POST', '/api/account/change-password', { currentPassword, newPassword }, who);

  it.each([
    ['decomposed', 'na\u00EFve caf\u00E9', 'nai\u0308ve cafe\u0301'],
    ['composed', 'nai\u0308ve cafe\u0301', 'na\u00EFve caf\u00E9'],
    ['with a wide space', 'correct horse', 'correct\u3000horse'],
    ['in wide letters', 'secret 42', '\uFF53\uFF45\uFF43\uFF52\uFF45\uFF54 \uFF14\uFF12'],
    [
      'in jamo',
      '\uBE44\uBC00\uBC88\uD638\uD55C\uAE00',
      '\uBE44\uBC00\uBC88\uD638\uD55C\uAE00'.normalize('NFD'),
    ],
    ['with twice the code points of the longest', '\u00E9'.repeat(256), 'e\u0301'.repeat(256)],
  ])('when one is typed %s, then it is the same, also to change it', async (_, chosen, typed) => {
    const { email, who } = await signUp(auth, newEmail(), chosen);
    expect((await signIn(email, typed)).statusCode).toBe(200);
    expect((await change(who, typed, 'another one')).statusCode).toBe(204);
    expect((await change(who, 'another one', typed)).statusCode).toBe(204);
    expect((await signIn(email, chosen)).statusCode).toBe(200);
    expect((await signIn(email, typed.slice(0, -1))).statusCode).toBe(401);
  });

  it('when one was hashed as it was typed before, then both forms open it, and it is hashed anew', async () => {
    const users = auth.database.collection<{ _id: string; passwordHash: string }>('users');
    for (const typed of ['cafe\u0301 au lait', 'caf\u00E9 au lait']) {
      const { email, who } = await signUp(auth);
      const asTyped = await hash('cafe\u0301 au lait');
      await users.updateOne({ _id: who.userId }, { $set: { passwordHash: asTyped } });
      expect((await signIn(email, 'cafe au lait')).statusCode).toBe(401);
      expect((await signIn(email, typed)).statusCode).toBe(200);
      const row = await users.findOne({ _id: who.userId });
      expect(await verify(row?.passwordHash ?? '', 'caf\u00E9 au lait')).toBe(true);
      expect((await auth.call('GET', '/internal/session', undefined, who)).statusCode).toBe(200);
    }
  });
});

describe('addresses', () => {
  it.each([
    ['with all signs of an atom', (name: string) => `${name}!#$%&'*+-/=?^_\`{|}~@example.com`, []],
    ['that ends in a percent sign', (name: string) => `${name}%b%@example.com`, []],
    [
      'of German domain',
      (name: string) => `${name}@b\u00FCcher.example`,
      [
        (name: string) => `${name}@xn--bcher-kva.example`,
        (name: string) => `${name.toUpperCase()}@BU\u0308CHER.example`,
      ],
    ],
    [
      'of ASCII form',
      (name: string) => `${name}@xn--bcher-kva.example`,
      [(name: string) => `${name}@B\u00FCcher.example`],
    ],
    [
      'in Chinese',
      (name: string) => `\u7528\u6237${name}@\u4F8B\u5B50.\u5E7F\u544A`,
      [(name: string) => `\u7528\u6237${name}@\u4F8B\u5B50\u3002\u5E7F\u544A`],
    ],
    [
      'with an accent before the @',
      (name: string) => `j\u00F6rg${name}@example.com`,
      [(name: string) => `jo\u0308rg${name}@example.com`],
    ],
  ])('when one is %s, then it is one, and one account in all its spellings', async (_, write, others) => {
    const name = randomBytes(6).toString('hex');
    const password = 'secret1';
    const answer = await auth.call('POST', '/api/signup', { email: write(name), password });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ email: write(name) });
    for (const spelling of [write, ...others].map((of) => of(name))) {
      const again = await auth.call('POST', '/api/signup', { email: spelling, password });
      expect(again.json()).toMatchObject({ error: 'email_taken' });
      expect((await signIn(spelling, password)).json()).toMatchObject({ email: write(name) });
    }
  });

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
