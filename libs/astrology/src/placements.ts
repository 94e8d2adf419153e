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

/**
 * The signs of sun, moon and ascendant at a birth; without a city that is known there are fewer, and the note
 * says so. The first call reads the list of cities.
 *
 * @throws RangeError where date or time is none, or lies before 1900
 */
export async function placementsOf({ date, time, city: text }: BirthRecord): Promise<Placements> {
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
