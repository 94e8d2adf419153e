/** Bytes of a token, at the least: English has more than four, other scripts some three. */
const BYTES_PER_TOKEN = 3.2;

/** How many tokens a text takes at most, roughly: what fits by this count fits. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
