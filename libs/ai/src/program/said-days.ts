import { addDays, WEEKDAY_NAMES } from '@inkwell/contracts';
import { readTimeMention } from '../suggestions/when.ts';

/** What a sentence says of the days between which something can be. */
export type DayBounds = {
  /** The last day, `YYYY-MM-DD`. */
  until: string | null;
  /** The first free day, `YYYY-MM-DD`. */
  since: string | null;
  /** The sentence without the last day of a task or an absence: it is not taken by that. */
  rest: string;
};

const DEADLINE_WORDS =
  /\b(by|until|till|before|due(?: to my \w+| in)?(?: on| by| before)?|deadline(?: is)?(?: on)?|moving(?: \w+){0,3} on|(?:exam|test|wedding|presentation|interview)(?: is)? on)\s+(?=(?:the |next |this |on )?(?:\d|\p{L}{3,}))/giu;
/** What may be the end of a task or of an absence. */
const DEADLINE_OR_ABSENCE = /^(?:by|until|till|before)$/i;
const ABSENCE_END_WORDS = /^(?:until|till|before)$/i;
/** Nothing can be done meanwhile. 'I can't wait until Friday' says nothing of the days. */
const ABSENCE_WORDS =
  /\b(?:away|abroad|busy|unavailable|travel(?:ling|ing)?|holidays?|vacation|on leave|(?:can't|cannot|can not)(?! (?:wait|miss|let|leave|put|afford|keep|delay))|won't be|not (?:free|here|home|back|available|around|able)|no time|nothing|ill|sick|in hospital|out of (?:town|the country)|booked|full)\b|\bnot\s*$/i;
const NEGATION_WORDS = /\bnot\b|n't\b|\bnever\b/i;
const PAST_VERBS =
  /\b(?:was|were|stayed|went|worked|used to|had been)\b(?! (?:told|asked)\b)|\bwasn't\b|\bweren't\b/i;
/** 'I'm in Rome until Friday' sets no deadline for the plan. */
const LOCATION_UNTIL =
  /\b(?:i'm|i am|i'll be|i will be|we're|we are|we'll be|we will be) (?:in|at|with|staying|visiting|stuck|gone)\b|\b(?:teach|work|class(?:es)?|lectures?|shifts?|courses?|training)(?:ing)?\b/i;
/** Where the clause before the day begins. */
const CLAUSE_START_PATTERN =
  /\b(?:and|so|because|since|then)\s+(?=(?:i|i'm|i've|it|it's|we|this|that|must|have|need|can't|cannot)\b)/i;
const DAY_NAME = new RegExp(`\\b(?:${WEEKDAY_NAMES.join('|')})s?\\b`, 'i');
const FOLLOWING_DAY = /^(?:(?:the|next|this|on) )*[\p{L}\d]+/iu;
const MAX_CHARS_AHEAD = 120;
const MAX_DAY_CHARS = 24;
const MAX_DAYS = 4;

/** The last day of a sentence, or its first free one: 'by Friday', 'I'm away until Thursday'. */
export function dayBoundsIn(sentence: string, today: string): DayBounds {
  const said: DayBounds = { until: null, since: null, rest: sentence };
  let end = 0;
  for (const found of [...sentence.matchAll(DEADLINE_WORDS)].slice(0, MAX_DAYS)) {
    const [whole, word = ''] = found;
    const before = sentence.slice(end, found.index);
    const after = sentence.slice(found.index + whole.length);
    const named = `${whole}${FOLLOWING_DAY.exec(after)?.[0] ?? ''}`;
    end = found.index + named.length;
    const lead = before.split(CLAUSE_START_PATTERN).at(-1) ?? '';
    // 'Until Thursday I'm away.'
    const clause = /\p{L}{4,}/u.test(before) ? lead : `${after} ${before}`;
    const day = firstFutureDay(after.slice(0, MAX_DAY_CHARS), today);
    // 'From Monday until Thursday', 'on Mondays until Christmas': those days alone are taken.
    const isSpan = ABSENCE_END_WORDS.test(word) && DAY_NAME.test(lead);
    if (DEADLINE_OR_ABSENCE.test(word) && DAY_NAME.test(named) && !isSpan)
      said.rest = said.rest.replace(named, ' ');
    if (isNoDeadline(word, clause)) {
      const isAway = ABSENCE_END_WORDS.test(word) && ABSENCE_WORDS.test(clause) && !PAST_VERBS.test(clause);
      if (isAway && !isSpan) said.since = day ?? said.since;
    } else said.until ??= day;
  }
  return said;
}

const DAY_SOURCE = `(?:${WEEKDAY_NAMES.join('|')}|tomorrow|tonight|the weekend|christmas|\\d{1,2}(?:st|nd|rd|th))`;
/** The day by which something is done, or what it is for: not with its own hour, as in 'for Tuesday at 9'. */
const DEADLINE_PHRASE = new RegExp(
  `,?\\s*\\b(?:(?:in time )?for|by|before|until|till)\\s+(?:(?:the|next|this|on|coming)\\s+)*${DAY_SOURCE}\\b(?:(?:,| or| and) ${DAY_SOURCE}\\b)*(?!,?\\s*(?:at\\b|from\\b|around\\b|about\\b|\\d|noon\\b|half\\b|morning|afternoon|evening|lunch))`,
  'gi',
);
/** A clause without the days by which, or for which, something is done. */
export const withoutDeadlines = (clause: string): string => clause.replace(DEADLINE_PHRASE, ' ');

const OCCASION_CLAUSE = new RegExp(
  `^(?:(?:and|but|so|because|it'?s|then)\\s+)*(?:\\p{L}+(?:'s)? ){0,4}?(?:birthday|anniversary|wedding|funeral|christening|party|exam|due date|deadline)(?:'s| is| was)?(?: is)? (?:on |this |next |only |the )*${DAY_SOURCE}\\b(?!,?\\s*(?:at\\b|from\\b|\\d))`,
  'iu',
);
/** Whether a clause only says on which day something falls: 'my mother's birthday is on Saturday'. */
export const tellsOccasion = (clause: string): boolean => OCCASION_CLAUSE.test(clause);

const isNoDeadline = (word: string, clause: string): boolean =>
  PAST_VERBS.test(clause) ||
  (DEADLINE_OR_ABSENCE.test(word) && (ABSENCE_WORDS.test(clause) || NEGATION_WORDS.test(clause))) ||
  (/^(?:until|till)$/i.test(word) && LOCATION_UNTIL.test(clause));

function firstFutureDay(text: string, today: string): string | null {
  const { days, isChoice } = readTimeMention(text, today).when;
  const day = isChoice && days[0] === today ? days.at(-1) : days[0];
  return day !== undefined && day > today && day <= addDays(today, MAX_CHARS_AHEAD) ? day : null;
}
