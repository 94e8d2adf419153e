import { addDays, HOUR_MS } from '@inkwell/contracts';
import { instantOf, wallTimeOf } from '@inkwell/contracts/wall-clock';
import { describe, expect, it } from 'vitest';
import { exercisePage } from '../../src/exercises/progress.ts';
import { IF_THEN_PLAN } from '../../src/exercises/if-then-plan.ts';
import { awakeHours } from '../../src/suggestions/rhythm.ts';
import {
  type SuggestionCalendar,
  type DailyRhythm,
  suggestByRules,
  suggestFromExercise,
  type SuggestionDraft,
} from '../../src/suggestions/index.ts';
import { readTimeMention } from '../../src/suggestions/when.ts';
const rhythmOf = (peak_energy: DailyRhythm['peak_energy'], target_sleep_hours: number): DailyRhythm => ({
  peak_energy,
  target_sleep_hours,
  pre_sleep_activity: 'Reading',
});
const timeZone = { zone: 'America/New_York' };

/** Wednesday, 18 November 2026, 9:00 in New York. */
const calendarWith = (extra: Partial<SuggestionCalendar> = {}): SuggestionCalendar => ({
  now: instantOf('2026-11-18 09:00:00', timeZone),
  timeZone,
  busy: [],
  rhythm: rhythmOf('Morning', 7),
  ...extra,
});

const spanOf = (from: string, to: string) => ({
  from: instantOf(`${from}:00`, timeZone).getTime(),
  to: instantOf(`${to}:00`, timeZone).getTime(),
});

const startOf = ({ suggestedTime }: SuggestionDraft, at: SuggestionCalendar['timeZone'] = timeZone) =>
  wallTimeOf(new Date(suggestedTime), at).slice(0, 16);

const shown = (text: string, calendar = calendarWith()) =>
  suggestByRules(text, calendar).map((draft) => `${draft.title}, ${startOf(draft)}, ${draft.duration} min`);

describe('what is meant', () => {
  it.each([
    ['exercise three times a week', ['Exercise', 'Exercise', 'Exercise']],
    ['lunch with a friend on Thursday at 1', ['Lunch with a friend']],
    ['read an hour a day', ['Read']],
    ['meditate before work', ['Meditate']],
    ['I feel tired and need to relax more', ['Relax']],
    ['I must not forget to call my friend Sam on Friday', ['Call Sam']],
    ['Yoga and meditation every morning would be great', ['Yoga', 'Meditation']],
    ['I want to be more social', ['Time with a friend']],
    ['If I had a friend here I would exercise', []],
    ["I'm too tired to exercise", []],
  ])('when somebody writes "%s", then the titles fit', (text, titles) => {
    expect(suggestByRules(text, calendarWith()).map(({ title }) => title)).toEqual(titles);
  });

  it('when it matters, or may be, then the priority says so', () => {
    const priorityOf = (text: string) => suggestByRules(text, calendarWith())[0]?.priority;
    expect(priorityOf('I really need to rest on Sunday')).toBe('high');
    expect(priorityOf('I want to rest on Sunday')).toBe('medium');
    expect(priorityOf('Maybe I could rest on Sunday')).toBe('low');
  });
});

