/** The companion's Markdown: bold, italic and both. Which one it is, the name of the group says. */
export const EMPHASIS =
  /\*\*\*(?=\S)(?<both>.+?)(?<=\S)\*\*\*|\*\*(?=\S)(?<bold>.+?)(?<=\S)\*\*|(?<!\w)__(?=\S)(?<bold2>.+?)(?<=\S)__(?!\w)|\*(?=[^\s*])(?<italic>.+?)(?<=[^\s*])\*|(?<!\w)_(?=[^\s_])(?<italic2>.+?)(?<=[^\s_])_(?!\w)/;

/** A reply's text without its marks of emphasis, for the clipboard and for screen readers. */
export function plainText(text: string): string {
  const match = EMPHASIS.exec(text);
  if (!match) return text;
  const { both, bold, bold2, italic, italic2 } = match.groups ?? {};
  const inner = both ?? bold ?? bold2 ?? italic ?? italic2 ?? '';
  const before = text.slice(0, match.index);
  return before + plainText(inner) + plainText(text.slice(match.index + match[0].length));
}
