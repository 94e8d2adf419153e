import { BIRTH_YEAR_MIN, isDay, type Placement, type Placements, type Sign } from '@inkwell/contracts';
import { chartOf, longitudesOf, signOf } from './chart.ts';
import { findCity, isWrittenInFull } from './cities/search.ts';

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
export interface Signs {
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
export async function signsOf({ date, time, city: text }: BirthRecord): Promise<Signs> {
  if (!isReadable(date, time)) {
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

/**
 * Where sun, moon and ascendant stood at a birth, in the signs that `signsOf` names. Without a city the degrees are
 * those of the middle of that day. The first call reads the list of cities, which takes seconds.
 */
export async function placementsOf({ date, time, city: text }: BirthRecord): Promise<Placements> {
  if (!isReadable(date, time)) return { sun: null, moon: null, rising: null };
  const { sun, moon, rising } = longitudesOf({ date, time, city: await findCity(text) });
  return { sun: placementAt(sun), moon: placementAt(moon), rising: placementAt(rising) };
}

function placementAt(longitude: number | null): Placement | null {
  if (longitude === null) return null;
  // To a hundredth; cut, not rounded: 29.999 rounded up would lie in the next sign.
  return { sign: signOf(longitude), degrees: Math.min(Math.floor((longitude % 30) * 100) / 100, 29.99) };
}

const isReadable = (date: string, time: string) =>
  isDay(date) && Number(date.slice(0, 4)) >= BIRTH_YEAR_MIN && CLOCK_TIME.test(time);
