import { mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { careIn, careOf, completion, contentIn, type LateFinding, sendAndFindLate } from './care-events.ts';
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
const LETTER = 'There is a letter for each of them in the drawer.';

const careState = () => careOf(chat, userId);

const say = async (content: string, extra = {}) => (await chat.send(userId, content, extra)).readAll();
const sayAndFindLate = (content: string, found: LateFinding) => sendAndFindLate(chat, userId, content, found);

describe('the answer to a question', () => {
  it('when it is answered with no on another device, then it is heard, and a later yes answers nothing', async () => {
    const first = await say(LIKELY);
    const id = first[0]?.type === 'conversationId' ? first[0].conversationId : 0;
    const notice = chat.nextNotice(userId);
    expect(careIn(await say('No, not that', { conversationId: id }))).toBeUndefined();
    expect(await notice).toBe('chat');
    expect(chat.model.last().care).toMatchObject({ step: 'heard' });
    expect(await careState()).toMatchObject({ care: { level: 'concern' }, folded: true });
    await say('yes', { conversationId: id });
    expect(chat.model.last().care).toBeUndefined();
  });

  it('when it is asked again in another mode, then a yes counts where it was asked first, and in no third', async () => {
    await say(LIKELY);
    await say(LIKELY, { mode: 'heal' });
    expect(chat.model.last().care).toMatchObject({ step: 'ask', times: 2 });
    expect(careIn(await say('Yes', { mode: 'plan' }))).toBeUndefined();
    expect(careIn(await say('Yes'))).toMatchObject({ level: 'crisis', kind: 'suicide' });
    expect(chat.model.last().care).toMatchObject({ step: 'open', isYes: true });
  });

  it('when a day has passed since the question, then none was asked', async () => {
    await say(LIKELY);
    const sent = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(sent + 23 * 3_600_000);
      expect((await careState()).asked).not.toBeNull();
      vi.setSystemTime(sent + 25 * 3_600_000);
      expect(await careState()).toMatchObject({ care: null, asked: null });
    } finally {
      vi.useRealTimers();
    }
  });

  it('when a crisis is taken back, then it is heard, the card stays, and the talk goes on', async () => {
    await say(OUTRIGHT);
    expect(careIn(await say('haha no I am fine, it is just a phrase'))).toBeUndefined();
    expect(chat.model.last().care).toMatchObject({ step: 'heard' });
    await say('Help me plan my week.');
    expect(chat.model.last().care).toBeUndefined();
    expect(await careState()).toMatchObject({ care: { level: 'crisis' }, folded: false });
  });

  it('when an ordinary line is short after a crisis, then it gets one check and no care reply', async () => {
    await say(OUTRIGHT);
    for (const [text, step] of [
      ['My cat is asleep on the piano.', 'check'],
      ['Help me plan my week.', undefined],
    ] as const) {
      expect(careIn(await say(text))).toBeUndefined();
      expect(chat.model.last().care?.step).toBe(step);
    }
  });
});

describe('the answer to what was found late', () => {
  it('when what was found late is asked about and answered with yes, then it is a crisis', async () => {
    await sayAndFindLate(LETTER, { level: 'concern', kind: 'suicide' });
    expect(careIn(await say('Yes'))).toMatchObject({ level: 'crisis', kind: 'suicide' });
    expect(chat.model.last().care).toMatchObject({ step: 'open', isYes: true });
  });

  it('when only something that may be is found late after a no, then the next reply asks about it too', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide' }));
    await say('Nobody would look for me.');
    chat.screen.setHead(() => Promise.resolve(null));
    await say('No, not that');
    const events = await sayAndFindLate(LETTER, { level: 'support', kind: 'suicide' });
    expect(contentIn(events)).toBe('I read that.');
    expect(completion(events)).not.toHaveProperty('support');
    await say('They are all stamped.');
    expect(chat.model.last().care).toMatchObject({ step: 'ask', times: 2 });
  });

  it('when a longer message said yes, and danger is found in it late, then it is a crisis', async () => {
    await sayAndFindLate(LETTER, { level: 'concern', kind: 'suicide' });
    const yes =
      'you keep asking me that. yeah. i did not want people kicking the door in, and there is a car park by the uni.';
    const events = await sayAndFindLate(yes, { level: 'concern', kind: 'suicide' });
    expect(contentIn(events)).toBe('I read that.');
    expect((await careState()).care).toMatchObject({ level: 'crisis', kind: 'suicide' });
    await say('i typed it to him. what do i even say when im in there');
    expect(chat.model.last().care).toMatchObject({ step: 'open', kind: 'suicide' });
  });

  it('when a language model reads a yes in it, in whatever words, then it is a crisis; unasked it is none', async () => {
    const yes = 'most nights, if you want the truth of it';
    await sayAndFindLate(yes, { level: 'support', kind: 'suicide', isYes: true });
    expect((await careState()).care).toBeNull();
    await sayAndFindLate(LETTER, { level: 'concern', kind: 'suicide' });
    await sayAndFindLate(yes, { level: 'support', kind: 'suicide', isYes: true });
    expect((await careState()).care).toMatchObject({ level: 'crisis', kind: 'suicide' });
  });

  it('when a reply asks how or when they would, then a yes is one to the danger, but not where it is of somebody else', async () => {
    const said = 'You spoke of suicide. Has it got as far as a day, or a way of doing it?';
    await sayAndFindLate(LETTER, { level: 'concern', kind: 'suicide' });
    await say('No, not that');
    chat.model.answerAlways(said);
    await say('They are all stamped, and the stamps are the ones with the lighthouse.');
    expect(careIn(await say('Ok. Yes. More than I said. It is on the way home.'))?.level).toBe('crisis');
    userId = newUser();
    chat.model.answerAlways('I read that.');
    await say('My son wrote that he is going to kill himself.');
    expect(chat.model.last().care).toMatchObject({ step: 'other' });
    chat.model.answerAlways(said);
    await say('We had soup, and then he went up to his room to sleep.');
    await say('Yes. He told me.');
    expect((await careState()).care).toBeNull();
  });

  it('when a model reads a yes to a question that no pattern knew, then it is not asked at the end of a reply', async () => {
    const told = 'theres two from yesterday, i put plasters on';
    const events = await sayAndFindLate(told, { level: 'concern', kind: 'self_harm', isYes: true });
    expect(contentIn(events)).toBe('I read that.');
    expect((await careState()).care).toMatchObject({ level: 'concern', kind: 'self_harm' });
    const later = await sayAndFindLate('gonna sleep now', { level: 'concern', kind: 'self_harm' });
    expect(contentIn(later)).toBe('I read that.');
  });

  it('when a model reads a yes to a question in other words after a no, then it is a crisis', async () => {
    await sayAndFindLate(LETTER, { level: 'concern', kind: 'suicide' });
    await say('No, not that');
    chat.model.answerAlways('And what went through you, by the rail that is lower?');
    await say('I stopped on the bridge to look at the water.');
    await sayAndFindLate('more than I told you', { level: 'support', kind: 'suicide', isYes: true });
    expect((await careState()).care).toMatchObject({ level: 'crisis', kind: 'suicide' });
  });

  it('when a longer message begins with yes, then it is the answer, whatever is found in it', async () => {
    await sayAndFindLate(LETTER, { level: 'concern', kind: 'suicide' });
    const events = await say(
      'ok fine. yeah. It is in the desk, and I was going to finish the letters first.',
    );
    expect(careIn(events)).toMatchObject({ level: 'crisis', kind: 'suicide' });
  });
});

