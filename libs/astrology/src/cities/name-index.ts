import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CityRow, readCities } from './geonames-file.ts';
import { fold, OTHER_NAMES } from './names.ts';

export type Place = Readonly<CityRow>;

export interface CityIndex {
  /** The place of a row: the lower the row, the bigger the place. */
  place: (row: number) => Place;
  /** How many live in the places of a country, or of one of its regions. */
  population: (country: string, region: string | null) => number;
  /**
   * Visits the places of which a name, or another name, begins with the query, biggest first, until told `false`;
   * a place can come twice. `whole`: the query is that name to its end.
   *
   * @param query folded, at least 2 characters
   */
  eachBeginning: (query: string, visit: Visit) => void;
  /** The same for the places with a later word that begins with the query. */
  eachInside: (query: string, visit: Visit) => void;
  /** The places called that, or also called that, biggest first. @param name folded, at least 2 characters */
  called: (name: string) => readonly Place[];
}

type Visit = (row: number, whole: boolean) => boolean | void;

const KEY_LENGTH = 2;
const END = '\n';
const ROWS_AT_ONCE = 2_000;
const NAMES_KEPT = 1_000;

let loaded: Promise<CityIndex> | undefined;

/** The index of all cities: made at the first call, in slices that let other requests through, then kept. */
export function cityIndex(read = readCities): Promise<CityIndex> {
  loaded ??= build(read).catch((cause: unknown) => {
    // Kept, one failure would be every later question's.
    loaded = undefined;
    throw cause;
  });
  return loaded;
}

/** Where words begin in the text of all names, by their first two letters: rows ascend, so bigger places come first. */
type Words = Map<string, { positions: number[]; rows: number[] }>;

/*
 * All names, folded, stand in one text, the biggest place first; a query walks through the words of its first two
 * letters.
 */
async function build(read: typeof readCities): Promise<CityIndex> {
  const places = await read();
  places.sort((a, b) => b.population - a.population);
  const otherNames = new Map(OTHER_NAMES.map(([others, name, country]) => [`${country} ${name}`, others]));
  const texts: string[] = [];
  const first: Words = new Map();
  const later: Words = new Map();
  const populations = new Map<string, number>();
  let length = 0;
  for (const [row, { name, country, region, population }] of places.entries()) {
    for (const area of [country, `${country}.${region}`]) {
      populations.set(area, (populations.get(area) ?? 0) + population);
    }
    const others = otherNames.get(`${country} ${name}`);
    // Of two places of one name in a country, the other names are the bigger one's.
    if (others !== undefined) otherNames.delete(`${country} ${name}`);
    for (const spelling of [name, ...(others?.split('|') ?? [])]) {
      const text = fold(spelling) + END;
      addWord(first, text, 0, length, row);
      for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
        addWord(later, text, at + 1, length, row);
      }
      texts.push(text);
      length += text.length;
    }
    if (row % ROWS_AT_ONCE === 0) await nextTurn();
  }
  const population = (country: string, region: string | null) =>
    populations.get(region === null ? country : `${country}.${region}`) ?? 0;
  return { ...lookup(places, texts.join(''), compact(first), compact(later)), population };
}

function addWord(words: Words, text: string, at: number, offset: number, row: number): void {
  const key = text.slice(at, at + KEY_LENGTH);
  let known = words.get(key);
  if (!known) words.set(key, (known = { positions: [], rows: [] }));
  known.positions.push(offset + at);
  known.rows.push(row);
}

type CompactWords = ReadonlyMap<string, { positions: Uint32Array; rows: Uint32Array }>;

function compact(words: Words): CompactWords {
  return new Map(
    [...words].map(([key, { positions, rows }]) => [
      key,
      { positions: Uint32Array.from(positions), rows: Uint32Array.from(rows) },
    ]),
  );
}

function lookup(
  places: readonly Place[],
  text: string,
  first: CompactWords,
  later: CompactWords,
): Omit<CityIndex, 'population'> {
  const each = (words: CompactWords) => (query: string, visit: Visit) => {
    const known = words.get(query.slice(0, KEY_LENGTH));
    for (const [at, position] of known?.positions.entries() ?? []) {
      if (!text.startsWith(query, position)) continue;
      const whole = text[position + query.length] === END;
      if (visit(known?.rows[at] ?? 0, whole) === false) return;
    }
  };
  const place = (row: number) => {
    const found = places[row];
    if (!found) throw new RangeError('No such row.');
    return found;
  };
  const eachBeginning = each(first);
  const known = new Map<string, readonly Place[]>();
  const called = (name: string) => {
    const rows = new Set<number>();
    eachBeginning(name, (row, whole) => {
      if (whole) rows.add(row);
    });
    return [...rows].map(place);
  };
  return {
    place,
    eachBeginning,
    // A label is tried out by its name some times in a row, and the same cities are asked for by many.
    called(name) {
      const found = known.get(name) ?? called(name);
      if (known.size >= NAMES_KEPT) known.clear();
      known.set(name, found);
      return found;
    },
    eachInside: each(later),
  };
}
