import { type CareHead, createScreen } from '@inkwell/ai/care';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { careOf, completion, contentIn } from './care-events.ts';
import { type Chat, newUser, startChat } from './harness.ts';

const LETTER = 'There is a letter for each of them in the drawer of my desk, and they are stamped.';
const LIKELY = 3;
const HARMLESS = -5;
/** Its vectors begin with the log-odds of danger. */
const HEAD: CareHead = {
  model: '',
  classes: ['none everyday', 'concern suicide'],
  mean: [0],
  weights: [[0], [1]],
  bias: [0, 0],
  minAsked: 0.2,
  minSupport: 0.5,
  minConcern: 0.9,
  minSure: 0.9,
};
const vectorOf = (logOdds: number) => [logOdds, ...Array<number>(383).fill(0)];

let chat: Chat;
/** What the second reader makes of the letter, once it answers. */
let reads: () => Promise<number>;
beforeAll(async () => {
  const scored = (texts: readonly string[], logOdds: number) =>
    texts.map((text) => vectorOf(text === LETTER ? logOdds : HARMLESS));
  const realScreen = createScreen({
    embeddings: { embed: (texts) => Promise.resolve(scored(texts, LIKELY)) },
    head: HEAD,
    reader: { embed: async (texts) => scored(texts, await reads()) },
    loadReaderHead: () => Promise.resolve(HEAD),
  });
  chat = await startChat({ realScreen });
});
afterAll(() => chat.close());

let userId = '';
beforeEach(() => {
  userId = newUser();
  reads = () => Promise.resolve(LIKELY);
  chat.model.answerAlways('I read that.');
});

const say = async (content: string) => (await chat.send(userId, content)).readAll();

describe('a second reader without a language model', () => {
  it('when it confirms what is likely while the reply is written, then that reply asks at its end', async () => {
    const events = await say(LETTER);
    expect(chat.model.last().care).toBeUndefined();
    expect(contentIn(events)).toMatch(/^I read that\.\n\n[^\n]+are you thinking about killing yourself\?$/);
    expect(completion(events)).toMatchObject({
      care: { level: 'concern', kind: 'suicide' },
      choices: ['Yes', 'No, not that', "I'd rather not say"],
    });
  });

  it('when it sees nothing in that, then nobody is asked, and no quiet line stands under the reply', async () => {
    reads = () => Promise.resolve(HARMLESS);
    const events = await say(LETTER);
    expect(contentIn(events)).toBe('I read that.');
    expect(completion(events)).toMatchObject({ care: null });
    expect(completion(events)).not.toHaveProperty('support');
    expect(await careOf(chat, userId)).toMatchObject({ care: null, asked: null });
  });

  it('when it answers after the reply, then the next one asks', async () => {
    let answer: (logOdds: number) => void = () => undefined;
    reads = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    expect(contentIn(await say(LETTER))).toBe('I read that.');
    const notice = chat.nextNotice(userId);
    answer(LIKELY);
    expect(await notice).toBe('chat');
    reads = () => Promise.resolve(HARMLESS);
    await say('The post office closes at five.');
    expect(chat.model.last().care).toMatchObject({ step: 'ask' });
  });

  it('when it is out of reach, then what the head finds likely is asked about', async () => {
    reads = () => Promise.reject(new Error('away'));
    expect(contentIn(await say(LETTER))).toMatch(/are you thinking about killing yourself\?$/);
  });
});
