import { IDENTITY_HEADER, type Memory, TIMEZONE_HEADER } from '@inkwell/contracts';
import { deliver, digestOf, readableIn } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatHandlers } from '../src/events.ts';
import { type Chat, newUser, startChat, today } from './harness.ts';

let chat: Chat;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

const headersOf = (userId: string) => ({
  [IDENTITY_HEADER]: chat.sign({ userId, hasAccess: true }),
  [TIMEZONE_HEADER]: 'Etc/UTC',
});

const call = (userId: string, method: 'GET' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  chat.app.inject({
    method,
    url: `/api/memory${path}`,
    headers: headersOf(userId),
    ...(payload && { payload }),
  });
const memoryOf = async (userId: string) => (await call(userId, 'GET')).json<Memory>();
const textsOf = async (userId: string) => (await memoryOf(userId)).facts.map(({ text }) => text);

/** Sends a message and lets its background job run. */
async function tell(userId: string, content: string, extra: Record<string, unknown> = {}, id?: number) {
  const reader = await chat.send(userId, content, extra, id);
  const model = await chat.model.next();
  model.say('I see.');
  model.end();
  const conversationId = await reader.conversationId();
  await reader.readAll();
  const row = await chat.messages.findOne({ userId, sender: 'user' }, { sort: { at: -1 } });
  const messageId = String(row?.['_id']);
  await deliver(chatHandlers(chat), 'chat.analyse-message', { userId, messageId });
  return { conversationId, messageId, request: model.request };
}

async function onboard(userId: string) {
  chat.auth.answers.set(userId, digestOf('Ann Lee', 'A novel'));
  await deliver(chatHandlers(chat), 'auth.onboarding-completed', { userId });
}

describe('what is noted of a person', () => {
  it('when a person has answered the onboarding, then the answers are there with their day', async () => {
    const userId = newUser();
    await onboard(userId);
    const { enabled, companion, facts } = await memoryOf(userId);
    expect({ enabled, companion }).toEqual({ enabled: true, companion: true });
    expect(facts).toContainEqual({
      id: 'answer-result',
      text: 'Within twelve months you want this: A novel',
      source: { kind: 'onboarding', date: '2026-11-01' },
    });
  });

  it('when a message says something certain, then it is noted once, however often the job runs', async () => {
    const userId = newUser();
    const { messageId } = await tell(userId, 'My sister Ana is moving to Lisbon.');
    await chat.messages.updateOne({ userId, sender: 'user' }, { $set: { analysisDueAt: new Date() } });
    await deliver(chatHandlers(chat), 'chat.analyse-message', { userId, messageId });
    expect((await memoryOf(userId)).facts).toEqual([
      {
        id: expect.any(String),
        text: 'Your sister Ana is moving to Lisbon.',
        source: { kind: 'message', date: today(), mode: 'write' },
      },
    ]);
    const row = await chat.database.collection<{ _id: string }>('people').findOne({ _id: userId });
    expect(readableIn(row)).not.toContain('Ana');
  });

  it('when the next message comes, then the companion is told of it', async () => {
    const userId = newUser();
    await tell(userId, 'My sister Ana called.');
    const { request } = await tell(userId, 'And I was late.');
    expect(request.facts).toMatchObject({
      remembers: true,
      known: [{ text: 'Your sister is called Ana.', kind: 'message' }],
    });
  });

  it('when a page is analysed, then what it says now stands in place of what it said before', async () => {
    const userId = newUser();
    const date = today();
    const page = chat.journal.on(`/internal/entries/${date}/page`);
    page.set(userId, { content: 'I work as a nurse.\nMy dog Rex is old.', isCared: false });
    await deliver(chatHandlers(chat), 'journal.entry-analysed', { userId, date });
    expect(await textsOf(userId)).toEqual(expect.arrayContaining(['You work as a nurse.']));
    page.set(userId, { content: 'I work as a cook.', isCared: false });
    await deliver(chatHandlers(chat), 'journal.entry-analysed', { userId, date });
    expect(await textsOf(userId)).toEqual(['You work as a cook.']);
  });

  it('when a message is replaced, then what was noted from it goes with it', async () => {
    const userId = newUser();
    const { conversationId, messageId } = await tell(userId, 'My sister Ana called.');
    await tell(userId, 'My brother Ben called.', { replaces: messageId }, conversationId);
    expect(await textsOf(userId)).toEqual(['Your brother is called Ben.']);
  });
});

describe('what the person changes and deletes', () => {
  it('when a fact is changed, then it says the new text, and its source does not change it back', async () => {
    const userId = newUser();
    const { messageId } = await tell(userId, 'My sister Ana called.');
    const [fact] = (await memoryOf(userId)).facts;
    const changed = await call(userId, 'PUT', `/${fact?.id}`, { text: 'Your sister is called Anna.' });
    expect(changed.json()).toEqual({ ...fact, text: 'Your sister is called Anna.' });
    await chat.messages.updateOne({ userId, sender: 'user' }, { $set: { analysisDueAt: new Date() } });
    await deliver(chatHandlers(chat), 'chat.analyse-message', { userId, messageId });
    expect(await textsOf(userId)).toEqual(['Your sister is called Anna.']);
  });

  it('when an answer is changed, then the change holds until it is answered anew', async () => {
    const userId = newUser();
    await onboard(userId);
    expect((await call(userId, 'PUT', '/answer-result', { text: 'You want a poem' })).statusCode).toBe(200);
    expect(await textsOf(userId)).toContain('You want a poem');
    chat.auth.answers.set(userId, digestOf('Ann Lee', 'A play'));
    await deliver(chatHandlers(chat), 'auth.onboarding-completed', { userId });
    const texts = await textsOf(userId);
    expect(texts).toContain('Within twelve months you want this: A play');
    expect(texts).not.toContain('You want a poem');
  });

  it('when a fact is deleted, then it is gone, and is not noted again', async () => {
    const userId = newUser();
    await tell(userId, 'My sister Ana called.');
    const [fact] = (await memoryOf(userId)).facts;
    expect((await call(userId, 'DELETE', `/${fact?.id}`)).statusCode).toBe(204);
    expect((await call(userId, 'DELETE', `/${fact?.id}`)).statusCode).toBe(404);
    await tell(userId, 'My sister Ana called again.');
    expect(await textsOf(userId)).toEqual([]);
  });

  it('when it is of another person, or unknown, or blank, then nothing is changed', async () => {
    const [userId, other] = [newUser(), newUser()];
    await tell(userId, 'My sister Ana called.');
    const [fact] = (await memoryOf(userId)).facts;
    expect((await call(other, 'PUT', `/${fact?.id}`, { text: 'Mine' })).statusCode).toBe(404);
    expect((await call(other, 'DELETE', `/${fact?.id}`)).statusCode).toBe(404);
    const blank = await call(userId, 'PUT', `/${fact?.id}`, { text: '  ' });
    expect(blank.statusCode).toBe(400);
    expect(blank.json()).toMatchObject({ context: { fields: { text: 'is required' } } });
    const unseen = await call(userId, 'PUT', `/${fact?.id}`, { text: '\u200B' });
    expect(unseen.json()).toMatchObject({ context: { fields: { text: 'is required' } } });
    const wrong = await call(userId, 'PUT', '/settings', { enabled: 'no' });
    expect(wrong.json()).toMatchObject({
      error: 'invalid',
      context: { fields: { enabled: expect.anything() } },
    });
    expect((await memoryOf(userId)).facts).toEqual([fact]);
  });

  it('when the memory is switched off, then nothing is noted, told or looked for', async () => {
    const userId = newUser();
    await tell(userId, 'My sister Ana called.');
    const off = await call(userId, 'PUT', '/settings', { enabled: false });
    expect(off.json()).toMatchObject({ enabled: false, companion: true });
    const { request } = await tell(userId, 'My brother Ben called.');
    expect(request.facts).toEqual({ remembers: false });
    expect(await request.sources?.findWords('what did I say about Ana?', true)).toBeNull();
    expect(await textsOf(userId)).toEqual(['Your sister is called Ana.']);
  });
});

describe('what a reply may do', () => {
  const FREE = { day: '2026-05-13', from: '10:00', to: '12:00' };
  const WALK = { title: 'A walk', start: '2026-05-13 10:00', minutes: 30 };

  it('when it notes a fact, then the person finds it among theirs, and deletes it for good', async () => {
    const [userId, other] = [newUser(), newUser()];
    const { request, conversationId } = await tell(userId, 'Hm.');
    expect(await request.sources?.rememberFact?.('Your dog hates rain.')).toBe(true);
    expect(await request.sources?.rememberFact?.('Your cat loves it.')).toBe(true);
    expect((await textsOf(userId)).toSorted()).toEqual(['Your cat loves it.', 'Your dog hates rain.']);
    expect(await textsOf(other)).toEqual([]);
    const [fact] = (await memoryOf(userId)).facts;
    expect(fact?.source).toEqual({ kind: 'message', date: today(), mode: 'write' });
    await tell(userId, 'My brother Ben called.', {}, conversationId);
    expect(await textsOf(userId)).toHaveLength(3);
    await call(userId, 'DELETE', `/${fact?.id}`);
    expect(await request.sources?.rememberFact?.(fact?.text ?? '')).toBe(false);
  });

  it('when the memory is switched off, then it notes nothing', async () => {
    const userId = newUser();
    await call(userId, 'PUT', '/settings', { enabled: false });
    const { request } = await tell(userId, 'Hm.');
    expect(await request.sources?.rememberFact?.('Your dog hates rain.')).toBe(false);
    expect(await textsOf(userId)).toEqual([]);
  });

  it('when it proposes an event, then the calendar of that person answers, and nothing where it is away', async () => {
    const [userId, other] = [newUser(), newUser()];
    chat.calendar.on('/internal/proposals').set(userId, {
      suggestion: null,
      problem: 'taken',
      free: [FREE],
    });
    chat.calendar.on('/internal/free-times').set(userId, { free: [FREE] });
    const { request } = await tell(userId, 'Hm.');
    expect(await request.sources?.readFreeTimes?.()).toEqual([FREE]);
    expect(await request.sources?.proposeEvent?.(WALK)).toEqual({ problem: 'taken', free: [FREE] });
    const others = await tell(other, 'Hm.');
    expect(await others.request.sources?.readFreeTimes?.()).toBeNull();
    expect(await others.request.sources?.proposeEvent?.(WALK)).toBeNull();
  });

  it('when earlier words of some days are asked for, then only those are found', async () => {
    const userId = newUser();
    await tell(userId, 'The landlord wants to raise the rent again.');
    const { request } = await tell(userId, 'Hm.');
    const inDays = (from: string, to: string) => request.sources?.findWords('landlord', true, { from, to });
    chat.journal.on('/internal/paragraphs').set(userId, { found: [] });
    expect(await inDays(today(), today())).toHaveLength(1);
    expect(await inDays('2020-01-01', '2020-12-31')).toEqual([]);
  });
});

describe('without the companion', () => {
  it('when it is switched off, then a message is refused and not kept, and answered again once it is on', async () => {
    const userId = newUser();
    await call(userId, 'PUT', '/settings', { companion: false });
    const refused = await chat.request('POST', userId, '/messages', {
      content: 'Hello',
      mode: 'write',
      date: today(),
    });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: 'companion_off' });
    expect(await chat.messages.countDocuments({ userId })).toBe(0);
    await call(userId, 'PUT', '/settings', { companion: true });
    await tell(userId, 'Hello');
  });

  it('when many are sent while it is switched off, then the limit counts them, since each is read', async () => {
    const userId = newUser();
    await call(userId, 'PUT', '/settings', { companion: false });
    const readings = chat.screen.readings();
    const send = async () => {
      const body = { content: 'Hello', mode: 'write', date: today() };
      return (await chat.request('POST', userId, '/messages', body)).status;
    };
    for (let sent = 0; sent < 30; sent += 1) expect(await send()).toBe(409);
    expect(await send()).toBe(429);
    expect(chat.screen.readings() - readings).toBe(30);
  });

  it('when a message shows danger, then it is answered all the same', async () => {
    const userId = newUser();
    await call(userId, 'PUT', '/settings', { companion: false });
    const response = await chat.request('POST', userId, '/messages', {
      content: 'I want to die tonight',
      mode: 'heal',
      date: today(),
    });
    expect(response.status).toBe(200);
    const model = await chat.model.next();
    model.say('I am here.');
    model.end();
    await response.text();
  });
});

