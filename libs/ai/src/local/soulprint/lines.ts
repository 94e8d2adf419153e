/** Ways of saying one thing. Which of them a person reads follows from their answers. */
export type Lines = readonly [string, ...string[]];

/** One of the lines, chosen by the person's answers and the slot's name, with its blanks filled. */
export type Say = (slot: string, lines: Lines, blanks?: Record<string, string>) => string;

/** What an answer can be about, most particular first. */
export type Kind = { id: string; about: RegExp };

/** The first kind whose pattern finds something in the text. */
export const kindOf = <K extends Kind>(kinds: readonly K[], text: string): K | null =>
  kinds.find(({ about }) => about.test(text)) ?? null;

/** The lines that are none of these; all of them where that leaves none. */
export const linesWithout = (lines: Lines, said: readonly string[]): Lines =>
  linesThat(lines, (line) => !said.includes(line));

/** The lines of which this holds; all of them where it holds of none. */
export function linesThat(lines: Lines, holds: (line: string) => boolean): Lines {
  const [first, ...others] = lines.filter(holds);
  return first === undefined ? lines : [first, ...others];
}
