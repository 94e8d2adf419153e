import type { CareProse } from './care-prose.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { PT } from './pt.ts';

/** By the code of the language, as `languageOf` tells it. */
export const PROSE: Readonly<Record<string, CareProse>> = { en: EN, de: DE, es: ES, fr: FR, pt: PT };
