import { CARE_KINDS } from '@inkwell/contracts/constants';
import { describe, expect, it, test } from 'vitest';
import { resourcesFor, type CareContext } from '../src/care/index.ts';
import { careInstructions, personUnderCareNote } from '../src/care/instructions.ts';
import type { UnderCareContext } from '../src/care/index.ts';
import { brokenCareRule } from '../src/care/reply-check.ts';
import { writeCareReply } from '../src/care/reply.ts';
import { type NotedModel, withCare } from '../src/care/with-care.ts';
import { createLocalModel, type ChatMessage } from '../src/index.ts';

const careOf = (more: Partial<CareContext> = {}): CareContext => ({
  step: 'next',
  kind: 'suicide',
  times: 1,
  isYes: false,
  resources: resourcesFor('US', { kind: more.kind ?? 'suicide' }),
  ...more,
});
/** What a model is told, after messages of the person and of the companion in turn. */
function noteFor(talk: readonly string[], more: Partial<CareContext> = {}) {
  const own = talk.filter((_, at) => at % 2 === 0);
  const said = talk.filter((_, at) => at % 2 === 1);
  const care = careOf(more);
  const written = writeCareReply({ care, own, said: said.join('\n'), asked: said.at(-1) ?? '' });
  return { ...written, note: careInstructions(care, written, said.join('\n')) };
}

const FIRST = writeCareReply({ care: careOf({ step: 'open' }), own: ['I have the gun here'], said: '' });

describe('what stands before the words of a model', () => {
  it('when means are at hand for the first time, then the number does', () => {
    expect(FIRST.first).toContain('911');
  });

  test.each([
    ['Marv’s open, I can see his light. He cuts my hair.', 'nothing new was told'],
    [
      "He's here. Marv came over. He says who do I call about the gun. What do I tell him",
      'somebody is there',
    ],
    ['Cops took it, real polite. They want to drive me to the hospital and I said ok.', 'the gun is gone'],
    ["mums here. we're going A&E now", 'they leave for a hospital'],
    ["I'm on the bus to my sister", 'they are away'],
    ["I've put it in the bin and the bin outside", 'the thing is outside'],
  ])('when it is “%s” (%s), then no first line does', (text) => {
    expect(noteFor(['I have the gun here', FIRST.text, text]).first).toBe('');
  });

  test.each([
    ["I went back for my coat. I'm in the office again. It's right here."],
    ["I don't want to"],
    ["I'm not safe"],
    ['I might do it'],
  ])('when it is “%s”, then one does once more, in other words', (text) => {
    const { first } = noteFor(['I have the gun here', FIRST.text, text]);
    expect(first).toContain('911');
    expect(FIRST.text).not.toContain(first);
  });

  it('when no model is there, then the written reply has none either after help has come', () => {
    const { text } = noteFor([
      'I have the gun here',
      FIRST.text,
      "Cops took it, real polite. Marv's sitting with me. They drive me to the hospital.",
    ]);
    expect(text).not.toContain('911');
    expect(text).not.toBe('');
  });
});

describe('the one thing that comes next', () => {
  it('when a model speaks, then it is told what may come next, and chooses by the talk', () => {
    for (const step of ['open', 'next'] as const) {
      const { note } = noteFor(['I want to die', 'I hear you.', 'yes, and I am so tired'], { step });
      expect(note).toMatch(/Read the whole talk/);
      expect(note).toMatch(/the plan and the means; who could be with them[^]*with the words to say/);
      expect(note).toMatch(/first the emergency number \(911\)/);
    }
  });

  test.each(["it's right here on the desk", "everything's ready", 'I have a plan', 'it is in my tea tin'])(
    'when “%s” was told, then nobody asks for a plan or what is at hand',
    (text) => {
      const { step } = noteFor(['I want to die', 'I hear you.', text], { step: 'open' });
      expect(step).not.toMatch(/within reach|have you thought/i);
    },
  );

  it('when they are in an ambulance, then nothing asks for their heart, and nobody says to sit with the others', () => {
    const { step, text, first } = noteFor(
      ['I threw up blood', 'Ring 000.', 'In the ambulance. Potassium low they reckon. My heart is racing'],
      { kind: 'eating' },
    );
    expect(first).toBe('');
    expect(`${step}${text}`).not.toMatch(/faint|sit down where the others/);
  });

  it('when they rang somebody and are alone, then nobody sends them to where the others are', () => {
    const { text } = noteFor(
      ['I hear two men', 'That is a lot.', "I rang Priya, went to voicemail, she's at work"],
      { kind: 'psychosis' },
    );
    expect(text).not.toContain('sit down where the others are');
  });
});

