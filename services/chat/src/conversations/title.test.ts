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
});
