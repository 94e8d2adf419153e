import type { CareKind, CareResource } from '@inkwell/contracts';
import COUNTRIES from './resources.json' with { type: 'json' };

const FIND_A_HELPLINE: CareResource = {
  name: 'Find a helpline (all countries)',
  tel: null,
  sms: null,
  url: 'https://findahelpline.com',
  hours: null,
  emergency: false,
};

type CrisisLine = (typeof COUNTRIES)[number]['lines'][number];

const countriesByCode = new Map(COUNTRIES.map((each) => [each.country, each]));

/** The lines' own purpose for a kind; all others are for anyone. */
const PURPOSE_BY_KIND: Partial<Record<CareKind, string>> = {
  eating: 'eating',
  violence: 'violence',
  child: 'child',
};

/**
 * Ways to reach help in a country, the most fitting first: for young people where the person is under 18, for the
 * kinds of danger, for anyone, and the list of all countries' lines. The emergency number stands second.
 *
 * @param also further kinds, whose lines come after
 * @param country ISO code; null or one without data: the list of all countries' lines alone
 */
export function resourcesFor(
  country: string | null,
  {
    kind,
    also = [],
    isMinor = false,
  }: { kind: CareKind; also?: readonly CareKind[] | undefined; isMinor?: boolean },
): CareResource[] {
  const found = country === null ? undefined : countriesByCode.get(country);
  if (!found) return [FIND_A_HELPLINE];
  const ofKinds = [kind, ...also].map((each) => PURPOSE_BY_KIND[each] ?? 'anyone');
  const purposes = new Set([...(isMinor ? ['young'] : []), ...ofKinds, 'anyone']);
  const all = [...purposes].flatMap((purpose) => found.lines.filter((line) => line.for === purpose));
  // A line of two purposes stands among those of each.
  const lines = all.filter(({ name }, index) => all.findIndex((each) => each.name === name) === index);
  const emergency: CareResource = {
    name: 'Emergency number',
    tel: found.emergency,
    sms: null,
    url: null,
    hours: null,
    emergency: true,
  };
  return [...lines.map(toResource), FIND_A_HELPLINE].toSpliced(1, 0, emergency);
}

const toResource = ({ name, tel, sms, url, hours }: CrisisLine): CareResource => ({
  name,
  tel,
  sms,
  url,
  hours,
  emergency: false,
});

/** Node calls it `getTimeZones` or, before version 24, `timeZones`. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

const canonicalTimeZone = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

let countryByZone: Map<string, string> | undefined;

/** By names of zones as requests give them: to make a formatter for each request takes as long as a query. */
const countryCache = new Map<string, string | null>();
/** More names than there are zones, with their old names. */
const MAX_CACHED_ZONES = 1_000;

/** The country that a time zone lies in; null where the zone is of no country that there are data for. */
export function countryOfZone(zone: string): string | null {
  let country = countryCache.get(zone);
  if (country === undefined) {
    country = lookUpCountry(zone);
    if (countryCache.size < MAX_CACHED_ZONES) countryCache.set(zone, country);
  }
  return country;
}

function lookUpCountry(zone: string): string | null {
  countryByZone ??= new Map(
    COUNTRIES.flatMap(({ country }) => {
      const locale = new Intl.Locale('und', { region: country }) as LocaleWithZones;
      const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
      return zones.map((each): [string, string] => [canonicalTimeZone(each), country]);
    }),
  );
  try {
    return countryByZone.get(canonicalTimeZone(zone)) ?? null;
  } catch (error) {
    // It is no zone.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
