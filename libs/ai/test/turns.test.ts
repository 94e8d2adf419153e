import { describe, expect, it } from 'vitest';
import { createScreen, readByRules, readByRulesInTurns } from '../src/care/index.ts';
import { createFeelingsReader, readFeelingsByWords } from '../src/feelings/index.ts';
import { factsIn } from '../src/memory/index.ts';
import { createTextSearch } from '../src/search/index.ts';
import { turnsDuring } from './event-loop.ts';
import { HOSTILE_KINDS, hostileText } from './hostile-texts.ts';

const PAGE = 200_000;

const search = (question: string) => async (page: string) => {
  const texts = createTextSearch<string>(question, 50);
  await texts.add('page', page, null);
  await texts.best();
};

describe('a page of the largest size', () => {
  it.each([
    'danger',
    'ends of sentences',
    'one word',
    'lines',
    'a letter with marks alone',
    'prose without full stops',
  ] as const)(
    'when it is of %s and the screen reads it, then others have their turn in between',
    async (kind) => {
      const page = hostileText(kind, PAGE);
      expect(await turnsDuring(() => readByRulesInTurns(page))).toBeGreaterThan(80);
      expect(await turnsDuring(() => createScreen().readInBackground(page))).toBeGreaterThan(80);
    },
  );

  it.each(['nested quotes', 'lines', 'Thai', 'plain prose', 'short paragraphs'] as const)(
    'when it is of %s and its feelings are read, then others have their turn in between',
    async (kind) => {
      const page = hostileText(kind, PAGE);
      expect(await turnsDuring(() => createFeelingsReader().read(page))).toBeGreaterThan(4);
    },
  );

  it.each([
    ['ends of sentences', 4],
    ['Chinese without spaces', 0],
  ] as const)(
    'when it is of %s and facts are looked for in it, then others have their turn in between',
    async (kind, least) => {
      const page = hostileText(kind, PAGE);
      expect(await turnsDuring(() => factsIn(page, '2026-05-17'))).toBeGreaterThan(least);
    },
  );

  it.each([
    ['many words', 'a b c d e f g h i j k l m n o p', 'plain prose'],
    ['a letter', 'b', 'one-letter words'],
    ['ligatures', 'ﷺ', 'ligatures'],
    ['several words', 'ana tired office numbers', 'plain prose'],
  ] as const)(
    'when %s are looked for in it, then others have their turn in between',
    async (_, question, kind) => {
      const page = hostileText(kind, PAGE);
      expect(await turnsDuring(() => search(question)(page))).toBeGreaterThan(4);
    },
  );
});

describe('a message of the largest size', () => {
  it.each(['danger', 'one word', 'lines', 'ends of sentences'] as const)(
    'when it is of %s and the screen reads it, then others have their turn in between',
    async (kind) => {
      const text = hostileText(kind, 8_000);
      expect(await turnsDuring(() => createScreen().read(text).byRules)).toBeGreaterThan(3);
    },
  );
});

describe('a text that is read in turns', () => {
  const texts = [
    ...HOSTILE_KINDS.map((kind) => [kind, hostileText(kind, 3_000)] as const),
    ['danger at the end', `${hostileText('plain prose', 5_000)} I want to kill myself.`] as const,
    [
      'danger without full stops',
      `${hostileText('prose without full stops', 5_000)}i want to kill myself`,
    ] as const,
    ['danger on a line', `${hostileText('lines', 3_990)}I want to kill myself\nToday`] as const,
  ];

  it.each(texts)('when it is of %s, then the screen finds the same', async (_, text) => {
    expect(await readByRulesInTurns(text)).toEqual(readByRules(text));
  });

  it.each(texts)('when it is of %s, then the same is felt', async (_, text) => {
    expect(await createFeelingsReader().read(text)).toEqual(readFeelingsByWords(text));
  });
});
