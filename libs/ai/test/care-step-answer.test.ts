import { describe, expect, it, test } from 'vitest';
import { CONCERN, CRISIS, person, SUPPORT } from './protocol-person.ts';

const ORDINARY = [
  'Help me plan my week.',
  'The tram was late and I read the whole way.',
  'My cat is asleep on the piano.',
  'Let us do a breathing exercise',
  'I made soup today.',
  'It rained all morning.',
  'Work was fine today.',
  'My sister got a new puppy.',
  'What a lovely sunset just now!',
  'New recipe ideas please',
  'Can we do the breathing exercise',
  'Write me a poem about autumn',
  'The printer is broken again',
  'I bought new running shoes',
  'Show me my calendar',
  'Good morning!',
  'We had pasta for lunch',
  'The match ended three to one',
  'My boss wants the report by ten',
  'I finished the second chapter',
  'The garden needs weeding',
  'Planted tomatoes this afternoon',
  'I love this song',
  'Dinner was delicious',
  'Suggest a film for tonight',
  'The neighbours painted their fence',
  'Hilf mir, meine Woche zu planen.',
  'Die Bahn war wieder zu spät.',
  'Meine Katze schläft auf dem Klavier.',
  'Lass uns eine Atemübung machen',
  'Ich habe heute Suppe gekocht.',
  'Es regnet schon den ganzen Tag.',
  'Der Drucker ist kaputt',
  'Guten Morgen!',
  'Schreib mir ein Gedicht über den Herbst',
  'Das Spiel ging drei zu eins aus',
  'Ayúdame a planear la semana.',
  'El tranvía llegó tarde otra vez.',
  'Mi gato duerme encima del piano.',
  'Hagamos un ejercicio de respiración',
  'Hoy cociné lentejas.',
  'La impresora no funciona',
  '¡Buenos días!',
  'Escríbeme un poema sobre el otoño',
  'Aide-moi à planifier ma semaine.',
  'Le tram était encore en retard.',
  'Mon chat dort sur le piano.',
  'Faisons un exercice de respiration',
  'J’ai fait une soupe ce midi.',
  'L’imprimante est en panne',
  'Bonjour !',
  'Écris-moi un poème sur l’automne',
  'Me ajuda a planejar a semana.',
  'O bonde atrasou de novo.',
  'Meu gato dorme em cima do piano.',
  'Vamos fazer um exercício de respiração',
  'Hoje fiz uma sopa de lentilha.',
  'A impressora quebrou',
  'Bom dia!',
  'Escreve um poema sobre o outono',
  'Estou fazendo arroz',
  'Estoy cocinando arroz',
  'Morgen kommt der Klempner',
  'Bin beim Kochen',
  'The bus smelled of oranges.',
  'I need to water the plants',
];

const ANSWERS = [
  'No',
  'yes',
  'in the drawer',
  'in the kitchen',
  'the pills are in the drawer',
  'my sister',
  'my flatmate maybe',
  'no one',
  'nobody',
  'solo',
  'next door',
  'Marek',
  'my aunt Rosa',
  'not yet',
  "I can't do that alone",
  "I can't",
  "I don't want to",
  'I know somebody, my aunt',
  'she is asleep upstairs',
  "he's at work until nine",
  'nobody would come',
  'since Tuesday',
  'two hours',
  "I don't know",
  'idk',
  'help me',
  'tell me what to do',
  'make it stop',
  'I just want it to stop',
  "it's too much",
  'everything hurts',
  'so tired',
  'ok',
  'I called her, she is coming over',
  'I could ask Ann',
  'kinda',
  'i guess',
  'whatever',
  '...',
  'ja, im Bad',
  'im Bad',
  'bei meiner Schwester',
  'meine Mutter schläft schon',
  'niemand',
  'geht nicht',
  'weiß nicht',
  'in der Schublade',
  'die Tabletten liegen im Schrank',
  'ich kann nicht mehr',
  'noch nicht',
  'sola',
  'en el cajón',
  'mi hermana',
  'nadie',
  'no puedo',
  'todavía no',
  'está dormida arriba',
  'las pastillas están en el baño',
  'toute seule',
  'dans le tiroir',
  'ma sœur',
  'personne',
  'je ne peux pas',
  'pas encore',
  'elle dort en haut',
  'sozinha',
  'na gaveta',
  'minha irmã',
  'ninguém',
  'não consigo',
  'ainda não',
  'ela está dormindo',
  'my hands are shaking',
  'no idea',
  "she wouldn't understand",
  'er kommt um sechs zurück',
  'ich wohne allein',
  'ich hasse mich',
  'es tut so weh',
  'je vis seule',
  'moro sozinha',
  'under the bed',
  'unter dem Bett',
];

describe('after a care reply', () => {
  test.each(ORDINARY)(
    'when “%s” follows, then one check stands before its answer, and then nothing',
    (text) => {
      const { say, record } = person();
      say('I want to die', CRISIS);
      const before = record().signs;
      expect(say(text)).toMatchObject({ act: { step: 'check' }, isSign: false });
      expect(say(text).act).toBeNull();
      expect(record().signs).toBe(before);
    },
  );

  test.each(ANSWERS)('when “%s” follows, then it is an answer, and is taken further', (text) => {
    const { say } = person();
    say('I want to die', CRISIS);
    expect(say(text).act?.step).toBe('next');
  });

  it('when hours have passed, then only a yes, a no and the answers to tap are answers', () => {
    const at = { hours: 5 };
    for (const [text, step] of [
      ['in the kitchen', 'check'],
      ['so tired', 'check'],
      ['No', 'next'],
      ['I know somebody', 'next'],
      ['I might do it', 'next'],
    ] as const) {
      const { say } = person();
      say('I want to die', CRISIS);
      expect(say(text, null, at).act?.step, text).toBe(step);
    }
  });

  it('when each answer comes within the hour, then the talk goes on for longer than two', () => {
    const { say } = person();
    say('I want to die', CRISIS);
    for (const hours of [1, 2, 3, 4]) expect(say('not yet', null, { hours }).act?.step).toBe('next');
  });
});

