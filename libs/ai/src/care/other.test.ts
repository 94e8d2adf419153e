import { describe, expect, it } from 'vitest';
import {
  asksForWordsToOther,
  continuesAboutOther,
  isAboutOther,
  isOnlyAboutOther,
  tellsOfSuicidalOther,
  isOnlyAboutWriter,
} from './other.ts';
import { userQuestionsIn } from './questions.ts';

describe('a message that names somebody else', () => {
  it.each([
    'My wife comes home at six and she asks how it was. I am just a burden to everyone.',
    'Meine Frau kommt um sechs, sie fragt, wie der Tag war. Ich bin nur noch eine Last für alle.',
    'Mi mujer no dice nada, ella es buena. Soy una carga.',
    'Ma femme ne dit rien, elle est gentille. Je suis un poids.',
    'Minha mulher não diz nada, ela é boa. Sou um peso.',
  ])('when the writer calls themselves a burden in "%s", then it is about them', (text) => {
    expect(isAboutOther(text, 'suicide')).toBe(false);
  });

  it('when only the other is in danger, then it is about them', () => {
    expect(isAboutOther('My brother gave his guitar away and he sleeps till three.', 'suicide')).toBe(true);
  });
});

const FIRST =
  "Hi, I've been trying to work on chapter 4 all day and can't. It's my brother, Jake, he's 27, lives about 40 min from me. He's been a mess since he lost his job in August, drinking, not answering texts. And then yesterday he shows up calm, hugging everybody, and he gave me his guitar. He wouldn't let me touch that thing when we were kids. He said “I won't need it.” I can't stop thinking about it. Am I being dramatic?";
const HOME =
  "Thank you. I can't get off the floor but mom's on speaker. They might send him home in the morning?? The nurse said maybe after they evaluate him. His gun came from dad's safe, dad keeps saying \"I locked it\". What do we do when he comes home, what do I say to him. And I can't stop seeing the text";

describe('a message of somebody who is shaken by the danger of another', () => {
  it('when their brother takes leave, then it is about him', () => {
    expect(isAboutOther(FIRST, 'suicide')).toBe(true);
  });

  it('when they cannot stop shaking, then the talk is still about him', () => {
    for (const text of [
      "He's not picking up. How do I ask him?? Like what do I literally say",
      "Jake's car is in the lot and he gave stuff to goodwill. I feel sick. Do I drive or do I call?",
      "I called 911. They're sending someone to his apartment. I'm shaking so bad I can't type. What do I do?",
      HOME,
    ]) {
      expect(continuesAboutOther(text), text).toBe(true);
      expect(isOnlyAboutOther(text), text).toBe(true);
      expect(isOnlyAboutWriter(text), text).toBe(false);
    }
  });

  it.each([
    'I gave my brother my watch today. I won’t need it anymore.',
    'I gave my sister my ring and my laptop today, I won’t need them anymore. I want to die tonight.',
    'My sister gave me her old coat because she doesn’t need it anymore.',
    'I gave my friend my notes, I don’t need them, the exam is over.',
    'Meine Schwester hat mir ihr Fahrrad gegeben, weil sie es nicht mehr braucht.',
  ])('when a thing is given away in "%s", then nothing is outright about another', (text) => {
    expect(tellsOfSuicidalOther(text)).toBe(false);
  });

  it.each([
    "My wife is at work, she doesn't know. I can't go on.",
    "My brother called, he is fine. I can't stop thinking about killing myself.",
    'My sister is asleep, she is fine. I feel sick of living.',
    'My mum wants me to eat, she cries. I want to be gone.',
    'Mein Bruder schläft, er weiß nichts. Ich kann nicht mehr.',
    'Mi madre llora, ella no sabe nada. No puedo más.',
  ])('when they tell of themselves in "%s", then it is about them', (text) => {
    expect(isOnlyAboutOther(text)).toBe(false);
    expect(isAboutOther(text, 'suicide')).toBe(false);
  });
});

describe('words that somebody asks for', () => {
  it.each([
    HOME,
    'What do I say to him when he comes home?',
    'They sent my brother home. What do I say to my brother, and when do I ask him?',
    'Was sage ich ihm, wenn er nach Hause kommt?',
    '¿Qué le digo cuando vuelva a casa?',
    "Qu'est-ce que je lui dis quand il rentre ?",
    'O que eu digo para ele quando ele voltar?',
  ])(
    'when they are for the one who comes home in "%s", then nobody says "Somebody at home hurts me"',
    (text) => {
      expect(userQuestionsIn(text, 'violence')).not.toContain('words');
    },
  );

  it.each([
    'I will call the line now. What do I say?',
    'I go to Miss Okafor tomorrow. What do I say to her?',
    'He hits me when he comes home. What do I say when I call?',
    'Was sage ich am Telefon?',
    '¿Qué digo cuando llame?',
    "Qu'est-ce que je dis au téléphone ?",
    'O que eu digo na linha?',
  ])('when they are for somebody who helps in "%s", then there are words', (text) => {
    expect(asksForWordsToOther(text)).toBe(false);
    expect(userQuestionsIn(text, 'violence')).toContain('words');
  });

  it('when they are about a wish to die, then there are words for whomever they name', () => {
    expect(userQuestionsIn('What do I say to him when he comes home?', 'suicide')).toContain('words');
  });
});

describe('what is asked of the help', () => {
  it('when it is asked what is done in a hospital, then that is no question of a line or of being kept', () => {
    expect(
      userQuestionsIn(
        'now I’ll be weighing tomorrow. what do they do first, is it bloods or the trace',
        'eating',
      ),
    ).toEqual([]);
    expect(userQuestionsIn('If I ring that number, what do they ask?', 'eating')).toContain('call');
    const kept = 'Die wollen mich über Nacht dabehalten, wegen dem Hals';
    expect(userQuestionsIn(kept, 'violence')).not.toContain('kept');
  });
});
