import { describe, expect, it } from 'vitest';
import { beginExercise, leadExercise } from '../src/exercises/lead.ts';
import { numberIn } from '../src/exercises/progress.ts';
import { turnOf } from './lead-turn.ts';

/** What is kept of a thought record that is answered so. */
function keptOf(answers: readonly string[]) {
  let { progress } = beginExercise('thought-record', turnOf('A thought.'));
  for (const answer of answers) progress = leadExercise({ ...turnOf(answer), progress })?.progress ?? null;
  return progress?.kept;
}

describe('an answer that is kept', () => {
  it('when it has the label of the page or of the question, then that is left out', () => {
    expect(
      keptOf([
        'What happened: she cancelled by text.',
        'The harshest was: you are small for even counting.',
        '8',
        'Facts for it: mum keeps her photo on the fridge.',
        'Against: she came on two buses.',
      ]),
    ).toEqual({
      situation: 'She cancelled by text.',
      thought: 'You are small for even counting.',
      before: '8',
      for: 'Mum keeps her photo on the fridge.',
      against: 'She came on two buses.',
    });
  });

  it('when it is a letter, then its words stay, and whom it is to has their title', () => {
    let { progress } = beginExercise('unsent-letter', turnOf('A letter.'));
    for (const answer of ['Dr. Weber. I never wrote her.', 'What I never said: thank you'])
      progress = leadExercise({ ...turnOf(answer), progress })?.progress ?? null;
    expect(progress?.kept).toMatchObject({ to: 'Dr. Weber', letter: 'What I never said: thank you' });
  });

  it.each(['Mum said: oh well, she is busy.', 'Half past seven: the text came.', 'I stood there: frozen.'])(
    'when it only has a colon, then it stays as it is: %s',
    (answer) => {
      expect(keptOf([answer])).toEqual({ situation: answer });
    },
  );

  it.each([
    [
      'An 8 at that table. Right now more like a 6. Anger mostly, like 7 for the anger and 8 for the lonely.',
      6,
    ],
    ['It was a 9 this morning, a 4 now', 4],
    ['9 earlier but 5', 5],
    ['Vorher war es eine 8, jetzt eine 3', 3],
    ['antes un 8, ahora un 5', 5],
    ['avant 8, maintenant 2', 2],
    ['about 7', 7],
    ['7/10', 7],
    ['seven, maybe eight', 7],
    ['7.5', 7],
    ['It was a 9', 9],
    ['I can hardly tell', null],
    ['11', null],
  ])('when a number is asked for and it is "%s", then it is %s', (answer, number) => {
    expect(numberIn(answer)).toBe(number);
  });
});
