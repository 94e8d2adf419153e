import { FROM_MESSAGES } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { createScreen, decideCare, NO_CARE } from '../src/care/index.ts';
import { cutBetweenWords, splitIntoPieces } from '../src/care/pieces.ts';
import { askForVerdict } from '../src/care/verdict.ts';
import { createLocalModel, ModelError, type LanguageModel } from '../src/index.ts';

describe('the screen', () => {
  it('when there is no server, then the rules read alone', async () => {
    expect(await createScreen().read('I want to kill myself').whole).toMatchObject({
      found: { level: 'crisis' },
      isWhole: true,
    });
  });

  const verdict = (level: 'none' | 'support' | 'concern' | 'crisis', more = {}): LanguageModel => ({
    ...createLocalModel(),
    provider: 'openai',
    object: ({ schema }) =>
      Promise.resolve(
        schema.parse({ level, kind: 'violence', who: 'self', when: 'now', answer: 'none', ...more }),
      ),
  });
  /** A head that gives a message this probability of danger. */
  const scoring = (danger: number) => ({
    embeddings: { embed: (texts: readonly string[]) => Promise.resolve(texts.map(() => [1])) },
    head: {
      model: '',
      classes: ['none everyday', 'crisis violence'],
      mean: [0],
      weights: [[0], [0]],
      bias: [0, Math.log(danger / (1 - danger))],
      minAsked: 0.2,
      minSupport: 0.3,
      minConcern: 0.6,
      minSure: 0.9,
    },
  });
  const read = async (model: LanguageModel, text: string, danger?: number) =>
    (await createScreen({ model, ...(danger !== undefined && scoring(danger)) }).read(text).whole).found;
  /** Of a length from which on a score counts as it is. */
  const COUNTS =
    'He counts the minutes when I am at the shop, and he waits at the door. He keeps the receipts in a tin and asks about each of them, also the small ones.';

  it('when a score alone is high, then it is a concern and no crisis', async () => {
    const { whole } = createScreen(scoring(0.999)).read(COUNTS);
    expect((await whole).found).toEqual({ level: 'concern', kind: 'violence' });
  });

  it.each([
    ['crisis', 0.95, 'crisis'],
    ['crisis', 0.7, 'concern'],
    ['concern', 0.95, 'concern'],
    ['none', 0.95, 'support'],
    ['support', 0.7, 'support'],
  ] as const)('when the model says %s and the head %s, then it is %s', async (level, danger, expected) => {
    expect(await read(verdict(level), COUNTS, danger)).toMatchObject({ level: expected });
  });

  it('when the head finds nothing at all, then the model is not asked', async () => {
    expect(await read(verdict('crisis'), COUNTS, 0.1)).toBeNull();
  });

  it('when there is less than a hint, then the model is asked, and finds a concern at most', async () => {
    const found = { level: 'concern', kind: 'violence', isBySecondAlone: true };
    expect(await read(verdict('crisis'), COUNTS, 0.25)).toEqual(found);
    expect(await read(verdict('none'), COUNTS, 0.25)).toBeNull();
    const screen = createScreen({ model: verdict('crisis'), ...scoring(0.1) });
    expect((await screen.read(COUNTS, { safetyIdentifier: 'ann', before: [1] }).whole).found).toEqual(found);
  });

  it('when nobody pays for it, then the model is asked only about what the phrases find something in', async () => {
    let asked = 0;
    const model: LanguageModel = {
      ...verdict('crisis'),
      object: (request) => {
        asked += 1;
        return verdict('crisis').object(request);
      },
    };
    const screen = createScreen({ model, ...scoring(0.7) });
    const who = { safetyIdentifier: 'ann', isWatched: true, needsPhrase: true };
    expect((await screen.read(COUNTS, who).whole).found).toEqual(
      (await screen.read(COUNTS, who).byHead).found,
    );
    expect(asked).toBe(0);
    await screen.read('He is going to hit me again', who).whole;
    expect(asked).toBe(1);
  });

  it('when a sign of the person stands, then the model is asked, and its crisis is one: another reader saw danger before', async () => {
    const read = (level: 'crisis' | 'none', isSuspected: boolean) =>
      createScreen({ model: verdict(level), ...scoring(0.1) }).read(COUNTS, {
        safetyIdentifier: 'ann',
        isWatched: true,
        isSuspected,
      });
    const found = { kind: 'violence', isBySecondAlone: true };
    expect((await read('crisis', true).whole).found).toEqual({ ...found, level: 'crisis' });
    expect((await read('crisis', false).whole).found).toEqual({ ...found, level: 'concern' });
    expect((await read('none', true).whole).found).toBeNull();
  });

  it('when the model reads a yes to the question of the reply, then the finding says so, of nobody else', async () => {
    expect(await read(verdict('concern', { answer: 'yes' }), COUNTS, 0.7)).toMatchObject({ isYes: true });
    for (const more of [{ answer: 'no' }, { answer: 'yes', who: 'other' }])
      expect(await read(verdict('concern', more), COUNTS, 0.7)).not.toHaveProperty('isYes');
  });

  it('when messages came before, then the head counts what they were found to be, and the model reads them', async () => {
    const inputs: unknown[] = [];
    const model: LanguageModel = {
      ...verdict('concern'),
      object: ({ schema, input }) => {
        inputs.push(input);
        return Promise.resolve(
          schema.parse({ level: 'concern', kind: 'violence', who: 'self', when: 'now', answer: 'none' }),
        );
      },
    };
    const screen = createScreen({ model, ...scoring(0.55) });
    const said = { before: ['He came home.', 'He was loud.'], answers: 'Are you safe?' };
    const talk = { before: [1], readBefore: () => Promise.resolve(said) };
    const { byHead, whole } = screen.read(COUNTS, { safetyIdentifier: 'someone', ...talk });
    expect(await byHead).toMatchObject({ found: { level: 'concern' }, logOdds: expect.closeTo(0.2) });
    await whole;
    expect(inputs).toEqual([
      { messages_before: said.before, reply_that_it_answers: said.answers, message: COUNTS },
    ]);
  });

  it('when the messages before cannot be read, then the model is asked without them', async () => {
    const { whole } = createScreen({ model: verdict('concern'), ...scoring(0.7) }).read(COUNTS, {
      safetyIdentifier: 'someone',
      readBefore: () => Promise.reject(new Error('away')),
    });
    expect((await whole).found).toMatchObject({ level: 'concern' });
  });

  it('when it is about somebody else, then it says nothing of the writer for the messages that follow', async () => {
    const told = 'My son told me that he does not want to be alive, and he has been in his room since.';
    const { embeddings, head } = scoring(0.95);
    const ofSuicide = { ...head, classes: ['none everyday', 'crisis suicide'] };
    const { whole } = createScreen({ embeddings, head: ofSuicide }).read(told);
    expect(await whole).toMatchObject({ found: { isOther: true }, logOdds: 0 });
  });

  it('when the model finds nothing, then the message says nothing for those that follow', async () => {
    const { whole } = createScreen({ model: verdict('none'), ...scoring(0.95) }).read(COUNTS);
    expect((await whole).logOdds).toBe(0);
  });

  it('when the model finds nothing in what the head takes for danger, then that becomes no sign of the person', async () => {
    const found = await read(verdict('none'), COUNTS, 0.95);
    const at = new Date('2026-11-01T12:00:00Z');
    const sign = { level: 'concern', kind: 'violence', at: at.toISOString(), from: FROM_MESSAGES } as const;
    const record = { ...NO_CARE, signs: [sign] };
    const turn = { record, text: COUNTS, at, day: '2026-11-01', conversationId: 1 };
    expect(decideCare({ ...turn, found })).toMatchObject({ act: null, isSign: false });
    expect(decideCare({ ...turn, found: { level: 'support', kind: 'violence' } }).isSign).toBe(true);
  });

  it('when a phrase says it outright, then no model takes it back', async () => {
    expect(await read(verdict('none'), 'I want to kill myself')).toMatchObject({ level: 'crisis' });
  });

  it('when there is no head, then the model reads all, and finds a concern at most', async () => {
    expect(await read(verdict('crisis'), COUNTS)).toEqual({
      level: 'concern',
      kind: 'violence',
      isBySecondAlone: true,
    });
    expect(await read(verdict('none'), COUNTS)).toBeNull();
    expect(await read({ ...verdict('crisis'), provider: 'local' }, 'Rain.')).toBeNull();
  });

  it('when the model tells of somebody else, or of what is over, then it is found as that', async () => {
    expect(await read(verdict('concern', { who: 'other' }), COUNTS, 0.7)).toMatchObject({ isOther: true });
    const quoted =
      'It says "I don\'t want to be here any more. It\'s not your fault Mama." And no date on it.';
    const ofSon = verdict('crisis', { who: 'other', kind: 'suicide' });
    expect(await read(ofSon, quoted, 0.7)).toMatchObject({ isOther: true });
    // Whoever the words are about, the model has said that it is theirs.
    const ofBoth = 'My mum is worried, she cried, she says she is afraid for me, and she called her sister.';
    const ofHer = verdict('concern', { kind: 'self_harm' });
    expect(await read(ofHer, ofBoth, 0.7)).toEqual({ level: 'concern', kind: 'self_harm' });
    // Of another kind, or said outright, it stays theirs.
    expect(await read(verdict('crisis', { who: 'other' }), quoted, 0.1)).not.toHaveProperty('isOther');
    expect(await read(ofSon, 'I want to kill myself', 0.7)).toEqual({
      level: 'crisis',
      kind: 'suicide',
    });
    expect(await read(verdict('crisis', { when: 'past' }), COUNTS, 0.95)).toMatchObject({ level: 'concern' });
  });

  it('when the head has read, then its finding does not wait for the model', async () => {
    const model: LanguageModel = { ...verdict('none'), object: () => new Promise(() => undefined) };
    const { byHead } = createScreen({ model, ...scoring(0.7) }).read(COUNTS);
    expect(await byHead).toMatchObject({ found: { level: 'concern' }, embedding: [1] });
  });

  it('when a model reads a message, then it knows the person by name alone, and what it used is told', async () => {
    const known: unknown[] = [];
    const model: LanguageModel = {
      ...verdict('none'),
      object: async ({ schema, safetyIdentifier, onTokens }) => {
        known.push(safetyIdentifier);
        onTokens?.(40);
        return schema.parse({ level: 'none', kind: 'violence', who: 'self', when: 'now', answer: 'none' });
      },
    };
    const onTokens = (tokens: number) => known.push(tokens);
    await createScreen({ model }).read('Rain.', { safetyIdentifier: 'hash', onTokens }).whole;
    expect(known).toEqual(['hash', 40]);
  });

  it('when the model fails, then the phrases and the head decide and the failure is told', async () => {
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

  it('when the local provider is asked for a verdict, then it gives that of the phrases', async () => {
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
    expect(await whole).toMatchObject({ found: await byRules, isWhole: false });
    expect(failures).toHaveLength(1);
  });

  it('when the server fails, but a model has read the message, then nothing is left to read', async () => {
    const embeddings = { embed: () => Promise.reject(new Error('gone')) };
    const away = { provider: 'openai' as const, object: () => Promise.reject(new Error('gone')) };
    const none = () => ({ level: 'none', kind: 'suicide', who: 'self', when: 'unclear', answer: 'none' });
    const model = { ...away, object: () => Promise.resolve(none() as never) };
    const read = createScreen({ embeddings, model }).read('There is a letter for each of them.');
    expect(await read.byHead).toMatchObject({ isWhole: false });
    expect(await read.whole).toMatchObject({ found: null, isWhole: true });
    const unread = createScreen({ embeddings, model: away }).read('There is a letter for each of them.');
    expect(await unread.whole).toMatchObject({ found: null, isWhole: false });
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
      minAsked: 0.3,
      minSupport: 0.3,
      minConcern: 0.5,
      minSure: 0.9,
    };
    const embeddings = {
      embed: (texts: readonly string[]) => {
        read.push(...texts);
        return Promise.resolve(texts.map((text) => [text.includes('sentence 270 ') ? 1 : 0]));
      },
    };
    const { whole } = createScreen({ embeddings, head }).read(sentences.join(' '));
    expect(await whole).toMatchObject({ found: { level: 'concern', kind: 'suicide' }, isWhole: true });
    expect(read.join(' ').replace(/\s+/g, ' ')).toBe(sentences.join(' '));
  });

  it('when a text has no end of a sentence, then it is cut between words and nothing is lost', () => {
    const text = 'word '.repeat(1_600).trim();
    const pieces = splitIntoPieces(text);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join(' ').replace(/\s+/g, ' ')).toBe(text);
    expect(splitIntoPieces('x'.repeat(4_000)).join('').replace(/\s/g, '')).toBe('x'.repeat(4_000));
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
    const pieces = splitIntoPieces('今天我去公园散步，看到了很多花。'.repeat(160));
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) expect(piece).toMatch(/。$/);
  });
});
