import { cutIndex } from '@inkwell/contracts';
import type { Emotion } from '@inkwell/contracts/constants';
import { foldText } from '@inkwell/contracts/folding';
import { createTurns } from '../turns.ts';
import { isNear } from './nearness.ts';
import { qualityOf, QUALITY, readQuestion } from './question.ts';
import { type Snippet, snippetOf } from './snippet.ts';

/** How near in meaning a text is to the question, and where it is so. */
export type Near = { cosine: number; from: number };

export type FoundText<Source> = Snippet & { source: Source; score: number };

/** Characters that are folded in a turn. A letter may become eighteen. */
const FOLDED_AT_ONCE = 10_000;
/** A longer text is looked through in so many characters of its folded form: only what nobody writes grows so. */
const MOST_FOLDED = 400_000;
/** Characters, each once for each word that is looked for in them, of a turn: some 10 ms. */
const TURN = 200_000;
const FOLDING_COST = 4;

/** Of thousands of texts some are near a question by chance. */
const MOST_BY_MEANING = 10;

type Candidate<Source> = {
  source: Source;
  text: string;
  score: number;
  start: number;
  isByWord: boolean;
};

/**
 * A search through texts that a person wrote, by words as they are typed, by what is felt and by meaning. A text with all words comes
 * before one with some, and these before those that fit by their meaning alone; of two alike the one that was added
 * first.
 *
 * @param limit so many are kept
 */
export function createTextSearch<Source>(typed: string, limit: number) {
  const question = readQuestion(typed);
  let candidates: Candidate<Source>[] = [];
  const endTurn = createTurns(TURN);

  /** A text as it is looked through; in parts, each of whole letters. */
  async function fold(text: string): Promise<string> {
    let folded = '';
    for (let from = 0; from < text.length && folded.length < MOST_FOLDED;) {
      const to = text.length - from > FOLDED_AT_ONCE ? cutIndex(text, from + FOLDED_AT_ONCE) : text.length;
      const part = foldText(text.slice(from, to));
      folded += part;
      from = Math.max(to, from + 1);
      await endTurn(part.length * FOLDING_COST);
    }
    return folded.slice(0, MOST_FOLDED);
  }

  const keepBest = () => {
    let byMeaning = 0;
    candidates = candidates
      .toSorted((a, b) => b.score - a.score)
      .filter(({ isByWord }) => isByWord || (byMeaning += 1) <= MOST_BY_MEANING)
      .slice(0, limit);
  };

  return {
    /**
     * @param near of the part that is nearest; null where there is none
     * @param emotions what is felt in the text, where that is known
     */
    async add(
      source: Source,
      text: string,
      near: Near | null,
      emotions: readonly Emotion[] = [],
    ): Promise<void> {
      const folded = await fold(text);
      if (!question.phrases.every((phrase) => folded.includes(phrase))) return;
      const byWords: number[] = [];
      for (const word of question.words) {
        byWords.push(qualityOf(word, folded));
        await endTurn(folded.length);
      }
      const isByWord = byWords.some((quality) => quality > 0) || question.phrases.length > 0;
      const qualities = question.words.map((word, index) => {
        const isFelt = word.emotions.some((emotion) => emotions.includes(emotion));
        return Math.max(byWords[index] ?? 0, isFelt ? QUALITY.related : 0);
      });
      const isByMeaning = near !== null && isNear(near.cosine);
      const found = qualities.filter((quality) => quality > 0).length;
      if (!isByWord && found === 0 && !isByMeaning) return;
      const mean = qualities.reduce((sum, quality) => sum + quality, 0) / (qualities.length || 1);
      const score =
        mean +
        (found > 0 && found === qualities.length ? 1 : 0) +
        (question.whole !== null && folded.includes(question.whole) ? 1 : 0) +
        (isByMeaning ? near.cosine : 0);
      candidates.push({ source, text, score, start: near?.from ?? 0, isByWord });
      if (candidates.length >= limit * 4) keepBest();
    },

    /** The best first. */
    async best(): Promise<FoundText<Source>[]> {
      keepBest();
      const found: FoundText<Source>[] = [];
      for (const { source, text, score, start } of candidates)
        found.push({ source, score, ...(await snippetOf(text, question, start, endTurn)) });
      return found;
    },
  };
}

/** Whether a question is to be compared by its meaning: not where a phrase has to stand as it is. */
export const hasMeaning = (typed: string): boolean =>
  /\p{L}{2}/u.test(typed) && readQuestion(typed).phrases.length === 0;
