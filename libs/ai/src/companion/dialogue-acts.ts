import type { Embedding } from '../reading/embeddings.ts';
import { classify, type Head } from '../reading/head.ts';

/**
 * What a person does with a message, whatever it is about. Only `tells` says something of their life, answers what was
 * asked, or is to stand on a page; the others are about the conversation itself.
 */
const DIALOGUE_ACTS = [
  'asks-view',
  'confused',
  'corrects',
  'edits',
  'faults',
  'goodbye',
  'leaves',
  'no-answer',
  'tells',
  'to-companion',
] as const;
export type DialogueAct = (typeof DIALOGUE_ACTS)[number];

/** Reads the embedding of a message and, as further dimensions, which of `phrases` are in it. */
export type ActHead = Head & { phrases: readonly string[] };

/** A message has so many phrases of the list that each counts little: together they weigh about as much as the sense. */
const WEIGHT_OF_PHRASES = 0.3;

/**
 * The words of a message, and its pairs of words, with its beginning (`^`) and end (`$`): they tell more of the act than an
 * embedding does, which holds first of all what a message is about.
 */
export function phrasesIn(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+|[?!]/gu);
  const ends = ['^', ...(words ?? []), '$'];
  return new Set([...(words ?? []), ...ends.slice(1).map((word, at) => `${ends[at] ?? ''} ${word}`)]);
}

/** What the head reads of a message. */
export function actVector(text: string, embedding: Embedding, phrases: readonly string[]): number[] {
  const own = phrasesIn(text);
  const found = phrases.map((phrase) => own.has(phrase));
  const count = found.filter(Boolean).length;
  return [...embedding, ...found.map((isIn) => (isIn ? WEIGHT_OF_PHRASES / Math.sqrt(count) : 0))];
}

/** The likeliest act, and how likely it is. */
export function readAct(
  text: string,
  embedding: Embedding,
  head: ActHead,
): { act: DialogueAct; likely: number } {
  const shares = classify(head, actVector(text, embedding, head.phrases));
  const likely = Math.max(...shares);
  const name = head.classes[shares.indexOf(likely)];
  return { act: DIALOGUE_ACTS.find((act) => act === name) ?? 'tells', likely };
}
