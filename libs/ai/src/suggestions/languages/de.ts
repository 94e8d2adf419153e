import { casual } from 'chrono-node/de';
import { begins, inNextWeek, NONE, numbersOf, type Words, whole, plainChrono } from './words.ts';

const HOURS = 'eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf';
const NUMBERS = numbersOf(HOURS.replaceAll('|', ' '), {
  ...numbersOf('einmal zweimal dreimal viermal fünfmal'),
  ein: 1,
  eine: 1,
  einer: 1,
  fünfzehn: 15,
  zwanzig: 20,
  dreißig: 30,
});
const COUNT = `(\\d{1,3}(?:,5)?|${Object.keys(NUMBERS).join('|')})`;
const DAY = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';
const hourOf = (word = '') => NUMBERS[word.toLowerCase()] ?? Number(word);

export const DE: Words = {
  chrono: plainChrono(casual),
  numbers: NUMBERS,
  mends: [
    [
      whole(`(?:um )?halb (${HOURS}|\\d{1,2})`, 'giu'),
      ([, hour]) => `um ${(hourOf(hour) + 11) % 12 || 12}:30`,
    ],
    [
      whole(`(?:um )?viertel (nach|vor) (${HOURS}|\\d{1,2})`, 'giu'),
      ([, side, hour]) =>
        side === 'vor' ? `um ${(hourOf(hour) + 11) % 12 || 12}:45` : `um ${hourOf(hour)}:15`,
    ],
    [whole(`um (${HOURS})`, 'giu'), ([, hour]) => `um ${hourOf(hour)}`],
    [whole('(?:um |gegen )?(\\d{1,2})\\.(\\d{2}) uhr', 'giu'), 'um $1:$2'],
    [whole(`(?:am )?nächste woche (?:am )?(${DAY})`, 'giu'), inNextWeek(DAY.split('|'))],
    [whole(`(${DAY})(abend|morgen|vormittag|nachmittag|mittag)`, 'giu'), '$1 $2'],
    [whole('am mittag|um zwölf uhr mittags', 'giu'), 'um 12:00'],
  ],
  timesAWeek: whole(
    '(?:(einmal|zweimal|dreimal|viermal|fünfmal)|(\\d) ?(?:mal|x)) (?:pro|die|in der|jede) woche',
  ),
  daily: whole('jeden tag|täglich|am tag|pro tag'),
  dailyPart: /\bjeden (?=(?:morgen|abend|nachmittag|vormittag)\b)/i,
  weekly: whole('jede woche|wöchentlich'),
  parts: [
    ['before work', whole('vor der (?:arbeit|schule)')],
    ['after work', whole('nach der (?:arbeit|schule)|nach feierabend')],
    ['before bed', whole('vor dem (?:schlafen(?:gehen)?|einschlafen|zubettgehen)')],
    ['morning', whole('heute (?:morgen|früh|vormittag)'), 'heute'],
    ['afternoon', whole('heute nachmittag'), 'heute'],
    ['evening', whole('heute (?:abend|nacht)'), 'heute'],
    ['morning', whole('morgen früh|morgen vormittag'), 'morgen'],
    ['afternoon', whole('(?:am |jeden )?nachmittags?')],
    ['evening', whole('(?:am |jeden )?abends?|nachts')],
    [
      'morning',
      new RegExp(
        `(?:(?:am|jeden) morgen|morgens|(?:am |jeden )?vormittags?|(?<=(?:${DAY}) )morgen|^\\s*morgen(?=\\s*$))(?!\\p{L})`,
        'iu',
      ),
    ],
  ],
  lengths: [
    [whole('(?:für )?anderthalb stunden|(?:für )?eineinhalb stunden'), 90],
    [whole('(?:für )?eine halbe stunde'), 30],
    [whole('(?:für )?eine viertelstunde'), 15],
    [whole(`(?<!in )(?:für )?${COUNT}() ?(?:stunden?|std)(?: lang)?`), 60],
    [whole(`(?<!in )(?:für )?${COUNT}() ?(?:minuten|min)(?: lang)?`), 1],
  ],
  deadline: /\b(?:bis|spätestens)(?: zum| am)?\s*$/i,
  dayLead: /(?:(?:\b(?:am|um|im|ab|bis|von|und|den|gegen)\b|nächsten?|kommenden|diesen|jeden|[,])\s*)+$/iu,
  lookalike: /\|(?:jetzt|so|mi|do|mo)$/i,
  weekend: whole('(?:am |dieses |nächstes |kommendes )?wochenende'),
  next: /nächst/i,
  nextWeek: whole('nächste woche'),
  thisWeek: whole('diese woche'),
  turn: /,?\s+(?:aber|weil|denn|obwohl|doch)\s+/i,
  join: /\s*,?\s+(?:und )?(?:dann|danach|anschließend)\s+|\s*,\s*(?:und )?|\s+(?:und|oder)\s+/gi,
  afterwards: whole('dann|danach|anschließend'),
  subject: begins('(?:ich|wir|er|sie|es|das|mein|meine|sein|ihr) \\p{L}+'),
  aside: /,?\s(?:bevor|nachdem|damit|wenn|dass|obwohl|während|bis (?:ich|er|sie))\s.*$/i,
  lead: /^(?:(?:ich|wir|habe|haben|hab|muss|müssen|will|wollen|möchte|werde|sollte|endlich|bitte|dann|noch|mal|wieder|vielleicht|auch|gerne?|zu|zum|zur|einen|ein|eine|der|die|das|den|meinen|meine|mein|mehr|es gibt|ist)\s+)/i,
  trail:
    /(?:[\s,;:!?.-]|(?<!\p{L})(?:um|am|im|von|bis|und|zu|wieder|bitte|für|der|die|das|ist|habe|haben|gehen wir|jeden|mal|noch|gegen)(?=\s*$))+$/iu,
  wants: whole(
    '(?:ich|wir) (?:will|wollen|möchten?|muss|müssen|sollten?|werden?|würden? gerne?)|(?:will|wollen|möchten?|muss|müssen|sollten?|werden?) (?:ich|wir)|lass uns|vielleicht|erinner[e]? mich an',
  ),
  proposes: whole('vielleicht|lass uns|wollen wir|können wir|kannst du'),
  refuses: whole('nicht|keine?n?|nie|niemals|ohne|abgesagt|ausgefallen|nichts'),
  past: whole(
    'gestern|vorgestern|letzte[nrs]?|war|waren|hatte|hatten|schon gemacht|ging|(?:habe|bin) .* (?:ge\\p{L}+(?:t|en))',
  ),
  ofOthers: [
    whole(
      '(?:meine?|unsere?|seine?|ihre?|der|die) (?:schwester|bruder|mutter|vater|freund|freundin|sohn|tochter|mann|frau|chef|chefin|kollegin) (?:\\p{Lu}\\p{Ll}+ )?(?:hat|ist|will|geht|muss|kommt|fährt|heiratet)|(?:er|sie|du) (?:hat|ist|will|geht|muss|beginnt)',
    ),
  ],
  asksMe: NONE,
  supposes: /^(?:wenn|falls|ob)\b/i,
  until: NONE,
  again: whole('(?:dafür|damit)$'),
  happens:
    /^(?:(?:mein|meine|der|die|das|unser|unsere) )?(.+?) (?:ist|beginnt|fängt an|kommt|fährt|findet statt)$/iu,
  states: whole(
    'bin|bist|ist|sind|war|hat|haben|wird|kann|fühle|^(?:ich|er|sie|es|das|wir|was|wie|wann|warum)',
  ),
  activities: [
    [
      'exercise',
      begins(
        '(?:workout|sport|joggen|laufen|schwimmen|yoga|spazieren|spaziergang|trainieren|training|krafttraining|radfahren|fitnessstudio)',
      ),
    ],
    ['meditate', begins('meditieren|meditation')],
    ['read', begins('lesen')],
    ['rest', begins('ausruhen|mich ausruhen|entspannen|pause|ruhen')],
    ['meal', begins('(?:mittagessen|abendessen|frühstück|essen) mit')],
    ['social', begins('(?:kaffee|tee) (?:trinken )?mit|treffen mit')],
  ],
};
