import { describe, expect, test } from 'vitest';
import { parseCareAnswer, saysNothingIsWrong } from '../src/care/answers.ts';
import { readByRules } from '../src/care/index.ts';
import { brokenCareRule } from '../src/care/reply-check.ts';
import { saysNotMeant, retracts } from '../src/care/taken-back.ts';

const level = (text: string) => readByRules(text)?.level ?? null;

describe('danger beside words that look harmless', () => {
  test.each([
    'I just want to die peacefully',
    'My wife died in May. I want to die with her.',
    'I swallowed all my pills at 11',
    'I took all my pills at 14:30',
    'He choked me at 11 last night',
    "When everyone is in the meeting I'm going to kill myself",
    "I'm going to hang myself in the laundry room when they leave",
    'I will kill myself in the parking garage if he leaves me',
    "I left a note in my book, I'm going to kill myself tonight",
    'They laughed at me in the school play, I want to kill myself',
    'Je suis dans la pièce avec les cachets, je veux mourir',
    'En la obra me insultan todos los días, quiero morir',
    'Nessa fase da minha vida eu só quero morrer',
    'En este capítulo de mi vida quiero morir',
  ])('when it is “%s”, then it is a crisis', (text) => {
    expect(level(text)).toBe('crisis');
  });

  test.each([
    ['I tried to kill myself at 15', 'concern'],
    ['I played Hamlet, I kill myself in act five', 'concern'],
    ['My son is being beaten at chess by his sister', null],
    ['The kids are being hit in the water balloon fight', null],
  ])('when it is “%s”, then it is %s', (text, expected) => {
    expect(level(text)).toBe(expected);
  });
});

describe('answers that look like another', () => {
  test.each([
    'Yes, since she passed',
    'Yes. Let’s talk about it',
    'Yes, help me find someone to call',
    'Yes, I’d like it all to stop',
    'Oui, j’aimerais que ça s’arrête',
  ])('when it is “%s”, then it is a yes', (text) => {
    expect(parseCareAnswer(text)).toBe('yes');
  });

  test('when a short line repeats a word, then it is read at once', () => {
    // Tried in every way it would take hours.
    expect(parseCareAnswer(`kinda${' or'.repeat(36)} ?`)).toBeNull();
  });

  test.each([
    'I don’t think I’m safe',
    'No, I don’t think I’m safe',
    'I don’t feel like I’m okay',
    'No, I’m right on the edge',
  ])('when it is “%s”, then nobody is well', (text) => {
    expect(saysNothingIsWrong(text)).toBe(false);
  });

  test.each(['I’m all right', 'Don’t worry, I’m fine'])('when it is “%s”, then somebody is well', (text) => {
    expect(saysNothingIsWrong(text)).toBe(true);
  });

  test.each([
    'I always pick the wrong one',
    'I never meant it to get this bad',
    'My parents do not seriously care',
    'I don’t mean this as a joke',
    'I was joking, but I don’t feel good',
  ])('when it is “%s”, then nothing is taken back', (text) => {
    expect(saysNotMeant(text)).toBe(false);
  });

  test.each([
    'I can see the keys from here, the tag catches the light. I’m not getting up. just saying I can see them',
    `She is stood in the door going what’s wrong what’s wrong. I said nothing’s wrong, I’ve got a bit of palps. She is sat on
my bed and says “is this the bathroom thing”, like she knew. I feel absolutely sick, not like that. well a bit like that`,
  ])('when somebody tells how it goes on (“%s”), then nothing is taken back', (text) => {
    expect(retracts(text)).toBe(false);
  });

  test.each(['I didn’t mean it', 'I tapped the wrong one', 'wrong button'])(
    'when it is “%s”, then it is taken back',
    (text) => {
      expect(saysNotMeant(text)).toBe(true);
    },
  );
});

test.each([
  'It’s not your fault, you are safe now.',
  'It’s not your fault and you will be okay.',
  'Du bist nicht allein, du bist jetzt in Sicherheit.',
])('when a reply denies something else and says “%s”, then it assures', (text) => {
  expect(brokenCareRule(text)).toBe('assurance');
});
