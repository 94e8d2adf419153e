import { casual } from 'chrono-node/pt';
import { begins, dayAfter, inNextWeek, NONE, numbersOf, type Words, whole, plainChrono } from './words.ts';

const HOURS = 'uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze';
const NUMBERS = numbersOf(HOURS.replaceAll('|', ' '), { um: 1, dois: 2, quinze: 15, vinte: 20, trinta: 30 });
const COUNT = `(\\d{1,3}|${Object.keys(NUMBERS).join('|')})`;
const DAY = 'segunda|terça|quarta|quinta|sexta|sábado|domingo';
const hourOf = (word = '') => NUMBERS[word.toLowerCase()] ?? Number(word);

export const PT: Words = {
  chrono: plainChrono(casual),
  numbers: NUMBERS,
  mends: [
    [whole('depois de amanhã', 'giu'), dayAfter(2)],
    [whole(`(${DAY})(?:-feira)? da (?:próxima semana|semana que vem)`, 'giu'), inNextWeek(DAY.split('|'))],
    [/(?<![\p{L}\d])(segunda|terça|quarta|quinta|sexta)(?![\p{L}-])/giu, '$1-feira'],
    [whole(`às? (${HOURS}) e meia`, 'giu'), ([, hour]) => `às ${hourOf(hour)}:30`],
    [whole(`às (${HOURS})`, 'giu'), ([, hour]) => `às ${hourOf(hour)}:00`],
    [
      /(?<!\p{L})d[ae]s (\d{1,2})(?:[h:](\d\d)|h)? (?:às|a) (\d{1,2})(?:[h:](\d\d)|h)?(?!\d)/giu,
      ([, from, minute, to, until]) => `${from}:${minute ?? '00'} - ${to}:${until ?? '00'}`,
    ],
    [/(?<!\d)(\d{1,2})h(\d\d)/g, '$1:$2'],
    [/(?<=às |à |as )(\d{1,2}) ?(?:h|horas?)(?!\p{L})/giu, '$1:00'],
    [whole('ao? meio-dia', 'giu'), 'às 12:00'],
  ],
  timesAWeek: whole(`${COUNT} vezes (?:por|na|a) semana`),
  daily: whole('todos os dias|por dia|cada dia|todo dia'),
  dailyPart: /\b(?:toda|todas as) (?=(?:manhã|tarde|noite)s?)/i,
  weekly: whole('toda semana|todas as semanas'),
  parts: [
    ['before work', whole('antes do trabalho|antes de trabalhar')],
    ['after work', whole('depois do trabalho|após o trabalho')],
    ['before bed', whole('antes de (?:dormir|deitar)')],
    ['morning', whole('hoje de manhã|esta manhã'), 'hoje'],
    ['afternoon', whole('hoje à tarde|esta tarde'), 'hoje'],
    ['evening', whole('hoje à noite|esta noite'), 'hoje'],
    ['morning', whole('(?:de |da |pela |toda |todas as )?manhãs?')],
    ['afternoon', whole('(?:à |da |pela |toda |todas as )?tardes?')],
    ['evening', whole('(?:à |da |pela |toda |todas as )?noites?')],
  ],
  lengths: [
    [whole('(?:por |durante )?uma hora e meia'), 90],
    [whole('(?:por |durante )?meia hora'), 30],
    [whole(`(?<!(?:às|em) )(?:por |durante )?${COUNT}() horas?(?: de)?`), 60],
    [whole(`(?<!em )(?:por |durante )?${COUNT}() ?(?:minutos|min)(?: de)?`), 1],
  ],
  deadline: /(?:até|antes de)(?: o| a)?\s*$/i,
  dayLead:
    /(?:(?:(?<!\p{L})(?:na|no|nas|nos|em|de|da|do|à|às|a|o|e|próxim[oa]|est[ea]|cada|toda?)(?!\p{L})|,)\s*)+$/iu,
  lookalike: /\|(?:mar|dom|sab|agora)$/i,
  weekend: whole('(?:no |este |próximo )*fim de semana(?: que vem)?'),
  next: /próximo|que vem/i,
  nextWeek: whole('(?:na )?(?:próxima semana|semana que vem)'),
  thisWeek: whole('(?:n?esta) semana'),
  turn: /,?\s+(?:mas|porque|embora)\s+/i,
  join: /\s*,?\s+(?:e )?(?:depois|então)\s+|\s*,\s*(?:e )?|\s+(?:e|ou)\s+/gi,
  afterwards: whole('depois|então'),
  subject: begins('(?:eu|ele|ela|isso|é|estou|faz) .*'),
  aside: /,?\s(?:antes que|para que|quando|porque|que|se)\s.*$/i,
  lead: /^(?:(?:tenho(?! (?:que|de))|temos(?! que)|há|finalmente|talvez|também|depois|e|um|uma|o|a|os|as|meu|minha|mais|de|ir ao?|à)\s+)/i,
  trail: /(?:[\s,;:!?.-]|(?<!\p{L})(?:a|o|à|às|na|no|de|da|do|e|em|com|para|por|é|cada|toda?)(?=\s*$))+$/iu,
  wants: whole(
    'quero|queremos|preciso(?: de)?|vou|vamos|tenho (?:que|de)|gostaria de|devo|deveria|queria|me lembre de|lembra-me de|talvez',
  ),
  proposes: whole('talvez|podemos|você pode'),
  refuses: whole('não|nunca|sem|cancel\\p{L}+|nada|nem'),
  past: whole('ontem|anteontem|passad[oa]|fui|foi|era|estava|estive|tinha|fiz|vi'),
  ofOthers: [
    whole(
      '(?:minha|meu|nossa?|nosso|sua|seu) (?:irmã|irmão|mãe|pai|amig[oa]|filh[oa]|marido|mulher|chefe|vizinh[oa]) (?:\\p{Lu}\\p{Ll}+ )?(?:tem|vai|quer|se casa|deve|está|é)|(?:ele|ela|você) (?:tem|vai|quer|começa)',
    ),
  ],
  asksMe: NONE,
  supposes: /^se\b/i,
  until: NONE,
  again: whole('para (?:isso|isto)$'),
  happens: /^(?:(?:minha|meu|o|a|nosso|nossa) )?(.+?) (?:é|começa|chega|sai)$/iu,
  states: whole('sou|é|estou|está|são|foi|tem|faz|pode|sinto|^(?:eu|ele|ela|isso|me|quando|como|por que)'),
  activities: [
    [
      'exercise',
      begins(
        '(?:ir )?(?:correr|caminhar|nadar|treinar)|exercícios?|fazer exercício|ioga|yoga|academia|passeio',
      ),
    ],
    ['meditate', begins('(?:meditar|meditação)')],
    ['read', begins('(?:ler|leitura)')],
    ['rest', begins('(?:descansar|relaxar|descanso|soneca)')],
    ['meal', begins('(?:jantar|almoço|almoçar|café da manhã) com')],
    ['social', begins('café com|encontro com|encontrar')],
  ],
};
