import { describe, expect, it, test } from 'vitest';
import { CONCERN, CRISIS, person, SUPPORT } from './protocol-person.ts';

const DINNER = 'Thank you. What should I cook on Friday? There is rice, and two tired carrots are left.';
const GARDEN = 'What did we say about the garden on Thursday, and about the beans in it?';
const WEEK = 'Help me plan the week, with the two days at the office and the one at home.';

describe('a crisis that is found late', () => {
  it('when care replies have been given since, then an ordinary message is answered as ever, after the check', () => {
    const { say, findLate } = person();
    say('I want to kill myself', CRISIS);
    expect(say('In the drawer', null, { hours: 0.1 }).act?.step).toBe('next');
    findLate(CRISIS, { hours: 0.1 });
    expect(say('In the kitchen', null, { hours: 0.2 }).act?.step).toBe('next');
    expect(say('My sister', null, { hours: 0.3 }).act?.step).toBe('next');
    expect(say(DINNER, null, { hours: 0.8 })).toMatchObject({ act: { step: 'check' }, card: null });
    expect(say(WEEK, null, { hours: 0.9 }).act).toBeNull();
  });

  it('when it is of another kind than that of the care reply to its message, then the next reply takes it up', () => {
    const { say, findLate } = person();
    say('I want to kill myself', CRISIS);
    expect(say('In the drawer', null, { hours: 0.1 }).act?.step).toBe('next');
    findLate({ level: 'crisis', kind: 'violence' }, { hours: 0.1 });
    expect(say(DINNER, null, { hours: 0.2 }).act).toMatchObject({ step: 'open', kind: 'violence' });
  });

  it('when its message has only had the check, then the next reply is the care reply, once', () => {
    const { say, findLate } = person();
    say('I want to kill myself', CRISIS);
    expect(say(GARDEN, null, { hours: 1 }).act?.step).toBe('check');
    findLate(CRISIS, { hours: 1 });
    expect(say(DINNER, null, { hours: 1.1 })).toMatchObject({ act: { step: 'open' }, isSign: false });
    expect(say(WEEK, null, { hours: 1.2 }).act?.step).toBe('check');
  });

  it('when what follows is still about the danger, then that is the reply that takes it up', () => {
    const { say, findLate, record } = person();
    say('I want to kill myself', CRISIS);
    say(GARDEN, null, { hours: 1 });
    findLate(CRISIS, { hours: 1 });
    expect(say('I am all alone here', null, { hours: 1.1 }).act?.step).toBe('next');
    expect(record().isDue).toBe(false);
    expect(say(DINNER, null, { hours: 1.2 }).act?.step).not.toBe('open');
  });

  it('when the question was asked meanwhile, then what is still about the danger gets the first care reply', () => {
    const { say, findLate } = person();
    say('I wish I would not wake up', CONCERN);
    findLate(CRISIS);
    expect(say('I am all alone here')).toMatchObject({ act: { step: 'open' }, isSign: false });
    expect(say(DINNER).act?.step).toBe('check');
  });

  it('when the question is answered with no, then that is heard, and the check follows in place of care', () => {
    const { say, findLate } = person();
    say('I wish I would not wake up', CONCERN);
    findLate(CRISIS);
    expect(say('No, not that').act?.step).toBe('heard');
    expect(say(WEEK).act?.step).toBe('check');
  });

  it('when it was found in a message after the question, then a no does not answer it', () => {
    const { say, findLate } = person();
    say('I wish I would not wake up', CONCERN);
    say(GARDEN, null, { hours: 1, conversationId: 2 });
    findLate(CRISIS, { hours: 1 });
    expect(say('No, not that', null, { hours: 2 }).act?.step).toBe('heard');
    expect(say(WEEK, null, { hours: 3 }).act?.step).toBe('open');
  });
});

describe('less than a crisis, found late in one', () => {
  test.each([SUPPORT, CONCERN])(
    'when it is %j, then an ordinary message is answered after one more check, with no care reply',
    (found) => {
      const { say, findLate } = person();
      say('I want to kill myself', CRISIS);
      expect(say(GARDEN, null, { hours: 1 }).act?.step).toBe('check');
      say(GARDEN, null, { hours: 2 });
      findLate(found, { hours: 2 });
      expect(say(DINNER, null, { hours: 3 })).toMatchObject({ act: { step: 'check' }, card: null });
      expect(say(WEEK, null, { hours: 4 }).act).toBeNull();
    },
  );

  it('when its message has had the check, or a care reply, then nothing follows', () => {
    for (const [text, step] of [
      [GARDEN, 'check'],
      ['In the drawer', 'next'],
    ] as const) {
      const { say, findLate, record } = person();
      say('I want to kill myself', CRISIS);
      expect(say(text, null, { hours: 1 }).act?.step).toBe(step);
      const { isChecked } = record();
      findLate(SUPPORT, { hours: 1 });
      expect(record()).toMatchObject({ isChecked, isDue: false });
    }
  });

  it('when a later reader finds it harmless, then no check follows', () => {
    const { say, findLate, withdraw, record } = person();
    say('I want to kill myself', CRISIS);
    say(GARDEN, null, { hours: 1 });
    const before = record();
    say(GARDEN, null, { hours: 2 });
    findLate(SUPPORT, { hours: 2 });
    withdraw(before, { hours: 2 });
    expect(say(DINNER, null, { hours: 3 }).act).toBeNull();
  });

  it('when the crisis is of a page, and what is due is a mere concern, then no care reply takes over', () => {
    const { say, findLate, addPage } = person();
    findLate(CONCERN);
    addPage(CRISIS);
    expect(say(DINNER, null, { hours: 1 }).act?.step).toBe('check');
  });
});
