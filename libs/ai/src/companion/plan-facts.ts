import { tidy, toYou } from '../local/words.ts';
import { AMOUNT, DAY, DUE, FROM, NTH_DAY, RHYTHM, TIME, WEEKDAY, withWholeDays } from './plan-times.ts';
import type { PlanSlot } from './state.ts';

/** In the person's words, in the second person. */
export type PlanFacts = Partial<Record<PlanSlot, string>>;
/** Words without the size, the day and the hour that end them. */
export function withoutSizeAndTime(words: string): string {
  const whole = tidy(words);
  const rest = [AMOUNT, DUE, FROM, RHYTHM, DAY, TIME, RHYTHM, DAY].reduce(
    (text, fact) => withoutEnd(text, fact),
    whole,
  );
  // 'Open the website and log in' ends in no time.
  return rest === whole
    ? whole
    : rest.replace(/ (?:(?:on|at|in|by) an?|on|at|by|for|from|about|around|until|like|the|in)$/i, '');
}

/** Words without what ends them; in the middle it stays. */
function withoutEnd(words: string, fact: RegExp): string {
  const end = fact.exec(words);
  return end && end.index > 0 && end.index + end[0].length >= words.length
    ? tidy(words.slice(0, end.index))
    : words;
}

/** 'My phone lol', 'put it in my bag I guess': without the words that only soften it. */
export const withoutHedges = (words: string): string =>
  words
    .replaceAll(
      /,?\s*\b(?:lol|haha|lmao|tbh|i guess|i suppose|i think|probably|maybe)\b(?=\s*(?:[.,!?]|$))/gi,
      '',
    )
    .trim();

/** What a pattern finds, in the second person. */
export const found = (pattern: RegExp, meant: string): string | undefined => {
  const words = pattern.exec(meant)?.[0];
  return words === undefined ? undefined : toYou(tidy(words));
};

/** 'My husband works weekends' names no day of one's own. */
export const OF_OTHERS =
  /^(?:(?:and|but|so|because) )*(?:he|she|they|my|his|her|their|(?:the )?(?:husband|wife|partner|kids|boss|mum|mom|dad)|(?:the )?\p{L}+(?: only| just)? (?:goes|comes|runs|opens|closes|starts|ends|takes|costs|works|lasts))\b(?!(?: \p{L}+)? (?:could|can|might|would|will)\b)/iu;

/** 'Evenings are a write-off', 'not on Mondays'. */
const NOT_THEN = new RegExp(
  String.raw`(?<!\p{L})(?:mornings|evenings|afternoons|nights|weekends|weekdays|every ?day|${WEEKDAY})(?: \p{L}+)?(?: is| are|'s) (?:all |just |always |completely )?(?:an? write.?off|out|no good|bad|impossible|hard|full|busy|too|not|crazy|hectic|a nightmare)(?!\p{L})|(?<!\p{L})(?:not|never|can't|cannot|won't|except|unless|but not)(?: do| on| in| at| the| make)* (?:mornings?|evenings?|afternoons?|nights?|weekends?|weekdays?|${WEEKDAY})(?!\p{L})|(?<!\p{L})unless .*$`,
  'giu',
);
/** 'Not Wednesday', 'at 10 I've got a client', 'before my 10 o'clock': what the new time is not. */
export const OTHER_TIMES = new RegExp(
  String.raw`\bnot (?:on |at )?(?:${WEEKDAY}|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)(?!\p{L})|\b(?:at|on) (?:${WEEKDAY}|\d{1,2}(?:[:.]\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:,| at \d{1,2})? (?:I|he|she|we|they)(?:'ve|'m| have| am| drive| work| got)\b|\b(?:before|after) (?:my|the|our) \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m| ?o'?clock)?|\b(?:I|we) (?:drive|work|leave|teach|have|go)\b[^.!?,;]*`,
  'giu',
);
/** The answer to 'when'. */
const AT_ONCE = /^(?:right )?now[.!]*$/i;
/** What was done names no time of a plan: 'yesterday I watched a man restore a chair for two hours'. */
const WAS =
  /\byesterday\b|\b(?:ago|last (?:night|week|month|year|time))\b|^(?:(?:and|but|so|then|well) )*I (?:just |only |really )?(?:was|had|did|went|sat|lied|told|said|spent|watched|got|came|left|stood|felt|thought|tried|started|stopped)\b/i;

/** 'Before my 10 o'clock client' */
const BEFORE_OTHERS =
  /\b(?:before|after) (?:my|the|our) \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m| ?o'?clock)?(?: \p{L}+)?/giu;
