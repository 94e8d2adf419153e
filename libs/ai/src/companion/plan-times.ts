const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|(?:an? |three )?quarters? of an|half(?: an?)?|an?|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|forty)`;
export const WEEKDAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
export const MONTH =
  '(?:january|february|march|april|may(?= \\d)|june|july|august|september|october|november|december)';
const MEAL =
  '(?:work|breakfast|lunch|dinner|supper|school|coffee|tea|bed|bedtime|the shower|the gym|the school run)';

export const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d])${NUMBER}[- ]?(?:min(?:ute)?s?|h(?:ou)?rs?|pages?|chapters?|words|lines|km|k|kilomet(?:er|re)s?|miles?|euros?|€|dollars?|pounds?|sessions?|lessons?|steps|times|laps|boxes|emails|slides|lengths|songs|pieces|exercises|rooms|drawers|shelves|questions|tasks|rows)(?![\p{L}])(?! (?:away|ago|old|late|early|by (?:car|train|bus)))(?: (?:(?:less|more) )?(?:(?:a|per|each|every) (?:day|week|month|night|morning|evening|time|weekend)|less|more))?|(?<![\p{L}\d])(?:once|twice) (?:a|per) (?:day|week|month)(?!\p{L})|(?<![\p{L}\d])\d+ ?x? (?:a|per) (?:day|week|month)(?!\p{L})`,
  'iu',
);
export const DAY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:(?:on|this|next|every|by|until|from|before|in|the) )*(?:${WEEKDAY}(?:(?:,| and| or| to)* ${WEEKDAY})*(?: (?:mornings?|evenings?|afternoons?|nights?))?|weekends?|weekdays?|${MONTH}(?: \d{1,2}(?:st|nd|rd|th)?)?)|the (?:first|last|\d{1,2}(?:st|nd|rd|th)) of (?:the|every|each) month|tomorrow(?: (?:morning|evening|night|afternoon))?|tonight|today|right now|every (?:single )?(?:morning|evening|night|afternoon)|every (?:other )?day|daily|next (?:week|month)|this (?:week|evening|morning|afternoon)|the \d{1,2}(?:st|nd|rd|th))(?!\p{L})`,
  'iu',
);
/** 'The first Saturday in August' */
export const NTH_DAY = new RegExp(
  String.raw`(?<!\p{L})(?:the )?(?:first|second|third|fourth|last) ${WEEKDAY} (?:in|of) (?:${MONTH}|(?:the|every|each|next) month)(?!\p{L})`,
  'iu',
);
export const TIME = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:at|around|about|from|by) )?(?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)? ?(?:to|till|until|-|–) ?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'?clock|ish|in the (?:morning|afternoon|evening))|\d{1,2}[:.]\d\d|(?<=\b(?:at|around|from) )\d{1,2}(?!\d)|(?:(?<=\b(?:at|around) )|(?=half |quarter ))(?:half (?:past )?|(?:a )?quarter (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?<=\b(?:like|about|maybe|say) )(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= ?(?:$|[,.;!?]))|\d{1,2} (?:to|till|until) \d{1,2})(?:(?: |,)+(?:before|after) [\p{L}' ]{3,30})?(?!\p{L})|(?<!\p{L})(?:(?:in the |early |late )?(?:mornings?|evenings?|afternoons?|noon|lunch ?(?:time|break)|at night|in bed|at bedtime|before (?:I )?sleep(?:ing)?)(?:,? (?:before|after|over) (?:my |the )?${MEAL})?|when (?:he|she|they|everyone|everybody)(?:'s|s|'re| is| are)? (?:in bed|asleep|out|gone|home|away|at \p{L}+)|straight (?:from|after) \p{L}+|while (?:I'm |im )?\p{L}+ing(?: dinner| lunch)?|(?:right )?(?:before|after|during|over|with) (?:my )?${MEAL}|(?:before|after|once|when) (?:the |my )?(?:kids|children|baby|twins|boys|girls)(?:' |'s )?\b[\p{L}' ]{3,24}|(?:right |just )?(?:before|after|during) (?:my |the |our )?(?!that\b|this\b|which\b|they\b|then\b|weeks?\b|months?\b|years?\b|days?\b|some\b|each\b|every\b|long\b|you\b|she\b|all\b|the\b|our\b|christmas\b|summer\b|winter\b|${WEEKDAY}\b)[\p{L}]{3,}|(?:before|after) \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|first thing)(?!\p{L})`,
  'iu',
);

