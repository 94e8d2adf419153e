import { addDays, mondayOf, WEEKDAY_NAMES } from '@inkwell/contracts';
import { casual } from 'chrono-node/en';
import { createDayAfter, numberWords, type LanguagePatterns, createPlainChrono } from './words.ts';

const NUMBER_WORDS = numberWords('one two three four five six seven eight nine ten eleven twelve', {
  a: 1,
  an: 1,
  once: 1,
  twice: 2,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
});
const HOUR_WORDS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const COUNT_SOURCE = `(\\d{1,3}(?:\\.5)?|${Object.keys(NUMBER_WORDS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
const DURATION_PREFIX = '(?<!\\b(?:in|within|next) )\\b(?:for )?(?:about |around |at least )?';
/** 'Never sat' is no day. */
const FULL_DAY_NAME = '(?:sun|mon|tues|wednes|thurs|fri|satur)day';
const DAY_SOURCE = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?';
const MONTH_SOURCE =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b';
/** 'The 2nd garage' is no day. */
const AFTER_DATE_SOURCE =
  '\\s*(?:$|[.,;:!?)]|(?:at|in|from|around|about|before|after|and|or|for|to|then|please|instead|would|works|is|if|because|but|so|morning|afternoon|evening|with|we|i)\\b)';
const ADVERB_SOURCE = `(?: (?:really|just|also|still|finally|maybe|probably|definitely|all|so|badly|only|both|always|now|then|actually|certainly|seriously))*`;
const PERSON_SOURCE =
  '(?:friend|friends|sister|brother|mother|mum|mom|father|dad|parents|son|daughter|kids?|husband|wife|partner|boss|neighbou?rs?|aunt|uncle|cousin)';

const parseHour = (word = '') => NUMBER_WORDS[word.toLowerCase()] ?? Number(word);
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** 'quarter to nine' as 'at 8:45'. */
function formatWordedHour([, past = '', word = '']: readonly string[]): string {
  const hour = parseHour(word);
  const minutes = /^(?:five|ten|twenty(?:-five)?|\d+)\b/i.exec(past)?.[0];
  if (minutes !== undefined) {
    const shift = parseHour(minutes);
    return /to$/i.test(past)
      ? `at ${hour === 1 ? 12 : hour - 1}:${twoDigits(60 - shift)}`
      : `at ${hour}:${twoDigits(shift)}`;
  }
  return /to$/i.test(past)
    ? `at ${hour === 1 ? 12 : hour - 1}:45`
    : `at ${hour}:${/half/i.test(past) ? 30 : 15}`;
}

/** The next day that has that number, in a month that is long enough. */
function nextDayOfMonth([, number = '']: readonly string[], today: string): string {
  let first = `${today.slice(0, 8)}01`;
  for (let month = 0; month < 3; month += 1) {
    const day = addDays(first, Number(number) - 1);
    if (day >= today && day.slice(0, 7) === first.slice(0, 7)) return day;
    first = `${addDays(first, 31).slice(0, 8)}01`;
  }
  return number;
}

/** 'Two weeks from Tuesday': counted from the next one. */
function weeksAfter([, count = '', name = '']: readonly string[], today: string): string {
  const weekday = WEEKDAY_NAMES.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  const next = addDays(mondayOf(today), weekday);
  return addDays(next > today ? next : addDays(next, 7), 7 * Math.round(parseHour(count)));
}

export const EN: LanguagePatterns = {
  chrono: createPlainChrono(casual),
  numbers: NUMBER_WORDS,
  mends: [
    // 'Mornings, not Mondays or Tuesdays'; 'why not Monday?' means it.
    [
      new RegExp(
        `(?<!\\b(?:why|if) )\\b(?:not|never|except(?: for)?|apart from)(?: on)? ${FULL_DAY_NAME}s?\\b(?:,? (?:or|and|nor) (?:on )?${FULL_DAY_NAME}s?\\b)*`,
        'gi',
      ),
      ' ',
    ],
    [/\b([ap])\. ?m\.?(?=\W|$)/gi, '$1m'],
    [/\s@\s?(?=\d)/g, ' at '],
    // 'At half eight', as the British say.
    [
      new RegExp(`\\b(at|about|around|till|until|to|by) half (${HOUR_WORDS}|\\d{1,2})\\b`, 'gi'),
      ([, lead = '', word = '']) => `${lead} ${parseHour(word)}:30`,
    ],
    [
      new RegExp(
        `\\bhalf (${HOUR_WORDS}|\\d{1,2})\\b(?=\\s*(?:$|[,.;!?]|(?:on|before|after|for|then|please|tomorrow|tonight|in the|am|pm)\\b))`,
        'gi',
      ),
      ([, word = '']) => `at ${parseHour(word)}:30`,
    ],
    // 'Ten to twelve' alone is a span.
    [
      new RegExp(
        `\\b(?:at )?((?:half|quarter|(?:five|ten|twenty|twenty-five|[1-5]?\\d)(?: minutes)?) past|quarter to|(?:five|twenty|twenty-five)(?: minutes)? to|(?<=at )ten(?: minutes)? to) (${HOUR_WORDS}|\\d{1,2})\\b(?! (?:minutes|hours|people))`,
        'gi',
      ),
      formatWordedHour,
    ],
    [
      new RegExp(`\\b(at|from|around|about) (${HOUR_WORDS})\\b(?! (?:minutes|hours|people|times))`, 'gi'),
      ([, lead = '', word = '']) => `${lead} ${parseHour(word)}`,
    ],
    [/\b(?:around|about) (?=\d{1,2}(?::\d\d)?(?: ?[ap]m)?\b(?! ?(?:min|h|people|times|%)))/gi, 'at '],
    [/\bbetween (\d[\d:]*(?: ?[ap]m)?) and (?=\d)/gi, 'from $1 to '],
    [
      new RegExp(`\\b(${DAY_SOURCE}|today|tomorrow),? (?:from )?(\\d{1,2}(?::\\d\\d)?) ?[-–] ?(?=\\d)`, 'gi'),
      '$1 from $2 to ',
    ],
    [
      new RegExp(
        `\\b(${DAY_SOURCE}|tomorrow),? (\\d|1[0-2])(?=\\s*(?:$|[;?!]|for\\b|please\\b|and\\b))`,
        'gi',
      ),
      '$1 at $2',
    ],
    [
      new RegExp(
        `(?<!\\b(?:past|to|by|before|after|until|till|between|and) )\\b(?:at |the )?(?<![\\d:])(${HOUR_WORDS}|\\d{1,2}) o'?clock\\b(?: (?:till|until|to)(?: (?:about|around))? (${HOUR_WORDS}|\\d{1,2})\\b)?`,
        'gi',
      ),
      ([, from = '', to]) =>
        to === undefined ? `at ${parseHour(from)}` : `from ${parseHour(from)} to ${parseHour(to)}`,
    ],
    [/\bo'?clock\b/gi, ' '],
    [/(\d)\s+in the morning\b/gi, '$1 am'],
    [
      /(\d)\s+(?:in the (?:afternoon|evening)|at night|tonight)\b/gi,
      (found) => `${found[1] ?? ''} pm${/tonight/i.test(found[0] ?? '') ? ' today' : ''}`,
    ],
    [/\b(?:at )?(?:midday|noon)\b/gi, 'at 12:00 pm'],
    [/\b(?:at )?midnight\b/gi, 'at 0:00'],
    [
      new RegExp(
        `(?<!\\b(?:in|for|within|times|once|twice|hours?|minutes?|mins?|days|x) )\\b${COUNT_SOURCE} weeks? (?:from|on) (${WEEKDAY_NAMES.join('|')})\\b`,
        'gi',
      ),
      weeksAfter,
    ],
    [/\bthe day after tomorrow\b/gi, createDayAfter(2)],
    [/\b(?:tmrw|tmr|tomorow|tommorow|tommorrow)\b/gi, 'tomorrow'],
    // 'Monday the 7th of December': the date tells which one.
    [
      new RegExp(`\\b${DAY_SOURCE},? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?=${MONTH_SOURCE})`, 'gi'),
      '$1 ',
    ],
    // 'Half an hour, not an hour.'
    [
      new RegExp(
        `\\b(?:not|instead of|rather than) (?:an?|${COUNT_SOURCE}) (?:hours?|minutes?|mins?)\\b`,
        'gi',
      ),
      ' ',
    ],
    // 'Sunday the 6th', 'this Saturday morning, the 5th': the number tells which one.
    [
      new RegExp(
        `\\b${DAY_SOURCE}( (?:morning|afternoon|evening))?,? (?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:of )?${MONTH_SOURCE})`,
        'gi',
      ),
      ([, part = '', number = ''], today) =>
        `${nextDayOfMonth(['', number], today)}${part === '' ? '' : ` in the${part}`}`,
    ],
    [
      new RegExp(
        `(?<!\\b(?:by|until|till|before|due|since|after) )(?:\\bon )?\\bthe (\\d{1,2})(?:st|nd|rd|th)\\b(?=${AFTER_DATE_SOURCE})`,
        'gi',
      ),
      nextDayOfMonth,
    ],
    [new RegExp(`\\b(?:every |each )?(${WEEKDAY_NAMES.join('|')})s\\b`, 'gi'), '$1'],
  ],
  timesAWeek: new RegExp(
    `\\b(?:(once|twice)|${COUNT_SOURCE} ?(?:times|x|days|nights|evenings|mornings))(?: (?:a|per|each|every|this|next)| ?/)? ?week\\b`,
    'i',
  ),
  daily: /\b(?:every|each) (?:single )?day\b|\bdaily\b|\b(?:a|per) day\b|\/day\b/i,
  dailyPart:
    /\b(?:every|each) (?=(?:single )?(?:morning|afternoon|evening|night)\b)|\bin the (?=(?:mornings|evenings)\b)/i,
  weekly: /\b(?:every|each) week\b|\bweekly\b/i,
  parts: [
    ['before work', /\bbefore (?:work|school|breakfast|the kids wake up)\b/i],
    ['after work', /\b(?:right |straight )?after (?:work|school|the office|my shift)\b/i],
    ['before bed', /\b(?:right |just )?(?:before|at) (?:going to )?(?:bed(?:time)?|sleep(?:ing)?)\b/i],
    [
      'midday',
      /\b(?:in|over|during|at|after|before) (?:my |the )?(?:lunch ?break|lunch ?time|lunch)\b|\bat midday\b/i,
    ],
    ['evening', /\bafter (?:dinner|supper)\b/i],
    ['morning', /\bthis morning\b/i, 'today'],
    ['afternoon', /\bthis afternoon\b/i, 'today'],
    ['evening', /\b(?:tonight|this evening)\b/i, 'today'],
    [
      'morning',
      /\b(?:after (?:breakfast|waking up|getting up|I (?:get|wake) up)|first thing(?: in the morning)?)\b/i,
    ],
    ...(['morning', 'afternoon', 'evening', 'night'] as const).map(
      (name) =>
        [
          name === 'night' ? 'evening' : name,
          new RegExp(
            `(?:\\b(?:early |late )?(?:in the |at |(?:every|each) (?:single )?)|(?<=\\b(?:tomorrow|${DAY_SOURCE}|next day) )|^\\s*|(?<=\\s)(?=${name}s?\\s*[.,]?\\s*$))(?:early |late )?${name}s?\\b(?! (?:walk|run|pages?|routine|class|club|yoga|meditation|swim|out|shift))|\\bnightly\\b`,
            'i',
          ),
        ] as const,
    ),
  ],
  lengths: [
    [new RegExp(`${DURATION_PREFIX}(?:an|one) hour and a half\\b`, 'i'), 90],
    [new RegExp(`${DURATION_PREFIX}(?:half an hour(?:'s)?|(?:a )?half[- ]hour)\\b(?: of\\b)?`, 'i'), 30],
    [new RegExp(`${DURATION_PREFIX}(?:a )?quarter of an hour\\b`, 'i'), 15],
    [
      new RegExp(
        `${DURATION_PREFIX}${COUNT_SOURCE}( and a half)?[- ]?(?:hours?|hrs?|h)\\b(?:'s)?(?: of\\b)?`,
        'i',
      ),
      60,
    ],
    [new RegExp(`${DURATION_PREFIX}${COUNT_SOURCE}()[- ]?(?:minutes?|mins?)\\b(?: of\\b)?`, 'i'), 1],
    [/\bfor (\d{1,2})(?=\s*(?:$|each\b|every\b|before\b|after\b|in the\b))/i, 1],
  ],
  deadline: /\b(?:by|until|till|before|due)(?: on| next| the)?\s*$/i,
  dayLead:
    /(?:(?:\b(?:on|this|next|coming|every|each|the|and|or|at|by|until|till|before|from|starting)\b|[,@])[\s,]*)+$/i,
  lookalike:
    /\b(?:I|we|he|she|they|just|in the|the|you|a)\s+\|(?:sat|sun|mon|wed|mar|may|second)$|\|(?:an?|half an?|one|\d+)? ?(?:hours?|minutes?|mins?|days?|weeks?|months?|years?)$|\|(?:for|next|last|past)\b(?=.*(?:hour|minute|min|week|month|year))|\|now$|\|\d+\.\d ?m?$|\|\d+ ?m$/i,
  weekend: /\b(?:at |on |over |during )?(?:the |this |next |coming )*weekend\b/i,
  next: /\bnext\b/i,
  nextWeek: /\b(?:some ?time )?(?:during )?next week\b/i,
  thisWeek: /\b(?:some ?time )?(?:during |later )?this week\b/i,

  turn: /,?\s+(?:but|because|although|though|since|so(?! that)|yet)\s+|\s+(?:-|–|—)\s+(?!\d)/i,
  join: /\s*,?\s+(?:and )?(?:after that|afterwards|then)\s+|\s*,\s*(?:and |or )?|\s+(?:and|or|plus)\s+|\s+&\s+/gi,
  afterwards: /\b(?:after that|afterwards|then)\b/i,
  subject:
    /^(?:I|we|he|she|it|they|you|who|that)(?:'(?:m|ve|ll|d|s|re))?\b|^(?:my|his|her|our|their|the) \p{L}+ (?:is|are|was|were|will|can|has|have|told|said|needs?|wants?)\b/iu,
  aside:
    /(?:^|\s)(?:(?:that|which|who|where|so that|before|after|until|till|unless|in case|no matter|if|when|while|as soon as|even though)\s+(?:I|we|he|she|it|they|you|the|my|how|what|who|somebody|someone|he's|she's|it's|I'm|we're)\b|no matter\b|as usual\b|\().*$/i,
  lead: /^(?:(?:(?:I|we)(?:'ve got| have(?: got)?)(?= (?:an?|my|our|the|some|\p{Ll}+)\b)(?! to\b)|there(?:'s| is| are|'ll be| will be)|to|also|really|just|finally|maybe|perhaps|please|and|then|start|restart|resume|begin|keep|spend|be at(?= the\b)|(?:see|visit)(?= (?:the|my|an?) (?:dentist|doctor|gp|therapist|psychologist|vet|physio|optician|lawyer|hairdresser|barber)\b)|get back to|take up|try|trying|find|finding|make|making|time|for|of|have|having|do|doing|get|getting|go|going|put|add|schedule|plan|planning|book(?= (?:for|an?|the|my|me|some|it)\b)|block|take|taking|some|more|a|an|a bit|a little|bit|little|in|up|on|my|our|with|myself|me|at least|again|out)\s+)/iu,
  trail:
    /(?:[\s,;:!?.-]|\b(?:in|on|at|for|and|or|the|best|ideally|preferably|from|to|with|of|by|a|more|often|more often|afterwards|again|please|anymore|any more|would be (?:great|good|nice|lovely)|sometime|some time|somewhere|instead|too|as well|this|next|every|each|around|about|per|before|after|enough|it|later|now|soon|alone|then|already|straight)(?=\s*$))+$/i,
  wants: new RegExp(
    [
      `\\b(?:I|we)${ADVERB_SOURCE} (?:want|need|wish|hope|plan|intend|ought|mean|have|aim|promised(?: myself)?|decided)${ADVERB_SOURCE} to\\b`,
      `\\b(?:I|we)${ADVERB_SOURCE} (?:want|need)\\b`,
      `\\b(?:need|want|have) to\\b`,
      `\\b(?:I|we)${ADVERB_SOURCE} plan on\\b`,
      `\\b(?:I|we)(?:'d| would)${ADVERB_SOURCE} (?:like|love|prefer|enjoy)(?: to)?\\b`,
      `\\b(?:I|we)(?:'d| had) better\\b`,
      `\\b(?:I|we)(?:'ll|${ADVERB_SOURCE} (?:should|must|will|shall|could|might|gotta))${ADVERB_SOURCE}(?! (?:be|have been)\\b)`,
      `\\b(?:I'm|I am|we're|we are)${ADVERB_SOURCE} (?:going|planning|hoping|trying|about)${ADVERB_SOURCE} (?:to|on)\\b`,
      `\\b(?:I'm|I am|we're|we are)${ADVERB_SOURCE} (?:meeting|seeing|having|visiting|calling|getting|taking|driving|picking|going)\\b(?=.*)`,
      `\\b(?:I'm|I am) thinking (?:of|about)\\b`,
      `\\b(?:gonna|wanna)\\b`,
      `\\blet(?:'s| us)\\b`,
      `\\b(?:can|could|shall|may|should) we(?: please)?\\b`,
      `\\b(?:can|could|will|would) you(?: please)? (?:put|add|plan|schedule|book|find|block|make|remind (?:me|us) (?:to|of|about))\\b`,
      `\\b(?:told|asked|advised|wants|reminded|urged) (?:me|us) to\\b`,
      `\\bmy (?:goal|plan|aim|wish|resolution|intention)(?: [^,]{0,30})? is(?: to)?\\b`,
      `\\b(?:maybe|perhaps|how about|what about|it's time (?:to|for)|time (?:to|for))\\b`,
      `\\bremind me (?:to|of|about)\\b`,
      `^(?:please )?(?:schedule|plan|add|book|block|put|find time|make time)\\b(?! (?:club|store|shop|fair|report))`,
    ].join('|'),
    'iu',
  ),
  proposes:
    /\b(?:can|could|shall|may|should) we\b|\b(?:can|could|will|would) you\b|\b(?:maybe|perhaps|how about|what about|let's|let us)\b/i,
  refuses:
    /\b(?:don't|do not|doesn't|does not|not|never|no longer|no more|nor|neither|can't|cannot|won't|wouldn't|shouldn't|couldn't|didn't|haven't|hasn't|isn't|aren't|without|hate|hates|stop|quit|skip|skipp(?:ed|ing)|cancel|cancell?ed|avoid|instead of|rather than|too (?:tired|busy|late|ill|sick)|nothing|no(?! matter)|nobody|unable|afraid)\b/i,
  past: /\b(?:yesterday|last (?:night|week|month|year|time|weekend|mon|tues|wednes|thurs|fri|satur|sun)\w*|ago|earlier|already|was|were|wasn't|weren't|did|had(?! better)|went|used to|have been|has been|felt|made|met|saw|exercised|meditated|relaxed|rested|called|painted|drew|ran|swam|walked|spent|came|got(?<!(?:'ve|have) got)|took)\b/i,
  ofOthers: [
    new RegExp(
      `^(?:[^,]{0,25}, )?(?:my|our|his|her|their|the|a|an) (?!(?:goal|plan|aim|wish|resolution|intention)\\b)(?:\\p{L}+ ){1,3}?(?:is|are|wants?|needs?|will|has|likes?|loves?|would|should|plans?|reads?|exercises?|meditates?|relaxes|rests|can|could|does|says?|goes|invited|asked|told|thinks?|hopes?)\\b|\\b(?:he|she|they|you|everyone|everybody|people|who)(?:'s|'ll|'d|'re| is| are| will| wants?| would| should| needs?| has| have| can| might| plans?| reads?| exercises?| starts?| begins?| leaves?| goes)\\b|\\b${PERSON_SOURCE}(?: \\p{Lu}\\p{Ll}+)? (?:is|has|starts|begins|leaves|comes|arrives|gets|goes)\\b`,
      'iu',
    ),
    /^(?!I\b|We\b|Maybe\b)\p{Lu}\p{Ll}+ (?:is|wants|needs|will|has|likes|loves|would|plans|reads|can|should)\b/u,
  ],
  asksMe:
    /\b(?:told|asked|advised|wants|reminded|urged) (?:me|us) to\b|\band (?:I|me)\b|\bcan you\b|\bcould you\b|\bwould you\b|\bwill you\b/i,
  supposes: /^(?:if|unless|whenever|even if)\b|\bif only\b|\bwhether\b/i,
  until: /\b(?:until|till)\b/i,
  again:
    /\b(?:start|begin|do (?:it|that|so)|get (?:back )?(?:in)?to (?:it|that)|take it up)(?: again)?$|\bchange that$|\bfor (?:it|that|this)$|\b(?:it|them)(?: (?:in|up|off|out|on|back|over|done))?$/i,
  happens: new RegExp(
    `^(?:(?:my|our|the|a|an) )?(?!(?:it|he|she|they|that|this|there|everything|I|we|you|who)\\b|.*\\b${PERSON_SOURCE}\\b)(.+?)(?:'s| is| starts| begins| comes| arrives| leaves| takes place| opens| departs| is (?:set|planned|scheduled|due|booked)(?: for)?)$`,
    'iu',
  ),
  states:
    /\b(?:is|are|am|was|were|has|have|had|feels?|felt|do|does|did|can|could|would|will|makes?|beats?|seems?|sounds?|looks?|thinks?|says?|said|told|comes?|runs out)\b|^(?:I|it|he|she|they|we|you|this|that|what|how|why|when|who|be|get up|wake|leave|sleep|know|go to (?:work|bed|sleep|school)|think|decide|stop|work|finish work)\b|'(?:s|re|m) (?!appointment|birthday|day)/i,
  activities: [],
};
