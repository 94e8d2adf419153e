import { cutIndex } from '@inkwell/contracts';
import type { Emotion } from '@inkwell/contracts/constants';
import { foldText } from '@inkwell/contracts/folding';
import { createTurnTaker } from '../turns.ts';
import { isNearInMeaning } from './nearness.ts';
import { bestHitQuality, HIT_QUALITY, parseSearchQuestion } from './question.ts';
import { type TextFit, rankTexts } from './ranking.ts';
import { type TextSnippet, findSnippet } from './snippet.ts';

/** How near in meaning a text is to the question. */
export type TextNearness = {
  cosine: number;
  /** Where it is so; null where that is not in the text any more. Asked of the best alone. */
  from: () => number | null;
};

export type FoundText<Source> = TextSnippet & TextFit & { source: Source; score: number };

/** Characters that are folded in a turn. A letter may become eighteen. */
const FOLDED_CHARS_PER_TURN = 10_000;
/** A longer text is looked through in so many characters of its folded form: only what nobody writes grows so. */
const MAX_FOLDED_CHARS = 400_000;
/** Characters, each once for each word that is looked for in them, of a turn: some 10 ms. */
const CHARS_PER_TURN = 200_000;
const FOLDING_COST = 4;

type SearchCandidate<Source> = TextFit & {
  source: Source;
  text: string;
  near: TextNearness | null;
};

/**
 * A search through texts that a person wrote, by words as they are typed, by what is felt and by meaning. A text with
 * all words comes first; of two alike the one that was added first.
 *
 * @param limit so many are kept
 */
export function createTextSearch<Source>(typed: string, limit: number) {
  const question = parseSearchQuestion(typed);
  let candidates: SearchCandidate<Source>[] = [];
  const endTurn = createTurnTaker(CHARS_PER_TURN);

  /** A text as it is looked through; in parts, each of whole letters. */
  async function fold(text: string): Promise<string> {
    let folded = '';
    for (let from = 0; from < text.length && folded.length < MAX_FOLDED_CHARS;) {
      const to =
        text.length - from > FOLDED_CHARS_PER_TURN
          ? cutIndex(text, from + FOLDED_CHARS_PER_TURN)
          : text.length;
      const part = foldText(text.slice(from, to));
      folded += part;
      from = Math.max(to, from + 1);
      await endTurn(part.length * FOLDING_COST);
    }
    return folded.slice(0, MAX_FOLDED_CHARS);
  }

  /** What stood in quotation marks is there by now. */
  const isByWords = ({ words }: Pick<TextFit, 'words'>): boolean => words > 0 || question.phrases.length > 0;

  /** What could still be among the best: of each ranking as many as are kept. */
  const keepBest = () => {
    const first = (valueOf: (fit: TextFit) => number) =>
      candidates.toSorted((a, b) => valueOf(b) - valueOf(a)).slice(0, limit);
    const kept = new Set([
      ...first(({ words, whole }) => words + whole),
      ...first(({ cosine }) => cosine ?? 0),
    ]);
    candidates = candidates.filter((candidate) => kept.has(candidate));
  };

  return {
    /**
     * @param near of the part that is nearest; null where there is none
     * @param emotions what is felt in the text, where that is known
     */
    async add(
      source: Source,
      text: string,
      near: TextNearness | null,
      emotions: readonly Emotion[] = [],
    ): Promise<void> {
      const folded = await fold(text);
      if (!question.phrases.every((phrase) => folded.includes(phrase))) return;
      const byWords: number[] = [];
      for (const word of question.words) {
        byWords.push(bestHitQuality(word, folded));
        await endTurn(folded.length);
      }
      const qualities = question.words.map((word, index) => {
        const isFelt = word.emotions.some((emotion) => emotions.includes(emotion));
        return Math.max(byWords[index] ?? 0, isFelt ? HIT_QUALITY.related : 0);
      });
      const words =
        question.words.length === 0
          ? question.phrases.length && 1
          : qualities.reduce((sum, quality) => sum + quality, 0) / qualities.length;
      const cosine = near !== null && isNearInMeaning(near.cosine) ? near.cosine : null;
      if (cosine === null && !isByWords({ words })) return;
      const hasAll = qualities.every((quality) => quality >= HIT_QUALITY.stem);
      const whole = (hasAll ? 1 : 0) + (question.whole !== null && folded.includes(question.whole) ? 1 : 0);
      candidates.push({ source, text, words, whole, cosine, near });
      if (candidates.length >= limit * 4) keepBest();
    },

    /** The best first. */
    async best(): Promise<FoundText<Source>[]> {
      keepBest();
      const placed = candidates.flatMap(({ near, cosine, ...candidate }) => {
        const start = cosine === null ? null : (near?.from() ?? null);
        const fit = { ...candidate, cosine: start === null ? null : cosine, start: start ?? 0 };
        return start === null && !isByWords(candidate) ? [] : [fit];
      });
      const found: FoundText<Source>[] = [];
      for (const { text, start, ...fit } of rankTexts(placed).slice(0, limit))
        found.push({ ...fit, ...(await findSnippet(text, question, start, endTurn)) });
      return found;
    },
  };
}

/** Whether a question is to be compared by its meaning: not where a phrase has to stand as it is. */
export const isComparedByMeaning = (typed: string): boolean =>
  /\p{L}{2}/u.test(typed) && parseSearchQuestion(typed).phrases.length === 0;
