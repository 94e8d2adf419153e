import { correctSpelling } from '../local/spelling.ts';
import { activityIn } from './activities.ts';
import type { LanguagePatterns } from './languages/words.ts';
import { readTimeMention, type TimeReadingOptions } from './when.ts';

/** A clause, and what it takes over from the one before. */
export interface WishClause {
  text: string;
  /** Whether it goes on with what the clause before began: 'exercise, then rest'. */
  continues: boolean;
  /** Whether its sentence ends with a question mark. */
  isQuestion: boolean;
}

/** A phrase without the small words at its beginning, until it says what is done. */
export function withoutSmallWords(phrase: string, words: LanguagePatterns): string {
  let rest = phrase.trim();
  while (activityIn(rest, words) === undefined) {
    const shorter = rest.replace(words.lead, '');
    if (shorter === rest) break;
    rest = shorter;
  }
  return rest;
}

const SUBJECT_START = /^(?:(?:I|we)(?:'ll|'d| will| want to| need to| should| would like to| have to)?\s+)/i;
/** Nobody says one thing in more characters. */
const MAX_PIECE_CHARS = 300;
/** What goes on with the thing before a comma: 'lunch on Friday, with Mia'. */
const CONTINUATION_START = /^(?:with|at|in|for|to|from|mit|bei|im|in|avec|chez|con|en|com|no|na)\b/i;
const OR_WORDS = /\b(?:or|oder|ou|o)\b/i;

/** The clauses of a text, sentence by sentence. */
export function clausesIn(text: string, words: LanguagePatterns, today: string): WishClause[] {
  const spelled = words.activities.length > 0 ? text : withoutAddedSubject(correctSpelling(text), text);
  const plain = spelled
    .replaceAll('’', "'")
    .replaceAll(/\b([ap])\. ?m\.?(?=\W|$)/gi, '$1m')
    .replaceAll(/["“”„«»]/g, ' ');
  return plain
    .split(/(?<=[.!?…])\s+(?!\p{Ll})|(?<=[a-z]{3}[.!?…])\s+|\n+/u)
    .flatMap((sentence) => {
      const isQuestion = sentence.trimEnd().endsWith('?');
      return splitAtMarks(sentence, words, today).flatMap((part) =>
        part
          .replace(/[.!?;:\s]+$/, '')
          .split(words.turn)
          .flatMap((each) => splitAtConjunctions(each, words, today))
          .map((each) => ({ ...each, isQuestion })),
      );
    })
    .filter(({ text: each }) => each !== '');
}

/** Notes without a subject are mended as of the past: 'read an hour a day' is none. */
const withoutAddedSubject = (plain: string, text: string) =>
  /^\W*I\b/i.test(text) ? plain : plain.replace(/^I read\b/, 'read');

/** Splits after marks, but for a day by itself: 'Tomorrow: dentist at 9'. */
const splitAtMarks = (sentence: string, words: LanguagePatterns, today: string): string[] =>
  sentence.split(/(?<=[;:])\s+/).reduce<string[]>((parts, part) => {
    const before = parts.at(-1);
    return before !== undefined && readPiece(before, { words, today }).thing === ''
      ? [...parts.slice(0, -1), `${before.replace(/[;:]$/, ',')} ${part}`]
      : [...parts, part];
  }, []);

/** Splits where another thing begins: 'on Monday, Wednesday and Friday' stays whole. */
function splitAtConjunctions(
  part: string,
  words: LanguagePatterns,
  today: string,
): Omit<WishClause, 'isQuestion'>[] {
  const clauses: Omit<WishClause, 'isQuestion'>[] = [];
  let start = 0;
  let continues = false;
  const joins = [...part.matchAll(words.join)];
  for (const [index, found] of joins.entries()) {
    const from = found.index + found[0].length;
    const before = part.slice(start, found.index);
    const how = classifyJoin(found[0], before, part.slice(from), part.slice(from, joins[index + 1]?.index), {
      words,
      today,
    });
    if (how === null) continue;
    clauses.push({ text: before.trim(), continues });
    continues = how === 'continues';
    start = from;
  }
  return [...clauses, { text: part.slice(start).trim(), continues }];
}

type ClauseContext = { words: LanguagePatterns; today: string };

/** Whether something else begins after a join, and whether it goes on with what was before; null where none does. */
function classifyJoin(
  join: string,
  before: string,
  after: string,
  next: string,
  reading: ClauseContext,
): 'continues' | 'afresh' | null {
  const { words } = reading;
  if (OR_WORDS.test(join)) return null;
  const left = readPiece(before, reading);
  if (left.thing === '') return null;
  if (activityIn(withoutSmallWords(after.replace(SUBJECT_START, ''), words), words)) return 'continues';
  if (words.afterwards.test(join)) return 'continues';
  if (words.subject.test(after)) return 'afresh';
  const right = readPiece(next, reading);
  if (left.isDated && right.isDated && (right.thing !== '' || (left.hasHour && right.hasHour)))
    return 'continues';
  return left.isDated && !right.saysWhen && /^\s*,\s*$/.test(join) && !CONTINUATION_START.test(next)
    ? 'afresh'
    : null;
}

function readPiece(piece: string, { words, today }: ClauseContext & TimeReadingOptions) {
  const { when, rest } = readTimeMention(piece.slice(0, MAX_PIECE_CHARS), today, { words });
  const isDated = when.days.length > 0 || when.time !== null;
  return {
    thing: withoutSmallWords(rest, words).replace(words.trail, '').replace(words.lead, ''),
    hasHour: when.time !== null,
    isDated,
    saysWhen: isDated || when.part !== null || when.minutes !== null || when.timesAWeek !== null,
  };
}
