/** What may stand behind the mark that ends a sentence. */
const CLOSING = '["”’»」』）)\\]]*';
/** Behind these a sentence ends whether or not a space follows. */
const ENDS_ALONE = '[。！？｡។။።]';

const BETWEEN = new RegExp(
  `(?<=[.!?…।۔؟]${CLOSING})\\s+|(?<=${ENDS_ALONE}${CLOSING})(?![。！？｡។။።"”’»」』）)\\]])\\s*`,
  'u',
);

/** A text in its sentences, of whatever script, without the spaces between them. */
export const splitSentences = (text: string): string[] =>
  text
    .trim()
    .split(BETWEEN)
    .filter((sentence) => sentence !== '');
