import { addDays, type Theme } from '@inkwell/contracts';
import { digestOf } from '@inkwell/testing';
import { describe, expect, it } from 'vitest';
import { choosePrompts, MIN_DAYS_BETWEEN_REPEATS, type PromptChoice, weighThemes } from './choose.ts';
import { promptsOfAnswers } from './own-words.ts';
import { PERSONAL_THEMES, PROMPTS } from './set.ts';
import { PARTS_OF_DAY } from './table.ts';

const DAY = '2026-11-20';
const OF_SET = new Map(PROMPTS.map((prompt) => [prompt.id, prompt]));

const choose = (choice: Partial<PromptChoice> = {}) =>
  choosePrompts({
    userId: 'ada',
    day: DAY,
    part: 'evening',
    given: [],
    isGentle: false,
    themes: new Map(),
    openEnd: null,
    answers: [],
    ...choice,
  });

/** The prompts of the day of so many days, each given. */
function giveFor(days: number, choice: Partial<PromptChoice> = {}) {
  const given: Array<{ day: string; id: string }> = [];
  for (let index = 0; index < days; index += 1) {
    const day = addDays(DAY, index);
    const id = choose({ ...choice, day, given })[0]?.id;
    if (id === undefined) throw new Error(`no prompt on ${day}`);
    given.push({ day, id });
  }
  return given;
}

describe('the prompts of a day', () => {
  it.each(PARTS_OF_DAY)('when it is %s, then they are twelve that fit, and suppose nothing', (part) => {
    const prompts = choose({ part });
    expect(new Set(prompts.map(({ id }) => id)).size).toBe(12);
    for (const { id } of prompts) {
      const { time, theme, isGentle } = OF_SET.get(id) ?? { time: null, theme: 'self', isGentle: true };
      expect([part, 'any'], id).toContain(time);
      expect(PERSONAL_THEMES.has(theme), id).toBe(false);
      expect(isGentle, id).toBe(false);
    }
  });

  it('when they are chosen again, then they are the same; another day or person has others', () => {
    expect(choose()).toEqual(choose());
    expect(choose({ day: addDays(DAY, 1) })).not.toEqual(choose());
    expect(choose({ userId: 'bob' })).not.toEqual(choose());
  });

  it.each([
    ['in general', {}],
    ['in danger', { isGentle: true }],
    ['of one theme', { themes: new Map<Theme, number>([['mother', 1]]) }],
    ['with answers', { answers: promptsOfAnswers(digestOf('Ann Lee', 'A novel')) }],
  ])('when two months go by %s, then none is the prompt of the day twice in 30 days', (_name, choice) => {
    const given = giveFor(62, choice);
    for (const { day, id } of given) {
      const again = given.filter((other) => other.id === id && other.day > day)[0];
      if (again)
        expect(again.day >= addDays(day, MIN_DAYS_BETWEEN_REPEATS), `${id} on ${day} and ${again.day}`).toBe(
          true,
        );
    }
  });

  it('when the last days were about a theme, then it comes often, and what not everybody has is asked', () => {
    const themes = weighThemes([{ date: DAY, themes: ['mother'] }], DAY);
    const about = (chosen: Map<Theme, number>) =>
      Array.from(
        { length: 100 },
        (_, index) => choose({ day: addDays(DAY, index), themes: chosen })[0],
      ).filter((prompt) => prompt?.theme === 'mother').length;
    expect(about(new Map())).toBe(0);
    expect(about(themes)).toBeGreaterThan(15);
  });

  it('when somebody may be in danger, then all are gentle, whatever they wrote', () => {
    const prompts = choose({
      isGentle: true,
      themes: new Map<Theme, number>([['loss', 1]]),
      answers: promptsOfAnswers(digestOf('Ann Lee', 'A novel')),
      openEnd: { id: `intention-${DAY}`, text: 'Yesterday', theme: 'future' },
    });
    expect(prompts).toHaveLength(12);
    for (const { id } of prompts) expect(OF_SET.get(id)?.isGentle, id).toBe(true);
  });

  it('when yesterday’s page has an open end, then that comes first, but not two days running', () => {
    const openEnd = { id: 'intention-2026-11-19', text: 'Yesterday', theme: 'future' } as const;
    expect(choose({ openEnd })[0]).toEqual(openEnd);
    const given = [{ day: addDays(DAY, -1), id: 'question-2026-11-18' }];
    expect(
      choose({ openEnd, given })
        .map(({ id }) => id)
        .indexOf(openEnd.id),
    ).toBe(1);
  });

  it('when answers are known, then they are quoted on some days, at most one in three', () => {
    const answers = promptsOfAnswers(digestOf('Ann Lee', 'A novel'));
    const ids = new Set(answers.map(({ id }) => id));
    const days = giveFor(60, { answers }).flatMap(({ id }, index) => (ids.has(id) ? [index] : []));
    expect(days.length).toBeGreaterThan(3);
    for (const [index, day] of days.entries())
      expect(day - (days[index - 1] ?? -3)).toBeGreaterThanOrEqual(3);
  });
});

it('when themes are weighed, then the newest count most and all together are one', () => {
  const themes = weighThemes(
    [
      { date: DAY, themes: ['work', 'sleep'] },
      { date: addDays(DAY, -1), themes: ['work'] },
      { date: addDays(DAY, -6), themes: ['loss'] },
    ],
    DAY,
  );
  const [work = 0, sleep = 0, loss = 0] = [themes.get('work'), themes.get('sleep'), themes.get('loss')];
  expect(work).toBeGreaterThan(sleep);
  expect(sleep).toBeGreaterThan(loss);
  expect(work + sleep + loss).toBeCloseTo(1);
  expect(weighThemes([], DAY).size).toBe(0);
});
