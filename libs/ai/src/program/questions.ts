import type { Emotion, Theme } from '@inkwell/contracts/constants';
import type { Draw } from '../local/draw.ts';
import type { Feeling } from './feeling.ts';
import { GOOD_QUESTIONS } from './questions-good.ts';
import { HARD_QUESTIONS } from './questions-hard.ts';

type Questions = Partial<Record<Theme | 'any', readonly string[]>>;

const of = (emotion: Emotion | 'none'): Questions[] =>
  [HARD_QUESTIONS[emotion], GOOD_QUESTIONS[emotion]].filter((each) => each !== undefined);

/**
 * A question that fits what was told, by feeling and subject; null where all that fit were asked in this conversation.
 *
 * @param feeling the theme comes before the rest: it is what the message names
 */
export function questionFor({ emotion, themes }: Feeling, draw: Draw): string | null {
  // A loss needs no feeling named beside it.
  const known = emotion !== null ? of(emotion) : themes[0] === 'loss' ? of('sadness') : [];
  const open = of('none');
  const inOrder = [
    ...themes.flatMap((theme) => known.map((questions) => questions[theme])),
    ...known.map(({ any }) => any),
    ...themes.flatMap((theme) => open.map((questions) => questions[theme])),
    ...open.map(({ any }) => any),
  ];
  for (const lines of inOrder) {
    const question = lines && draw.fresh(lines);
    if (question) return question;
  }
  return null;
}
