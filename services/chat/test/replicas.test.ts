import { setImmediate } from 'node:timers/promises';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chat, newUser, contentOf, holdNextSend, startChat } from './harness.ts';

let one: Chat;
let other: Chat;
beforeAll(async () => {
  one = await startChat();
  other = await startChat();
});
afterAll(() => Promise.all([one.close(), other.close()]));

async function begin(chat: Chat, userId: string, first: string) {
  const reader = await chat.send(userId, 'Please go on.');
  const id = await reader.conversationId();
  const call = await chat.model.next();
  call.say(first);
  const event = await reader.next();
  return { reader, id, call, lastEventId: event?.eventId ?? '' };
}

/** Leaves a reply's row as a killed process would: owned by nobody alive, its lease expired. */
async function expireLease(chat: Chat, userId: string): Promise<void> {
  await chat.messages.updateOne(
    { userId, sender: 'ai' },
    { $set: { owner: 'a process that was killed', renewedAt: new Date(Date.now() - 60_000) } },
  );
}

describe('resuming', () => {
  it.each(['the same', 'another'])(
    'when %s replica is asked, then it goes on after Last-Event-ID',
    async (which) => {
      const userId = newUser();
      const { reader, id, call, lastEventId } = await begin(one, userId, 'Once upon ');
      await reader.cancel();
      const chat = which === 'another' ? other : one;
      const whole = await chat.resume(userId, id);
      expect(await whole.conversationId()).toBe(id);
      expect(await whole.next()).toMatchObject({
        type: 'content',
        content: 'Once upon ',
        eventId: lastEventId,
      });
      call.say('a time.');
      call.end();
      expect(contentOf(await whole.readAll())).toBe('a time.');
      const after = await (await chat.resume(userId, id, lastEventId)).readAll();
      expect(after.map(({ type }) => type)).toEqual(['conversationId', 'content', 'complete']);
      expect(contentOf(after)).toBe('a time.');
    },
  );

  it('when the id is of no reply here, then it begins at the start', async () => {
    const userId = newUser();
    const { id, call, reader } = await begin(one, userId, 'All of it.');
    call.end();
    await reader.readAll();
    for (const lastEventId of ['nonsense', `${'0'.repeat(24)}-4`]) {
      expect(contentOf(await (await other.resume(userId, id, lastEventId)).readAll())).toBe('All of it.');
    }
  });

  it('when the reply ended more than a minute ago, then there is none', async () => {
    const userId = newUser();
    const { id, call, reader } = await begin(one, userId, 'Short.');
    call.end();
    await reader.readAll();
    await one.messages.updateOne(
      { userId, sender: 'ai' },
      { $set: { endedAt: new Date(Date.now() - 61_000) } },
    );
    expect((await one.request('GET', userId, `/${id}/stream`)).status).toBe(204);
  });
});

describe('two replicas', () => {
  it('when the other replica is asked to stop, then the reply ends soon and keeps what was said', async () => {
    const userId = newUser();
    const { reader, id } = await begin(one, userId, 'So far');
    const asked = Date.now();
    expect((await other.stop(userId, id)).status).toBe(204);
    expect(await reader.readAll()).toMatchObject([{ type: 'complete' }]);
    // A stop that is not looked for is found with the next renewal of the lease, after five.
    expect(Date.now() - asked).toBeLessThan(4_500);
    expect((await other.get(userId, id)).messages[1]).toMatchObject({ content: 'So far', complete: true });
  });

  it('when a message comes to the other replica, then it waits for the reply of the first', async () => {
    const userId = newUser();
    const { reader, id, call } = await begin(one, userId, 'First.');
    const second = await other.send(userId, 'And then?', {}, id);
    await second.conversationId();
    expect(other.model.unanswered()).toBe(0);
    call.end();
    await reader.readAll();
    const next = await other.model.next();
    expect(next.request.messages.map(({ content }) => content)).toEqual([
      'Please go on.',
      'First.',
      'And then?',
    ]);
    next.say('Second.');
    next.end();
    expect(contentOf(await second.readAll())).toBe('Second.');
  });

  it('when a reply is half written, then no text is readable in the database', async () => {
    const userId = newUser();
    const { reader, id, call } = await begin(one, userId, 'A secret of mine');
    const watching = await other.resume(userId, id);
    await watching.conversationId();
    expect(await watching.next()).toMatchObject({ content: 'A secret of mine' });
    const halfWay = await databaseBytes(one);
    call.end();
    await reader.readAll();
    for (const bytes of [halfWay, await databaseBytes(one)]) {
      expect(bytes.includes(userId)).toBe(true);
      for (const text of ['A secret of mine', 'Please go on.']) expect(bytes.includes(text)).toBe(false);
    }
  });
});

const A_MINUTE = { DRAIN_MS: 60_000, DRAIN_DELAY_MS: 0 };

