import type { CareAnswers } from './care-answers.ts';
import { DE_ANSWERS } from './de-answers.ts';
import { EN_ANSWERS } from './en-answers.ts';
import { ES_ANSWERS } from './es-answers.ts';
import { FR_ANSWERS } from './fr-answers.ts';
import { PT_ANSWERS } from './pt-answers.ts';

/** By the code of the language, as `PROSE`. */
export const ANSWERS_PROSE: Readonly<Record<string, CareAnswers>> = {
  en: EN_ANSWERS,
  de: DE_ANSWERS,
  es: ES_ANSWERS,
  fr: FR_ANSWERS,
  pt: PT_ANSWERS,
};
