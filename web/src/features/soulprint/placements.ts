import type { Placement, Placements } from '@inkwell/contracts';
import { SIGNS } from '@inkwell/contracts/constants';

const BODIES = [
  ['sun', 'Sun'],
  ['moon', 'Moon'],
  ['rising', 'Rising'],
] as const satisfies [keyof Placements, string][];

/** Why one is missing: where the city is not known, the rising sign always is, the others on the days they changed. */
const MISSING: Record<keyof Placements, string> = {
  sun: 'On the border of two signs that day',
  moon: 'On the border of two signs that day',
  rising: 'Not known: it takes a city of birth that we can find',
};

/** Sun, moon and rising sign in words: 'Leo, 13°', or why there is none. */
export const describePlacements = (placements: Placements) =>
  BODIES.map(([body, name]) => {
    const placement = placements[body];
    // Cut, not rounded: 29.9° of a sign are not yet the next one.
    const value = placement ? `${placement.sign}, ${Math.floor(placement.degrees)}°` : MISSING[body];
    return { body, name, value, isKnown: placement !== null };
  });

/** 'Sun in Leo, Moon in Pisces, Rising in Virgo'. */
export const summarisePlacements = (placements: Placements) =>
  BODIES.map(([body, name]) => {
    const placement = placements[body];
    return placement ? `${name} in ${placement.sign}` : `${name} not known`;
  }).join(', ');

/** Degrees round the zodiac, from the beginning of Aries: 0 to below 360. */
export const longitudeOf = ({ sign, degrees }: Placement) => SIGNS.indexOf(sign) * 30 + degrees;
