import { describe, expect, it, vi } from 'vitest';
import { countWords, firstLineOf } from './page-summary.ts';

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
});

it.each([
  ['', 0],
  ['  \n ', 0],
  ['one', 1],
  ['One, two\nthree — it’s four', 6],
  ['今天我去公园散步。', 4],
  ['今日は、公園に行きました！', 7],
  ['วันนี้ฉันไปเดินเล่น', 6],
  ['I met 小明 at the 公园 today', 7],
  ['오늘은 공원에 갔다', 3],
])('when the words of %j are counted, then they are %i', (content, count) => {
  expect(countWords(content)).toBe(count);
});

it('when a page without spaces is as long as it may be, then a part of it is counted and the rest estimated', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const words = countWords('今天我去公园散步。'.repeat(22_000));
  const segmented = segment.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  segment.mockRestore();
  expect(segmented).toBeLessThanOrEqual(4_000);
  expect(words / 22_000).toBeGreaterThan(3.5);
  expect(words / 22_000).toBeLessThan(5);
});
