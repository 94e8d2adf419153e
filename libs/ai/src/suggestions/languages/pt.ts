import { casual } from 'chrono-node/pt';
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

const HOUR_WORDS = 'uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze';
const NUMBER_WORDS = numberWords(HOUR_WORDS.replaceAll('|', ' '), {
  um: 1,
  dois: 2,
  quinze: 15,
  vinte: 20,
  trinta: 30,
});
const COUNT_SOURCE = `(\\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`;
const DAY_SOURCE = 'segunda|terça|quarta|quinta|sexta|sábado|domingo';
const parseHour = (word = '') => NUMBER_WORDS[word.toLowerCase()] ?? Number(word);

export const PT: LanguagePatterns = {
  chrono: createPlainChrono(casual),
  numbers: NUMBER_WORDS,
  mends: [
    [wholeWords('depois de amanhã', 'giu'), createDayAfter(2)],
    [
      wholeWords(`(${DAY_SOURCE})(?:-feira)? da (?:próxima semana|semana que vem)`, 'giu'),
      weekdayOfNextWeek(DAY_SOURCE.split('|')),
    ],
    [/(?<![\p{L}\d])(segunda|terça|quarta|quinta|sexta)(?![\p{L}-])/giu, '$1-feira'],
    [wholeWords(`às? (${HOUR_WORDS}) e meia`, 'giu'), ([, hour]) => `às ${parseHour(hour)}:30`],
    [wholeWords(`às (${HOUR_WORDS})`, 'giu'), ([, hour]) => `às ${parseHour(hour)}:00`],
    [
      /(?<!\p{L})d[ae]s (\d{1,2})(?:[h:](\d\d)|h)? (?:às|a) (\d{1,2})(?:[h:](\d\d)|h)?(?!\d)/giu,
      ([, from, minute, to, until]) => `${from}:${minute ?? '00'} - ${to}:${until ?? '00'}`,
    ],
    [/(?<!\d)(\d{1,2})h(\d\d)/g, '$1:$2'],
    [/(?<=às |à |as )(\d{1,2}) ?(?:h|horas?)(?!\p{L})/giu, '$1:00'],
    [wholeWords('ao? meio-dia', 'giu'), 'às 12:00'],
  ],
  timesAWeek: wholeWords(`${COUNT_SOURCE} vezes (?:por|na|a) semana`),
  daily: wholeWords('todos os dias|por dia|cada dia|todo dia'),
  dailyPart: /\b(?:toda|todas as) (?=(?:manhã|tarde|noite)s?)/i,
  weekly: wholeWords('toda semana|todas as semanas'),
  parts: [
    ['before work', wholeWords('antes do trabalho|antes de trabalhar')],
    ['after work', wholeWords('depois do trabalho|após o trabalho')],
    ['before bed', wholeWords('antes de (?:dormir|deitar)')],
    ['morning', wholeWords('hoje de manhã|esta manhã'), 'hoje'],
    ['afternoon', wholeWords('hoje à tarde|esta tarde'), 'hoje'],
    ['evening', wholeWords('hoje à noite|esta noite'), 'hoje'],
    ['morning', wholeWords('(?:de |da |pela |toda |todas as )?manhãs?')],
    ['afternoon', wholeWords('(?:à |da |pela |toda |todas as )?tardes?')],
    ['evening', wholeWords('(?:à |da |pela |toda |todas as )?noites?')],
  ],
  lengths: [
    [wholeWords('(?:por |durante )?uma hora e meia'), 90],
    [wholeWords('(?:por |durante )?meia hora'), 30],
    [wholeWords(`(?<!(?:às|em) )(?:por |durante )?${COUNT_SOURCE}() horas?(?: de)?`), 60],
    [wholeWords(`(?<!em )(?:por |durante )?${COUNT_SOURCE}() ?(?:minutos|min)(?: de)?`), 1],
  ],
  deadline: /(?:até|antes de)(?: o| a)?\s*$/i,
  dayLead:
    /(?:(?:(?<!\p{L})(?:na|no|nas|nos|em|de|da|do|à|às|a|o|e|próxim[oa]|est[ea]|cada|toda?)(?!\p{L})|,)\s*)+$/iu,
  lookalike: /\|(?:mar|dom|sab|agora)$/i,
  weekend: wholeWords('(?:no |este |próximo )*fim de semana(?: que vem)?'),
  next: /próximo|que vem/i,
  nextWeek: wholeWords('(?:na )?(?:próxima semana|semana que vem)'),
  thisWeek: wholeWords('(?:n?esta) semana'),
  turn: /,?\s+(?:mas|porque|embora)\s+/i,
  join: /\s*,?\s+(?:e )?(?:depois|então)\s+|\s*,\s*(?:e )?|\s+(?:e|ou)\s+/gi,
  afterwards: wholeWords('depois|então'),
  subject: wordsAtStart('(?:eu|ele|ela|isso|é|estou|faz) .*'),
  aside: /,?\s(?:antes que|para que|quando|porque|que|se)\s.*$/i,
  lead: /^(?:(?:tenho(?! (?:que|de))|temos(?! que)|há|finalmente|talvez|também|depois|e|um|uma|o|a|os|as|meu|minha|mais|de|ir ao?|à)\s+)/i,
  trail: /(?:[\s,;:!?.-]|(?<!\p{L})(?:a|o|à|às|na|no|de|da|do|e|em|com|para|por|é|cada|toda?)(?=\s*$))+$/iu,
  wants: wholeWords(
    'quero|queremos|preciso(?: de)?|vou|vamos|tenho (?:que|de)|gostaria de|devo|deveria|queria|me lembre de|lembra-me de|talvez',
  ),
  proposes: wholeWords('talvez|podemos|você pode'),
  refuses: wholeWords('não|nunca|sem|cancel\\p{L}+|nada|nem'),
  past: wholeWords('ontem|anteontem|passad[oa]|fui|foi|era|estava|estive|tinha|fiz|vi'),
  ofOthers: [
    wholeWords(
      '(?:minha|meu|nossa?|nosso|sua|seu) (?:irmã|irmão|mãe|pai|amig[oa]|filh[oa]|marido|mulher|chefe|vizinh[oa]) (?:\\p{Lu}\\p{Ll}+ )?(?:tem|vai|quer|se casa|deve|está|é)|(?:ele|ela|você) (?:tem|vai|quer|começa)',
    ),
  ],
  asksMe: MATCHES_NOTHING,
  supposes: /^se\b/i,
  until: MATCHES_NOTHING,
  again: wholeWords('para (?:isso|isto)$'),
  happens: /^(?:(?:minha|meu|o|a|nosso|nossa) )?(.+?) (?:é|começa|chega|sai)$/iu,
  states: wholeWords(
    'sou|é|estou|está|são|foi|tem|faz|pode|sinto|^(?:eu|ele|ela|isso|me|quando|como|por que)',
  ),
  activities: [
    [
      'exercise',
      wordsAtStart(
        '(?:ir )?(?:correr|caminhar|nadar|treinar)|exercícios?|fazer exercício|ioga|yoga|academia|passeio',
      ),
    ],
    ['meditate', wordsAtStart('(?:meditar|meditação)')],
    ['read', wordsAtStart('(?:ler|leitura)')],
    ['rest', wordsAtStart('(?:descansar|relaxar|descanso|soneca)')],
    ['meal', wordsAtStart('(?:jantar|almoço|almoçar|café da manhã) com')],
    ['social', wordsAtStart('café com|encontro com|encontrar')],
  ],
};
