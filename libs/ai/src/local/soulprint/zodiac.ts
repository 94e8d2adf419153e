import { type Sign, SIGNS } from '@inkwell/contracts/constants';

/** The sign of this name; null for what is none, so that no text is written about it. */
export const signOf = (name: string | undefined): Sign | null =>
  SIGNS.find((sign) => sign.toLowerCase() === name?.trim().toLowerCase()) ?? null;

const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
/** Fire, earth, air and water follow each other round the circle: 0 to 3. */
const elementOf = (sign: Sign) => SIGNS.indexOf(sign) % ELEMENTS.length;

type Pair = (typeof PAIRS)[number];
const PAIRS = [
  'fire-fire',
  'fire-earth',
  'fire-air',
  'fire-water',
  'earth-earth',
  'earth-air',
  'earth-water',
  'air-air',
  'air-water',
  'water-water',
] as const;

/** The elements of two signs, whichever comes first. */
export function pairOf(one: Sign, other: Sign): Pair {
  const [low = 0, high = 0] = [elementOf(one), elementOf(other)].toSorted((a, b) => a - b);
  const name = `${ELEMENTS[low] ?? 'fire'}-${ELEMENTS[high] ?? 'fire'}`;
  return PAIRS.find((pair) => pair === name) ?? 'fire-fire';
}
