import { roundTrips, watchRoundTrips } from '@inkwell/testing';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contentAad, type MessageRow } from '../src/messages/message.model.ts';
import { type Chat, newUser, startChat, today } from './harness.ts';

let chat: Chat;
beforeAll(async () => {
  chat = await startChat();
});
afterAll(() => chat.close());

const EXCHANGES = 1_500;

/** A conversation of this length, whose replies have all ended. */
async function startLongConversation(userId: string): Promise<number> {
  const reader = await chat.send(userId, 'Hello.');
  const call = await chat.model.next();
  call.say('Hello.');
  call.end();
  const id = await reader.conversationId();
  await reader.readAll();
  const box = await chat.vault.open(userId);
  const start = Date.now() - 86_400_000;
  const rows = Array.from({ length: EXCHANGES }, (_, index): MessageRow[] => {
    const [turn, reply] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
    const at = new Date(start + index * 1_000);
    const scope = { userId, conversationId: id, at, turn };
    return [
      { ...scope, _id: turn, sender: 'user', content: box.seal('A', contentAad(turn)) },
      {
        ...scope,
        _id: reply,
        sender: 'ai',
        content: box.seal('B', contentAad(reply)),
        state: 'complete',
        pieces: [],
        renewedAt: at,
        endedAt: at,
      },
    ];
  });
  await chat.messages.insertMany(rows.flat());
  return id;
}

interface ProfileEntry {
  docsExamined?: number;
  planSummary?: string;
}

/** What MongoDB's profiler says of the queries on messages during an action. */
async function profile(action: () => Promise<unknown>): Promise<ProfileEntry[]> {
  const { database: db } = chat;
  await db.command({ profile: 2 });
  await action();
  await db.command({ profile: 0 });
  const entries = await db
    .collection<ProfileEntry>('system.profile')
    .find({ ns: `${db.databaseName}.messages`, planSummary: { $exists: true } })
    .toArray();
  await db.dropCollection('system.profile');
  return entries;
}

describe('a long conversation', () => {
  it('when it is read, answered, followed, stopped and swept, then no query reads more of it than a page', async () => {
    const userId = newUser();
    const id = await startLongConversation(userId);
    const entries = await profile(async () => {
      const { messages } = await chat.get(userId, id);
      await chat.request('GET', userId, `/${id}?before=${messages[0]?.id}`);
      const reader = await chat.send(userId, 'And now?', {}, id);
      await chat.model.next();
      await (await chat.resume(userId, id)).cancel();
      await chat.sweep();
      await chat.stop(userId, id);
      await reader.readAll();
      await (await chat.resume(userId, id)).readAll();
      const confirmation = { message: 'Yes', isCalendarConfirmation: true };
      await chat.request('POST', userId, `/${id}/messages`, confirmation);
      await chat.request('GET', userId, `/by-date?date=${today()}&mode=write`);
    });
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.filter(({ planSummary }) => planSummary === 'COLLSCAN')).toEqual([]);
    expect(Math.max(...entries.map(({ docsExamined = 0 }) => docsExamined))).toBeLessThan(EXCHANGES / 10);
  });

  it('when a message comes, then the model is asked after as many round trips and embeddings as ever', async () => {
    const embedded: string[] = [];
    const reading = await startChat({
      embed: async (texts) => {
        embedded.push(...texts);
        return texts.map(() => Array.from({ length: 384 }, () => 384 ** -0.5));
      },
    });
    const userId = newUser();
    const id = await startLongConversation(userId);
    // This also loads the person's vault key, which would cost a round trip of its own.
    await reading.get(userId, id);
    const trips = watchRoundTrips(reading.connection);
    let asked = 0;
    const ask = reading.model.stream;
    vi.spyOn(reading.model, 'stream').mockImplementationOnce((request) => {
      asked = trips.count();
      return ask(request);
    });
    const reader = await reading.send(userId, 'The landlord came again.', {}, id);
    const call = await reading.model.next();
    expect(asked).toBe(6);
    call.say('I see.');
    call.end();
    await reader.readAll();
    trips.stop();
    const { sources } = call.request;
    // Earlier words that nobody asked for are one more, beside the journal and the calendar.
    const find = () => sources?.findWords('The landlord came again.', false) ?? Promise.reject();
    expect(await roundTrips(reading.connection, find)).toBe(1);
    expect(embedded).toEqual(['The landlord came again.']);
    await reading.close();
  });
});
