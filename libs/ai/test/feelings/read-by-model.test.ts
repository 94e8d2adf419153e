import { createLocalModel, type LanguageModel, ModelError } from '@inkwell/ai';
import { createFeelingsReader, readFeelingsByModel, readFeelingsByWords } from '@inkwell/ai/feelings';
import { describe, expect, it } from 'vitest';

const TEXT = 'I was furious at work today. She was sad about it, I was not.';

/** A model that answers this, and keeps what it was asked. */
function modelWith(answer: object) {
  const asked: { input: unknown; instructions: string }[] = [];
  const object: LanguageModel['object'] = async ({ schema, input, instructions }) => {
    asked.push({ input, instructions });
    return schema.parse(answer);
  };
  return { object, asked };
}

const NOTHING = { emotions: [], themes: [], valence: 0 };
const read = (answer: object, text = TEXT) =>
  readFeelingsByModel(modelWith(answer), { text, safetyIdentifier: 'someone' });

describe('what a model reads', () => {
  it('when it answers, then the answer has the shape of the local reading', async () => {
    const anger = { emotions: [{ emotion: 'anger', strength: 0.8 }], themes: ['work'], valence: -0.7 };
    expect(await read({ ...anger, sentences: [{ number: 1, ...anger }] })).toEqual({
      ...anger,
      sentiment: 'negative',
      sentences: [
        { text: 'I was furious at work today.', ...anger, sentiment: 'negative' },
        { text: 'She was sad about it, I was not.', ...NOTHING, sentiment: 'neutral' },
      ],
    });
  });

  it('when it names too much, twice or without strength, then the strongest are kept', async () => {
    const emotions = [
      { emotion: 'anger', strength: 0.2 },
      { emotion: 'joy', strength: 0 },
      { emotion: 'anger', strength: 0.9 },
      { emotion: 'sadness', strength: 0.5 },
      { emotion: 'hurt', strength: 0.4 },
      { emotion: 'shame', strength: 0.3 },
    ];
    const themes = ['work', 'work', 'money', 'home', 'sleep'];
    const reading = await read({ emotions, themes, valence: -1, sentences: [] });
    expect(reading?.emotions.map(({ emotion }) => emotion)).toEqual(['sadness', 'hurt', 'shame']);
    expect(reading?.themes).toEqual(['work', 'money', 'home']);
  });

  it.each([
    { ...NOTHING, emotions: [{ emotion: 'angst', strength: 0.5 }], sentences: [] },
    { ...NOTHING, themes: ['weather'], sentences: [] },
    { ...NOTHING, valence: 3, sentences: [] },
    { ...NOTHING, emotions: [{ emotion: 'joy', strength: 2 }], sentences: [] },
    NOTHING,
  ])('when it answers %j, then it is refused', async (answer) => {
    await expect(read(answer)).rejects.toThrow();
  });

  it('when a sentence is long or has a day in it, then it is not cut within its words', async () => {
    const list = `I have to think of ${'the rent in February, '.repeat(9)}the dentist, the light in the hallway, the letter of last week and the tax`;
    const model = modelWith({ ...NOTHING, sentences: [] });
    await readFeelingsByModel(model, { text: list });
    await readFeelingsByModel(model, {
      text: 'Ich muss bis zum 31. Dezember drei Sachen erledigen. Ich schiebe es.',
    });
    const sent = model.asked.map(({ input }) =>
      (input as { they_wrote: { sentence: string }[] }).they_wrote.map(({ sentence }) => sentence),
    );
    expect(sent[0]?.[0]).toMatch(/,$/);
    expect(sent[0]?.join(' ')).toBe(list);
    expect(sent[1]?.[0]).toMatch(/^Ich muss bis zum 31\. Dezember drei Sachen erledigen\./);
  });

  it('when a text is empty or too long, then no model is asked', async () => {
    const model = modelWith({});
    const ask = (text: string) => readFeelingsByModel(model, { text, safetyIdentifier: 'someone' });
    expect(await ask(' \n')).toMatchObject({ emotions: [], sentences: [] });
    expect(await ask('So tired. '.repeat(2_000))).toBeNull();
    expect(model.asked).toEqual([]);
  });

  it('when it is asked, then what was written stands in the input alone', async () => {
    const model = modelWith({ ...NOTHING, sentences: [] });
    await readFeelingsByModel(model, { text: TEXT, safetyIdentifier: 'someone' });
    expect(model.asked[0]?.instructions).not.toContain('furious at work');
    expect(model.asked[0]?.input).toMatchObject({
      they_wrote: [{ number: 1, sentence: 'I was furious at work today.' }, { number: 2 }],
    });
  });
});

describe('a reader with a model', () => {
  const PERSON = { safetyIdentifier: 'someone' };
  const pride = { emotions: [{ emotion: 'pride', strength: 0.7 }], themes: ['self'], valence: 0.6 };

  it('when the model answers, then its reading counts', async () => {
    const { object } = modelWith({ ...pride, sentences: [] });
    const reader = createFeelingsReader({ model: { provider: 'openai', object } });
    expect(await reader.read(TEXT, PERSON)).toMatchObject(pride);
  });

  it('when the model fails, then the text is read locally, and the failure told', async () => {
    const failures: unknown[] = [];
    const failure = new ModelError('unavailable', 'away');
    const object: LanguageModel['object'] = () => Promise.reject(failure);
    const reader = createFeelingsReader({
      model: { provider: 'openai', object },
      onFailure: (error) => failures.push(error),
    });
    expect(await reader.read(TEXT, PERSON)).toEqual(readFeelingsByWords(TEXT));
    expect(failures).toEqual([failure]);
  });

  it('when a text is too long for a model, then it is read locally', async () => {
    const { object, asked } = modelWith({ ...pride, sentences: [] });
    const text = 'I am so tired today. '.repeat(1_000);
    const reader = createFeelingsReader({ model: { provider: 'openai', object } });
    expect((await reader.read(text, PERSON)).emotions[0]?.emotion).toBe('fatigue');
    expect(asked).toEqual([]);
  });

  it('when nobody is named, then the text is read locally', async () => {
    const { object, asked } = modelWith({ ...pride, sentences: [] });
    const reader = createFeelingsReader({ model: { provider: 'openai', object } });
    expect(await reader.read(TEXT)).toEqual(readFeelingsByWords(TEXT));
    expect(asked).toEqual([]);
  });

  it('when there is only the local companion, then the text is read locally', async () => {
    const reader = createFeelingsReader({ model: createLocalModel() });
    expect(await reader.read(TEXT, PERSON)).toEqual(readFeelingsByWords(TEXT));
  });
});
