import { withoutPrompts } from '@inkwell/contracts';

const MOST = 400;
const LEAST_LETTERS = 8;

/** The paragraphs of a page that say something, at most 400 of them. Writing prompts are none. */
export const paragraphsOf = (page: string): string[] =>
  withoutPrompts(page)
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => (paragraph.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS)
    .slice(0, MOST);
