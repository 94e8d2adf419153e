import type { City } from '@inkwell/contracts';
import { type CityIndex, cityIndex, type Place } from './name-index.ts';
import { countryName, fold } from './names.ts';
import { areasCalled, distanceKm, lyingIn, regionName, zoneOf } from './regions.ts';

const MAX_RESULTS = 8;
const MIN_LETTERS = 2;
// Who has typed all of 'Vara' finds it behind the bigger Varanasi and Varna.
const KEPT_FOR_EXACT_NAMES = 3;
// 'Paris' is the one in France: a name alone is the biggest place's if no other is even a third its size.
const DOMINANT = 3;
const SAME_PLACE_KM = 50;
// A word alone is meant as a town from this size on, where GeoNames begins its own list of cities: below it lie
// None, Home, City, Earth and Mars, and who was born in one of those names its country too.
const KNOWN_BY_NAME_ALONE = 15_000;

/**
 * The cities whose name the text begins, the likeliest first, at most 8: those that begin with it before those
 * with a later word that does, bigger ones first. After a comma, or as the last words, a country or region may
 * stand, also its beginning or code: 'paris, fr'. Case and accents don't matter. None below two letters.
 */
export async function searchCities(text: string): Promise<City[]> {
  const index = await cityIndex();
  const found = new Map<Place, City>();
  for (const { name, within } of readings(text)) {
    if (found.size === MAX_RESULTS) break;
    for (const place of suggestions(index, name, lyingIn(within, false))) {
      if (found.size === MAX_RESULTS || found.has(place)) continue;
      const label = labelOf(index, place);
      if (label !== null) found.set(place, toCity(place, label));
    }
  }
  return [...found.values()];
}

/**
 * The city that a person wrote: 'Stockholm', 'Springfield, Illinois, United States', 'Austin TX'. Null where
 * none is called that, where several are and none of them is by far the biggest, where a country or region of
 * that name is as likely meant, and where a name alone is only a small place's.
 */
export async function findCity(text: string): Promise<City | null> {
  const index = await cityIndex();
  const place = placeMeant(index, text);
  return place && toCity(place, labelOf(index, place) ?? wholeLabel(place));
}

/** Whether the text says all that the city's label says, so that nothing had to be guessed. */
export function isWrittenInFull(text: string, { label }: City): boolean {
  const parts = text.split(',').map(fold);
  return label.split(',').every((part) => parts.includes(fold(part)));
}

function placeMeant(index: CityIndex, text: string): Place | null {
  for (const { name, within } of readings(text)) {
    const lies = lyingIn(within, true);
    const named = index.called(name).filter(lies);
    const asLabelled = named.find((place) => fold(wholeLabel(place)) === fold(text));
    if (asLabelled) return asLabelled;
    const areas = areasCalled(name).filter(lies);
    if (named.length === 0 && areas.length === 0) continue;
    const place = theOneMeant(named);
    const isKnown = within.length > 0 || (place?.population ?? 0) >= KNOWN_BY_NAME_ALONE;
    const isAreaMeant = areas.length > 0 && place !== null && !outweighs(index, place, areas);
    return isKnown && !isAreaMeant ? place : null;
  }
  return null;
}

/**
 * Whether a place is meant rather than the areas of its name: it lies in one of them, as Stockholm does, or is
 * bigger than all the places of any of them together, as Manchester is next to the parish in Jamaica.
 */
function outweighs(index: CityIndex, place: Place, areas: ReturnType<typeof areasCalled>): boolean {
  const isInside = areas.some(
    ({ country, region }) =>
      country === place.country &&
      // Capitals often are a nameless region of their own, amidst the one that is called as they are.
      (region === null || region === place.region || regionName(country, place.region) === null),
  );
  return (
    isInside || areas.every(({ country, region }) => place.population > index.population(country, region))
  );
}

interface Reading {
  /** Folded. */
  name: string;
  /** Regions and countries, folded. */
  within: string[];
}

/** What a text can mean: name and whereabouts by its commas, else all of it the name, else its last words a place. */
function readings(text: string): Reading[] {
  const [name = '', ...within] = text.split(',').map(fold).filter(Boolean);
  const all: Reading[] = [{ name, within }];
  const words = name.split(' ');
  for (let last = 1; within.length === 0 && last < Math.min(words.length, 4); last += 1) {
    all.push({ name: words.slice(0, -last).join(' '), within: [words.slice(-last).join(' ')] });
  }
  return all.filter((reading) => reading.name.length >= MIN_LETTERS);
}

function suggestions(index: CityIndex, name: string, lies: (place: Place) => boolean): Place[] {
  const beginning = shortList(MAX_RESULTS);
  const exact = shortList(KEPT_FOR_EXACT_NAMES);
  index.eachBeginning(name, (row, whole) => {
    if (beginning.full() && !whole) return;
    const place = index.place(row);
    if (!lies(place)) return;
    beginning.add(place);
    if (whole) exact.add(place);
  });
  const behind = exact.places.filter((place) => !beginning.places.includes(place));
  const inside = shortList(MAX_RESULTS - beginning.places.length);
  index.eachInside(name, (row) => {
    const place = index.place(row);
    if (!inside.full() && lies(place)) inside.add(place);
    return !inside.full();
  });
  return [...beginning.places.slice(0, MAX_RESULTS - behind.length), ...behind, ...inside.places];
}

/** The first `most` places; of those that would be written alike, only the first, which is the biggest. */
function shortList(most: number) {
  const places: Place[] = [];
  const labels = new Set<string>();
  const full = () => places.length >= most;
  const add = (place: Place) => {
    if (full() || labels.has(wholeLabel(place))) return;
    labels.add(wholeLabel(place));
    places.push(place);
  };
  return { places, full, add };
}

function theOneMeant([biggest, ...others]: Place[]): Place | null {
  if (!biggest) return null;
  const rival = others.find(
    (other) =>
      wholeLabel(other) !== wholeLabel(biggest) &&
      distanceKm(pointOf(other), pointOf(biggest)) > SAME_PLACE_KM,
  );
  const dominant = biggest.population > 0 && biggest.population >= DOMINANT * (rival?.population ?? 0);
  return !rival || dominant ? biggest : null;
}

/**
 * 'Malmö, Sweden', or 'Portland, Oregon, United States' where the country has another of the name: the shortest
 * that tells the place from all others. Null where none finds it again.
 */
function labelOf(index: CityIndex, place: Place): string | null {
  const namesakes = index.called(fold(place.name)).filter(({ country }) => country === place.country);
  const short = namesakes.length === 1 ? [`${place.name}, ${countryName(place.country)}`] : [];
  return [...short, wholeLabel(place)].find((label) => placeMeant(index, label) === place) ?? null;
}

function wholeLabel({ name, region, country }: Place): string {
  const within = regionName(country, region);
  return [name, within === name ? null : within, countryName(country)]
    .filter((part) => part !== null)
    .join(', ');
}

function pointOf({ latitude, longitude }: Place) {
  return { latitude: latitude / 1e5, longitude: longitude / 1e5 };
}

function toCity(place: Place, label: string): City {
  const point = pointOf(place);
  return {
    label,
    name: place.name,
    region: regionName(place.country, place.region),
    country: countryName(place.country),
    ...point,
    zone: zoneOf(place.country, place.region, point),
  };
}
