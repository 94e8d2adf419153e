import { describe, expect, it } from 'vitest';
import { missingText } from './missing-text.ts';

describe('what a saved text misses of a later one', () => {
  it.each([
    ['', 'All of it', 'All of it'],
    ['The day was', 'The day was long.', 'long.'],
    ['The day was lo', 'The day was long, and good.', 'long, and good.'],
    ['One\n\nThree', 'One\n\nTwo\n\nThree', 'Two'],
    ['One\nTwo', 'One, more\nTwo\nFour', 'One, more\nFour'],
    ['Same', 'Same', ''],
    ['Longer than before', 'Longer', ''],
    ['aaa', 'aaaa', 'aaaa'],
    ['今天👍🏽', '今天👍🏽👍🏿', '今天👍🏽👍🏿'],
    ['我们', '我们 👩‍👧', '👩‍👧'],
    ['Fun 👍🏽 today', 'Fun 👍🏽👍🏿 today', '👍🏽👍🏿'],
    ['🇸🇪', '🇸🇪 🇸🇬', '🇸🇬'],
  ])('when %j became %j, then it is %j', (earlier, later, missing) => {
    expect(missingText(earlier, later)).toBe(missing);
  });
});
