import { createLocalModel } from '@inkwell/ai';
import { TIMEZONE_HEADER, type PersonSign, type User } from '@inkwell/contracts';
import { deliver } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authHandlers } from '../src/events.ts';
import { answers, type Auth, everyByte, signUp, startAuth, withField } from './harness.ts';

const local = createLocalModel();
const DARK = 'I want to kill myself';

let auth: Auth;
const inputs: unknown[] = [];
beforeAll(async () => {
  auth = await startAuth({
    worker: true,
    waitMs: 20_000,
    model: (request) => {
      inputs.push(request.input);
      return local.object(request);
    },
  });
});
afterAll(() => auth.close());

type Who = { userId: string; sessionId: string };
const zone = { [TIMEZONE_HEADER]: 'Europe/Stockholm' };
const userOf = async (who: Who) =>
  (await auth.call('GET', '/api/auth/user', undefined, who, zone)).json<User>();
const signAt = (level: PersonSign['level'], at = new Date()): PersonSign => ({
  level,
  kind: 'suicide',
  at: at.toISOString(),
  from: 'message',
});
const tell = ({ userId }: Who) => deliver(authHandlers(auth.useCases), 'chat.care-changed', { userId });

describe('the onboarding answers', () => {
  it('when one shows danger, then the person is under care with the answer, and the SoulPrint leaves it out', async () => {
    const { who } = await signUp(auth);
    const dark = withField(answers, 'bottlenecks.keeps_up_at_night', DARK);
    const answer = await auth.call('POST', '/api/onboarding/complete', dark, who, zone);
    const { care, blueprint, onboardingData } = answer.json<User>();
    expect(care).toMatchObject({ level: 'crisis', kind: 'suicide', country: 'SE' });
    expect(onboardingData?.bottlenecks.keeps_up_at_night).toBe(DARK);
    expect(blueprint).toContain('# The SoulPrint of Ann Lee');
    expect(blueprint).not.toContain('myself');
    expect(JSON.stringify(inputs.at(-1))).not.toContain('myself');
    expect((await userOf(who)).care).toEqual(care);
    // What is shown goes with time and place.
    expect((await auth.call('GET', '/api/auth/user', undefined, who, zone)).headers.etag).toBeUndefined();
    expect(await everyByte(auth)).not.toContain('crisis');
  });

  it('when they show none, then there is no care', async () => {
    const { who } = await signUp(auth);
    const answer = await auth.call('POST', '/api/onboarding/complete', answers, who, zone);
    expect(answer.json<User>().care).toBeNull();
  });

  it('when better ones replace them, then the level stays', async () => {
    const { who } = await signUp(auth);
    const dark = withField(answers, 'targets.result_12_months', DARK);
    await auth.call('POST', '/api/onboarding/complete', dark, who, zone);
    await auth.call('POST', '/api/onboarding/complete', answers, who, zone);
    expect((await userOf(who)).care).toMatchObject({ level: 'crisis' });
  });

  it('when chat asks for the digest, then it hears of the sign', async () => {
    const { who } = await signUp(auth);
    const dark = withField(answers, 'reflection.proud_word', DARK);
    await auth.call('POST', '/api/onboarding/complete', dark, who, zone);
    expect(await auth.useCases.onboarding.digest(who.userId)).toMatchObject({
      care: { level: 'crisis', kind: 'suicide' },
    });
  });
});

describe('what chat knows', () => {
  it('when chat tells of a change, twice, then the user carries it, with the chosen country', async () => {
    const { who } = await signUp(auth);
    expect((await userOf(who)).care).toBeNull();
    auth.chat.answers.set(who.userId, { signs: [signAt('crisis')], country: 'US' });
    for (const _ of [1, 2]) await tell(who);
    const { care } = await userOf(who);
    expect(care).toMatchObject({ level: 'crisis', country: 'US' });
    expect(care?.resources[0]).toMatchObject({ tel: '988' });
    expect(auth.notices).toContainEqual({ userId: who.userId, topic: 'session' });
  });

  it('when chat has taken a sign back, then it goes here, and that of the answers stays', async () => {
    const { who } = await signUp(auth);
    const dark = withField(answers, 'reflection.proud_word', DARK);
    auth.chat.answers.set(who.userId, { signs: [signAt('concern')], country: null });
    await tell(who);
    expect((await userOf(who)).care).toMatchObject({ level: 'concern' });
    auth.chat.answers.set(who.userId, { signs: [], country: null });
    await tell(who);
    expect((await userOf(who)).care).toBeNull();
    await auth.call('POST', '/api/onboarding/complete', dark, who, zone);
    await tell(who);
    expect((await userOf(who)).care).toMatchObject({ level: 'crisis' });
  });

  it.each([
    ['crisis', 71, 'crisis'],
    ['crisis', 73, undefined],
    ['concern', 23, 'concern'],
    ['concern', 25, undefined],
  ] as const)('when the last %s is %i hours old, then the level is %s', async (level, hours, expected) => {
    const at = new Date(Date.now() - hours * 3_600_000);
    const { who } = await signUp(auth);
    auth.chat.answers.set(who.userId, { signs: [signAt(level, at)], country: null });
    await tell(who);
    expect((await userOf(who)).care?.level).toBe(expected);
  });

  it('when nobody is told of, then nothing happens', async () => {
    await tell({ userId: 'nobody', sessionId: '' });
    const { who } = await signUp(auth);
    await tell(who);
    expect((await userOf(who)).care).toBeNull();
  });
});
