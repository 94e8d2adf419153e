import { promptOfLine, quotePrompt } from '@inkwell/contracts';
import { readByRules } from '@inkwell/ai/care';
import { describe, expect, it } from 'vitest';
import { MIN_DAYS_BETWEEN_REPEATS } from './choose.ts';
import { QUOTING_TEXTS } from './own-words.ts';
import { partOfDay, PERSONAL_THEMES, PROMPTS } from './set.ts';
import { PARTS_OF_DAY } from './table.ts';

const usual = PROMPTS.filter(({ isGentle }) => !isGentle);
const gentle = PROMPTS.filter(({ isGentle }) => isGentle);

describe('the set of prompts', () => {
  it('when it is counted, then there are enough for every theme and part of the day', () => {
    expect(usual.length).toBeGreaterThanOrEqual(120);
    const forAll = usual.filter(({ theme }) => !PERSONAL_THEMES.has(theme));
    for (const part of PARTS_OF_DAY) {
      expect(usual.filter(({ time }) => time === part).length, part).toBeGreaterThanOrEqual(12);
      for (const prompts of [forAll, gentle]) {
        const ofPart = prompts.filter(({ time }) => time === part || time === 'any');
        expect(ofPart.length, part).toBeGreaterThan(MIN_DAYS_BETWEEN_REPEATS);
      }
    }
    for (const theme of PERSONAL_THEMES) {
      expect(usual.filter((prompt) => prompt.theme === theme).length, theme).toBeGreaterThanOrEqual(2);
    }
  });

  it('when two are compared, then neither ids nor texts are the same', () => {
    expect(new Set(PROMPTS.map(({ id }) => id)).size).toBe(PROMPTS.length);
    const wordsOf = (text: string) =>
      text
        .toLowerCase()
        .match(/\p{L}+/gu)
        ?.join(' ');
    expect(new Set(PROMPTS.map(({ text }) => wordsOf(text))).size).toBe(PROMPTS.length);
  });

  it('when one is shown, then it asks one thing, shortly', () => {
    for (const { id, text } of PROMPTS) {
      expect(text.length, id).toBeGreaterThan(15);
      expect(text.length, id).toBeLessThanOrEqual(110);
      expect(text.match(/\?/g)?.length ?? 0, id).toBeLessThanOrEqual(1);
      expect(text, id).toMatch(/^[A-Z][^\n“”"']*[?.]$/);
      expect(readByRules(text), id).toBeNull();
    }
  });

  it('when a page quotes one, then its line is told from the person’s own', () => {
    const quoting = Object.values(QUOTING_TEXTS).flatMap((texts) => Object.values(texts));
    for (const text of [...PROMPTS.map((prompt) => prompt.text), ...quoting]) {
      expect(promptOfLine(quotePrompt(text)), text).toBe(text);
    }
    for (const text of quoting) expect(text.split('“…”'), text).toHaveLength(2);
  });
});

it.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'midday'],
  [16, 'evening'],
  [22, 'night'],
])('when the clock shows %i, then it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
