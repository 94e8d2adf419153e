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
  for (const part of text.split(/(?<=[.!?…\n])\s+/).flatMap(cut)) {
    if (piece.length + part.length > PIECE_CHARS) flush();
    piece += `${part} `;
  }
  flush();
  return pieces;
}

function cut(sentence: string): string[] {
  if (sentence.length <= PIECE_CHARS) return [sentence];
  return sentence.match(new RegExp(`[^]{1,${PIECE_CHARS}}(?=\\s|$)|[^]{1,${PIECE_CHARS}}`, 'gu')) ?? [];
}
