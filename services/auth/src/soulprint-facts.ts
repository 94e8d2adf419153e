import type { SoulPrintInput } from '@inkwell/ai';
import { chartOf } from './astrology.ts';
import { findCity, isWritten } from './cities.ts';

/**
 * What can be computed from a birth as it was written down; without a known city it is less, and the note says so.
 * Where the city was not written in full, the note says which one was taken.
 */
export async function factsOf({ date, time, city: text }: SoulPrintInput['birth']) {
  const city = await findCity(text);
  const { sun, moon, rising, note } = chartOf({ date, time, city });
  const taken = city && !isWritten(text, city) ? `The place of birth is taken as ${city.label}.` : null;
  const notes = [taken, note].filter((part) => part !== null).join(' ');
  return {
    ...(sun && { sun }),
    ...(moon && { moon }),
    ...(rising && { rising }),
    ...(notes && { note: notes }),
  } satisfies SoulPrintInput['facts'];
}
