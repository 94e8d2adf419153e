import { CARE_KINDS } from '@inkwell/contracts/constants';
import { describe, expect, it, test } from 'vitest';
import { ANSWERS_PROSE } from '../src/care/prose/answers-prose.ts';
import { PROSE } from '../src/care/prose/prose.ts';
import { userQuestionsIn, type UserQuestion } from '../src/care/questions.ts';
import { careTalk, concern, crisis, inCrisis, LANGUAGES, NUMBERS, type Code } from './care-talk.ts';

describe('what was said already', () => {
  const MEANS: Record<Code, string> = {
    en: 'I want to die, and I have the gun on the workbench',
    de: 'Ich will nicht mehr leben, und die Tabletten liegen im Bad',
    es: 'No quiero seguir viviendo, tengo las pastillas en la mesa',
    fr: 'Je ne veux plus vivre, les cachets sont sur la table',
    pt: 'Eu não quero mais viver, os comprimidos estão na mesa',
  };

  test.each(LANGUAGES)('when means were named in %s, then nothing asks for them again', async (code) => {
    const { say } = careTalk({ country: NUMBERS[code][0] });
    const plan = PROSE[code]?.steps.suicide[0]?.text ?? '';
    let said = (await say(MEANS[code], crisis())).text;
    for (const text of ['hm', 'hm', 'hm', 'hm']) said += (await say(text, null)).text;
    expect(said).toContain(NUMBERS[code][1]);
    expect(said).not.toContain(plan);
  });

  const PLACE: Record<Code, string> = {
    en: 'the kitchen window opens all the way and i keep going in there, its the 9th floor and nobody would notice for hours',
    de: 'ich sitze am offenen fenster im neunten stock, und es ist offen, und niemand würde es vor morgen früh merken hier',
    es: 'la ventana está abierta y estoy sentado al lado, es un noveno piso y nadie se daría cuenta hasta mañana por la mañana',
    fr: 'la fenêtre est ouverte et je suis assis à côté, c’est le neuvième étage et personne ne le verrait avant le matin',
    pt: 'a janela está aberta e estou sentado ao lado, é o nono andar e ninguém ia perceber antes de amanhã de manhã aqui',
  };

  test.each(LANGUAGES)(
    'when it is a place in %s, then it is left, and nothing is to be put away',
    async (code) => {
      const { say } = await inCrisis(code);
      let said = (await say(PLACE[code], null)).text;
      expect(said.indexOf(NUMBERS[code][1])).toBeLessThan(60);
      for (const text of ['hm', 'hm']) said += (await say(text, null)).text;
      expect(said).toContain(ANSWERS_PROSE[code]?.away.place.text);
      expect(said).not.toContain(PROSE[code]?.steps.suicide[1]?.text);
      expect(said).not.toContain(PROSE[code]?.imminent[2]?.slice(-30));
    },
  );

  it('when somebody told who is in the next room, then they are led there with the words, and not asked who is near', async () => {
    const { say } = await inCrisis('en');
    const { text } = await say(
      'the window is right there and its open. my flatmate sam is in his room i can hear fifa. what do i even do',
      null,
    );
    expect(text).toMatch(/^(?:Call|This is the moment for) 911/);
    expect(text).toContain('Then go to them now');
    expect(text).toContain('Can I sit with you?');
    expect(text).not.toContain('Is anybody near you');
  });

  it('when they have moved away and ask for the words, then they get the words, and no question about anything else', async () => {
    const { say } = await inCrisis('en');
    await say('the window is right there and its open', null);
    const { text } = await say(
      'ok. i got down. im on the floor in the hall outside sams door. can you tell me what to say to him like literally the words',
      concern('violence'),
    );
    expect(text).toContain('“I’m not okay. I’ve been thinking of killing myself, and I shouldn’t be alone.');
    expect(text).not.toContain('over your shoulder');
  });

  it('when they drive, then the keys go to somebody', async () => {
    const { say } = await inCrisis('en');
    let said = (await say('every time i pass the overpass i think i could just drive into the wall', null))
      .text;
    said += (await say('hm', null)).text;
    expect(said).toContain('Don’t drive now');
    expect(said).not.toContain('locked away, thrown out');
  });
});