/** How often: 'every second week', 'once a month'. A day by itself is none. */
export const RHYTHM = new RegExp(
  String.raw`(?<!\p{L})(?:every (?:single )?(?:(?:second|other|third|fourth|two|three|four|2|3|4|2nd|3rd) )(?:${WEEKDAY}|weekends?|weeks?|months?)|every (?:week|month|fortnight)|fortnightly|once every (?:two|three|four|2|3|4|other|second) (?:weeks?|months?)|(?:on )?weekly|monthly)(?!\p{L})`,
  'iu',
);
/** 'Start this Sunday' */
export const FROM = new RegExp(
  String.raw`(?<!\p{L})(?:start(?:ing|s)?|begin(?:ning)?|beginning|first (?:one|time|run|visit|call|lesson)(?: is| will be| would be)?)(?: from| on)? (?<from>(?:this|next|on) (?:${WEEKDAY}|week|weekend|month)|${WEEKDAY}|tomorrow|today|tonight)(?!\p{L})|(?<!\p{L})from (?<since>(?:this|next) (?:${WEEKDAY}|week|weekend|month)|tomorrow|today) on(?!\p{L})|(?<!\p{L})(?:not|only)(?: before| until| from| after) (?<later>${MONTH}|next (?:week|month|year)|${WEEKDAY})(?!\p{L})`,
  'iu',
);

const SHORT_DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const SHORT_DAY = new RegExp(
  String.raw`(?<![\p{L}'])(?:(?<sure>tue|tues|weds?|thu|thur|thurs|fri|mon)|(?<=(?:^|\b(?:on|every|next|this|by|until|or|and|n|maybe|start|tue|wed|thu|fri|mon|sat),? |[,&/] ?))(?<maybe>sat|sun)|(?<before>sat|sun)(?= (?:morning|afternoon|evening|night|at|\d|and|or|n)(?!\p{L})))s?(?![\p{L}'])`,
  'giu',
);

/** A message with its days written out: 'tue n thu' is 'Tuesday and Thursday'. */
export const withWholeDays = (meant: string): string =>
  meant
    .replaceAll(
      SHORT_DAY,
      (word) => SHORT_DAYS[word.toLowerCase()] ?? SHORT_DAYS[word.toLowerCase().slice(0, -1)] ?? word,
    )
    .replaceAll(/(?<=day) (?:n|&|\+) (?=\p{L}+day)/giu, ' and ')
    .replaceAll(/\bhv\b/gi, 'have')
    .replaceAll(/ n (?=\p{L})/gu, ' and ');

/** A date far off, or one until which it has to be done. */
export const DUE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:on|this|next|by|until|in|before|for|end of|the) )*(?:(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${MONTH}(?: \d{1,2}(?:st|nd|rd|th)?)?(?: \d{4})?|the \d{1,2}(?:st|nd|rd|th)|next (?:month|year)|(?:by|until|due|before) (?:the )?(?:${WEEKDAY}|tomorrow|weekend|summer|christmas|winter|spring|autumn|(?:end of the )?(?:week|month|year)))(?!\p{L})|(?<!\p{L})(?:\d+|two|three|four|five|six) (?:weeks?|weekends?|days?|months?) (?:left|to go|until then)(?!\p{L})|(?<!\p{L})in (?:a|\d+|two|three|four|five|six|eight|ten) (?:days?|weeks?|months?)(?!\p{L})(?! time)`,
  'iu',
);

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

/** In how many days the first day comes that some words name; null where they name none. @param today `YYYY-MM-DD` */
export function daysUntil(words: string, today: string): number | null {
  const lower = withWholeDays(words).toLowerCase();
  if (/\b(?:today|tonight|right now|this (?:morning|afternoon|evening))\b/.test(lower)) return 0;
  if (/\btomorrow\b/.test(lower)) return 1;
  const from = new Date(`${today}T12:00:00Z`);
  const found = /\b(?<weekday>(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?<weekend>weekend)\b/.exec(
    lower,
  )?.groups;
  const weekday = WEEKDAYS.indexOf(found?.['weekend'] ? 'saturday' : (found?.['weekday'] ?? ''));
  if (weekday >= 0) return (weekday - from.getUTCDay() + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  const date = Number(/\bthe (\d{1,2})(?:st|nd|rd|th)\b/.exec(lower)?.[1] ?? 0);
  if (date === 0) return null;
  const isPast = date < from.getUTCDate();
  const on = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + (isPast ? 1 : 0), date, 12);
  return Math.round((on - from.getTime()) / DAY_MS);
}
