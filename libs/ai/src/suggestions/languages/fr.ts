import { casual } from 'chrono-node/fr';
import {
  wordsAtStart,
  createDayAfter,
  weekdayOfNextWeek,
  MATCHES_NOTHING,
  numberWords,
  type LanguagePatterns,
  wholeWords,
  createPlainChrono,
} from './words.ts';

const NUMBER_WORDS = numberWords('un deux trois quatre cinq six sept huit neuf dix onze douze', {
  une: 1,
  quinze: 15,
  vingt: 20,
  trente: 30,
});
const COUNT_SOURCE = `(\\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`;
const DAY_SOURCE = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
const parseHour = (word = '') => NUMBER_WORDS[word.toLowerCase()] ?? Number(word);

export const FR: LanguagePatterns = {
  chrono: createPlainChrono(casual),
  numbers: NUMBER_WORDS,
  mends: [
    [wholeWords('après-demain', 'giu'), createDayAfter(2)],
    [
      wholeWords(`(${DAY_SOURCE}) (?:de )?la semaine prochaine`, 'giu'),
      weekdayOfNextWeek(DAY_SOURCE.split('|')),
    ],
    [
      wholeWords(`(?:à )?${COUNT_SOURCE} ?h(?:eures?)? et demie`, 'giu'),
      ([, hour]) => `à ${parseHour(hour)}h30`,
    ],
    [
      wholeWords(`à (${Object.keys(NUMBER_WORDS).join('|')}) heures?`, 'giu'),
      ([, hour]) => `à ${parseHour(hour)}h`,
    ],
    [
      /(\d{1,2}) ?heures?(?: (\d\d))?(?![\p{L}])/giu,
      (found) => (/\d/.test(found[2] ?? '') ? `${found[1]}h${found[2]}` : `${found[1]}h`),
    ],
    [/(\d{1,2}) h (\d\d)/g, '$1h$2'],
    [wholeWords('(?:à )?midi', 'giu'), 'à 12:00'],
  ],
  timesAWeek: wholeWords(`${COUNT_SOURCE} fois (?:par|la) semaine`),
  daily: wholeWords('tous les jours|chaque jour|par jour'),
  dailyPart: /\b(?:tous les|chaque) (?=(?:matin|soir)s?\b)/i,
  weekly: wholeWords('chaque semaine|toutes les semaines'),
  parts: [
    ['before work', wholeWords("avant (?:le travail|l'école)")],
    ['after work', wholeWords("après (?:le travail|l'école)")],
    ['before bed', wholeWords('avant de (?:dormir|me coucher)')],
    ['morning', wholeWords('ce matin'), "aujourd'hui"],
    ['afternoon', wholeWords('cet après-midi'), "aujourd'hui"],
    ['evening', wholeWords('ce soir'), "aujourd'hui"],
    ['morning', wholeWords('(?:le |du |tous les |chaque )?matins?')],
    ['afternoon', wholeWords("(?:l'|de l')?après-midi")],
    ['evening', wholeWords('(?:le |du |tous les |chaque )?soirs?')],
  ],
  lengths: [
    [wholeWords('(?:pendant )?une heure et demie'), 90],
    [wholeWords('(?:pendant )?une demi-heure'), 30],
    [wholeWords("(?:pendant )?un quart d'heure"), 15],
    [wholeWords('(?:pendant|durant) (\\d{1,2})() ?h'), 60],
    [
      wholeWords(
        `(?<!(?:à|dans|vers) )(?:pendant |durant )?(${Object.keys(NUMBER_WORDS).join('|')})() heures?(?: de)?`,
      ),
      60,
    ],
    [wholeWords(`(?<!dans )(?:pendant |durant )?${COUNT_SOURCE}() ?(?:minutes|min)(?: de)?`), 1],
  ],
  deadline: /(?:avant|d'ici|jusqu'à)(?: le)?\s*$/i,
  dayLead: /(?:(?:(?<!\p{L})(?:le|à|de|du|dès|vers|et|ce|chaque|dans)(?!\p{L})|,)\s*)+$/iu,
  lookalike: /\|(?:sam|mar|mai)$|\|maintenant$/i,
  weekend: wholeWords('(?:le |ce )?week-?end(?: prochain)?'),
  next: /prochain/i,
  nextWeek: wholeWords('la semaine prochaine|semaine prochaine'),
  thisWeek: wholeWords('cette semaine'),
  turn: /,?\s+(?:mais|parce que|car|donc)\s+/i,
  join: /\s*,?\s+(?:et )?(?:puis|ensuite)\s+|\s*,\s*(?:et )?|\s+(?:et|ou)\s+/gi,
  afterwards: wholeWords('puis|ensuite'),
  subject: wordsAtStart("(?:je|nous|on|il|elle|c'est|ça) .*|j'.*"),
  aside: /,?\s(?:avant que|après que|pour que|quand|qui|que|parce que|avant de|si je)\s.*$/i,
  lead: /^(?:(?:(?:j'ai|nous avons|on a|il y a)(?= )|je|nous|dois|veux|vais|enfin|peut-être|encore|aussi|puis|et|un|une|le|la|les|des|du|de|mon|ma|mes|plus|faire|aller|à)\s+|l'|d')/i,
  trail:
    /(?:[\s,;:!?.-]|(?<!\p{L})(?:à|le|la|de|du|et|pour|avec|pendant|encore|est|chaque|dès|vers)(?=\s*$))+$/iu,
  wants: wholeWords(
    "(?:je|j'|on|nous) ?(?:veux|dois|vais|voudrais|aimerais|va|doit|allons|devons)|il faut(?: que je)?|rappelle-moi de|peut-être",
  ),
  proposes: wholeWords('peut-être|on peut|peux-tu'),
  refuses: wholeWords("(?:ne|n'|n’)(?=\\s|\\p{L}).*|pas|jamais|sans|annulée?|rien"),
  past: wholeWords(
    "hier|avant-hier|dernière?|était|étais|j'ai (?:\\p{L}+(?:é|u|i|is|it))|je suis (?:allée?|restée?)|avais|avait",
  ),
  ofOthers: [
    wholeWords(
      '(?:mon|ma|notre|son|sa) (?:sœur|frère|mère|père|amie?|fils|fille|mari|femme|chef|voisine?) (?:\\p{Lu}\\p{Ll}+ )?(?:a|est|va|veut|doit|se marie)|(?:il|elle|tu) (?:a|est|va|veut|doit|commence)',
    ),
  ],
  asksMe: MATCHES_NOTHING,
  supposes: /^(?:si|s'il)\b/i,
  until: MATCHES_NOTHING,
  again: wholeWords('pour (?:ça|cela)$'),
  happens: /^(?:(?:mon|ma|le|la|notre) )?(.+?) (?:est|commence|arrive|part|a lieu)$/iu,
  states: wholeWords(
    "suis|es|est|sont|étais|était|ai|as|ont|fait|peut|sens|^(?:je|il|elle|on|c'est|ça|tu|nous|vous|quand|comment|pourquoi)|^j'.*",
  ),
  activities: [
    [
      'exercise',
      wordsAtStart(
        '(?:courir|course à pied|sport|yoga|nager|natation|marcher|marche|footing|gym|vélo|promenade|muscu|musculation)',
      ),
    ],
    ['meditate', wordsAtStart('(?:méditer|méditation)')],
    ['read', wordsAtStart('(?:lire|lecture)')],
    ['rest', wordsAtStart('(?:me |se )?(?:reposer|relaxer|détendre)|repos|sieste')],
    ['meal', wordsAtStart('(?:dîner|déjeuner|petit-déjeuner|brunch|restaurant) avec')],
    ['social', wordsAtStart('(?:café|thé|verre) avec')],
  ],
};
