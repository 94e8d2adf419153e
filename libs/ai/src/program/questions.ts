import type { Emotion, Theme } from '@inkwell/contracts/constants';
import type { Draw } from '../local/draw.ts';
import { GOOD_QUESTIONS } from './questions-good.ts';
import { HARD_QUESTIONS } from './questions-hard.ts';

type Questions = Partial<Record<Theme | 'any', readonly string[]>>;

const of = (emotion: Emotion | 'none'): Questions[] =>
  [HARD_QUESTIONS[emotion], GOOD_QUESTIONS[emotion]].filter((each) => each !== undefined);

/**
 * A question for a feeling that is sure, and for a subject where that is, too; null where all that fit were asked in this
 * conversation.
 *
 * @param emotion null: only a loss, which needs no feeling named beside it, or what fits anything has questions then
 */
export function questionFor(emotion: Emotion | null, subject: Theme | null, draw: Draw): string | null {
  const known = emotion !== null ? of(emotion) : of(subject === 'loss' ? 'sadness' : 'none');
  const inOrder = [
    ...(subject === null ? [] : known.map((questions) => questions[subject])),
    ...(subject === 'loss'
      ? [...of('sadness'), ...of('none')].map(({ loss }) => loss)
      : known.map(({ any }) => any)),
  ];
  for (const lines of inOrder) {
    const question = lines && draw.fresh(lines);
    if (question) return question;
  }
  return null;
}
