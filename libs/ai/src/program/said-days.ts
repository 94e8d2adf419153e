import { addDays, WEEKDAY_NAMES } from '@inkwell/contracts';
import { readWhen } from '../suggestions/when.ts';

/** What a sentence says of the days between which something can be. */
export type SaidDays = {
  /** The last day, `YYYY-MM-DD`. */
  until: string | null;
  /** The first free day, `YYYY-MM-DD`. */
  since: string | null;
  /** The sentence without the last day of a task or an absence: it is not taken by that. */
  rest: string;
};

const DEADLINE =
  /\b(by|until|till|before|due(?: to my \w+| in)?(?: on| by| before)?|deadline(?: is)?(?: on)?|moving(?: \w+){0,3} on|(?:exam|test|wedding|presentation|interview)(?: is)? on)\s+(?=(?:the |next |this |on )?(?:\d|\p{L}{3,}))/giu;
/** What may be the end of a task or of an absence. */
const IS_EITHER = /^(?:by|until|till|before)$/i;
const ENDS_ABSENCE = /^(?:until|till|before)$/i;
/** Nothing can be done meanwhile. 'I can't wait until Friday' says nothing of the days. */
const IS_ABSENT =
  /\b(?:away|abroad|busy|unavailable|travel(?:ling|ing)?|holidays?|vacation|on leave|(?:can't|cannot|can not)(?! (?:wait|miss|let|leave|put|afford|keep|delay))|won't be|not (?:free|here|home|back|available|around|able)|no time|nothing|ill|sick|in hospital|out of (?:town|the country)|booked|full)\b|\bnot\s*$/i;
const IS_DENIED = /\bnot\b|n't\b|\bnever\b/i;
const IS_PAST =
  /\b(?:was|were|stayed|went|worked|used to|had been)\b(?! (?:told|asked)\b)|\bwasn't\b|\bweren't\b/i;
/** Where somebody is, or works, until then is no last day of what is planned. */
const IS_SOMEWHERE =
  /\b(?:i'm|i am|i'll be|i will be|we're|we are|we'll be|we will be) (?:in|at|with|staying|visiting|stuck|gone)\b|\b(?:teach|work|class(?:es)?|lectures?|shifts?|courses?|training)(?:ing)?\b/i;
/** Where the clause before the day begins. */
const CLAUSE_START =
  /\b(?:and|so|because|since|then)\s+(?=(?:i|i'm|i've|it|it's|we|this|that|must|have|need|can't|cannot)\b)/i;
const NAMED_DAY = new RegExp(`\\b(?:${WEEKDAY_NAMES.join('|')})s?\\b`, 'i');
const DAY_AFTER = /^(?:(?:the|next|this|on) )*[\p{L}\d]+/iu;
const LOOKS_AHEAD = 120;
const LONGEST_DAY = 24;
const MOST_DAYS = 4;

/** The last day of a sentence, or its first free one: 'by Friday', 'I'm away until Thursday'. */
export function daysSaid(sentence: string, today: string): SaidDays {
  const said: SaidDays = { until: null, since: null, rest: sentence };
  let end = 0;
  for (const found of [...sentence.matchAll(DEADLINE)].slice(0, MOST_DAYS)) {
    const [whole, word = ''] = found;
    const before = sentence.slice(end, found.index);
    const after = sentence.slice(found.index + whole.length);
    const named = `${whole}${DAY_AFTER.exec(after)?.[0] ?? ''}`;
    end = found.index + named.length;
    const lead = before.split(CLAUSE_START).at(-1) ?? '';
    // 'Until Thursday I'm away.'
    const clause = /\p{L}{4,}/u.test(before) ? lead : `${after} ${before}`;
    const day = dayIn(after.slice(0, LONGEST_DAY), today);
    // 'From Monday until Thursday', 'on Mondays until Christmas': those days alone are taken.
    const isSpan = ENDS_ABSENCE.test(word) && NAMED_DAY.test(lead);
    if (IS_EITHER.test(word) && NAMED_DAY.test(named) && !isSpan) said.rest = said.rest.replace(named, ' ');
    if (isNoDeadline(word, clause)) {
      const isAway = ENDS_ABSENCE.test(word) && IS_ABSENT.test(clause) && !IS_PAST.test(clause);
      if (isAway && !isSpan) said.since = day ?? said.since;
    } else said.until ??= day;
  }
  return said;
}

const DAY = `(?:${WEEKDAY_NAMES.join('|')}|tomorrow|tonight|the weekend|christmas|\\d{1,2}(?:st|nd|rd|th))`;
/** The day by which something is done, or what it is for: not with its own hour, as in 'for Tuesday at 9'. */
const ITS_END = new RegExp(
  `,?\\s*\\b(?:(?:in time )?for|by|before|until|till)\\s+(?:(?:the|next|this|on|coming)\\s+)*${DAY}\\b(?:(?:,| or| and) ${DAY}\\b)*(?!,?\\s*(?:at\\b|from\\b|around\\b|about\\b|\\d|noon\\b|half\\b|morning|afternoon|evening|lunch))`,
  'gi',
);
/** A clause without the days by which, or for which, something is done. */
export const withoutEnds = (clause: string): string => clause.replace(ITS_END, ' ');

const OCCASION = new RegExp(
  `^(?:(?:and|but|so|because|it'?s|then)\\s+)*(?:\\p{L}+(?:'s)? ){0,4}?(?:birthday|anniversary|wedding|funeral|christening|party|exam|due date|deadline)(?:'s| is| was)?(?: is)? (?:on |this |next |only |the )*${DAY}\\b(?!,?\\s*(?:at\\b|from\\b|\\d))`,
  'iu',
);
/** Whether a clause only says on which day something falls: 'my mother's birthday is on Saturday'. */
export const tellsOccasion = (clause: string): boolean => OCCASION.test(clause);

const isNoDeadline = (word: string, clause: string): boolean =>
  IS_PAST.test(clause) ||
  (IS_EITHER.test(word) && (IS_ABSENT.test(clause) || IS_DENIED.test(clause))) ||
  (/^(?:until|till)$/i.test(word) && IS_SOMEWHERE.test(clause));

function dayIn(text: string, today: string): string | null {
  const { days, isChoice } = readWhen(text, today).when;
  const day = isChoice && days[0] === today ? days.at(-1) : days[0];
  return day !== undefined && day > today && day <= addDays(today, LOOKS_AHEAD) ? day : null;
}
