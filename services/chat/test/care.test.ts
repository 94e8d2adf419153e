import { IDENTITY_HEADER, type Care } from '@inkwell/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliver, digestOf, readableIn } from '@inkwell/testing';
import { chatHandlers } from '../src/events.ts';
import { careIn, careOf, completion } from './care-events.ts';
import { newUser, startChat, today, type Chat } from './harness.ts';

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

const OUTRIGHT = 'I want to kill myself';
const LIKELY = 'Sometimes I wish I was dead.';

const careState = (options?: Parameters<typeof careOf>[2]) => careOf(chat, userId, options);

const say = async (content: string, extra = {}) => (await chat.send(userId, content, extra)).readAll();

describe('a person in danger', () => {
  it('when a message says it outright, then the care comes before the answer and with its end, and stays', async () => {
    const events = await say(OUTRIGHT);
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['conversationId', 'care']);
    expect(careIn(events)).toMatchObject({ level: 'crisis', kind: 'suicide' });
    expect(completion(events)).toMatchObject({ care: { level: 'crisis' } });
    expect(chat.model.last().care).toMatchObject({ step: 'open', kind: 'suicide' });
    expect(await careState()).toMatchObject({
      care: { level: 'crisis', kind: 'suicide' },
      folded: false,
      asked: null,
    });
    const id = events[0]?.type === 'conversationId' ? events[0].conversationId : 0;
    const { messages } = await chat.get(userId, id);
    expect(messages.map((message) => (message as { care?: Care }).care?.level)).toEqual(['crisis', 'crisis']);
  });

  it('when a message is harmless, then there is no care', async () => {
    const events = await say('The tram was late and I read the whole way.');
    expect(careIn(events)).toBeUndefined();
    expect(completion(events)).toMatchObject({ care: null });
    expect(completion(events)).not.toHaveProperty('support');
    expect(chat.model.last().care).toBeUndefined();
    expect(await careState()).toMatchObject({ care: null, asked: null });
  });

  it('when something is likely, then it is asked about once, and the card is one line', async () => {
    const before = Date.now();
    expect(careIn(await say(LIKELY))).toMatchObject({ level: 'concern' });
    expect(chat.model.last().care).toMatchObject({ step: 'ask', times: 1 });
    const state = await careState();
    expect(state).toMatchObject({ care: { level: 'concern' }, folded: true });
    expect(Date.parse(state.asked ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('when the question is answered with yes, also from another device, then it is a crisis and the card opens', async () => {
    await say(LIKELY);
    const notice = chat.nextNotice(userId);
    expect(careIn(await say('Yes'))).toMatchObject({ level: 'crisis', kind: 'suicide' });
    expect(await notice).toBe('chat');
    expect(chat.model.last().care).toMatchObject({ step: 'open', isYes: true });
    expect(await careState()).toMatchObject({ care: { level: 'crisis' }, folded: false });
  });

  it('when it is answered with no, then it is heard and the talk goes on; a new sign is asked about in other words', async () => {
    await say(LIKELY);
    expect(careIn(await say('No, not that'))).toBeUndefined();
    expect(chat.model.last().care).toMatchObject({ step: 'heard' });
    await say('Help me plan the week');
    expect(chat.model.last().care).toBeUndefined();
    await say(LIKELY);
    expect(chat.model.last().care).toMatchObject({ step: 'ask', times: 2 });
    expect((await careState()).folded).toBe(true);
    await say(LIKELY);
    expect((await careState()).folded).toBe(false);
  });

  it('when ten heavy messages without a sign follow a concern, then none of them gets a care reply', async () => {
    await say(LIKELY);
    for (let turn = 0; turn < 10; turn += 1) {
      const events = await say(
        `My mother is in hospital since Tuesday and I drive there each evening, day ${turn}.`,
      );
      expect(careIn(events)).toBeUndefined();
      expect(chat.model.last().care).toBeUndefined();
    }
  });

  it('when a talk is of ten heavy messages, then none of them gets a care reply or a question', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'support', kind: 'suicide' }));
    const lines = [
      'My grandmother died on Sunday. She was ninety-one, and I held her hand until the nurse came.',
      'Mum rings four times a day about the flowers, and I let it ring, and then I feel awful.',
      'The funeral is on Friday and my brother will not come, because of the money from 2009.',
      'On top of it the scan came back, and they want to see me again before they say anything.',
      'I cried in the car park of the supermarket, over a trolley, for a quarter of an hour.',
      'At work they have split my team, and I do what three people did in spring.',
      'He moved out in August. I still buy the bread that he likes.',
      'I do not sleep, and when I do I dream of the stairs in her house.',
      'My heart races at night so that I sit up and count the tiles.',
      'I am done in. I would like a week in which nobody dies and nobody needs me.',
    ];
    let quietLines = 0;
    for (const line of lines) {
      const events = await say(line);
      expect(careIn(events)).toBeUndefined();
      expect(chat.model.last().care).toBeUndefined();
      expect(await careState()).toMatchObject({ care: null, asked: null });
      if (events.some((event) => event.type === 'complete' && event.support)) quietLines += 1;
    }
    expect(quietLines).toBe(1);
  });

  it('when a no was given the day before, then a sign is asked about as if for the first time', async () => {
    await say(LIKELY);
    await say('No, not that');
    const sent = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(sent + 25 * 3_600_000);
      await say(LIKELY);
      expect(chat.model.last().care).toMatchObject({ step: 'ask', times: 1 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('when a message without a sign follows a crisis, then one check stands before its reply, and care in none', async () => {
    await say(OUTRIGHT);
    const dinner = 'What should I cook on Friday? There is rice, and two tired carrots are left.';
    for (const step of ['check', undefined, undefined]) {
      expect(careIn(await say(dinner, { mode: 'plan' }))).toBeUndefined();
      expect(chat.model.last().care?.step).toBe(step);
    }
    expect((await careState()).care?.level).toBe('crisis');
  });

  it('when somebody else is in danger, then the reply says how to help, and the person is not under care', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide', isOther: true }));
    const first = await say('My student wrote that she will not be here in May.');
    expect(careIn(first)).toBeUndefined();
    expect(chat.model.last().care).toMatchObject({ step: 'other' });
    expect((await careState()).care).toBeNull();
    const id = first[0]?.type === 'conversationId' ? first[0].conversationId : 0;
    // It is not over with the next message of that talk.
    chat.screen.setHead(() => Promise.resolve(null));
    await say('Thank you. The bus is here, and it is late.', { conversationId: id });
    expect(chat.model.last().underCare).toMatchObject({ kind: 'suicide', isOther: true });
    await say('What could I cook?', { mode: 'plan' });
    expect(chat.model.last().underCare).toBeUndefined();
  });

  it('when the last reader finds nobody else in danger, then the talk is about nobody', async () => {
    let answer = () => {};
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide', isOther: true }));
    chat.screen.setSecond(() => new Promise((resolve) => (answer = () => resolve(null))));
    const first = await say('My student wrote that she will not be here in May.');
    chat.screen.setHead(() => Promise.resolve(null));
    chat.screen.setSecond(null);
    const id = first[0]?.type === 'conversationId' ? first[0].conversationId : 0;
    answer();
    await vi.waitFor(async () => {
      await say('The bus is here, and it is late.', { conversationId: id });
      expect(chat.model.last().underCare).toBeUndefined();
    });
  });

  it('when the last reader finds that it is somebody else, then the person is under care no more, and the talk is of them', async () => {
    let answer = () => {};
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide' }));
    chat.screen.setSecond(
      () =>
        new Promise(
          (resolve) => (answer = () => resolve({ level: 'crisis', kind: 'suicide', isOther: true })),
        ),
    );
    const first = await say('It says "I do not want to be here any more", in his handwriting.');
    expect((await careState()).care).toMatchObject({ level: 'concern' });
    chat.screen.setHead(() => Promise.resolve(null));
    chat.screen.setSecond(null);
    answer();
    await vi.waitFor(async () => expect((await careState()).care).toBeNull());
    const id = first[0]?.type === 'conversationId' ? first[0].conversationId : 0;
    await say('The bus is here, and it is late.', { conversationId: id });
    expect(chat.model.last().underCare).toMatchObject({ kind: 'suicide', isOther: true });
  });

  it('when something may be behind a message, then one quiet line stands under the reply, once that day', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'support', kind: 'suicide' }));
    const events = await say('I see no way on with all of this.');
    expect(careIn(events)).toBeUndefined();
    expect(completion(events)).toMatchObject({ care: null, support: true });
    const id = events[0]?.type === 'conversationId' ? events[0].conversationId : 0;
    const { messages } = await chat.get(userId, id);
    expect(messages.map((message) => (message as { support?: true }).support)).toEqual([undefined, true]);
    expect(completion(await say('I still see none.'))).not.toHaveProperty('support');
    expect((await careState()).care).toBeNull();
  });

  it.each([
    ['crisis', OUTRIGHT, 72],
    ['concern', LIKELY, 24],
  ])('when the time of a %s is over without a sign, then it ends', async (level, text, hours) => {
    await say(text);
    const sent = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(sent + hours * 3_600_000 - 60_000);
      expect((await careAt())?.level).toBe(level);
      vi.setSystemTime(sent + hours * 3_600_000 + 60_000);
      expect(await careAt()).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
  // Asked of the use cases: the identity's token would have expired.
  const careAt = async () => (await chat.care.get(userId, { zone: 'Europe/Stockholm' })).care;

  it('when a concern is followed by a crisis and that by a concern, then it is a crisis', async () => {
    await say(LIKELY);
    expect(await careState()).toMatchObject({ care: { level: 'concern' }, folded: true });
    await say(OUTRIGHT);
    expect(await careState()).toMatchObject({ care: { level: 'crisis' }, folded: false });
    await say(LIKELY);
    expect((await careState()).care?.level).toBe('crisis');
  });

  it('when many crises and harmless messages are sent at once, then none of them lowers the level', async () => {
    await Promise.all([
      say(OUTRIGHT),
      say('I wish I was dead.', { mode: 'heal' }),
      say('Hello', { mode: 'plan' }),
    ]);
    expect((await careState()).care?.level).toBe('crisis');
  });

  it(
    'when thirty messages are sent, then the limit stops a harmless one unread, and no crisis',
    { timeout: 60_000 },
    async () => {
      for (let sent = 0; sent < 30; sent += 1) await say(`Message ${sent}`);
      const readings = chat.screen.readings();
      await expect(say('One more')).rejects.toThrow('429');
      expect(chat.screen.readings()).toBe(readings);
      expect(careIn(await say(OUTRIGHT))).toMatchObject({ level: 'crisis' });
      // While somebody is in a crisis they are never refused.
      expect(
        completion(await say('Are you there, and will you stay while I make a cup of tea first?')),
      ).toMatchObject({
        state: 'complete',
      });
      // The head reads ten of these, the crisis and the next one among them.
      for (let sent = 0; sent < 10; sent += 1) await say(`Are you there, and did you hear number ${sent}?`);
      expect(chat.screen.readings() - readings).toBe(10);
      const unread = { userId, unreadSince: { $exists: true } };
      expect(await chat.messages.countDocuments(unread)).toBe(0);
    },
  );

  it('when a message is sent again, then it is no new sign', async () => {
    const message = { clientMessageId: 'once' };
    await say(OUTRIGHT, message);
    const before = await chat.database.collection('people').findOne({ _id: userId as never });
    expect(careIn(await say(OUTRIGHT, message))).toMatchObject({ level: 'crisis' });
    expect(await chat.database.collection('people').findOne({ _id: userId as never })).toEqual(before);
  });

  it('when the row is read in the database, then neither level nor kind is there in clear', async () => {
    await say(OUTRIGHT);
    const row = await chat.database.collection('people').findOne({ _id: userId as never });
    expect(readableIn(row)).not.toMatch(/crisis|suicide/);
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
    expect(await chat.database.collection('conversations').countDocuments({ userId })).toBe(0);
  });

  it('when a message calls for care, then it is answered, and so are the ones after it', async () => {
    const events = await say(OUTRIGHT);
    expect(careIn(events)).toMatchObject({ level: 'crisis' });
    await say('Are you there?');
    const id = events[0]?.type === 'conversationId' ? events[0].conversationId : 0;
    expect((await chat.get(userId, id)).messages).toHaveLength(4);
    expect(await status('GET', `/${id}/stream`)).toBe(200);
    expect(await status('GET', '/7')).toBe(404);
  });

  it('when something may be behind a message and nothing more, then it is refused', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'support', kind: 'suicide' }));
    expect(await status('POST', '/messages', hello)).toBe(402);
  });

  it('when the head finds it only after the refusal, then the person is under care and answered from then on', async () => {
    let answer: (found: { level: 'concern'; kind: 'suicide' }) => void = () => undefined;
    chat.screen.setHead(() => new Promise((resolve) => (answer = resolve)));
    expect(await status('POST', '/messages', hello)).toBe(402);
    const notice = chat.nextNotice(userId);
    answer({ level: 'concern', kind: 'suicide' });
    expect(await notice).toBe('chat');
    chat.screen.setHead(() => Promise.resolve(null));
    expect(careIn(await say('Hello'))).toMatchObject({ level: 'concern' });
    expect(chat.model.last().care).toMatchObject({ step: 'ask' });
  });
});

