import { feelingsIn } from '../local/feelings.ts';
import { isRelation } from '../local/relations.ts';
import { capitalised, tidy, toYou } from '../local/words.ts';
import { isQuestion } from './questions.ts';
import { hearKind } from './hear-kind.ts';
import { hearAsked } from './following.ts';
import { hearWritten, MIN_FIT_FOR_SIGN } from './hear-written.ts';
import { mended } from './spelling.ts';
import { tellingsIn } from './tellings.ts';
import { asksWho, pronounsFor } from './people.ts';
import { lastQuestion, takeAnswer } from './answered.ts';
import { sentencesOf } from './reflect.ts';
import { quoteKeyPhrase, turnKeyPhrase } from './key-phrase.ts';
import { SINCE, SINCE_HARD, TONE_LINES, PLAIN_LINES, UNEASY_LINES_OF_HEAL } from './prose/by-tone.ts';
import type { Situation } from './situation.ts';
import type { Heard, Told } from './telling.ts';
import type { Tone } from './tone.ts';
import type { Turn } from './turn.ts';

/** Of a longer message one clause is rarely the point. In words. */
const LONGEST_SAID_BACK = 40;

/** The telling to answer, with its line: the weightiest that has something left to say. */
export function tellingOf(turn: Turn, situation: Situation | undefined, isFirst: boolean): Heard | null {
  const { read, draw } = turn;
  const isGood = turn.state.topic?.good === true || (turn.state.closed === true && read.text.includes('!'));
  const tone = situation?.tone ?? (isGood ? 'good' : null);
  for (const told of read.tellings) {
    const { telling } = told;
    if (telling.beside && !telling.beside.includes(situation?.id ?? '')) continue;
    if (isFirst && !telling.leads) continue;
    if (telling.isOfWriting && turn.mode !== 'write') continue;
    // 'He laughed and I think I died' is glad by its sense, whatever its words.
    if (telling.leads && read.isKindSure && read.family === 'good' && !read.isHeavy) continue;
    if (telling.tone === 'hard' && (tone === 'good' || read.tone === 'good') && !read.isHeavy) continue;
    if (telling.tone === 'good' && isHard(moodOf(turn))) continue;
    const who = pronounsFor(told.sentence, turn.own.slice(0, -1));
    if (telling.ofSomebody && who === null) continue;
    const canSay = (each: string) => who !== null || !asksWho(each);
    const said = telling.saysBack ? clauseToSay(turn) : null;
    const line = said ?? lineOf(told, draw, canSay);
    if (line)
      return {
        line,
        who,
        x: told.x,
        leads: telling.leads ?? false,
        asks: (telling.asks ?? []).filter(
          (each) => canSay(each) && (told.x !== null || !each.includes('{x}')),
        ),
        rests: telling.rests ?? false,
        isSmall: telling.isSmall ?? false,
        listens: telling.listens ?? 0,
        ...(telling.exercise && { exercise: telling.exercise }),
      };
  }
  return null;
}

function lineOf({ telling, x }: Told, draw: Turn['draw'], canSay: (line: string) => boolean): string | null {
  // What was said is quoted, or left alone.
  if (telling.quotes && x === null) return null;
  const lines = telling.lines.filter((line) => canSay(line) && (x !== null || !/\{x\}/i.test(line)));
  const naming = lines.filter((line) => /\{x\}/i.test(line));
  const line = draw.fresh(naming) ?? draw.fresh(lines);
  if (line === null) return null;
  return line.replace('{x}', x ?? '').replace('{X}', capitalised(x ?? ''));
}

/** A clause of the message that was not said back yet. */
function clauseToSay({ read, draw }: Turn): string | null {
  const clause =
    read.words <= LONGEST_SAID_BACK
      ? weightiestClause(
          read.clauses.filter((each) => !draw.wasSaid(each) && isWorthSaying(each, read.words)),
        )
      : undefined;
  return clause ? `${capitalised(clause)}.` : null;
}

/** Most of what was said, or a feeling: a side remark said back would miss the point. */
const isWorthSaying = (clause: string, words: number) =>
  clause.split(' ').length >= words * LEAST_SHARE || feelingsIn(clause, isRelation).length > 0;
const LEAST_SHARE = 0.6;

