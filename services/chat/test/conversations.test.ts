import { addDays, IDENTITY_HEADER, LIMITS } from '@inkwell/contracts';
import { digestOf, roundTrips, watchRoundTrips } from '@inkwell/testing';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Chat, newUser, startChat, today } from './harness.ts';

let chat: Chat;
beforeAll(async () => {
  chat = await startChat();
  chat.model.answerAlways('I hear you.');
});
afterAll(() => chat.close());

const message = (extra: Record<string, unknown> = {}) => ({
  content: 'Hello.',
  mode: 'heal',
  date: today(),
  ...extra,
});

async function converse(userId: string, extra: Record<string, unknown> = {}): Promise<number> {
  const reader = await chat.send(userId, 'Hello.', { mode: 'heal', ...extra });
  const id = await reader.conversationId();
  await reader.readAll();
  return id;
}

describe('conversations', () => {
  it('when a message is sent without an id, then it goes into the conversation of its mode and date', async () => {
    const userId = newUser();
    const id = await converse(userId);
    expect(await converse(userId)).toBe(id);
    expect(await converse(userId, { mode: 'plan' })).not.toBe(id);
    expect(await converse(userId, { date: '2026-01-02' })).not.toBe(id);
    expect(Number.isSafeInteger(id) && id > 0).toBe(true);
  });

  it('when two first sends come at once, then they make one conversation with both messages', async () => {
    const userId = newUser();
    const ids = await Promise.all(Array.from({ length: 5 }, () => converse(userId)));
    expect(new Set(ids).size).toBe(1);
    const { messages } = await chat.get(userId, ids[0] ?? 0);
    expect(messages.filter(({ sender }) => sender === 'user')).toHaveLength(5);
  });

  it('when the first messages of a person come at once, then none of them counts as too many', async () => {
    for (let person = 0; person < 20; person += 1) {
      const userId = newUser();
      const slots = Array.from({ length: 10 }, () =>
        chat.messageLimit.count(userId, new mongoose.Types.ObjectId(), new Date()),
      );
      expect((await Promise.all(slots)).filter((sender) => sender === null)).toEqual([]);
    }
  });

  it('when a day has a conversation in this mode, then it is found, else the answer is null', async () => {
    const userId = newUser();
    const id = await converse(userId);
    const find = async (mode: string) => {
      const response = await chat.request('GET', userId, `/by-date?date=${today()}&mode=${mode}`);
      expect(response.status).toBe(200);
      return response.json();
    };
    expect(await find('heal')).toEqual({ id, mode: 'heal', date: today() });
    expect(await find('write')).toBeNull();
  });

  it("when the days of a mode are asked for, then they are the person's own, ascending", async () => {
    const userId = newUser();
    const days = [today(), addDays(today(), -30), addDays(today(), -2)];
    for (const date of days) await converse(userId, { date });
    await converse(newUser(), { date: addDays(today(), -1) });
    const list = async (query: string) => chat.request('GET', userId, `/dates${query}`);
    expect(await (await list('?mode=heal')).json()).toEqual({ dates: days.toSorted() });
    expect(await (await list('?mode=write')).json()).toEqual({ dates: [] });
    for (const query of ['', '?mode=dance']) {
      const response = await list(query);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ context: { fields: { mode: expect.any(String) } } });
    }
  });

  it("when a suggestion is answered, then the person's words are stored and nobody replies", async () => {
    const userId = newUser();
    const id = await converse(userId);
    const body = { message: 'Yes, please schedule "Walk" for 8 AM', isCalendarConfirmation: true };
    const response = await chat.request('POST', userId, `/${id}/messages`, body);
    expect(response.status).toBe(201);
    const stored = (await response.json()) as { id: string };
    expect(stored).toMatchObject({ content: body.message, sender: 'user', timestamp: expect.any(String) });
    const { messages } = await chat.get(userId, id);
    expect(messages.map(({ sender }) => sender)).toEqual(['user', 'ai', 'user']);
    expect(messages[2]?.id).toBe(stored.id);
  });
});

