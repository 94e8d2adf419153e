import { EMOTION_VALENCES, EMOTIONS, THEMES } from '@inkwell/contracts/constants';
import { TextAnalysis } from '@inkwell/contracts';
import { createFeelingsReader, NO_CLASS, readFeelingsByWords, toTextAnalysis } from '@inkwell/ai/feelings';
import { softmax } from '@inkwell/ai/reading';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../event-loop.ts';
import { CLEAR_SENTENCES } from './sentences.ts';

const emotionsIn = (text: string) => readFeelingsByWords(text).emotions.map(({ emotion }) => emotion);
const strengthOf = (text: string) => readFeelingsByWords(text).emotions[0]?.strength ?? 0;

describe('the words of a text', () => {
  it.each(CLEAR_SENTENCES)('when somebody writes %j, then %j is read', (text, emotions) => {
    expect(emotionsIn(text).slice(0, Math.max(emotions.length, 1)).toSorted()).toEqual(emotions.toSorted());
  });

  it('when a feeling is put weakly, plainly or strongly, then its strength says so', () => {
    const weak = strengthOf("I'm a bit worried about tomorrow.");
    const plain = strengthOf("I'm worried about tomorrow.");
    const strong = strengthOf("I'm extremely worried about tomorrow.");
    expect(weak).toBeGreaterThan(0);
    expect(plain).toBeGreaterThan(weak);
    expect(strong).toBeGreaterThan(plain);
    expect(strengthOf("I'm EXTREMELY worried!!!")).toBeGreaterThan(strong);
    expect(strengthOf("I'm EXTREMELY worried!!!")).toBeLessThanOrEqual(1);
  });

  it("when somebody else's feeling stands beside one's own, then one's own is read", () => {
    expect(emotionsIn('Dad is depressed and I am scared for him.')).toEqual(['anxiety']);
    expect(emotionsIn('She was thrilled, but I was just exhausted.')).toEqual(['fatigue']);
    expect(readFeelingsByWords('She was furious about the cake.')).toMatchObject({
      emotions: [],
      sentiment: 'neutral',
    });
  });

  it('when an entry holds two feelings, then both are read, each in its sentence', () => {
    const text = 'I was furious with my landlord this morning. In the evening I felt calm and peaceful.';
    const { emotions, sentences, sentiment } = readFeelingsByWords(text);
    expect(emotions.map(({ emotion }) => emotion).toSorted()).toEqual(['anger', 'calm']);
    expect(sentences.map((sentence) => sentence.sentiment)).toEqual(['negative', 'positive']);
    expect(sentences.map((sentence) => sentence.text).join(' ')).toBe(text);
    expect(['negative', 'neutral', 'positive']).toContain(sentiment);
  });

  it('when most of an entry tells of the day, then its one feeling still shows', () => {
    const day = 'I went to the market with the old bag. The bus was on time at the station. I bought rice.';
    expect(emotionsIn(`${day} I feel so lonely here. ${day}`)).toEqual(['loneliness']);
  });

  it('when a text is good or bad, then valence and sentiment agree with it', () => {
    const good = readFeelingsByWords('I am so happy and grateful!');
    const bad = readFeelingsByWords('I feel awful, sad and worthless.');
    expect(good).toMatchObject({ sentiment: 'positive' });
    expect(bad).toMatchObject({ sentiment: 'negative' });
    expect(good.valence).toBeGreaterThan(0.5);
    expect(bad.valence).toBeLessThan(-0.5);
  });

  it('when a text is about many things, then three themes at most are named', () => {
    expect(readFeelingsByWords('My boss moved the deadline again.').themes).toContain('work');
    expect(readFeelingsByWords('Mum called about the funeral.').themes).toEqual(
      expect.arrayContaining(['mother', 'loss']),
    );
    const all = readFeelingsByWords('Mum, dad, my boss, the dog, the rent and my friend all called today.');
    expect(all.themes.length).toBeLessThanOrEqual(3);
  });

  it('when only an emoji tells, then it is read', () => {
    expect(emotionsIn('monday again 😭')).toEqual(['sadness']);
  });
});

describe('what is kept of a reading', () => {
  it('when a text is read, then names and numbers are kept in the shape of the contract, and no word of it', () => {
    const text = 'I am so worried about the rent, and my boss was furious.';
    const analysis = toTextAnalysis(readFeelingsByWords(text));
    expect(TextAnalysis.strict().parse(analysis)).toEqual(analysis);
    expect(analysis).toMatchObject({ emotions: ['anxiety'], sentiment: 'negative' });
    expect(analysis.themes).toContain('money');
    expect(analysis.valence).toBeLessThan(0);
  });
});

