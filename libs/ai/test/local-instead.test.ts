import { describe, expect, it } from 'vitest';
import type { CareContext } from '../src/care/reply-request.ts';
import { createLanguageModel } from '../src/index.ts';
import { startContextNow } from '../src/model.ts';
import { withBreaker } from '../src/openai/breaker.ts';
import { read, serveOpenAi } from './openai-server.ts';

const { mock, answering, modelWith } = serveOpenAi();

const request = (content = 'I had a long day at work.') => ({
  task: 'companion.write' as const,
  messages: [{ role: 'user' as const, content }],
  context: { ...startContextNow(), hour: 12 },
});
const delta = (text: string) => ({ type: 'response.output_text.delta', delta: text });
const completed = { type: 'response.completed', response: { status: 'completed' } };
const answer = { events: [delta('Hello to you.'), completed] };
/** Refused for good, so that no try waits. */
const down = { status: 401, body: { error: { message: 'no' } } };
const OUT_OF_REACH = /^The language model is out of reach just now/;

const care: CareContext = {
  step: 'open',
  kind: 'suicide',
  times: 1,
  isYes: false,
  resources: [],
};

describe('the local companion in place of the model', () => {
  it.each([
    ['is down', down, OUT_OF_REACH],
    ['refuses', { events: [{ type: 'response.refusal.done', refusal: 'No.' }] }, /had no answer to this/],
    ['says nothing', { events: [completed] }, /had no answer to this/],
  ])('when the provider %s, then it answers and says so first', async (_what, fault, why) => {
    const server = answering(() => fault);
    const model = createLanguageModel({ openAiBaseUrl: server.baseUrl, openAiModel: 'm' });
    const { pieces, others, error } = await read(model.stream(request()));
    expect(error).toBeUndefined();
    expect(pieces.join('')).toMatch(why);
    expect(pieces.join('').split('\n\n')[1]?.length).toBeGreaterThan(10);
    expect(others).toEqual([expect.objectContaining({ state: expect.anything() })]);
  });

  it('when it was said a moment ago, then it is not said again', async () => {
    const server = answering(() => down);
    const model = createLanguageModel({ openAiBaseUrl: server.baseUrl, openAiModel: 'm' });
    const first = await read(model.stream(request()));
    const messages = [
      ...request().messages,
      { role: 'assistant' as const, content: first.pieces.join('') },
      { role: 'user' as const, content: 'And a longer evening.' },
    ];
    const second = await read(model.stream({ ...request(), messages }));
    expect(second.pieces.join('')).not.toMatch(OUT_OF_REACH);
    expect(second.pieces.join('').length).toBeGreaterThan(10);
  });

  it('when the person writes German, then it is said in German', async () => {
    const server = answering(() => down);
    const model = createLanguageModel({ openAiBaseUrl: server.baseUrl, openAiModel: 'm' });
    const { pieces } = await read(model.stream(request('Ich bin heute sehr müde und es ist alles zu viel')));
    expect(pieces.join('')).toMatch(/^Das Sprachmodell ist gerade nicht erreichbar/);
  });

  it('when the provider fails in the middle, then what came stays and it fails', async () => {
    const server = answering(() => ({ events: [delta('One sentence. And half')] }));
    const model = createLanguageModel({ openAiBaseUrl: server.baseUrl, openAiModel: 'm' });
    const { pieces, error } = await read(model.stream(request()));
    expect(pieces.join('')).toBe('One sentence. And half');
    expect(error).toMatchObject({ kind: 'unavailable' });
  });

  it('when the tokens of the day are used up, then nothing is asked and the reply says so', async () => {
    const server = answering(() => answer);
    const model = createLanguageModel({ openAiBaseUrl: server.baseUrl, openAiModel: 'm' });
    const { pieces } = await read(model.stream({ ...request(), isOverBudget: true }));
    expect(pieces.join('')).toMatch(/^Today's share of the language model is used up/);
    expect(server.asked).toEqual([]);
  });

  it.each([{}, { isOverBudget: true }])(
    'when somebody in danger writes meanwhile (%j), then the written answer comes, of nothing else',
    async (over) => {
      const server = answering(() => down);
      const model = createLanguageModel({ openAiBaseUrl: server.baseUrl, openAiModel: 'm' });
      const { pieces, error } = await read(model.stream({ ...request('I want to die'), care, ...over }));
      expect(error).toBeUndefined();
      expect(pieces.join('')).not.toMatch(/language model/);
      expect(pieces.join('')).toMatch(/program/);
    },
  );
});

const asked = {
  task: 'companion.write' as const,
  instructions: 'Be kind.',
  turns: [{ role: 'user' as const, content: 'Hello.' }],
};

describe('a provider that keeps failing', () => {
  it('when three calls have failed, then it is left alone, and after a while tried by one', async () => {
    let isUp = false;
    const server = answering(() => (isUp ? answer : down));
    const model = withBreaker(modelWith({ baseUrl: server.baseUrl }), 50);
    for (let call = 0; call < 5; call += 1) {
      const { error } = await read(model.stream(asked));
      expect(error).toMatchObject({ kind: 'unavailable' });
    }
    expect(server.asked).toHaveLength(3);
    isUp = true;
    await expect
      .poll(async () => (await read(model.stream(asked))).pieces, { interval: 20 })
      .toEqual(['Hello to you.']);
    expect(server.asked).toHaveLength(4);
  });

  it('when requests themselves are wrong, or are stopped, then it stays open to others', async () => {
    mock.on({}, { error: { message: 'wrong' }, status: 400 });
    const model = withBreaker(modelWith());
    for (let call = 0; call < 4; call += 1) {
      expect((await read(model.stream(asked))).error).toMatchObject({ status: 400 });
      const stopped = { ...asked, signal: AbortSignal.abort() };
      expect((await read(model.stream(stopped))).error).toMatchObject({ kind: 'aborted' });
    }
  });
});
