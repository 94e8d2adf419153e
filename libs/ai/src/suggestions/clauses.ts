import { mended } from '../companion/spelling.ts';
import { sentencesOf } from '../companion/reflect.ts';
import { activityIn } from './activities.ts';

/** A clause, and what it takes over from the one before. */
export interface Clause {
  text: string;
  /** Whether it goes on with what the clause before began: 'exercise, then rest'. */
  continues: boolean;
  /** Whether its sentence ends with a question mark. */
  isQuestion: boolean;
}

const TURN = /,?\s+(?:but|because|although|though|since|so(?! that)|yet)\s+/i;
const GOING_ON =
  /\s*,?\s+(?:and )?(?:after that|afterwards|then)\s+|\s*,\s*(?:and )?|\s+(?:and|or)\s+|\s+&\s+/i;
/** Small words between a wish and what is wished for. */
export const SMALL_WORDS =
  /^(?:(?:(?:I|we)(?:'ve got| have(?: got)?)(?= (?:an?|my|the|some)\b)|to|also|really|just|finally|maybe|perhaps|please|start|restart|resume|begin|keep|spend|get back to|take up|try|trying|find|finding|make|making|time|for|of|have|having|do|doing|get|getting|go|going|put|add|schedule|plan|planning|book|block|take|taking|some|more|a|an|a bit|a little|bit|little|in|up|on|my|with|myself|me|at least|again|out)\s+)/i;

/** A phrase without the small words at its beginning, until it says what is done. */
export function withoutSmallWords(phrase: string): string {
  let rest = phrase.trim();
  while (!beginsActivity(rest)) {
    const shorter = rest.replace(SMALL_WORDS, '');
    if (shorter === rest) break;
    rest = shorter;
  }
  return rest;
}

const beginsActivity = (phrase: string): boolean => activityIn(phrase) !== undefined;

const SUBJECT = /^(?:(?:I|we)(?:'ll|'d| will| want to| need to| should| would like to| have to)?\s+)/i;

/** The clauses of a text, sentence by sentence. */
export function clausesIn(text: string): Clause[] {
  const plain = withoutAddedSubject(mended(text), text)
    .replaceAll('’', "'")
    .replaceAll(/\b([ap])\. ?m\.?(?=\W|$)/gi, '$1m')
    .replaceAll(/["“”„«»]/g, ' ');
  return sentencesOf(plain)
    .flatMap((sentence) => sentence.split(/(?<=[;:])\s+/))
    .flatMap((sentence) => {
      const isQuestion = sentence.trimEnd().endsWith('?');
      return sentence
        .replace(/[.!?;:\s]+$/, '')
        .split(TURN)
        .flatMap((part) =>
          splitOn(part).map((each, index) => ({ text: each.trim(), continues: index > 0, isQuestion })),
        );
    })
    .filter(({ text: each }) => each !== '');
}

/** Notes without a subject are mended as of the past: 'read an hour a day' is none. */
const withoutAddedSubject = (plain: string, text: string) =>
  /^\W*I\b/i.test(text) ? plain : plain.replace(/^I read\b/, 'read');

/** Splits where the next words begin another activity: 'on Monday, Wednesday and Friday' stays whole. */
function splitOn(part: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const found of part.matchAll(new RegExp(GOING_ON, 'gi'))) {
    const next = part.slice(found.index + found[0].length);
    const begins = withoutSmallWords(next.replace(SUBJECT, ''));
    if (!beginsActivity(begins) || /^\s*or\s/i.test(found[0])) continue;
    pieces.push(part.slice(start, found.index));
    start = found.index + found[0].length;
  }
  return [...pieces, part.slice(start)];
}
