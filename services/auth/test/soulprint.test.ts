import {
  createLocalModel,
  type LanguageModel,
  ModelError,
  type ModelErrorKind,
  type SoulPrintInput,
} from '@inkwell/ai';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answers, type Auth, signUp, startAuth } from './harness.ts';

const local = createLocalModel();
const inputs: SoulPrintInput[] = [];
let spoil = false;
let fail: ModelError | null = null;
afterEach(() => {
  fail = null;
});
/** The local writer behind the caller's own checks, as OpenAI is; spoiled, it adds a placement that was not given. */
const object: LanguageModel['object'] = async (request) => {
  inputs.push(request.input);
  if (fail) throw fail;
  const document = await local.object(request);
  if (!spoil) return document;
  return request.schema.parse({
    ...document,
    who_you_are: 'Your moon in Skorpion and your Venus in Leo say it all.',
  });
};

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
    await auth.stories.soulprints.generate(who.userId, 1);
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

  it('when a placement is invented, then nothing is stored and the job can be tried again', async () => {
    const { who } = await signUp(auth);
    await auth.call('POST', '/api/onboarding/complete', answers, who);
    const status = async () =>
      (await auth.call('GET', '/api/user/blueprint', undefined, who)).json<{ status: string }>().status;
    spoil = true;
    await expect(auth.stories.soulprints.generate(who.userId, 1)).rejects.toThrow(
      /Venus is none of the given/,
    );
    expect(await status()).toBe('pending');
    spoil = false;
    await auth.stories.soulprints.generate(who.userId, 1);
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

  it.each<ModelErrorKind>(['unavailable', 'rate_limited'])(
    'when the model is away (%s), then it is waited for',
    async (kind) => {
      fail = new ModelError(kind, 'later');
      await expect(blueprintOf({})).rejects.toThrow('later');
    },
  );
});
