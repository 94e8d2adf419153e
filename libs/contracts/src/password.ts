/**
 * A password as it is hashed, so that one is the same whichever keyboard writes it: NFKC, every space as U+0020 (RFC
 * 8265's OpaqueString, with the NFKC of NIST SP 800-63B in place of NFC). Nothing else is changed.
 */
export const normalizePassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, ' ').normalize('NFKC');

/** What else may have been hashed before passwords were normalized: what is typed, and what other keyboards make of it. */
export function olderFormsOf(password: string): string[] {
  const forms = new Set([password, password.normalize('NFC'), password.normalize('NFD')]);
  forms.delete(normalizePassword(password));
  return [...forms];
}

/** Its characters as typed or normalized, whichever are fewer: a keyboard that composes nothing must not make it too long. */
export const passwordLength = (password: string): number =>
  Math.min(Array.from(password).length, Array.from(normalizePassword(password)).length);
