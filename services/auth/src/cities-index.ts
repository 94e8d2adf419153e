import { setImmediate as breathe } from 'node:timers/promises';
import { type CityRow, readCities } from './cities-file.ts';
import { fold, OTHER_NAMES } from './cities-names.ts';

export type Place = Readonly<CityRow>;

export interface CityIndex {
  /** The place of a row: the lower the row, the bigger the place. */
  place: (row: number) => Place;
  /**
   * Visits the places of which a name, or another name, begins with the query, biggest first, until told `false`;
   * a place can come twice. `whole`: the query is that name to its end.
   *
   * @param query folded, at least 2 characters
   */
  eachBeginning: (query: string, visit: Visit) => void;
  /** The same for the places with a later word that begins with the query. */
  eachInside: (query: string, visit: Visit) => void;
}

type Visit = (row: number, whole: boolean) => boolean | void;

const KEY_LENGTH = 2;
const END = '\n';
const ROWS_AT_ONCE = 2_000;

let loaded: Promise<CityIndex> | undefined;

/** The index of all cities: made at the first call, in slices that let other requests through, then kept. */
export function cityIndex(): Promise<CityIndex> {
  loaded ??= build();
  return loaded;
}

/** Where words begin in the text of all names, by their first two letters: rows ascend, so bigger places come first. */
type Words = Map<string, { positions: number[]; rows: number[] }>;

/*
 * All names, folded, stand in one text, the biggest place first; a query walks through the words of its first two
 * letters.
 */
async function build(): Promise<CityIndex> {
  const places = await readCities();
  places.sort((a, b) => b.population - a.population);
  const otherNames = new Map(OTHER_NAMES.map(([others, name, country]) => [`${country} ${name}`, others]));
  const texts: string[] = [];
  const first: Words = new Map();
  const later: Words = new Map();
  let length = 0;
  for (const [row, { name, country }] of places.entries()) {
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
    if (row % ROWS_AT_ONCE === 0) await breathe();
  }
  return lookup(places, texts.join(''), compact(first), compact(later));
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

function lookup(places: readonly Place[], text: string, first: CompactWords, later: CompactWords): CityIndex {
  const each = (words: CompactWords) => (query: string, visit: Visit) => {
    const known = words.get(query.slice(0, KEY_LENGTH));
    for (const [at, position] of known?.positions.entries() ?? []) {
      if (!text.startsWith(query, position)) continue;
      const whole = text[position + query.length] === END;
      if (visit(known?.rows[at] ?? 0, whole) === false) return;
    }
  };
  return {
    place(row) {
      const place = places[row];
      if (!place) throw new RangeError('No such row.');
      return place;
    },
    eachBeginning: each(first),
    eachInside: each(later),
  };
}