describe('what a reply may ask for', () => {
  it("when the past is asked for, then one's own messages and pages are found, and nobody else's", async () => {
    const [userId, other] = [newUser(), newUser()];
    await tell(userId, 'The landlord wants to raise the rent again.');
    await tell(other, 'The landlord is a saint.');
    chat.journal.on('/internal/paragraphs').set(userId, {
      found: [{ quote: 'Rent day', date: '2026-01-01', score: 0.5, isByWord: true }],
    });
    const { request } = await tell(userId, 'Hm.');
    expect(await request.sources?.findWords('what did I say about the landlord?', true)).toMatchObject([
      { quote: 'The landlord wants to raise the rent again', kind: 'message', date: today() },
      { quote: 'Rent day', kind: 'page' },
    ]);
  });

  it('when the pages cannot be read, then what was said in messages is found, and else nothing is claimed', async () => {
    const userId = newUser();
    await tell(userId, 'The landlord wants to raise the rent again.');
    const { request } = await tell(userId, 'Hm.');
    expect(await request.sources?.findWords('what did I say about the landlord?', true)).toHaveLength(1);
    expect(await request.sources?.findWords('what did I say about football?', true)).toBeNull();
  });

  it('when the week and the page are asked for, then both come as the person sees them', async () => {
    const userId = newUser();
    chat.calendar.answers.set(userId, {
      events: [
        {
          id: 'e1',
          title: 'Dentist',
          description: null,
          startTime: '2026-05-13T09:00:00.000Z',
          endTime: '2026-05-13T09:30:00.000Z',
          color: '#F4A261',
          suggested: false,
          allDay: false,
          startDate: null,
          endDate: null,
          recurrence: null,
          seriesId: null,
          source: 'inkwell',
          readOnly: false,
        },
      ],
    });
    chat.journal.on(`/internal/entries/${today()}/page`).set(userId, { content: 'Sun.', isCared: false });
    const { request } = await tell(userId, 'Hm.');
    expect(await request.sources?.readEvents('2026-05-12', '2026-05-17')).toEqual([
      { title: 'Dentist', day: '2026-05-13', start: '09:00', end: '09:30' },
    ]);
    expect(await request.sources?.readPage()).toBe('Sun.');
  });
});
