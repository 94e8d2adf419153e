import { BIRTH_YEAR_MIN, type City, DAY_MS, HOUR_MS, type Sign, SIGNS } from '@inkwell/contracts';
import { e_tilt, EclipticGeoMoon, MakeTime, SiderealTime, SunPosition } from 'astronomy-engine';
import { birthInstant, isSummerTime, localMs } from './birth-time.ts';
import { kmFromReference } from './cities/regions.ts';

export interface Birth {
  /** YYYY-MM-DD, from 1900 on. */
  date: string;
  /** HH:MM, as the clocks there showed it. */
  time: string;
  /** Null where it is not known. */
  city: City | null;
}

export interface Chart {
  /** Null only without a city, when the sun may have changed sign. */
  sun: Sign | null;
  /** Without a city it may be null. */
  moon: Sign | null;
  /** The sign of the ascendant, null without a city. */
  rising: Sign | null;
  /** What is left out and why, or what was uncertain, in a sentence or two for the person; null where all is plain. */
  note: string | null;
}

const UNITED_STATES = 'United States';
const SAME_CLOCKS_KM = 60;
// The clocks farthest ahead of UTC and farthest behind it.
const EARLIEST_CLOCK_HOURS = 14;
const LATEST_CLOCK_HOURS = 12;
// Between them and the poles some signs never rise.
const POLAR_CIRCLE_DEGREES = 66.56;

/**
 * The signs of sun, moon and ascendant at a birth. Pure.
 *
 * @throws RangeError for what is no date or time, or lies before 1900
 */
export function chartOf({ date, time, city }: Birth): Chart {
  if (Number(date.slice(0, 4)) < BIRTH_YEAR_MIN) throw new RangeError(`Before ${BIRTH_YEAR_MIN}.`);
  return city ? chartAt(date, time, city) : chartAnywhere(date, time);
}

function chartAt(date: string, time: string, city: City): Chart {
  const { instant, clock } = birthInstant(date, time, city.zone);
  const notes: string[] = [];
  if (clock === 'skipped') {
    notes.push(`The clocks in ${city.name} skipped ${time} that day; it is read as the time they jumped to.`);
  }
  if (clock === 'doubled') {
    notes.push(`The clocks in ${city.name} showed ${time} twice that day; the first time is taken.`);
  }
  if (Math.abs(city.latitude) > POLAR_CIRCLE_DEGREES) {
    notes.push(`In ${city.name}, this near the pole, some signs never rise, so the rising sign says less.`);
  }
  const signs = signsAt(instant, city);
  if (townsChoseSummerTime(date, instant, city)) {
    const standard = signsAt(new Date(instant.getTime() + HOUR_MS), city);
    const other = [
      ...(standard.sun === signs.sun ? [] : [`the sun is in ${standard.sun}`]),
      ...(standard.moon === signs.moon ? [] : [`the moon is in ${standard.moon}`]),
      ...(standard.rising === signs.rising ? [] : [`${standard.rising} was rising`]),
    ];
    if (other.length > 0) {
      notes.push(
        `Before 1967 American towns chose their own summer time. This goes by the clocks of the zone's main city; if those in ${city.name} stayed on standard time, ${other.join(' and ')}.`,
      );
    }
  }
  return {
    ...signs,
    note: notes.length > 0 ? notes.join(' ') : null,
  };
}

function signsAt(instant: Date, city: City): { sun: Sign; moon: Sign; rising: Sign } {
  return {
    sun: signOf(sunLongitude(instant)),
    moon: signOf(moonLongitude(instant)),
    rising: signOf(ascendant(instant, city)),
  };
}

/*
 * The time zone database tells the summers of one city of each zone. From 1920 to the Uniform Time Act of 1966,
 * but for the war, others in the United States did as they liked.
 */
function townsChoseSummerTime(date: string, instant: Date, city: City): boolean {
  const war = date >= '1942-02-09' && date <= '1945-09-30';
  return (
    city.country === UNITED_STATES &&
    date >= '1920' &&
    date < '1967' &&
    !war &&
    isSummerTime(instant, city.zone) &&
    kmFromReference(city.zone, city) > SAME_CLOCKS_KM
  );
}

/*
 * Without a city the birth lies between the earliest and the latest clock on earth that showed its time. The day
 * itself, in UTC, is taken with it: who knows no place may not be sure of the hour.
 */
