/** How well a text answers a question. */
export type TextFit = {
  /** How much of its words is there, and how plainly: 0 to 1. */
  words: number;
  /** How much stands as it was asked for: all of its words, and these in their order. 0 to 2. */
  whole: number;
  /** How near its meaning is; null where it is not near. */
  cosine: number | null;
};

/**
 * How much the first places of a ranking count more than later ones: reciprocal rank fusion (Cormack, Clarke and
 * Büttcher, SIGIR 2009).
 */
const RANK_OFFSET = 60;
/** Of thousands of texts some are near a question by chance. */
const MAX_RESULTS_BY_MEANING = 10;
/** What fits by its meaning alone is not shown where another text is so much nearer. */
const MAX_COSINE_BEHIND_BEST = 0.06;
/** And so near it has to be where the words themselves were found: then they are probably what was meant. */
const MIN_COSINE_BESIDE_WORDS = 0.22;

/** By a text its place among those that have a value, from 1; alike in both, alike in place. */
function ranksBy<Text extends TextFit>(
  texts: readonly Text[],
  valueOf: (text: Text) => number | null,
): Map<Text, number> {
  const values = texts.map((text) => valueOf(text) ?? 0).toSorted((a, b) => b - a);
  const places = new Map<number, number>();
  for (const [index, value] of values.entries()) if (!places.has(value)) places.set(value, index + 1);
  return new Map(
    texts.flatMap((text): [Text, number][] => {
      const value = valueOf(text) ?? 0;
      return value > 0 ? [[text, places.get(value) ?? 0]] : [];
    }),
  );
}

const reciprocalRank = (place: number | undefined): number =>
  place === undefined ? 0 : 1 / (RANK_OFFSET + place);

/**
 * Texts that answer a question by their words, by their meaning or by both, the best first, with their scores. Those
 * with all of its words come first; of the others each ranking gives a share, that of the words by how much of them is
 * there. Of two alike the one that was given first.
 */
export function rankTexts<Text extends TextFit>(texts: readonly Text[]): (Text & { score: number })[] {
  const byWords = ranksBy(texts, ({ words }) => words);
  const byMeaning = ranksBy(texts, ({ cosine }) => cosine);
  const nearest = Math.max(0, ...texts.map(({ cosine }) => cosine ?? 0));
  const isSaid = texts.some(({ whole }) => whole > 0);
  const least = Math.max(nearest - MAX_COSINE_BEHIND_BEST, isSaid ? MIN_COSINE_BESIDE_WORDS : 0);
  let meaningAlone = 0;
  return texts
    .map((text) => ({
      ...text,
      score:
        text.whole + text.words * reciprocalRank(byWords.get(text)) + reciprocalRank(byMeaning.get(text)),
    }))
    .toSorted((a, b) => b.score - a.score)
    .filter(
      ({ words, cosine }) =>
        words > 0 || ((cosine ?? 0) >= least && (meaningAlone += 1) <= MAX_RESULTS_BY_MEANING),
    );
}
