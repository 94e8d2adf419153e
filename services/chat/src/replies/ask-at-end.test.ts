import { setImmediate } from 'node:timers/promises';
import type { CareContext } from '@inkwell/ai/care';
import { describe, expect, it, vi } from 'vitest';
import { type ActiveReply, createActiveReply, type LateQuestion, type ReplyTurn } from './active-reply.ts';
import { askAtEnd } from './ask-at-end.ts';

const CARE: CareContext = { step: 'ask', kind: 'suicide', times: 1, isYes: false, resources: [] };
const REQUEST = { messages: [{ role: 'user' as const, content: 'There is a letter for each of them.' }] };

const withdrawQuestion = vi.fn<LateQuestion['withdrawQuestion']>(() => Promise.resolve());
const notePlanAsked = vi.fn<LateQuestion['notePlanAsked']>(() => Promise.resolve());
function replyWith(
  question: Pick<LateQuestion, 'isRead' | 'ask'>,
  more: Partial<ReplyTurn> = {},
): ActiveReply {
  const reply = createActiveReply({
    answersCare: null,
    lateQuestion: { withdrawQuestion, notePlanAsked, hasSign: () => false, ...question },
    ...more,
  } as ReplyTurn);
  reply.append('I read that.');
  return reply;
}

describe('the end of a reply', () => {
  it('when the readers are late, then it waits for them, and asks what was found', async () => {
    let read = () => {};
    const isRead = new Promise<void>((resolve) => (read = resolve));
    const reply = replyWith({ isRead, ask: () => Promise.resolve(CARE) });
    const done = askAtEnd(reply, REQUEST);
    await setImmediate();
    expect(reply.text).toBe('I read that.');
    read();
    await done;
    expect(reply.text).toMatch(/^I read that\.\n\n[^]+killing yourself\?$/);
    expect(reply.conclusion?.choices).toContain('No, not that');
  });

  it('when the readers do not answer, then the reply ends without it', async () => {
    const ask = vi.fn<LateQuestion['ask']>(() => Promise.resolve(null));
    const reply = replyWith({ isRead: new Promise(() => undefined), ask });
    await askAtEnd(reply, REQUEST);
    expect(reply).toMatchObject({ text: 'I read that.', conclusion: null });
  });

  it('when the reply was stopped, or answers a sign itself, then nothing is asked', async () => {
    const ask = vi.fn<LateQuestion['ask']>(() => Promise.resolve(CARE));
    const question = { isRead: new Promise<void>(() => undefined), ask };
    const stopped = replyWith(question);
    const done = askAtEnd(stopped, REQUEST);
    stopped.abort('stopped');
    await done;
    await askAtEnd(replyWith(question, { answersCare: CARE }), REQUEST);
    expect(ask).not.toHaveBeenCalled();
  });

  it('when the companion gave answers to tap, then those to the question take their place', async () => {
    const reply = replyWith({ isRead: Promise.resolve(), ask: () => Promise.resolve(CARE) });
    const state = { language: 'en' } as never;
    reply.conclude({ choices: ['Just listen'], exercise: null, state, progress: null });
    await askAtEnd(reply, REQUEST);
    expect(reply.conclusion).toMatchObject({
      choices: ['Yes', 'No, not that', "I'd rather not say"],
      state,
    });
  });

  it('when the reply was to ask and did not, then no question is open', async () => {
    const ask = vi.fn<LateQuestion['ask']>(() => Promise.resolve(CARE));
    const question = { isRead: Promise.resolve(), ask };
    const given = { exercise: null, state: { language: 'en' } as never, progress: null };
    for (const [choices, times] of [
      [['Yes', 'No, not that'], 0],
      [[], 1],
    ] as const) {
      const reply = replyWith(question, { answersCare: { ...CARE, times: 2 } });
      reply.conclude({ ...given, choices: [...choices] });
      await askAtEnd(reply, REQUEST);
      expect(withdrawQuestion).toHaveBeenCalledTimes(times);
    }
    expect(ask).not.toHaveBeenCalled();
  });

  it('when it asks how or when they would, then a yes to that is waited for, and nothing else is asked', async () => {
    const ask = vi.fn<LateQuestion['ask']>(() => Promise.resolve(CARE));
    const said =
      ' One side only comes in if you kill yourself. Has it got as far as a day, or a way of doing it?';
    for (const answersCare of [null, CARE]) {
      notePlanAsked.mockClear();
      const reply = replyWith({ isRead: Promise.resolve(), ask }, { answersCare });
      if (answersCare)
        reply.conclude({ choices: [], exercise: null, state: { language: 'en' } as never, progress: null });
      reply.append(said);
      await askAtEnd(reply, REQUEST);
      expect(notePlanAsked).toHaveBeenCalledTimes(1);
    }
    expect(ask).not.toHaveBeenCalled();
  });

  it('when the reply ends with another question, or asks of danger before its end, then it is left to the next one to ask', async () => {
    const ask = vi.fn<LateQuestion['ask']>(() => Promise.resolve(CARE));
    for (const said of [
      ' Who was there “in the end?”',
      ' Could someone there hurt you, or might you hurt somebody? If so, go to a person you trust.',
    ]) {
      const reply = replyWith({ isRead: Promise.resolve(), ask });
      reply.append(said);
      await askAtEnd(reply, REQUEST);
      expect(ask).not.toHaveBeenCalled();
      expect(reply.conclusion).toBeNull();
    }
  });

  it('when the reply asks that itself, then only the answers to tap are added', async () => {
    const ask = vi.fn<LateQuestion['ask']>(() => Promise.resolve(CARE));
    const reply = replyWith({ isRead: Promise.resolve(), ask });
    reply.append(' Are you thinking about suicide?');
    await askAtEnd(reply, REQUEST);
    expect(ask).toHaveBeenCalledWith('suicide');
    expect(reply.text).toBe('I read that. Are you thinking about suicide?');
    expect(reply.conclusion?.choices).toContain('No, not that');
  });
});
