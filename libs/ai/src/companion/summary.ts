import { onPage, type Said, type Turn } from './turn.ts';
import { SUMMARY } from './prose/moves.ts';
import { clausesOf } from './reflect.ts';
import { mended } from './spelling.ts';

/** After so many messages that told something. */
export const SUM_UP_AFTER = 6;

/** Sums up in the person's own words and asks whether that is right. Null where too little can be said back. */
export function summary({ own, draw }: Turn): Said | null {
  const clauses = own.slice(-12).flatMap((text) => clausesOf(inSmallLetters(mended(text)))[0] ?? []);
  const distinct = [...new Set(clauses)];
  const [one, two, three] = spread(distinct);
  if (!one || !two || !three) return null;
  const line = draw.line(SUMMARY).replace('{one}', one).replace('{two}', two).replace('{three}', three);
  const page = own
    .slice(-12)
    .filter((text) => text.split(' ').length > 3)
    .join('\n');
  return {
    text: line,
    choices: [
      { say: "That's right", does: 'right' },
      { say: 'Not quite', does: 'not-quite' },
    ],
    state: { told: 0, page, topic: null },
    exercise: onPage(page),
  };
}

/** 'WE GOT IT' reads as a shout when it is said back. */
const inSmallLetters = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text);

/** The first, the last, and one between. */
const spread = (items: readonly string[]) =>
  items.length < 3 ? [] : [items[0], items[Math.floor(items.length / 2)], items.at(-1)];
