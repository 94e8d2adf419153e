import { describe, expect, it } from 'vitest';
import { availabilityIn } from '../src/program/limits.ts';
import { aimIn, listIn } from '../src/program/plan-words.ts';
import { thingsIn } from '../src/program/prose-list.ts';
import { readSaidTime } from '../src/program/said-time.ts';
import { cleanWords, shortTitle } from '../src/suggestions/title.ts';
import { TODAY } from './program-talk.ts';

describe('words of a plan', () => {
  it.each([
    ['borrowing the saw from Graham and cutting the short ends to length', 'Borrow the saw from Graham'],
    [
      'Open the file and list which sections are missing, with a rough word count next to each. I think so.',
      'Open the file and list which sections are missing',
    ],
    ['tax declaration 2025 (overdue!!)', 'Tax declaration 2025 (overdue)'],
    ['I need to ring mum', 'Ring mum'],
    ['measuring the shed', 'Measure the shed'],
    ['Ring, with one sentence ready', 'Ring, with one sentence ready'],
    ['painting my room', 'Paint my room'],
    ["calling Ana's doctor", "Call Ana's doctor"],
    ['Painting class', 'Painting class'],
    ['Washing machine repair', 'Washing machine repair'],
    ['Cleaning lady', 'Cleaning lady'],
    ['Booking.com refund', 'Booking.com refund'],
    ['A levels', 'A levels'],
    ['Well check', 'Well check'],
    ['First aid course', 'First aid course'],
    ['To do list', 'To do list'],
    ['well, first I need to call a plumber', 'Call a plumber'],
  ])('when “%s” is to be done, then it is called “%s”', (said, title) => {
    expect(shortTitle(said)).toBe(title);
  });

  it('when brackets or marks are broken, then they are left out', () => {
    expect(cleanWords('tax (overdue!!')).toBe('tax overdue');
    expect(cleanWords('paint (white!)...')).toBe('paint (white)');
  });

  it.each([
    ['Monday at 10? I have to find the papers first', 'Monday at 10 AM', 600, null],
    ['Saturday 10-12', 'Saturday 10-12', 600, 120],
    ['sometime Saturday afternoon', 'Tomorrow afternoon', null, null],
    ['Sunday at 3 for two hours', 'Sunday, 3 PM to 5 PM', 900, 120],
    ['Sunday at noon', 'Sunday at noon', 720, null],
    ['11 December at 9', 'Friday, 11 December at 9 AM', 540, null],
    ['in two weeks on Tuesday at 8', 'Tuesday, 8 December at 8 AM', 480, null],
    ['Tuesday in two weeks at 8', 'Tuesday, 8 December at 8 AM', 480, null],
    ['in 3 weeks, on a Monday at 9', 'Monday, 14 December at 9 AM', 540, null],
    ['two weeks from Tuesday at 8', 'Tuesday, 15 December at 8 AM', 480, null],
    ['Tuesday and Wednesday at 8', 'Tuesday and Wednesday at 8 AM', 480, null],
  ])('when the time is “%s”, then it reads “%s”', (said, words, minute, minutes) => {
    expect(readSaidTime(said, 'paint', { today: TODAY, hour: 14 })).toMatchObject({ words, minute, minutes });
  });

  it.each(['the sleepers are 2.4m', 'I have no idea', 'my sister'])(
    'when no time is in “%s”, then none is read',
    (said) => {
      expect(readSaidTime(said, 'paint', { today: TODAY, hour: 14 })).toBeNull();
    },
  );

  it('when it is said when somebody can, then that is read', () => {
    const limits = availabilityIn(
      [
        'I have Saturdays mostly free and maybe an hour on Wednesday mornings.',
        'I teach Mondays.',
        'It is due on December 11',
        'I work until six every day',
      ],
      TODAY,
    );
    expect(limits).toEqual({
      free: [2, 5],
      parts: { 2: 'morning' },
      busy: [0],
      until: '2026-12-11',
      from: 1_080,
    });
    expect(availabilityIn(["I'm only free mornings"], TODAY).parts).toMatchObject({
      0: 'morning',
      6: 'morning',
    });
    expect(availabilityIn(['The dentist was on Tuesday', 'by May', 'I sat in the sun'], TODAY)).toMatchObject(
      {
        free: [],
        busy: [],
        until: null,
        from: null,
      },
    );
  });

  it('when a span of days is worked, then only its evenings are free, or none of them', () => {
    expect(availabilityIn(['I work Tuesday to Saturday, nine to five'], TODAY)).toMatchObject({
      busy: [],
      parts: { 1: 'evening', 5: 'evening' },
    });
    expect(availabilityIn(["I'm away from Friday to Monday"], TODAY).busy.toSorted()).toEqual([0, 4, 5, 6]);
  });

  it.each([
    ["I'm away until Thursday", '2026-12-03'],
    ["I can't do anything before Wednesday", '2026-12-02'],
    ["Until Thursday I'm on holiday", '2026-12-03'],
    ['Not before Wednesday', '2026-12-02'],
    ['I was in Rome until Monday', undefined],
    ["I'm in Rome until Monday", undefined],
    ["I can't wait until Tuesday", undefined],
    ["I don't want to leave it until Tuesday", undefined],
    ['I work Mondays until December 20', undefined],
    ['I was away until Thursday', undefined],
  ])('when an absence is told (“%s”), then it has no last day, and is free after it', (told, since) => {
    const limits = availabilityIn([told], TODAY);
    expect(limits.until).toBeNull();
    expect(limits.since).toBe(since);
    expect(limits.busy).toEqual(told.includes('Mondays') ? [0] : []);
  });

  it.each([
    ['I have until Tuesday', '2026-12-01'],
    ['It is due by Tuesday', '2026-12-01'],
    ["I haven't started and it's due on December 11", '2026-12-11'],
    ['My exam is on Thursday and I am not ready', '2026-12-03'],
    ['I need to finish it by Thursday because I am away until Sunday', '2026-12-03'],
    ["I'm free until Thursday", '2026-12-03'],
  ])('when a last day is told (“%s”), then it is that', (told, until) => {
    expect(availabilityIn([told], TODAY)).toMatchObject({ until, busy: [] });
  });

  it.each([
    'I want to work on my novel on Saturdays',
    "I'd like to take a pottery class on Saturday",
    "I don't work on Mondays",
    'no class on Friday',
    'I have no class on Fridays',
    "I'm not working on Friday",
    'Saturday would work',
    'I want to work out on Tuesdays',
  ])('when nobody works then (“%s”), then no day is taken', (told) => {
    expect(availabilityIn([told], TODAY)).toMatchObject({ busy: [], free: [] });
  });

  it.each([
    [['I work on Mondays'], [0]],
    [['I have to work on Saturday'], [5]],
    [["I can't work on Saturday"], [5]],
    [['I have class on Tuesday'], [1]],
    [
      ['I teach Monday to Friday', 'There is no class on Friday'],
      [0, 1, 2, 3],
    ],
  ])('when somebody works then (%j), then those days are taken', (told, busy) => {
    expect(availabilityIn(told, TODAY).busy).toEqual(busy);
  });

  it.each([
    ['I work until 6pm', 1_080],
    ['I work until 6:30 every day', 1_110],
    ["I'm at work till about 7 PM", 1_140],
    ['I work until 17:00', 1_020],
    ['I work until eleven', 1_380],
    ['I work until 6 in the morning', 360],
    ['I work until 6 a.m.', 360],
    ['I work until 10 December', null],
    ["I don't work until 2", null],
  ])('when the end of work is told (“%s”), then it is read', (told, from) => {
    expect(availabilityIn([told], TODAY).from).toBe(from);
  });

  it('when things to do are told in a sentence, then they are a list', () => {
    expect(
      listIn(
        "Need to sort the car insurance before the 4th, mum's present, and I promised the book club I'd cook on Friday.",
        TODAY,
      ),
    ).toEqual(['sort the car insurance before the 4th', "mum's present", 'cook on Friday']);
  });

  it('when a message names times by commas, then it is no list', () => {
    expect(listIn('Sunday evening, after dinner, say 8pm', TODAY)).toBeNull();
    expect(listIn('I was tired, he was late, it rained', TODAY)).toBeNull();
    expect(aimIn('Help me plan it?').aim).toBe('');
  });
});

describe('things to do that are told in prose', () => {
  it.each([
    [
      "I've done nothing. I need to get boxes and pack, change my address at the bank, book a van, and I want to rest. Help?",
      ['Get boxes and pack', 'Change my address at the bank', 'Book a van'],
    ],
    [
      'Need to book the MOT, ring my sister about Christmas, and start swimming again, two mornings a week.',
      ['Book the MOT', 'Ring my sister about Christmas', 'Start swimming again'],
    ],
  ])('when “%s” is told, then each is a line', (told, lines) => {
    expect(thingsIn(told)).toEqual(lines);
  });

  it('when somebody tells what should have been, then it is no list', () => {
    expect(thingsIn('I should have called her, I should have gone, and I should have stayed.')).toBeNull();
    expect(thingsIn('I want to hide, I want to scream, and I want to run away.')).toBeNull();
  });
});
