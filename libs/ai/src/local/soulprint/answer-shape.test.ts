import { describe, expect, it } from 'vitest';
import { clausesOf, isUnanswered } from './answer-shape.ts';

describe('an answer that gives nothing to go by', () => {
  it.each([
    'idk',
    'IDK.',
    '-',
    '—',
    'n/a',
    'N/A',
    'nothing',
    '?',
    '???',
    'I don’t know',
    'not sure yet',
    'x',
    '0',
  ])('when it is “%s”, then it counts as open', (answer) => {
    expect(isUnanswered(answer)).toBe(true);
  });

  it.each([
    'numb',
    'Nothing scares me',
    'No debts',
    'Me',
    '42',
    '🦄',
    '今',
    'Not knowing',
    'Unsure of myself',
  ])('when it is “%s”, then it counts as an answer', (answer) => {
    expect(isUnanswered(answer)).toBe(false);
  });
});

describe('an answer that names several things', () => {
  it.each([
    ['sleep more and stop working on weekends', ['sleep more', 'stop working on weekends']],
    ['I want to run a marathon and learn Spanish', ['run a marathon', 'learn Spanish']],
    ['Graduate and get my first job', ['Graduate', 'get my first job']],
    ['Save $10,000. Then travel to Japan', ['Save $10,000', 'travel to Japan']],
    ['Get fit, lose 10 kilos and run 5k', ['Get fit', 'lose 10 kilos', 'run 5k']],
    ['more sleep and less stress', ['more sleep', 'less stress']],
  ])('when it is “%s”, then each is kept', (answer, clauses) => {
    expect(clausesOf(answer)).toEqual(clauses);
  });

  it.each([
    'Finish and publish my book',
    'Save for a house and a car',
    'My sister and my mother',
    'A calmer life with less in it',
    'Earn $5,000 a month',
    'X and Y',
  ])('when it is “%s”, then it stays whole', (answer) => {
    expect(clausesOf(answer)).toEqual([answer]);
  });
});
