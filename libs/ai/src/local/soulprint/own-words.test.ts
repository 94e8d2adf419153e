import { describe, expect, it } from 'vitest';
import { firstName, gerundOf, placeOf, quoted, sumOf, thingOf } from './own-words.ts';

describe('a target as a noun phrase', () => {
  it.each([
    ['I want to publish my first novel', 'publishing your first novel'],
    ['Run a marathon', 'running a marathon'],
    ['To be debt free', 'being debt free'],
    ['I’d love to own my own home', 'owning your own home'],
    ['Pay off $24,000 of credit card debt', 'paying off $24,000 of credit card debt'],
  ])('when it is “%s”, then it becomes “%s”', (answer, phrase) => {
    expect(gerundOf(answer)).toBe(phrase);
  });

  it.each([
    'A calmer life',
    'Work life balance',
    'Run club',
    'Finish and publish my book',
    'Move to Lisbon and find a flat I love',
    'Learn why my moon is in Leo',
    'Stop. Then breathe.',
    'Schreiben lernen',
    'WRITE MY BOOK',
    'x',
    '',
  ])('when “%s” is no plain verb phrase, then there is none', (answer) => {
    expect(gerundOf(answer)).toBeNull();
  });
});

describe('a quotation', () => {
  it('when an answer has quotation marks, line breaks and Markdown, then it is one plain line', () => {
    expect(quoted('He said "no".\r\n*Then* I left!')).toBe('“He said no. Then I left”');
  });

  it('when an answer is long, then its beginning stands for it, cut at a word', () => {
    const text = quoted('word '.repeat(100));
    expect(text).toMatch(/^“(?:word )+…”$/);
    expect(text.length).toBeLessThan(140);
    expect(quoted('語'.repeat(500))).toMatch(/^“語{130} …”$/);
  });

  it('when nothing is left of an answer, then that is said instead of empty marks', () => {
    expect(quoted('!!!')).toBe('a mark in place of words');
  });

  it('when it runs from right to left, then the sentence around it keeps its order', () => {
    expect(quoted('עדי')).toBe('“\u2068עדי\u2069”');
    expect(quoted('\u202eabc')).toBe('“abc”');
  });
});

describe('names, places, things and sums', () => {
  it('when a name is given, then one speaks to its first part', () => {
    expect(firstName('Dr. Anna Berg')).toBe('Anna');
    expect(firstName('  zoë 🌱 ')).toBe('zoë');
    for (const name of ['!!!', '🌱', 'I would rather not say my name', 'a'.repeat(60)]) {
      expect(firstName(name), name).toBeNull();
    }
  });

  it('when a place looks like one, then it stands as it is, and else in quotation marks', () => {
    expect(placeOf('São Paulo, Brazil')).toBe('São Paulo, Brazil');
    for (const city of ['x', 'somewhere', '東京', 'Sun City']) expect(placeOf(city)).toBe(`“${city}”`);
  });

  it('when a thing is surely one, then it stands without marks', () => {
    expect(thingOf('My phone')).toBe('your phone');
    expect(thingOf('Meetings')).toBe('“Meetings”');
    expect(thingOf('my phone and my boss')).toBe('“my phone and my boss”');
  });

  it('when a target has a sum for the year, then it is divided, and not where it is one for a month', () => {
    expect(sumOf('Pay off $24,000')).toEqual({ whole: '$24,000', part: '$2,000', span: 'month' });
    expect(sumOf('Read 52 books')).toEqual({ whole: '52 books', part: '4 books', span: 'month' });
    for (const target of ['Earn $5,000 a month', 'Lose 900 pounds', 'Run 10 km', 'Find 2 friends']) {
      expect(sumOf(target), target).toBeNull();
    }
  });
});