describe('what is said once', () => {
  const PROGRAM = /Say once, in half a sentence, that you are a program/;

  it('when it was not said, then a model is asked to say that it is a program; then no more', () => {
    expect(noteFor(['I want to die'], { step: 'open' }).note).toMatch(PROGRAM);
    for (const said of [
      "I'm a program that can't see you or call anyone.",
      'Ich bin ein Programm und kann niemanden anrufen.',
      'Ich bin nur ein Programm, das dich nicht sieht und niemanden rufen kann.',
      'Soy un programa y no puedo llamar.',
      'Eso lo sabe usted; yo soy un programa, ni le veo ni puedo llamar, los que sí pueden están en esta página.',
      "Je ne suis qu'un programme, je ne peux ni te voir ni appeler.",
      "I'm a program. I can't see you.",
      'Ich bin ein Programm und kann weder dich sehen noch jemanden anrufen.',
      "I can't see you or call anyone.",
      'Wo genau, sehe ich als Programm nicht, auch dich sehe und rufen kann ich niemanden.',
      "I'm a program and can see and call nobody, the people on this page can.",
      "I'm a program and can't see either of you, but people who can help are named on this page.",
      'Je suis un programme : je ne peux appeler personne.',
      'Sou um programa e não posso ligar para ninguém.',
    ]) {
      const { note } = noteFor(['I want to die', said, 'yes']);
      expect(note).not.toMatch(PROGRAM);
      expect(note).toContain('don’t say it again');
    }
    for (const said of [
      'Ich lese es, und ich bin eine KI.',
      'I am an AI, so nothing goes cold.',
      'The outpatient program can see you on Monday.',
      "I'm an AI, call 911 now.",
      'No program can see into your head, and nobody has to call tonight.',
    ])
      expect(noteFor(['I want to die', said, 'yes']).note).toMatch(PROGRAM);
  });

  it('when “Leave this page” was named, then it is not asked for again', () => {
    for (const kind of ['violence', 'child'] as const) {
      expect(noteFor(['he hit me'], { kind, step: 'open' }).note).toContain(
        'Say once that “Leave this page”',
      );
      const { note } = noteFor(['he hit me', 'Use “Leave this page” at the top.', 'yes'], { kind });
      expect(note).not.toContain('Say once that “Leave this page”');
    }
  });

  it('when the direct question is due, then a model is asked to put it, and nothing else', () => {
    for (const kind of CARE_KINDS) {
      const { note, question } = noteFor(['it is all too much'], { kind, step: 'ask' });
      expect(note).toContain(question);
      expect(note).toContain('the only question');
      expect(note).not.toMatch(/\bask (?:who is|for a safe|whether a)\b/i);
      expect(note).not.toContain('Leave this page');
    }
  });

  it('when it was asked before, then a model asks again only what is new, in other words', () => {
    const { note } = noteFor(['it is too much', 'Are you thinking of dying?', 'my sister has my keys'], {
      step: 'ask',
      times: 2,
    });
    expect(note).toContain('They were asked today: another question needs something new');
    expect(noteFor(['it is too much'], { step: 'ask' }).note).not.toContain('asked today');
  });

  it('when somebody asks for the number, then a model has those of the card, and no other', () => {
    const { note } = noteFor(['I want to die', 'I hear you.', 'which number is it']);
    expect(note).toMatch(/The card beside your reply names .*988.*Emergency number 911/s);
    expect(noteFor(['I want to die'], { resources: resourcesFor(null, { kind: 'suicide' }) }).note).toContain(
      'a link to find a line, and no number',
    );
  });
});

describe('an ordinary message of somebody under care', () => {
  const told = (answer: UnderCareContext['answer']) =>
    personUnderCareNote({ kind: 'suicide', resources: resourcesFor('GB', { kind: 'suicide' }), answer });

  it('when danger was spoken of, then a model knows it, and what was answered', () => {
    expect(told('yes')).toMatch(/danger was spoken of \(suicide\)\. They were asked, and said yes/);
    expect(told('unsaid')).toContain('would rather not say');
    expect(told(null)).not.toContain('They were asked');
    for (const answer of ['yes', 'no', null] as const) {
      expect(told(answer)).toContain('Don’t ask again'.replace('’', "'"));
      expect(told(answer)).toContain('Samaritans');
    }
  });
});

