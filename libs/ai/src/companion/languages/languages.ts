import { DE } from './de.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import type { LanguageProse } from './language.ts';
import { PT } from './pt.ts';

/** Languages of which the companion knows a little, by their codes. */
export const LANGUAGES: ReadonlyMap<string, LanguageProse> = new Map([
  ['de', DE],
  ['es', ES],
  ['fr', FR],
  ['pt', PT],
]);
