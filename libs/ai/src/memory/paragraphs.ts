import { withoutPrompts } from '@inkwell/contracts';

const MAX_PARAGRAPHS = 400;
/** Eight letters. Counting all of them would take long in a page that is one paragraph. */
const EIGHT_LETTERS = /(?:\p{L}\P{L}*){8}/u;

/** The paragraphs of a page that say something, at most 400 of them. Writing prompts are none. */
export const paragraphsOf = (page: string): string[] =>
  withoutPrompts(page)
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => EIGHT_LETTERS.test(paragraph))
    .slice(0, MAX_PARAGRAPHS);
