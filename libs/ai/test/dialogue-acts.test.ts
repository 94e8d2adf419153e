import { describe, expect, it } from 'vitest';
import { talkWith } from './conversations/talk-with.ts';
import { createCompanion } from '../src/companion/companion.ts';
import { actVector, phrasesIn, readAct, type ActHead } from '../src/companion/dialogue-acts.ts';
import { CLOSER_LOOK } from '../src/companion/exercises/closer-look.ts';
import { ASKED_VIEW } from '../src/companion/prose/moves.ts';
import { CHANGED_AT_END } from '../src/companion/prose/exercise-lines.ts';
import acts from '../src/companion/acts.json' with { type: 'json' };
import { TRAINED_HEADS } from '../src/companion/trained.ts';
import type { Reply } from '../src/companion/turn.ts';

/** A word for each act, by which the head of these tests knows it. */
const WORDS = {
  asks: 'asks-view',
  huh: 'confused',
  amiss: 'corrects',
  alter: 'edits',
  awful: 'faults',
  cheerio: 'goodbye',
  onwards: 'leaves',
  blank: 'no-answer',
} as const;
const CLASSES = [...Object.values(WORDS), 'tells', 'to-companion'];
const PHRASES = Object.keys(WORDS);
const SURE = 100;

const HEAD: ActHead = {
  model: 'made up',
  classes: CLASSES,
  phrases: PHRASES,
  mean: [],
  weights: CLASSES.map((name) => [0, ...Object.values(WORDS).map((act) => (act === name ? SURE : 0))]),
  bias: CLASSES.map((name) => (name === 'tells' ? 2 : 0)),
};
const companion = createCompanion({ ...TRAINED_HEADS, acts: HEAD });

const talk = talkWith(companion);

describe('the phrases of a message', () => {
  it('are its words, and its pairs of words with both ends', () => {
    expect([...phrasesIn('No, that’s it?')]).toEqual([
      'no',
      "that's",
      'it',
      '?',
      '^ no',
      "no that's",
      "that's it",
      'it ?',
      '? $',
    ]);
  });

  it('weigh as much together, however many they are', () => {
    const lengthOf = (text: string) => Math.hypot(...actVector(text, [], ['skip', 'this', 'one']));
    expect(lengthOf('skip this one')).toBeCloseTo(lengthOf('skip'));
    expect(lengthOf('tea')).toBe(0);
  });
});

describe('the trained head', () => {
  it('reads an embedding and its phrases', () => {
    for (const row of acts.weights) expect(row).toHaveLength(acts.mean.length);
    expect(acts.mean.length - acts.phrases.length).toBe(384);
    expect(readAct('skip', acts.mean.slice(0, 384), acts).likely).toBeGreaterThan(0);
  });
});

const BEGUN = ['I felt like a child when my mother laughed', 'Look at it with me', 'when she laughed'];
const stepOf = (reply: Reply | undefined) => reply?.progress?.step;
const felt = CLOSER_LOOK.steps.find(({ id }) => id === 'felt');

describe('in an exercise', () => {
  it('what answers goes on to the next step', () => {
    expect(stepOf(talk('heal', [...BEGUN, 'small, and hot in the face']).at(-1))).toBe('told');
  });

  it.each([
    ['is not understood', 'huh', felt?.help],
    ['is complained of', 'this is awful', felt?.help],
    ['has no answer', 'my mind is blank', felt?.help],
  ])('when the step %s, then it is said in other words, and nothing is kept', (_, message, expected) => {
    const reply = talk('heal', [...BEGUN, message]).at(-1);
    expect(stepOf(reply)).toBe('felt');
    expect(reply?.text).toContain(expected);
    expect(reply?.progress?.kept).toEqual({ moment: 'when she laughed' });
    const labels = reply?.choices.map(({ say }) => say) ?? [];
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('when the answer before was taken wrongly, then it is asked for again', () => {
    const reply = talk('heal', [...BEGUN, 'that is amiss']).at(-1);
    expect(stepOf(reply)).toBe('moment');
    expect(reply?.progress?.kept).toEqual({});
  });

  it('when an earlier answer is to change, then it is said where that is done', () => {
    const reply = talk('heal', [...BEGUN, 'can you alter what stands there before']).at(-1);
    expect(CHANGED_AT_END.some((line) => reply?.text.startsWith(line))).toBe(true);
    expect(stepOf(reply)).toBe('felt');
  });

  it('what is to be done is an answer, however like a wish for a change it is put', () => {
    const reply = talk('plan', ['Plan the week', 'Nothing is fixed', 'alter the curtains']).at(-1);
    expect(JSON.stringify(reply?.progress?.kept)).toContain('alter the curtains');
  });

  it('when the step is to be left, then the next one comes', () => {
    expect(stepOf(talk('heal', [...BEGUN, 'onwards, next one']).at(-1))).toBe('told');
  });

  it('when the exercise is to be left, then it is', () => {
    expect(talk('heal', [...BEGUN, 'onwards from here']).at(-1)?.progress).toBeNull();
  });

  it('when somebody goes, then it waits', () => {
    const reply = talk('heal', [...BEGUN, 'cheerio then']).at(-1);
    expect(reply?.text).toMatch(/Take care|Until next|See you/);
    expect(reply?.progress?.paused).toBe(true);
  });

  it('when something else is asked, then the step is asked again', () => {
    expect(stepOf(talk('heal', [...BEGUN, 'she asks, was it wrong of me to go']).at(-1))).toBe('felt');
  });

  it('an answer with a question behind it is taken as the answer', () => {
    const said = "That I'm not worth the trouble. But should I write to her or not?";
    const reply = talk('heal', [...BEGUN, 'small, and hot in the face', said]).at(-1);
    expect(stepOf(reply)).toBe('friend');
    expect(reply?.progress?.kept['told']).toBe("I'm not worth the trouble.");
  });

  it('what a letter says to somebody is kept, whatever it is like', () => {
    const letter = ["Let's write that letter", 'my mother', 'it was awful of you'];
    expect(JSON.stringify(talk('write', letter).at(-1)?.progress?.kept)).toContain('it was awful of you');
  });
});

describe('in a talk', () => {
  const TOLD = [
    'we had dinner at my parents',
    'they talked about my cousin the whole evening',
    'that was an awful thing to read',
    'i cut my potatoes very small',
    'the clock in the hall is still five minutes late',
  ];

  it('what is about the talk itself is not given back, and stands on no page', () => {
    const last = talk('heal', [...TOLD, 'cheerio']).at(-1);
    expect(last?.text).toContain('I cut my potatoes very small');
    expect(`${last?.text} ${last?.exercise?.page}`).not.toMatch(/awful/i);
  });

  it('a question that only the person can answer gets no menu', () => {
    const reply = talk('heal', [...TOLD.slice(0, 2), 'so she asks, am I the one who is too much?']).at(-1);
    expect(ASKED_VIEW).toContain(reply?.text);
  });
});
