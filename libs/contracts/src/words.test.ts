import { describe, expect, it, vi } from 'vitest';
import { countWords, splitWords } from './words.ts';

describe('counting words', () => {
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
    // Marks of other scripts between words without spaces.
    ['今天很好,我去公园!', 4],
    ['“今天很好”——我去公园…', 4],
    ['レオナルド・ダ・ヴィンチ', 3],
    ['在2024年写了《日记》', 6],
    ['ខ្ញុំទៅសាលារៀន។', 3],
    ['ຂ້ອຍໄປໂຮງຮຽນ', 3],
    ['आज मैं पार्क गया।', 4],
    ['🇸🇪 👩‍👩‍👧‍👦 👍🏽', 3],
    ['\u1112\u1161\u11AB\u1100\u116E\u11A8 \u1106\u1161\u11AF', 2],
    ['cafe\u0301 noir', 2],
  ])('when the words of %j are counted, then they are %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  it('when a Chinese page has several paragraphs, then its count is that of its sentences together', () => {
    const sentence = '今天我去公园散步，看到了很多花。';
    const paragraph = sentence.repeat(50);
    expect(countWords(`${paragraph}\n\n${paragraph}`)).toBe(100 * countWords(sentence));
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
});

describe('a text in its words', () => {
  it.each([
    ['Well,  this is it. ', ['Well,  ', 'this ', 'is ', 'it. ']],
    ['  Two words', ['  ', 'Two ', 'words']],
    ['今天我去公园散步。', ['今天', '我去', '公园', '散步。']],
    ['👩‍👩‍👧‍👦🇸🇪👍🏽 नमस्ते', ['👩‍👩‍👧‍👦🇸🇪👍🏽 ', 'नमस्ते']],
    ['', []],
  ])('when %j is split, then it is %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});