describe('a crisis that is taken back', () => {
  test.each([
    'haha no I am fine, it is just a phrase',
    'Actually I did not mean it, sorry. It was a joke.',
    'it was just a figure of speech',
    'I was only joking',
    'lol I am fine',
    "I didn't mean it literally",
    'just kidding',
    'I take it back',
    'War nur ein Scherz.',
    'Das war doch nicht ernst gemeint, sorry',
    'ist nur so eine Redewendung',
    'Mir geht es gut haha',
    'Ich hab es nicht so gemeint',
    'Era una broma, perdona',
    'no lo decía en serio',
    'es solo una forma de hablar',
    'C’était une blague, désolée',
    'c’est juste une façon de parler',
    'je ne le pensais pas',
    'Era só brincadeira, desculpa',
    'não falei sério',
    'foi só um modo de dizer',
  ])('when somebody writes “%s”, then it is heard, the card stays, and no care reply follows', (text) => {
    for (const found of [null, SUPPORT]) {
      const { say, record } = person();
      say('I want to die', CRISIS);
      const { signs } = record();
      const isOfScore = found !== null && text === 'I take it back';
      if (isOfScore) continue;
      expect(say(text, found)).toMatchObject({ act: { step: 'heard' }, isSign: false, card: null });
      expect(record().signs).toBe(signs);
      for (const next of ['The tram was late and I read the whole way.', 'ok', 'in the kitchen'])
        expect(say(next).act).toBeNull();
      expect(say('I want to die', CRISIS, { hours: 1 })).toMatchObject({
        act: { step: 'next' },
        isSign: true,
      });
    }
  });

  test.each([
    'No, not that',
    'no, not that.',
    'oh I tapped the wrong one',
    'I meant no',
    'sorry, wrong button',
    'Nein, das nicht',
    'vertippt, sorry',
    'No, eso no',
    'Me equivoqué de botón',
    'Non, pas ça',
    'je me suis trompée de bouton',
    'Não, isso não',
    'apertei sem querer',
  ])('when a yes is put right by “%s”, then it is heard, and the answer is no', (text) => {
    const { say, record } = person();
    say('I wish I would not wake up', CONCERN);
    expect(say('Yes').act?.step).toBe('open');
    expect(say(text)).toMatchObject({ act: { step: 'heard' }, isSign: false });
    expect(record()).toMatchObject({ signs: [{ level: 'crisis' }], asked: { answer: 'no' } });
    expect(say('The tram was late and I read the whole way.').act).toBeNull();
  });

  test.each([
    'it is no joke',
    "I'm not joking",
    'it was a joke, but part of me wants it',
    "I didn't mean to, but I'm not safe",
    'I was joking. I have the gun here',
    'das ist kein Witz',
    'no es broma',
    'ce n’est pas une blague',
    'não é brincadeira',
    "I'm not fine",
  ])('when it is “%s”, then nothing is taken back, and it is taken further', (text) => {
    const { say } = person();
    say('I want to die', CRISIS);
    expect(say(text).act?.step).toBe('next');
  });

  test.each([
    'they think it is a joke',
    'I told them it was a joke',
    "he didn't mean it, he never does",
    'my life is a joke',
  ])('when it is “%s”, then nothing is taken back', (text) => {
    const { say } = person();
    say('I want to die', CRISIS);
    expect(say(text).act?.step).not.toBe('heard');
  });

  it('when it comes with a sign of its own, then the sign counts', () => {
    const { say } = person();
    say('I want to die', CRISIS);
    expect(say('It was a joke. I want to die', CRISIS)).toMatchObject({
      act: { step: 'next' },
      isSign: true,
    });
    expect(say('forget what I said', SUPPORT).act?.step).toBe('next');
  });
});

describe('what is said to the question', () => {
  test.each(["I'm fine", 'I am fine, really', 'Mir geht es gut', 'Estoy bien', 'Tout va bien', 'Estou bem'])(
    'when it is “%s”, then the direct question is denied, and that of the check answered with yes',
    (text) => {
      const asked = person();
      asked.say('I wish I would not wake up', CONCERN);
      expect(asked.say(text).act?.step).toBe('heard');
      const checked = person();
      checked.say('I want to die', CRISIS);
      expect(checked.say('The tram was late and I read the whole way.').act?.step).toBe('check');
      expect(checked.say(`No no, ${text}`).act).toBeNull();
    },
  );

  test.each([
    'Sometimes it rains all day here',
    'Yes! I got the job',
    'Yes I am safe, thanks',
    'Ja, aber nicht so gemeint',
    'I do the dishes every evening',
  ])('when it is “%s”, then it makes no crisis', (text) => {
    const { say, record } = person();
    say('I wish I would not wake up', CONCERN);
    say(text);
    expect(record().signs).toMatchObject([{ level: 'concern' }]);
  });
});