/** The last one with a feeling, else the last. */
const weightiestClause = (clauses: readonly string[]) =>
  clauses.findLast((clause) => feelingsIn(clause, isRelation).length > 0) ?? clauses.at(-1);

/** What was said, taken up where that is certain; else a short line that presumes nothing. */
export function hear(turn: Turn, situation: Situation | undefined): Heard {
  const { read } = turn;
  const written = hearWritten(turn);
  if (written) return written;
  const asked = hearAsked(turn);
  // Of several sentences the one that answers is not sure.
  const isOne = sentencesOf(read.meant).length === 1;
  const phrase = asked === null ? null : quoteKeyPhrase(turn);
  // What is told at length says more than a line that is right for any answer.
  if (asked !== null)
    return open(
      read.words > LONGEST_ANSWER
        ? (phrase ?? asked)
        : [isOne ? phrase : null, asked].filter(Boolean).join(' '),
    );
  const leading = read.tellings.some(({ telling }) => telling.leads)
    ? tellingOf(turn, situation, false)
    : null;
  return (
    leading ??
    takeAnswer(turn) ??
    hearKind(turn) ??
    tellingOf(turn, situation, false) ??
    goOnFrom(turn) ??
    hearPlainly(turn)
  );
}

/** In words. */
const LONGEST_ANSWER = 24;

/** In words: of a longer message the cause is rarely all of it. */
const LONGEST_FELT = 14;

/** What can be taken up where nothing surer is known: its key phrase is said back, or a sign of having read it. */
export function hearPlainly(turn: Turn): Heard {
  const { read, draw, own } = turn;
  const isBrief = read.words <= LONGEST_FELT;
  const felt = read.felt !== null && isBrief && !draw.wasSaid(read.felt) ? read.felt : null;
  const sure =
    felt ?? lengthIn(turn) ?? (own.length > 1 ? turnKeyPhrase(turn) : null) ?? quoteKeyPhrase(turn);
  if (sure !== null) return open(sure);
  const written = hearWritten(turn, MIN_FIT_FOR_SIGN);
  if (written) return { ...open(written.line), who: written.who };
  return { ...open(draw.line(toneLines(turn, shownMood(turn)))), isSign: true };
}

const MIN_HARDNESS = 0.5;
const isLikelyHard = ({ family, hardness, text }: Turn['read']) =>
  family !== 'good' && !text.includes('!') && (hardness === null || hardness >= MIN_HARDNESS);

/** Whether something good is told. Where it heals, 'it's very nice there' alone shows nothing good. */
export const isGood = ({ read, mode }: Pick<Turn, 'read' | 'mode'>): boolean =>
  read.tone === 'good' &&
  !isMerelyFine(read) &&
  (mode !== 'heal' || read.isLight || read.situation?.tone === 'good');

/** 'I'm fine' is rarely good news. */
const MERELY_FINE = /^(?:fine|ok|okay|alright|good|well)$/;
const isMerelyFine = ({ feelings }: Turn['read']) =>
  feelings.length > 0 && feelings.every(({ word }) => MERELY_FINE.test(word));

/** The tone of a message; where it has none, that of what it belongs to. */
export const moodOf = ({ read, mode, state: { topic } }: Turn): Tone => {
  const tone = read.tone === 'good' && !isGood({ read, mode }) ? 'plain' : read.tone;
  if (topic?.good === true && !read.isHeavy) return tone === 'good' ? 'good' : 'plain';
  // An exclamation mark alone makes nothing good.
  if (tone === 'good' && topic?.hard === true) return 'plain';
  // By its sense alone, and where nothing hard was told: it may as well be a clock that was repaired.
  if (tone === 'uneasy' && mode !== 'heal' && topic?.hard !== true) return 'plain';
  const isPlain = tone === 'plain' || (tone === 'good' && read.feelings.length === 0);
  // Nobody goes where it heals to tell something indifferent.
  const isUneasy = topic?.hard === true || (mode === 'heal' && isLikelyHard(read));
  return isPlain && isUneasy ? 'uneasy' : tone;
};

const TURNS = /\b(?:less|better|lighter|quieter|calmer|easier|lol|haha\w*|funny|laugh\w*)\b/i;

