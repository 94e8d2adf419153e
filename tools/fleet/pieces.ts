/** A numbered piece of a reply: a sentence, since chat holds back what may become one that a rule forbids. */
export const numberedPiece = (number: number): string => `This is piece ${number}. `;

export const lastNumberedPiece = (number: number): string => `This is piece ${number}, the last.`;

/** How many pieces of a reply are missing, doubled or out of their order; all, where its last one is missing. */
export function countLostPieces(reply: string): number {
  const numbers = [...reply.matchAll(/This is piece (\d+)/g)].map(([, number]) => Number(number));
  const last = numbers.at(-1);
  if (last === undefined || !reply.endsWith(lastNumberedPiece(last))) return Math.max(1, numbers.length);
  const places = Array.from({ length: Math.max(last, numbers.length) }, (_, index) => index);
  return places.filter((place) => numbers[place] !== place + 1).length;
}
