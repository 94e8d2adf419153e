import { createLocalModel } from '@inkwell/ai';
import { IDENTITY_HEADER, TIMEZONE_HEADER, TIMEZONE_OFFSET_HEADER, type User } from '@inkwell/contracts';
import { decodeEntitlement, onboardedKey } from '@inkwell/service';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answers, type Auth, everyByte, signUp, startAuth, withField } from './harness.ts';

const local = createLocalModel();

describe('onboarding with a worker', () => {
  let auth: Auth;
  beforeAll(async () => {
    auth = await startAuth({ model: (request) => local.object(request), worker: true, waitMs: 20_000 });
  });
  afterAll(() => auth.close());

  it('when the answers come, then they are kept sealed, the way is open and the SoulPrint is there', async () => {
    const { who } = await signUp(auth);
    const answer = await auth.call('POST', '/api/onboarding/complete', { ...answers, extra: 'dropped' }, who);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      name: 'Ann Lee',
      firstName: 'Ann',
      onboardingCompleted: true,
      hasCompletedOnboarding: true,
      onboardingData: answers,
      blueprint: expect.stringContaining('# The SoulPrint of Ann Lee'),
    });
    expect(answer.json<User>().onboardingData).not.toHaveProperty('extra');
    expect(decodeEntitlement(await auth.redis.get(onboardedKey(who.userId)))).toEqual({
      version: 2,
      value: true,
    });
    const blueprint = await auth.call('GET', '/api/user/blueprint', undefined, who);
    expect(blueprint.json()).toMatchObject({ status: 'ready', onboardingData: answers });
    const bytes = await everyByte(auth);
    expect(bytes).toContain(who.userId);
    for (const text of ['Ann Lee', 'novel', 'Stockholm', 'SoulPrint of']) expect(bytes).not.toContain(text);
  });

  it('when the answers are sent a second time, then they replace the first and a new SoulPrint is written', async () => {
    const { who } = await signUp(auth);
    await auth.call('POST', '/api/onboarding/complete', answers, who);
    const answer = await auth.call(
      'POST',
      '/api/onboarding/complete',
      { ...answers, name: 'Zoë 🌱 עדי' },
      who,
    );
    expect(answer.json()).toMatchObject({ name: 'Zoë 🌱 עדי', firstName: 'Zoë' });
    expect(answer.json<User>().blueprint).toContain('Zoë');
  });

  it('when another service asks for the digest in its own name, then it gets it; people do not', async () => {
    const { who } = await signUp(auth);
    const digest = () =>
      auth.app.inject({ url: '/internal/digest', headers: { [IDENTITY_HEADER]: auth.signAsChat(who) } });
    expect((await digest()).statusCode).toBe(404);
    await auth.call('POST', '/api/onboarding/complete', answers, who);
    expect((await digest()).json()).toMatchObject({ onboardingData: answers });
  });
});

describe('onboarding while the model is down', () => {
  let auth: Auth;
  let down = true;
  beforeAll(async () => {
    auth = await startAuth({
      model: (request) => (down ? Promise.reject(new Error('down')) : local.object(request)),
    });
  });
  afterAll(() => auth.close());

  it('then the person goes on, and the job finishes it later', async () => {
    const { who } = await signUp(auth);
    const answer = await auth.call('POST', '/api/onboarding/complete', answers, who);
    expect(answer.json()).toMatchObject({ onboardingCompleted: true, blueprint: null });
    const status = async () =>
      (await auth.call('GET', '/api/user/blueprint', undefined, who)).json<{ status: string }>().status;
    expect(await status()).toBe('pending');
    await expect(auth.useCases.soulprints.generate(who.userId, 1)).rejects.toThrow('down');
    down = false;
    await auth.useCases.soulprints.generate(who.userId, 1);
    expect(await status()).toBe('ready');
  });
});

describe('a birth today', () => {
  let auth: Auth;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.close());
  afterEach(() => vi.useRealTimers());

  // Half past ten in the evening of London: it is the 20th there, still the 20th in New York, and the 21st in Tokyo.
  const at = (headers: Record<string, string>) => async (date: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T22:30:00Z') });
    const { who } = await signUp(auth);
    const body = withField(answers, 'birth.date', date);
    const answer = await auth.call('POST', '/api/onboarding/complete', body, who, headers);
    const user = (await auth.call('GET', '/api/auth/user', undefined, who)).json<User>();
    expect(user.onboardingCompleted).toBe(answer.statusCode === 200);
    return answer;
  };

  it.each([
    ['in New York', { [TIMEZONE_HEADER]: 'America/New_York' }, '2026-11-20', '2026-11-21'],
    ['in Tokyo', { [TIMEZONE_HEADER]: 'Asia/Tokyo' }, '2026-11-21', '2026-11-22'],
    ['nine hours east', { [TIMEZONE_OFFSET_HEADER]: '-540' }, '2026-11-21', '2026-11-22'],
    ['nowhere that is told', {}, '2026-11-20', '2026-11-21'],
  ])(
    'when it is told %s, then it is believed, and one tomorrow is not',
    async (_, headers, today, tomorrow) => {
      const told = at(headers);
      expect((await told(today)).statusCode).toBe(200);
      const refused = await told(tomorrow);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        error: 'invalid',
        context: { fields: { 'birth.date': 'must lie between 1900 and today' } },
      });
    },
  );
});
