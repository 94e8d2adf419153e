import { BIRTH_YEAR_MIN, isDay } from '@inkwell/contracts';
import { chartOf } from './chart.ts';
import { findCity, isWrittenInFull } from './cities/search.ts';
import type { Sign } from './signs.ts';

/** When and where somebody was born, as they wrote it. */
export interface BirthRecord {
  /** YYYY-MM-DD, from 1900 on. */
  date: string;
  /** HH:MM, as the clocks showed it there. */
  time: string;
  /** In the person's own words: 'Stockholm, Sweden', 'Austin TX', 'a village near Lyon'. */
  city: string;
}

/** What can be computed of a birth. A sign that is absent could not be. */
export interface Placements {
  sun?: Sign;
  moon?: Sign;
  /** The sign of the ascendant. */
  rising?: Sign;
  /** For the person: which signs are left out and why, and which place was taken where the text named none in full. */
  note?: string;
}

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * The signs of sun, moon and ascendant at a birth. Without a city that is known there are fewer, without a date or a
 * time that can be read there are none, and the note says so. The first call reads the list of cities.
 */
export async function placementsOf({ date, time, city: text }: BirthRecord): Promise<Placements> {
  if (!isDay(date) || Number(date.slice(0, 4)) < BIRTH_YEAR_MIN || !CLOCK_TIME.test(time)) {
    return { note: 'The date and the time of birth are not given, so no sign could be computed.' };
  }
  const city = await findCity(text);
  const { sun, moon, rising, note } = chartOf({ date, time, city });
  const taken = city && !isWrittenInFull(text, city) ? `The place of birth is taken as ${city.label}.` : null;
  const notes = [taken, note].filter((part) => part !== null).join(' ');
  return {
    ...(sun && { sun }),
    ...(moon && { moon }),
    ...(rising && { rising }),
    ...(notes && { note: notes }),
  };
}
