import type { Embedding } from '../reading/embeddings.ts';
import { classify, type Head } from '../reading/head.ts';
import type { Guide } from './guide.ts';
import { GUIDES } from './guides.ts';

/** As much as the sense of a message; chosen by cross-validation. */
const WEIGHT_OF_WORDS = 0.7;

/** The guides of which a word is in a message. */
const guidesShown = (text: string): Set<Guide> =>
  new Set([...GUIDES.values()].filter(({ words }) => words.test(text)));

const vectorOf = (embedding: Embedding, shown: ReadonlySet<Guide>): number[] => [
  ...embedding,
  ...[...GUIDES.values()].map((guide) => (shown.has(guide) ? WEIGHT_OF_WORDS : 0)),
];

/** What the head of the guides reads of a message: its embedding, then for each guide whether one of its words is there. */
export const guideVector = (text: string, embedding: Embedding): number[] =>
  vectorOf(embedding, guidesShown(text));

/** What a message may be about. */
export type Subject = {
  guide: Guide;
  likely: number;
  /** Whether one of its words is in the message, and whether no other's is. */
  isShown: boolean;
  isAlone: boolean;
};

const LEAST_LIKELY = 0.04;

/** The subjects that a message may be about, the likeliest first. */
export function subjectsIn(text: string, embedding: Embedding, head: Head): Subject[] {
  const shown = guidesShown(text);
  return classify(head, vectorOf(embedding, shown))
    .flatMap((likely, at): Subject[] => {
      const guide = GUIDES.get(head.classes[at] ?? '');
      if (!guide || likely < LEAST_LIKELY) return [];
      const isShown = shown.has(guide);
      return [{ guide, likely, isShown, isAlone: isShown && shown.size === 1 }];
    })
    .toSorted((a, b) => b.likely - a.likely);
}