describe('a process that ends', () => {
  it('when it drains in mid-reply, then the reply is written and read to its end', async () => {
    const stopping = await startChat();
    const userId = newUser();
    const { reader, id, call } = await begin(stopping, userId, 'I was about ');
    const drained = stopping.app.drain(A_MINUTE);
    await setImmediate();
    expect(stopping.app.server.listening).toBe(false);
    // The next message is another replica's, and waits for it there.
    const next = await other.send(userId, 'And then?', {}, id);
    call.say('to finish.');
    call.end();
    const events = await reader.readAll();
    expect([contentOf(events), events.at(-1)?.type]).toEqual(['to finish.', 'complete']);
    await drained;
    (await other.model.next()).end();
    await next.readAll();
    expect((await other.get(userId, id)).messages[1]).toMatchObject({ content: 'I was about to finish.' });
    expect(await one.messages.findOne({ userId, sender: 'ai' })).toMatchObject({ state: 'complete' });
    await stopping.close();
  });

  it('when it drains and the reader of a reply has left, then the reply is written to its end', async () => {
    const stopping = await startChat();
    const userId = newUser();
    const { reader, id, call } = await begin(stopping, userId, 'Unseen, ');
    await reader.cancel();
    const drained = stopping.app.drain(A_MINUTE);
    await setImmediate();
    call.say('but whole.');
    call.end();
    await drained;
    expect((await other.get(userId, id)).messages[1]).toMatchObject({ content: 'Unseen, but whole.' });
    expect(await one.messages.findOne({ userId, sender: 'ai' })).toMatchObject({ state: 'complete' });
    await stopping.close();
  });

  it('when it drains while a message is on its way, then that is answered to its end', async () => {
    const stopping = await startChat();
    const userId = newUser();
    const { reached, release } = holdNextSend(stopping);
    const sending = stopping.send(userId, 'On my way.');
    await reached;
    const drained = stopping.app.drain(A_MINUTE);
    await setImmediate();
    release();
    const call = await stopping.model.next();
    call.say('Here.');
    call.end();
    expect((await (await sending).readAll()).at(-1)).toMatchObject({ type: 'complete', state: 'complete' });
    await drained;
    await stopping.close();
  });

  it('when its time is nearly over, then a reply is stored as interrupted and another replica goes on', async () => {
    const stopping = await startChat();
    const userId = newUser();
    const { reader, id } = await begin(stopping, userId, 'I was about to');
    const cut = reader.readAll();
    await stopping.app.drain({ DRAIN_MS: 100, DRAIN_DELAY_MS: 0 });
    expect((await cut).filter(({ type }) => type === 'complete')).toEqual([]);
    expect(await one.messages.findOne({ userId, sender: 'ai' })).toMatchObject({ state: 'interrupted' });
    expect((await other.get(userId, id)).messages[1]).toMatchObject({
      content: 'I was about to',
      complete: true,
    });
    expect((await (await other.resume(userId, id)).readAll()).at(-1)).toMatchObject({ type: 'error' });
    await stopping.close();
  });

  it('when its time is over while a message is on its way, then its reply is stored as interrupted', async () => {
    const stopping = await startChat();
    const userId = newUser();
    const { reached, release } = holdNextSend(stopping);
    const sending = stopping.send(userId, 'On my way.');
    await reached;
    const closed = stopping.close();
    await setImmediate();
    expect(stopping.app.server.listening).toBe(false);
    release();
    expect((await (await sending).readAll()).filter(({ type }) => type === 'complete')).toEqual([]);
    await closed;
    expect(await one.messages.findOne({ userId, sender: 'ai' })).toMatchObject({ state: 'interrupted' });
  });

  it.each([
    ['the next read', (userId: string, id: number) => other.get(userId, id)],
    ['the sweep', () => other.sweep()],
    [
      'a reader of the stream',
      async (userId: string, id: number) => (await other.resume(userId, id)).readAll(),
    ],
  ])('when it was killed, then %s ends its reply with what was stored', async (_who, find) => {
    const userId = newUser();
    const { id, reader } = await begin(one, userId, 'Half a');
    const stored = await other.resume(userId, id);
    await stored.conversationId();
    await stored.next();
    await expireLease(one, userId);
    await find(userId, id);
    expect(await one.messages.findOne({ userId, sender: 'ai' })).toMatchObject({ state: 'interrupted' });
    expect((await other.get(userId, id)).messages[1]).toMatchObject({ content: 'Half a', complete: true });
    expect((await stored.readAll()).at(-1)).toMatchObject({ type: 'error' });
    // The first process lost the lease, so what it writes afterwards is refused.
    expect((await reader.readAll()).at(-1)).toMatchObject({ type: 'error' });
    expect((await other.get(userId, id)).messages[1]).toMatchObject({ content: 'Half a' });
  });

  it('when it was killed, then the next message is answered without delay', async () => {
    const userId = newUser();
    const { id } = await begin(one, userId, 'Half a');
    await expireLease(one, userId);
    const reader = await other.send(userId, 'Hello?', {}, id);
    const call = await other.model.next();
    call.say('Here I am.');
    call.end();
    expect(contentOf(await reader.readAll())).toBe('Here I am.');
  });
});

/** Every byte of the database. */
async function databaseBytes(chat: Chat): Promise<Buffer> {
  const collections = await chat.database.collections();
  const rows = await Promise.all(collections.map((collection) => collection.find().toArray()));
  return Buffer.concat(rows.flat().map((row) => Buffer.from(mongoose.mongo.BSON.serialize(row))));
}
