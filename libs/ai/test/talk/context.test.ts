import type { Mode } from '@inkwell/contracts';
import { describe, expect, it, vi } from 'vitest';
import type { Sources } from '../../src/index.ts';
import { contextOf } from '../../src/talk/context.ts';
import { noSources, TODAY } from './scripted.ts';

const KNOWN = [
  { text: 'Your sister Ana is moving to Lisbon.', date: '2026-11-24', kind: 'message' as const },
  { text: 'You work as a nurse.', date: '2026-11-20', kind: 'page' as const },
  { text: 'You want to kill yourself sometimes.', date: '2026-11-19', kind: 'page' as const },
  { text: 'Within twelve months you want this: A novel', date: '2026-11-01', kind: 'onboarding' as const },
];

async function dataFor(
  message: string,
  given: { mode?: Mode; sources?: Partial<Sources>; isShort?: boolean; remembers?: boolean } = {},
) {
  const { mode = 'write', sources = {}, isShort = false, remembers = true } = given;
  const { data } = await contextOf({
    mode,
    message,
    before: [],
    today: TODAY,
    hour: 21,
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
    ['What about tomorrow?', 'write', ['2026-11-28', '2026-11-28']],
    ['Is Tuesday free?', 'heal', ['2026-12-01', '2026-12-01']],
    ['What is on next week?', 'write', ['2026-11-30', '2026-12-06']],
    ['Was habe ich morgen?', 'write', ['2026-11-28', '2026-11-28']],
    ['I want to run', 'plan', ['2026-11-27', '2026-12-04']],
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

  it('are free times in plan mode, those of the days that were named', async () => {
    const readFreeTimes = async () => [
      { day: '2026-11-27', from: '21:30', to: '22:30' },
      { day: '2026-11-28', from: '08:00', to: '22:00' },
      { day: '2026-11-29', from: '14:00', to: '14:15' },
      { day: '2026-11-30', from: '19:00', to: '22:00' },
    ];
    const sources = { readFreeTimes };
    expect((await dataFor('I want to run', { mode: 'plan', sources }))['free_times']).toEqual([
      'Friday, 27 November 21:30 to 22:30',
      'Saturday, 28 November 10:00 to 13:00',
      'Monday, 30 November 19:00 to 22:00',
    ]);
    expect((await dataFor('I have Saturdays', { mode: 'plan', sources }))['free_times']).toEqual([
      'Saturday, 28 November 10:00 to 13:00',
    ]);
    expect(await dataFor('I have Saturdays', { sources })).not.toHaveProperty('free_times');
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
