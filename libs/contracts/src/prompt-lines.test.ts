import { describe, expect, it } from 'vitest';
import {
  isBlankPage,
  joinPrompt,
  promptOfLine,
  quotePrompt,
  splitPrompt,
  withoutPrompts,
} from './prompt-lines.ts';

const PROMPT = 'Which walk do you know by heart?';
const QUOTED = `> ${PROMPT}`;
const QUOTING = 'Yesterday you wrote: “I will call Ana tomorrow.” Where do you stand with it today?';

describe('a line that quotes a prompt', () => {
  it.each([PROMPT, QUOTING])('when it quotes %j, then it is known, with any end of line', (prompt) => {
    expect(promptOfLine(quotePrompt(prompt))).toBe(prompt);
    expect(promptOfLine(`${quotePrompt(prompt)}\r`)).toBe(prompt);
  });

  it.each(['> I do not want to live', PROMPT, `>${PROMPT}`, `> ${PROMPT} No.`, '> ', ''])(
    'when it is %j, then it is what the person wrote',
    (line) => {
      expect(promptOfLine(line)).toBeNull();
      expect(withoutPrompts(line)).toBe(line);
    },
  );

  it('when it stands anywhere on a page, then the page is read without it', () => {
    expect(withoutPrompts(`> ${PROMPT}\n\nTo the mill.\n> ${QUOTING}\n> a poem\nShe was glad.`)).toBe(
      '\nTo the mill.\n> a poem\nShe was glad.',
    );
  });
});

describe('a page without words', () => {
  it.each([
    ['', true],
    [' \n\u200b', true],
    [QUOTED, true],
    [`${QUOTED}\n\n`, true],
    ['> not a prompt of ours', false],
    [`${QUOTED}\n\na word`, false],
  ])('when the page is %j, then it is blank: %s', (page, expected) =>
    expect(isBlankPage(page)).toBe(expected),
  );
});

describe('the prompt above a text', () => {
  it.each(['', 'To the mill.', '\n\nTo the mill.\n'])(
    'when it is put above %j, then it comes off again',
    (text) => {
      const page = joinPrompt({ prompt: PROMPT, text });
      expect(page).toBe(`> ${PROMPT}\n\n${text}`);
      expect(splitPrompt(page)).toEqual({ prompt: PROMPT, text });
      expect(joinPrompt({ prompt: null, text })).toBe(text);
    },
  );

  it.each([`Words\n> ${PROMPT}`, '> Words\n\nmore', ''])('when the page is %j, then it has none', (page) => {
    expect(splitPrompt(page)).toEqual({ prompt: null, text: page });
  });

  it('when the page is the line alone, then the text is empty', () => {
    expect(splitPrompt(`> ${PROMPT}`)).toEqual({ prompt: PROMPT, text: '' });
    expect(splitPrompt(`> ${PROMPT}\nText`)).toEqual({ prompt: PROMPT, text: 'Text' });
  });
});
