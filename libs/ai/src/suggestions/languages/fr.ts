import { casual } from 'chrono-node/fr';
import { begins, dayAfter, inNextWeek, NONE, numbersOf, type Words, whole, plainChrono } from './words.ts';

const NUMBERS = numbersOf('un deux trois quatre cinq six sept huit neuf dix onze douze', {
  une: 1,
  quinze: 15,
  vingt: 20,
  trente: 30,
});
const COUNT = `(\\d{1,3}|${Object.keys(NUMBERS).join('|')})`;
const DAY = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
const hourOf = (word = '') => NUMBERS[word.toLowerCase()] ?? Number(word);

export const FR: Words = {
  chrono: plainChrono(casual),
  numbers: NUMBERS,
  mends: [
    [whole('après-demain', 'giu'), dayAfter(2)],
    [whole(`(${DAY}) (?:de )?la semaine prochaine`, 'giu'), inNextWeek(DAY.split('|'))],
    [whole(`(?:à )?${COUNT} ?h(?:eures?)? et demie`, 'giu'), ([, hour]) => `à ${hourOf(hour)}h30`],
    [whole(`à (${Object.keys(NUMBERS).join('|')}) heures?`, 'giu'), ([, hour]) => `à ${hourOf(hour)}h`],
    [
      /(\d{1,2}) ?heures?(?: (\d\d))?(?![\p{L}])/giu,
      (found) => (/\d/.test(found[2] ?? '') ? `${found[1]}h${found[2]}` : `${found[1]}h`),
    ],
    [/(\d{1,2}) h (\d\d)/g, '$1h$2'],
    [whole('(?:à )?midi', 'giu'), 'à 12:00'],
  ],
  timesAWeek: whole(`${COUNT} fois (?:par|la) semaine`),
  daily: whole('tous les jours|chaque jour|par jour'),
  dailyPart: /\b(?:tous les|chaque) (?=(?:matin|soir)s?\b)/i,
  weekly: whole('chaque semaine|toutes les semaines'),
  parts: [
    ['before work', whole("avant (?:le travail|l'école)")],
    ['after work', whole("après (?:le travail|l'école)")],
    ['before bed', whole('avant de (?:dormir|me coucher)')],
    ['morning', whole('ce matin'), "aujourd'hui"],
    ['afternoon', whole('cet après-midi'), "aujourd'hui"],
    ['evening', whole('ce soir'), "aujourd'hui"],
    ['morning', whole('(?:le |du |tous les |chaque )?matins?')],
    ['afternoon', whole("(?:l'|de l')?après-midi")],
    ['evening', whole('(?:le |du |tous les |chaque )?soirs?')],
  ],
  lengths: [
    [whole('(?:pendant )?une heure et demie'), 90],
    [whole('(?:pendant )?une demi-heure'), 30],
    [whole("(?:pendant )?un quart d'heure"), 15],
    [whole('(?:pendant|durant) (\\d{1,2})() ?h'), 60],
    [
      whole(
        `(?<!(?:à|dans|vers) )(?:pendant |durant )?(${Object.keys(NUMBERS).join('|')})() heures?(?: de)?`,
      ),
      60,
    ],
    [whole(`(?<!dans )(?:pendant |durant )?${COUNT}() ?(?:minutes|min)(?: de)?`), 1],
  ],
  deadline: /(?:avant|d'ici|jusqu'à)(?: le)?\s*$/i,
  dayLead: /(?:(?:(?<!\p{L})(?:le|à|de|du|dès|vers|et|ce|chaque|dans)(?!\p{L})|,)\s*)+$/iu,
  lookalike: /\|(?:sam|mar|mai)$|\|maintenant$/i,
  weekend: whole('(?:le |ce )?week-?end(?: prochain)?'),
  next: /prochain/i,
  nextWeek: whole('la semaine prochaine|semaine prochaine'),
  thisWeek: whole('cette semaine'),
  turn: /,?\s+(?:mais|parce que|car|donc)\s+/i,
  join: /\s*,?\s+(?:et )?(?:puis|ensuite)\s+|\s*,\s*(?:et )?|\s+(?:et|ou)\s+/gi,
  afterwards: whole('puis|ensuite'),
  subject: begins("(?:je|nous|on|il|elle|c'est|ça) .*|j'.*"),
  aside: /,?\s(?:avant que|après que|pour que|quand|qui|que|parce que|avant de|si je)\s.*$/i,
  lead: /^(?:(?:(?:j'ai|nous avons|on a|il y a)(?= )|je|nous|dois|veux|vais|enfin|peut-être|encore|aussi|puis|et|un|une|le|la|les|des|du|de|mon|ma|mes|plus|faire|aller|à)\s+|l'|d')/i,
  trail:
    /(?:[\s,;:!?.-]|(?<!\p{L})(?:à|le|la|de|du|et|pour|avec|pendant|encore|est|chaque|dès|vers)(?=\s*$))+$/iu,
  wants: whole(
    "(?:je|j'|on|nous) ?(?:veux|dois|vais|voudrais|aimerais|va|doit|allons|devons)|il faut(?: que je)?|rappelle-moi de|peut-être",
  ),
  proposes: whole('peut-être|on peut|peux-tu'),
  refuses: whole("(?:ne|n'|n’)(?=\\s|\\p{L}).*|pas|jamais|sans|annulée?|rien"),
  past: whole(
    "hier|avant-hier|dernière?|était|étais|j'ai (?:\\p{L}+(?:é|u|i|is|it))|je suis (?:allée?|restée?)|avais|avait",
  ),
  ofOthers: [
    whole(
      '(?:mon|ma|notre|son|sa) (?:sœur|frère|mère|père|amie?|fils|fille|mari|femme|chef|voisine?) (?:\\p{Lu}\\p{Ll}+ )?(?:a|est|va|veut|doit|se marie)|(?:il|elle|tu) (?:a|est|va|veut|doit|commence)',
    ),
  ],
  asksMe: NONE,
  supposes: /^(?:si|s'il)\b/i,
  until: NONE,
  again: whole('pour (?:ça|cela)$'),
  happens: /^(?:(?:mon|ma|le|la|notre) )?(.+?) (?:est|commence|arrive|part|a lieu)$/iu,
  states: whole(
    "suis|es|est|sont|étais|était|ai|as|ont|fait|peut|sens|^(?:je|il|elle|on|c'est|ça|tu|nous|vous|quand|comment|pourquoi)|^j'.*",
  ),
  activities: [
    [
      'exercise',
      begins(
        '(?:courir|course à pied|sport|yoga|nager|natation|marcher|marche|footing|gym|vélo|promenade|muscu|musculation)',
      ),
    ],
    ['meditate', begins('(?:méditer|méditation)')],
    ['read', begins('(?:lire|lecture)')],
    ['rest', begins('(?:me |se )?(?:reposer|relaxer|détendre)|repos|sieste')],
    ['meal', begins('(?:dîner|déjeuner|petit-déjeuner|brunch|restaurant) avec')],
    ['social', begins('(?:café|thé|verre) avec')],
  ],
};
