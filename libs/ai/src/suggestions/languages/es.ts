import { casual } from 'chrono-node/es';
import { begins, dayAfter, inNextWeek, NONE, numbersOf, type Words, whole, plainChrono } from './words.ts';

const HOURS = 'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce';
const NUMBERS = numbersOf(HOURS.replaceAll('|', ' '), { un: 1, quince: 15, veinte: 20, treinta: 30 });
const COUNT = `(\\d{1,3}|${Object.keys(NUMBERS).join('|')})`;
const DAY = 'lunes|martes|miércoles|jueves|viernes|sábado|domingo';
const HOUR = `(\\d{1,2}|${HOURS})`;
const hourOf = (word = '') => NUMBERS[word.toLowerCase()] ?? Number(word);

export const ES: Words = {
  chrono: plainChrono(casual),
  numbers: NUMBERS,
  mends: [
    [whole('pasado mañana', 'giu'), dayAfter(2)],
    [whole(`(${DAY}) de la (?:próxima semana|semana que viene)`, 'giu'), inNextWeek(DAY.split('|'))],
    [
      whole(`a las? ${HOUR} y (media|cuarto)`, 'giu'),
      ([, hour, part]) => `a las ${hourOf(hour)}:${part === 'media' ? 30 : 15}`,
    ],
    [whole(`a las? ${HOUR} menos cuarto`, 'giu'), ([, hour]) => `a las ${(hourOf(hour) + 11) % 12 || 12}:45`],
    [whole(`a las? (${HOURS})`, 'giu'), ([, hour]) => `a las ${hourOf(hour)}`],
    [
      whole('de (\\d{1,2})(:\\d\\d)? a (\\d{1,2})(:\\d\\d)?(?: horas)?', 'giu'),
      ([, from, minute, to, until]) => `${from}${minute ?? ':00'} - ${to}${until ?? ':00'}`,
    ],
    [whole('(?:al )?mediodía', 'giu'), 'a las 12:00'],
    [/\b(\d{1,2}(?::\d\d)?) ?(?:horas|hrs?|h)\b/gi, '$1'],
  ],
  timesAWeek: whole(`${COUNT} veces (?:a la|por|cada) semana`),
  daily: whole('cada día|todos los días|al día|por día'),
  dailyPart: /\b(?:cada|todas las|por las) (?=(?:mañana|tarde|noche)s?)/i,
  weekly: whole('cada semana|todas las semanas'),
  parts: [
    ['before work', whole('antes del trabajo|antes de trabajar')],
    ['after work', whole('después del trabajo|después de trabajar')],
    ['before bed', whole('antes de (?:dormir|acostarme)')],
    ['morning', whole('esta mañana'), 'hoy'],
    ['afternoon', whole('esta tarde'), 'hoy'],
    ['evening', whole('esta noche'), 'hoy'],
    ['morning', whole('(?:por|de|en) la mañana|(?:cada|todas las|por las) mañanas?')],
    ['afternoon', whole('(?:(?:(?:por|de|en) la|cada|todas las|por las) )?tardes?')],
    ['evening', whole('(?:(?:(?:por|de|en) la|cada|todas las|por las) )?noches?')],
  ],
  lengths: [
    [whole('(?:durante |por )?una hora y media'), 90],
    [whole('(?:durante |por )?media hora'), 30],
    [whole(`(?<!(?:las|en) )(?:durante |por )?${COUNT}() horas?(?: de)?`), 60],
    [whole(`(?<!en )(?:durante |por )?${COUNT}() ?(?:minutos|min)(?: de)?`), 1],
  ],
  deadline: /(?:antes del?|hasta|para)(?: el)?\s*$/i,
  dayLead: /(?:(?:(?<!\p{L})(?:el|los|a|la|las|en|de|del|y|este|próximo|cada)(?!\p{L})|,)\s*)+$/iu,
  lookalike: /\|(?:mar|sab|dom|ahora)$/i,
  weekend: whole('(?:el |este |próximo )*fin de semana(?: que viene)?'),
  next: /próximo|que viene/i,
  nextWeek: whole('la (?:próxima semana|semana que viene)|próxima semana'),
  thisWeek: whole('esta semana'),
  turn: /,?\s+(?:pero|porque|aunque)\s+/i,
  join: /\s*,?\s+(?:y )?(?:luego|después)\s+|\s*,\s*(?:y )?|\s+(?:y|o)\s+/gi,
  afterwards: whole('luego|después'),
  subject: begins('(?:yo|él|ella|ellos|eso|me|es|estoy) .*'),
  aside: /,?\s(?:antes de que|para que|cuando|porque|que|si)\s.*$/i,
  lead: /^(?:(?:tengo(?! que)|tenemos(?! que)|hay(?! que)|por fin|quizás?|también|luego|y|un|una|el|la|los|las|mi|mis|más|de|a|ir al?)\s+)/i,
  trail:
    /(?:[\s,;:!?.-]|(?<!\p{L})(?:a|el|la|las|los|de|del|y|en|con|para|por|es|cada|otra vez)(?=\s*$))+$/iu,
  wants: whole(
    'quiero|queremos|tengo que|tenemos que|voy a|vamos a|me gustaría|debo|debería|necesito|hay que|quisiera|recuérdame|quizás?',
  ),
  proposes: whole('quizás?|podemos|puedes'),
  refuses: whole('no|nunca|sin|cancel\\p{L}+|nada|tampoco'),
  past: whole('ayer|anteayer|anoche|pasad[oa](?! mañana)|fui|fue|era|estaba|estuve|tenía|hice|vi'),
  ofOthers: [
    whole(
      '(?:mi|nuestr[oa]|su) (?:hermana|hermano|madre|padre|amig[oa]|hij[oa]|marido|mujer|jef[ea]|vecin[oa]) (?:\\p{Lu}\\p{Ll}+ )?(?:tiene|va|quiere|se casa|debe|está|es)|(?:él|ella|tú) (?:tiene|va|quiere|empieza)',
    ),
  ],
  asksMe: NONE,
  supposes: /^si\b/i,
  until: NONE,
  again: whole('para (?:eso|esto|ello)$'),
  happens: /^(?:(?:mi|el|la|nuestr[oa]) )?(.+?) (?:es|empieza|llega|sale|comienza)$/iu,
  states: whole(
    'soy|es|estoy|está|son|fue|tiene|hace|puede|siento|^(?:yo|él|ella|eso|me|cuando|cómo|por qué)',
  ),
  activities: [
    [
      'exercise',
      begins(
        '(?:salir a |ir a )?(?:correr|caminar|nadar|entrenar)|ejercicio|hacer ejercicio|yoga|gimnasio|paseo',
      ),
    ],
    ['meditate', begins('(?:meditar|meditación)')],
    ['read', begins('(?:leer|lectura)')],
    ['rest', begins('(?:descansar|relajarme|descanso|siesta)')],
    ['meal', begins('(?:cena|cenar|almuerzo|almorzar|desayuno|desayunar|comida|comer) con')],
    ['social', begins('(?:café|té) con|quedar con')],
  ],
};
