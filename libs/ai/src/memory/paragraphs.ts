import { withoutPrompts } from '@inkwell/contracts';

const MOST = 400;
/** Eight letters. Counting all of them would take long in a page that is one paragraph. */
const SAYS_SOMETHING = /(?:\p{L}\P{L}*){8}/u;

/** The paragraphs of a page that say something, at most 400 of them. Writing prompts are none. */
export const paragraphsOf = (page: string): string[] =>
  withoutPrompts(page)
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => SAYS_SOMETHING.test(paragraph))
    .slice(0, MOST);
