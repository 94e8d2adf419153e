import { expect, it } from 'vitest';
import { withSources } from '../src/openai/with-sources.ts';
import type { Sources } from '../src/index.ts';
import type { SpeakingModel } from '../src/openai/model.ts';
import type { SpokenRequest } from '../src/openai/person-data.ts';

/** The facts that the model is given with these sources, and which of them were asked. */
async function factsWith(answers: { words: unknown; page: unknown; events: unknown }) {
  const asked: string[] = [];
  let answerAll: () => void = () => undefined;
  const allAsked = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  /** Answers once all three have been asked. */
  const answering = (name: keyof typeof answers) => async () => {
    if (asked.push(name) === 3) answerAll();
    await allAsked;
    return answers[name];
  };
  const sources = {
    findWords: answering('words'),
    readPage: answering('page'),
    readEvents: answering('events'),
  } as Sources;
  let facts: SpokenRequest['facts'];
  const model: SpeakingModel = {
    provider: 'openai',
    object: () => Promise.reject(new Error('no object is asked for')),
    stream: async function* (request) {
      facts = request.facts;
      yield 'Yes.';
    },
  };
  const messages = [{ role: 'user' as const, content: 'What now?' }];
  const request = { task: 'companion.plan' as const, instructions: '', messages, sources };
  for await (const piece of withSources(model).stream(request)) expect(piece).toBe('Yes.');
  return { asked, facts };
}

const words = [{ quote: 'The rent', date: '2026-05-01', kind: 'page', isByWord: true }];
const events = [{ title: 'Dentist', day: '2026-05-13', start: '09:00', end: '09:30' }];

it('when a model is asked, then journal, memory and calendar are asked at once and it is told what they say', async () => {
  const { asked, facts } = await factsWith({ words, page: 'Sun.', events });
  expect(asked.toSorted()).toEqual(['events', 'page', 'words']);
  expect(facts).toMatchObject({
    todays_page: 'Sun.',
    they_wrote_before: words,
    calendar_of_the_days_ahead: events,
  });
});

it('when one of them did not answer in time, then it is left out', async () => {
  const { facts } = await factsWith({ words: null, page: null, events });
  expect(facts).toMatchObject({ calendar_of_the_days_ahead: events });
  expect(facts).not.toHaveProperty('they_wrote_before');
  expect(facts).not.toHaveProperty('todays_page');
});
