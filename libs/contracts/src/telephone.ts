/**
 * A telephone number as it is stored: as it was written, without what is pasted along with one. Contacts and web pages
 * put marks of direction around numbers, no-break spaces and typographic dashes into them.
 */
export const cleanTelephone = (written: string): string =>
  written
    // Full-width digits become digits, a no-break space a space.
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
