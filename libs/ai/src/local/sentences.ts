/** The sentences of a text; a line is at least one. */
export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll('’', "'")
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
