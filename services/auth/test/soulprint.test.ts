import {
  createLocalModel,
  type LanguageModel,
  ModelError,
  type ModelErrorKind,
  ModelTimeoutError,
  type ObjectTask,
  type ObjectTasks,
  type SoulPrintInput,
} from '@inkwell/ai';
import { DAY_MS, TIMEZONE_HEADER, TIMEZONE_OFFSET_HEADER } from '@inkwell/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answers, type Auth, signUp, startAuth } from './harness.ts';

const local = createLocalModel();
const inputs: SoulPrintInput[] = [];
let spoil = false;
let fail: ModelError | null = null;
afterEach(() => {
  vi.useRealTimers();
  fail = null;
});
/** The local writer behind the caller's own checks, as OpenAI is; spoiled, it adds a placement that was not given. */
const object: LanguageModel['object'] = async (request) => {
  const input: ObjectTasks[ObjectTask] = request.input;
  if (typeof input !== 'string' && 'birth' in input) inputs.push(input);
  if (fail) throw fail;
  const document = await local.object(request);
  if (!spoil) return document;
  return request.schema.parse({
    ...document,
    who_you_are: 'Your moon in Skorpion and your Venus in Leo say it all.',
  });
};

describe('the daily token budget', () => {
  it('when it is used up, then the SoulPrint is written here; what the model used counts', async () => {
    let asked = 0;
    const auth = await startAuth({
      tokenBudget: 1_000,
      model: (request) => {
        asked += 1;
        request.onTokens?.(1_000);
        return local.object(request);
      },
    });
    const { who } = await signUp(auth);
    for (const version of [1, 2]) {
      await auth.call('POST', '/api/onboarding/complete', answers, who);
      await auth.useCases.soulprints.generate(who.userId, version);
      const answer = await auth.call('GET', '/api/user/blueprint', undefined, who);
      expect(answer.json()).toMatchObject({ status: 'ready', blueprint: expect.stringMatching(/^#/) });
      expect(asked).toBe(1);
    }
    await auth.close();
  });
});

describe('the SoulPrint of a submission', () => {
  let auth: Auth;
  beforeAll(async () => {
    auth = await startAuth({ model: object });
  });
  afterAll(() => auth.close());

  async function blueprintOf(birth: Partial<typeof answers.birth>) {
    const { who } = await signUp(auth);
    const body = { ...answers, birth: { ...answers.birth, ...birth } };
    expect((await auth.call('POST', '/api/onboarding/complete', body, who)).statusCode).toBe(200);
    await auth.useCases.soulprints.generate(who.userId, 1);
    const answer = await auth.call('GET', '/api/user/blueprint', undefined, who);
    return answer.json<{ blueprint: string; status: string }>();
  }

  it('when the city is known, then sun, moon and rising sign are computed and named, and it is 600 words or more', async () => {
    const { blueprint, status } = await blueprintOf({});
    expect(status).toBe('ready');
    expect(inputs.at(-1)?.facts).toEqual({
      sun: 'Taurus',
      moon: expect.stringMatching(/^[A-Z][a-z]+$/) as string,
      rising: expect.stringMatching(/^[A-Z][a-z]+$/) as string,
    });
    const chart = blueprint.split('## ').find((section) => section.startsWith('Your chart')) ?? '';
    for (const sign of Object.values(inputs.at(-1)?.facts ?? {})) expect(chart).toContain(sign);
    expect(blueprint.split(/\s+/).length).toBeGreaterThan(600);
    expect(blueprint).toContain('“Finish my novel”');
  });

  it('when the city is not known, then the sun is named, and the text says why the rising sign is not', async () => {
    const { blueprint } = await blueprintOf({ city: 'a village by the sea' });
    expect(inputs.at(-1)?.facts).toMatchObject({ sun: 'Taurus', note: expect.any(String) as string });
    expect(inputs.at(-1)?.facts).not.toHaveProperty('rising');
    expect(blueprint).toMatch(/rising sign is left out/);
  });

  it('when the sun changed its sign that day and the city is not known, then no sun is claimed', async () => {
    await blueprintOf({ date: '1990-04-20', city: 'a village by the sea' });
    expect(inputs.at(-1)?.facts).not.toHaveProperty('sun');
  });

  describe('its first day', () => {
    const NOON = Date.parse('2026-11-21T12:00:00Z');

    async function firstDay(headers: Record<string, string>, writtenAt = NOON) {
      vi.useFakeTimers({ toFake: ['Date'], now: NOON });
      const { who } = await signUp(auth);
      await auth.call('POST', '/api/onboarding/complete', answers, who, headers);
      vi.setSystemTime(writtenAt);
      await auth.useCases.soulprints.generate(who.userId, 1);
      const answer = await auth.call('GET', '/api/user/blueprint', undefined, who);
      expect(answer.json<{ blueprint: string }>().blueprint).toContain('# The SoulPrint');
      return inputs.at(-1)?.today;
    }

    it.each([
      ['nobody knows where', {}, '2026-11-21'],
      ['in Auckland', { [TIMEZONE_HEADER]: 'Pacific/Auckland' }, '2026-11-22'],
      ['thirteen hours east', { [TIMEZONE_OFFSET_HEADER]: '-780' }, '2026-11-22'],
    ])('when the person is %s, then it is the day there', async (_, headers, day) => {
      expect(await firstDay(headers)).toBe(day);
    });

    it('when the SoulPrint is written a day after the answers came, then it is that day where the person is', async () => {
      expect(await firstDay({ [TIMEZONE_HEADER]: 'Pacific/Auckland' }, NOON + DAY_MS)).toBe('2026-11-23');
      expect(await firstDay({ [TIMEZONE_HEADER]: 'Pacific/Pago_Pago' }, NOON - DAY_MS / 8)).toBe(
        '2026-11-20',
      );
    });

    it.each([null, { zone: 'Mars/Olympus' }, { offset: 'west' }])(
      'when the row tells no place (%j), then it is the day in UTC',
      async (stored) => {
        const { who } = await signUp(auth);
        const zone = { [TIMEZONE_HEADER]: 'Pacific/Auckland' };
        await auth.call('POST', '/api/onboarding/complete', answers, who, zone);
        const box = await auth.vault.open(who.userId);
        const field = { collection: 'users', row: who.userId, field: 'place' };
        const users = auth.database.collection<{ _id: string }>('users');
        await users.updateOne(
          { _id: who.userId },
          stored === null
            ? { $unset: { 'soulprint.place': 1 } }
            : { $set: { 'soulprint.place': box.sealJson(stored, field) } },
        );
        vi.useFakeTimers({ toFake: ['Date'], now: NOON });
        await auth.useCases.soulprints.generate(who.userId, 1);
        expect(inputs.at(-1)?.today).toBe('2026-11-21');
      },
    );
  });

  it('when a placement is invented, then nothing is stored and the job can be tried again', async () => {
    const { who } = await signUp(auth);
    await auth.call('POST', '/api/onboarding/complete', answers, who);
    const status = async () =>
      (await auth.call('GET', '/api/user/blueprint', undefined, who)).json<{ status: string }>().status;
    spoil = true;
    await expect(auth.useCases.soulprints.generate(who.userId, 1)).rejects.toThrow(
      /Venus is none of the given/,
    );
    expect(await status()).toBe('pending');
    spoil = false;
    await auth.useCases.soulprints.generate(who.userId, 1);
    expect(await status()).toBe('ready');
  });

  it.each<ModelErrorKind>(['refused', 'incomplete', 'malformed'])(
    'when the model will not write it (%s), then the local writer does',
    async (kind) => {
      fail = new ModelError(kind, 'no text');
      const { blueprint, status } = await blueprintOf({});
      expect(status).toBe('ready');
      expect(blueprint).toContain('“Finish my novel”');
    },
  );

  it.each([401, 402, 404])(
    'when the server will never answer (%i), then the local writer does at once',
    async (status) => {
      fail = new ModelError('unavailable', 'no', { status });
      expect((await blueprintOf({})).status).toBe('ready');
    },
  );

  it('when the model takes too long, then it is not asked again, and the local writer does it', async () => {
    fail = new ModelTimeoutError();
    expect((await blueprintOf({})).status).toBe('ready');
  });

  it('when the model was away for an hour, then the local writer does', async () => {
    const { who } = await signUp(auth);
    await auth.call('POST', '/api/onboarding/complete', answers, who);
    fail = new ModelError('unavailable', 'later', { status: 503 });
    await expect(auth.useCases.soulprints.generate(who.userId, 1)).rejects.toThrow('later');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    await auth.useCases.soulprints.generate(who.userId, 1);
    vi.useRealTimers();
    const answer = await auth.call('GET', '/api/user/blueprint', undefined, who);
    expect(answer.json()).toMatchObject({ status: 'ready' });
  });

  it.each<ModelErrorKind>(['unavailable', 'rate_limited'])(
    'when the model is away (%s), then it is waited for',
    async (kind) => {
      fail = new ModelError(kind, 'later');
      await expect(blueprintOf({})).rejects.toThrow('later');
    },
  );
});
