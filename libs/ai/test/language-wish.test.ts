import { expect, it } from 'vitest';
import { beginExercise, leadExercise } from '../src/exercises/lead.ts';
import { withoutLanguageWish } from '../src/exercises/language-wish.ts';
import { turnOf } from './lead-turn.ts';

it.each([
  ['auf Deutsch bitte', ''],
  ['Deutsch!', ''],
  ['Please ask me in French.', ''],
  ['En español, por favor', ''],
  ["En français s'il te plaît", ''],
  ['Em português, por favor.', ''],
  ['Auf Deutsch bitte. Der Gedanke war: nichts wird gut.', 'Der Gedanke war: nichts wird gut.'],
  ['Why are you asking in English? I sat in the small room.', 'I sat in the small room.'],
  ['Could you ask me in French? I sat in the small room.', 'I sat in the small room.'],
])('when an answer asks for another language (%s), then that is no answer', (answer, kept) => {
  expect(withoutLanguageWish(answer)).toBe(kept);
});

it.each([
  'I wrote the letter in English.',
  'Mein Chef sprach auf Englisch und ich verstand nichts.',
  'My French exam. Nothing else.',
  'I panicked because the questions in my English exam were so hard.',
  'English',
  'Two lines\nof my own',
])('when an answer only speaks of a language, then all of it is kept: %s', (answer) => {
  expect(withoutLanguageWish(answer)).toBe(answer);
});

it('when the step is about languages, then the bare name of one answers it', () => {
  expect(withoutLanguageWish('French', { text: 'Which language do you want to learn?' })).toBe('French');
  expect(withoutLanguageWish('French')).toBe('');
});

it('when the same wish comes twice in a row, then it is the answer of the step', () => {
  const { progress } = beginExercise('thought-record', turnOf('A thought.'));
  const first = leadExercise({ ...turnOf('French'), progress });
  expect(first?.progress?.kept).toEqual({});
  const said = ['French', 'French'].map((content) => ({ role: 'user' as const, content }));
  const second = leadExercise({ ...turnOf('French'), messages: said, progress: first?.progress ?? null });
  expect(second?.progress?.kept).toEqual({ situation: 'French' });
});
