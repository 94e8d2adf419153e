/** As long as the sentences that the head was trained with. */
const PIECE_CHARS = 240;

/** A text in pieces for the head: sentences together while they are short, long ones cut between words. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  const flush = () => {
    if (/\p{L}/u.test(piece)) pieces.push(piece.trim());
    piece = '';
  };
  for (const part of text
    .split(/(?<=[.!?…\n])\s+/)
    .flatMap((sentence) => cutBetweenWords(sentence, PIECE_CHARS))) {
    if (piece.length + part.length > PIECE_CHARS) flush();
    piece += `${part} `;
  }
  flush();
  return pieces;
}

/** A text in parts of at most `chars` code points; a word that is longer is cut itself. */
export function cutBetweenWords(text: string, chars: number): string[] {
  if (text.length <= chars) return [text];
  return text.match(new RegExp(`[^]{1,${chars}}(?=\\s|$)|[^]{1,${chars}}`, 'gu')) ?? [];
}
