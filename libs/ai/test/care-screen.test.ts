import { describe, expect, it } from 'vitest';
import { readByHead } from '../src/care/head.ts';
import { createScreen } from '../src/care/index.ts';
import { cutBetweenWords, piecesOf } from '../src/care/pieces.ts';
import { askForVerdict } from '../src/care/verdict.ts';
import { createLocalModel, ModelError, type LanguageModel } from '../src/index.ts';

describe('the screen', () => {
  it('when there is no server, then the rules read alone', async () => {
    expect(await createScreen().read('I want to kill myself').whole).toMatchObject({
      found: { level: 'crisis' },
      isWhole: true,
    });
  });

  it('when there is a model, then it reads messages, and the one that sees more wins', async () => {
    const verdict = (level: 'none' | 'concern' | 'crisis'): LanguageModel => ({
      ...createLocalModel(),
      provider: 'openai',
      object: ({ schema }) => Promise.resolve(schema.parse({ level, kind: 'violence' })),
    });
    const read = async (model: LanguageModel, text: string) =>
      (await createScreen({ model }).read(text).whole).found;
    expect(await read(verdict('crisis'), 'He counts the minutes.')).toEqual({
      level: 'crisis',
      kind: 'violence',
    });
    expect(await read(verdict('none'), 'He counts the minutes.')).toBeNull();
    expect(await read(verdict('concern'), 'I want to kill myself')).toMatchObject({ level: 'crisis' });
    expect(await read({ ...verdict('crisis'), provider: 'local' }, 'Rain.')).toBeNull();
  });

  it('when a model reads a message, then it knows the person by name alone, and what it used is told', async () => {
    const known: unknown[] = [];
    const model: LanguageModel = {
      ...createLocalModel(),
      provider: 'openai',
      object: async ({ schema, safetyIdentifier, onTokens }) => {
        known.push(safetyIdentifier);
        onTokens?.(40);
        return schema.parse({ level: 'none', kind: 'violence' });
      },
    };
    const onTokens = (tokens: number) => known.push(tokens);
    await createScreen({ model }).read('Rain.', { safetyIdentifier: 'hash', onTokens }).whole;
    expect(known).toEqual(['hash', 40]);
  });

  it('when the model fails, then the rules and the head decide and the failure is told', async () => {
    const failures: unknown[] = [];
    const model: LanguageModel = {
      ...createLocalModel(),
      provider: 'openai',
      object: () => Promise.reject(new ModelError('unavailable', 'away')),
    };
    const screen = createScreen({ model, onFailure: (error) => failures.push(error) });
    expect((await screen.read('I want to kill myself').whole).found).toMatchObject({ level: 'crisis' });
    expect(failures).toHaveLength(1);
  });

  it('when the local provider is asked for a verdict, then it gives that of the rules', async () => {
    expect(await askForVerdict(createLocalModel(), 'I want to kill myself')).toEqual({
      level: 'crisis',
      kind: 'suicide',
    });
    expect(await askForVerdict(createLocalModel(), 'Rain.')).toBeNull();
  });

  it('when the server fails, then the rules decide and the failure is told', async () => {
    const failures: unknown[] = [];
    const embeddings = { embed: () => Promise.reject(new Error('gone')) };
    const { byRules, whole } = createScreen({ embeddings, onFailure: (error) => failures.push(error) }).read(
      'Sometimes I wish I was dead.',
    );
    expect(await whole).toMatchObject({ found: byRules, isWhole: false });
    expect(failures).toHaveLength(1);
  });

  it('when a text is long, then all of it is read in pieces, and the highest level counts', async () => {
    const sentences = Array.from({ length: 300 }, (_, index) => `This is sentence ${index} of it.`);
    const read: string[] = [];
    const head = {
      model: '',
      classes: ['none everyday', 'crisis suicide'],
      mean: [0],
      weights: [[0], [10]],
      bias: [0, -5],
      minDanger: 0.5,
      minCrisis: 0.5,
    };
    const embeddings = {
      embed: (texts: readonly string[]) => {
        read.push(...texts);
        return Promise.resolve(texts.map((text) => [text.includes('sentence 270 ') ? 1 : 0]));
      },
    };
    const { whole } = createScreen({ embeddings, head }).read(sentences.join(' '));
    expect(await whole).toMatchObject({ found: { level: 'crisis', kind: 'suicide' }, isWhole: true });
    expect(read.join(' ').replace(/\s+/g, ' ')).toBe(sentences.join(' '));
  });

  it('when a text has no end of a sentence, then it is cut between words and nothing is lost', () => {
    const text = 'word '.repeat(400).trim();
    const pieces = piecesOf(text);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join(' ').replace(/\s+/g, ' ')).toBe(text);
    expect(piecesOf('x'.repeat(1_000)).join('').replace(/\s/g, '')).toBe('x'.repeat(1_000));
  });

  it.each(['👩‍👩‍👧‍👦', '🇸🇪', '👍🏽', 'नि', 'กำ', '\u1112\u1161\u11AB', 'e\u0301'])(
    'when a text is nothing but %s without a space, then no piece divides one',
    (one) => {
      const text = `a${one.repeat(1_000)}`;
      const parts = cutBetweenWords(text, 240);
      expect(parts.join('')).toBe(text);
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(240);
      expect(parts.map((part) => part.replaceAll(one, '')).join('')).toBe('a');
    },
  );

  it('when one character is longer than a piece, then it is cut between code points', () => {
    const text = `a${'\u0301'.repeat(1_000)}`;
    expect(cutBetweenWords(text, 240).join('')).toBe(text);
  });

  it('when Chinese sentences have no spaces between them, then a piece ends with one', () => {
    const pieces = piecesOf('今天我去公园散步，看到了很多花。'.repeat(40));
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) expect(piece).toMatch(/。$/);
  });
});

describe('the head', () => {
  /** Log-probabilities: nothing of an embedding counts. */
  const headOf = (everyday: number, concern: number, crisis: number) => ({
    model: '',
    classes: ['none everyday', 'concern suicide', 'crisis suicide'],
    mean: [0],
    weights: [[0], [0], [0]],
    bias: [Math.log(everyday), Math.log(concern), Math.log(crisis)],
    minDanger: 0.8,
    minCrisis: 0.8,
  });

  it('when it wavers between crisis and concern but not about danger, then it is a crisis', () => {
    expect(readByHead(headOf(0.02, 0.58, 0.4), [1])).toEqual({ level: 'crisis', kind: 'suicide' });
  });

  it('when it is danger and hardly a crisis, then it is a concern', () => {
    expect(readByHead(headOf(0.1, 0.8, 0.1), [1])).toEqual({ level: 'concern', kind: 'suicide' });
  });

  it('when it wavers between crisis and everyday, then it is nothing', () => {
    expect(readByHead(headOf(0.5, 0, 0.5), [1])).toBeNull();
  });
});
