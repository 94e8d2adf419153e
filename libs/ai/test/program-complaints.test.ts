import { describe, expect, it } from 'vitest';
import { countComplaintsAfter, invitesQuestions } from '../src/program/complaints.ts';
import { toldTextIn } from '../src/program/own-words.ts';
import { questionsIn, startTalk } from './program-talk.ts';

describe('whether questions are wanted', () => {
  it.each(['Stop asking.', 'Please, no more questions.', "OK. Don't ask me anything now."])(
    'when “%s” is said, then none is',
    (said) => {
      expect(countComplaintsAfter(0, said)).toBe(2);
    },
  );

  it.each([
    "They don't ask me how I am.",
    "Don't ask me why, but I kept the receipt.",
    'He left without asking.',
    'There were no questions from the panel.',
  ])('when it is told of life (“%s”), then nothing changes', (told) => {
    expect(countComplaintsAfter(0, told)).toBe(0);
    expect(countComplaintsAfter(1, told)).toBe(1);
  });

  it.each(['I keep asking myself why I am still here at all.', 'They keep asking for my number.'])(
    'when others ask, or oneself (“%s”), then that is no wish for questions',
    (told) => {
      expect(invitesQuestions(told)).toBe(false);
    },
  );

  it('when it was asked to listen, then it listens, whatever is wished beside it', async () => {
    const say = startTalk('heal', { isHarmless: true });
    await say('Just listen');
    expect(questionsIn((await say('My brother said no. You can ask me things later, maybe.')).text)).toBe(0);
  });
});

describe('what a message tells', () => {
  it('when several short sentences follow one that is for the companion, then one of them is left out', () => {
    expect(
      toldTextIn('Can you find that? It is there. He died on Tuesday. I was not there. I ran home.'),
    ).toBe('He died on Tuesday. I was not there. I ran home.');
  });
});
