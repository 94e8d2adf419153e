import { describe, expect, it } from 'vitest';
import { firstName, monthlyAmount, namesAnHour, placeName, quoteAnswer } from './own-words.ts';

describe('a quotation', () => {
  it('when an answer has quotation marks, line breaks and Markdown, then it is one plain line', () => {
    expect(quoteAnswer('He said "no".\r\n*Then* I left!')).toBe('“He said no. Then I left”');
  });

  it('when an answer is long, then its beginning stands for it, cut at a word', () => {
    const text = quoteAnswer('word '.repeat(100));
    expect(text).toMatch(/^“(?:word )+…”$/);
    expect(text.length).toBeLessThan(140);
    expect(quoteAnswer('語'.repeat(500))).toMatch(/^“語{130} …”$/);
  });

  it('when nothing is left of an answer, then that is said instead of empty marks', () => {
    expect(quoteAnswer('!!!')).toBe('a mark in place of words');
  });

  it('when it runs from right to left, then the sentence around it keeps its order', () => {
    expect(quoteAnswer('עדי')).toBe('“\u2068עדי\u2069”');
    expect(quoteAnswer('\u202eabc')).toBe('“abc”');
  });
});

describe('names, places and sums', () => {
  it('when a name is given, then one speaks to its first part', () => {
    expect(firstName('Dr. Anna Berg')).toBe('Anna');
    expect(firstName('  zoë 🌱 ')).toBe('zoë');
    for (const name of ['!!!', '🌱', 'I would rather not say my name', 'a'.repeat(60)]) {
      expect(firstName(name), name).toBeNull();
    }
  });

  it('when a place looks like one, then it stands as it is, and else in quotation marks', () => {
    expect(placeName('São Paulo, Brazil')).toBe('São Paulo, Brazil');
    for (const city of ['x', 'somewhere', '東京', 'Sun City']) expect(placeName(city)).toBe(`“${city}”`);
  });

  it('when a target has a sum for the year, then it is divided, and not where it is one for a month', () => {
    expect(monthlyAmount('Pay off $24,000')).toEqual({ whole: '$24,000', part: '$2,000' });
    expect(monthlyAmount('Save €30k for a house')).toEqual({ whole: '€30,000', part: '€2,500' });
    for (const target of ['Earn $5,000 a month', 'Lose 900 pounds', 'Spend $12', 'Publish my novel']) {
      expect(monthlyAmount(target), target).toBeNull();
    }
  });
});

describe('the time of day that a habit names', () => {
  it.each([
    'Walk at 7am',
    'Getting up at six',
    'Morning pages',
    'Writing three pages before breakfast',
    'Waking up early',
    'A walk at lunch',
    'Gym at 18:30',
    'Journaling before bed',
    'Run at 7',
    'Stretching after work',
  ])('when it is “%s”, then it names one', (habit) => {
    expect(namesAnHour(habit)).toBe(true);
  });

  it.each([
    'Reading',
    'Run 5 km',
    'Drink 8 glasses of water',
    'Making my bed',
    'Walk at 5 minutes a mile',
    '',
  ])('when it is “%s”, then it names none', (habit) => {
    expect(namesAnHour(habit)).toBe(false);
  });
});