describe('the answers to a step', () => {
  const YES: Record<Code, string> = { en: 'Yes', de: 'Ja', es: 'Sí', fr: 'Oui', pt: 'Sim' };
  const NO: Record<Code, string> = { en: 'No', de: 'Nein', es: 'No', fr: 'Non', pt: 'Não' };
  const CLOSE: Record<Code, string> = {
    en: 'I might do it',
    de: 'Ich könnte es tun',
    es: 'Podría hacerlo',
    fr: 'Je pourrais le faire',
    pt: 'Eu poderia fazer',
  };

  test.each(LANGUAGES)(
    'when somebody is near in %s, then they go there now; when nobody is, then they ring',
    async (code) => {
      for (const [answer, follow] of [
        [YES[code], 'go'],
        [NO[code], 'ring'],
      ] as const) {
        const { say } = await inCrisis(code);
        const asked = await say(CLOSE[code], null);
        expect(asked.choices).toEqual(PROSE[code]?.steps.any[0]?.choices);
        expect((await say(answer, null)).text).toContain(ANSWERS_PROSE[code]?.follow[follow][0]?.text);
      }
    },
  );

  test.each(LANGUAGES)('when the plan is within reach in %s, then the number stands first', async (code) => {
    const { say, opened } = await inCrisis(code);
    expect(opened.choices[0]).toBe(YES[code]);
    const { text } = await say(YES[code], null);
    expect(text.slice(0, 60)).toContain(NUMBERS[code][1]);
  });

  test.each(LANGUAGES)(
    'when nobody feels safe after the check in %s, then the number stands first',
    async (code) => {
      const { say } = await inCrisis(code);
      const other =
        'The garden needs raised beds by May, and I only have the Saturdays for all of that work.';
      expect((await say(other, null)).act?.step).toBe('check');
      expect((await say(NO[code], null)).text).toMatch(
        new RegExp(`^.{0,70}${NUMBERS.en[1]}|^.{0,70}${NUMBERS[code][1]}`),
      );
    },
  );

  const REFUSALS: Record<Code, string> = {
    en: "I don't want to",
    de: 'Das will ich nicht',
    es: 'No quiero',
    fr: 'Je ne veux pas',
    pt: 'Não quero',
  };

  test.each(LANGUAGES)(
    'when it is refused in %s again and again, then the number is there in other words each time',
    async (code) => {
      const { say } = await inCrisis(code);
      const replies = [(await say(CLOSE[code], null)).text];
      for (let turn = 0; turn < 5; turn += 1) replies.push((await say(REFUSALS[code], null)).text);
      const first = replies.map((text) => text.split('\n')[0] ?? '');
      for (const text of first) expect(text).toContain(NUMBERS[code][1]);
      expect(new Set(first).size).toBe(first.length);
      for (const text of replies)
        expect(text).not.toMatch(/safety plan|Sicherheitsplan|plan de se|plano de seg/i);
      expect(replies[0]).toMatch(
        /ring nobody|niemanden verständigen|avisar a nadie|prévenir personne|avisar ninguém/,
      );
    },
  );
});