describe('what other services find', () => {
  const handle = (name: string) => deliver(chatHandlers(chat), name, { userId, date: today() });
  const told = () =>
    chat.database.collection('outbox').countDocuments({ name: 'chat.care-changed', 'data.userId': userId });
  const atNoon = `${today()}T12:00:00.000Z`;

  it('when a page shows danger, told twice, then the person is under care, and auth is told once', async () => {
    chat.journal.answers.set(userId, { sign: { level: 'crisis', kind: 'violence', at: atNoon } });
    for (const _ of [1, 2]) await handle('journal.entry-analysed');
    expect((await careState()).care).toMatchObject({ level: 'crisis', kind: 'violence' });
    expect(await told()).toBe(1);
  });

  it('when a page of long ago is told late, then a newer crisis stays what it is', async () => {
    await say(OUTRIGHT);
    const before = await chat.database.collection('people').findOne({ _id: userId as never });
    const at = new Date(Date.now() - 9 * 86_400_000).toISOString();
    chat.journal.answers.set(userId, { sign: { level: 'concern', kind: 'eating', at } });
    await handle('journal.entry-analysed');
    expect(await chat.database.collection('people').findOne({ _id: userId as never })).toEqual(before);
  });

  it('when the text of the page changes so that nothing is found any more, then its sign goes, and another stays', async () => {
    chat.journal.answers.set(userId, { sign: { level: 'concern', kind: 'violence', at: atNoon } });
    await handle('journal.entry-analysed');
    expect(await careState()).toMatchObject({ care: { level: 'concern' }, folded: true });
    chat.journal.answers.set(userId, { sign: null });
    await handle('journal.entry-analysed');
    expect((await careState()).care).toBeNull();
    await say(OUTRIGHT);
    await handle('journal.entry-analysed');
    expect((await careState()).care).toMatchObject({ level: 'crisis' });
  });

  it('when the page is blank by then, or the person is erased, then nothing is kept', async () => {
    chat.journal.answers.set(userId, { sign: null });
    await handle('journal.entry-analysed');
    expect((await careState()).care).toBeNull();
    await deliver(chatHandlers(chat), 'auth.user-deleted', { userId });
    chat.journal.answers.set(userId, { sign: { level: 'crisis', kind: 'suicide', at: atNoon } });
    await handle('journal.entry-analysed');
    expect(await chat.database.collection('people').countDocuments({ _id: userId as never })).toBe(0);
  });

  it('when the onboarding answers show danger, then the person is under care', async () => {
    const sign = { level: 'crisis', kind: 'suicide', at: atNoon } as const;
    chat.auth.answers.set(userId, { ...digestOf('Ann Lee', 'A novel'), care: sign });
    for (const _ of [1, 2]) await handle('auth.onboarding-completed');
    expect((await careState()).care).toMatchObject({ level: 'crisis' });
  });

  it('when auth asks, then it hears the sign and the country that was chosen; a person it does not', async () => {
    await say(OUTRIGHT);
    await careState({ payload: { country: 'US' } });
    const ask = (token: string) =>
      chat.app.inject({ url: '/internal/care', headers: { [IDENTITY_HEADER]: token } });
    expect((await ask(chat.signAsAuth({ userId }))).json()).toMatchObject({
      signs: [{ level: 'crisis', kind: 'suicide', from: 'message' }],
      country: 'US',
    });
    expect((await ask(chat.signAsAuth({ userId: newUser() }))).json()).toEqual({ signs: [], country: null });
    // One for the message, one for the country.
    expect(await told()).toBe(2);
  });
});
