/**
 * Patterns of plain words. In a pattern, a space stands for whatever parts two words (spaces, commas, full stops), and
 * an apostrophe may be missing or curly. They are made for text in lower case.
 */
const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;
const GAP = String.raw`(?:[^\p{L}\p{N}]+)`;
/** No full stop: what is denied stands in the same sentence. Few, so that a long message is read quickly. */
const SPACES = String.raw`[\s'’]{1,3}`;
const MARKS = String.raw`[^\p{L}\p{N}]*`;

/** A longer message tells something, whatever it asks beside it. */
const SHORT = 140;
const IS_SHORT = String.raw`^(?=[^]{0,${SHORT}}$)`;

const sourceOf = ({ source }: RegExp, gap = GAP) =>
  source.replaceAll(/[ ']/g, (sign) => (sign === ' ' ? gap : "(?:['’]? ?)"));

/** The message is this and nothing else, marks aside. */
export const whole = (pattern: RegExp) =>
  new RegExp(`${IS_SHORT}${MARKS}(?:${sourceOf(pattern)})${MARKS}$`, 'u');

/** The message is one to five of these and nothing else: 'ok, sure, please'. */
export const several = (pattern: RegExp) => {
  const one = `(?:${sourceOf(pattern)})`;
  return new RegExp(`${IS_SHORT}${MARKS}${one}(?:${GAP}${one}){0,4}${MARKS}$`, 'u');
};

/** A short message begins with it. */
export const opening = (pattern: RegExp) =>
  new RegExp(`${IS_SHORT}${MARKS}(?:${sourceOf(pattern)})${AFTER}`, 'u');

/** It stands in a short message. */
export const inShort = (pattern: RegExp) =>
  new RegExp(`${IS_SHORT}[^]*${BEFORE}(?:${sourceOf(pattern)})${AFTER}`, 'u');

/** It stands in a message of any length. @param not words right before it that deny it */
export const anywhere = (pattern: RegExp, not: RegExp) =>
  new RegExp(
    `${BEFORE}(?=\\p{L})(?<!${BEFORE}(?:${sourceOf(not, SPACES)})${SPACES})(?:${sourceOf(pattern)})${AFTER}`,
    'u',
  );
