import { ModelError } from '@inkwell/ai';
import { type Care, type CareKind } from '@inkwell/contracts';
import { register } from 'prom-client';
import { readableIn } from '@inkwell/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { careIn, careOf, completion, heldReader } from './care-events.ts';
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

const careState = () => careOf(chat, userId);
/** What the head made of their last messages. */
const stored = async () => (await chat.people.findOne({ _id: userId }))?.recentReadings ?? [];

const say = async (content: string, extra = {}) => (await chat.send(userId, content, extra)).readAll();

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
    expect(readableIn(await stored())).not.toContain('logOdds');
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

  it('when a model is asked, then it can read the last four messages and the last reply, and no other person’s', async () => {
    for (const line of ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']) await say(line);
    await (await chat.send(newUser(), 'Of somebody else.')).readAll();
    await say('Six and a half.');
    await say('Seven.');
    expect(await chat.screen.contexts.at(-1)?.readBefore?.()).toEqual({
      before: ['Four.', 'Five.', 'Six.', 'Six and a half.'],
      answers: 'I read that.',
    });
  });

  it('when the person was asked, then a model reads each of their messages', async () => {
    await say('There is rain.');
    expect(chat.screen.contexts.at(-1)).toMatchObject({ isWatched: false });
    await say('I wish I would not wake up tomorrow.');
    await say('Dinner was fine.');
    expect(chat.screen.contexts.at(-1)).toMatchObject({ isWatched: true });
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
    expect(care).toMatchObject({ level: 'crisis', kind: 'violence', also: ['suicide'] });
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
  /** How many messages could not be opened, as the metric counts them. */
  const unreadable = async () =>
    (await register.getSingleMetric('inkwell_care_unreadable_total')?.get())?.values[0]?.value ?? 0;
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

  it('when the server was away, but a model has read it and sees nothing, then the sweep does not overrule it', async () => {
    const second = heldReader();
    chat.screen.setHead(() => Promise.reject(new ModelError('unavailable', 'away')));
    chat.screen.setSecond(second.read);
    await say(LETTER);
    expect(await unread()).toBe(1);
    second.answer(null);
    await vi.waitFor(async () => expect(await unread()).toBe(0));
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide' }));
    await chat.readUnread(later(61_000));
    expect((await careState()).care).toBeNull();
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
    const before = await unreadable();
    await chat.readUnread(later(61_000));
    expect((await unreadable()) - before).toBe(1);
    expect((await careState()).care).toMatchObject({ level: 'crisis' });
    expect(await unread()).toBe(0);
    userId = broken;
    expect(await unread()).toBe(0);
    expect((await careState()).care).toBeNull();
  });

  it('when the server refuses the text of one, then it is put aside, and those of others are read', async () => {
    chat.screen.setHead(() => Promise.reject(new ModelError('unavailable', 'away')));
    await say('Of somebody whose text is too long.');
    const refused = userId;
    userId = newUser();
    await say(LETTER);
    chat.screen.setHead((text) =>
      text === LETTER ? crisis() : Promise.reject(new ModelError('refused', 'too long', { status: 413 })),
    );
    const before = await unreadable();
    await chat.readUnread(later(61_000));
    expect((await unreadable()) - before).toBe(1);
    expect((await careState()).care).toMatchObject({ level: 'crisis' });
    expect(await unread()).toBe(0);
    userId = refused;
    expect(await unread()).toBe(0);
    expect((await careState()).care).toBeNull();
  });

  it('when the server is away for one, then all of them wait for the next sweep', async () => {
    chat.screen.setHead(() => Promise.reject(new ModelError('unavailable', 'away')));
    await say(LETTER);
    userId = newUser();
    await say('Of somebody else.');
    let asked = 0;
    chat.screen.setHead(() => {
      asked += 1;
      return Promise.reject(new ModelError('unavailable', 'away', { status: 503 }));
    });
    const before = await unreadable();
    await chat.readUnread(later(61_000));
    expect([asked, await unread(), (await unreadable()) - before]).toEqual([1, 1, 0]);
  });

  it('when the server stays away for a day, then they are given up', async () => {
    chat.screen.setHead(() => Promise.reject(new ModelError('unavailable', 'away')));
    await say(LETTER);
    await chat.readUnread(later(25 * 3_600_000));
    expect(await unread()).toBe(0);
  });
});
