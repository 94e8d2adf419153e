import { describe, expect, it, test } from 'vitest';
import { decideCare, NO_CARE, type CareRecord, type Finding } from '../src/care/index.ts';
import { ANSWERS_PROSE } from '../src/care/prose/answers-prose.ts';
import { userQuestionsIn } from '../src/care/questions.ts';
import { isSafer } from '../src/care/safer.ts';
import { careTalk } from './care-talk.ts';

const crisis = (kind: Finding['kind'] = 'suicide'): Finding => ({ level: 'crisis', kind });
const concern = (kind: Finding['kind'] = 'suicide'): Finding => ({ level: 'concern', kind });
const GLAD = /I am glad|safer than you were|blanket|Stay near them/;

describe('danger of this minute', () => {
  test.each([
    "I'm outside his door with the knife, I am going to kill him tonight",
    'I want to kill myself. I locked the door so nobody walks in. The pills are on the desk',
    "I'm outside on the bridge. I'm going to jump",
    "I want to die. I texted my mum goodbye, I'm going to do it tonight",
    'I called my mum to say goodbye. I want to kill myself tonight',
    "I want to die. I knocked and nobody came. I'm standing outside on the ledge",
  ])('when it is “%s”, then the emergency number comes first', async (text) => {
    const { say } = careTalk();
    await say('Hello, it was a long day at the office');
    const reply = await say(text);
    expect(reply.act?.step).toBe('open');
    expect(reply.text.slice(0, 220)).toContain('911');
    expect(reply.text).not.toMatch(GLAD);
  });

  test.each([
    'I have the gun here with me',
    'Yes. I have the gun here with me',
    'the rope is here with me and I locked the door',
    "I'm outside on the bridge",
    "my sister is here with me but I'm going to do it tonight",
  ])('when “%s” comes later, then nobody is told that they did well', async (text) => {
    const { say } = careTalk();
    await say('I want to die', crisis());
    await say('I might do it', null);
    await say('Yes', null);
    const reply = await say(text, null);
    expect(reply.text).toContain('911');
    expect(reply.text).not.toMatch(GLAD);
  });

  test.each([
    ['DE', 'Ich will nicht mehr leben', 'bin jetzt draussen auf der brücke', '112'],
    ['ES', 'No quiero seguir viviendo', 'estoy fuera, en el puente', '112'],
    ['FR', 'Je ne veux plus vivre', 'je suis dehors, sur le pont', '112'],
    ['BR', 'Eu não quero mais viver', 'tranquei a porta e os comprimidos estão aqui', '192'],
  ])(
    'when it is said in the language of %s, then the number is there',
    async (country, first, text, number) => {
      const { say } = careTalk({ country });
      await say(first, crisis());
      const reply = await say(text, null);
      expect(reply.text.slice(0, 220)).toContain(number);
    },
  );

  test.each([
    "I'm outside",
    'I went outside',
    'I locked the door',
    'I put the light out',
    "I'm down, really down",
    'the gun is with me',
    "I'm with him now, and I have the knife",
    'Ich bin mir jetzt sicher',
    'Ich habe mich eingeschlossen',
    'tranquei a porta',
    'je suis descendu sur les rails',
    'I gave my mum the keys, goodbye',
    'I put the pills away in my bag',
    'my dad has the gun in the drawer',
    'I took the rope out of the shed',
    'I threw up the pills',
    'nobody is here with me',
    'the voice is with me',
    'I texted him that it is over',
    'I called in sick',
    'I gave it to my sister, she gets my watch',
  ])('when it is only “%s”, then nobody is taken for safer', (text) => {
    expect(isSafer(text)).toBe(false);
  });

  test.each([
    'I gave the pills to my mum',
    'my dad has the gun now',
    'I locked the knife in the drawer',
    'I climbed down from the roof',
    "I'm off the bridge, my brother is here with me",
    "he's coming over",
    'she is staying with me tonight',
    "I'm outside with Benny",
    'I called 988',
    'I flushed them',
    'I told my mum everything',
    'Ich habe die Tabletten weggeschlossen',
    'Meine Mutter ist jetzt bei mir',
    'Mi hermana está aquí conmigo',
    'Ma mère est avec moi',
    'Entreguei os comprimidos para minha mãe',
    'Minha mãe está comigo',
  ])('when it is “%s”, then they are safer', (text) => {
    expect(isSafer(text)).toBe(true);
  });

  it('when somebody may hurt another, then to be with that person is not safer', () => {
    expect(isSafer("I'm in his room", 'suicide')).toBe(true);
    expect(isSafer("I'm in his room", 'harm_to_others')).toBe(false);
    expect(isSafer('I gave the knife to my brother', 'harm_to_others')).toBe(true);
  });
});

describe('somebody armed who hears no voice', () => {
  const ARMED = {
    en: 'I have the knife in my hand, I am going to stab him tonight',
    de: 'Ich habe das Messer in der Hand, ich werde ihn heute Nacht umbringen',
    es: 'Tengo el cuchillo en la mano, lo voy a matar esta noche',
    fr: 'J’ai le couteau dans la main, je vais le tuer ce soir',
    pt: 'Estou com a faca na mão, vou matar ele hoje à noite',
  };

  test.each(Object.entries(ARMED))(
    'when it is in %s, then the thing is put down, the number is there, and no voice is spoken of',
    async (code, text) => {
      const { say } = careTalk({ country: 'DE' });
      const reply = await say(text, crisis('harm_to_others'));
      const { armed, words } = ANSWERS_PROSE[code] ?? {};
      expect(reply.text).toContain(armed?.anger[0]?.split('{number}')[0]);
      expect(reply.text).toContain('112');
      expect(reply.text).not.toContain(armed?.voice[0]?.split('{number}')[0]);
      expect(armed?.anger.length).toBe(armed?.voice.length);
      expect(words?.anger).toHaveLength(2);
    },
  );

  it('when they ask what to say, then it is of no voice', async () => {
    const { say } = careTalk();
    await say(ARMED.en, crisis('harm_to_others'));
    const { text } = await say('What do I say to her?', null);
    expect(text).toContain('I am afraid that I will hurt somebody');
    expect(text).not.toContain('voice');
  });
});

