// White space; what Unicode says to draw nothing for (zero width, marks of direction, Hangul fillers, variation
// selectors); control characters, notes between lines, and the blank Braille cell.
const BLANK_CHARACTERS = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]*$/u;

/** Whether a text shows nothing to the eye: it counts as missing. Inside words and emoji such characters are text. */
export const isBlankText = (text: string): boolean => BLANK_CHARACTERS.test(text);
