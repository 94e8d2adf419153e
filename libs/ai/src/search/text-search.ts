import { cutIndex } from '@inkwell/contracts';
import type { Emotion } from '@inkwell/contracts/constants';
import { foldText } from '@inkwell/contracts/folding';
import { createTurns } from '../turns.ts';
import { isNear } from './nearness.ts';
import { qualityOf, QUALITY, readQuestion } from './question.ts';
import { type Fit, rankTexts } from './ranking.ts';
import { type Snippet, snippetOf } from './snippet.ts';

/** How near in meaning a text is to the question. */
export type Near = {
  cosine: number;
  /** Where it is so; null where that is not in the text any more. Asked of the best alone. */
  from: () => number | null;
};

export type FoundText<Source> = Snippet & Fit & { source: Source; score: number };

/** Characters that are folded in a turn. A letter may become eighteen. */
const FOLDED_AT_ONCE = 10_000;
/** A longer text is looked through in so many characters of its folded form: only what nobody writes grows so. */
const MOST_FOLDED = 400_000;
/** Characters, each once for each word that is looked for in them, of a turn: some 10 ms. */
const TURN = 200_000;
const FOLDING_COST = 4;

type Candidate<Source> = Fit & {
  source: Source;
  text: string;
  near: Near | null;
};

/**
 * A search through texts that a person wrote, by words as they are typed, by what is felt and by meaning. A text with
 * all words comes first; of two alike the one that was added first.
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

  /** What stood in quotation marks is there by now. */
  const isByWords = ({ words }: Pick<Fit, 'words'>): boolean => words > 0 || question.phrases.length > 0;

  /** What could still be among the best: of each ranking as many as are kept. */
  const keepBest = () => {
    const first = (valueOf: (fit: Fit) => number) =>
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
      const qualities = question.words.map((word, index) => {
        const isFelt = word.emotions.some((emotion) => emotions.includes(emotion));
        return Math.max(byWords[index] ?? 0, isFelt ? QUALITY.related : 0);
      });
      const words =
        question.words.length === 0
          ? question.phrases.length && 1
          : qualities.reduce((sum, quality) => sum + quality, 0) / qualities.length;
      const cosine = near !== null && isNear(near.cosine) ? near.cosine : null;
      if (cosine === null && !isByWords({ words })) return;
      const hasAll = qualities.every((quality) => quality >= QUALITY.stem);
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
        found.push({ ...fit, ...(await snippetOf(text, question, start, endTurn)) });
      return found;
    },
  };
}

/** Whether a question is to be compared by its meaning: not where a phrase has to stand as it is. */
export const hasMeaning = (typed: string): boolean =>
  /\p{L}{2}/u.test(typed) && readQuestion(typed).phrases.length === 0;
