import { roundTrips } from '@inkwell/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chat, newUser, startChat, today } from './harness.ts';
import type { ModelCall } from './scripted-model.ts';

let chat: Chat;
beforeAll(async () => {
  chat = await startChat({ tokenBudget: 1_000 });
});
afterAll(() => chat.close());

/** Sends a message that uses so many tokens. @returns what the model was asked with */
async function use(userId: string, tokens: number, end: (call: ModelCall) => void = (call) => call.end()) {
  const reader = await chat.send(userId, 'Hello.');
  const call = await chat.model.next();
  call.say('Hello to you.');
  call.request.onTokens?.(tokens / 2);
  call.request.onTokens?.(tokens / 2);
  end(call);
  await reader.readAll();
  return call.request;
}

const tokensOf = async (userId: string): Promise<unknown> =>
  (await chat.connection.collection<{ _id: string; tokens?: unknown }>('people').findOne({ _id: userId }))
    ?.tokens;

describe('the daily token budget', () => {
  it('when a reply is written, then what it used is counted on the day, and over the budget no provider is asked', async () => {
    const userId = newUser();
    const asked = await use(userId, 600);
    expect(asked.isOverBudget).toBe(false);
    // The provider never learns the id itself.
    expect(asked.safetyIdentifier).toBe(`hash of ${userId}`);
    expect(await tokensOf(userId)).toEqual({ day: today(), used: 600 });
    expect((await use(userId, 600)).isOverBudget).toBe(false);
    expect(await tokensOf(userId)).toEqual({ day: today(), used: 1_200 });
    expect((await use(userId, 100)).isOverBudget).toBe(true);
  });

  it('when a reply fails or is stopped, then it counts too', async () => {
    const userId = newUser();
    await use(userId, 400, (call) => call.fail(new Error('cut')));
    const reader = await chat.send(userId, 'And then?');
    const id = await reader.conversationId();
    const call = await chat.model.next();
    call.request.onTokens?.(50);
    await chat.stop(userId, id);
    await reader.readAll();
    expect(await tokensOf(userId)).toMatchObject({ used: 450 });
  });

  it('when the day is another one, then the count begins anew', async () => {
    const userId = newUser();
    await use(userId, 5_000);
    await chat.connection
      .collection<{ _id: string }>('people')
      .updateOne({ _id: userId }, { $set: { 'tokens.day': '2020-01-01' } });
    expect((await use(userId, 200)).isOverBudget).toBe(false);
    expect(await tokensOf(userId)).toEqual({ day: today(), used: 200 });
  });

  it('when nothing was used, then it costs no write', async () => {
    const userId = newUser();
    await use(userId, 600);
    const talk = async (tokens: number) =>
      roundTrips(chat.connection, async () => void (await use(userId, tokens)));
    const [withTokens, without] = [await talk(200), await talk(0)];
    expect(withTokens - without).toBe(1);
  });
});