describe('a body in danger now', () => {
  const BLEEDING: Record<Code, string> = {
    en: 'ok i did it again and it wont stop bleeding, ive got a towel on it. i feel kinda floaty. do i just press on it',
    de: 'ich hab es wieder getan und es hört nicht auf zu bluten, ich drücke ein handtuch drauf und mir ist komisch',
    es: 'lo hice otra vez y no para de sangrar, tengo una toalla encima y me siento rara, no sé qué hacer con esto',
    fr: 'je l’ai refait et ça n’arrête pas de saigner, j’ai mis une serviette dessus et je ne me sens pas bien du tout',
    pt: 'fiz de novo e não para de sangrar, estou com uma toalha em cima e me sinto estranha, não sei o que fazer agora',
  };

  test.each(LANGUAGES)(
    'when it does not stop bleeding in %s, then it is pressed on, and whom to call; no exercise',
    async (code) => {
      const { say } = await inCrisis(code, 'self_harm');
      const { text, hasExercise } = await say(BLEEDING[code], null);
      expect(text).toContain(NUMBERS[code][1]);
      expect(text).toContain(ANSWERS_PROSE[code]?.medical.bleeding[0]?.slice(0, 40));
      expect(hasExercise).toBe(false);
    },
  );

  it('when there is blood and an odd heart after being sick, then it is for now, whatever else was found', async () => {
    const { say } = await inCrisis('en', 'eating');
    const { text } = await say(
      "I just threw up again and there was a bit of blood in it, and my heart's doing that fluttery thing. Should I just drink water and go to bed",
      concern('self_harm'),
    );
    expect(text).toMatch(/^That needs a doctor now.*911/);
    expect(text).toContain('don’t drive yourself');
    expect(text).not.toContain('what you use');
    expect((await say("I can't", null)).text).toContain('911');
  });

  it('when something was taken, then nobody waits for how it feels', async () => {
    const { say } = await inCrisis('en');
    expect((await say('i took all the pills ten minutes ago', null)).text).toMatch(
      /^Ring 911 now, also if you feel all right/,
    );
  });

  it('when a wound was told of, then which ones need a doctor is said, and it is not asked about', async () => {
    const { say } = careTalk({ country: 'GB' });
    await say('i CUT it, one of them kept bleeding for ages and i had to use a sock', concern('self_harm'));
    const { text } = await say('Yes', null);
    expect(text).toContain('A wound should be seen today');
    expect(text).not.toContain('Are you hurt right now');
  });
});

describe('violence at home', () => {
  const COMING: Record<Code, string> = {
    en: "There's the gate, he's early. I have to put this away, he's in the hall, he's coming in now",
    de: 'Er kommt gerade heim, er ist im Flur, ich muss aufhören, was mache ich mit dem hier',
    es: 'Ya viene, está entrando por la puerta, tengo que dejarlo ahora mismo',
    fr: 'Il arrive, il est dans l’escalier, je dois fermer ça tout de suite',
    pt: 'Ele chegou, ele está entrando, tenho que fechar isto agora',
  };

  test.each(LANGUAGES)(
    'when he comes in, told in %s, then the page is left, with the number, and nothing more',
    async (code) => {
      const { say } = await inCrisis(code, 'violence');
      const { text, choices } = await say(COMING[code], concern('harm_to_others'));
      expect(text).toContain('Leave this page');
      expect(text).toContain(NUMBERS[code][1]);
      expect(text.length).toBeLessThan(120);
      expect(choices).toEqual([]);
    },
  );

  test.each(LANGUAGES)(
    'when he comes in again and again, told in %s, then the number is said in other words each time',
    async (code) => {
      const { say } = await inCrisis(code, 'violence');
      const replies: string[] = [];
      for (let time = 0; time < 6; time += 1)
        replies.push((await say(COMING[code], concern('harm_to_others'))).text);
      expect(new Set(replies).size).toBe(6);
      for (const reply of replies) expect(reply).toContain(NUMBERS[code][1]);
    },
  );

  it('when she asks whether he can see it, then what is on the device is said', async () => {
    const { say } = await inCrisis('en', 'violence');
    const { text } = await say(
      'He goes through my phone on Sundays, he has the code. Would he see it on here if he opened it? What does it show',
      null,
    );
    expect(text).toMatch(/sign out.*history/);
    expect(text).toContain('a friend’s or a library’s');
    expect(text).not.toContain('safe right now');
  });

  it('when she asks of the bill and of the police, then both are answered', async () => {
    const { say } = await inCrisis('en', 'violence');
    expect(
      (await say('If I rang it would it show on the phone bill, the bill is in his name', null)).text,
    ).toContain('A call can show on the bill');
    expect((await say('Does a person go to the guards over a door?', null)).text).toMatch(
      /enough for the police/,
    );
  });
});

