import { CARE_KINDS, type CareKind } from '@inkwell/contracts/constants';
import { describe, expect, it } from 'vitest';
import { careScores, decideFinding } from '../src/care/head.ts';
import { countKindWords } from '../src/care/kind-words.ts';

const THRESHOLDS = { minAsked: 0.7, minSupport: 0.7, minConcern: 0.97, minSure: 0.99 };

/** A head for which every text is of these probabilities; what is left over is 'none everyday'. */
function headOf(probabilities: Record<string, number>) {
  const danger = Object.values(probabilities).reduce((sum, each) => sum + each, 0);
  const classes = { 'none everyday': 1 - danger, ...probabilities };
  return {
    model: '',
    classes: Object.keys(classes),
    mean: [0],
    weights: Object.keys(classes).map(() => [0]),
    bias: Object.values(classes).map(Math.log),
  };
}

/** Most for suicide, as of an unclear text. */
const UNCLEAR = headOf(
  Object.fromEntries(CARE_KINDS.map((kind) => [`crisis ${kind}`, kind === 'suicide' ? 0.2 : 0.1])),
);

describe('the kind that a text is taken for', () => {
  it.each<[CareKind, string]>([
    ['eating', 'Purged again and then stood on the scales.'],
    ['eating', 'Seit Sonntag nichts gegessen, die Waage ist zufrieden mit mir.'],
    ['psychosis', 'The voices say that the cameras are for me.'],
    ['psychosis', 'Les voisins ont mis des micros et une puce, je les entends.'],
    ['violence', 'He slapped me again and my husband says nobody would believe it.'],
    ['violence', 'Mi marido me pegó otra vez cuando llegó.'],
    ['child', 'My stepdad comes into my room at night, and I am twelve.'],
    ['child', 'O padrasto dele estava bêbado quando fui buscar na escola.'],
    ['self_harm', 'Long sleeves again. The razor is back in the drawer.'],
    ['harm_to_others', 'I want revenge and I am going to make him pay.'],
    ['suicide', 'I cannot see how any of this goes on.'],
  ])('when its words are of %s, then it is that kind: %s', (kind, text) => {
    expect(careScores(UNCLEAR, [1], text).kind).toBe(kind);
  });

  it('when a word of another kind stands beside what the vector is sure of, then the kind stays', () => {
    const head = headOf({ 'crisis suicide': 0.9, 'crisis eating': 0.02 });
    expect(careScores(head, [1], 'I skipped dinner and wrote to all of them.').kind).toBe('suicide');
  });

  it('when a kind is frequent in the training texts, then that is taken back', () => {
    const head = { ...UNCLEAR, kindOffsets: { psychosis: 1 } };
    expect(careScores(head, [1], 'It is all as they said.').kind).toBe('psychosis');
  });

  it('when the words of a kind stand in a text without danger, then no score changes', () => {
    const head = headOf({ 'crisis eating': 0.2 });
    const { kind: _, ...plain } = careScores(head, [1], 'It was a long week of rain for us.');
    const { kind: __, ...ofFood } = careScores(head, [1], 'It was calories, scales and diets.');
    expect(ofFood).toEqual(plain);
  });

  it('when a word stands in a text twice, then it counts once', () => {
    expect(countKindWords('Voices, voices, VOICES.').psychosis).toBe(1);
    expect(countKindWords('Rain.')).toEqual(Object.fromEntries(CARE_KINDS.map((kind) => [kind, 0])));
  });
});

describe('a hint of danger', () => {
  const LINE = 'A line that is long enough to be understood by itself.';
  const found = (head: ReturnType<typeof headOf>, text: string) =>
    decideFinding(text, [careScores(head, [1], text)], THRESHOLDS).found?.level ?? null;

  it('when a text is likelier to be heavy than dangerous, then it is a support, where an everyday one is none', () => {
    expect(found(headOf({ 'none heavy': 0.59, 'crisis suicide': 0.4 }), LINE)).toBe('support');
    expect(found(headOf({ 'crisis suicide': 0.4 }), LINE)).toBeNull();
    expect(found(headOf({ 'none lookalike': 0.59, 'crisis suicide': 0.4 }), LINE)).toBeNull();
  });

  it('when a text is heavy and hardly dangerous, then it is none', () => {
    expect(found(headOf({ 'none heavy': 0.8, 'crisis suicide': 0.15 }), LINE)).toBeNull();
  });

  it('when a text is long, then less is needed for a support, and as much for a concern', () => {
    const long = `${LINE} `.repeat(15);
    const head = headOf({ 'crisis suicide': 0.6 });
    expect(found(head, LINE)).toBeNull();
    expect(found(head, long)).toBe('support');
    expect(found(headOf({ 'crisis suicide': 0.96 }), long)).toBe('support');
  });
});
