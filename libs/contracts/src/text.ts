import { z } from 'zod';
import { isBlankText } from './blank.ts';
import { CONTROL_CHARACTER } from './constants.ts';
import { isDay } from './days.ts';

// Lengths count code points, so that an emoji is one character. A browser's `maxLength` counts UTF-16 units: it may stop
// a writer earlier, and never lets through what is refused here.

const hasControl = (text: string) => CONTROL_CHARACTER.test(text);

const isVisible = (text: string) => !isBlankText(text);

const NO_CONTROL_MESSAGE = 'must not contain control characters';

// What comes along with pasted text: a word processor's soft breaks become breaks, the rest goes.
const withoutControlCharacters = (text: string) =>
  hasControl(text) ? text.replace(/[\v\f]/g, '\n').replace(new RegExp(CONTROL_CHARACTER, 'gu'), '') : text;

/** Free text of at most `max` characters, kept as written but for control characters. Blank is allowed. */
export const freeText = (max: number) =>
  z.string().overwrite(withoutControlCharacters).max(max, `must be at most ${max} characters`);

/** As free text, trimmed: blank counts as missing. */
export const messageText = (max: number) =>
  z
    .string()
    .overwrite(withoutControlCharacters)
    .trim()
    .min(1, 'is required')
    .max(max, `must be at most ${max} characters`)
    .refine(isVisible, 'is required');

/** A trimmed answer of 1 to `max` characters: blank counts as missing. */
export const answerText = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'is required')
    .max(max, `must be at most ${max} characters`)
    .refine((text) => !hasControl(text), NO_CONTROL_MESSAGE)
    .refine(isVisible, 'is required');

/** A calendar day that exists. */
export const Day = z.string().refine(isDay, 'must be a date as YYYY-MM-DD');

/** An instant as ISO 8601 with its zone. */
export const Instant = z.iso.datetime({ offset: true });
