import { describe, expect, it } from 'vitest';
import { createScreen, type CareHead, type ScreenContext } from '../src/care/index.ts';
import { createLocalModel, type LanguageModel } from '../src/index.ts';
import type { EmbedOptions } from '../src/reading/embeddings.ts';
import { QWEN_CODER } from '../src/reading/index.ts';

/** Gives each text the log-odds of danger that its vector says. */
const HEAD: CareHead = {
  model: '',
  classes: ['none everyday', 'crisis suicide'],
  mean: [0],
  weights: [[0], [1]],
  bias: [0, 0],
  minAsked: 0.2,
  minSupport: 0.3,
  minConcern: 0.6,
  minSure: 0.9,
};
const oddsOf = (probability: number) => Math.log(probability / (1 - probability));
/** Of a length from which on a score counts as it is. */
const COUNTS =
  'He counts the minutes when I am at the shop, and he waits at the door. He keeps the receipts in a tin and asks about each of them, also the small ones.';

type Scores = { head: number; reader: number | Error };

/** A screen whose readers give each text these probabilities of danger. Default of others: 0.01, by both. */
function screenOf(scores: Record<string, Scores>, model?: LanguageModel) {
  const asked: { texts: readonly string[]; options: EmbedOptions | undefined }[] = [];
  const failures: unknown[] = [];
  const scoreOf = (text: string): Scores => scores[text] ?? { head: 0.01, reader: 0.01 };
  const screen = createScreen({
    embeddings: {
      embed: (texts) => Promise.resolve(texts.map((text) => [oddsOf(scoreOf(text).head)])),
    },
    head: HEAD,
    reader: {
      embed: async (texts, options) => {
        asked.push({ texts, options });
        return texts.map((text) => {
          const { reader } = scoreOf(text);
          if (reader instanceof Error) throw reader;
          return [oddsOf(reader)];
        });
      },
    },
    loadReaderHead: () => Promise.resolve(HEAD),
    model,
    onFailure: (error) => failures.push(error),
  });
  return { screen, asked, failures };
}

async function read(scores: Scores, context?: ScreenContext, text = COUNTS) {
  const { screen, asked, failures } = screenOf({ [text]: scores });
  return { ...(await screen.read(text, context).whole), asked, failures };
}

