import { IDENTITY_HEADER, TIMEZONE_HEADER, type Care, type CareState } from '@inkwell/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newUser, startChat, type Chat, type Event } from './harness.ts';

let chat: Chat;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

let userId = '';
beforeEach(() => {
  userId = newUser();
  chat.screen.setHead(() => Promise.resolve(null));
  chat.model.answerAlways('I read that.');
});

const PILLS = 'I have the pills on my table';

const careIn = (events: Event[]): Care | undefined =>
  events.flatMap((event) => (event.type === 'care' ? [event.care] : []))[0];
const completion = (events: Event[]) => events.find((event) => event.type === 'complete');

async function careState(
  method: 'GET' | 'PUT' = 'GET',
  payload?: object,
  zone = 'Europe/Stockholm',
): Promise<CareState> {
  const response = await chat.app.inject({
    method,
    url: '/api/care',
    headers: { [IDENTITY_HEADER]: chat.sign({ userId }), [TIMEZONE_HEADER]: zone },
    ...(payload && { payload }),
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const say = async (content: string, extra = {}) => (await chat.send(userId, content, extra)).readAll();

describe('a person in danger', () => {
  it('when a message tells of means, then the care comes before the answer and with its end, and stays', async () => {
    const events = await say(PILLS);
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['conversationId', 'care']);
    expect(careIn(events)).toMatchObject({ level: 'crisis', kind: 'suicide' });
    expect(completion(events)).toMatchObject({ care: { level: 'crisis' } });
    expect(chat.model.last().care).toMatchObject({ level: 'crisis', kind: 'suicide', isLater: false });
    expect(await careState()).toMatchObject({ care: { level: 'crisis', kind: 'suicide' }, folded: false });
    const id = events[0]?.type === 'conversationId' ? events[0].conversationId : 0;
    const { messages } = await chat.get(userId, id);
    expect(messages.map((message) => (message as { care?: Care }).care?.level)).toEqual(['crisis', 'crisis']);
  });

  it('when a message is harmless, then there is no care', async () => {
    const events = await say('The tram was late and I read the whole way.');
    expect(careIn(events)).toBeUndefined();
    expect(completion(events)).toMatchObject({ care: null });
    expect(chat.model.last().care).toBeUndefined();
    expect((await careState()).care).toBeNull();
  });

  it('when somebody in a crisis denies it or changes the subject, then each mode answers with it in mind', async () => {
    await say('I want to kill myself tonight');
    for (const [mode, content] of [
      ['write', 'I am not going to do anything. I am just so tired of it'],
      ['heal', 'forget it, I was joking'],
      ['plan', 'What should I cook on Friday?'],
    ]) {
      const events = await say(content ?? '', { mode });
      expect(careIn(events)).toMatchObject({ level: 'crisis' });
      expect(chat.model.last().care).toMatchObject({ level: 'crisis', isLater: true });
    }
  });

  it('when a week passes without a sign, then a crisis is a concern, and after another it is over', async () => {
    await say(PILLS);
    const sent = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(sent + 7 * 86_400_000 - 60_000);
      expect((await careAt())?.level).toBe('crisis');
      vi.setSystemTime(sent + 7 * 86_400_000 + 60_000);
      expect((await careAt())?.level).toBe('concern');
      vi.setSystemTime(sent + 14 * 86_400_000 + 60_000);
      expect(await careAt()).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
  // Asked of the stories: the identity's token would have expired.
  const careAt = async () => (await chat.care.get(userId, { zone: 'Europe/Stockholm' })).care;

  it('when a concern is followed by a crisis and that by a concern, then it is a crisis', async () => {
    await say('Sometimes I wish I was dead.');
    expect((await careState()).care?.level).toBe('concern');
    await careState('PUT', { folded: true });
    await say(PILLS);
    expect(await careState()).toMatchObject({ care: { level: 'crisis' }, folded: false });
    await say('Sometimes I wish I was dead.');
    expect((await careState()).care?.level).toBe('crisis');
  });

  it('when a person under concern writes of something else, then the companion answers as ever', async () => {
    await say('Sometimes I wish I was dead.');
    const events = await say('What should I cook on Friday?');
    expect(careIn(events)).toMatchObject({ level: 'concern' });
    expect(chat.model.last().care).toBeUndefined();
  });

  it('when many crises and harmless messages are sent at once, then none of them lowers the level', async () => {
    await Promise.all([
      say(PILLS),
      say('I wish I was dead.', { mode: 'heal' }),
      say('Hello', { mode: 'plan' }),
    ]);
    expect((await careState()).care?.level).toBe('crisis');
  });

  it(
    'when thirty messages are sent, then the limit stops a harmless one and no crisis',
    { timeout: 60_000 },
    async () => {
      for (let sent = 0; sent < 30; sent += 1) await say(`Message ${sent}`);
      await expect(say('One more')).rejects.toThrow('429');
      expect(careIn(await say(PILLS))).toMatchObject({ level: 'crisis' });
      expect(careIn(await say('Are you there?'))).toMatchObject({ level: 'crisis' });
    },
  );

  it('when a message is sent again, then it is no new sign', async () => {
    const message = { clientMessageId: 'once' };
    await say(PILLS, message);
    const before = await chat.connection.collection('people').findOne({ _id: userId as never });
    expect(careIn(await say(PILLS, message))).toMatchObject({ level: 'crisis' });
    expect(await chat.connection.collection('people').findOne({ _id: userId as never })).toEqual(before);
  });

  it('when the row is read in the database, then neither level nor kind is there in clear', async () => {
    await say(PILLS);
    const row = await chat.connection.collection('people').findOne({ _id: userId as never });
    expect(JSON.stringify(row)).not.toMatch(/crisis|suicide/);
  });
});

describe('the head', () => {
  it('when it sees what no rule says, then the person is under care', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'crisis', kind: 'violence' }));
    const events = await say('He counts the minutes when I am at the shop.');
    expect(careIn(events)).toMatchObject({ level: 'crisis', kind: 'violence' });
  });

  it('when it is slow, then the reply goes on by the rules, and the care comes later', async () => {
    let answer: (found: null | { level: 'crisis'; kind: 'suicide' }) => void = () => undefined;
    chat.screen.setHead(() => new Promise((resolve) => (answer = resolve)));
    const events = await say('There is a letter for each of them in the drawer.');
    expect(completion(events)).toMatchObject({ care: null });
    const notice = chat.nextNotice(userId);
    answer({ level: 'crisis', kind: 'suicide' });
    expect(await notice).toBe('chat');
    expect((await careState()).care).toMatchObject({ level: 'crisis' });
  });

  it('when it answers while the reply is written, then the care comes in the middle of it', async () => {
    let answer: (found: { level: 'crisis'; kind: 'suicide' }) => void = () => undefined;
    chat.screen.setHead(() => new Promise((resolve) => (answer = resolve)));
    chat.model.answerAlways(null);
    const stream = await chat.send(userId, 'There is a letter for each of them in the drawer.');
    await stream.conversationId();
    const model = await chat.model.next();
    model.say('I read ');
    expect((await stream.next())?.type).toBe('content');
    answer({ level: 'crisis', kind: 'suicide' });
    expect((await stream.next())?.type).toBe('care');
    model.end();
    expect((await stream.readAll()).at(-1)).toMatchObject({ type: 'complete', care: { level: 'crisis' } });
  });
});

describe('what is shown', () => {
  it('when the zone tells the country, then its lines and its emergency number are there', async () => {
    await say('I want to kill myself');
    const { care, country } = await careState('GET', undefined, 'Europe/Berlin');
    expect(country).toBe('DE');
    expect(care?.resources[0]).toMatchObject({
      name: 'TelefonSeelsorge',
      tel: '08001110111',
      emergency: false,
    });
    expect(care?.resources.at(-1)).toMatchObject({ tel: '112', emergency: true });
  });

  it('when another country is chosen, then it stays; a bad one is refused by name', async () => {
    expect(await careState('PUT', { country: 'US' })).toMatchObject({ care: null, country: 'US' });
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

  it('when the country is not known, then the list of all countries’ lines is there', async () => {
    const events = await say('I want to kill myself');
    expect(careIn(events)).toMatchObject({ country: null });
    expect(careIn(events)?.resources.map(({ url }) => url)).toEqual(['https://findahelpline.com']);
  });
});
