import { describe, expect, it, test } from 'vitest';
import { decideCare, NO_CARE, type CareDecision, type CareRecord, type Finding } from '../src/care/index.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-11-01T12:00:00Z');
const CONCERN: Finding = { level: 'concern', kind: 'suicide' };
const CRISIS: Finding = { level: 'crisis', kind: 'suicide' };
const SUPPORT: Finding = { level: 'support', kind: 'suicide' };
const VEILED = 'I was in the kitchen again and the window there opens all the way, you know.';

/** A person who says one thing after another, each `hours` after the first. */
function person() {
  let record: CareRecord = NO_CARE;
  const say = (
    text: string,
    found: Finding | null = null,
    { hours = 0, conversationId = 1 } = {},
  ): CareDecision => {
    const at = new Date(START + hours * HOUR_MS);
    const day = at.toISOString().slice(0, 10);
    const decision = decideCare({ record, text, found, at, day, conversationId });
    record = decision.record;
    return decision;
  };
  return { say, record: () => record };
}

describe('a message without a sign', () => {
  it('when nothing was found before, then it is answered as ever and nothing is kept', () => {
    const { say, record } = person();
    expect(say('The tram was late.')).toMatchObject({ act: null, isSupported: false, isSign: false });
    expect(record()).toBe(NO_CARE);
  });

  it('when something may be behind it, then the quiet line stands under it once a day', () => {
    const { say, record } = person();
    expect(say('I see no way on.', SUPPORT)).toMatchObject({ act: null, isSupported: true });
    expect(say('I see no way on.', SUPPORT, { hours: 2 }).isSupported).toBe(false);
    expect(say('I see no way on.', SUPPORT, { hours: 24 }).isSupported).toBe(true);
    expect(record().signs).toEqual([]);
  });

  it('when it comes after a concern, then no care reply is given', () => {
    const { say } = person();
    say('I sometimes wish I was not here', CONCERN);
    for (const text of ['Help me plan my garden for May', 'good. done here', 'What should I cook on Friday?'])
      expect(say(text).act).toBeNull();
  });

  it('when it comes after a crisis, then a check stands before the reply, once', () => {
    const { say } = person();
    say('I want to die', CRISIS);
    expect(say('What should I cook on Friday? I have rice and two tired carrots.').act?.step).toBe('check');
    expect(say('Which spices go with them, if I roast them in the oven first?').act).toBeNull();
    say('I want to die', CRISIS, { hours: 1 });
    expect(say('What else could I make, if somebody came by on Saturday evening?').act?.step).toBe('check');
  });
});

