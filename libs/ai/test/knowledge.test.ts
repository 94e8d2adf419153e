import { describe, expect, it } from 'vitest';
import { recallFor } from '../src/companion/knowledge.ts';
import type { FoundWords, PlannedEvent, Sources } from '../src/sources.ts';
import { TRAINED_COMPANION, TRAINED_HEADS } from '../src/companion/trained.ts';
import { understandLast } from '../src/companion/understand-last.ts';
import type { Person, TurnRequest } from '../src/companion/turn.ts';

/** A Tuesday. */
const TODAY = '2026-05-12';

type Told = { words?: FoundWords[] | null; page?: string | null; events?: PlannedEvent[] | null };

/** The answer to one message, and what was asked for it. */
async function ask(text: string, told: Told = {}, person: Person = {}, more: Partial<TurnRequest> = {}) {
  const asked: string[] = [];
  const sources: Sources = {
    findWords: async (question) => {
      asked.push(`words: ${question}`);
      return told.words ?? null;
    },
    readPage: async () => {
      asked.push('page');
      return told.page ?? null;
    },
    readEvents: async (from, to) => {
      asked.push(`events ${from} ${to}`);
      return told.events ?? null;
    },
  };
  const request: TurnRequest = {
    mode: 'write',
    messages: [{ role: 'user', content: text }],
    embedding: null,
    state: null,
    progress: null,
    person,
    now: 0,
    today: TODAY,
    hour: 9,
    ...more,
  };
  const recalled = await recallFor(understandLast(TRAINED_HEADS, request), request, sources);
  return { ...TRAINED_COMPANION({ ...request, recalled }), asked };
}

describe('what it knows of the person', () => {
  const known: Person['known'] = [
    { text: 'Your sister Ana is moving to Lisbon.', date: '2026-05-10', kind: 'message' },
    { text: 'You work as a nurse.', date: '2026-04-01', kind: 'page' },
    { text: 'Within twelve months you want this: a first draft', date: '2026-01-02', kind: 'onboarding' },
  ];

  it('when it is asked, then it lists each thing with where it was written, and where it can be deleted', async () => {
    const { text } = await ask('What do you know about me?', {}, { name: 'Ada', known });
    expect(text).toContain('Your sister Ana is moving to Lisbon (you said so on Sunday).');
    expect(text).toContain('You work as a nurse (on your page on 1 April).');
    expect(text).toContain('Within twelve months you want this: a first draft.');
    expect(text).toContain('under Memory');
  });

  it('when a fact was said in this conversation, then it is listed once', async () => {
    const question = 'What do you know about me?';
    const messages: TurnRequest['messages'] = [
      { role: 'user', content: 'My sister Ana is moving to Lisbon. I was busy all day.' },
      { role: 'assistant', content: 'I read along.' },
      { role: 'user', content: question },
    ];
    const { text } = await ask(question, {}, { known }, { messages });
    expect(text).toContain('In this conversation: you were busy all day.');
    expect(text.match(/Lisbon/g)).toHaveLength(1);
  });

  it('when a fact tells of danger, then it is not said back', async () => {
    const { text } = await ask(
      'What do you know about me?',
      {},
      {
        known: [
          { text: 'What keeps you up at night: I want to kill myself', date: TODAY, kind: 'onboarding' },
        ],
      },
    );
    expect(text).not.toContain('kill');
  });

  it('when the memory is switched off, then it says so', async () => {
    const { text } = await ask('What do you know about me?', {}, { remembers: false });
    expect(text).toMatch(/memory/i);
    expect((await ask('what did I say about Ana?', { words: [] }, { remembers: false })).text).toMatch(
      /memory/i,
    );
  });

  it('when a plan is for today, then the greeting takes it up', async () => {
    const plan = {
      text: 'An exam, on Tuesday, 12 May.',
      date: '2026-05-08',
      kind: 'message' as const,
      on: TODAY,
    };
    expect((await ask('hello', {}, { known: [plan] })).text).toContain('an exam');
    expect((await ask('hello', {}, { known: [{ ...plan, on: '2026-05-20' }] })).text).not.toContain('exam');
  });
});

describe('earlier words', () => {
  const words: FoundWords[] = [
    { quote: 'My mother is ill', date: '2026-05-11', kind: 'page', isByWord: true },
    { quote: 'Mum called about the garden', date: '2026-03-02', kind: 'message', isByWord: true },
  ];

  it('when they are found, then they are quoted with their day', async () => {
    const { text, asked } = await ask('When did I last write about my mother?', { words });
    expect(asked).toEqual(['words: When did I last write about my mother?']);
    expect(text).toContain("Yesterday you wrote on your page: 'My mother is ill'.");
    expect(text).toContain("On 2 March you told me: 'Mum called about the garden'.");
  });

  it('when they are near in meaning alone, then one is told, and that it is only near', async () => {
    const near = words.map((each) => ({ ...each, isByWord: false }));
    const { text } = await ask('what did I say about parents?', { words: near });
    expect(text).toMatch(/near/i);
    expect(text).not.toContain('garden');
  });

  it('when nothing is found, or nothing could be read, then it says which of the two', async () => {
    expect((await ask('what did I say about politics?', { words: [] })).text).toMatch(/nothing about that/i);
    expect((await ask('what did I say about politics?')).text).toMatch(/just now/i);
  });
});

describe('the calendar', () => {
  const events: PlannedEvent[] = [
    { title: 'Dentist', day: '2026-05-13', start: '09:00', end: '09:30' },
    { title: 'Birthday', day: '2026-05-14', start: null, end: null },
  ];

  it('when the week is asked for, then its events stand by day, and the days without one', async () => {
    const { text, asked } = await ask('What is on my calendar this week?', { events }, {}, { mode: 'plan' });
    expect(asked).toEqual(['events 2026-05-12 2026-05-17']);
    expect(text).toContain('**Wednesday, 13 May**: Dentist, 9 AM to 9:30 AM.');
    expect(text).toContain('**Thursday, 14 May**: Birthday, all day.');
    expect(text).toContain('Nothing yet on Tuesday, Friday, Saturday and Sunday.');
  });

  it('when a day is asked for, then that day is read', async () => {
    expect((await ask('what have I got planned tomorrow?', { events: [] })).asked).toEqual([
      'events 2026-05-13 2026-05-13',
    ]);
  });

  it('when it cannot be read, then it says so', async () => {
    expect((await ask('What is on my calendar this week?')).text).toMatch(/just now/i);
  });
});

describe("today's page", () => {
  it('when it is asked about, then one clause of it is taken up', async () => {
    const page = 'Sun at last.\nI walked to the harbour after breakfast.';
    expect((await ask('did you read my page?', { page })).text).toContain(
      'you walked to the harbour after breakfast',
    );
  });

  it('when it is empty, or cannot be read, then it says so', async () => {
    expect((await ask('what do you think of my page?', { page: '' })).text).toMatch(/empty|Nothing stands/);
    expect((await ask('what do you think of my page?')).text).toMatch(/just now/);
  });
});

it('when a message asks for none of it, then nothing is read', async () => {
  expect((await ask('My sister called again and I am tired.')).asked).toEqual([]);
});