/** 'Sunday morning is quiet' offers it. */
const FITS = new RegExp(
  String.raw`((?:${WEEKDAY}|weekends)(?: (?:mornings?|evenings?|afternoons?))?|mornings|evenings|afternoons) (?:is|are|would be) (?:usually |always |pretty |fairly |quite )?(?:quiet|free|ok|okay|good|best|fine|possible|better|easier|calm|empty|open)(?!\p{L})`,
  'giu',
);
export const offersTime = (meant: string): boolean => withWholeDays(meant).search(FITS) >= 0;
/** 'That's 11 to 12 usually' answers when it is. */
const SAYS_WHEN =
  /^(?:(?:oh|well|so|and) )*(?:(?:that|it)(?:'s|s| is| would be|'d be| will be| begins?| starts?)|there(?:'s| is) an? (?:course|class|group|session|lesson|slot|train|bus)(?: \p{L}+){0,4}?) (?=(?:(?:usually|always|about|around|at|from|on|every|mostly|like) )*(?:\d|\p{L}+days?\b|in the|after|before|at \p{L}|on \p{L}+days?))/iu;

/** 'The report, it's due Friday', 'she could do Saturday': parts of a sentence that are read by themselves. */
const PARTS = /(?<=[.!?;…])\s+|\n+|,\s+(?=(?:it|that|which|this|he|she|they|my|I|we)\b)|\s+-\s+/i;

/**
 * The size, the date, the day and the time of day that a message names. Nothing of parts that only say how things stand.
 *
 * @param isLeftOut what of a message is not read
 */
export function factsIn(message: string, isLeftOut: (part: string) => boolean = () => false): PlanFacts {
  const parts = message.split(PARTS).filter((part) => !isLeftOut(part));
  return parts.reduceRight<PlanFacts>((facts, part) => ({ ...facts, ...factsOfPart(part) }), {});
}

function factsOfPart(message: string): PlanFacts {
  if (AT_ONCE.test(message.trim())) return { day: 'today', time: 'now' };
  if (/\bnot then\b/i.test(message)) return {};
  const meant = withWholeDays(message)
    .replace(OFFERED_BY_OTHERS, '$<when>')
    .replaceAll(FITS, '$1')
    .replaceAll(NOT_THEN, ' ')
    .replaceAll(BEFORE_OTHERS, ' ')
    .replace(SAYS_WHEN, '');
  if (OF_OTHERS.test(meant) || WAS.test(meant)) return {};
  if (STANDS.test(meant)) {
    const until = DEADLINE.test(meant) ? (found(DUE, meant) ?? found(DAY, meant)) : undefined;
    return until === undefined ? {} : { due: until };
  }
  const from = FROM.exec(meant)?.groups;
  const since = from?.['from'] ?? from?.['since'] ?? from?.['later'];
  const afterFrom = meant.replace(FROM, ' ');
  const rhythm = found(RHYTHM, afterFrom);
  const afterRhythm = afterFrom.replace(RHYTHM, ' ');
  const amount = found(AMOUNT, afterRhythm);
  const afterAmount = amount === undefined ? afterRhythm : afterRhythm.replace(AMOUNT, ' ');
  const nth = found(NTH_DAY, afterAmount);
  const due = nth === undefined ? found(DUE, afterAmount) : undefined;
  const afterDue = due === undefined ? afterAmount : afterAmount.replace(DUE, ' ');
  const day = nth ?? found(DAY, afterDue);
  const time = timeIn(day === undefined ? afterDue : afterDue.replace(DAY, ' '));
  return {
    ...(since !== undefined && { from: tidy(since) }),
    ...(rhythm !== undefined && { rhythm }),
    ...(amount !== undefined && { amount }),
    ...(due !== undefined && { due }),
    ...(day !== undefined && { day }),
    ...(time !== undefined && { time }),
  };
}

/** 'Before work, like 3': the hour belongs to it. */
function timeIn(words: string): string | undefined {
  const time = found(TIME, words);
  const hour = time === undefined || /\d/.test(time) ? undefined : found(TIME, words.replace(TIME, ' '));
  return hour !== undefined && /\d/.test(hour) ? `${time}, ${hour}` : time;
}

/** 'Baz is free Saturday' offers a day. */
const OFFERED_BY_OTHERS =
  /^(?:(?:and|but|so) )*(?:[\p{L}]+|my \p{L}+)(?:'s| is| would be| could do| can do| has time| has got time| comes| visits)(?: over| by| round)?(?: free| off| here| home)?(?: on)? (?<when>(?:(?:the )?(?:first|second|third|last) |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b.*)/iu;

const DEADLINE =
  /^(?:it|that|this)(?:'s| is) (?:on|due)\b|\b(?:deadline|it|that|date)(?: is|'s) (?:due|by|until|on|the|next|this|in|tomorrow|\p{Lu})/u;

/** How things stand is no step. */
export const STANDS =
  /^(?:I|we|it|he|she|they|this|that|there|my|the \p{L}+) (?:'|am\b|is\b|are\b|was\b|were\b|have\b|has\b|had\b|don't\b|do not\b|didn't\b|can't\b|cannot\b|can\b(?= run| only)|never\b|always\b|hate\b|earn\b|\p{L}+ (?:is|are|was|were|has)\b)|^(?:I|we|it|that)'(?:m|ve|re|s)\b|^(?:nothing|no \p{L}+|not )\b|^(?:the |my |our )?\p{L}+ (?:is|are|was|were)\b|\b(?:is|are) (?:the|my) (?:\p{L}+ )?(?:problem|trouble|issue|reason)\b/iu;

/** Whether a message holds little beside a size, a day or a time. */
export const isOnlyFacts = (message: string): boolean =>
  Object.keys(factsIn(message)).length > 0 &&
  (withWholeDays(message)
    .replace(SAYS_WHEN, ' ')
    .replace(FROM, ' ')
    .replace(NTH_DAY, ' ')
    .replace(RHYTHM, ' ')
    .replace(AMOUNT, ' ')
    .replace(DUE, ' ')
    .replace(DAY, ' ')
    .replace(TIME, ' ')
    .replace(
      /\b(?:maybe|usually|mostly|perhaps|whatever|about|like|around|from|could|can|ish|nice|more|least|most|enough|possible|possibly|realistic|better|fine|okay|mostly|fits?|do|take|them|have|work|works|probably|then|would|guess|think|with|each|for|the|and|only|just|start|say|best|good|okay|yes|new|now|time|hour|day|said|make|that|its|it's)\b/giu,
      ' ',
    )
    .match(/\p{L}{3,}/gu)?.length ?? 0) < 1;
