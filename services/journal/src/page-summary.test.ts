import { describe, expect, it } from 'vitest';
import { firstLineOf } from './page-summary.ts';

describe('the first line of a page', () => {
  it.each([
    ['', ''],
    [' \n\t\n', ''],
    ['\n\n  A walk by the river.  \r\nThen tea.', 'A walk by the river.'],
    ['Only one', 'Only one'],
  ])('when the page is %j, then it is %j', (content, line) => {
    expect(firstLineOf(content)).toBe(line);
  });

  it('when it is long, then it ends with a whole word, within 200 characters', () => {
    const line = firstLineOf('a day '.repeat(100));
    expect(line).toMatch(/^(a day )+a( day)?…$/);
    expect(line.length).toBeLessThanOrEqual(200);
  });

  it('when it has no spaces, then no character is cut in two', () => {
    expect(firstLineOf('👩‍👧'.repeat(300))).toBe(`${'👩‍👧'.repeat(199)}…`);
  });

  it('when its characters are long ones, then it is as many of them', () => {
    const kiss = '👩🏽‍❤️‍💋‍👨🏻';
    expect(firstLineOf(kiss.repeat(200))).toBe(kiss.repeat(200));
    expect(firstLineOf(kiss.repeat(201))).toBe(`${kiss.repeat(199)}…`);
  });
});
