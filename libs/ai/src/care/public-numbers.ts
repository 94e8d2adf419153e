import COUNTRIES from './resources.json' with { type: 'json' };

/** Emergency services and medical advice, in whatever country: short numbers that everybody may say. */
const EMERGENCY_NUMBERS =
  '000 061 062 066 080 091 100 101 102 103 104 105 106 107 108 110 111 112 113 114 115 116 117 118 119 120 122 123 131 132 133 144 145 155 158 190 191 192 193 194 199 911 988 991 993 995 997 998 999 10111 10177';
/** Medical advice out of hours: of the United Kingdom, and of Germany and Austria among others. */
export const MEDICAL_ADVICE_NUMBERS: readonly string[] = ['111', '116117'];
/** Poison centres of the US and of Australia, and the former number of the US suicide line, which still leads there. */
const FURTHER_NUMBERS = '18002221222 131126 18002738255';

const COUNTRY_NAMES = ['en', 'de', 'es', 'fr', 'pt'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
);
const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  GB: [
    'UK',
    'U.K.',
    'Britain',
    'England',
    'Scotland',
    'Wales',
    'Großbritannien',
    'Gran Bretaña',
    'Grã-Bretanha',
  ],
  US: ['US', 'U.S.', 'USA', 'States', 'America', 'EE. UU.', 'EUA'],
};

type CrisisLine = (typeof COUNTRIES)[number]['lines'][number];
const CRISIS_LINES = COUNTRIES.flatMap(({ lines }): CrisisLine[] => lines);
const digitsOf = (text: string): string[] => text.match(/\d{3,}/g) ?? [];

const PUBLIC_NUMBERS: ReadonlySet<string> = new Set([
  ...EMERGENCY_NUMBERS.split(' '),
  ...FURTHER_NUMBERS.split(' '),
  ...MEDICAL_ADVICE_NUMBERS,
  // One of two digits, France's 15, is nowhere taken for a telephone number.
  ...COUNTRIES.map(({ emergency }) => emergency).filter(({ length }) => length > 2),
  ...CRISIS_LINES.flatMap(({ name, tel, sms }) => [
    ...digitsOf(name),
    ...digitsOf(name.replaceAll(/(?<=\d)[ -](?=\d)/g, '')),
    ...(tel === null ? [] : [tel]),
    ...(sms === null ? [] : [sms]),
  ]),
]);

/** Long ones are also written with a country's code, or without the 0 or 1 before them. */
const LONG_NUMBER_DIGITS = 7;
const MAX_PREFIX_DIGITS = 3;
const NATIONAL_NUMBERS = [...PUBLIC_NUMBERS]
  .map((each) => each.replace(/^[01]/, ''))
  .filter(({ length }) => length >= LONG_NUMBER_DIGITS);

/** Whether digits are the number of an emergency service or of a crisis line of any country. */
export const isPublicNumber = (digits: string): boolean =>
  PUBLIC_NUMBERS.has(digits) ||
  NATIONAL_NUMBERS.some((each) => digits.endsWith(each) && digits.length - each.length <= MAX_PREFIX_DIGITS);

/** Whether a text names a country, in one of the five languages. */
const namesCountry = (text: string, country: string): boolean =>
  [...COUNTRY_NAMES.map((names) => names.of(country)), ...(COUNTRY_ALIASES[country] ?? [])].some(
    (name) => name !== undefined && new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u').test(text),
  );

/** Whether a sentence says whose a number is: of which country, or of which line ('In Britain 999', 'Samaritans, 116 123'). */
export function saysWhoseNumber(sentence: string, digits: string): boolean {
  return COUNTRIES.some(({ country, emergency, lines }) => {
    const ofLine = lines.filter(({ name, tel, sms }) => [tel, sms, ...digitsOf(name)].includes(digits));
    if (ofLine.some(({ name }) => sentence.includes(name.replace(/ \(.*/, '')))) return true;
    const isOfCountry = emergency === digits || ofLine.length > 0;
    return isOfCountry && namesCountry(sentence, country);
  });
}

/** How crisis lines are called: 'Samaritans'. */
export const PUBLIC_NAMES: readonly string[] = [
  'Emergency Services',
  'Poison Control',
  ...CRISIS_LINES.map(({ name }) => name),
];
