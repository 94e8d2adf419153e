import { careScores } from '@inkwell/ai/care';
import { describe, expect, it } from 'vitest';
import { trainLetters } from './letters.ts';

const DANGER = ['the razor again', 'razors in the drawer', 'my razor, at night', 'a razor blade'];
const HARMLESS = ['the garden again', 'gardens in the rain', 'my garden, at noon', 'a garden chair'];
const EXAMPLES = [
  ...DANGER.map((text) => ({ text, isDanger: true, weight: 1 })),
  ...HARMLESS.map((text) => ({ text, isDanger: false, weight: 1 })),
];

describe('a trained head of letters', () => {
  const letters = trainLetters(EXAMPLES);
  /** By a vector that says nothing. */
  const head = {
    model: '',
    classes: ['none everyday', 'crisis self_harm'],
    mean: [0],
    weights: [[0], [0]],
    bias: [0, 0],
  };
  const hintIn = (text: string) => careScores({ ...head, letters }, [1], text).hint;

  it.each(['Where is the RAZOR', 'wheres teh razorr', 'Is that a razor?'])(
    'when letters of danger stand in a text, as in "%s", then it hints at it',
    (text) => {
      expect(hintIn(text)).toBeGreaterThan(0.6);
    },
  );

  it('when letters of harmless texts stand in it, then it hints at less', () => {
    expect(hintIn('Where is the gardn')).toBeLessThan(0.4);
  });

  it('when its letters are of danger, then danger itself is as likely as by the vector', () => {
    const { danger, crisis } = careScores({ ...head, letters }, [1], 'razor');
    const byVector = careScores(head, [1], 'razor');
    expect({ danger, crisis }).toEqual({ danger: byVector.danger, crisis: byVector.crisis });
  });

  it('when a text has no letters, then it is read', () => {
    expect(hintIn('… 😶')).toBeGreaterThan(0);
  });

  it('when it is trained again, then it is the same', () => {
    expect(trainLetters(EXAMPLES)).toEqual(letters);
  });
});
