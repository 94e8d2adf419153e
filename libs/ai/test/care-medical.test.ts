import { describe, expect, it, test } from 'vitest';
import { resourcesFor } from '../src/care/index.ts';
import { writeCareReply } from '../src/care/reply.ts';
import { medicalDangerOf } from '../src/care/told.ts';
import { inCrisis } from './care-talk.ts';

describe('a sign of the body', () => {
  test.each([
    'im on the bus. no bag. hes rung 4 times. my hands wont stop. does he know where I am from the phone',
    "what? nobody is bleeding. I meant my hands won't stop",
    "the tears won't stop, it just won't stop",
    "I'm shaking and it won't stop shaking",
    "it won't stop raining and I'm soaked through",
    "He cut me off at work. The phone calls, they just won't stop.",
    'My heart is bleeding and it hurts',
    'The cut is small and it stopped bleeding.',
    'Meine Hände zittern, es hört nicht auf',
    'Ich muss weinen, das hört einfach nicht auf. Niemand blutet.',
    'Mir blutet das Herz, und es wird nicht besser',
    'Me tiemblan las manos y no para, no puedo dejar de llorar',
    'Nadie está sangrando, solo tiemblo y no para',
    'Je tremble, ça n’arrête pas, je n’arrête pas de pleurer',
    'Personne ne saigne, je tremble et ça n’arrête pas',
    'Minhas mãos tremem e isso não para, não para de doer',
    'Ninguém está sangrando, só choro e isso não para',
  ])('when it is “%s”, then nobody is told to press on a wound', (text) => {
    expect(medicalDangerOf(text)).toBeNull();
  });

  test.each([
    "I cut my arm. It won't stop, I've got a towel on it",
    "There's blood on the floor. It just won't stop.",
    "it won't stop bleeding",
    'My wrist. The wound is soaked through already.',
    'Ich hab mich geschnitten, es hört nicht auf',
    'Es hört nicht auf zu bluten',
    'La herida no para, hay mucha sangre',
    'La plaie, ça n’arrête pas, j’ai mis une serviette',
    'A ferida não para, já molhou a toalha',
  ])('when it is “%s”, then it is bleeding', (text) => {
    expect(medicalDangerOf(text)).toBe('bleeding');
  });

  test.each([
    'I ate too much at lunch and felt bad',
    'I took the rest of the day off and walked',
    'I took 20 minutes and breathed',
    'I took a lot of photos',
    'I ate the whole box of cookies',
    'I ate it all, a box of cereal, and now I feel sick',
    'I nearly took all the pills',
    "I haven't taken any, the pills are in the tin",
    'Two years ago I took all the pills',
    'I took my pills with breakfast as usual',
    'Ich habe fast alle Tabletten genommen',
    'Hace años tomé todas las pastillas',
    'J’ai failli, mais j’ai pris le bus',
    'J’ai pris un comprimé pour la tête',
    'Quase tomei todos os comprimidos',
  ])('when it is “%s”, then nothing was taken now', (text) => {
    expect(medicalDangerOf(text)).toBeNull();
  });

  test.each([
    ['I took all the pills', ''],
    ["I took all my pills and I'm not going to call anybody", ''],
    ['I just took 40 paracetamol before I wrote this to you', ''],
    ['I swallowed the whole bottle', ''],
    ["I took them all. All my pills. Don't tell mum", ''],
    ['Ich habe alle Tabletten genommen und weiß nicht, was jetzt', ''],
    ['He tomado todas las pastillas y no sé qué hacer', ''],
    ['The pills are gone. I took all of them', ''],
    ['yes. i took all of them', 'The pills are beside me on the table'],
    ['I just took an overdose', ''],
    ['Ich habe alle Tabletten genommen', ''],
    ['Me tomé todas las pastillas', ''],
    ['J’ai pris tous les comprimés', ''],
    ['Les cachets, je les ai tous avalés', ''],
    ['Tomei todos os comprimidos', ''],
  ])('when it is “%s” after “%s”, then it was taken', (text, earlier) => {
    expect(medicalDangerOf(text, earlier)).toBe('taken');
  });

  it('when hands shake on the way from a violent man, then what she asks is answered', async () => {
    const { say } = await inCrisis('en', 'violence');
    const { text } = await say(
      'im on the bus. no bag. hes rung 4 times. my hands wont stop. does he know where I am from the phone',
      { level: 'concern', kind: 'violence' },
    );
    expect(text).not.toContain('Press on it');
  });

  it('when a heart races, then its line stands before the words of a model, and does not replace them', () => {
    const care = {
      step: 'next',
      kind: 'self_harm',
      times: 1,
      isYes: false,
      resources: resourcesFor('GB', { kind: 'self_harm' }),
    } as const;
    const own = ['my heart is racing, mum is coming up the stairs, what do I say'];
    const { first, isFixed } = writeCareReply({ care, own, said: '' });
    expect(first).toContain('999');
    expect(isFixed).toBe(false);
    expect(writeCareReply({ care, own: ["it won't stop bleeding"], said: '' }).isFixed).toBe(true);
  });
});