describe('in a talk about somebody else', () => {
  const at = new Date('2026-11-01T12:00:00Z');
  const record: CareRecord = {
    ...NO_CARE,
    signs: [{ level: 'concern', kind: 'suicide', at: '2026-11-01T11:00:00.000Z', from: 'message' }],
    asked: { at: '2026-11-01T11:00:00.000Z', kind: 'suicide', times: 1, answer: 'no', denied: null },
    open: { conversationId: 1, question: 'other' },
  };
  const decide = (text: string, found: Finding | null) =>
    decideCare({ record, text, found, at, day: '2026-11-01', conversationId: 1 });

  test.each([
    "they'd be better off without me",
    "He has the kids now. I don't see a way out",
    'he is fine now, and I sat on the bridge for an hour tonight',
    'He said goodnight. I see no point in any of it for me',
    'Er schläft jetzt, und ich sehe keinen Ausweg mehr',
    'Ella duerme, y yo ya no veo salida',
    'Il dort, et je ne vois plus d’issue',
    'Ele dorme, e eu não vejo saída',
  ])('when “%s” is found likely of the writer, then they are asked, and the sign stays', (text) => {
    const decision = decide(text, concern());
    expect(decision.act?.step).toBe('ask');
    expect(decision.isSign).toBe(true);
    expect(decision.record.signs).toMatchObject([{ level: 'concern', kind: 'suicide' }]);
  });

  test.each([
    'He is alone there, and he said not tonight. Do I drive up?',
    "I don't know what to do. He won't answer his phone",
    'She gave her things away and tells nobody where she is',
    'Er sagt, dass er nicht mehr will. Soll ich hinfahren?',
    'Elle est seule et elle dit que tout va bien. Je dois y aller ?',
  ])('when “%s” goes on about them, then it is answered so, and deletes no sign', (text) => {
    const decision = decide(text, concern());
    expect(decision.act?.step).toBe('other');
    expect(decision.record.signs).toEqual(record.signs);
  });

  it('when it goes on for long, then no reply is empty', async () => {
    const { say } = careTalk();
    await say('I think my brother might be suicidal, do I ask him?', null);
    for (let turn = 0; turn < 45; turn += 1) {
      const { text, act } = await say('My brother said he is fine and he is on the couch', concern());
      expect(act?.step).toBe('other');
      expect(text, String(turn)).not.toBe('');
    }
  });

  it('when a crisis goes on for long, then no reply is empty', async () => {
    const { say } = careTalk();
    await say('I want to die', crisis());
    for (let turn = 0; turn < 45; turn += 1)
      expect((await say('my mum is here with me', crisis())).text, String(turn)).not.toBe('');
  });
});

describe('an everyday message under care', () => {
  test.each([
    "I can't keep up with the laundry",
    'I put up a shelf today',
    'I put in two hours',
    'I locked up the shop at six',
    'He locked me in the coal hole',
    'That put me in a bad mood',
    'Running will keep me in shape',
    'My friend can put me up for the weekend',
    'The baby will keep me up all night',
    'They told me to call my mum about Christmas',
    'The doctor told me to call my mum about Christmas',
    'Die Nachbarin wollte meine Mutter anrufen',
    'Ils ont dit d’appeler ma mère pour Noël',
    'Die geschlossene Tür hat geklemmt',
    'Tengo que ingresar dinero en el banco',
    'J’ai travaillé dans le service interne',
    'Vou trancar a bicicleta no portão',
  ])('when it is “%s”, then nothing of the help is answered', (text) => {
    for (const kind of ['suicide', 'self_harm'] as const) {
      expect(userQuestionsIn(text, kind)).not.toContain('kept');
      expect(userQuestionsIn(text, kind)).not.toContain('doctorTells');
    }
  });

  test.each([
    ['will they keep me in', 'kept'],
    ['could a doctor section me', 'kept'],
    ['if I tell a doctor will I be sectioned', 'kept'],
    ['they keep me there for weeks, right', 'kept'],
    ['am I going to get locked up', 'kept'],
    ['would they put me in a psych unit', 'kept'],
    ['Werden die mich dabehalten?', 'kept'],
    ['¿Pueden encerrarme?', 'kept'],
    ['Je vais être internée ?', 'kept'],
    ['Eles podem me internar?', 'kept'],
    ['do they call my parents', 'doctorTells'],
    ['they will ring my mum, right?', 'doctorTells'],
    ['Sagen die das meinen Eltern? Rufen die meine Mutter an?', 'doctorTells'],
    ['Est-ce qu’ils vont prévenir mes parents ?', 'doctorTells'],
  ] as const)('when it is “%s”, then it is about %s', (text, question) => {
    expect(userQuestionsIn(text, 'self_harm')).toContain(question);
  });
});
