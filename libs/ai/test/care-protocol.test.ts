import { describe, expect, it } from 'vitest';
import { decideCare, isSuspected, NO_CARE, readByRules, type Finding } from '../src/care/index.ts';
import { CONCERN, CRISIS, person, START, SUPPORT, VEILED } from './protocol-person.ts';

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
    const body =
      'it stopped after twenty seconds or so. my hands are a bit tingly, that is probably the typing';
    expect(say(body).act?.step).toBe('next');
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

  it('when yes is said at the beginning of a longer message of danger, then it is the answer', () => {
    for (const answer of [
      'you keep asking me that. yes. ok? yes. theres your yes. I wrote down what day, it was gonna be friday before the shift. Dana just called me back',
      'wow ok. nobody’s asked me that. not even employee health and they have a form. I mean.. yes. not like loud. Started around september',
      'I just told you yes, you asked it again lol. My sister is Dani, she has twins, and I would feel like garbage',
      'Woher willst du das wissen. Egal. Ich sags jetzt wies ist: Ja. Ich denk dran. Seit dem Sommer.',
      'Du fragst schon wieder. Ja, Mann. Ja. Jeden Abend. Zufrieden? Aber angerufen wird nicht. Ich schreib den Brief jetzt fertig und dann schlaf ich.',
    ]) {
      const { say } = person();
      say('I wish I would not wake up', CONCERN);
      expect(say(answer, CONCERN)).toMatchObject({ act: { step: 'open', isYes: true }, card: 'opens' });
    }
    const { say } = person();
    say('I wish I would not wake up', CONCERN);
    const WALK =
      'You asked about the walk. Yes. It was good, the river was high, and we had a coffee on the way back home.';
    expect(say(WALK, null).isSign).toBe(false);
  });

  it('when a longer message says no as well, or is no sign, then its yes is not the answer', () => {
    for (const [text, found] of [
      [
        'No, not that. Yes. I am just so tired of everything, and nobody at work sees how much there is.',
        CONCERN,
      ],
      [
        'He asked whether I still love him. Yes. I cried all night and then we had breakfast and he left again.',
        SUPPORT,
      ],
    ] as const) {
      const { say } = person();
      say('I wish I would not wake up', CONCERN);
      expect(say(text, found).act?.isYes ?? false).toBe(false);
    }
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

  it('when a longer message begins with no, then that is heard, whatever may be behind the rest', () => {
    const { say } = person();
    say('I wish I would not wake up', CONCERN);
    const told = "What? No! I'm having my tea. I said put it wherever it goes, the writing. Blimey";
    expect(say(told, SUPPORT)).toMatchObject({ act: { step: 'heard' }, isSign: false });
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

  it.each([
    "I meant leaving the job. If I go, I've let down the night crew.",
    'Ich meinte die Kündigung im Job, mehr nicht.',
    'Me refería al trabajo, a dejarlo.',
    'Je parlais de mon boulot, de démissionner.',
    'Eu quis dizer o emprego, sair de lá.',
  ])('when “%s” says after a no what was meant, then a score asks nothing more about it', (said) => {
    const { say } = person();
    say('I do not know whether to stay or to leave', CONCERN);
    say('No, not that');
    expect(say(said, SUPPORT)).toMatchObject({ act: null, isSign: false });
  });

  it.each(['I meant it, all of it. I cannot stay in this life.', 'I meant what I said about the window.'])(
    'when “%s” explains nothing, then a support after a no is asked about',
    (said) => {
      const { say } = person();
      say('I wish I would not wake up', CONCERN);
      say('no');
      expect(say(said, SUPPORT).act).toMatchObject({ step: 'ask' });
    },
  );

  it('when a score names another kind after a no, then the first is asked about once more, and then that one', () => {
    const { say, record } = person();
    const other: Finding = { level: 'concern', kind: 'violence' };
    say('I wish I would not wake up', CONCERN);
    say('no');
    expect(say('It is so loud in here', other).act).toMatchObject({ step: 'ask', kind: 'suicide' });
    say('no');
    const voices: Finding = { level: 'concern', kind: 'psychosis' };
    expect(say('They talk about me', voices).act).toMatchObject({ step: 'ask', kind: 'psychosis' });
    expect(say('He waits at the door', other).act).toMatchObject({ step: 'ask', kind: 'violence' });
    expect(record().signs).toMatchObject([{ level: 'concern', kind: 'suicide' }]);
    expect(say('Yes')).toMatchObject({ act: { step: 'open', kind: 'violence' } });
    expect(record().signs).toMatchObject([{ level: 'crisis', kind: 'violence', also: ['suicide'] }]);
  });

  it('when a score names suicide after it was denied, then what they are taken for is asked about', () => {
    const { say } = person();
    say('It is so loud in here', { level: 'concern', kind: 'self_harm' });
    expect(say('I wish I would not wake up', CONCERN).act).toMatchObject({ step: 'ask', kind: 'suicide' });
    say('no');
    expect(say('I see no way on', CONCERN).act).toMatchObject({ step: 'ask', kind: 'self_harm', times: 3 });
    // Its words are a new sign, whatever was denied.
    say('no');
    const said = 'everyone would be better off without me';
    expect(say(said, readByRules(said)).act).toMatchObject({ step: 'ask', kind: 'suicide' });
  });

  it.each([
    'i might do it again tonight',
    'Ich könnte es heute Nacht wieder tun',
    'esta noche quiero volver a hacerlo',
    'je vais recommencer ce soir',
    'acho que vou fazer de novo hoje',
  ])('when what was told is to be done again ("%s"), then it is a sign, after a no too', (again) => {
    const { say, record } = person();
    say('I hurt myself last week', { level: 'concern', kind: 'self_harm' });
    say('no');
    expect(say(again)).toMatchObject({ act: { step: 'ask', kind: 'self_harm', times: 2 }, isSign: true });
    expect(record().signs).toMatchObject([{ level: 'concern', kind: 'self_harm' }]);
  });

  it('when something else is to be done again, then it is no sign', () => {
    const { say } = person();
    say('I hurt myself last week', { level: 'concern', kind: 'self_harm' });
    say('no');
    for (const text of [
      'We danced all night, we could do it again tomorrow',
      'I did the dishes again tonight',
    ])
      expect(say(text).act).toBeNull();
    expect(person().say('i might do it again tonight').act).toBeNull();
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

describe('what another reader is held to have seen', () => {
  const at = new Date('2026-11-01T12:00:00Z');
  const sign = { level: 'concern' as const, kind: 'suicide' as const, at: at.toISOString() };
  const [ofMessage, ofPage] = [
    { ...sign, from: 'message' },
    { ...sign, from: '2026-11-01' },
  ];

  it.each([
    [{ signs: [] }, false],
    [{ signs: [ofMessage] }, true],
    [{ signs: [ofMessage], bySecondAlone: sign.at }, false],
    [{ signs: [ofMessage, ofPage], bySecondAlone: sign.at }, true],
    [{ signs: [ofMessage], bySecondAlone: '2026-11-01T09:00:00.000Z' }, true],
  ])('when %j is kept, then it is %s', (kept, expected) => {
    expect(isSuspected({ ...NO_CARE, ...kept }, at)).toBe(expected);
  });
});

describe('the question how or when they would', () => {
  const asked = person();
  asked.say(VEILED, CONCERN);
  const record = { ...asked.record(), open: { conversationId: 1, question: 'plan' as const } };
  const say = (text: string, found: Finding | null = null) =>
    decideCare({ record, text, found, at: new Date(START), day: '2026-11-01', conversationId: 1 });

  it('when it is answered with yes, then that is a yes to the danger', () => {
    for (const text of ['Yes', 'Ok. Yes. More than I said.\n\nNot a day. It isnt a day.', 'ja'])
      expect(say(text).act).toMatchObject({ step: 'open', kind: 'suicide', isYes: true });
  });

  it('when it is answered with no, then nothing is denied: there may be such thoughts without a plan', () => {
    for (const text of ['No', 'No. Not a day.', 'no plan, no']) {
      const { act, record: after } = say(text);
      expect(act).toBeNull();
      expect(after.asked?.denied).toBeNull();
    }
  });
});
