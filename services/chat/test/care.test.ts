import { ModelError } from '@inkwell/ai';
import { IDENTITY_HEADER, TIMEZONE_HEADER, type Care, type CareState } from '@inkwell/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { digestOf, deliver } from '@inkwell/testing';
import { chatHandlers } from '../src/events.ts';
import { newUser, startChat, today, type Chat, type Event } from './harness.ts';

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

describe('without access', () => {
  beforeEach(() => void chat.withoutAccess.add(userId));
  const status = async (method: 'GET' | 'POST', path: string, body?: object) =>
    (await chat.request(method, userId, path, body)).status;
  const hello = { content: 'Hello', mode: 'write', date: today() };

  it('when nothing is found, then each of the four calls is refused and nothing is stored', async () => {
    expect(await status('POST', '/messages', hello)).toBe(402);
    expect(await status('POST', '/7/messages', hello)).toBe(402);
    expect(await status('GET', '/7')).toBe(402);
    expect(await status('GET', '/7/stream')).toBe(402);
    const confirmation = { message: 'Yes', date: today(), mode: 'plan', isCalendarConfirmation: true };
    expect(await status('POST', '/7/messages', confirmation)).toBe(402);
    expect(await chat.connection.collection('conversations').countDocuments({ userId })).toBe(0);
  });

  it('when a message calls for care, then it is answered, and so are the ones after it', async () => {
    const events = await say(PILLS);
    expect(careIn(events)).toMatchObject({ level: 'crisis' });
    expect(careIn(await say('Are you there?'))).toMatchObject({ level: 'crisis' });
    const id = events[0]?.type === 'conversationId' ? events[0].conversationId : 0;
    expect((await chat.get(userId, id)).messages).toHaveLength(4);
    expect(await status('GET', `/${id}/stream`)).toBe(200);
    expect(await status('GET', '/7')).toBe(404);
  });

  it('when the head finds it only after the refusal, then the person is under care and answered from then on', async () => {
    let answer: (found: { level: 'crisis'; kind: 'suicide' }) => void = () => undefined;
    chat.screen.setHead(() => new Promise((resolve) => (answer = resolve)));
    expect(await status('POST', '/messages', hello)).toBe(402);
    const notice = chat.nextNotice(userId);
    answer({ level: 'crisis', kind: 'suicide' });
    expect(await notice).toBe('chat');
    chat.screen.setHead(() => Promise.resolve(null));
    expect(careIn(await say('Hello'))).toMatchObject({ level: 'crisis' });
  });
});

