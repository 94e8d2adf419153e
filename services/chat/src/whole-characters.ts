/** The last place at or before `end` that does not cut a character in two (UTF-16 writes some as a pair). */
export function wholeUntil(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  return end > 0 && last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}
