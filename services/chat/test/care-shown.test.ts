import { IDENTITY_HEADER, type PersonLines, TIMEZONE_HEADER } from '@inkwell/contracts';
import { digestOf } from '@inkwell/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { careIn, careOf } from './care-events.ts';
import { newUser, startChat, type Chat } from './harness.ts';

let chat: Chat;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

let userId = '';
beforeEach(() => {
  userId = newUser();
  chat.screen.setHead(() => Promise.resolve(null));
  chat.screen.setSecond(null);
  chat.model.answerAlways('I read that.');
});

const careState = (options?: Parameters<typeof careOf>[2]) => careOf(chat, userId, options);

const say = async (content: string, extra = {}) => (await chat.send(userId, content, extra)).readAll();

describe('what is shown', () => {
  it('when the zone tells the country, then its lines and its emergency number are there', async () => {
    await say('I want to kill myself');
    const { care, country } = await careState({ zone: 'Europe/Berlin' });
    expect(country).toBe('DE');
    expect(care?.resources[0]).toMatchObject({
      name: 'TelefonSeelsorge',
      tel: '08001110111',
      emergency: false,
    });
    expect(care?.resources[1]).toMatchObject({ tel: '112', emergency: true });
  });

  it('when devices choose a country at once, the first time, then each is answered', async () => {
    const choices = await Promise.all(
      ['US', 'SE', 'DE', 'FR'].map((country) => careState({ payload: { country } })),
    );
    expect(choices.map(({ country }) => country).toSorted()).toEqual(['DE', 'FR', 'SE', 'US']);
  });

  it('when another country is chosen, then it stays; a bad one is refused by name', async () => {
    const notice = chat.nextNotice(userId);
    expect(await careState({ payload: { country: 'US' } })).toMatchObject({ care: null, country: 'US' });
    expect(await notice).toBe('chat');
    await say('I want to kill myself');
    expect((await careState()).care?.resources[0]).toMatchObject({ tel: '988' });
    const refused = await chat.app.inject({
      method: 'PUT',
      url: '/api/care',
      headers: { [IDENTITY_HEADER]: chat.sign({ userId }) },
      payload: { country: 'Sweden' },
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().context.fields).toHaveProperty('country');
    expect((await careState()).country).toBe('US');
  });

  it.each([1, 2, 3])(
    'when settings of a new person are changed many times at once, then each counts (%i)',
    async () => {
      const put = (url: string, payload: object) =>
        chat.app.inject({
          method: 'PUT',
          url,
          headers: { [IDENTITY_HEADER]: chat.sign({ userId, hasAccess: true }) },
          payload,
        });
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => [
          put('/api/care', { country: 'FR' }),
          put('/api/care', { folded: true }),
          put('/api/memory/settings', { enabled: false }),
        ]).flat(),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      expect(await careState()).toMatchObject({ country: 'FR', folded: true });
      const memory = await chat.app.inject({
        url: '/api/memory',
        headers: { [IDENTITY_HEADER]: chat.sign({ userId, hasAccess: true }) },
      });
      expect(memory.json()).toMatchObject({ enabled: false });
    },
  );

  it('when the country is not known, then the list of all countries’ lines is there', async () => {
    const events = await say('I want to kill myself');
    expect(careIn(events)).toMatchObject({ country: null });
    expect(careIn(events)?.resources.map(({ url }) => url)).toEqual(['https://findahelpline.com']);
  });
});

describe('the lines of the country', () => {
  const linesOf = async ({ query = '', zone = 'Europe/Madrid' } = {}) => {
    const response = await chat.app.inject({
      url: `/api/care/lines${query}`,
      headers: { [IDENTITY_HEADER]: chat.sign({ userId }), [TIMEZONE_HEADER]: zone },
    });
    expect(response.statusCode).toBe(200);
    const { country, resources } = response.json<PersonLines>();
    return { country, numbers: resources.map(({ tel }) => tel) };
  };

  it('when the person is not under care, then they are those for anyone where the person is', async () => {
    const { country, numbers } = await linesOf();
    expect(country).toBe('ES');
    expect(numbers.slice(0, 2)).toEqual(['024', '112']);
    expect(numbers).not.toContain('016');
    expect((await linesOf({ zone: 'Etc/UTC' })).country).toBeNull();
  });

  it('when another country was chosen, then they are its lines', async () => {
    await careState({ payload: { country: 'US' } });
    expect(await linesOf()).toMatchObject({ country: 'US', numbers: expect.arrayContaining(['988', '911']) });
  });

  it('when a kind is named, then its lines come first, whatever the person is taken for', async () => {
    await say('I want to kill myself');
    expect((await linesOf({ query: '?kind=violence' })).numbers[0]).toBe('016');
    expect((await linesOf()).numbers[0]).toBe('024');
  });

  it('when the person is under care, then they are those of the card', async () => {
    await say('My husband hit me again');
    const { care } = await careState({ zone: 'Europe/Madrid' });
    expect((await linesOf()).numbers).toEqual(care?.resources.map(({ tel }) => tel));
  });

  it('when the person is under 18, then the line for young people comes first', async () => {
    const digest = digestOf('Ann Lee', 'Finish school');
    const birth = { ...digest.onboardingData.birth, date: `${new Date().getFullYear() - 15}-01-01` };
    chat.auth.answers.set(userId, { ...digest, onboardingData: { ...digest.onboardingData, birth } });
    await chat.digests.refresh(userId);
    expect((await linesOf()).numbers[0]).toBe('900202010');
  });

  it('when a kind is none, then it is refused by name; without a token nothing is told', async () => {
    const headers = { [IDENTITY_HEADER]: chat.sign({ userId }) };
    const refused = await chat.app.inject({ url: '/api/care/lines?kind=rain', headers });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().context.fields).toHaveProperty('kind');
    expect((await chat.app.inject({ url: '/api/care/lines' })).statusCode).toBe(401);
  });
});
