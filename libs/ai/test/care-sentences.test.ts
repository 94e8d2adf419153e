import { describe, expect, it } from 'vitest';
import { createScreen, readInTime } from '../src/care/index.ts';
import type { EmbedOptions } from '../src/reading/embeddings.ts';

const HINT = 'A truck could just drift into my lane.';
const LONG = [
  'It was thirteen hours again and nobody had eaten anything since eleven in the morning.',
  'Two of us called out, so I had three patients.',
  HINT,
  'Then I thought about who picks up Milo on Thursday, and about the pancakes for Sunday, and laughed.',
].join(' ');

/** A screen whose head gives the hint by itself this log-odds of danger, and a message as a whole that; the rest -5. */
function screenOf({ hint = 5, whole = -5, embedSentences = () => Promise.resolve() }) {
  const calls: { texts: readonly string[]; options: EmbedOptions | undefined }[] = [];
  const failures: unknown[] = [];
  const scoreOf = (text: string) => (text === LONG ? whole : text === HINT ? hint : -5);
  const screen = createScreen({
    embeddings: {
      embed: async (texts, options) => {
        calls.push({ texts, options });
        if (calls.length > 1) await embedSentences();
        return texts.map((text) => [scoreOf(text)]);
      },
    },
    head: {
      model: '',
      classes: ['none everyday', 'concern suicide'],
      mean: [0],
      weights: [[0], [1]],
      bias: [0, 0],
      minAsked: 0.6,
      minSupport: 0.6,
      minConcern: 0.9,
      minSure: 0.9,
    },
    onFailure: (error) => failures.push(error),
  });
  return { screen, calls, failures };
}

describe('a long message', () => {
  it('when one sentence shows what the whole does not, then it is a support, whatever its score', async () => {
    const { screen, calls } = screenOf({});
    const { byHead, whole } = screen.read(LONG);
    expect(await byHead).toMatchObject({
      found: { level: 'support', kind: 'suicide' },
      isWhole: true,
      embedding: [-5],
      logOdds: expect.closeTo(-5),
    });
    expect((await whole).found).toEqual({ level: 'support', kind: 'suicide' });
    expect(calls.map(({ texts }) => texts.length)).toEqual([1, 4]);
    const [first, second] = calls.map(({ options }) => options?.priority ?? 0);
    expect(first).toBeGreaterThan(second ?? 0);
  });

  it('when the score of a sentence is one that one of so many has by chance, then nothing is found', async () => {
    const { screen } = screenOf({ hint: 1.5 });
    expect((await screen.read(LONG).byHead).found).toBeNull();
  });

  it('when it shows something as a whole, or is short, then its sentences are not read', async () => {
    const found = screenOf({ whole: 5 });
    expect((await found.screen.read(LONG).byHead).found).toMatchObject({ level: 'concern' });
    expect(found.calls).toHaveLength(1);
    const short = screenOf({});
    await short.screen.read(`It was late. ${HINT} Then I slept.`).whole;
    expect(short.calls).toHaveLength(1);
  });

  it('when its sentences cannot be read, then what the whole shows stands, and the failure is told', async () => {
    const { screen, failures } = screenOf({ embedSentences: () => Promise.reject(new Error('away')) });
    expect(await screen.read(LONG).byHead).toMatchObject({ found: null, isWhole: true, embedding: [-5] });
    expect(failures).toHaveLength(1);
  });

  it('when its sentences take longer than an answer waits, then the answer knows the whole', async () => {
    const { screen } = screenOf({ embedSentences: () => new Promise(() => undefined) });
    const reading = screen.read(LONG);
    await reading.asWhole;
    expect(await readInTime(reading, 1)).toMatchObject({ found: null, isWhole: true, embedding: [-5] });
  });
});