describe('when it is', () => {
  it.each([
    ['I want to read from 8 to 9:30 pm', 'Read, 2026-11-18 20:00, 90 min'],
    ['Exercise tomorrow at half past six in the morning', 'Exercise, 2026-11-19 06:30, 45 min'],
    ['I want to read on 25 November at 20:15', 'Read, 2026-11-25 20:15, 30 min'],
    ['Breakfast with a friend on Saturday at 9', 'Breakfast with a friend, 2026-11-21 09:00, 45 min'],
    ['Drinks with friends on Friday at 7', 'Drinks with friends, 2026-11-20 19:00, 60 min'],
    ['I want to exercise today at 8', 'Exercise, 2026-11-18 20:00, 45 min'],
    ['I want to relax next week', 'Relax, 2026-11-23 20:00, 30 min'],
  ])('when somebody writes "%s", then it is then', (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });

  it.each([
    ['the clocks change before it', 'Dentist on Sunday at 9:20', 'Dentist, 2026-11-01 09:20, 30 min'],
    [
      'the clocks change before it',
      'Yoga on 3 November from 18:05 to 18:50',
      'Yoga, 2026-11-03 18:05, 45 min',
    ],
    [
      'it leaves in the sleep',
      'Train to Boston on Thursday at 5:40 am',
      'Train to Boston, 2026-10-29 05:40, 30 min',
    ],
    [
      'it is said twice',
      'Haircut on Friday at 10. Haircut on Friday at 10!',
      'Haircut, 2026-10-30 10:00, 30 min',
    ],
    [
      'its day comes after it',
      'I must hand it in by Friday. Vet at 4:15 tomorrow',
      'Vet, 2026-10-29 16:15, 30 min',
    ],
    ['it is German', 'Übermorgen um Viertel vor neun Zahnarzt', 'Zahnarzt, 2026-10-30 08:45, 30 min'],
    ['it is French', 'Après-demain à 18 heures réunion', 'Réunion, 2026-10-30 18:00, 30 min'],
    [
      'it is Spanish',
      'Pasado mañana a las siete y media de la tarde dentista',
      'Dentista, 2026-10-30 19:30, 30 min',
    ],
    ['it is Portuguese', 'Depois de amanhã das 18h às 19h30 dentista', 'Dentista, 2026-10-30 18:00, 90 min'],
  ])('when %s, then "%s" is kept to the minute', (_, text, expected) => {
    const now = instantOf('2026-10-28 08:30:00', timeZone);
    expect(shown(text, calendarWith({ now }))).toEqual([expected]);
  });

  it.each([
    ["Sunday the 6th, eleven o'clock", ['2026-12-06'], 660, null],
    ["Friday half past 5 o'clock", ['2026-12-04'], 330, null],
    ["14th December, two o'clock till six", ['2026-12-14'], 120, 240],
    ['From Monday the 7th of December at 4:30 pm', ['2026-12-07'], 990, null],
    ['Monday at 4:30 pm, half an hour, not an hour', ['2026-11-30'], 990, 30],
  ])('when it is said as “%s”, then it is read so', (said, days, time, minutes) => {
    const { when } = readTimeMention(said, '2026-11-29');
    expect(when).toMatchObject({ days, minutes });
    expect((when.time ?? 0) % 720).toBe(time % 720);
  });

  it('when a long text ends with a day and an hour, then they are read', () => {
    const text = `${'It was a long week. '.repeat(40)}So Thursday at 18:30.`;
    expect(readTimeMention(text, '2026-11-18').when).toMatchObject({ days: ['2026-11-19'], time: 1_110 });
  });

  it('when the named hour is taken, then it is the nearest that is free, and the reason says so', () => {
    const calendar = calendarWith({ busy: [spanOf('2026-11-19 12:30', '2026-11-19 14:00')] });
    const [draft] = suggestByRules('I want to read tomorrow at 1 pm', calendar);
    expect(draft && startOf(draft)).toBe('2026-11-19 12:00');
    expect(draft?.reasoning).toBe('1:00 PM is taken, so this is the nearest time that is free.');
    expect(draft?.confidence).toBeLessThan(90);
  });

  it('when the named hour lies in the sleep, then it is the nearest outside it', () => {
    expect(shown('exercise at 4 am tomorrow')).toEqual(['Exercise, 2026-11-19 06:00, 45 min']);
  });

  it('when the named day has no room, or is far ahead, then there is none', () => {
    const busy = [spanOf('2026-11-22 00:00', '2026-11-23 00:00')];
    expect(shown('I should rest on Sunday', calendarWith({ busy }))).toEqual([]);
    expect(shown('I should rest on 3 October')).toEqual([]);
  });

  it('when clocks skip the named hour, then another one is named', () => {
    const calendar = calendarWith({
      now: instantOf('2026-03-07 12:00:00', timeZone),
      rhythm: rhythmOf('Night', 4),
    });
    const [draft] = suggestByRules('I want to read tomorrow at 2:30 am', calendar);
    expect(draft && startOf(draft)).toBe('2026-03-08 08:00');
    expect(draft?.reasoning).toMatch(/skip/);
  });
});

