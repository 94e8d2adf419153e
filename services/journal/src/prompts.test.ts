import { addDays } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { promptsOf } from './prompts.ts';

describe('prompts', () => {
  it('when a week goes by, then each day has five of its own', () => {
    const week = Array.from({ length: 7 }, (_, at) => promptsOf(addDays('2026-11-20', at)));
    for (const day of week) expect(day).toHaveLength(5);
    const all = week.flat();
    expect(new Set(all.map((prompt) => prompt.id)).size).toBe(35);
    expect(new Set(all.map((prompt) => prompt.text)).size).toBe(35);
  });

  it('when it is the same day again, then the prompts are the same', () => {
    expect(promptsOf('2026-11-20')).toEqual(promptsOf('2026-11-20'));
  });

  it('when the day lies before 1970, then there are prompts too', () => {
    expect(promptsOf('1969-12-31')).toHaveLength(5);
  });
});
