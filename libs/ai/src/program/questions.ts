import type { Emotion, Theme } from '@inkwell/contracts/constants';
import type { LineDraw } from '../local/draw.ts';
import { GOOD_QUESTIONS } from './questions-good.ts';
import { HARD_QUESTIONS } from './questions-hard.ts';

type QuestionsByTheme = Partial<Record<Theme | 'any', readonly string[]>>;

const questionsOfEmotion = (emotion: Emotion | 'none'): QuestionsByTheme[] =>
  [HARD_QUESTIONS[emotion], GOOD_QUESTIONS[emotion]].filter((each) => each !== undefined);

/**
 * A question for a feeling that is sure, and for a subject where that is, too; null where all that fit were asked in this
 * conversation.
 *
 * @param emotion null: only a loss, which needs no feeling named beside it, or what fits anything has questions then
 */
export function questionFor(emotion: Emotion | null, subject: Theme | null, draw: LineDraw): string | null {
  const known =
    emotion !== null
      ? questionsOfEmotion(emotion)
      : questionsOfEmotion(subject === 'loss' ? 'sadness' : 'none');
  const inOrder = [
    ...(subject === null ? [] : known.map((questions) => questions[subject])),
    ...(subject === 'loss'
      ? [...questionsOfEmotion('sadness'), ...questionsOfEmotion('none')].map(({ loss }) => loss)
      : known.map(({ any }) => any)),
  ];
  for (const lines of inOrder) {
    const question = lines && draw.fresh(lines);
    if (question) return question;
  }
  return null;
}