describe('pasted text', () => {
  it('when it carries control characters, then soft breaks become breaks, the others go, and it is taken', async () => {
    const userId = newUser();
    const pasted = 'One\u000bTwo\u000cThree\u0007\tend\u0000';
    const reader = await chat.send(userId, pasted);
    const id = await reader.conversationId();
    await reader.readAll();
    const confirmation = { message: `Yes, ${pasted}`, isCalendarConfirmation: true };
    expect((await chat.request('POST', userId, `/${id}/messages`, confirmation)).status).toBe(201);
    const { messages } = await chat.get(userId, id);
    const mine = messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);
    expect(mine).toEqual(['One\nTwo\nThree\tend', 'Yes, One\nTwo\nThree\tend']);
  });

  it('when nothing else is in it, then it counts as blank', async () => {
    const response = await chat.request(
      'POST',
      newUser(),
      '/messages',
      message({ content: '\u000b\u0000 ' }),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ context: { fields: { content: 'is required' } } });
  });
});

describe('refusals', () => {
  it("when the conversation is another person's, then every call is 404 and changes nothing", async () => {
    const owner = newUser();
    const id = await converse(owner);
    const eve = newUser();
    const ways = await Promise.all([
      chat.request('GET', eve, `/${id}`),
      chat.request('GET', eve, `/${id}/stream`),
      chat.request('POST', eve, `/${id}/stop`),
      chat.request('POST', eve, `/${id}/messages`, message()),
      chat.request('POST', eve, `/${id}/messages`, { message: 'Yes', isCalendarConfirmation: true }),
      chat.request('GET', eve, `/${id + 1}`),
    ]);
    expect(ways.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await chat.get(owner, id)).messages).toHaveLength(2);
    expect(await chat.messages.countDocuments({ userId: eve })).toBe(0);
  });

  it('when a call has no signed identity, a broken one or one of a service, then it is 401', async () => {
    const userId = newUser();
    const get = async (headers: Record<string, string>) =>
      (await chat.app.inject({ url: '/api/conversations/1', headers })).statusCode;
    expect(await get({})).toBe(401);
    expect(await get({ [IDENTITY_HEADER]: `${chat.sign({ userId, hasAccess: true })}x` })).toBe(401);
    expect(await get({ [IDENTITY_HEADER]: chat.signAsAuth({ userId }) })).toBe(401);
    expect(await get({ [IDENTITY_HEADER]: chat.sign({ userId, hasAccess: true }) })).toBe(404);
  });

  const tooLong = 'x'.repeat(LIMITS.message + 1);
  it.each([
    ['/messages', {}, ['content', 'mode', 'date']],
    ['/messages', message({ content: '  ' }), ['content']],
    ['/messages', message({ content: tooLong }), ['content']],
    ['/messages', message({ content: { $gt: '' } }), ['content']],
    ['/messages', message({ mode: 'rage' }), ['mode']],
    ['/messages', message({ date: '2026-02-30' }), ['date']],
    ['/messages', message({ clientMessageId: '' }), ['clientMessageId']],
    ['/7/messages', message({ content: 7 }), ['content']],
    ['/7/messages', { isCalendarConfirmation: true }, ['message']],
    ['/7/messages', message({ isCalendarConfirmation: 'yes' }), ['isCalendarConfirmation']],
    ['/0/messages', message(), ['id']],
    ['/x/messages', message(), ['id']],
  ])('when %s is sent %o, then it is 400 and names the fields', async (path, body, fields) => {
    const response = await chat.request('POST', newUser(), path, body);
    expect(response.status).toBe(400);
    const answer = (await response.json()) as { error: string; context: { fields: object } };
    expect(answer.error).toBe('invalid');
    expect(Object.keys(answer.context.fields)).toEqual(fields);
  });

  it("when the date lies in the sender's future, then it is 400; where it is today already, it is not", async () => {
    const userId = newUser();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const response = await chat.request('POST', userId, '/messages', message({ date: tomorrow }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      context: { fields: { date: 'must not lie in the future' } },
    });
    // At UTC+14 it may be tomorrow already.
    const ahead = await chat.call(
      { userId, hasAccess: true },
      {
        method: 'POST',
        url: '/api/conversations/messages',
        headers: { 'x-timezone-offset': String(-14 * 60) },
        payload: message({ date: new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10) }),
      },
    );
    expect(ahead.statusCode).toBe(200);
  });

  it('when 30 messages were sent in 10 minutes, then the next waits, a repeat and a confirmation do not', async () => {
    const userId = newUser();
    let id = 0;
    for (let sent = 0; sent < 30; sent += 1) id = await converse(userId, { clientMessageId: `c-${sent}` });
    const refused = await Promise.all([1, 2].map(() => chat.request('POST', userId, '/messages', message())));
    for (const response of refused) {
      expect(response.status).toBe(429);
      expect(await response.json()).toMatchObject({ error: 'rate_limited' });
      const seconds = Number(response.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(500);
      expect(seconds).toBeLessThanOrEqual(600);
    }
    expect(await converse(userId, { clientMessageId: 'c-3' })).toBe(id);
    const confirmation = { message: 'Yes', isCalendarConfirmation: true };
    expect((await chat.request('POST', userId, `/${id}/messages`, confirmation)).status).toBe(201);
    const earlier = new Date(Date.now() - 601_000);
    await chat.database
      .collection<{ _id: string }>('people')
      .updateOne({ _id: userId }, { $set: { 'sends.0.at': earlier } });
    expect(await converse(userId)).toBe(id);
    expect((await chat.request('POST', userId, '/messages', message())).status).toBe(429);
  });
});

