import { describe, expect, it } from 'vitest';
import { aimAsked, aimIn, factsBesideAim, listIn } from '../src/companion/plan-aim.ts';
import { daysTakenIn } from '../src/companion/plan-answers.ts';
import { factsIn } from '../src/companion/plan-facts.ts';
import { repliesTo, say } from './conversations/replies.ts';

const talk = (...lines: string[]) => repliesTo({ name: '', mode: 'plan', hour: 9, lines });

describe('the beginning of a talk about a plan', () => {
  it.each([
    ["it's her birthday on the 12th and I promised I'd build her a treehouse", 'build her a treehouse'],
    ["It's the treehouse that's bothering me", 'the treehouse'],
    ['I never get round to painting the fence', 'painting the fence'],
    ['it would be nice to paint again', 'paint again'],
    ["We're getting a puppy on saturday", 'getting a puppy'],
  ])('when it is “%s”, then the aim is %s', (message, aim) => {
    expect(aimIn(message, true)).toBe(aim);
  });

  it('when somebody asks how something is done, then that is the aim, and a way is named before a question', () => {
    expect(aimAsked('how do people even revise for organic chem?')).toBe('revise for organic chem');
    const reply = say('plan', 'how do people even revise for organic chem? exam in 3 weeks');
    expect(reply?.state.plan?.facts).toMatchObject({ aim: 'revise for organic chem', due: 'in 3 weeks' });
    expect(reply?.text.split('?')[0]).toMatch(/\.\s/);
  });

  it('when a whole life is to be put in order, then parts of it stand to tap, and one of them is planned', () => {
    const [wide, named, chosen] = talk('need to sort my life out', 'flat, money, i eat rubbish', 'Money');
    expect(wide?.choices.length).toBeGreaterThan(2);
    expect(named?.choices.map(({ say: label }) => label)).toEqual(['The flat', 'Money', 'Food']);
    expect(chosen?.state.plan?.facts.aim).toContain('money');
  });

  it('when a long message names several things, then those with a day begin a list', () => {
    const reply = say(
      'plan',
      'Hi! So my husband and I finally have a date for the party, 14 June, but I still teach full time, my mother needs driving on Tuesdays, and honestly the shed is falling apart.',
    );
    expect(reply?.text).toContain('date for the party, 14 June');
    expect(reply?.text).toContain('my mother needs driving on Tuesdays');
  });

  it('when the date of something stands beside the aim, then it is no day to do it on', () => {
    const facts = factsBesideAim("I want to write the eulogy for my uncle, it's on Thursday.");
    expect(facts).toEqual({ due: 'Thursday' });
  });

  it('when a list follows a sentence, then it is read as one', () => {
    expect(listIn('too many tabs open in my head. invoices, gym, the leak')).toHaveLength(3);
  });
});

describe('a message about a plan, part by part', () => {
  it.each([
    ["Baz is free Saturday, he's got a saw", { day: 'Saturday' }],
    ["get it off my desk. it's due friday and I haven't opened it", { due: 'due friday' }],
    ["the treehouse. I've said it three times now", {}],
  ])('when it is “%s”, then the parts that name a time are read', (message, facts) => {
    expect(factsIn(message)).toEqual(facts);
  });

  it('when a morning is free, then its day is not taken', () => {
    expect(daysTakenIn('The blue one. Saturday morning, when the house is empty.')).toEqual([]);
  });

  it('when an answer stands beside a doubt, then both are taken', () => {
    const reply = talk('I must move more', 'Ten minutes I could manage. Though the pavement is icy.').at(-1);
    expect(reply?.state.plan?.facts.amount).toBe('Ten minutes');
    expect(reply?.text).toContain('indoors');
  });
});

describe('a plan that is led to its end', () => {
  it.each([
    ['i wanna start a youtube channel', 'idk', 'sunday', 'after lunch'],
    ['i want to finish my essay', 'you choose', 'tomorrow', 'in the evening'],
    ["We're getting a puppy on saturday", 'a bed, food, bowls', 'thursday evening'],
    ['need to sort my life out', 'The home', '>1', 'tomorrow', 'in the morning'],
  ])(
    'when it begins with “%s”, then a piece, a day and a way round stand within five replies',
    (...lines) => {
      const last = talk(...lines).at(-1);
      expect(last?.state.plan?.stands).toBe(true);
      const page = last?.exercise?.page ?? '';
      expect(page).toMatch(/^first: \S/m);
      expect(page).toMatch(/^when: \S/m);
      expect(page).toMatch(/^if \S/m);
    },
  );

  it('when it stands, then its page can be looked through for the week', () => {
    const last = talk('i want to clean the garage', '>1', 'friday', 'at 10:00').at(-1);
    expect(last?.exercise?.id).toBe('plan-talk');
    expect(last?.exercise?.page).toMatch(/^when: friday, (?:at )?10/im);
  });

  it('when it is put onto the page, then it is written as the person’s own', () => {
    const page = talk('i want to call my mum on sundays', 'at 11').at(-1)?.exercise?.page;
    expect(page).toContain('my mum');
  });

  it('when the choice is left, then the first of what was offered is taken', () => {
    const [before, after] = talk('i want to clean the garage', 'you tell me');
    expect(after?.state.plan?.facts.first).toBe(before?.choices[0]?.say.toLowerCase());
  });

  it('when something may go wrong, then what is done then is asked for, and kept', () => {
    const replies = talk(
      'clean the garage',
      '>1',
      'friday',
      'at 10',
      'and what if she throws a tantrum',
      'I sit down beside her',
    );
    expect(replies.at(-1)?.exercise?.page).toContain('sit down beside her');
  });

  it('when it stands and something else is named, then that is planned next', () => {
    const replies = talk('clean the garage', '>1', 'friday', 'at 10', 'and the rest?', 'my tax return');
    expect(replies.at(-2)?.text).toContain('?');
    expect(replies.at(-1)?.state.plan?.facts.aim).toContain('tax return');
  });
});
