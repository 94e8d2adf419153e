import { expect, it } from 'vitest';
import fc from 'fast-check';
import { compareTexts, type TextChange } from './compare-texts.ts';

const textOf = (changes: readonly TextChange[] | null, left: TextChange['kind']) =>
  changes
    ?.filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('');

it('when words are added and removed, then only they are marked', () => {
  expect(compareTexts('A long day by the sea.', 'A day by the blue sea.')).toEqual([
    { kind: 'kept', text: 'A ' },
    { kind: 'removed', text: 'long ' },
    { kind: 'kept', text: 'day by the ' },
    { kind: 'added', text: 'blue ' },
    { kind: 'kept', text: 'sea.' },
  ]);
});

it.each([
  ['👩‍👩‍👧 x', '👩‍👩‍👦 x', '👩‍👩‍👧', '👩‍👩‍👦'],
  ['👍🏽', '👍🏿', '👍🏽', '👍🏿'],
  ['🇸🇪', '🇸🇬', '🇸🇪', '🇸🇬'],
  ['वह नि', 'वह नी', 'नि', 'नी'],
  ['a cafe\u0301', 'a cafe', 'cafe\u0301', 'cafe'],
  ['今天好', '今天不好', undefined, '不'],
])('when %j became %j, then whole characters are marked', (before, after, removed, added) => {
  const changes = compareTexts(before, after) ?? [];
  expect(changes.find(({ kind }) => kind === 'removed')?.text).toBe(removed);
  expect(changes.find(({ kind }) => kind === 'added')?.text).toBe(added);
});

it('whatever changed, both texts can be read from it', () => {
  const text = fc
    .array(
      fc.constantFrom(
        'sea',
        'day',
        '  ',
        ' ',
        '\n',
        'été',
        '海',
        '.',
        '👩‍👧',
        '\r',
        '\u0301',
        '\u200d',
        '👍🏽',
        'か\u3099',
        'नि',
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = compareTexts(before, after);
      expect(textOf(changes, 'added')).toBe(before);
      expect(textOf(changes, 'removed')).toBe(after);
    }),
  );
});

it('when two long texts have nothing in common, then it gives up in time', () => {
  const words = (prefix: string) => Array.from({ length: 40_000 }, (_, index) => prefix + index).join(' ');
  expect(compareTexts(words('a'), words('b'))).toBeNull();
});
