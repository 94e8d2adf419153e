/** Ways of saying one thing. Which of them a person reads follows from their answers. */
export type Lines = readonly [string, ...string[]];

/** One of the lines, chosen by the person's answers and the slot's name, with its blanks filled. */
export type Say = (slot: string, lines: Lines, blanks?: Record<string, string>) => string;

/** What an answer can be about, most particular first. */
export type Kind = { id: string; about: RegExp };

/** The first kind whose pattern finds something in the text. */
export const kindOf = <K extends Kind>(kinds: readonly K[], text: string): K | null =>
  kinds.find(({ about }) => about.test(text)) ?? null;
