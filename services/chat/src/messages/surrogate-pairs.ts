/** The largest index up to `end` at which `text` can be cut without splitting a UTF-16 surrogate pair. */
export function cutIndex(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  return end > 0 && last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}
