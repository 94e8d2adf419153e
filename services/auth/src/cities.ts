import type { City } from '@inkwell/contracts';
import { type CityIndex, cityIndex, type Place } from './cities-index.ts';
import { countryName, fold } from './cities-names.ts';
import { distanceKm, lyingIn, regionName, zoneOf } from './cities-places.ts';

const MOST = 8;
const MIN_LETTERS = 2;
// Who has typed all of 'Vara' finds it behind the bigger Varanasi and Varna.
const KEPT_FOR_EXACT_NAMES = 3;
// 'Paris' is the one in France: a name alone is the biggest place's if no other is even a third its size.
const DOMINANT = 3;
const SAME_PLACE_KM = 50;

/**
 * The cities whose name the text begins, the likeliest first, at most 8: those that begin with it before those
 * with a later word that does, bigger ones first. After a comma, or as the last words, a country or region may
 * stand, also its beginning or code: 'paris, fr'. Case and accents don't matter. None below two letters.
 */
export async function searchCities(text: string): Promise<City[]> {
  const index = await cityIndex();
  const found = new Map<string, Place>();
  for (const { name, within } of readings(text)) {
    if (found.size === MOST) break;
    for (const place of suggestions(index, name, lyingIn(within, false))) {
      if (found.size < MOST && !found.has(labelOf(place))) found.set(labelOf(place), place);
    }
  }
  return [...found.values()].map(toCity);
}

/**
 * The city that a person wrote: 'Stockholm', 'Springfield, Illinois, United States', 'Austin TX'. Null where
 * none is called that, and where several are and none of them is by far the biggest.
 */
export async function findCity(text: string): Promise<City | null> {
  const index = await cityIndex();
  for (const { name, within } of readings(text)) {
    const named = placesCalled(index, name).filter(lyingIn(within, true));
    const asSuggested = named.find((place) => fold(labelOf(place)) === fold(text));
    if (asSuggested) return toCity(asSuggested);
    if (named.length > 0) return theOneMeant(named);
  }
  return null;
}

/** As the wizard writes it into the answer, and `findCity` finds it again: 'Göteborg, Västra Götaland, Sweden'. */
export function cityLabel({ name, region, country }: Pick<City, 'name' | 'region' | 'country'>): string {
  return [name, region === name ? null : region, country].filter((part) => part !== null).join(', ');
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
  const beginning = shortList(MOST);
  const exact = shortList(KEPT_FOR_EXACT_NAMES);
  index.eachBeginning(name, (row, whole) => {
    if (beginning.full() && !whole) return;
    const place = index.place(row);
    if (!lies(place)) return;
    beginning.add(place);
    if (whole) exact.add(place);
  });
  const behind = exact.places.filter((place) => !beginning.places.includes(place));
  const inside = shortList(MOST - beginning.places.length);
  index.eachInside(name, (row) => {
    const place = index.place(row);
    if (!inside.full() && lies(place)) inside.add(place);
    return !inside.full();
  });
  return [...beginning.places.slice(0, MOST - behind.length), ...behind, ...inside.places];
}

/** The first `most` places; of those that would be written alike, only the first, which is the biggest. */
function shortList(most: number) {
  const places: Place[] = [];
  const labels = new Set<string>();
  const full = () => places.length >= most;
  const add = (place: Place) => {
    if (full() || labels.has(labelOf(place))) return;
    labels.add(labelOf(place));
    places.push(place);
  };
  return { places, full, add };
}

function placesCalled(index: CityIndex, name: string): Place[] {
  const rows = new Set<number>();
  index.eachBeginning(name, (row, whole) => {
    if (whole) rows.add(row);
  });
  return [...rows].map(index.place);
}

function theOneMeant([biggest, ...others]: Place[]): City | null {
  if (!biggest) return null;
  const rival = others.find(
    (other) =>
      labelOf(other) !== labelOf(biggest) && distanceKm(pointOf(other), pointOf(biggest)) > SAME_PLACE_KM,
  );
  const dominant = biggest.population > 0 && biggest.population >= DOMINANT * (rival?.population ?? 0);
  return !rival || dominant ? toCity(biggest) : null;
}

function labelOf({ name, region, country }: Place): string {
  return cityLabel({ name, region: regionName(country, region), country: countryName(country) });
}

function pointOf({ latitude, longitude }: Place) {
  return { latitude: latitude / 1e5, longitude: longitude / 1e5 };
}

function toCity(place: Place): City {
  const point = pointOf(place);
  return {
    name: place.name,
    region: regionName(place.country, place.region),
    country: countryName(place.country),
    ...point,
    zone: zoneOf(place.country, place.region, point),
  };
}