describe('an ordinary message of somebody who told of another person in danger', () => {
  const told = (country: string | null) =>
    personUnderCareNote({
      kind: 'suicide',
      resources: resourcesFor(country, { kind: 'suicide' }),
      answer: null,
      isOther: true,
    });

  it('when the talk goes on, then a model knows whose danger it is, and whom to call', () => {
    expect(told('GB')).toMatch(/somebody else in danger \(suicide\)[^]*Samaritans 116123/);
    expect(told('GB')).toMatch(
      /Nothing they have told says that they are in\s+danger themselves[^]*ask them directly/,
    );
    expect(told(null)).toContain('its crisis line if you are sure of it');
  });
});

describe('after help has come', () => {
  it('when somebody is there, then nothing of an emergency is asked for', () => {
    const { note, choices } = noteFor([
      'I want to die, the tin is here',
      'Ring Dana.',
      "dana's here. tins gone, shes got it in her car. she's making eggs",
    ]);
    expect(note).toMatch(/Somebody is with them or comes[^]*No\s+emergency number[^]*tomorrow/);
    expect(choices).not.toContain('No');
  });
});

describe('the check', () => {
  const model: NotedModel = {
    ...createLocalModel(),
    async *stream() {
      yield 'Words.';
    },
  };
  const say = async (text: string, own: Pick<NotedModel, 'stream'> = withCare(model)) => {
    const messages: ChatMessage[] = [
      { role: 'user', content: 'I want to die' },
      { role: 'assistant', content: 'I hear you.' },
      { role: 'user', content: text },
    ];
    let reply = '';
    let choices: string[] = [];
    for await (const piece of own.stream({
      task: 'companion.heal',
      messages,
      care: careOf({ step: 'check' }),
    }))
      if (typeof piece === 'string') reply += piece;
      else ({ choices } = piece);
    return { reply, choices };
  };

  test.each(['What should I cook on Friday? I have rice.', 'My boss wants the report by ten.'])(
    'when “%s” follows, then the check stands before it, with its answers',
    async (text) => {
      for (const own of [withCare(model), createLocalModel({ sleep: () => Promise.resolve() })]) {
        const { reply, choices } = await say(text, own);
        expect(reply).toMatch(/^Before that: are you safe right now\?/);
        expect(choices).toEqual(['Yes', 'No', "I'd rather not say"]);
      }
    },
  );
});

describe('a reply of a model', () => {
  const replied = async (text: string) => {
    const model: NotedModel = {
      ...createLocalModel(),
      async *stream() {
        yield text;
      },
    };
    let reply = '';
    let choices: string[] = [];
    const messages = [{ role: 'user' as const, content: 'I want to die' }];
    for await (const piece of withCare(model).stream({
      task: 'companion.heal',
      messages,
      care: careOf({ step: 'open' }),
    }))
      if (typeof piece === 'string') reply += piece;
      else ({ choices } = piece);
    return { reply, choices };
  };

  test.each([
    'Ring 911 and say “I am not safe”.',
    'The doctors on call have 116 117, or call 111.',
    'Yes: 988, by call or text, or text HOME to 741741.',
    'Tell the desk “I’m a nurse, and I am not safe.”',
    'It takes 10 - 15 minutes, and the oven at 180 degrees can wait.',
  ])('when it is “%s”, then it is sent', async (text) => {
    expect((await replied(text)).reply).toContain(text);
  });

  test.each([
    'Ring 999 now.',
    'Call 0800 123 4567.',
    'Ring 13 11 14.',
    'Text HOME to 123456.',
    'I am a nurse, I know this.',
  ])('when it is “%s”, then the written reply takes its place', async (text) => {
    expect((await replied(text)).reply).not.toContain(text);
  });

  it('when a model leads, then nothing is there to tap that would answer a question of the program', async () => {
    for (const text of ['I hear you. What song was it?', 'I hear you. Have you thought of how?'])
      expect((await replied(text)).choices).toEqual([]);
  });

  it('when a sentence breaks a rule, then the others are sent; when little is left, then the written reply', async () => {
    const { reply } = await replied(
      'I hear you, and it counts that you said it. I am a nurse. Who is near you?',
    );
    expect(reply).toContain('I hear you, and it counts that you said it. Who is near you?');
    expect(reply).not.toContain('nurse');
    expect((await replied('Oh. I am a nurse, and I know how this goes.')).reply).not.toContain('Oh.');
  });

  it('when words are quoted for somebody to say, then they are no claim of the companion’s', () => {
    expect(brokenCareRule('You could say "I\'m a nurse" at the desk.')).toBeNull();
    expect(brokenCareRule('Sag einfach: „I am a nurse“')).toBeNull();
    expect(brokenCareRule("Say 'I'm a nurse' at the desk.")).toBeNull();
    expect(brokenCareRule("I'm a nurse and I don't mind.")).toBe('claim to be human');
  });
});
