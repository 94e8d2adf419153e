import { describe, expect, it } from 'vitest';
import { titleOf } from './title.ts';

describe('the title of a conversation', () => {
  it('when the first line is short, then it is the title', () => {
    expect(titleOf('  A long day\nand more of it')).toBe('A long day');
  });

  it('when the first line is long, then it is cut between words', () => {
    expect(titleOf('I have been thinking about my sister and the summer we spent by the sea')).toBe(
      'I have been thinking about my sister and the summer we spent…',
    );
  });

  it('when a line has no space to cut at, then it is cut all the same', () => {
    expect(titleOf('a'.repeat(80))).toBe(`${'a'.repeat(60)}…`);
    expect(titleOf(`a${'🌊'.repeat(40)}`)).toBe(`a${'🌊'.repeat(29)}…`);
  });

  it.each([
    ['a family', '👩‍👩‍👧‍👦', 5],
    ['a flag', '🇸🇪', 14],
    ['a skin tone', '👍🏽', 14],
    ['a letter and its mark', 'e\u0301', 29],
  ])('when the cut falls into %s, then it stays whole', (_, character, kept) => {
    expect(titleOf(`a${character.repeat(40)}`)).toBe(`a${character.repeat(kept)}…`);
  });
});
