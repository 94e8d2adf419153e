import { describe, expect, it } from 'vitest';
import { repliesTo, say } from './conversations/replies.ts';

const PLAN = ['sort garage', 'One box or one shelf', 'saturday morning'];

describe('a plan that stands', () => {
  it.each([
    'actually make it thursday evening',
    'no, move it to thursday evening',
    'Thursday evening instead',
  ])('when %j is said, then the plan is shown with the new time', (change) => {
    expect(say('plan', ...PLAN, change)?.text.toLowerCase()).toContain('- when: thursday evening');
  });

  it('when it is said what worries, then that is taken down as what may get in the way', () => {
    const reply = say('plan', ...PLAN, "What worries me is that I'll find something else to do at ten.");
    expect(reply?.state.plan?.facts.obstacle).toContain('find something else to do');
  });

  it.each(['can you tell me my plan so far?', 'say it back', 'please write it down'])(
    'when %j is said, then it is shown again',
    (wish) => {
      expect(say('plan', ...PLAN, wish)?.text).toContain('- Sort garage');
    },
  );

  it.each([
    [
      'Actually not Wednesday, I drive to Leeds at 6. Make it Thursday and Sunday, half seven.',
      /Thursday and Sunday, half seven/,
    ],
    ["No, not 10. 8.30. At 10 I've got a client.", /8\.30/],
    ['new time is 3pm', /3pm/],
    ["Make that 7 instead, at six I'm picking up my daughter from swimming.", /when: .*\b7\b/],
    ['No, seven. Six is when I pick her up.', /when: .*\bseven\b/],
  ])('takes the time that is meant, and none that is excluded: “%s”', (message, expected) => {
    expect(say('plan', ...PLAN, message)?.text).toMatch(expected);
  });

  it.each([
    ["Right, done. Now the running. I haven't run since school.", 'running'],
    ['Good. And then I also have to ring the landlord about the keys.', 'landlord'],
    ['the plan is fine. i want a second one, for running', 'running'],
    ['Great. And the insurance papers? Those are due Friday.', 'insurance papers'],
    [
      "I mean I'd like to plan the insurance papers too. Wednesday at 8 in the evening would work.",
      'insurance papers',
    ],
  ])('gives way to the next one: “%s”', (message, aim) => {
    expect(say('plan', ...PLAN, message)?.state.plan?.facts.aim).toContain(aim);
  });

  it('takes what may happen as what may get in the way', () => {
    const replies = repliesTo({
      name: '',
      mode: 'plan',
      hour: 20,
      lines: [...PLAN, "And if it's pouring with rain?", 'I put on the jacket'],
    });
    expect(replies.at(-1)?.text).toMatch(/pouring with rain[^]*put on the jacket/);
  });

  it('when something else was meant, then that takes its place', () => {
    const reply = say('plan', ...PLAN, 'No. I meant the phone call to the bank, Tuesday at ten');
    expect(reply?.text).toContain('The phone call to the bank');
    expect(reply?.text).not.toContain('garage');
    expect(reply?.text).toContain('Tuesday');
  });

  it('when it is asked what happens if it goes wrong, then the obstacle and a way round it go into the plan', () => {
    const replies = repliesTo({
      name: '',
      mode: 'plan',
      hour: 20,
      lines: [...PLAN, 'What if it goes wrong?', 'I open the door and shut it again', 'pick up one box'],
    });
    expect(replies.at(-3)?.text).toMatch(/in the way|in between/);
    expect(replies.at(-1)?.text).toContain('you open the door and shut it again');
    expect(replies.at(-1)?.text).toContain('pick up one box');
    expect(replies.at(-1)?.progress).toBeNull();
  });

  it('when what was added is to come out, then it is taken out', () => {
    const said = [...PLAN, 'What if it goes wrong?', 'I open the door and shut it again', 'pick up one box'];
    expect(say('plan', ...said, 'please take that out')?.text).not.toContain('pick up one box');
  });
});

describe('a week', () => {
  it('when days are listed with what is on them, then they are kept as a list and can be added to', () => {
    const replies = repliesTo({
      name: '',
      mode: 'plan',
      hour: 20,
      lines: ['Monday dentist, Tuesday choir, Wednesday the bank', 'Friday: call Anna'],
    });
    expect(replies[0]?.text).toContain('- Tuesday: choir');
    expect(replies[1]?.state.page).toBe(
      'Monday: dentist\nTuesday: choir\nWednesday: the bank\nFriday: call Anna',
    );
  });

  it('when one of several is called the worst, then that is planned', () => {
    const reply = say(
      'plan',
      'I have three assignments due next week',
      'history essay is worst, due tuesday',
    );
    expect(reply?.state.plan?.facts.aim).toBe('history essay');
    expect(reply?.state.plan?.facts.day).toBeUndefined();
  });

  it('when a plan for something is asked for, then it is begun at once', () => {
    const reply = say(
      'plan',
      'I have three assignments due next week',
      'can you help me make a plan for the essay',
    );
    expect(reply?.state.plan?.facts.aim).toBe('the essay');
    expect(reply?.progress).toBeNull();
  });
});