function possibleInstants(date: string, time: string): { from: Date; to: Date } {
  const local = localMs(date, time);
  const midnight = localMs(date, '00:00');
  return {
    from: new Date(Math.min(midnight, local - EARLIEST_CLOCK_HOURS * HOUR_MS)),
    to: new Date(Math.max(midnight + DAY_MS, local + LATEST_CLOCK_HOURS * HOUR_MS)),
  };
}

function chartAnywhere(date: string, time: string): Chart {
  const { from, to } = possibleInstants(date, time);
  // No more than 38 hours: neither passes through a whole sign in them.
  const suns: [Sign, Sign] = [signOf(sunLongitude(from)), signOf(sunLongitude(to))];
  const moons: [Sign, Sign] = [signOf(moonLongitude(from)), signOf(moonLongitude(to))];
  const sun = suns[0] === suns[1] ? suns[0] : null;
  const moon = moons[0] === moons[1] ? moons[0] : null;
  return {
    sun,
    moon,
    rising: null,
    note: noteWithoutPlace(suns, moons),
  };
}

function noteWithoutPlace(suns: [Sign, Sign], moons: [Sign, Sign]): string {
  const changed = [
    ...(suns[0] === suns[1] ? [] : [`the sun passed from ${suns[0]} to ${suns[1]}`]),
    ...(moons[0] === moons[1] ? [] : [`the moon passed from ${moons[0]} to ${moons[1]}`]),
  ];
  const rising =
    'The rising sign is left out: it needs the place of birth, and that place is not one we know.';
  if (changed.length === 0) return rising;
  const left = changed.length === 2 ? 'their signs are left out too' : 'its sign is left out too';
  return `${rising} Around that day ${changed.join(' and ')}, so without the place ${left}.`;
}

/** Ecliptic longitudes of date in degrees, from 0 up to 360; null where the sign cannot be told either. */
export interface Longitudes {
  sun: number | null;
  moon: number | null;
  rising: number | null;
}

/**
 * Where sun, moon and ascendant stood at a birth, in the signs that `chartOf` names. Without a city, where they
 * stood in the middle of the hours that the birth may lie in. Pure.
 *
 * @throws RangeError for what is no date or time, or lies before 1900
 */
export function longitudesOf(birth: Birth): Longitudes {
  const { date, time, city } = birth;
  const { sun, moon } = chartOf(birth);
  if (city) {
    const { instant } = birthInstant(date, time, city.zone);
    return {
      sun: sunLongitude(instant),
      moon: moonLongitude(instant),
      rising: ascendant(instant, city),
    };
  }
  const { from, to } = possibleInstants(date, time);
  const middle = new Date((from.getTime() + to.getTime()) / 2);
  return { sun: sun && sunLongitude(middle), moon: moon && moonLongitude(middle), rising: null };
}

/** The sign of an ecliptic longitude in degrees. */
export function signOf(longitude: number): Sign {
  return SIGNS[Math.floor(turn(longitude) / 30)] ?? 'Aries';
}

/** The sun's apparent ecliptic longitude of date, in degrees from 0 up to 360. */
export function sunLongitude(instant: Date): number {
  return turn(SunPosition(instant).elon);
}

/** The moon's, as seen from the centre of the earth. */
export function moonLongitude(instant: Date): number {
  return turn(EclipticGeoMoon(instant).lon);
}

/**
 * The longitude of the point of the ecliptic that stands on the eastern horizon, in degrees from 0 up to 360, by
 * local apparent sidereal time, true obliquity and geographic latitude (Meeus, Astronomical Algorithms, chapter
 * 14: where the ecliptic cuts the horizon). Within the polar circles the same holds: of the two points, the one
 * in the east, though there it can move backwards, and some signs never reach it.
 */
export function ascendant(instant: Date, place: { latitude: number; longitude: number }): number {
  const time = MakeTime(instant);
  const sidereal = radians(SiderealTime(time) * 15 + place.longitude);
  const obliquity = radians(e_tilt(time).tobl);
  const slope = Math.tan(radians(place.latitude));
  const east = Math.cos(sidereal);
  const north = -(Math.sin(sidereal) * Math.cos(obliquity) + slope * Math.sin(obliquity));
  const longitude = (Math.atan2(east, north) * 180) / Math.PI;
  // Below zero only within the polar circles: this cut is then the western one.
  const towardsEast = Math.cos(obliquity) + slope * Math.sin(obliquity) * Math.sin(sidereal);
  return turn(towardsEast < 0 ? longitude + 180 : longitude);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
