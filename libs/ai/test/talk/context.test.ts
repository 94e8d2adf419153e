import type { Mode } from '@inkwell/contracts';
import { describe, expect, it, vi } from 'vitest';
import type { Sources } from '../../src/index.ts';
import { buildPromptContext } from '../../src/talk/context.ts';
import { noSources, TODAY } from './scripted.ts';

const KNOWN = [
  { text: 'Your sister Ana is moving to Lisbon.', date: '2026-11-24', kind: 'message' as const },
  { text: 'You work as a nurse.', date: '2026-11-20', kind: 'page' as const },
  { text: 'You want to kill yourself sometimes.', date: '2026-11-19', kind: 'page' as const },
  { text: 'Within twelve months you want this: A novel', date: '2026-11-01', kind: 'onboarding' as const },
];

async function dataFor(
  message: string,
  given: {
    mode?: Mode;
    sources?: Partial<Sources>;
    isShort?: boolean;
    remembers?: boolean;
    before?: string[];
    minute?: number;
    hour?: number;
  } = {},
) {
  const {
    mode = 'write',
    sources = {},
    isShort = false,
    remembers = true,
    before = [],
    minute,
    hour = 21,
  } = given;
  const { data } = await buildPromptContext({
    mode,
    message,
    before,
    today: TODAY,
    hour,
    minute,
    person: { name: 'Ada', known: KNOWN, remembers },
    sources: { ...noSources, ...sources },
    isShort,
  });
  return data;
}

