import { isUnambiguouslyEnglish, languageOf } from '../../local/language.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { PT } from './pt.ts';
import type { LanguagePatterns } from './words.ts';

const OTHER_LANGUAGES: Readonly<Record<string, LanguagePatterns>> = { de: DE, es: ES, fr: FR, pt: PT };
/** Of lengths too much is alike. */
const DURATION_PATTERN = /\d ?(?:min|hora|stund|hour)/i;
/** So much of a text tells its language. */
const MAX_SAMPLE_CHARS = 300;

/** The words of the language that a text is in: the one in which it names most of a time, else the one of its small words. */
export function wordsFor(text: string, today: string): LanguagePatterns {
  const sample = text.slice(0, MAX_SAMPLE_CHARS);
  if (isUnambiguouslyEnglish(sample)) return EN;
  const known = OTHER_LANGUAGES[languageOf(sample)] ?? EN;
  const instant = new Date(`${today}T00:00:00Z`);
  const lettersIn = ({ chrono }: LanguagePatterns) =>
    chrono
      .parse(sample, { instant, timezone: 0 })
      .filter(({ text: found }) => !DURATION_PATTERN.test(found))
      .reduce((sum, found) => sum + found.text.replace(/[^\p{L}]/gu, '').length, 0);
  return [EN, ...Object.values(OTHER_LANGUAGES)].reduce(
    (best, words) => (lettersIn(words) > lettersIn(best) ? words : best),
    known,
  );
}
