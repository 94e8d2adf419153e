const CLOSING_MARK_BY_OPENING: Record<string, string> = {
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
  '»': '«',
  '‘': '’',
  "'": "'",
  '「': '」',
};
/** What else ends it: one may be typed and the other set by an editor. */
const OTHER_CLOSING_MARKS: Record<string, string> = { '"': '”', '“': '"', '„': '”"' };
const QUOTATION_MARKS = /["“”„«»‘’'「」]/g;

/** The mark that ends what a mark began. */
export const closingOf = (mark: string): string => CLOSING_MARK_BY_OPENING[mark] ?? mark;

/** Between letters `'` and `’` are apostrophes. */
const isSingle = (mark: string) => mark === "'" || mark === '‘';
const isInWord = (letter: string | undefined) => /[\p{L}\p{N}]/u.test(letter ?? '');

function opensAt(text: string, at: number): boolean {
  const mark = text[at] ?? '';
  if (!(mark in CLOSING_MARK_BY_OPENING)) return false;
  return !isSingle(mark) || (!isInWord(text[at - 1]) && /[\p{L}\p{N}¿¡]/u.test(text[at + 1] ?? ''));
}

const closesAt = (text: string, at: number, mark: string): boolean =>
  `${closingOf(mark)}${OTHER_CLOSING_MARKS[mark] ?? ''}`.includes(text[at] ?? ' ') &&
  !(isSingle(mark) && isInWord(text[at + 1]));

/** The mark of a quotation that a text leaves open; null where none is. @param open of one that goes on in it */
export function openQuotation(text: string, open: string | null = null): string | null {
  let mark = open;
  for (const { index } of text.matchAll(QUOTATION_MARKS))
    if (mark !== null) mark = closesAt(text, index, mark) ? null : mark;
    else if (opensAt(text, index)) mark = text[index] ?? null;
  return mark;
}
