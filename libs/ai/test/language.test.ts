import { describe, expect, it } from 'vitest';
import { languageOf } from '../src/local/language.ts';

describe('languages that share short words', () => {
  it.each([
    ['Kan du hjälpa mig?', 'sv'],
    ['Kan du säga mer?', 'sv'],
    ['Har du sovit?', 'sv'],
    ['Jag är trött idag', 'sv'],
    ['Kan du hjelpe meg?', 'nb'],
    ['Jeg har det ikke så bra', 'nb'],
  ])('when "%s" is read, then it is %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
