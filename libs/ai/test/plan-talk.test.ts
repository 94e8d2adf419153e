import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { aimIn, factsIn, listIn } from '../src/companion/plan-facts.ts';
import { repliesTo, say } from './conversations/replies.ts';

describe('a talk about a plan', () => {
  const lines = [
    'i want to walk more',
    '30 min a day',
    'after dinner',
    'tonight',
    'the rain',
    'walk in the hallway',
  ];

  it('when it is led to its end, then all that was said stands in it and can be put onto the page', () => {
    const reply = repliesTo({ name: '', mode: 'plan', hour: 9, lines }).at(-1);
    for (const said of [
      'walk more',
      '30 min a day',
      'after dinner',
      'tonight',
      'the rain',
      'walk in the hallway',
    ])
      expect(reply?.exercise?.page).toContain(said);
    expect(reply?.choices.map(({ say: label }) => label)).toContain(PUT_ON_PAGE);
  });

  it('when it goes on, then each reply asks for something that was not said, until it stands', () => {
    const replies = repliesTo({ name: '', mode: 'plan', hour: 9, lines: lines.slice(0, 3) });
    const asked = replies.slice(0, -1).map(({ state }) => state.plan?.asked);
    expect(asked).toEqual([...new Set(asked)]);
    expect(asked).not.toContain(null);
    expect(replies.at(-1)?.state.plan?.stands).toBe(true);
  });

  it.each([
    ['bio exam friday', 'there are nine chapters', 'i just scroll', 'chapter 1 then', 'tonight'],
    ['want to run a 10k in october', 'idk', 'no', 'saturday maybe', 'ok'],
    ['the garage is a mess', 'my wife says so', 'its full of paint', 'the neighbour laughs', 'well'],
  ])('when little is answered, as after “%s”, then it stands after five messages all the same', (...said) => {
    const replies = repliesTo({ name: '', mode: 'plan', hour: 9, lines: said });
    expect(replies.some(({ state }) => state.plan?.stands === true)).toBe(true);
  });

  it('when it asks, then answers to tap stand beside the question', () => {
    const reply = say('plan', 'i want to walk more');
    expect(reply?.choices.length).toBeGreaterThan(1);
    const [first] = reply?.choices ?? [];
    expect(say('plan', 'i want to walk more', first?.say ?? '')?.state.plan?.facts.amount).toBeDefined();
  });

  it('when somebody tells of another, then no day of theirs is taken', () => {
    expect(factsIn('my husband works weekends')).toEqual({});
    expect(factsIn('She has Tuesdays off')).toEqual({});
  });

  it.each(['idk', 'no', "we'll see"])(
    'when the answer is “%s”, then that is left open, and something else is asked',
    (answer) => {
      const [before, after] = repliesTo({
        name: '',
        mode: 'plan',
        hour: 9,
        lines: ['i want to walk more', answer],
      });
      expect(after?.state.plan?.asked).not.toBe(before?.state.plan?.asked);
    },
  );

  it('when somebody leaves before it stands, then they take along what is known', () => {
    expect(say('plan', 'i want to walk more', '30 min a day', 'bye')?.text).toContain(
      'walk more, 30 min a day',
    );
    expect(say('plan', 'i want to walk more', '30 min a day', 'thanks')?.text).toContain('30 min a day');
  });

  it('when something hard comes in between, then it is met first, and the plan is kept', () => {
    const reply = say('plan', 'i want to finish my thesis', "I'm so ashamed that it takes this long");
    expect(reply?.text).not.toMatch(/which day|what time|half an hour/i);
    expect(reply?.state.plan?.facts.aim).toBe('finish your thesis');
  });

  it('when several things are listed, then they are sorted without being asked for again', () => {
    const reply = say('plan', 'need to sort out: dentist, present for mum, invoice, car inspection');
    expect(reply?.exercise?.id).toBe('what-comes-first');
    expect(reply?.progress?.kept['list']).toBe('dentist\npresent for mum\ninvoice\ncar inspection');
  });

  it('when it is another mode, then nothing is planned', () => {
    expect(say('heal', 'i want to walk more')?.state.plan ?? null).toBeNull();
  });
});

describe('what a message says of a plan', () => {
  it.each([
    ['i want to walk more', 'walk more'],
    ['trying to save 200 a month for a trip', 'save 200 a month for a trip'],
    ["we're moving flats on the 28th", 'moving flats'],
    ['exam on Friday', 'exam'],
    ['i want to cry', null],
    ['what do i want to do?', null],
  ])('when it is “%s”, then the aim is %s', (message, aim) => {
    expect(aimIn(message)).toBe(aim);
  });

  it.each([
    ['30 min a day', { amount: '30 min a day' }],
    ['mornings before work', { time: 'mornings before work' }],
    ['tuesdays and saturdays', { day: 'tuesdays and saturdays' }],
    ['by the end of the month', { due: 'by the end of the month' }],
    ['6:40', { time: '6:40' }],
    ['I have about 40 pages from 2019', {}],
  ])('when it is “%s”, then no more than that is taken from it', (message, facts) => {
    expect(factsIn(message)).toEqual(facts);
  });

  it('when a sentence has commas, then it is no list', () => {
    expect(listIn('I open the book, then I am on my phone, and then it is late')).toBeNull();
  });
});
