/** How names of places are compared, and the other names people know them by. */

import { foldText } from '@inkwell/contracts/folding';

const SHORT_WORDS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
};

/**
 * The form in which two spellings of a name are the same: lower case, without accents, apostrophes and full
 * stops, other marks as single spaces, 'St. Louis' as 'saint louis'. A last word is never spelled out: in
 * 'st' somebody is still typing.
 */
export function fold(name: string): string {
  const plain = foldText(name)
    .replace(/['`.]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
  return plain.replace(/(?<=^| )(st|ste|mt|ft)(?= )/g, (word) => SHORT_WORDS[word] ?? word);
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

// Where the runtime's name is not what a person would write.
const PREFERRED: Readonly<Record<string, string>> = {
  BA: 'Bosnia and Herzegovina',
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  CI: 'Ivory Coast',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macau',
  PS: 'Palestine',
  TR: 'Turkey',
};

const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CD: ['Congo Kinshasa', 'Zaire'],
  CG: ['Congo Brazzaville'],
  CI: ["Côte d'Ivoire"],
  CZ: ['Czech Republic'],
  DE: ['Deutschland', 'West Germany', 'East Germany'],
  ES: ['España'],
  GB: ['UK', 'Great Britain'],
  IR: ['Persia'],
  KP: ['DPRK'],
  KR: ['Republic of Korea', 'Korea'],
  LK: ['Ceylon'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland', 'The Netherlands'],
  PS: ['Palestinian Territories'],
  RU: ['Russian Federation', 'USSR', 'Soviet Union'],
  SE: ['Sverige'],
  SZ: ['Swaziland'],
  TR: ['Türkiye'],
  US: ['USA', 'United States of America', 'America'],
  VA: ['Holy See'],
};

/** The country's English name by its ISO 3166 code. */
export function countryName(code: string): string {
  return PREFERRED[code] ?? COUNTRY_NAMES.of(code) ?? code;
}

/** The names that the country goes by, folded. */
export function countryNames(code: string): string[] {
  return [countryName(code), ...(OTHERWISE[code] ?? [])].map(fold);
}

/** Names that the list of cities lacks: [other names, the list's name, country]. */
export const OTHER_NAMES: ReadonlyArray<readonly [string, string, string]> = [
  ['New York|NYC|New York New York', 'New York City', 'US'],
  ['Washington DC|Washington', 'Washington, D.C.', 'US'],
  ['LA', 'Los Angeles', 'US'],
  ['Bronx', 'The Bronx', 'US'],
  ['Gothenburg', 'Göteborg', 'SE'],
  ['København', 'Copenhagen', 'DK'],
  ['Aarhus', 'Århus', 'DK'],
  ['Helsingfors', 'Helsinki', 'FI'],
  ['Åbo', 'Turku', 'FI'],
  ['Tammerfors', 'Tampere', 'FI'],
  ['Wien', 'Vienna', 'AT'],
  ['München', 'Munich', 'DE'],
  ['Cologne', 'Köln', 'DE'],
  ['Nuremberg', 'Nürnberg', 'DE'],
  ['Hanover', 'Hannover', 'DE'],
  ['Brunswick', 'Braunschweig', 'DE'],
  ['Chemnitz|Karl-Marx-Stadt', 'Chemnitz', 'DE'],
  ['Frankfurt', 'Frankfurt am Main', 'DE'],
  ['Zurich', 'Zürich', 'CH'],
  ['Geneva|Genf', 'Genève', 'CH'],
  ['Lucerne', 'Luzern', 'CH'],
  ['Berne', 'Bern', 'CH'],
  ['Basle', 'Basel', 'CH'],
  ['Bruxelles|Brussel', 'Brussels', 'BE'],
  ['Antwerp|Anvers', 'Antwerpen', 'BE'],
  ['Ghent', 'Gent', 'BE'],
  ['Bruges', 'Brugge', 'BE'],
  ['Den Haag', 'The Hague', 'NL'],
  ['Roma', 'Rome', 'IT'],
  ['Milano', 'Milan', 'IT'],
  ['Torino', 'Turin', 'IT'],
  ['Napoli', 'Naples', 'IT'],
  ['Firenze', 'Florence', 'IT'],
  ['Venezia', 'Venice', 'IT'],
  ['Genova', 'Genoa', 'IT'],
  ['Seville', 'Sevilla', 'ES'],
  ['Lisboa', 'Lisbon', 'PT'],
  ['Oporto', 'Porto', 'PT'],
  ['Praha', 'Prague', 'CZ'],
  ['Plzeň', 'Pilsen', 'CZ'],
  ['Warszawa', 'Warsaw', 'PL'],
  ['Cracow', 'Kraków', 'PL'],
  ['Danzig', 'Gdańsk', 'PL'],
  ['Breslau', 'Wrocław', 'PL'],
  ['Posen', 'Poznań', 'PL'],
  ['Stettin', 'Szczecin', 'PL'],
  ['Königsberg', 'Kaliningrad', 'RU'],
  ['Leningrad|Petrograd|St Petersburg', 'Saint Petersburg', 'RU'],
  ['Moskva', 'Moscow', 'RU'],
  ['Stalingrad', 'Volgograd', 'RU'],
  ['Sverdlovsk', 'Yekaterinburg', 'RU'],
  ['Gorky', 'Nizhniy Novgorod', 'RU'],
  ['Kiev', 'Kyiv', 'UA'],
  ['Lvov|Lemberg', 'Lviv', 'UA'],
  ['Kharkov', 'Kharkiv', 'UA'],
  ['Odesa', 'Odessa', 'UA'],
  ['Dnipropetrovsk|Dnepropetrovsk', 'Dnipro', 'UA'],
  ['București', 'Bucharest', 'RO'],
  ['Beograd', 'Belgrade', 'RS'],
  ['Athina', 'Athens', 'GR'],
  ['Salonica|Thessalonica', 'Thessaloníki', 'GR'],
  ['Heraklion', 'Irákleion', 'GR'],
  ['Constantinople', 'Istanbul', 'TR'],
  ['Smyrna', 'İzmir', 'TR'],
  ['Cairo|Al Qahirah', 'Cairo', 'EG'],
  ['Tel Aviv-Yafo|Jaffa', 'Tel Aviv', 'IL'],
  ['Peking', 'Beijing', 'CN'],
  ['Canton', 'Guangzhou', 'CN'],
  ['Saigon', 'Ho Chi Minh City', 'VN'],
  ['Rangoon', 'Yangon', 'MM'],
  ['Bombay', 'Mumbai', 'IN'],
  ['Calcutta', 'Kolkata', 'IN'],
  ['Madras', 'Chennai', 'IN'],
  ['Bangalore', 'Bengaluru', 'IN'],
  ['Benares|Banaras', 'Varanasi', 'IN'],
  ['Poona', 'Pune', 'IN'],
  ['Astana', 'Nur-Sultan', 'KZ'],
  ['Salisbury', 'Harare', 'ZW'],
  ['Leopoldville', 'Kinshasa', 'CD'],
  ['Ciudad de México', 'Mexico City', 'MX'],
  ['Habana|La Habana', 'Havana', 'CU'],
];
