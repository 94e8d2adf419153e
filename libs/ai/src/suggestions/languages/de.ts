import { casual } from 'chrono-node/de';
import {
  wordsAtStart,
  weekdayOfNextWeek,
  MATCHES_NOTHING,
  numberWords,
  type LanguagePatterns,
  wholeWords,
  createPlainChrono,
} from './words.ts';

const HOUR_WORDS = 'eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf';
const NUMBER_WORDS = numberWords(HOUR_WORDS.replaceAll('|', ' '), {
  ...numberWords('einmal zweimal dreimal viermal fünfmal'),
  ein: 1,
  eine: 1,
  einer: 1,
  fünfzehn: 15,
  zwanzig: 20,
  dreißig: 30,
});
const COUNT_SOURCE = `(\\d{1,3}(?:,5)?|${Object.keys(NUMBER_WORDS).join('|')})`;
const DAY_SOURCE = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';
const parseHour = (word = '') => NUMBER_WORDS[word.toLowerCase()] ?? Number(word);

export const DE: LanguagePatterns = {
  chrono: createPlainChrono(casual),
  numbers: NUMBER_WORDS,
  mends: [
    [
      wholeWords(`(?:um )?halb (${HOUR_WORDS}|\\d{1,2})`, 'giu'),
      ([, hour]) => `um ${(parseHour(hour) + 11) % 12 || 12}:30`,
    ],
    [
      wholeWords(`(?:um )?viertel (nach|vor) (${HOUR_WORDS}|\\d{1,2})`, 'giu'),
      ([, side, hour]) =>
        side === 'vor' ? `um ${(parseHour(hour) + 11) % 12 || 12}:45` : `um ${parseHour(hour)}:15`,
    ],
    [wholeWords(`um (${HOUR_WORDS})`, 'giu'), ([, hour]) => `um ${parseHour(hour)}`],
    [wholeWords('(?:um |gegen )?(\\d{1,2})\\.(\\d{2}) uhr', 'giu'), 'um $1:$2'],
    [
      wholeWords(`(?:am )?nächste woche (?:am )?(${DAY_SOURCE})`, 'giu'),
      weekdayOfNextWeek(DAY_SOURCE.split('|')),
    ],
    [wholeWords(`(${DAY_SOURCE})(abend|morgen|vormittag|nachmittag|mittag)`, 'giu'), '$1 $2'],
    [wholeWords('am mittag|um zwölf uhr mittags', 'giu'), 'um 12:00'],
  ],
  timesAWeek: wholeWords(
    '(?:(einmal|zweimal|dreimal|viermal|fünfmal)|(\\d) ?(?:mal|x)) (?:pro|die|in der|jede) woche',
  ),
  daily: wholeWords('jeden tag|täglich|am tag|pro tag'),
  dailyPart: /\bjeden (?=(?:morgen|abend|nachmittag|vormittag)\b)/i,
  weekly: wholeWords('jede woche|wöchentlich'),
  parts: [
    ['before work', wholeWords('vor der (?:arbeit|schule)')],
    ['after work', wholeWords('nach der (?:arbeit|schule)|nach feierabend')],
    ['before bed', wholeWords('vor dem (?:schlafen(?:gehen)?|einschlafen|zubettgehen)')],
    ['morning', wholeWords('heute (?:morgen|früh|vormittag)'), 'heute'],
    ['afternoon', wholeWords('heute nachmittag'), 'heute'],
    ['evening', wholeWords('heute (?:abend|nacht)'), 'heute'],
    ['morning', wholeWords('morgen früh|morgen vormittag'), 'morgen'],
    ['afternoon', wholeWords('(?:am |jeden )?nachmittags?')],
    ['evening', wholeWords('(?:am |jeden )?abends?|nachts')],
    [
      'morning',
      new RegExp(
        `(?:(?:am|jeden) morgen|morgens|(?:am |jeden )?vormittags?|(?<=(?:${DAY_SOURCE}) )morgen|^\\s*morgen(?=\\s*$))(?!\\p{L})`,
        'iu',
      ),
    ],
  ],
  lengths: [
    [wholeWords('(?:für )?anderthalb stunden|(?:für )?eineinhalb stunden'), 90],
    [wholeWords('(?:für )?eine halbe stunde'), 30],
    [wholeWords('(?:für )?eine viertelstunde'), 15],
    [wholeWords(`(?<!in )(?:für )?${COUNT_SOURCE}() ?(?:stunden?|std)(?: lang)?`), 60],
    [wholeWords(`(?<!in )(?:für )?${COUNT_SOURCE}() ?(?:minuten|min)(?: lang)?`), 1],
  ],
  deadline: /\b(?:bis|spätestens)(?: zum| am)?\s*$/i,
  dayLead: /(?:(?:\b(?:am|um|im|ab|bis|von|und|den|gegen)\b|nächsten?|kommenden|diesen|jeden|[,])\s*)+$/iu,
  lookalike: /\|(?:jetzt|so|mi|do|mo)$/i,
  weekend: wholeWords('(?:am |dieses |nächstes |kommendes )?wochenende'),
  next: /nächst/i,
  nextWeek: wholeWords('nächste woche'),
  thisWeek: wholeWords('diese woche'),
  turn: /,?\s+(?:aber|weil|denn|obwohl|doch)\s+/i,
  join: /\s*,?\s+(?:und )?(?:dann|danach|anschließend)\s+|\s*,\s*(?:und )?|\s+(?:und|oder)\s+/gi,
  afterwards: wholeWords('dann|danach|anschließend'),
  subject: wordsAtStart('(?:ich|wir|er|sie|es|das|mein|meine|sein|ihr) \\p{L}+'),
  aside: /,?\s(?:bevor|nachdem|damit|wenn|dass|obwohl|während|bis (?:ich|er|sie))\s.*$/i,
  lead: /^(?:(?:ich|wir|habe|haben|hab|muss|müssen|will|wollen|möchte|werde|sollte|endlich|bitte|dann|noch|mal|wieder|vielleicht|auch|gerne?|zu|zum|zur|einen|ein|eine|der|die|das|den|meinen|meine|mein|mehr|es gibt|ist)\s+)/i,
  trail:
    /(?:[\s,;:!?.-]|(?<!\p{L})(?:um|am|im|von|bis|und|zu|wieder|bitte|für|der|die|das|ist|habe|haben|gehen wir|jeden|mal|noch|gegen)(?=\s*$))+$/iu,
  wants: wholeWords(
    '(?:ich|wir) (?:will|wollen|möchten?|muss|müssen|sollten?|werden?|würden? gerne?)|(?:will|wollen|möchten?|muss|müssen|sollten?|werden?) (?:ich|wir)|lass uns|vielleicht|erinner[e]? mich an',
  ),
  proposes: wholeWords('vielleicht|lass uns|wollen wir|können wir|kannst du'),
  refuses: wholeWords('nicht|keine?n?|nie|niemals|ohne|abgesagt|ausgefallen|nichts'),
  past: wholeWords(
    'gestern|vorgestern|letzte[nrs]?|war|waren|hatte|hatten|schon gemacht|ging|(?:habe|bin) .* (?:ge\\p{L}+(?:t|en))',
  ),
  ofOthers: [
    wholeWords(
      '(?:meine?|unsere?|seine?|ihre?|der|die) (?:schwester|bruder|mutter|vater|freund|freundin|sohn|tochter|mann|frau|chef|chefin|kollegin) (?:\\p{Lu}\\p{Ll}+ )?(?:hat|ist|will|geht|muss|kommt|fährt|heiratet)|(?:er|sie|du) (?:hat|ist|will|geht|muss|beginnt)',
    ),
  ],
  asksMe: MATCHES_NOTHING,
  supposes: /^(?:wenn|falls|ob)\b/i,
  until: MATCHES_NOTHING,
  again: wholeWords('(?:dafür|damit)$'),
  happens:
    /^(?:(?:mein|meine|der|die|das|unser|unsere) )?(.+?) (?:ist|beginnt|fängt an|kommt|fährt|findet statt)$/iu,
  states: wholeWords(
    'bin|bist|ist|sind|war|hat|haben|wird|kann|fühle|^(?:ich|er|sie|es|das|wir|was|wie|wann|warum)',
  ),
  activities: [
    [
      'exercise',
      wordsAtStart(
        '(?:workout|sport|joggen|laufen|schwimmen|yoga|spazieren|spaziergang|trainieren|training|krafttraining|radfahren|fitnessstudio)',
      ),
    ],
    ['meditate', wordsAtStart('meditieren|meditation')],
    ['read', wordsAtStart('lesen')],
    ['rest', wordsAtStart('ausruhen|mich ausruhen|entspannen|pause|ruhen')],
    ['meal', wordsAtStart('(?:mittagessen|abendessen|frühstück|essen) mit')],
    ['social', wordsAtStart('(?:kaffee|tee) (?:trinken )?mit|treffen mit')],
  ],
};
