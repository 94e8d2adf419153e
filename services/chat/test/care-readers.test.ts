import { ModelError } from '@inkwell/ai';
import {
  IDENTITY_HEADER,
  TIMEZONE_HEADER,
  type Care,
  type CareKind,
  type CareState,
} from '@inkwell/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
  chat.screen.setSecond(null);
  chat.model.answerAlways('I read that.');
});

const careIn = (events: Event[]): Care | undefined =>
  events.flatMap((event) => (event.type === 'care' ? [event.care] : []))[0];
const completion = (events: Event[]) => events.find((event) => event.type === 'complete');

async function careState(): Promise<CareState> {
  const response = await chat.app.inject({
    url: '/api/care',
    headers: { [IDENTITY_HEADER]: chat.sign({ userId }), [TIMEZONE_HEADER]: 'Europe/Stockholm' },
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** What the head made of their last messages. */
const stored = async () => (await chat.people.findOne({ _id: userId }))?.recentReadings ?? [];

const say = async (content: string, extra = {}) => (await chat.send(userId, content, extra)).readAll();

describe('the readers', () => {
  const LETTER = 'There is a letter for each of them in the drawer.';
  type Found = { level: 'support' | 'concern' | 'crisis'; kind: 'suicide' } | null;
  /** A reader that answers when the test says so. */
  function held() {
    let answer: (found: Found) => void = () => undefined;
    const read = () => new Promise<Found>((resolve) => (answer = resolve));
    return { read, answer: (found: Found) => answer(found) };
  }

  it('when the head sees what no phrase says, then the person is asked', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'violence' }));
    const events = await say('He counts the minutes when I am at the shop.');
    expect(careIn(events)).toMatchObject({ level: 'concern', kind: 'violence' });
  });

  it('when the head is slow, then the reply goes on by the phrases, and the next one takes up what it found', async () => {
    const head = held();
    chat.screen.setHead(head.read);
    expect(completion(await say(LETTER))).toMatchObject({ care: null });
    const notice = chat.nextNotice(userId);
    head.answer({ level: 'concern', kind: 'suicide' });
    expect(await notice).toBe('chat');
    expect((await careState()).care).toMatchObject({ level: 'concern' });
    chat.screen.setHead(() => Promise.resolve(null));
    await say('They are all stamped.');
    expect(chat.model.last().care).toMatchObject({ step: 'ask' });
  });

  it('when it answers while the reply is written, then the care comes in the middle of it', async () => {
    const head = held();
    chat.screen.setHead(head.read);
    chat.model.answerAlways(null);
    const stream = await chat.send(userId, LETTER);
    await stream.conversationId();
    const model = await chat.model.next();
    model.say('I read ');
    expect((await stream.next())?.type).toBe('content');
    head.answer({ level: 'concern', kind: 'suicide' });
    expect((await stream.next())?.type).toBe('care');
    model.end();
    expect((await stream.readAll()).at(-1)).toMatchObject({ type: 'complete', care: { level: 'concern' } });
  });

  const contentIn = (events: Event[]) =>
    events.map((event) => (event.type === 'content' ? event.content : '')).join('');
  /** Sends a message, and has `found` found in it while its reply is written. */
  async function sayAndFindLate(content: string, found: Found): Promise<Event[]> {
    const head = held();
    chat.screen.setHead(head.read);
    chat.model.answerAlways(null);
    const stream = await chat.send(userId, content);
    const model = await chat.model.next();
    const notice = chat.nextNotice(userId);
    head.answer(found);
    await notice;
    model.say('I read that.');
    model.end();
    chat.screen.setHead(() => Promise.resolve(null));
    chat.model.answerAlways('I read that.');
    return stream.readAll();
  }

  it('when something likely is found while the reply is written, then it asks at its end, and no other does', async () => {
    const events = await sayAndFindLate(LETTER, { level: 'concern', kind: 'suicide' });
    expect(contentIn(events)).toMatch(/^I read that\.\n\n[^]+are you thinking about killing yourself\?$/);
    expect(completion(events)).toMatchObject({
      care: { level: 'concern', kind: 'suicide' },
      choices: ['Yes', 'No, not that', "I'd rather not say"],
    });
    expect((await careState()).asked).not.toBeNull();
    const id = events[0]?.type === 'conversationId' ? events[0].conversationId : 0;
    expect((await chat.get(userId, id)).messages[1]?.content).toBe(contentIn(events));
    await say('They are all stamped.');
    expect(chat.model.last().care).toBeUndefined();
  });

  it('when that question is answered with yes, then it is a crisis', async () => {
    await sayAndFindLate(LETTER, { level: 'concern', kind: 'suicide' });
    expect(careIn(await say('Yes'))).toMatchObject({ level: 'crisis', kind: 'suicide' });
    expect(chat.model.last().care).toMatchObject({ step: 'open', isYes: true });
  });

  it('when only something that may be is found late after a no, then it is asked about too', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide' }));
    await say('Nobody would look for me.');
    chat.screen.setHead(() => Promise.resolve(null));
    await say('No, not that');
    const events = await sayAndFindLate(LETTER, { level: 'support', kind: 'suicide' });
    expect(contentIn(events)).toMatch(/^I read that\.\n\n[^]+suicide[^]*\?$/);
    expect(completion(events)).not.toHaveProperty('support');
  });

  it('when it is found late in a crisis, then the next reply takes it up', async () => {
    await say('I want to kill myself');
    const events = await sayAndFindLate(LETTER, { level: 'support', kind: 'suicide' });
    expect(completion(events)).toMatchObject({ care: { level: 'crisis' } });
    await say('What should I cook on Friday? There is rice, and two tired carrots are left.');
    expect(chat.model.last().care).toMatchObject({ step: 'open', kind: 'suicide' });
  });

  it('when the second reader agrees later, then it is a crisis, and the next reply takes it up', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide' }));
    const second = held();
    chat.screen.setSecond(second.read);
    await say(LETTER);
    expect(await careState()).toMatchObject({ care: { level: 'concern' }, folded: true });
    second.answer({ level: 'crisis', kind: 'suicide' });
    await vi.waitFor(async () => {
      expect(await careState()).toMatchObject({ care: { level: 'crisis' }, folded: false });
    });
    chat.screen.setHead(() => Promise.resolve(null));
    chat.screen.setSecond(null);
    await say('They are all stamped.');
    expect(chat.model.last().care).toMatchObject({ step: 'open' });
  });

  it('when the second reader finds it harmless later, then the person is under care no more', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide' }));
    const second = held();
    chat.screen.setSecond(second.read);
    await say(LETTER);
    expect((await careState()).care).toMatchObject({ level: 'concern' });
    second.answer({ level: 'support', kind: 'suicide' });
    await vi.waitFor(async () => expect((await careState()).care).toBeNull());
  });

  it('when head and model are both slow, then what the head finds counts at once, and the model corrects it', async () => {
    const head = held();
    const second = held();
    chat.screen.setHead(head.read);
    chat.screen.setSecond(second.read);
    chat.screen.setLogOdds(() => 3);
    await say(LETTER);
    head.answer({ level: 'concern', kind: 'suicide' });
    await vi.waitFor(async () => expect((await careState()).care).toMatchObject({ level: 'concern' }));
    const read = { unreadSince: { $exists: false } };
    await vi.waitFor(async () => expect(await chat.messages.countDocuments({ userId, ...read })).toBe(2));
    // It counts for the next message as well, read while the model still is at the first.
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
    const before = await stored();
    second.answer(null);
    await vi.waitFor(async () => expect((await careState()).care).toBeNull());
    await vi.waitFor(async () => expect(await stored()).not.toEqual(before));
    chat.screen.setLogOdds(null);
    chat.screen.setHead(() => Promise.resolve(null));
    chat.screen.setSecond(null);
    // What was harmless after all is not taken up.
    expect(completion(await say('They are all stamped.'))).toMatchObject({ care: null });
    expect(chat.model.last().care).toBeUndefined();
    expect(chat.screen.contexts.at(-1)?.before).toEqual([0]);
  });

  it('when the model never answers, then what the head made of a message counts for the next one', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'support', kind: 'suicide' }));
    chat.screen.setSecond(() => new Promise(() => undefined));
    chat.screen.setLogOdds(() => 2);
    await say(LETTER);
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
    await say('They are all stamped.');
    chat.screen.setLogOdds(null);
    expect(chat.screen.contexts.at(-1)?.before).toEqual([2]);
  });

  it('when the model finds a message harmless, then the sign of an earlier one stays', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide' }));
    await say('Nobody would look for me.');
    const second = held();
    chat.screen.setSecond(second.read);
    chat.screen.setLogOdds(() => 2);
    await say(LETTER);
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
    const before = await stored();
    second.answer(null);
    // It is corrected last.
    await vi.waitFor(async () => expect(await stored()).not.toEqual(before));
    expect((await careState()).care).toMatchObject({ level: 'concern' });
    chat.screen.setLogOdds(null);
  });

  it('when a support is found late, then the quiet line comes with the end of the reply', async () => {
    const head = held();
    chat.screen.setHead(head.read);
    chat.model.answerAlways(null);
    const stream = await chat.send(userId, LETTER);
    await stream.conversationId();
    const model = await chat.model.next();
    const notice = chat.nextNotice(userId);
    head.answer({ level: 'support', kind: 'suicide' });
    await notice;
    model.say('I read that.');
    model.end();
    expect((await stream.readAll()).at(-1)).toMatchObject({ type: 'complete', care: null, support: true });
  });
});