describe('something likely', () => {
  it('when it is found, then the question is asked once, and the card is one line', () => {
    const { say, record } = person();
    expect(say('I wish I would not wake up', CONCERN)).toMatchObject({
      act: { step: 'ask', kind: 'suicide', times: 1 },
      isSign: true,
      card: 'folds',
    });
    expect(record().signs).toMatchObject([{ level: 'concern', from: 'message' }]);
  });

  it('when the answer is yes, tapped or typed, then it is a crisis of that kind', () => {
    for (const answer of ['Yes', 'yes, sometimes', 'Yeah I do']) {
      const { say, record } = person();
      say('I need to get it out of my skin', { level: 'concern', kind: 'self_harm' });
      expect(say(answer)).toMatchObject({
        act: { step: 'open', kind: 'self_harm', isYes: true },
        isSign: true,
        card: 'opens',
      });
      expect(record().signs).toMatchObject([{ level: 'crisis', kind: 'self_harm' }]);
    }
  });

  it('when the answer is no, then it is heard; a new sign is asked about in other words, the second opens the card', () => {
    const { say } = person();
    say('I wish I would not wake up', CONCERN);
    expect(say('No, not that')).toMatchObject({ act: { step: 'heard' }, isSign: false });
    expect(say('It was only the night shift, and now I will sleep').act).toBeNull();
    expect(say('What for, all of it', CONCERN, { hours: 2 })).toMatchObject({
      act: { step: 'ask', times: 2 },
      card: null,
    });
    expect(say('no').act?.step).toBe('heard');
    expect(say('They would be better off', CONCERN, { hours: 4 })).toMatchObject({
      act: { step: 'ask', times: 3 },
      card: 'opens',
    });
  });

  it('when something may be behind a message after a no, then it is asked about again, once', () => {
    const { say, record } = person();
    say('I wish I would not wake up', CONCERN);
    expect(say('no, only so tired of it all', SUPPORT).act?.step).toBe('heard');
    expect(say(VEILED, { ...SUPPORT, kind: 'psychosis' }, { hours: 1 })).toMatchObject({
      act: { step: 'ask', kind: 'suicide', times: 2 },
      isSign: true,
      card: null,
    });
    say('no', null, { hours: 1 });
    expect(say(VEILED, SUPPORT, { hours: 2 })).toMatchObject({
      act: null,
      isSign: false,
      isSupported: false,
    });
    expect(say('They would be better off', CONCERN, { hours: 3 })).toMatchObject({
      act: { step: 'ask', times: 3 },
      card: 'opens',
    });
    expect(record().signs).toMatchObject([{ level: 'concern' }]);
  });

  it('when a support of somebody else comes after a no, then nothing is asked', () => {
    const { say } = person();
    say('I wish I would not wake up', CONCERN);
    expect(say('My sister sees no way on either', { ...SUPPORT, isOther: true })).toMatchObject({
      act: null,
      isSign: false,
    });
  });

  it('when a score names another kind after a no, then the first is asked about once more, and then that one', () => {
    const { say, record } = person();
    const other: Finding = { level: 'concern', kind: 'violence' };
    say('I wish I would not wake up', CONCERN);
    say('no');
    expect(say('It is so loud in here', other).act).toMatchObject({ step: 'ask', kind: 'suicide' });
    say('no');
    const unsure: Finding = { level: 'concern', kind: 'psychosis' };
    expect(say('They talk about me', unsure).act).toMatchObject({ step: 'ask', kind: 'suicide' });
    expect(say('He waits at the door', other).act).toMatchObject({ step: 'ask', kind: 'violence' });
    expect(record().signs).toMatchObject([{ level: 'concern', kind: 'suicide' }]);
    expect(say('Yes')).toMatchObject({ act: { step: 'open', kind: 'violence' } });
    expect(record().signs).toMatchObject([{ level: 'crisis', kind: 'violence', also: ['suicide'] }]);
  });

  it('when it is suicide that a score names, then that is asked about at once', () => {
    const { say } = person();
    say('He counts the minutes', { level: 'concern', kind: 'violence' });
    expect(say('I wish I would not wake up', CONCERN).act).toMatchObject({ kind: 'suicide', times: 2 });
  });

  it('when the person would rather not say, then that is all right, and the next message is answered as ever', () => {
    const { say } = person();
    say('I wish I would not wake up', CONCERN);
    expect(say("I'd rather not say").act?.step).toBe('unsaid');
    expect(say('Help me plan the week').act).toBeNull();
  });

  it('when a no comes with another sign, then the sign counts', () => {
    const { say } = person();
    say('I wish I would not wake up', CONCERN);
    expect(say('no, I just want to die', CRISIS).act?.step).toBe('open');
  });

  it('when a yes comes later, or in another conversation, then it answers nothing', () => {
    const { say } = person();
    say('I wish I would not wake up', CONCERN);
    expect(say('yes', null, { conversationId: 2 }).act).toBeNull();
    expect(say('Help me plan the week', null, { hours: 1 }).act).toBeNull();
    expect(say('yes', null, { hours: 2 }).act).toBeNull();
  });

  it('when a day has passed, then it is asked as if for the first time', () => {
    const { say } = person();
    say('I wish I would not wake up', CONCERN);
    say('No, not that');
    expect(say('I wish I would not wake up', CONCERN, { hours: 25 })).toMatchObject({
      act: { step: 'ask', times: 1 },
      card: 'folds',
    });
  });
});

