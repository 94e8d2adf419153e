import { describe, expect, it } from 'vitest';
import {
  createMemorySearch,
  factsIn,
  memoryQueryOf,
  paragraphsOf,
  formatPastDay,
} from '../src/memory/index.ts';
import { pastPeriodIn } from '../src/memory/days.ts';
import { packEmbedding, unpackEmbedding } from '../src/reading/index.ts';

/** A Sunday. */
const TODAY = '2026-11-22';

describe('what a text says of its writer', () => {
  it.each([
    ['My sister Ana came by.', ['Your sister is called Ana.']],
    [
      'my sister Ana is moving to Lisbon in spring, sadly',
      ['Your sister Ana is moving to Lisbon in spring.'],
    ],
    [
      'My sister Ana is moving to Lisbon and I do not know what to say.',
      ['Your sister Ana is moving to Lisbon.'],
    ],
    [
      'My husband Walter died in March, on the eleventh, and I miss him.',
      ['Your husband Walter died in March.'],
    ],
    ['My dog Biscuit died.', ['Your dog Biscuit died.']],
    ["My boss's name is Tom and he is loud", ['Your boss is called Tom.']],
    ['my little brother is called ben', ['Your little brother is called Ben.']],
    ['I had lunch with Maya, my best friend.', ['Your best friend is called Maya.']],
    ['My ex Karl wrote again.', ['Your ex was called Karl.']],
    ["I'm a nurse on nights.", ["You're a nurse."]],
    ['I work at the library and it is quiet', ['You work at the library.']],
    ['We moved. I live in Cape Town now.', ['You live in Cape Town.']],
    ['I have two kids who never sleep', ['You have two kids.']],
    ["I'm learning Portuguese and failing", ["You're learning Portuguese."]],
    ["I've been sober since March", ["You've been sober since March."]],
    ['I have an exam on Friday', ['An exam, on Friday, 27 November.']],
    ['my interview is tomorrow and I panic', ['Your interview, on Monday, 23 November.']],
    ['My brother Ben has his final at 8:30 far away', ['Your brother Ben has his final at 8:30 far away.']],
    ['My surgery is on the 3rd of May.', ['Your surgery, on Monday, 3 May.']],
  ])('when it reads %j, then it is %j', async (text, facts) => {
    expect((await factsIn(text, TODAY)).map((fact) => fact.text)).toEqual(facts);
  });

  it.each([
    'Am I a bad daughter?',
    'Is my sister Ana right?',
    'I rang my sister Now I feel better',
    'that was my mother, What a day',
    'If my boss Tom calls, I scream',
    'I dreamt that my brother Ben is a fish',
    '"My sister Ana is moving", she said',
    'my sister is moving',
    'My mother Was right.',
    'My boss Mr. Aldous is in on Mondays.',
    'It is my nieces birthday so not that late on Sunday.',
    'I wish I lived in Rome',
    'In my novel my sister Ana is a thief',
    'her maid Rosa is kind',
    'I live in fear',
    'I work at it every day',
    'My Monday was awful',
    'I had an exam on Friday',
  ])('when it reads %j, then nothing is certain', async (text) => {
    expect(await factsIn(text, TODAY)).toEqual([]);
  });

  it('when a plan has a day, then the day is kept', async () => {
    expect(await factsIn('I have a job interview on Thursday.', TODAY)).toEqual([
      { text: 'A job interview, on Thursday, 26 November.', on: '2026-11-26' },
    ]);
  });
});

describe('days of the past', () => {
  it.each([
    ['what did I write yesterday?', '2026-11-21', '2026-11-21'],
    ['what did I say on Tuesday?', '2026-11-17', '2026-11-17'],
    ['what did I say last Sunday?', '2026-11-15', '2026-11-15'],
    ['what did I write last week', '2026-11-09', '2026-11-15'],
    ['what did I write in March?', '2026-03-01', '2026-03-31'],
    ['what did I write in December?', '2025-12-01', '2025-12-31'],
    ['what did I write on 3 March?', '2026-03-03', '2026-03-03'],
    ['what did I write three days ago', '2026-11-19', '2026-11-19'],
  ])('when it reads %j, then it is from %s to %s', (text, from, to) => {
    expect(pastPeriodIn(text, TODAY)).toEqual({ from, to });
  });

  it.each([
    ['2026-11-22', 'Today'],
    ['2026-11-21', 'Yesterday'],
    ['2026-11-17', 'On Tuesday'],
    ['2026-11-15', 'On 15 November'],
    ['2025-11-15', 'On 15 November 2025'],
  ])('when a day is %s, then it is said %j', (day, said) => {
    expect(formatPastDay(day, TODAY)).toBe(said);
  });
});

