import { setImmediate } from 'node:timers/promises';
import type { CareContext } from '@inkwell/ai/care';
import { describe, expect, it, vi } from 'vitest';
import { type ActiveReply, createActiveReply, type LateQuestion, type Turn } from './active-reply.ts';
import { askAtEnd } from './ask-at-end.ts';

const CARE: CareContext = { step: 'ask', kind: 'suicide', times: 1, isYes: false, resources: [] };
const REQUEST = { messages: [{ role: 'user' as const, content: 'There is a letter for each of them.' }] };

function replyWith(lateQuestion: LateQuestion | null, more: Partial<Turn> = {}): ActiveReply {
  const reply = createActiveReply({ answersCare: null, lateQuestion, ...more } as Turn);
  reply.append('I read that.');
  return reply;
}

describe('the end of a reply', () => {
  it('when the head is late, then it waits for that, and asks what was found', async () => {
    let read = () => {};
    const isReadByHead = new Promise<void>((resolve) => (read = resolve));
    const reply = replyWith({ isReadByHead, ask: () => Promise.resolve(CARE) });
    const done = askAtEnd(reply, REQUEST);
    await setImmediate();
    expect(reply.text).toBe('I read that.');
    read();
    await done;
    expect(reply.text).toMatch(/^I read that\.\n\n[^]+killing yourself\?$/);
    expect(reply.conclusion?.choices).toContain('No, not that');
  });

  it('when the head does not answer, then the reply ends without it', async () => {
    const ask = vi.fn<LateQuestion['ask']>(() => Promise.resolve(null));
    const reply = replyWith({ isReadByHead: new Promise(() => undefined), ask });
    await askAtEnd(reply, REQUEST);
    expect(reply).toMatchObject({ text: 'I read that.', conclusion: null });
  });

  it('when the reply was stopped, or answers a sign itself, then nothing is asked', async () => {
    const ask = vi.fn<LateQuestion['ask']>(() => Promise.resolve(CARE));
    const question = { isReadByHead: new Promise<void>(() => undefined), ask };
    const stopped = replyWith(question);
    const done = askAtEnd(stopped, REQUEST);
    stopped.abort('stopped');
    await done;
    await askAtEnd(replyWith(question, { answersCare: CARE }), REQUEST);
    expect(ask).not.toHaveBeenCalled();
  });

  it('when the companion gave answers to tap, then those to the question take their place', async () => {
    const reply = replyWith({ isReadByHead: Promise.resolve(), ask: () => Promise.resolve(CARE) });
    const state = { language: 'en' } as never;
    reply.conclude({ choices: ['Just listen'], exercise: null, state, progress: null });
    await askAtEnd(reply, REQUEST);
    expect(reply.conclusion).toMatchObject({
      choices: ['Yes', 'No, not that', "I'd rather not say"],
      state,
    });
  });
});
