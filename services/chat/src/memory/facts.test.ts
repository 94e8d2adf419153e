import { expect, it } from 'vitest';
import { withDeletedFact, withFactsOf, type StoredMemory } from './facts.ts';

const MESSAGE = { kind: 'message', from: 'm1', date: '2026-03-04', mode: 'heal' } as const;
const NEXT = { ...MESSAGE, from: 'm2' };
const none: StoredMemory = { facts: [], deleted: [] };
const newId = () => 'f';
const textsOf = ({ facts }: StoredMemory) => facts.map(({ text }) => text);

it('when a fact is noted again in a shorter form, then it is there once, and stays deleted', () => {
  const noted = withFactsOf(none, MESSAGE, [{ text: "You're a nurse." }, { text: 'You are a nurse' }], newId);
  expect(textsOf(noted)).toEqual(["You're a nurse."]);
  expect(withFactsOf(noted, NEXT, [{ text: 'You are a nurse.' }], newId)).toBe(noted);
  const [fact] = noted.facts;
  if (!fact) throw new Error('nothing was noted');
  const deleted = withDeletedFact(noted, fact);
  expect(textsOf(withFactsOf(deleted, NEXT, [{ text: 'You’re a nurse' }], newId))).toEqual([]);
});

it('when two facts differ in a word, then both are noted', () => {
  const facts = [{ text: 'You do not like the sea.' }, { text: 'You like the sea.' }];
  expect(textsOf(withFactsOf(none, MESSAGE, facts, newId))).toHaveLength(2);
});
