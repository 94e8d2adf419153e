import { describe, expect, it } from 'vitest';
import { isSelectable } from './selectable-days.ts';

describe('the days of the picker', () => {
  it('when a day is today or past with an entry, then it can be chosen; other days cannot', () => {
    const written = new Set(['2026-11-18', '2026-11-25']);
    expect(isSelectable('2026-11-21', '2026-11-21', written)).toBe(true);
    expect(isSelectable('2026-11-18', '2026-11-21', written)).toBe(true);
    expect(isSelectable('2026-11-19', '2026-11-21', written)).toBe(false);
    expect(isSelectable('2026-11-22', '2026-11-21', written)).toBe(false);
    expect(isSelectable('2026-11-25', '2026-11-21', written)).toBe(false);
  });

  it('when tomorrow has an entry, written in another zone, then it can be chosen', () => {
    expect(isSelectable('2026-11-22', '2026-11-21', new Set(['2026-11-22', '2026-11-23']))).toBe(true);
    expect(isSelectable('2026-11-23', '2026-11-21', new Set(['2026-11-22', '2026-11-23']))).toBe(false);
  });
});