describe('what is told beside a message', () => {
  it('is the day and the name alone, where nothing fits', async () => {
    expect(await dataFor('Rain again.')).toEqual({ now: 'Friday, 27 November 2026, 21:00', name: 'Ada' });
  });

  it('is the minute, where it is told', async () => {
    expect(await dataFor('Rain again.', { minute: 5 })).toMatchObject({
      now: 'Friday, 27 November 2026, 21:05',
    });
  });

  it('are the events of a day that was named before, in a plan', async () => {
    const readEvents = vi.fn<Sources['readEvents']>(async () => []);
    const before = ['My late shift is on 18 December.', 'I want to run.'];
    await dataFor('Mornings, then.', { mode: 'plan', sources: { readEvents }, before });
    expect(readEvents).toHaveBeenCalledExactlyOnceWith(TODAY, '2026-12-18');
  });

  it('are no events of a day far ahead, where this message does not name it', async () => {
    const readEvents = vi.fn<Sources['readEvents']>(async () => []);
    const before = ['The wedding is on 8 August.'];
    await dataFor('Mornings, then.', { mode: 'plan', sources: { readEvents }, before });
    await dataFor('What is on 8 August?', { mode: 'plan', sources: { readEvents } });
    expect(readEvents.mock.calls).toEqual([
      [TODAY, '2026-12-11'],
      [TODAY, '2027-08-08'],
    ]);
  });

  it('are the events of the days that it names first, where there are more than fit', async () => {
    const events = Array.from({ length: 30 }, () => ({ title: 'Yoga', day: TODAY, start: null, end: null }));
    const readEvents = async () => [
      ...events,
      { title: 'Bus', day: '2026-12-08', start: '07:00', end: null },
    ];
    const data = await dataFor('What is on 8 December?', { mode: 'plan', sources: { readEvents } });
    expect(data['calendar']).toHaveLength(24);
    expect((data['calendar'] as string[])[0]).toBe('Tuesday, 8 December 07:00: Bus');
  });

  it('are the facts that it touches, and none of danger', async () => {
    expect(await dataFor('Ana called.')).toMatchObject({
      remembered_of_the_person: ['Your sister Ana is moving to Lisbon. (written Tuesday, 24 November 2026)'],
    });
    const all = await dataFor('What do you know about me?');
    expect(all['remembered_of_the_person']).toHaveLength(3);
    expect(JSON.stringify(all)).not.toContain('kill');
  });

  it('is what they aim at, where something is planned', async () => {
    const data = await dataFor('Help me with next week', { mode: 'plan' });
    expect(data['remembered_of_the_person']).toEqual(['Within twelve months you want this: A novel']);
  });

  it("is today's page where it is asked about, and is not read else", async () => {
    const readPage = vi.fn<Sources['readPage']>(async () => 'Sun.');
    expect(await dataFor('Did you read my page?', { sources: { readPage } })).toMatchObject({
      todays_page: 'Sun.',
    });
    await dataFor('It was sunny.', { sources: { readPage } });
    expect(readPage).toHaveBeenCalledTimes(1);
  });

  it.each([
    'I wrote a page about this already today. What do you make of that page?',
    'In the page, what did I say went well?',
    'What do you make of what I wrote this morning?',
    'Did you see what I’ve just written?',
    'I wrote down the thing with Dana ten minutes ago.',
    'Can you see the other thing I wrote earlier?',
    'Ich habe vorhin eine Seite geschrieben, über das Telefonat.',
    'Was hab ich denn in der Seite geschrieben?',
    'Hast du meine Seite von heute gelesen?',
    'Was hältst du von dem, was ich heute Morgen geschrieben habe?',
    'Lies mal den heutigen Eintrag.',
    'Acabo de escribir sobre mi hermana, ¿lo has leído?',
    '¿Qué te parece mi página de hoy?',
    'Mira lo que he escrito esta mañana.',
    'Je viens d’écrire une page sur elle.',
    'Que penses-tu de ma page ?',
    'Relis ce que j’ai écrit ce matin.',
    'Acabei de escrever sobre isso.',
    'O que achas da minha página de hoje?',
    'Lê o que escrevi esta manhã.',
  ])("is today's page where they speak of it: %s", async (message) => {
    const sources = { readPage: async () => 'Sun.' };
    expect(await dataFor(message, { sources })).toMatchObject({ todays_page: 'Sun.' });
  });

  it.each([
    'I turned the corner and paged Dana.',
    'He wrote to me today.',
    'Auf der anderen Seite war es schön.',
    'Er hat mir heute geschrieben.',
    'Mi hermana me escribió.',
    'Elle a tourné la tête.',
  ])('is no page where they speak of none: %s', async (message) => {
    expect(await dataFor(message, { sources: { readPage: async () => 'Sun.' } })).not.toHaveProperty(
      'todays_page',
    );
  });

  it('is the page also for the two messages after the one that spoke of it', async () => {
    const sources = { readPage: async () => 'Sun.' };
    const later = ['I thought you could read it?', 'My hand was on the zipper.', 'It was cold.'];
    for (const [at, message] of later.entries()) {
      const before = ['I wrote a page about this today.', ...later.slice(0, at)];
      const data = await dataFor(message, { sources, before });
      expect(data['todays_page']).toBe(at < 2 ? 'Sun.' : undefined);
    }
    const before = ['I wrote a page about this today.'];
    expect(await dataFor('And?', { sources, before, isShort: true })).not.toHaveProperty('todays_page');
  });

  it('is said to be empty where it is, and in the night the page of the evening comes with it', async () => {
    const readPage = vi.fn<Sources['readPage']>(async (day) => (day === '2026-11-26' ? 'Rain.' : ''));
    const told = async (hour: number, remembers = true) => {
      const { todays_page, yesterdays_page } = await dataFor('Did you read my page?', {
        sources: { readPage },
        remembers,
        hour,
      });
      return [todays_page, yesterdays_page];
    };
    const empty = 'nothing is written on it yet';
    expect(await told(1)).toEqual([empty, 'Rain.']);
    expect(await told(9)).toEqual([empty, undefined]);
    expect(await told(1, false)).toEqual([empty, undefined]);
    readPage.mockResolvedValue('Sun.');
    expect(await told(1)).toEqual(['Sun.', undefined]);
    readPage.mockResolvedValue(null);
    expect(await told(1)).toEqual([undefined, undefined]);
  });

  it.each([
    ['What about tomorrow?', 'write', ['2026-11-28', '2026-11-28']],
    ['Is Tuesday free?', 'heal', ['2026-12-01', '2026-12-01']],
    ['What is on next week?', 'write', ['2026-11-30', '2026-12-06']],
    ['Was habe ich morgen?', 'write', ['2026-11-28', '2026-11-28']],
    ['I want to run', 'plan', ['2026-11-27', '2026-12-11']],
    ['What do I have from tomorrow to Tuesday?', 'write', ['2026-11-28', '2026-12-01']],
    ['What do I have on Sunday?', 'plan', ['2026-11-27', '2026-12-11']],
    ['What is on next week?', 'plan', ['2026-11-27', '2026-12-11']],
    ['Is today full?', 'plan', ['2026-11-27', '2026-12-11']],
    ['Was habe ich morgen?', 'plan', ['2026-11-27', '2026-12-11']],
    ['Was ist am Samstag los?', 'write', ['2026-11-28', '2026-11-28']],
    ['Was ist von morgen bis Dienstag?', 'write', ['2026-11-28', '2026-12-01']],
    ['Habe ich am 2. Dezember etwas?', 'write', ['2026-12-02', '2026-12-02']],
    ['¿Qué tengo el sábado?', 'write', ['2026-11-28', '2026-11-28']],
    ['¿Qué tengo hoy?', 'write', ['2026-11-27', '2026-11-27']],
    ["Qu'est-ce que j'ai demain ?", 'write', ['2026-11-28', '2026-11-28']],
    ['O que tenho na terça-feira?', 'write', ['2026-12-01', '2026-12-01']],
  ] as const)('are the events of the days that "%s" names (%s)', async (message, mode, days) => {
    const readEvents = vi.fn<Sources['readEvents']>(async () => [
      { title: 'Yoga', day: '2026-11-28', start: '18:00', end: '19:00' },
    ]);
    const data = await dataFor(message, { mode, sources: { readEvents } });
    expect(readEvents).toHaveBeenCalledExactlyOnceWith(...days);
    expect(data['calendar']).toEqual(['Saturday, 28 November 18:00-19:00: Yoga']);
  });

  it('are lines that fit, fewer for a small model; and none where the memory is off', async () => {
    const line = { quote: 'The rent', date: '2026-05-01', kind: 'page' as const, isByWord: true };
    const findWords = vi.fn<Sources['findWords']>(async () => Array.from({ length: 5 }, () => line));
    const sources = { findWords };
    expect((await dataFor('The rent', { sources }))['they_wrote_before']).toHaveLength(4);
    expect((await dataFor('The rent', { sources, isShort: true }))['they_wrote_before']).toHaveLength(2);
    expect(await dataFor('The rent', { sources, remembers: false })).not.toHaveProperty('they_wrote_before');
    expect(findWords).toHaveBeenCalledTimes(2);
    expect(findWords).toHaveBeenLastCalledWith('The rent', false);
    await dataFor('What did I say about the rent?', { sources });
    expect(findWords).toHaveBeenLastCalledWith('What did I say about the rent?', true);
  });

  it('are all free times in plan mode, whatever the message says of days', async () => {
    const readFreeTimes = async () => [
      { day: '2026-11-27', from: '21:30', to: '22:30' },
      { day: '2026-11-28', from: '08:00', to: '22:00' },
      { day: '2026-11-29', from: '14:00', to: '14:15' },
      { day: '2026-11-30', from: '19:00', to: '22:00' },
    ];
    const sources = { readFreeTimes };
    const all = [
      'Friday 2026-11-27: 21:30-22:30',
      'Saturday 2026-11-28: 08:00-22:00',
      'Sunday 2026-11-29: 14:00-14:15',
      'Monday 2026-11-30: 19:00-22:00',
    ];
    for (const message of ['I want to run', 'I have Saturdays', 'Not Saturday'])
      expect((await dataFor(message, { mode: 'plan', sources }))['free_times']).toEqual(all);
    expect(await dataFor('I have Saturdays', { sources })).not.toHaveProperty('free_times');
  });

  it('are no free times that a card of the talk has proposed already', async () => {
    const sources = {
      readFreeTimes: async () => [
        { day: '2026-11-28', from: '08:00', to: '22:00' },
        { day: '2026-11-29', from: '09:00', to: '10:00' },
      ],
      cards: [
        { title: 'Swim', day: '2026-11-28', from: '10:00', to: '10:40' },
        { title: 'Dinner', day: '2026-11-28', from: '21:30', to: '22:30' },
        { title: 'Church', day: '2026-11-29', from: '09:00', to: '10:00' },
        { title: 'Dentist', day: '2026-11-30', from: '08:00', to: '09:00' },
      ],
    };
    for (const isShort of [false, true])
      expect(await dataFor('I want to run', { mode: 'plan', sources, isShort })).toMatchObject({
        free_times: ['Saturday 2026-11-28: 08:00-10:00, 10:40-21:30'],
        cards_not_scheduled: [
          'Saturday, 28 November 10:00-10:40: Swim',
          'Saturday, 28 November 21:30-22:30: Dinner',
          'Sunday, 29 November 09:00-10:00: Church',
          'Monday, 30 November 08:00-09:00: Dentist',
        ],
      });
  });

  it.each([
    ['I have Saturdays', ['Saturday', 'Friday', 'Monday']],
    ['Not Saturday', ['Friday', 'Monday', 'Tuesday']],
    ['Saturday’s full', ['Friday', 'Monday', 'Tuesday']],
    ['I can’t do Saturday', ['Friday', 'Monday', 'Tuesday']],
    ['Why not Saturday?', ['Saturday', 'Friday', 'Monday']],
    ['Monday is no good, Tuesday maybe', ['Tuesday', 'Friday', 'Saturday']],
    ['any day but Friday or Saturday', ['Monday', 'Tuesday']],
  ])('are for a small model the free times of few days: "%s"', async (message, days) => {
    const readFreeTimes = async () =>
      ['2026-11-27', '2026-11-28', '2026-11-30', '2026-12-01'].map((day) => ({
        day,
        from: '18:00',
        to: '22:00',
      }));
    const { free_times: free } = await dataFor(message, {
      mode: 'plan',
      sources: { readFreeTimes },
      isShort: true,
    });
    const told = (free as string[]).map((line) => line.split(' ')[0]);
    expect(told.toSorted()).toEqual(days.toSorted());
  });

  it('are no lines of the talk itself, which stand in it already', async () => {
    const quote = 'Ana is moving to Lisbon, and I have not told Mum';
    const findWords = async () => [
      { quote, date: TODAY, kind: 'message' as const, isByWord: true },
      { quote: 'Ana rang', date: '2026-05-01', kind: 'page' as const, isByWord: true },
    ];
    const { data } = await buildPromptContext({
      mode: 'write',
      message: 'What about Ana?',
      before: [`${quote}. She will be sad.`],
      today: TODAY,
      hour: 21,
      person: {},
      sources: { ...noSources, findWords },
      isShort: false,
    });
    expect(data['they_wrote_before']).toEqual(['Friday, 1 May 2026 (page): Ana rang']);
  });

  it('are of much that is known the things that were said, before the answers of the onboarding', async () => {
    const said = Array.from({ length: 20 }, (_, at) => ({
      text: `You own ${at} bikes.`,
      date: '2026-11-20',
      kind: 'message' as const,
    }));
    const asked = Array.from({ length: 10 }, (_, at) => ({
      text: `Your answer was ${at}.`,
      date: '2026-11-01',
      kind: 'onboarding' as const,
    }));
    const { data } = await buildPromptContext({
      mode: 'write',
      message: 'What do you know about me?',
      before: [],
      today: TODAY,
      hour: 21,
      person: { known: [...asked, ...said] },
      sources: noSources,
      isShort: false,
    });
    const told = data['remembered_of_the_person'] as string[];
    expect(told).toHaveLength(12);
    expect(told.slice(0, 9).every((line) => line.startsWith('You own'))).toBe(true);
  });

  it('is asked for at once, and what does not come is left out', async () => {
    const asked: string[] = [];
    let all: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (all = resolve));
    const answering = (name: string) => async () => {
      if (asked.push(name) === 3) all();
      await both;
      return null;
    };
    const sources = {
      findWords: answering('words'),
      readEvents: answering('events'),
      readPage: answering('page'),
    };
    const data = await dataFor('Is tomorrow on my page?', { sources });
    expect(asked.toSorted()).toEqual(['events', 'page', 'words']);
    expect(Object.keys(data)).toEqual(['now', 'name']);
  });
});
