import { cutText, RIGHT_TO_LEFT } from '@inkwell/contracts';
import { tidyText } from '../words.ts';

const MAX_QUOTED_CHARS = 130;

/** Keeps what is written from right to left from reordering the sentence around it. */
export const isolateDirection = (text: string) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

/** An answer in quotation marks, word for word; of a long one its beginning, with an ellipsis. */
export function quoteAnswer(answer: string): string {
  const words = answerExcerpt(answer);
  return words === '' ? 'a mark in place of words' : `“${isolateDirection(words)}”`;
}

/** Whether there is anything to quote. */
export const hasWords = (answer: string) => /[\p{L}\p{N}]/u.test(tidyText(answer));

/** Whole sentences where they fit, else as many words as do. */
function answerExcerpt(answer: string): string {
  const sentences = answer
    .split(/(?<=[.!?。！？])\s+|[\r\n]+/u)
    .map(tidyText)
    .filter((sentence) => sentence !== '');
  const whole = sentences.join('. ');
  if (whole.length <= MAX_QUOTED_CHARS) return whole;
  const room = cutText(whole, MAX_QUOTED_CHARS);
  const end = room.lastIndexOf('. ');
  if (end > MAX_QUOTED_CHARS / 2) return `${room.slice(0, end)} …`;
  const space = room.lastIndexOf(' ');
  // One endless word, or a script without spaces, is cut where the room ends.
  return `${room.slice(0, space > MAX_QUOTED_CHARS / 2 ? space : room.length).replace(/[\s,;:-]+$/u, '')} …`;
}

/** The name to speak to somebody by, or null where there is none that could stand before a comma. */
export function firstName(name: string): string | null {
  const [first = '', second, ...others] = tidyText(name).split(' ');
  // So many words are a sentence rather than a name.
  if (others.length > 3) return null;
  const spoken = /^(?:dr|mr|mrs|ms|mx|prof|miss|sir)\.?$/i.test(first) && second ? second : first;
  return /\p{L}/u.test(spoken) && spoken.length <= 40
    ? isolateDirection(spoken.replace(/[,;:.]+$/u, ''))
    : null;
}

/** What would read as a statement about the sky, or as a sentence of their own. */
const MISLEADING_PLACE_WORDS = /\b(?:sun|moon|rising|ascendant|i|my)\b/i;

/** A place after 'in'. */
export function placeName(city: string): string {
  const plain = tidyText(city);
  const isName =
    /^\p{Lu}[\p{Script=Latin}\p{M} .,'’()-]{2,79}$/u.test(plain) && !MISLEADING_PLACE_WORDS.test(plain);
  return isName ? plain : quoteAnswer(city);
}

/** What a year's sum of money comes to in a month. Null where there is none, or where a span is named with it. */
export function monthlyAmount(answer: string): { whole: string; part: string } | null {
  const [, sign = '', digits = '', thousand] =
    /([$€£₹])\s?(\d{1,3}(?:,\d{3})+|\d+)(k\b)?/i.exec(answer) ?? [];
  const amount = Number(digits.replaceAll(',', '')) * (thousand ? 1_000 : 1);
  if (amount < 600 || amount > 100_000_000 || /\b(?:month|week|day|daily|hour|year|annual)/i.test(answer))
    return null;
  const shown = (value: number) => `${sign}${value.toLocaleString('en-US')}`;
  return { whole: shown(amount), part: shown(Math.round(amount / 12)) };
}

const HOUR_WORDS =
  /\b(?:\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|a\.m|p\.m|o'?clock)|\d{1,2}:\d{2}|(?:at|by|before|after|around|until) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! ?(?:%|\w*(?:min|hour|times|days|pages|steps)))|mornings?|afternoons?|evenings?|nights?|nightly|noon|midday|breakfast|lunch\w*|dinner|supper|bedtime|(?:before|to|in) bed|sunrise|sunset|dawn|dusk|first thing|early|wak(?:e|ing)|getting up|get up|(?:before|after) (?:work|school|my shift))\b/i;

/** Whether a habit says when in the day it is kept: 'walk at 7am', 'journaling before bed'. */
export const namesAnHour = (habit: string) => HOUR_WORDS.test(habit.replaceAll('’', "'"));
