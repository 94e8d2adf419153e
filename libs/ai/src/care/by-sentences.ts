/** In a shorter message a hint is not lost among the rest. */
const MIN_MESSAGE_CHARS = 200;
/** A longer one is read in pieces. */
const MAX_MESSAGE_CHARS = 1_000;
const MIN_MESSAGE_SENTENCES = 3;

/** The sentences by which a message is read where it shows nothing as a whole; none where that would find no more. */
export function sentencesToRead(text: string): string[] {
  if (text.length < MIN_MESSAGE_CHARS || text.length > MAX_MESSAGE_CHARS) return [];
  const sentences = text.split(/(?<=[.!?…\n])\s+/).filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.length < MIN_MESSAGE_SENTENCES ? [] : sentences;
}
