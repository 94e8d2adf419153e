import { createTokenBudget, tokensKey } from '@inkwell/service';
import { roundTrips } from '@inkwell/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Chat, newUser, startChat, today } from './harness.ts';
import type { ModelCall } from './scripted-model.ts';

let chat: Chat;
let clock = Date.now();
beforeAll(async () => {
  chat = await startChat({ tokenBudget: 1_000, now: () => new Date(clock) });
});
afterEach(() => {
  clock = Date.now();
  chat.screen.setCost(0);
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

const tokensOf = async (userId: string) => Number(await chat.redis.get(tokensKey(userId, today())));

describe('the daily token budget', () => {
  it('when a reply is written, then what it used is counted on the day, and over the budget no provider is asked', async () => {
    const userId = newUser();
    const asked = await use(userId, 600);
    expect(asked.isOverBudget).toBe(false);
    // The provider never learns the id itself.
    expect(asked.safetyIdentifier).toBe(`hash of ${userId}`);
    expect(await tokensOf(userId)).toBe(600);
    expect((await use(userId, 600)).isOverBudget).toBe(false);
    expect(await tokensOf(userId)).toBe(1_200);
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
    expect(await tokensOf(userId)).toBe(450);
  });

  it('when the day is another one, then the count begins anew', async () => {
    const userId = newUser();
    await use(userId, 5_000);
    clock += 24 * 60 * 60_000;
    expect((await use(userId, 200)).isOverBudget).toBe(false);
  });

  it('when it is counted, then it costs MongoDB nothing', async () => {
    const userId = newUser();
    await use(userId, 600);
    const talk = async (tokens: number) =>
      roundTrips(chat.connection, async () => void (await use(userId, tokens)));
    expect(await talk(200)).toBe(await talk(0));
  });

  it('when another service has used up the day, then no provider is asked, and another person is none the poorer', async () => {
    const userId = newUser();
    const { redis, log } = chat;
    const ofJournal = createTokenBudget({ redis, limit: 1_000, log, now: () => new Date(clock) });
    await ofJournal.add(userId, 1_000);
    expect((await use(userId, 0)).isOverBudget).toBe(true);
    expect((await use(newUser(), 0)).isOverBudget).toBe(false);
  });

  it('when a model reads a message for danger, then that counts too, and it reads on over the budget', async () => {
    const userId = newUser();
    chat.screen.setCost(600);
    expect((await use(userId, 0)).isOverBudget).toBe(false);
    expect((await use(userId, 0)).isOverBudget).toBe(true);
    await use(userId, 0);
    expect(await tokensOf(userId)).toBe(1_800);
  });
});