describe('a crisis', () => {
  it('when it is said again, then the first reply is not given twice, and the card does not open twice', () => {
    const { say } = person();
    expect(say('I want to die', CRISIS)).toMatchObject({ act: { step: 'open' }, card: 'opens' });
    expect(say('I want to die', CRISIS)).toMatchObject({ act: { step: 'next' }, card: null });
    expect(say('I wish I was not here', CONCERN)).toMatchObject({ act: { step: 'next' }, isSign: true });
  });

  it('when a short answer comes to a care reply, then the next one takes it further, without a new sign', () => {
    const { say, record } = person();
    say('I want to die', CRISIS);
    const { at } = record().signs[0] ?? {};
    for (const text of ['No', 'in the drawer', "I can't do that alone"])
      expect(say(text, null, { hours: 1 }).act?.step).toBe('next');
    expect(record().signs[0]?.at).toBe(at);
  });

  it('when how close it is is answered with a decision, then that is a new sign; elsewhere the words are none', () => {
    for (const text of ['I have decided', 'I might do it.', 'Ich habe mich entschieden', 'C’est décidé']) {
      const { say, record } = person();
      say('I want to die', CRISIS);
      const { at } = record().signs[0] ?? {};
      expect(say(text, null, { hours: 1 })).toMatchObject({
        act: { step: 'next', kind: 'suicide' },
        isSign: true,
      });
      expect(record().signs[0]?.at).not.toBe(at);
    }
    expect(person().say('I have decided').act).toBeNull();
  });

  it('when a score names another kind, then what it is and what is asked stay as they were', () => {
    const { say, record } = person();
    say('I want to die', CRISIS);
    for (const kind of ['psychosis', 'harm_to_others', 'violence'] as const) {
      const decision = say('Do they send the police with the lights on?', { level: 'concern', kind });
      expect(decision).toMatchObject({ act: { step: 'next', kind: 'suicide' }, isSign: true });
      expect(record().signs).toMatchObject([{ level: 'crisis', kind: 'suicide' }]);
    }
  });

  it('when another kind is said outright, then that is asked about, and both are kept', () => {
    const { say, record } = person();
    say('I want to die', CRISIS);
    const hit = say('My husband hit me', { level: 'crisis', kind: 'violence' }, { hours: 1 });
    expect(hit.act?.kind).toBe('violence');
    expect(record().signs).toMatchObject([{ level: 'crisis', kind: 'violence', also: ['suicide'] }]);
  });

  it('when something may be behind a message within a day, then it is answered as a sign, and begins no time anew', () => {
    const { say, record } = person();
    say('I want to die', CRISIS);
    const before = record().signs;
    expect(say(VEILED, { ...SUPPORT, kind: 'psychosis' }, { hours: 20 })).toMatchObject({
      act: { step: 'next', kind: 'suicide' },
      isSign: true,
      isSupported: false,
    });
    expect(record().signs).toBe(before);
    expect(say(VEILED, SUPPORT, { hours: 25 })).toMatchObject({ act: { step: 'check' }, isSign: false });
  });

  test.each([
    'I told you already: it is the gun, it is on the workbench, and I sit thirty feet from it while I write this',
    'the window is right there and its open, and i keep asking you what to do about all of this and nothing comes',
    'ok i did it again just now and it wont stop bleeding, ive got a towel on it and everything is a bit floaty',
    'Ich bin nicht sicher vor mir, und ich weiß auch nicht, wen ich um diese Zeit noch anrufen soll, alle schlafen',
  ])('when a longer answer tells of danger now, then it is a new sign: “%s”', (text) => {
    const { say } = person();
    say('I want to die', CRISIS);
    expect(say(text, null, { hours: 1 })).toMatchObject({ act: { step: 'next' }, isSign: true });
  });

  test.each([
    'What happens if I call that number at the top, do they just send the police to my house with the lights on?',
    'No, nobody is with me, they are all at her sister’s until Sunday and I have told nobody what is going on here',
    'Was passiert, wenn ich da anrufe, wird dann die Polizei geschickt, oder reden die erst einmal nur mit mir?',
  ])('when a longer answer asks of the help or says who is there, then it is taken further: “%s”', (text) => {
    const { say } = person();
    say('I want to die', CRISIS);
    expect(say(text, null, { hours: 1 })).toMatchObject({ act: { step: 'next' }, isSign: false });
  });

  it('when somebody under care asks who hears of it, then that is answered and nothing else changes', () => {
    const { say, record } = person();
    say('I wish I would not wake up', CONCERN);
    const before = record();
    expect(say('will you tell my mum')).toMatchObject({ act: { step: 'answer' }, isSign: false });
    expect(record()).toBe(before);
    expect(person().say('will you tell my mum').act).toBeNull();
  });

  it('when three days have passed, then a message is answered as ever', () => {
    const { say } = person();
    say('I want to die', CRISIS);
    expect(say('Good morning, I slept well and it is Wednesday', null, { hours: 73 }).act).toBeNull();
  });

  it('when the person says after the check that they are not safe, then it is taken up', () => {
    const { say } = person();
    say('My husband hit me', { level: 'crisis', kind: 'violence' });
    expect(say('What should I cook on Friday? I have rice and carrots.').act?.step).toBe('check');
    expect(say('No').act).toMatchObject({ step: 'next', kind: 'violence' });
  });

  it('when it was found after its reply had begun, then the next reply takes it up', () => {
    const at = new Date(START).toISOString();
    const signs = [{ level: 'crisis' as const, kind: 'suicide' as const, at, from: 'message' }];
    const record = { ...NO_CARE, signs, isDue: true };
    const next = { text: 'Hello', found: null, at: new Date(START), day: '2026-11-01', conversationId: 1 };
    const decision = decideCare({ record, ...next });
    expect(decision).toMatchObject({ act: { step: 'open' }, isSign: false, record: { isDue: false } });
    expect(decision.record.signs).toBe(signs);
  });
});