describe('what other services find', () => {
  const handle = (name: string) => deliver(chatHandlers(chat), name, { userId, date: today() });
  const told = () =>
    chat.connection.collection('outbox').countDocuments({ name: 'chat.care-changed', 'data.userId': userId });
  const atNoon = `${today()}T12:00:00.000Z`;

  it('when a page shows danger, told twice, then the person is under care, and auth is told once', async () => {
    chat.journal.answers.set(userId, { sign: { level: 'crisis', kind: 'violence', at: atNoon } });
    for (const _ of [1, 2]) await handle('journal.entry-analysed');
    expect((await careState()).care).toMatchObject({ level: 'crisis', kind: 'violence' });
    expect(await told()).toBe(1);
  });

  it('when a page of long ago is told late, then a newer crisis stays what it is', async () => {
    await say(PILLS);
    const before = await chat.connection.collection('people').findOne({ _id: userId as never });
    const at = new Date(Date.now() - 9 * 86_400_000).toISOString();
    chat.journal.answers.set(userId, { sign: { level: 'concern', kind: 'eating', at } });
    await handle('journal.entry-analysed');
    expect(await chat.connection.collection('people').findOne({ _id: userId as never })).toEqual(before);
  });

  it('when the page is blank by then, or the person is erased, then nothing is kept', async () => {
    chat.journal.answers.set(userId, { sign: null });
    await handle('journal.entry-analysed');
    expect((await careState()).care).toBeNull();
    await deliver(chatHandlers(chat), 'auth.user-deleted', { userId });
    chat.journal.answers.set(userId, { sign: { level: 'crisis', kind: 'suicide', at: atNoon } });
    await handle('journal.entry-analysed');
    expect(await chat.connection.collection('people').countDocuments({ _id: userId as never })).toBe(0);
  });

  it('when the onboarding answers show danger, then the person is under care', async () => {
    const sign = { level: 'crisis', kind: 'suicide', at: atNoon } as const;
    chat.auth.answers.set(userId, { ...digestOf('Ann Lee', 'A novel'), care: sign });
    for (const _ of [1, 2]) await handle('auth.onboarding-completed');
    expect((await careState()).care).toMatchObject({ level: 'crisis' });
  });

  it('when auth asks, then it hears the sign and the country that was chosen; a person it does not', async () => {
    await say(PILLS);
    await careState('PUT', { country: 'US' });
    const ask = (token: string) =>
      chat.app.inject({ url: '/internal/care', headers: { [IDENTITY_HEADER]: token } });
    expect((await ask(chat.signAsAuth({ userId }))).json()).toMatchObject({
      sign: { level: 'crisis', kind: 'suicide' },
      country: 'US',
    });
    expect((await ask(chat.signAsAuth({ userId: newUser() }))).json()).toEqual({ sign: null, country: null });
    // One for the message, one for the country.
    expect(await told()).toBe(2);
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

describe('messages that the head has not read', () => {
  const LETTER = 'There is a letter for each of them in the drawer.';
  const unread = () => chat.messages.countDocuments({ userId, unreadSince: { $exists: true } });
  const later = (ms: number) => new Date(Date.now() + ms);
  const crisis = () => Promise.resolve({ level: 'crisis', kind: 'suicide' } as const);

  it('when the reading server was away, then the sweep has it read once it is back', async () => {
    chat.screen.setHead(() => Promise.reject(new ModelError('unavailable', 'away')));
    await say(LETTER);
    expect(await unread()).toBe(1);
    await chat.readUnread(later(61_000));
    expect(await unread()).toBe(1);
    chat.screen.setHead(crisis);
    await chat.readUnread(later(1_000));
    expect(await unread()).toBe(1);
    await chat.readUnread(later(61_000));
    expect(await unread()).toBe(0);
    expect((await careState()).care).toMatchObject({ level: 'crisis' });
  });

  it('when the head answers late, then nothing is left to read; when it is in time, nothing ever was', async () => {
    let answer: (found: null) => void = () => undefined;
    chat.screen.setHead(() => new Promise((resolve) => (answer = resolve)));
    await say(LETTER);
    expect(await unread()).toBe(1);
    answer(null);
    await vi.waitFor(async () => expect(await unread()).toBe(0));
    chat.screen.setHead(() => Promise.resolve(null));
    await say(LETTER);
    expect(await unread()).toBe(0);
  });

  it('when the server stays away for a day, then they are given up', async () => {
    chat.screen.setHead(() => Promise.reject(new ModelError('unavailable', 'away')));
    await say(LETTER);
    await chat.readUnread(later(25 * 3_600_000));
    expect(await unread()).toBe(0);
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
    expect(care?.resources[1]).toMatchObject({ tel: '112', emergency: true });
  });

  it('when devices choose a country at once, the first time, then each is answered', async () => {
    const choices = await Promise.all(
      ['US', 'SE', 'DE', 'FR'].map((country) => careState('PUT', { country })),
    );
    expect(choices.map(({ country }) => country).toSorted()).toEqual(['DE', 'FR', 'SE', 'US']);
  });

  it('when another country is chosen, then it stays; a bad one is refused by name', async () => {
    const notice = chat.nextNotice(userId);
    expect(await careState('PUT', { country: 'US' })).toMatchObject({ care: null, country: 'US' });
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
