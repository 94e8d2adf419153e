import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  careIn,
  careOf,
  completion,
  contentIn,
  heldReader,
  type LateFinding,
  sendAndFindLate,
} from './care-events.ts';
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
const sayAndFindLate = (content: string, found: LateFinding) => sendAndFindLate(chat, userId, content, found);

const LETTER = 'There is a letter for each of them in the drawer.';
const DINNER = 'What should I cook on Friday? There is rice, and two tired carrots are left.';
const GARDEN = 'What did we say about the garden on Thursday, and about the beans in it?';

describe('the readers', () => {
  it('when the head sees what no phrase says, then the person is asked', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'violence' }));
    const events = await say('He counts the minutes when I am at the shop.');
    expect(careIn(events)).toMatchObject({ level: 'concern', kind: 'violence' });
  });

  it('when the head is slow, then the reply goes on by the phrases, and the next one takes up what it found', async () => {
    const head = heldReader();
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

  it('when the reply itself asks directly, then the answers stand under it, and a yes is a crisis', async () => {
    const QUESTION = 'That ledger is heavy. Are you thinking about killing yourself?';
    chat.model.answerAlways(QUESTION);
    expect(completion(await say('She would get the insurance, that is just mathematics.'))).toMatchObject({
      care: null,
      choices: ['Yes', 'No, not that', "I'd rather not say"],
    });
    expect(await careState()).toMatchObject({ care: null, asked: expect.any(String) });
    chat.model.answerAlways('I read that.');
    expect(careIn(await say('Yes'))).toMatchObject({ level: 'crisis', kind: 'suicide' });
  });

  it('when it asked what was found meanwhile, then it is not asked again', async () => {
    const QUESTION = 'Those letters. Do you want to die?';
    const head = heldReader();
    chat.screen.setHead(head.read);
    chat.model.answerAlways(null);
    const stream = await chat.send(userId, LETTER);
    await stream.conversationId();
    const model = await chat.model.next();
    const notice = chat.nextNotice(userId);
    head.answer({ level: 'concern', kind: 'suicide' });
    await notice;
    model.say(QUESTION);
    model.end();
    const events = await stream.readAll();
    expect(events.flatMap((event) => (event.type === 'content' ? [event.content] : [])).join('')).toBe(
      QUESTION,
    );
    expect(completion(events)).toMatchObject({ choices: ['Yes', 'No, not that', "I'd rather not say"] });
  });

  it('when it answers while the reply is written, then the care comes in the middle of it', async () => {
    const head = heldReader();
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

  it('when something likely is found while the reply is written, then it asks at its end, and no other does', async () => {
    const events = await sayAndFindLate(LETTER, { level: 'concern', kind: 'suicide' });
    expect(contentIn(events)).toMatch(/^I read that\.\n\n[^\n]+are you thinking about killing yourself\?$/);
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

  it('when the second reader has not answered at its end, then nothing is asked there, but by the next reply', async () => {
    const second = heldReader();
    chat.screen.setSecond(second.read);
    const events = await sayAndFindLate(LETTER, { level: 'concern', kind: 'suicide' });
    expect(contentIn(events)).toBe('I read that.');
    chat.screen.setSecond(null);
    await say('They are all stamped.');
    expect(chat.model.last().care).toMatchObject({ step: 'ask', times: 1 });
  });

  it('when a message of somebody under care is an ordinary one, then the companion knows what was answered', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide' }));
    await say('Nobody would look for me.');
    chat.screen.setHead(() => Promise.resolve(null));
    await say("I'd rather not say");
    await say(DINNER);
    expect(chat.model.last()).toMatchObject({ underCare: { kind: 'suicide', answer: 'unsaid' } });
    expect(chat.model.last().care).toBeUndefined();
  });

  it('when something that may be danger is found late in a crisis, then the check stands before the next reply', async () => {
    await say('I want to kill myself');
    await say(GARDEN);
    expect(chat.model.last().care).toMatchObject({ step: 'check' });
    const events = await sayAndFindLate(LETTER, { level: 'support', kind: 'suicide' });
    expect(completion(events)).toMatchObject({ care: { level: 'crisis' } });
    expect(careIn(await say(DINNER))).toBeUndefined();
    expect(chat.model.last().care).toMatchObject({ step: 'check', kind: 'suicide' });
    await say(DINNER);
    expect(chat.model.last().care).toBeUndefined();
  });

  it('when a crisis is found late in one, then the next reply is the care reply', async () => {
    await say('I want to kill myself');
    await say(GARDEN);
    await sayAndFindLate(LETTER, { level: 'crisis', kind: 'suicide' });
    await say(DINNER);
    expect(chat.model.last().care).toMatchObject({ step: 'open', kind: 'suicide' });
  });

  it('when care replies were given since a crisis that was found late, then an ordinary message gets none', async () => {
    await say('I want to kill myself');
    const second = heldReader();
    chat.screen.setSecond(second.read);
    await say('In the drawer');
    expect(chat.model.last().care).toMatchObject({ step: 'next' });
    const notice = chat.nextNotice(userId);
    second.answer({ level: 'crisis', kind: 'suicide' });
    await notice;
    chat.screen.setSecond(null);
    for (const text of ['In the kitchen', 'My sister']) {
      await say(text);
      expect(chat.model.last().care).toMatchObject({ step: 'next' });
    }
    expect(careIn(await say(DINNER))).toBeUndefined();
    expect(chat.model.last().care).toMatchObject({ step: 'check' });
  });

  it('when the second reader agrees later, then it is a crisis, and the next reply takes it up', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide' }));
    const second = heldReader();
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
    const second = heldReader();
    chat.screen.setSecond(second.read);
    await say(LETTER);
    expect((await careState()).care).toMatchObject({ level: 'concern' });
    second.answer({ level: 'support', kind: 'suicide' });
    await vi.waitFor(async () => expect((await careState()).care).toBeNull());
  });

  it('when the model names another kind of what the head found, then that is what they are taken for', async () => {
    const second = heldReader();
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide' }));
    chat.screen.setSecond(second.read);
    await say(LETTER);
    second.answer({ level: 'concern', kind: 'self_harm' });
    await vi.waitFor(async () => expect((await careState()).care).toMatchObject({ kind: 'self_harm' }));
  });

  it('when head and model are both slow, then what the head finds counts at once, and the model corrects it', async () => {
    const head = heldReader();
    const second = heldReader();
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
    const second = heldReader();
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

  it('when the model finds harmless what was asked about after a no, then it counts as no sign since the no', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide' }));
    await say('Nobody would look for me.');
    chat.screen.setHead(() => Promise.resolve(null));
    await say('No, not that');
    chat.screen.setHead(() => Promise.resolve({ level: 'support', kind: 'suicide' }));
    const second = heldReader();
    chat.screen.setSecond(second.read);
    await say(LETTER);
    expect(chat.model.last().care).toMatchObject({ step: 'ask', times: 2 });
    const notice = chat.nextNotice(userId);
    second.answer(null);
    expect(await notice).toBe('chat');
    chat.screen.setSecond(null);
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'suicide' }));
    await say('Nobody would look for me.');
    expect(await careState()).toMatchObject({ care: { level: 'concern' }, folded: true });
  });

  it('when what was told is to be done again, then a model that finds it harmless takes no sign back', async () => {
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'self_harm' }));
    await say('I hurt myself last week.');
    chat.screen.setHead(() => Promise.resolve(null));
    await say('No, not that');
    chat.screen.setHead(() => Promise.resolve({ level: 'support', kind: 'self_harm' }));
    const second = heldReader();
    chat.screen.setSecond(second.read);
    chat.screen.setLogOdds(() => 2);
    await say('I might do it again tonight.');
    expect(chat.model.last().care).toMatchObject({ step: 'ask', times: 2 });
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
    const before = await stored();
    second.answer(null);
    // It is corrected last.
    await vi.waitFor(async () => expect(await stored()).not.toEqual(before));
    chat.screen.setLogOdds(null);
    chat.screen.setSecond(null);
    chat.screen.setHead(() => Promise.resolve({ level: 'concern', kind: 'self_harm' }));
    await say('Nobody would look for me.');
    // The second sign after a no opens the card.
    expect(await careState()).toMatchObject({ care: { level: 'concern' }, folded: false });
  });

  it('when the model finds harmless what was found late in a crisis, then the next reply does not take it up', async () => {
    await say('I want to kill myself');
    const head = heldReader();
    const second = heldReader();
    await say(GARDEN);
    chat.screen.setHead(head.read);
    chat.screen.setSecond(second.read);
    await say(GARDEN);
    const found = chat.nextNotice(userId);
    head.answer({ level: 'support', kind: 'suicide' });
    await found;
    const withdrawn = chat.nextNotice(userId);
    await vi.waitFor(() => second.answer(null));
    await withdrawn;
    chat.screen.setHead(() => Promise.resolve(null));
    chat.screen.setSecond(null);
    await say(DINNER);
    expect(chat.model.last().care).toBeUndefined();
    expect((await careState()).care).toMatchObject({ level: 'crisis' });
  });

  it('when a support is found late, then the quiet line comes with the end of the reply', async () => {
    const head = heldReader();
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

  it('when the model sees nothing behind a message, then no quiet line stands under its reply, but may under the next', async () => {
    const HINT = { level: 'support', kind: 'suicide' } as const;
    const second = heldReader();
    chat.screen.setHead(() => Promise.resolve(HINT));
    chat.screen.setSecond(second.read);
    chat.model.answerAlways(null);
    const stream = await chat.send(userId, LETTER);
    await stream.conversationId();
    const model = await chat.model.next();
    second.answer({ ...HINT, isDoubted: true } as never);
    await vi.waitFor(async () => {
      expect(await chat.messages.findOne({ userId, sender: 'ai' })).not.toHaveProperty('support');
    });
    model.say('I read that.');
    model.end();
    expect((await stream.readAll()).at(-1)).not.toHaveProperty('support');
    chat.screen.setSecond(null);
    chat.model.answerAlways('I read that.');
    expect((await say('They are all stamped.')).at(-1)).toMatchObject({ support: true });
  });
});
