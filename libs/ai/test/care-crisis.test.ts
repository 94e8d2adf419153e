import { describe, expect, it, test } from 'vitest';
import { decideCare, NO_CARE } from '../src/care/index.ts';
import { CONCERN, CRISIS, person, START, SUPPORT, VEILED } from './protocol-person.ts';

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

  test.each([
    "I'm scared now actually. Should I just go now",
    'yeah its right here on the desk. i dont want to carry it past people',
    "it's close by my hand, it is right here",
    'im on the bus. no bag. my hands wont stop',
    'picked up. said it. shes coming, i left it up there. i feel sick',
    'I’m on the bathroom floor and I can’t feel my fingers',
    'Ich habe Angst, er schreibt dauernd',
    'Tengo mucho miedo ahora',
    'J’ai très peur là',
    'Estou com muito medo agora',
  ])('when “%s” follows, then it is gone on with, and nobody asks “before that”', (text) => {
    const { say, record } = person();
    say('I want to die', CRISIS);
    expect(say(text, null, { conversationId: 2 }).act?.step).toBe('next');
    expect(record().open).toEqual({
      conversationId: 2,
      question: 'step',
      at: new Date(START).toISOString(),
    });
  });

  test.each([
    'What should I cook on Friday? I have rice.',
    'My boss wants the report by ten.',
    "I'm scared of the exam tomorrow, can you help me plan it?",
    'Ich habe so Angst. Morgen ist die Prüfung.',
  ])('when “%s” follows, then one check stands before its answer', (text) => {
    const { say } = person();
    say('I want to die', CRISIS);
    expect(say(text, null, { conversationId: 2 }).act?.step).toBe('check');
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
    'when %j is found of them, then how to help is said, and that it was is all that is kept',
    (found) => {
      const { say, record } = person();
      expect(say('My son says he wants to die', { ...found, isOther: true })).toMatchObject({
        act: { step: 'other', kind: 'suicide' },
        isSign: false,
      });
      expect(record()).toEqual({
        ...NO_CARE,
        open: { conversationId: 1, question: 'other', at: expect.any(String) },
        other: { conversationId: 1, at: expect.any(String), kind: 'suicide' },
      });
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
