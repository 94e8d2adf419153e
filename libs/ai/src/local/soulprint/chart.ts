import { type Sign, SIGNS } from '@inkwell/contracts/constants';
import type { SoulPrintInput } from '../../tasks.ts';
import { MOON_SIGN_TEXTS, RISING_SIGN_TEXTS, SUN_SIGN_TEXTS } from './prose/signs.ts';

/** The sign of this name; null for what is none, so that no text is written about it. */
const signOf = (name: string | undefined): Sign | null =>
  SIGNS.find((sign) => sign.toLowerCase() === name?.trim().toLowerCase()) ?? null;

const CHART_OPENING =
  'Everything in this part was calculated from the date, time and place of your birth. What it means is another matter: nobody has shown that the sky makes people who they are, but it has given us a rich set of images, and now and then one of them says what a description cannot.';
const CHART_CLOSING =
  'Hold it up against your own answers. Where the two agree, you may feel seen. Where they differ, trust your answers.';
const NO_SUN_TEXT = 'The sun is not given, because the day is on the border between two signs.';
const NO_MOON_TEXT =
  'Your moon is left out, because it is not certain where it stood: on some days it changes signs, and then the exact hour and place decide.';
const NO_RISING_TEXT =
  'The rising sign is not given, because it changes about every two hours and depends on the place. It takes a city that can be found and a time that is known.';
const NO_CHART_TEXT =
  'This part is almost empty, and it is better to say so. No sun, moon or rising sign could be worked out from what is known about your birth, and this page does not name any it has not calculated. All you lose is an old set of images. What you said in your own words is still here, and it counts for more.';
const ADD_BIRTH_DATA_LATER_TEXT =
  'If you find out more, from a certificate or from someone who was there, you can send your answers again and this part will be written again.';

/** The placements that were computed, and a plain word on each that was not. */
export function chartSection(facts: SoulPrintInput['facts']): string {
  const [sun, moon, rising] = [facts?.sun, facts?.moon, facts?.rising].map(signOf);
  const note = facts?.note?.trim() ?? '';
  const isEmpty = !sun && !moon && !rising;
  const missing = [
    note,
    !sun && !/\bsun\b/i.test(note) && NO_SUN_TEXT,
    !moon && !/\bmoon\b/i.test(note) && NO_MOON_TEXT,
    !rising && !/\b(?:rising|ascendant)\b/i.test(note) && NO_RISING_TEXT,
  ];
  const parts = isEmpty
    ? [NO_CHART_TEXT, note, ADD_BIRTH_DATA_LATER_TEXT]
    : [
        CHART_OPENING,
        sun && SUN_SIGN_TEXTS[sun],
        moon && MOON_SIGN_TEXTS[moon],
        rising && RISING_SIGN_TEXTS[rising],
        missing.filter(Boolean).join(' '),
        CHART_CLOSING,
      ];
  return parts.filter(Boolean).join('\n\n');
}