describe('answers to calendar suggestions', () => {
  const confirmation = { message: 'Yes', isCalendarConfirmation: true };
  const confirm = (userId: string, id: number) =>
    chat.request('POST', userId, `/${id}/messages`, confirmation);

  it('when one is recorded, then it is told from a message', async () => {
    const userId = newUser();
    const id = await converse(userId);
    expect(await (await confirm(userId, id)).json()).toMatchObject({ isCalendarConfirmation: true });
    const marked = expect.objectContaining({ isCalendarConfirmation: true });
    const { messages } = await chat.get(userId, id);
    expect(messages.at(-1)).toMatchObject({ content: 'Yes', isCalendarConfirmation: true });
    expect(messages.slice(0, -1)).not.toContainEqual(marked);
  });

  it('when 240 were sent in 10 minutes, then the next is 429 and not stored, and a message is still answered', async () => {
    const userId = newUser();
    const id = await converse(userId);
    const people = chat.database.collection<{ _id: string }>('people');
    const sent = Array.from({ length: 239 }, () => ({
      message: new mongoose.Types.ObjectId(),
      at: new Date(),
    }));
    await people.updateOne({ _id: userId }, { $set: { confirmations: sent } });
    expect((await confirm(userId, id)).status).toBe(201);
    const refused = await confirm(userId, id);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: 'rate_limited' });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(await chat.messages.countDocuments({ userId, confirmation: true })).toBe(1);
    expect(await converse(userId)).toBe(id);

    const earlier = new Date(Date.now() - 601_000);
    await people.updateOne({ _id: userId }, { $set: { 'confirmations.0.at': earlier } });
    expect((await confirm(userId, id)).status).toBe(201);
    expect((await confirm(userId, id)).status).toBe(429);
  });

  it('when one is sent again with its id, then it is stored once, and answered as before', async () => {
    const userId = newUser();
    const id = await converse(userId);
    const body = { ...confirmation, clientMessageId: 'answer-1' };
    const send = () => chat.request('POST', userId, `/${id}/messages`, body);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      content: 'Yes',
      isCalendarConfirmation: true,
      clientMessageId: 'answer-1',
    });
    expect(await chat.messages.countDocuments({ userId, confirmation: true })).toBe(1);
  });

  it('when one is sent, then it costs four round trips', async () => {
    const userId = newUser();
    const id = await converse(userId);
    expect(await roundTrips(chat.connection, () => confirm(userId, id))).toBe(4);
  });
});

describe('round trips', () => {
  it('when a message comes, then the model is asked after six round trips, with the facts about the person', async () => {
    const userId = newUser();
    chat.auth.answers.set(userId, digestOf('Ann Lee', 'Finish my novel'));
    // This also loads the person's vault key, which would cost a round trip of its own.
    await chat.digests.refresh(userId);
    const trips = watchRoundTrips(chat.connection);
    const counts: number[] = [];
    const ask = chat.model.stream;
    const stream = vi.spyOn(chat.model, 'stream').mockImplementation((request) => {
      counts.push(trips.count());
      return ask(request);
    });
    const first = await chat.send(userId, 'Hello.', { clientMessageId: 'c-1' });
    const id = await first.conversationId();
    await first.readAll();
    const between = trips.count();
    await (await chat.send(userId, 'And again.', {}, id)).readAll();
    trips.stop();
    expect(counts).toHaveLength(2);
    expect([counts[0], (counts[1] ?? 0) - between]).toEqual([6, 6]);
    expect(stream.mock.calls.map(([request]) => request.facts)).toMatchObject([
      { name: 'Ann' },
      { name: 'Ann' },
    ]);
    stream.mockRestore();
  });
});
