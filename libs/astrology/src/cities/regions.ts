import { createRequire } from 'node:module';
import { isZone } from '@inkwell/contracts';
import data from './regions-and-zones.json' with { type: 'json' };
import { countryNames, fold } from './names.ts';

/** The IANA zone at degrees north and east. The package has no types. */
type TzLookup = (latitude: number, longitude: number) => string;
const require = createRequire(import.meta.url);
const tzLookup = require('tz-lookup') as TzLookup;

const REGIONS = new Map(
  Object.entries(data.regions).flatMap(([country, regions]) =>
    regions.split('|').map((region): [string, string] => {
      const space = region.indexOf(' ');
      return [regionKey(country, region.slice(0, space)), region.slice(space + 1)];
    }),
  ),
);

const COUNTRIES = Object.keys(data.zones);

/** The name of a country's region by its GeoNames code, null where it is not known. */
export function regionName(country: string, code: string): string | null {
  return REGIONS.get(regionKey(country, code)) ?? null;
}

function regionKey(country: string, code: string): string {
  return `${country}.${code}`;
}

/** A country, or one of its regions, and what it is called, folded. */
interface Area {
  country: string;
  /** Its code; null for the whole country. */
  region: string | null;
  names: string[];
  code: string;
}

// 250 countries and 2,100 regions: made once, at the first question.
let all: Area[] | undefined;

function areas(): Area[] {
  all ??= [
    ...COUNTRIES.map((code) => ({
      country: code,
      region: null,
      names: countryNames(code),
      code: fold(code),
    })),
    ...[...REGIONS].map(([key, name]) => ({
      country: key.slice(0, 2),
      region: key.slice(3),
      names: [fold(name)],
      code: fold(key.slice(3)),
    })),
  ];
  return all;
}

/** The countries and regions of that name, folded; their codes are no names. */
export function areasCalled(name: string): Array<Pick<Area, 'country' | 'region'>> {
  return areas().filter(({ names }) => names.includes(name));
}

/**
 * Whether a place lies in what the folded words name: each a country or a region, by name or code.
 *
 * @param whole whether a word must be the whole name; else the beginning will do. Codes are always whole.
 */
export function lyingIn(
  names: readonly string[],
  whole: boolean,
): (place: { country: string; region: string | null }) => boolean {
  const tests = names.map((name) => {
    const fits = (word: string) => word === name || (!whole && word.length > 2 && word.startsWith(name));
    const named = areas().filter((area) => area.names.some(fits) || fits(area.code));
    return new Set(
      named.map(({ country, region }) => (region === null ? country : regionKey(country, region))),
    );
  });
  return ({ country, region }) =>
    tests.every((test) => test.has(country) || (region !== null && test.has(regionKey(country, region))));
}

// What tz-lookup still calls by names that the database has given up.
const RENAMED: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'America/Pangnirtung': 'America/Iqaluit',
  'America/Thunder_Bay': 'America/Toronto',
  'America/Yellowknife': 'America/Edmonton',
  'Asia/Choibalsan': 'Asia/Ulaanbaatar',
  'Australia/Currie': 'Australia/Hobart',
  'Europe/Kiev': 'Europe/Kyiv',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
};

// Its Los Angeles reaches over the Colorado river, to Yuma. Aysén has left Santiago in 2025.
const ZONE_CORRECTIONS: Readonly<Record<string, string>> = {
  'US.AZ America/Los_Angeles': 'America/Phoenix',
  'CL.02 America/Santiago': 'America/Coyhaique',
};

// Its border of 2017 has one zone along the United States, where there have been two since 2022.
const DIVIDED = 'MX.06 America/Ojinaga';

/**
 * The IANA time zone of a place. The map is coarse and of 2017: near a border it gives the neighbour's zone, so a zone
 * that is none of the country's, or was divided, gives way to the country's own whose reference place is nearest.
 */
export function zoneOf(country: string, region: string, point: Point): string {
  const found = tzLookup(point.latitude, point.longitude);
  const place = `${regionKey(country, region)} ${found}`;
  const corrected = ZONE_CORRECTIONS[place];
  // A Node of early 2025 does not know the newest zone.
  const zone = corrected && isZone(corrected) ? corrected : (RENAMED[found] ?? found);
  const own = zonesOf(country);
  const isKnown = own.length === 0 || own.some(({ name }) => name === zone);
  if (isKnown && place !== DIVIDED) return zone;
  const near = own.map((one) => ({ ...one, km: distanceKm(point, one) }));
  return near.reduce((best, one) => (one.km < best.km ? one : best)).name;
}

const ZONES: Readonly<Record<string, string>> = data.zones;

function zonesOf(country: string): Array<{ name: string; latitude: number; longitude: number }> {
  const zones = ZONES[country]?.split('|') ?? [];
  return zones.map((zone) => {
    const [name = '', latitude, longitude] = zone.split(' ');
    return { name, latitude: Number(latitude), longitude: Number(longitude) };
  });
}

/** How far a point is from the place that a zone is named for, in kilometres. */
export function kmFromReference(zone: string, point: Point): number {
  const places = COUNTRIES.flatMap(zonesOf).filter(({ name }) => name === zone);
  return Math.min(...places.map((place) => distanceKm(point, place)));
}

interface Point {
  latitude: number;
  longitude: number;
}

const RADIAN = Math.PI / 180;
const EARTH_RADIUS_KM = 6_371;

/** Along the great circle, in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const cosine =
    Math.sin(a.latitude * RADIAN) * Math.sin(b.latitude * RADIAN) +
    Math.cos(a.latitude * RADIAN) *
      Math.cos(b.latitude * RADIAN) *
      Math.cos((a.longitude - b.longitude) * RADIAN);
  return EARTH_RADIUS_KM * Math.acos(Math.min(1, cosine));
}
