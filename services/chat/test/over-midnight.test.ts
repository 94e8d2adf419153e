import { addDays } from '@inkwell/contracts';
import { roundTrips } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chat, newUser, startChat, today } from './harness.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const evening = today();
const morning = addDays(evening, 1);
const midnight = Date.parse(`${morning}T00:00:00Z`);
const said = (role: string, content: string) => ({ role, content });
const lastNight = (role: string, content: string) => ({ role, content, on: evening });

let clock = midnight;
let chat: Chat;
beforeAll(async () => {
  chat = await startChat({ now: () => new Date(clock) });
  chat.model.answerAlways('I see.');
});
afterAll(() => chat.close());

/** Says something at an instant, and reads the reply to its end. @returns what the model was told */
async function say(userId: string, at: number, content: string, mode = 'write') {
  clock = at;
  const date = new Date(at).toISOString().slice(0, 10);
  await (await chat.send(userId, content, { mode, date })).readAll();
  return chat.model.last().messages;
}

describe('a talk that goes on over midnight', () => {
  it('when the new day begins a conversation, then the model is told the end of the one before', async () => {
    const userId = newUser();
    await say(userId, midnight - 10 * MINUTE, 'Three things go into the blue suitcase.');
    const first = await say(userId, midnight + 5 * MINUTE, 'What was on that list?');
    const night = [
      lastNight('user', 'Three things go into the blue suitcase.'),
      lastNight('assistant', 'I see.'),
    ];
    expect(first).toEqual([...night, said('user', 'What was on that list?')]);
    // Also long after: it belongs to how the conversation began.
    expect(await say(userId, midnight + 9 * HOUR, 'Good morning.')).toEqual([
      ...night,
      said('user', 'What was on that list?'),
      said('assistant', 'I see.'),
      said('user', 'Good morning.'),
    ]);
  });

  it('when a direct question was asked in the evening, then a yes with which the new day begins answers it', async () => {
    const userId = newUser();
    await say(userId, midnight - 2 * MINUTE, 'Sometimes I wish I was dead.');
    expect(chat.model.last().care).toMatchObject({ step: 'ask' });
    await say(userId, midnight + MINUTE, 'yes', 'heal');
    expect(chat.model.last().care).toBeUndefined();
    await say(userId, midnight + MINUTE, 'yes');
    expect(chat.model.last().care).toMatchObject({ step: 'open', isYes: true });
  });

  it('when the question is the end of a reply, then the new day answers it, too, with a no as well', async () => {
    const userId = newUser();
    chat.model.answerAlways('That is heavy. Are you thinking about killing yourself?');
    await say(userId, midnight - 2 * MINUTE, 'She would get the insurance, that is just mathematics.');
    chat.model.answerAlways('I see.');
    await say(userId, midnight + MINUTE, 'No, not that');
    expect(chat.model.last().care).toMatchObject({ step: 'heard' });
  });

  it('when much was said before, then the last turns of the six hours before are told', async () => {
    const userId = newUser();
    for (const hours of [8, 7, 5, 4, 3, 2, 1]) await say(userId, midnight - hours * HOUR, `${hours} to go`);
    const own = async () =>
      (await say(userId, midnight + MINUTE, 'Now')).flatMap(({ role, content }) =>
        role === 'user' ? [content] : [],
      );
    expect(await own()).toEqual(['4 to go', '3 to go', '2 to go', '1 to go', 'Now']);

    const other = newUser();
    for (const hours of [8, 7, 5]) await say(other, midnight - hours * HOUR, `${hours} to go`);
    expect(await say(other, midnight + MINUTE, 'Now')).toHaveLength(3);
  });

  it('when the last words are long ago, of another mode or of somebody else, then they are not told', async () => {
    const [late, heals, other, stranger] = [newUser(), newUser(), newUser(), newUser()];
    await say(late, midnight - 4 * HOUR, 'Good night.');
    expect(await say(late, midnight + 7 * HOUR, 'Hello.')).toEqual([said('user', 'Hello.')]);
    await say(heals, midnight - MINUTE, 'Good night.', 'heal');
    expect(await say(heals, midnight + MINUTE, 'Hello.')).toEqual([said('user', 'Hello.')]);
    await say(other, midnight - MINUTE, 'Good night.');
    expect(await say(stranger, midnight + MINUTE, 'Hello.')).toEqual([said('user', 'Hello.')]);
  });

  it('when memory is switched off, then a conversation knows of no other', async () => {
    const userId = newUser();
    await say(userId, midnight - 10 * MINUTE, 'Good night.');
    await chat.people.updateOne({ _id: userId }, { $set: { memoryOff: true } }, { upsert: true });
    expect(await say(userId, midnight + MINUTE, 'Hello.')).toEqual([said('user', 'Hello.')]);
  });

  it('when the new day begins, then its conversation shows its own messages, and costs no round trip more', async () => {
    const userId = newUser();
    await say(userId, midnight - 10 * MINUTE, 'Good night.', 'plan');
    const other = newUser();
    await say(other, midnight - 10 * MINUTE, 'Good night.', 'write');
    const within = await roundTrips(chat.connection, () => say(other, midnight + MINUTE, 'Hello.', 'plan'));
    const over = await roundTrips(chat.connection, () => say(userId, midnight + MINUTE, 'Hello.', 'plan'));
    expect(over).toBe(within);
    const found = await chat.request('GET', userId, `/by-date?date=${morning}&mode=plan`);
    const { messages } = await chat.get(userId, ((await found.json()) as { id: number }).id);
    expect(messages.map(({ content }) => content)).toEqual(['Hello.', 'I see.']);
  });
});