describe('in every zone, in the weeks in which clocks change', () => {
  const TEXTS = [
    'I want to exercise three times a week and meditate before work.',
    'I want to read before bed, rest this weekend and meet a friend on Sunday at 7.',
    'I want to read an hour a day and do something creative tonight.',
  ];
  const RHYTHMS = [
    rhythmOf('Morning', 8.5),
    rhythmOf('Noon', 7),
    rhythmOf('Night', 4),
    rhythmOf('Night', 10),
  ];
  const WEEKS: ReadonlyArray<readonly [string, string]> = [
    ['America/New_York', '2026-03-05'],
    ['America/New_York', '2026-10-29'],
    ['Europe/Berlin', '2026-03-26'],
    ['Europe/Berlin', '2026-10-22'],
    ['Australia/Lord_Howe', '2026-04-02'],
    ['Australia/Lord_Howe', '2026-10-01'],
    ['Asia/Kolkata', '2026-06-01'],
  ];

  it.each(WEEKS)(
    'when it is %s from %s on, then none lies on an event, in the sleep or in the past',
    (zone, first) => {
      const at = { zone };
      let count = 0;
      for (const [index, rhythm] of RHYTHMS.entries()) {
        const now = instantOf(`${addDays(first, index)} ${String(5 + index * 6).padStart(2, '0')}:20:00`, at);
        // Every third pair of hours is taken.
        const busy = Array.from({ length: 40 }, (_, event) => {
          const from = now.getTime() + (event * 6 - 2) * HOUR_MS;
          return { from, to: from + 2 * HOUR_MS };
        });
        const { wake, bed } = awakeHours(rhythm);
        for (const text of TEXTS) {
          const drafts = suggestByRules(text, { now, timeZone: at, busy, rhythm });
          expect(drafts.length).toBeLessThanOrEqual(3);
          const spans = drafts.map(({ suggestedTime, duration }) => {
            const from = Date.parse(suggestedTime);
            return { from, to: from + duration * 60_000 };
          });
          for (const [index, { from, to }] of spans.entries()) {
            count += 1;
            expect(from).toBeGreaterThan(now.getTime());
            const others = [...busy, ...spans.filter((_, other) => other !== index)];
            expect(others.filter((other) => other.from < to && other.to > from)).toEqual([]);
            const [hour = 0, minute = 0] = wallTimeOf(new Date(from), at)
              .slice(11, 16)
              .split(':')
              .map(Number);
            const start = hour * 60 + minute;
            const end = start + (to - from) / 60_000;
            expect((start >= wake && end <= bed) || (start + 1_440 >= wake && end + 1_440 <= bed)).toBe(true);
          }
        }
      }
      expect(count).toBeGreaterThan(20);
    },
  );
});

describe('the end of an exercise', () => {
  const pageWith = (cue: string) =>
    exercisePage(IF_THEN_PLAN, {
      aim: 'Ring the dentist.',
      cue,
      length: '15 minutes',
      act: 'Pick up the phone',
    }) ?? '';
  const page = pageWith('Friday at 10');

  it('when an if-then plan names a day and an hour, then it is suggested for then', () => {
    const drafts = suggestFromExercise('if-then-plan', page, calendarWith());
    expect(drafts.map((draft) => [draft.title, startOf(draft), draft.duration])).toEqual([
      ['Ring the dentist', '2026-11-20 10:00', 15],
    ]);
  });

  it('when it names another moment, or the page is another, then nothing is suggested', () => {
    expect(suggestFromExercise('if-then-plan', pageWith('when I shut the laptop'), calendarWith())).toEqual(
      [],
    );
    expect(suggestFromExercise('weekly-plan', page, calendarWith())).toEqual([]);
  });

  it('when a plan was made in talk, then its first piece is suggested for its hour', () => {
    const plan =
      'Clean the garage\nfirst: one box or one shelf\nwhen: Friday, 10:00\nif it falls through: the next day';
    const drafts = suggestFromExercise('plan-talk', plan, calendarWith());
    expect(drafts.map((draft) => [draft.title, startOf(draft)])).toEqual([
      ['One box or one shelf', '2026-11-20 10:00'],
    ]);
    expect(suggestFromExercise('plan-talk', 'Clean the garage\nfirst: one box', calendarWith())).toEqual([]);
  });

  it('when a list was given days in talk, then each thing that has one is suggested for it', () => {
    const list = 'Call Ana: Friday, 10:00\ndentist at 9:30 on Thursday\nfix the shelf';
    const drafts = suggestFromExercise('plan-list', list, calendarWith());
    expect(drafts.map((draft) => [draft.title, startOf(draft)]).toSorted()).toEqual([
      ['Call Ana', '2026-11-20 10:00'],
      ['Dentist', '2026-11-19 09:30'],
    ]);
  });
});

describe('a day that is named to be left out', () => {
  it.each([
    ['three runs a week, mornings, not Mondays', []],
    ['Tuesday or Thursday, never on Monday', ['2026-11-24', '2026-11-19']],
    ['any day except Sunday', []],
    ['mornings, not on Saturday or Sunday', []],
    ['why not Monday at 7?', ['2026-11-23']],
  ])('when somebody says "%s", then it is none of the days', (said, days) => {
    expect(readTimeMention(said, '2026-11-18').when.days.toSorted()).toEqual(days.toSorted());
  });
});
