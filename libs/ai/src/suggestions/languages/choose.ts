import { isEnglishAlone, languageOf } from '../../local/language.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { PT } from './pt.ts';
import type { Words } from './words.ts';

const OTHERS: Readonly<Record<string, Words>> = { de: DE, es: ES, fr: FR, pt: PT };
/** Of lengths too much is alike. */
const LENGTH = /\d ?(?:min|hora|stund|hour)/i;
/** So much of a text tells its language. */
const SAMPLE = 300;

/** The words of the language that a text is in: the one in which it names most of a time, else the one of its small words. */
export function wordsFor(text: string, today: string): Words {
  const sample = text.slice(0, SAMPLE);
  if (isEnglishAlone(sample)) return EN;
  const known = OTHERS[languageOf(sample)] ?? EN;
  const instant = new Date(`${today}T00:00:00Z`);
  const lettersIn = ({ chrono }: Words) =>
    chrono
      .parse(sample, { instant, timezone: 0 })
      .filter(({ text: found }) => !LENGTH.test(found))
      .reduce((sum, found) => sum + found.text.replace(/[^\p{L}]/gu, '').length, 0);
  return [EN, ...Object.values(OTHERS)].reduce(
    (best, words) => (lettersIn(words) > lettersIn(best) ? words : best),
    known,
  );
}
