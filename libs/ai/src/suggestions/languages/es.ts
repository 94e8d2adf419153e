import { casual } from 'chrono-node/es';
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

const HOUR_WORDS = 'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce';
const NUMBER_WORDS = numberWords(HOUR_WORDS.replaceAll('|', ' '), {
  un: 1,
  quince: 15,
  veinte: 20,
  treinta: 30,
});
const COUNT_SOURCE = `(\\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`;
const DAY_SOURCE = 'lunes|martes|miércoles|jueves|viernes|sábado|domingo';
const HOUR_SOURCE = `(\\d{1,2}|${HOUR_WORDS})`;
const parseHour = (word = '') => NUMBER_WORDS[word.toLowerCase()] ?? Number(word);

export const ES: LanguagePatterns = {
  chrono: createPlainChrono(casual),
  numbers: NUMBER_WORDS,
  mends: [
    [wholeWords('pasado mañana', 'giu'), createDayAfter(2)],
    [
      wholeWords(`(${DAY_SOURCE}) de la (?:próxima semana|semana que viene)`, 'giu'),
      weekdayOfNextWeek(DAY_SOURCE.split('|')),
    ],
    [
      wholeWords(`a las? ${HOUR_SOURCE} y (media|cuarto)`, 'giu'),
      ([, hour, part]) => `a las ${parseHour(hour)}:${part === 'media' ? 30 : 15}`,
    ],
    [
      wholeWords(`a las? ${HOUR_SOURCE} menos cuarto`, 'giu'),
      ([, hour]) => `a las ${(parseHour(hour) + 11) % 12 || 12}:45`,
    ],
    [wholeWords(`a las? (${HOUR_WORDS})`, 'giu'), ([, hour]) => `a las ${parseHour(hour)}`],
    [
      wholeWords('de (\\d{1,2})(:\\d\\d)? a (\\d{1,2})(:\\d\\d)?(?: horas)?', 'giu'),
      ([, from, minute, to, until]) => `${from}${minute ?? ':00'} - ${to}${until ?? ':00'}`,
    ],
    [wholeWords('(?:al )?mediodía', 'giu'), 'a las 12:00'],
    [/\b(\d{1,2}(?::\d\d)?) ?(?:horas|hrs?|h)\b/gi, '$1'],
  ],
  timesAWeek: wholeWords(`${COUNT_SOURCE} veces (?:a la|por|cada) semana`),
  daily: wholeWords('cada día|todos los días|al día|por día'),
  dailyPart: /\b(?:cada|todas las|por las) (?=(?:mañana|tarde|noche)s?)/i,
  weekly: wholeWords('cada semana|todas las semanas'),
  parts: [
    ['before work', wholeWords('antes del trabajo|antes de trabajar')],
    ['after work', wholeWords('después del trabajo|después de trabajar')],
    ['before bed', wholeWords('antes de (?:dormir|acostarme)')],
    ['morning', wholeWords('esta mañana'), 'hoy'],
    ['afternoon', wholeWords('esta tarde'), 'hoy'],
    ['evening', wholeWords('esta noche'), 'hoy'],
    ['morning', wholeWords('(?:por|de|en) la mañana|(?:cada|todas las|por las) mañanas?')],
    ['afternoon', wholeWords('(?:(?:(?:por|de|en) la|cada|todas las|por las) )?tardes?')],
    ['evening', wholeWords('(?:(?:(?:por|de|en) la|cada|todas las|por las) )?noches?')],
  ],
  lengths: [
    [wholeWords('(?:durante |por )?una hora y media'), 90],
    [wholeWords('(?:durante |por )?media hora'), 30],
    [wholeWords(`(?<!(?:las|en) )(?:durante |por )?${COUNT_SOURCE}() horas?(?: de)?`), 60],
    [wholeWords(`(?<!en )(?:durante |por )?${COUNT_SOURCE}() ?(?:minutos|min)(?: de)?`), 1],
  ],
  deadline: /(?:antes del?|hasta|para)(?: el)?\s*$/i,
  dayLead: /(?:(?:(?<!\p{L})(?:el|los|a|la|las|en|de|del|y|este|próximo|cada)(?!\p{L})|,)\s*)+$/iu,
  lookalike: /\|(?:mar|sab|dom|ahora)$/i,
  weekend: wholeWords('(?:el |este |próximo )*fin de semana(?: que viene)?'),
  next: /próximo|que viene/i,
  nextWeek: wholeWords('la (?:próxima semana|semana que viene)|próxima semana'),
  thisWeek: wholeWords('esta semana'),
  turn: /,?\s+(?:pero|porque|aunque)\s+/i,
  join: /\s*,?\s+(?:y )?(?:luego|después)\s+|\s*,\s*(?:y )?|\s+(?:y|o)\s+/gi,
  afterwards: wholeWords('luego|después'),
  subject: wordsAtStart('(?:yo|él|ella|ellos|eso|me|es|estoy) .*'),
  aside: /,?\s(?:antes de que|para que|cuando|porque|que|si)\s.*$/i,
  lead: /^(?:(?:tengo(?! que)|tenemos(?! que)|hay(?! que)|por fin|quizás?|también|luego|y|un|una|el|la|los|las|mi|mis|más|de|a|ir al?)\s+)/i,
  trail:
    /(?:[\s,;:!?.-]|(?<!\p{L})(?:a|el|la|las|los|de|del|y|en|con|para|por|es|cada|otra vez)(?=\s*$))+$/iu,
  wants: wholeWords(
    'quiero|queremos|tengo que|tenemos que|voy a|vamos a|me gustaría|debo|debería|necesito|hay que|quisiera|recuérdame|quizás?',
  ),
  proposes: wholeWords('quizás?|podemos|puedes'),
  refuses: wholeWords('no|nunca|sin|cancel\\p{L}+|nada|tampoco'),
  past: wholeWords('ayer|anteayer|anoche|pasad[oa](?! mañana)|fui|fue|era|estaba|estuve|tenía|hice|vi'),
  ofOthers: [
    wholeWords(
      '(?:mi|nuestr[oa]|su) (?:hermana|hermano|madre|padre|amig[oa]|hij[oa]|marido|mujer|jef[ea]|vecin[oa]) (?:\\p{Lu}\\p{Ll}+ )?(?:tiene|va|quiere|se casa|debe|está|es)|(?:él|ella|tú) (?:tiene|va|quiere|empieza)',
    ),
  ],
  asksMe: MATCHES_NOTHING,
  supposes: /^si\b/i,
  until: MATCHES_NOTHING,
  again: wholeWords('para (?:eso|esto|ello)$'),
  happens: /^(?:(?:mi|el|la|nuestr[oa]) )?(.+?) (?:es|empieza|llega|sale|comienza)$/iu,
  states: wholeWords(
    'soy|es|estoy|está|son|fue|tiene|hace|puede|siento|^(?:yo|él|ella|eso|me|cuando|cómo|por qué)',
  ),
  activities: [
    [
      'exercise',
      wordsAtStart(
        '(?:salir a |ir a )?(?:correr|caminar|nadar|entrenar)|ejercicio|hacer ejercicio|yoga|gimnasio|paseo',
      ),
    ],
    ['meditate', wordsAtStart('(?:meditar|meditación)')],
    ['read', wordsAtStart('(?:leer|lectura)')],
    ['rest', wordsAtStart('(?:descansar|relajarme|descanso|siesta)')],
    ['meal', wordsAtStart('(?:cena|cenar|almuerzo|almorzar|desayuno|desayunar|comida|comer) con')],
    ['social', wordsAtStart('(?:café|té) con|quedar con')],
  ],
};
