import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { LANGUAGES } from './languages/languages.ts';
import {
  AFTERWARDS,
  AND_MORE,
  KEPT,
  LEFT,
  NO_NUMBER,
  PAUSED,
  STARTING,
  STILL_OPEN,
} from './prose/exercise-lines.ts';
import type { Turn } from './turn.ts';

/** The words around an exercise, in the language of the conversation. */
export function wordsOf({ state: { language } }: Turn) {
  const prose = LANGUAGES.get(language ?? 'en');
  if (!prose) {
    return {
      starting: STARTING,
      noNumber: NO_NUMBER,
      left: LEFT,
      paused: PAUSED,
      kept: KEPT,
      more: AND_MORE,
      stillOpen: STILL_OPEN,
      afterwards: AFTERWARDS,
      skip: 'Skip this one',
      leave: 'Leave this exercise',
      goOn: 'Go on',
      page: PUT_ON_PAGE,
      enough: "That's enough for now",
      pageLine: '',
    };
  }
  const { exerciseLines, nods, choices } = prose;
  return {
    ...exerciseLines,
    more: nods,
    stillOpen: ["'{title}'?"],
    afterwards: nods,
    page: PUT_ON_PAGE,
    enough: choices.enough,
    pageLine: choices.page,
  };
}
