import { expect, test } from 'vitest';

import { raiseByTalks, raiseSureByTalks } from './care.ts';

/** The log-odds of a crisis are the only number of a vector. */
const HEAD = {
  model: '',
  classes: ['none everyday', 'crisis suicide'],
  mean: [0],
  weights: [[0], [1]],
  bias: [0, 0],
};
const THRESHOLDS = { minAsked: 0.1, minSupport: 0.3, minConcern: 0.6, minSure: 0.8 };
/** Of a length from which on a score counts as it is. */
const LONG = 'A line that is long enough. '.repeat(6);

const oddsOf = (probability: number) => Math.log(probability / (1 - probability));
const talk = (name: string, probability: number, isDanger = false) => ({
  talk: name,
  text: LONG,
  isDanger,
  embedding: [oddsOf(probability)],
});
const harmless = (highest: number) =>
  Array.from({ length: 40 }, (_, index) => talk(`${index}`, index < 3 ? highest : 0.1));

test('when three of 40 talks without danger would be asked, then the threshold of a concern is above two of them at least', () => {
  const { minConcern } = raiseByTalks(HEAD, harmless(0.9), THRESHOLDS);
  expect(minConcern).toBeCloseTo(0.901, 2);
  expect(raiseByTalks(HEAD, harmless(0.4), THRESHOLDS)).toEqual(THRESHOLDS);
});

test('when a reader would be sure in a talk without danger, then it has to be surer, whatever talks with danger hold', () => {
  const talks = [...harmless(0.93), talk('in danger', 0.999, true)];
  expect(raiseSureByTalks(HEAD, talks, THRESHOLDS)).toEqual({ ...THRESHOLDS, minSure: 0.931 });
  expect(raiseSureByTalks(HEAD, harmless(0.7), THRESHOLDS)).toEqual(THRESHOLDS);
});
