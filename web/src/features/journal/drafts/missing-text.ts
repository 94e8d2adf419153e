import { cutIndex, cutIndexAfter } from '@inkwell/contracts/graphemes';

/** What a page's later text has that its earlier one has not: the insertion, from the beginning of its word; else lines. */
export function missingText(earlier: string, later: string): string {
  const shorter = Math.min(earlier.length, later.length);
  let start = 0;
  let end = 0;
  const findStart = () => {
    while (start < shorter - end && earlier[start] === later[start]) start += 1;
  };
  findStart();
  // Most often something was added at the end; elsewhere the end says better where it begins.
  if (start < earlier.length) {
    start = 0;
    while (end < shorter && earlier.at(-1 - end) === later.at(-1 - end)) end += 1;
    findStart();
  }
  if (start + end === later.length) return '';
  if (start + end < earlier.length) {
    const known = new Set(earlier.split('\n'));
    return later
      .split('\n')
      .filter((line) => !known.has(line))
      .join('\n')
      .trim();
  }
  const from = cutIndex(later, start);
  const to = cutIndexAfter(later, later.length - end);
  const word = /^\S/.test(later.slice(from)) ? (/\S+$/.exec(later.slice(0, from))?.[0].length ?? 0) : 0;
  return later.slice(from - word, to).trim();
}
