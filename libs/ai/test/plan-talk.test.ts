import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { aimIn, listIn } from '../src/companion/plan-aim.ts';
import { factsIn } from '../src/companion/plan-facts.ts';
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
      expect(reply?.exercise?.page?.toLowerCase()).toContain(said);
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
    expect(say('plan', 'i want to walk more', first?.say ?? '')?.state.plan?.facts.first).toBe(first?.say);
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

  it.each([
    ['visit my gran every second week', 'sundays', 'after lunch', 'every second week, sundays, after lunch'],
    ['I want to call my mum on Sundays because she misses me', 'at 11', '', 'sundays, 11'],
    ['phone aunt rita every 2 weeks', 'wednesdays', '7pm', 'every 2 weeks, wednesdays, 7pm'],
  ])('when “%s” is repeated, then its days and hour are asked for, and no first piece', (...said) => {
    const when = said.at(-1) ?? '';
    const lines = said.slice(0, -1).filter(Boolean);
    const replies = repliesTo({ name: '', mode: 'plan', hour: 9, lines });
    expect(replies.map(({ state }) => state.plan?.asked)).not.toContain('first');
    expect(replies.at(-1)?.exercise?.page?.toLowerCase()).toContain(when);
  });

  it.each(['why would writing it down change that', 'what if i forget', 'am i too old for it?'])(
    'when somebody doubts, as by “%s”, then that is answered first, and the plan is kept',
    (doubt) => {
      const [before, after] = repliesTo({
        name: '',
        mode: 'plan',
        hour: 9,
        lines: ['i want to walk more', doubt],
      });
      expect(after?.state.plan?.facts).toEqual(before?.state.plan?.facts);
      expect(after?.text.split('?')[0]).toMatch(/\.\s/);
    },
  );

  it('when days are taken, then they are named, and not offered', () => {
    const reply = say('plan', 'i want to finish my essay', "i've got football tue n thu");
    expect(reply?.text).toContain('Tuesday and Thursday');
    const offered = reply?.choices.map(({ say: label }) => label) ?? [];
    expect(offered.length).toBeGreaterThan(1);
    expect(offered).not.toContain('Tuesday');
    expect(offered).not.toContain('Thursday');
    expect(reply?.state.plan?.facts.day).toBeUndefined();
  });

  it.each(["after that i'm dead", 'pool closes at 8', 'they will find something', 'my teacher hates me'])(
    'when “%s” is told, then it is taken for no piece of the plan',
    (told) => {
      const plan = say('plan', 'i want to finish my essay', told)?.state.plan;
      expect(plan?.facts.aim).toBe('finish your essay');
      expect(plan?.facts.first ?? 'three rough sentences').toBe('three rough sentences');
    },
  );

  it('when three messages answer nothing, then the rest is proposed, and each part can be changed', () => {
    const lines = ['i want to finish my essay', 'the library is loud', 'there are dogs', 'lena has a cold'];
    const replies = repliesTo({ name: '', mode: 'plan', hour: 9, lines: [...lines, 'saturday'] });
    expect(replies.at(-2)?.state.plan?.stands).toBe(true);
    expect(replies.at(-2)?.exercise?.page).toContain('when: tomorrow');
    expect(replies.at(-1)?.exercise?.page).toContain('when: Saturday');
  });

  it('when something is told after it stands, then a note is kept over a change', () => {
    const lines = ['call mum on sundays', 'at 11', 'unicorns obviously', 'at 12'];
    const page = repliesTo({ name: '', mode: 'plan', hour: 9, lines }).at(-1)?.exercise?.page;
    expect(page).toContain('unicorns');
    expect(page).toContain('12');
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
    ['been meaning to call my mum on Sundays because she worries', 'call your mum'],
    ['I should like to take up the piano again.', 'take up the piano again'],
    ['the hedge has to be cut', 'the hedge'],
    ['I have not been to see her for a month.', 'see her'],
    ['used to do yoga twice a week before the baby, now zero', 'do yoga'],
    ['been told to quit smoking', 'quit smoking'],
    ['she will be cross if i dont tidy my room', 'tidy your room'],
    ['my wife says i should write goals down', null],
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
    ['every second Thursday', { rhythm: 'every second Thursday' }],
    ['start this sunday', { from: 'this sunday' }],
    ['mon wed fri', { day: 'Monday Wednesday Friday' }],
    ['9 to 10:30', { time: '9 to 10:30' }],
    ['in two weeks', { due: 'in two weeks' }],
    ['evenings are a write-off', {}],
    ["that's 11 to 12 usually", { time: '11 to 12' }],
    ['I have about 40 pages from 2019', {}],
  ])('when it is “%s”, then no more than that is taken from it', (message, facts) => {
    expect(factsIn(message)).toEqual(facts);
  });

  it('when a sentence has commas, then it is no list', () => {
    expect(listIn('I open the book, then I am on my phone, and then it is late')).toBeNull();
  });
});