describe('what is asked of the help', () => {
  const ASKED: readonly [text: string, question: UserQuestion][] = [
    ['do they just send cops to my house with the lights on', 'police'],
    ['do they lock me up if I go there', 'kept'],
    ['will they take my kids away', 'children'],
    ['will they tell my school', 'school'],
    ['does mum see that??', 'who'],
    ['can my boss read this', 'who'],
    ['does that need a doctor??', 'doctor'],
    ['what happens when I call', 'call'],
    ['can you call them for me', 'forMe'],
    ['would it show on the phone bill', 'bill'],
    ['what do I even say to him', 'words'],
    ['Is this going to get me put away, like cuffs', 'kept'],
    ['Schicken die dann die Polizei?', 'police'],
    ['Werde ich da eingewiesen?', 'kept'],
    ['Nehmen die mir die Kinder weg?', 'children'],
    ['Liest das meine Mutter? Wer kann das lesen?', 'who'],
    ['Kannst du dort anrufen?', 'forMe'],
    ['¿Mandan a la policía a mi casa?', 'police'],
    ['¿Me van a internar?', 'kept'],
    ['¿Quién puede leer esto?', 'who'],
    ['¿Puedes llamar por mí?', 'forMe'],
    ['Ils envoient la police chez moi ?', 'police'],
    ['On va m’enfermer ?', 'kept'],
    ['Qui peut lire ça ?', 'who'],
    ['Tu peux appeler pour moi ?', 'forMe'],
    ['Eles mandam a polícia aqui?', 'police'],
    ['Vão me internar?', 'kept'],
    ['Quem pode ler isto?', 'who'],
    ['Você pode ligar por mim?', 'forMe'],
  ];

  test.each(ASKED)('when somebody asks “%s”, then it is about %s', (text, question) => {
    expect([...userQuestionsIn(text, 'self_harm'), ...userQuestionsIn(text, 'violence')]).toContain(question);
  });

  test.each([
    'I took my kids to the pool and we sent a card to my sister',
    'What should I cook on Friday? I have rice and two tired carrots.',
    "ok so. dear dr pym. idk how to say i haven't been in since week 3",
    'My boss wants the report, and I can see why',
    'Ich habe den Garten umgegraben und danach Kaffee getrunken',
  ])('when it is “%s”, then nothing is asked of the help', (text) => {
    for (const kind of CARE_KINDS) expect(userQuestionsIn(text, kind)).toEqual([]);
  });

  it('when it is asked with a sign, then the answer stands before the question', async () => {
    const { say } = careTalk({ country: 'GB' });
    const { text } = await say(
      'its my leg, i CUT it. will u tell mum. if u tell mum i swear im deleting this',
      concern('self_harm'),
    );
    expect(text).toMatch(/^Nobody is told what you write here/);
    expect(text).toMatch(/hurt yourself, or are you close to it\?$/);
  });

  it('when it is asked in imminent danger, then the number comes first, and the answer after it', async () => {
    const { say } = await inCrisis('en');
    const { text } = await say(
      "I'm not safe if that's what you want me to say, no. What happens if I call that thing, do they just send cops to my house",
      concern('psychosis'),
    );
    expect(text).toMatch(/^Call 911[^]*A line to talk to listens first/);
    expect(text).not.toContain('whom you trust');
  });

  it('when the words for a neighbour are asked for, then they are there, and the next time others', async () => {
    const { say } = careTalk();
    await say('I want to die, the gun is on the workbench', crisis());
    const first = await say(
      'Ray next door is home. What would I even say to Ray, come get this off my bench?',
      null,
    );
    expect(first.text).toContain('“Can you come over right now?');
    expect(first.text).toContain('911');
    const second = await say('I got his number up. What do I say', null);
    expect(second.text).toContain('“Come and get it off me, please.');
    expect(second.text).not.toContain('“Can you come over right now?');
  });
});