describe('somebody else in danger', () => {
  test.each([CONCERN, CRISIS])(
    'when %j is found of them, then how to help is said, and nothing is kept of the person',
    (found) => {
      const { say, record } = person();
      expect(say('My son says he wants to die', { ...found, isOther: true })).toMatchObject({
        act: { step: 'other', kind: 'suicide' },
        isSign: false,
      });
      expect(record()).toEqual({ ...NO_CARE, open: { conversationId: 1, question: 'other' } });
    },
  );

  test.each([
    'No!! Not me. It is my brother, he said "sometimes" when I asked him',
    'Nicht ich, es geht um meinen Bruder',
    'No se trata de mí, hablo de mi hermano',
    'Pas moi, je parle de mon frère',
    'Não sou eu, estou falando do meu irmão',
  ])(
    'when somebody who was asked about themselves says “%s”, then the talk is of the other person',
    (text) => {
      const { say, record } = person();
      say('I will ask him whether he thinks of suicide', CONCERN);
      expect(record().signs).toHaveLength(1);
      expect(say(text, CONCERN)).toMatchObject({ act: { step: 'other', kind: 'suicide' }, isSign: false });
      expect(record().signs).toEqual([]);
      expect(say('What do I do now, do I drive there?').act?.step).toBe('other');
      expect(say('I had soup at noon, and then the plumber came at last.').act).toBeNull();
    },
  );

  it('when they have said of themselves that they want to die, then that stays', () => {
    const { say, record } = person();
    say('I want to die', CRISIS);
    say('My brother is suicidal as well, what do I say to him?');
    expect(record().signs).toMatchObject([{ level: 'crisis' }]);
  });

  test.each([
    'My brother might be suicidal and he is alone',
    'Mein Bruder denkt daran, sich das Leben zu nehmen, er ist suizidal',
    'Mi hermano quiere matarse',
    'Mon frère a dit qu’il veut mourir',
    'Meu irmão quer se matar',
  ])('when somebody writes “%s”, then it says how to help, whatever was found', (text) => {
    expect(person().say(text).act?.step).toBe('other');
  });

  test.each([
    'My brother killed himself when I was twelve',
    'My mum wants to move to Spain, and my brother talks about it all day',
    'That’s not me, I usually love my brother',
  ])('when somebody writes “%s”, then it is answered as ever', (text) => {
    expect(person().say(text).act).toBeNull();
  });

  it('when the question was who hurts them, then “it is my husband, not me” is their answer', () => {
    const { say } = person();
    say('I have to be careful at home', { level: 'concern', kind: 'violence' });
    expect(say('It is not me who is violent, it is my husband').act?.step).not.toBe('other');
  });
});