describe('texts that say nothing to it', () => {
  it.each(['', '   \n\n ', '...', '!?', '\u0000', '\ud800'])(
    'when a text is %j, then nothing is felt',
    (text) => {
      expect(readFeelingsByWords(text)).toEqual({
        emotions: [],
        themes: [],
        valence: 0,
        sentiment: 'neutral',
        sentences: [],
      });
    },
  );

  it.each([
    'Heute war ein ganz gewöhnlicher Tag im Büro.',
    'Hoy fui al mercado y compré pan.',
    "Je suis allé au marché et j'ai acheté du pain.",
    '今日は会社に行きました。',
    'Сегодня я ходил на работу.',
    'ذهبت إلى العمل اليوم',
  ])('when %j is written in another language, then it is neutral', (text) => {
    expect(readFeelingsByWords(text)).toMatchObject({
      emotions: [],
      themes: [],
      sentiment: 'neutral',
    });
  });
});

describe('long texts', () => {
  const sentence = 'I was so tired, and my sister was angry about the very long and boring evening. ';
  it.each([
    ['sentences', sentence.repeat(2_500)],
    ['one word', 'a'.repeat(200_000)],
    ['no full stop', 'happy sad '.repeat(20_000)],
    ['many line breaks', 'so\n'.repeat(66_000)],
    ['many signs', '!?,;'.repeat(50_000)],
    ['many quotes', `"'${'("'.repeat(99_000)}`],
  ])('when 200,000 characters are %s, then they are read without delay', (_, text) => {
    expect(processorMs(() => readFeelingsByWords(text.slice(0, 200_000)))).toBeLessThan(10_000);
  });

  it('when a text has thousands of sentences, then at most 240 texts are embedded', async () => {
    const asked: string[] = [];
    const text = Array.from({ length: 3_000 }, (_, index) => `This is the sentence number ${index} of all.`);
    const reader = createFeelingsReader({
      embeddings: {
        embed: async (texts) => {
          asked.push(...texts);
          return texts.map(() => Array.from({ length: 384 }, () => 0));
        },
      },
    });
    const { sentences } = await reader.read(text.join('\n'));
    expect(asked.length).toBeLessThanOrEqual(240);
    expect(sentences).toHaveLength(3_000);
  });
});

describe('the trained heads', () => {
  const head = (classes: readonly string[], likely: string, bias = 0) => {
    const probabilities = softmax(
      classes.map((name) => (name === likely ? 9 : name === NO_CLASS ? bias : 0)),
    );
    return new Map(classes.map((name, index) => [name, probabilities[index] ?? 0]));
  };
  const read = {
    emotions: head([...EMOTIONS, NO_CLASS], 'hurt'),
    themes: head([...THEMES, NO_CLASS], 'friendship'),
    sentiment: head(['negative', 'neutral', 'positive'], 'negative'),
  };
  const heads = () => read;
  const text = 'She went without a word of goodbye.';

  it('when no word names a feeling, then the heads tell it', async () => {
    const reader = createFeelingsReader({ heads, embeddings: { embed: async () => [[1, 0]] } });
    expect(await reader.read(text)).toMatchObject({
      emotions: [{ emotion: 'hurt' }],
      themes: ['friendship'],
      sentiment: 'negative',
    });
  });

  it('when a feeling is denied, then the heads do not bring it back', async () => {
    const angry = () => ({ ...read, emotions: head([...EMOTIONS, NO_CLASS], 'anger', 7.5) });
    const reader = createFeelingsReader({ heads: angry, embeddings: { embed: async () => [[1, 0]] } });
    const emotionsOf = async (said: string) =>
      (await reader.read(said)).emotions.map(({ emotion }) => emotion);
    expect(await emotionsOf('He took it away again, that man.')).toEqual(['anger']);
    expect(await emotionsOf("I'm not angry with him anymore.")).toEqual([]);
  });

  it('when there are no embeddings, then the words are read alone', async () => {
    expect(await createFeelingsReader({ heads }).read(text)).toEqual(readFeelingsByWords(text));
  });

  it('when the server does not answer, then the reading fails', async () => {
    const embed = () => Promise.reject(new Error('away'));
    await expect(createFeelingsReader({ heads, embeddings: { embed } }).read(text)).rejects.toThrow('away');
  });
});

it('when emotions are listed, then each has a valence from -1 to 1', () => {
  expect(EMOTIONS).toHaveLength(24);
  for (const emotion of EMOTIONS) expect(Math.abs(EMOTION_VALENCES[emotion])).toBeLessThanOrEqual(1);
  expect(new Set(THEMES).size).toBe(THEMES.length);
});