/** A tone that is named: only where a feeling is, and nothing turns it. */
function shownMood(turn: Turn): Tone {
  const mood = moodOf(turn);
  const { isHeavy, isLight, meant } = turn.read;
  const isShown = mood === 'hard' ? isHeavy && !TURNS.test(meant) : mood === 'good' ? isLight : true;
  return isShown ? mood : turn.mode === 'heal' ? 'uneasy' : 'plain';
}

/** A sign of having read what cannot be placed. */
export const toneLines = ({ mode }: Turn, tone: Tone): readonly string[] =>
  tone === 'uneasy' && mode === 'heal'
    ? UNEASY_LINES_OF_HEAL
    : tone === 'plain'
      ? PLAIN_LINES[mode]
      : TONE_LINES[tone];

const isHard = (tone: Tone) => tone === 'hard' || tone === 'uneasy';

const open = (line: string): Heard => ({
  line,
  asks: [],
  rests: false,
  who: null,
  x: null,
  isOpen: true,
});

/** Whether it is over. */
export const isPast = (meant: string): boolean =>
  !AHEAD.test(meant) && (PAST.test(meant) || HAPPENED_WORDS.test(meant));

const AHEAD =
  /\b(?:tomorrow|next (?:week|month|year|\p{L}+day)|going to|gonna|will|soon(?! as)|in \d+ (?:days|weeks|months)|(?:is|are|am|'m|'re|'s) (?:moving|leaving|coming|starting|getting married|having a))\b|'ll\b/iu;
const PAST = /\b(?:was|were|had|hadn't|did|didn't|wasn't|weren't|used to|ago|yesterday|last \p{L}+)\b/iu;
/** In words. */
const LONGEST_FRAGMENT = 4;
const FINITE =
  /\b(?:I|he|she|they|we|it|you|am|is|are|was|were|has|have|had|do|does|did|will|would|can|could)\b|n't\b|'(?:s|m|re|ve|d|ll)\b|\p{L}{3,}ed\b/iu;

/** 'Next to the toilet', after 'he moved my desk', goes on with that sentence. */
function goOnFrom(turn: Turn): Heard | null {
  const { read, own } = turn;
  const before = own.at(-2);
  const isAnswer =
    lastQuestion(turn) !== null &&
    !/^(?:next|in|on|at|by|with|without|under|behind|from|for|because|before|after|mostly|since|literally|again|yet)\b/i.test(
      read.meant,
    );
  if (before === undefined || isAnswer || read.words > LONGEST_FRAGMENT || FINITE.test(read.meant))
    return null;
  if (read.feelings.length > 0 || read.intent !== null || isQuestion(mended(before))) return null;
  const tellings = tellingsIn(`${mended(before).replace(/[.!?]+$/, '')} ${read.meant}`, []);
  const heard = tellingOf({ ...turn, read: { ...read, tellings, clauses: [] } }, undefined, false);
  if (!heard || heard.rests) return null;
  return { ...heard, line: quoteKeyPhrase(turn) ?? heard.line, leads: false };
}

/** Something that took place, told as a scene. */
const HAPPENED_WORDS =
  /^(?:(?:and|then|so|but|well) )*(?:I|he|she|they|we|it|my \p{L}+|the \p{L}+(?: one)?|\p{Lu}\p{L}+) (?:\p{L}+ly |just |then )*(?:went|came|left|took|saw|gave|ran|sat|stood|walked|cried|looked|turned|called|fell|put|lost|found|broke|drove|met|hit|threw|started|stopped|forgot|laughed|said|told|made|wrote|knew|got|felt|heard|sent|bought|spoke|slept|ate|drank|kept|held|brought|cut|thought|wore|showed|grew|hid|\p{L}{3,}ed)\b/iu;
const LENGTH =
  /^(?:(?:since|for|about|almost|nearly|like|over|maybe|already) )*(?:since \p{L}.*|(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a few|many|so many) (?:years?|months?|weeks?|days?))\b.{0,20}$/iu;

/** In words. */
const LONGEST_LENGTH = 6;

/** A length of time, said back; null where the message is none. */
function lengthIn(turn: Turn): string | null {
  const { read, draw } = turn;
  const words = toYou(tidy(read.meant));
  if (!LENGTH.test(words) || read.words > LONGEST_LENGTH) return null;
  const line = isHard(moodOf(turn)) ? (draw.fresh(SINCE_HARD) ?? draw.line(SINCE)) : draw.line(SINCE);
  return line.replace('{X}', capitalised(words));
}
