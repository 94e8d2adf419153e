import { type Sign, SIGNS } from '@inkwell/contracts/constants';
import type { SoulPrintInput } from '../../tasks.ts';
import { MOONS, RISINGS, SUNS } from './prose/signs.ts';

/** The sign of this name; null for what is none, so that no text is written about it. */
const signOf = (name: string | undefined): Sign | null =>
  SIGNS.find((sign) => sign.toLowerCase() === name?.trim().toLowerCase()) ?? null;

const OPENING =
  'Everything in this part was calculated from the date, time and place of your birth. What it means is another matter: nobody has shown that the sky makes people who they are, but it has given us a rich set of images, and now and then one of them says what a description cannot.';
const CLOSING =
  'Hold it up against your own answers. Where the two agree, you may feel seen. Where they differ, trust your answers.';
const NO_SUN = 'The sun is not given, because the day is on the border between two signs.';
const NO_MOON =
  'Your moon is left out, because it is not certain where it stood: on some days it changes signs, and then the exact hour and place decide.';
const NO_RISING =
  'The rising sign is not given, because it changes about every two hours and depends on the place. It takes a city that can be found and a time that is known.';
const NO_CHART =
  'This part is almost empty, and it is better to say so. No sun, moon or rising sign could be worked out from what is known about your birth, and this page does not name any it has not calculated. All you lose is an old set of images. What you said in your own words is still here, and it counts for more.';
const LATER =
  'If you find out more, from a certificate or from someone who was there, you can send your answers again and this part will be written again.';

/** The placements that were computed, and a plain word on each that was not. */
export function chartSection(facts: SoulPrintInput['facts']): string {
  const [sun, moon, rising] = [facts?.sun, facts?.moon, facts?.rising].map(signOf);
  const note = facts?.note?.trim() ?? '';
  const isEmpty = !sun && !moon && !rising;
  const missing = [
    note,
    !sun && !/\bsun\b/i.test(note) && NO_SUN,
    !moon && !/\bmoon\b/i.test(note) && NO_MOON,
    !rising && !/\b(?:rising|ascendant)\b/i.test(note) && NO_RISING,
  ];
  const parts = isEmpty
    ? [NO_CHART, note, LATER]
    : [
        OPENING,
        sun && SUNS[sun],
        moon && MOONS[moon],
        rising && RISINGS[rising],
        missing.filter(Boolean).join(' '),
        CLOSING,
      ];
  return parts.filter(Boolean).join('\n\n');
}