const PASSAGES = [
  { date: '2026-03-02', text: 'Mum called about the garden. We talked for an hour.' },
  { date: '2026-11-03', text: 'Slept four hours again.\nThe deadline sits on my chest.' },
  { date: '2026-11-17', text: 'My mother is ill. I was at the hospital all day.' },
  { date: '2026-11-20', text: 'The landlord wants to raise the rent.' },
].map((passage) => ({ ...passage, vector: null }));

function search(question: string): string[] {
  const query = memoryQueryOf(question, null, TODAY);
  const found = createMemorySearch(query, []);
  for (const passage of PASSAGES) if (found.isWanted(passage.date)) found.add(passage);
  return found.best(3).map(({ date, quote }) => `${date} ${quote}`);
}

describe('earlier words', () => {
  it('when a subject is asked for, then what fits best comes first, also by other words for it', () => {
    expect(search('What did I say about my mother?')).toEqual([
      '2026-11-17 My mother is ill',
      '2026-03-02 Mum called about the garden',
    ]);
    expect(search('have I written about money?')).toEqual([
      '2026-11-20 The landlord wants to raise the rent',
    ]);
    expect(search('did I mention sleeping?')).toEqual(['2026-11-03 Slept four hours again']);
  });

  it.each([
    ['What did I say about Łódź?', 'The train to Lodz was late again'],
    ['What did I say about the strasse?', 'Die Straße war leer heute'],
  ])('when it is asked %j, then what spells it otherwise is found', (question, text) => {
    const found = createMemorySearch(memoryQueryOf(question, null, TODAY), []);
    found.add({ text, date: TODAY, vector: null });
    expect(found.best(1)).toMatchObject([{ quote: text, isByWord: true }]);
  });

  it('when the last or the first time is asked for, then the day decides', () => {
    expect(search('When did I last write about mum?')[0]).toContain('2026-11-17');
    expect(search('When did I first write about mum?')[0]).toContain('2026-03-02');
  });

  it('when a day alone is asked for, then what was written there is found', () => {
    expect(search('what did I write on Tuesday?')).toEqual(['2026-11-17 My mother is ill']);
    expect(search('what did I write yesterday?')).toEqual([]);
  });

  it('when nothing fits, then nothing is found', () => {
    expect(search('what did I say about politics?')).toEqual([]);
  });

  it('when a passage is near in meaning alone, then it is found, and said to be so', () => {
    const query = { ...memoryQueryOf('what did I say about politics?', [1, 0.1], TODAY) };
    const found = createMemorySearch(query, [0, 0]);
    found.add({ text: 'The election was on all channels.', date: TODAY, vector: [1, 0] });
    found.add({ text: 'I baked bread.', date: TODAY, vector: [0, 1] });
    expect(found.best(3)).toMatchObject([{ quote: 'The election was on all channels', isByWord: false }]);
  });

  it('when a paragraph is near in meaning alone, then it is quoted, and not its first sentence', () => {
    const found = createMemorySearch(memoryQueryOf('who was kind to me?', [1, 0.1], TODAY), [0, 0]);
    const text = 'I paid the rent. A stranger carried my bags up all the stairs.';
    found.add({ text, date: TODAY, vector: [1, 0] });
    expect(found.best(1)).toMatchObject([{ quote: text.slice(0, -1), isByWord: false }]);
  });
});

it('when a page has headings, lists and blank lines, then its paragraphs are those that say something', () => {
  expect(paragraphsOf('One line here.\n\n  - \nAnother line here.\n…')).toEqual([
    'One line here.',
    'Another line here.',
  ]);
});

it('when an embedding is packed, then its direction stays', () => {
  const embedding = Array.from({ length: 384 }, (_, index) => Math.sin(index) / 14);
  const length = Math.hypot(...embedding);
  const unpacked = unpackEmbedding(packEmbedding(embedding));
  const cosine = unpacked.reduce((sum, value, index) => sum + (value * (embedding[index] ?? 0)) / length, 0);
  expect(packEmbedding(embedding)).toHaveLength(384);
  expect(cosine).toBeGreaterThan(0.999);
});