describe('the second reader of a message', () => {
  it.each([
    ['neither is more than a hint', { head: 0.25, reader: 0.4 }, 'support'],
    ['it sees more than the head', { head: 0.25, reader: 0.7 }, 'concern'],
    ['it is sure and the head is not', { head: 0.7, reader: 0.95 }, 'concern'],
    ['both are sure', { head: 0.95, reader: 0.95 }, 'crisis'],
    ['it sees nothing in what the head is sure of', { head: 0.95, reader: 0.1 }, 'support'],
  ] as const)('when %s, then what it sees counts', async (_, scores, level) => {
    expect((await read(scores)).found).toMatchObject({ level, kind: 'suicide' });
  });

  it('when it sees nothing in a mere hint, then nothing is found', async () => {
    expect((await read({ head: 0.25, reader: 0.1 })).found).toBeNull();
  });

  it('when the head alone finds something likely, then it is a hint until this one has read it, if it will', async () => {
    const { screen } = screenOf({ [COUNTS]: { head: 0.7, reader: 0.7 } });
    const levels = async (context?: ScreenContext) => {
      const { byHead, whole } = screen.read(COUNTS, context);
      return [(await byHead).found?.level, (await whole).found?.level];
    };
    expect(await levels()).toEqual(['support', 'concern']);
    expect(await levels({ safetyIdentifier: 'ann', needsPhrase: true })).toEqual(['concern', 'concern']);
  });

  it('when the head finds less than a hint, then it is not asked', async () => {
    expect(await read({ head: 0.1, reader: 0.95 })).toMatchObject({ found: null, asked: [] });
  });

  it('when it is asked, then before work that can wait, and as that person', async () => {
    const { asked } = await read({ head: 0.25, reader: 0.7 }, { safetyIdentifier: 'ann' });
    expect(asked).toEqual([{ texts: [COUNTS], options: { priority: 10, person: 'ann' } }]);
  });

  it('when a sign of the person stands, then what it alone is sure of is no crisis: it has not read the talk', async () => {
    const context = { safetyIdentifier: 'ann', isWatched: true, isSuspected: true };
    expect((await read({ head: 0.25, reader: 0.95 }, context)).found).toMatchObject({ level: 'concern' });
  });

  it('when it has read a message, then its odds count for those that follow, also where it finds nothing', async () => {
    expect((await read({ head: 0.25, reader: 0.7 })).logOdds).toBeCloseTo(oddsOf(0.7));
    expect((await read({ head: 0.25, reader: 0.1 })).logOdds).toBeCloseTo(oddsOf(0.1));
  });

  it('when messages came before, then it counts what they were found to be', async () => {
    const context = { safetyIdentifier: 'ann', before: [1] };
    expect((await read({ head: 0.5, reader: 0.55 }, context)).found).toMatchObject({ level: 'concern' });
  });

  it('when it is about somebody else, then the text says so, and nothing is the writer of it', async () => {
    const told = 'My son told me that he does not want to be alive, and he has been in his room since.';
    const { found, logOdds } = await read({ head: 0.5, reader: 0.7 }, undefined, told);
    expect([found?.isOther, logOdds]).toEqual([true, 0]);
  });

  it('when it is out of reach, then the head is believed, and that is told', async () => {
    const away = new Error('away');
    const { found, failures } = await read({ head: 0.7, reader: away });
    expect([found, failures]).toEqual([{ level: 'concern', kind: 'suicide' }, [away]]);
  });

  it('when a language model is connected, then that one is asked in its place', async () => {
    const model: LanguageModel = {
      ...createLocalModel(),
      provider: 'openai',
      object: ({ schema }) =>
        Promise.resolve(
          schema.parse({ level: 'none', kind: 'suicide', who: 'self', when: 'now', answer: 'none' }),
        ),
    };
    const { screen, asked } = screenOf({ [COUNTS]: { head: 0.7, reader: 0.95 } }, model);
    expect((await screen.read(COUNTS).whole).found).toMatchObject({ level: 'support' });
    expect(asked).toEqual([]);
  });
});

it('when a text is as harmless as the canary, then the committed head says so', async () => {
  const asked: string[] = [];
  const screen = createScreen({
    embeddings: { embed: (texts) => Promise.resolve(texts.map(() => [oddsOf(0.7)])) },
    head: HEAD,
    reader: {
      embed: async (texts) => {
        asked.push(...texts);
        return texts.map(() => QWEN_CODER.canary.vector);
      },
    },
  });
  expect((await screen.read(COUNTS).whole).found).toMatchObject({ level: 'support', isDoubted: true });
  expect(asked).toEqual([COUNTS]);
});

describe('the second reader of a page', () => {
  const paragraph = (name: string) => `${name} ${'was there all day and so was I, '.repeat(25)}and so on.`;
  const [HARMLESS, HINT, OTHER] = ['Rain', 'He', 'Snow'].map(paragraph) as [string, string, string];
  const PAGE = [HARMLESS, HINT, OTHER].join('\n');

  it('when the head has a hint in one piece, then that one is read, and its score weighed by the number of all', async () => {
    const readBy = async (reader: number) => {
      const { screen, asked } = screenOf({ [HINT]: { head: 0.3, reader } });
      return { found: await screen.readInBackground(PAGE), asked: asked.map(({ texts }) => texts) };
    };
    expect(await readBy(0.9)).toEqual({
      found: { level: 'concern', kind: 'suicide', isBySecondAlone: true },
      asked: [[HINT]],
    });
    // 0.7 is a concern by itself.
    expect((await readBy(0.7)).found).toMatchObject({ level: 'support' });
  });

  it('when both are sure, then it is a concern: a page needs words for more', async () => {
    const { screen } = screenOf({ [HINT]: { head: 0.999, reader: 0.999 } });
    expect(await screen.readInBackground(PAGE)).toMatchObject({ level: 'concern' });
  });

  it('when it is out of reach, then the head is believed, and that is told', async () => {
    const away = new Error('away');
    const { screen, failures } = screenOf({ [HINT]: { head: 0.95, reader: away } });
    expect(await screen.readInBackground(PAGE)).toEqual({ level: 'concern', kind: 'suicide' });
    expect(failures).toEqual([away]);
  });
});