describe('a conversation', () => {
  const concern = () => Promise.resolve({ level: 'concern', kind: 'suicide' } as const);
  /** Sends messages one by one; the head makes of each what stands beside it. */
  async function talk(...lines: [string, number][]): Promise<readonly number[]> {
    for (const [line, logOdds] of lines) {
      chat.screen.setLogOdds(() => logOdds);
      const before = await stored();
      await say(line);
      const isKept = logOdds > 0 || before.length > 0;
      if (isKept) await vi.waitFor(async () => expect(await stored()).not.toEqual(before));
    }
    return chat.screen.contexts.at(-1)?.before ?? [];
  }
  afterEach(() => chat.screen.setLogOdds(null));

  it('when messages spoke for danger, then the next one is read with the last four, sealed until then', async () => {
    const lines = [0.5, 1, -2, 1.5, 2, 2.5].map((odds): [string, number] => [`It is ${odds} again.`, odds]);
    expect(await talk(...lines)).toEqual([2, 1.5, -2, 1]);
    expect(await stored()).toHaveLength(4);
    expect(JSON.stringify(await stored())).not.toContain('logOdds');
  });

  it('when messages were harmless, then nothing is written for them', async () => {
    expect(await talk(['The beans are up.', -4], ['Rain at last.', -3])).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('when the person was asked, then what was said before counts no more', async () => {
    await talk(['It is late again.', 2]);
    chat.screen.setHead(concern);
    await talk(['Nobody would look for me.', 3]);
    chat.screen.setHead(() => Promise.resolve(null));
    expect(await talk(['No, not that', 1], ['The beans are up.', 1])).toEqual([1]);
  });

  it('when a model is asked, then it can read the last four messages, and no other person’s', async () => {
    for (const line of ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']) await say(line);
    await (await chat.send(newUser(), 'Of somebody else.')).readAll();
    await say('Seven.');
    expect(await chat.screen.contexts.at(-1)?.readBefore?.()).toEqual(['Three.', 'Four.', 'Five.', 'Six.']);
  });

  it('when another conversation spoke for danger, then this one is read by itself', async () => {
    await talk(['It is late again.', 2]);
    chat.screen.setLogOdds(() => 1);
    await say('What about the garden?', { mode: 'plan' });
    expect(chat.screen.contexts.at(-1)?.before).toEqual([]);
  });

  it('when what is kept of a message cannot be opened, then it stops no other', async () => {
    await talk(['It is late again.', 2]);
    await chat.people.updateOne({ _id: userId }, { $set: { recentReadings: [Buffer.from('broken')] } });
    expect(completion(await say('And now?'))).toBeDefined();
    expect(chat.screen.contexts.at(-1)?.before).toEqual([]);
  });

  it('when a message replaces another, then that one counts no more', async () => {
    await talk(['It is late again.', 2]);
    const sent = await chat.messages.findOne({ userId, sender: 'user' });
    const before = await stored();
    await say('It is early again.', { replaces: String(sent?._id) });
    expect(chat.screen.contexts.at(-1)?.before).toEqual([]);
    await vi.waitFor(async () => expect(await stored()).not.toEqual(before));
    await say('And now?');
    expect(chat.screen.contexts.at(-1)?.before).toEqual([2]);
  });
});

describe('a person with a sign', () => {
  const OUTRIGHT = 'I want to kill myself';
  const VEILED = 'I was in the kitchen again and the window there opens all the way, you know.';
  const found = (level: 'support' | 'concern' | 'crisis', kind: CareKind) =>
    chat.screen.setHead(() => Promise.resolve({ level, kind }));

  it('when a score names another kind in a crisis, then its kind, its lines and its questions stay', async () => {
    await say(OUTRIGHT);
    const { care } = await careState();
    for (const kind of ['psychosis', 'violence', 'harm_to_others'] as const) {
      found('concern', kind);
      expect(careIn(await say('Would they come with the lights on?'))).toMatchObject({ kind: 'suicide' });
      expect(chat.model.last().care).toMatchObject({ step: 'next', kind: 'suicide' });
    }
    expect((await careState()).care).toEqual(care);
  });

  it('when another kind is found for sure, then it is the kind, and the lines that were there stay after its own', async () => {
    await say(OUTRIGHT);
    const before = (await careState()).care;
    found('crisis', 'violence');
    await say('He hit me again.');
    const { care } = await careState();
    expect(care).toMatchObject({ level: 'crisis', kind: 'violence' });
    const namesOf = (each: Care | null) => each?.resources.map(({ name }) => name) ?? [];
    expect(namesOf(care)).toEqual(expect.arrayContaining(namesOf(before)));
    expect(namesOf(care)[0]).not.toBe(namesOf(before)[0]);
  });

  it('when something may be behind a message in a crisis, then it is a sign, answered as one', async () => {
    await say(OUTRIGHT);
    found('support', 'psychosis');
    const events = await say(VEILED);
    expect(careIn(events)).toMatchObject({ level: 'crisis', kind: 'suicide' });
    expect(completion(events)).not.toHaveProperty('support');
    expect(chat.model.last().care).toMatchObject({ step: 'next', kind: 'suicide' });
    const id = events[0]?.type === 'conversationId' ? events[0].conversationId : 0;
    const { messages } = await chat.get(userId, id);
    const cares = messages.map((message) => (message as { care?: Care }).care?.kind);
    expect(cares).toEqual(['suicide', 'suicide', 'suicide', 'suicide']);
  });

  it('when something may be behind a message after a no, then it is asked about in other words, and makes no crisis', async () => {
    found('concern', 'suicide');
    await say('Nobody would look for me.');
    found('support', 'psychosis');
    await say('No, not that');
    expect(chat.model.last().care).toMatchObject({ step: 'heard' });
    expect(careIn(await say(VEILED))).toMatchObject({ level: 'concern', kind: 'suicide' });
    expect(chat.model.last().care).toMatchObject({ step: 'ask', kind: 'suicide', times: 2 });
    await say('no');
    expect(careIn(await say(VEILED))).toBeUndefined();
    expect(chat.model.last().care).toBeUndefined();
    found('concern', 'suicide');
    await say('Nobody would look for me.');
    expect(await careState()).toMatchObject({ care: { level: 'concern' }, folded: false });
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

  it('when one cannot be opened, then it is put aside, and those of others are read', async () => {
    chat.screen.setHead(() => Promise.reject(new ModelError('unavailable', 'away')));
    await say(LETTER);
    await chat.messages.updateOne({ userId, sender: 'user' }, { $set: { content: Buffer.from('broken') } });
    const broken = userId;
    userId = newUser();
    await say(LETTER);
    chat.screen.setHead(crisis);
    await chat.readUnread(later(61_000));
    expect((await careState()).care).toMatchObject({ level: 'crisis' });
    expect(await unread()).toBe(0);
    userId = broken;
    expect(await unread()).toBe(0);
    expect((await careState()).care).toBeNull();
  });

  it('when the server stays away for a day, then they are given up', async () => {
    chat.screen.setHead(() => Promise.reject(new ModelError('unavailable', 'away')));
    await say(LETTER);
    await chat.readUnread(later(25 * 3_600_000));
    expect(await unread()).toBe(0);
  });
});
