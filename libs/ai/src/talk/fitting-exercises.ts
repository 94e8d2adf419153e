import type { Choice } from '../state.ts';
import { subjectWordsOf } from '../memory/search.ts';
import { relatedWords } from '../memory/word-families.ts';
import type { MenuLine } from '../exercises/menu.ts';

const MOST_OFFERED = 2;

/** The exercises that a message speaks of, to tap: for a model that cannot begin one itself. */
export function exercisesThatFit(message: string, menu: readonly MenuLine[]): Choice[] {
  const words = new Set(subjectWordsOf(message).flatMap((word) => [word, ...relatedWords(word)]));
  return menu
    .map(({ id, title, fits }) => ({
      id,
      title,
      hits: subjectWordsOf(`${title} ${fits}`).filter((word) => words.has(word)).length,
    }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, MOST_OFFERED)
    .map(({ id, title }) => ({ say: title, does: `begin ${id}` as const }));
}
