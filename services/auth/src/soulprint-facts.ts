import type { SoulPrintInput } from '@inkwell/ai';
import { chartOf } from './astrology.ts';
import { findCity } from './cities.ts';

/** What can be computed from a birth as it was written down; without a known city it is less, and the note says so. */
export async function factsOf({ date, time, city }: SoulPrintInput['birth']) {
  const { sun, moon, rising, note } = chartOf({ date, time, city: await findCity(city) });
  return {
    ...(sun && { sun }),
    ...(moon && { moon }),
    ...(rising && { rising }),
    ...(note && { note }),
  } satisfies SoulPrintInput['facts'];
}