describe('a sign that one reader saw', () => {
  it('when the second reader alone saw the first sign, then the next is kept as one that it alone saw', async () => {
    const second = () =>
      chat.screen.setSecond(() =>
        Promise.resolve({ level: 'concern', kind: 'suicide', isBySecondAlone: true }),
      );
    chat.screen.setHead(() => Promise.resolve(null));
    second();
    await say(LETTER);
    await vi.waitFor(async () => expect((await careState()).care).toMatchObject({ level: 'concern' }));
    await say('I bought the stamps.');
    expect(chat.screen.contexts.at(-1)).toMatchObject({ isWatched: true, isSuspected: false });
    chat.screen.setSecond(null);
    await say('Sometimes I wish I was dead.');
    await say('They are all stamped.');
    expect(chat.screen.contexts.at(-1)).toMatchObject({ isWatched: true, isSuspected: true });
  });
});

describe('a message that is sent twice at once', () => {
  /** The head answers both sends at the same moment, so that neither finds the message of the other. */
  function readTogether() {
    const waiting: ((found: null) => void)[] = [];
    chat.screen.setHead(
      () =>
        new Promise((resolve) => {
          waiting.push(resolve);
          if (waiting.length === 2) for (const answer of waiting) answer(null);
        }),
    );
  }
  async function sayTwice(content: string, extra = {}) {
    readTogether();
    const message = { clientMessageId: 'once', ...extra };
    return Promise.all([say(content, message), say(content, message)]);
  }
  const told = () =>
    chat.database.collection('outbox').countDocuments({ name: 'chat.care-changed', 'data.userId': userId });

  it('when it is a sign after a no, then it counts as one, and the card does not open by it', async () => {
    await say(LIKELY);
    await say('No, not that');
    const both = await sayTwice(LIKELY);
    expect(both.map((events) => careIn(events)?.level)).toEqual(['concern', 'concern']);
    expect(chat.model.last().care).toMatchObject({ step: 'ask', times: 2 });
    expect(await careState()).toMatchObject({ care: { level: 'concern' }, folded: true });
    chat.screen.setHead(() => Promise.resolve(null));
    await say('No, not that');
    await say(LIKELY);
    expect(chat.model.last().care).toMatchObject({ step: 'ask', times: 3 });
    expect((await careState()).folded).toBe(false);
  });

  it('when it is a crisis, then it gets the first care reply, and auth is told once', async () => {
    await sayTwice(OUTRIGHT);
    expect(chat.model.last().care).toMatchObject({ step: 'open' });
    expect(await told()).toBe(1);
    expect(await chat.messages.countDocuments({ userId })).toBe(2);
  });

  it('when it replaces another, then it is one sign as well', async () => {
    await say('It was a long day.');
    const sent = await chat.messages.findOne({ userId, sender: 'user' });
    await sayTwice(OUTRIGHT, { replaces: String(sent?._id) });
    expect(chat.model.last().care).toMatchObject({ step: 'open' });
    expect(await told()).toBe(1);
    expect(await chat.messages.countDocuments({ userId })).toBe(2);
  });

  it('when it cannot be stored, then its sign is not kept either, and the next send is the first', async () => {
    const insert = vi
      .spyOn(mongo.Collection.prototype, 'insertMany')
      .mockRejectedValueOnce(new Error('full'));
    const body = { content: OUTRIGHT, mode: 'write', date: today(), clientMessageId: 'once' };
    expect((await chat.request('POST', userId, '/messages', body)).status).toBe(500);
    insert.mockRestore();
    expect([await told(), (await careState()).care]).toEqual([0, null]);
    expect(careIn(await say(OUTRIGHT, { clientMessageId: 'once' }))).toMatchObject({ level: 'crisis' });
    expect(chat.model.last().care).toMatchObject({ step: 'open' });
  });
});
