import { cutIndex } from '@inkwell/contracts/graphemes';

/** A chat message is read whole: what a sentence means is in the ones around it. */
const MAX_PIECE_CHARS = 1_000;

/** A text in pieces for the head: sentences together while they are short, long ones cut between words. */
export function splitIntoPieces(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  const flush = () => {
    if (/\p{L}/u.test(piece)) pieces.push(piece.trim());
    piece = '';
  };
  for (const part of text
    .split(/(?<=[.!?…\n])\s+|(?<=[。！？])(?![。！？])/u)
    .flatMap((sentence) => cutBetweenWords(sentence, MAX_PIECE_CHARS))) {
    if (piece.length + part.length > MAX_PIECE_CHARS) flush();
    piece += `${part} `;
  }
  flush();
  return pieces;
}

/** A text in parts of at most `chars` UTF-16 units; a word that is longer is cut itself, between its characters. */
export function cutBetweenWords(text: string, chars: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > chars) {
    const space = rest.slice(1, chars + 1).search(/\s\S*$/);
    const end = space === -1 ? cutIndex(rest, chars) : space + 1;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}
