import { COMMON_DIRECTION } from '@inkwell/ai/memory';
import { type FoundMessages, IDENTITY_HEADER, type MessageSearch } from '@inkwell/contracts';
import { deliver } from '@inkwell/testing';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatHandlers } from '../src/events.ts';
import { contentAad } from '../src/messages/message.model.ts';
import { type Chat, newUser, startChat, today } from './harness.ts';

/** Texts of one length have the same meaning, and no other. */
function meaningOf(text: string): number[] {
  const own = COMMON_DIRECTION.map((value, index) => value + (index === text.length % 384 ? 0.4 : 0));
  return own.map((value) => value / Math.hypot(...own));
}

let chat: Chat;
beforeAll(async () => {
  chat = await startChat({ embed: async (texts) => texts.map(meaningOf) });
});
afterAll(() => chat.close());

/** Sends a message, lets the companion answer with `reply`, and has it read in the background. */
async function tell(userId: string, content: string, extra: object = {}, reply = 'I see.') {
  const reader = await chat.send(userId, content, { ...extra });
  const model = await chat.model.next();
  model.say(reply);
  model.end();
  const conversationId = await reader.conversationId();
  await reader.readAll();
  const row = await chat.messages.findOne({ userId, sender: 'user' }, { sort: { at: -1 } });
  const messageId = String(row?.['_id']);
  await deliver(chatHandlers(chat), 'chat.analyse-message', { userId, messageId });
  return conversationId;
}

const ask = (userId: string, query: Partial<MessageSearch>, sign = chat.signAsJournal) =>
  chat.app.inject({
    method: 'POST',
    url: '/internal/message-search',
    headers: { [IDENTITY_HEADER]: sign({ userId }) },
    payload: { vector: null, ...query },
  });
const search = async (userId: string, query: Partial<MessageSearch>) =>
  (await ask(userId, query)).json<FoundMessages>();

it("when a word is looked for, then one's own messages have it, marked, and neither replies nor another's", async () => {
  const [ann, bob] = [newUser(), newUser()];
  const conversationId = await tell(ann, 'The landlord came.', { mode: 'heal' }, 'A landlord, you say.');
  await tell(bob, 'My landlord is a saint.');
  expect(await search(ann, { q: 'landl' })).toEqual({
    results: [
      {
        kind: 'message',
        date: today(),
        snippet: 'The landlord came.',
        hits: [[4, 9]],
        score: expect.any(Number) as number,
        conversationId,
        mode: 'heal',
        fit: { words: 0.9, whole: 1, cosine: null },
      },
    ],
    since: null,
  });
  expect((await search(newUser(), { q: 'landlord' })).results).toEqual([]);
});

it('when a message spells a word otherwise, then it is found', async () => {
  const ann = newUser();
  await tell(ann, 'Auf der Straße nach Łódź.');
  const { results } = await search(ann, { q: 'strasse lodz' });
  expect(results.map(({ hits }) => hits)).toEqual([
    [
      [8, 14],
      [20, 24],
    ],
  ]);
});

it('when only the meaning fits, then the message is found without a mark', async () => {
  const ann = newUser();
  await tell(ann, 'I belonged there.');
  const vector = meaningOf('I belonged there.');
  expect((await search(ann, { q: 'sofa', vector })).results).toMatchObject([
    { snippet: 'I belonged there.', hits: [] },
  ]);
  expect((await search(ann, { q: 'sofa', vector: meaningOf('Other') })).results).toEqual([]);
});

it('when days or a theme are asked for, then the day of the conversation counts', async () => {
  const ann = newUser();
  const conversationId = await tell(ann, 'The landlord came.');
  await chat.database
    .collection<{ _id: number }>('conversations')
    .updateOne({ _id: conversationId }, { $set: { date: '2024-05-01' } });
  const q = 'landlord';
  expect((await search(ann, { q, from: '2024-05-01', to: '2024-05-01' })).results).toMatchObject([
    { date: '2024-05-01' },
  ]);
  expect((await search(ann, { q, from: '2024-05-02' })).results).toEqual([]);
  expect((await search(ann, { q, to: '2024-04-30' })).results).toEqual([]);
  expect((await search(ann, { q, theme: 'study' })).results).toEqual([]);
  await chat.messages.updateMany({ userId: ann }, { $set: { analysis: { themes: ['study'] } } });
  expect((await search(ann, { q, theme: 'study' })).results).toHaveLength(1);
});

it('when a message was written in danger, then its writer finds it', async () => {
  const ann = newUser();
  await tell(ann, 'The landlord came.');
  await chat.messages.updateMany({ userId: ann }, { $set: { care: Buffer.from('sealed') } });
  expect((await search(ann, { q: 'landlord' })).results).toHaveLength(1);
});

it('when a calendar suggestion was answered, then the answer is not found', async () => {
  const ann = newUser();
  const id = await tell(ann, 'Rain.');
  const body = { message: 'Yes, add the landlord', isCalendarConfirmation: true };
  await chat.request('POST', ann, `/${id}/messages`, body);
  expect((await search(ann, { q: 'landlord' })).results).toEqual([]);
});

it('when the time is over, then the answer says how far it came', async () => {
  const ann = newUser();
  await tell(ann, 'The landlord came.');
  const [row] = await chat.messages.find({ userId: ann, sender: 'user' }).toArray();
  if (!row) throw new Error('nothing was sent');
  const box = await chat.vault.open(ann);
  const older = Array.from({ length: 600 }, (_, index) => {
    const _id = new Types.ObjectId();
    const content = box.seal('The landlord again.', contentAad(_id));
    const clientMessageId = `older-${index}`;
    return {
      ...row,
      _id,
      turn: _id,
      clientMessageId,
      content,
      at: new Date(row['at'].getTime() - 1_000 * (index + 1)),
    };
  });
  await chat.messages.insertMany(older);
  let reads = 0;
  const clock = () => 600 * (reads += 1);
  const answer = await chat.searchMessages(ann, { q: 'landlord', vector: null }, clock);
  expect(answer.results).toHaveLength(50);
  expect(answer.since).toBe(today());
});

it('when a person was erased, then nothing of theirs is found', async () => {
  const ann = newUser();
  await tell(ann, 'The landlord came.');
  await deliver(chatHandlers(chat), 'auth.user-deleted', { userId: ann });
  expect((await ask(ann, { q: 'landlord' })).statusCode).toBe(404);
});

it('when another service asks, or the question is none, then it is refused', async () => {
  const ann = newUser();
  expect((await ask(ann, { q: 'rain' }, chat.signAsAuth)).statusCode).toBe(401);
  expect((await ask(ann, { q: '' })).statusCode).toBe(400);
});

it('when the question names a feeling, then a message in which it is felt is found', async () => {
  const ann = newUser();
  await tell(ann, 'Nobody asked me to come along. I have no friends here.', { mode: 'heal' });
  expect(await search(ann, { q: 'when was I lonely?' })).toMatchObject({
    results: [{ snippet: 'Nobody asked me to come along. I have no friends here.', hits: [] }],
  });
  expect(await search(ann, { q: 'when was I proud?' })).toMatchObject({ results: [] });
});
