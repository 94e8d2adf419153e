import { feelingsIn } from '../local/feelings.ts';
import { isRelation } from '../local/relations.ts';
import { capitalised, tidy, toYou, withoutShouting } from '../local/words.ts';
import { HEAVY } from './prose/moves.ts';
import { isQuestion } from './questions.ts';
import { hearFamily, hearKind, hearMerely } from './hear-kind.ts';
import { hearWritten } from './hear-written.ts';
import { mended } from './spelling.ts';
import { tellingsIn } from './tellings.ts';
import { asksWho, isOne, pronounsFor, type Pronouns } from './people.ts';
import { lastQuestion, takeAnswer, takeAsked } from './answered.ts';
import { anchorIn, leadsFor, matterOf, MERELY_FINE } from './leading.ts';
import {
  ASKS_ABOUT_SOMEBODY,
  FRAGMENTS,
  FRAGMENTS_HARD_ASKS,
  SINCE,
  SINCE_HARD,
  SINCE_HARD_ASKS,
  TONE_LINES,
  PLAIN_LINES,
  UNEASY_LINES_OF_HEAL,
  type Tense,
} from './prose/by-tone.ts';
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

const plain = (line: string, asks: readonly string[] = [], who: Pronouns | null = null): Heard => ({
  line,
  asks,
  rests: false,
  who,
  x: null,
});

/** Short answers are received as answers first; longer ones are quoted. In words. */
const LONGEST_PLAIN_ANSWER = 6;

/** What can be taken up where nothing surer is known: it is said back where it can be, and led on from. */
export function hearPlainly(turn: Turn): Heard {
  const { read, draw } = turn;
  const mood = moodOf(turn);
  const told = pronounsFor(read.meant, []);
  const who = told !== null && isOne(told) ? told : null;
  const asks = leadsFor(turn, matterOf(turn, mood, tenseOf(read.meant), who), who);
  const somebody = isHard(mood) ? null : newlyNamed(turn);
  const about = somebody === null ? null : draw.fresh(ASKS_ABOUT_SOMEBODY)?.replace('{x}', somebody);
  const ofFragment = hearFragment(turn)?.asks ?? [];
  const fitting = about ? [about] : ofFragment.length > 0 ? ofFragment : asks;
  return open(lineFor(turn, mood), fitting, who);
}

function lineFor(turn: Turn, mood: Tone): string {
  const { read, draw, mode } = turn;
  if (read.felt && !draw.wasSaid(read.felt)) return read.felt;
  const isShort = read.words <= LONGEST_PLAIN_ANSWER;
  return (
    (LENGTH.test(tidy(read.meant)) ? hearFragment(turn)?.line : null) ??
    (isShort ? takeAsked(turn) : null) ??
    hearFragment(turn)?.line ??
    (mode === 'heal' ? hearFamily(turn)?.line : null) ??
    anchorIn(turn) ??
    (read.isHeavy && read.words > LONGEST_FRAGMENT ? draw.fresh(HEAVY) : null) ??
    takeAsked(turn) ??
    hearFamily(turn)?.line ??
    hearMerely(turn)?.line ??
    draw.line(toneLines(turn, mood))
  );
}

const MIN_HARDNESS = 0.5;
const isLikelyHard = ({ family, hardness, text }: Turn['read']) =>
  family !== 'good' && !text.includes('!') && (hardness === null || hardness >= MIN_HARDNESS);

/** Whether something good is told. Where it heals, 'it's very nice there' alone shows nothing good. */
export const isGood = ({ read, mode }: Pick<Turn, 'read' | 'mode'>): boolean =>
  read.tone === 'good' &&
  !isMerelyFine(read) &&
  (mode !== 'heal' || read.isLight || read.situation?.tone === 'good');

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

/** A sign of having read what cannot be placed. */
export const toneLines = ({ mode }: Turn, tone: Tone): readonly string[] =>
  tone === 'uneasy' && mode === 'heal'
    ? UNEASY_LINES_OF_HEAL
    : tone === 'plain'
      ? PLAIN_LINES[mode]
      : TONE_LINES[tone];

const isHard = (tone: Tone) => tone === 'hard' || tone === 'uneasy';

const open = (line: string, asks: readonly string[], who: Pronouns | null = null): Heard => ({
  ...plain(line, asks, who),
  isOpen: true,
});

const CLOSE =
  /\bmy (?:(?:little|big|older|younger|best|old|late|oldest|great|step|own) )?(?:grandpa|grandma|grandfather|grandmother|granddad|grandad|nan|gran|sister|brother|mum|mom|mother|dad|father|aunt|uncle|cousin|son|daughter|friend|wife|husband|partner|boyfriend|girlfriend|cat|dog|kid|niece|nephew|neighbou?r|teacher)(?: (?!I\b)\p{Lu}\p{Ll}+)?/u;

/** In words: of more, somebody who is named is rarely the point. */
const LONGEST_NAMING = 5;

/** Somebody close whom the person names for the first time: 'your sister Ana'. */
function newlyNamed({ read, own, mode }: Turn): string | null {
  if (mode !== 'write' || read.words > LONGEST_NAMING) return null;
  const named = CLOSE.exec(read.meant)?.[0];
  const relation = named?.split(' ').findLast((word) => /^\p{Ll}/u.test(word));
  if (!named || !relation || own.slice(0, -1).some((text) => text.toLowerCase().includes(relation)))
    return null;
  return toYou(named);
}

/** Whether it was, is, or is to come. */
export const tenseOf = (meant: string): Tense =>
  AHEAD.test(meant) ? 'ahead' : PAST.test(meant) || HAPPENED_WORDS.test(meant) ? 'past' : 'now';

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
  const echoed = hearFragment(turn);
  return { ...heard, line: echoed?.line ?? heard.line, leads: false };
}

/** Something that took place, told as a scene. */
const HAPPENED_WORDS =
  /^(?:(?:and|then|so|but|well) )*(?:I|he|she|they|we|it|my \p{L}+|the \p{L}+(?: one)?|\p{Lu}\p{L}+) (?:\p{L}+ly |just |then )*(?:went|came|left|took|saw|gave|ran|sat|stood|walked|cried|looked|turned|called|fell|put|lost|found|broke|drove|met|hit|threw|started|stopped|forgot|laughed|said|told|made|wrote|knew|got|felt|heard|sent|bought|spoke|slept|ate|drank|kept|held|brought|cut|thought|wore|showed|grew|hid|\p{L}{3,}ed)\b/iu;
const LENGTH =
  /^(?:(?:since|for|about|almost|nearly|like|over|maybe|already) )*(?:since \p{L}.*|(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a few|many|so many) (?:years?|months?|weeks?|days?))\b.{0,20}$/iu;

/** A few words without a verb: said back, and no more is made of them than they say. */
function hearFragment(turn: Turn): Heard | null {
  const { read, draw } = turn;
  const words = fragmentIn(turn);
  if (words === null) return null;
  const mood = moodOf(turn);
  if (LENGTH.test(words))
    return isHard(mood)
      ? said(draw.fresh(SINCE_HARD) ?? draw.line(SINCE), words, SINCE_HARD_ASKS)
      : said(draw.line(SINCE), words, []);
  return said(draw.line(FRAGMENTS), words, read.tone === 'hard' ? FRAGMENTS_HARD_ASKS : []);
}

const said = (line: string, words: string, asks: readonly string[]): Heard =>
  open(line.replace('{x}', words).replace('{X}', capitalised(words)), asks);

const LONGEST_SHORT = 6;
const LONGEST_BARE = 3;
/** A longer fragment begins like one. */
const BEGINS_FRAGMENT =
  /^(?:in|at|on|by|with|without|under|over|behind|before|after|from|for|since|around|during|next|the|an?|my|your|his|her|our|their|this|that|two|three|four|five|all|\d+)\b/i;

function fragmentIn({ read }: Turn): string | null {
  const words = withoutShouting(
    toYou(
      tidy(read.meant).replace(
        /^(?:(?:probably|maybe|i guess|mostly|just|and|but|so) )+| (?:probably|i guess|maybe|mostly|i think|really|tbh|lol|haha)$/gi,
        '',
      ),
    ),
  );
  const isWhole =
    FINITE.test(words) ||
    /\b(?:he|she|they|it|is|are|was|not|no|don't|'s|you)\b|n't\b/i.test(words) ||
    words.split(' ').length > (BEGINS_FRAGMENT.test(words) ? LONGEST_SHORT : LONGEST_BARE) ||
    words.split(' ').some((word) => PAST_FORMS.test(word));
  if (words === '' || isWhole || read.intent !== null || /[.;:]/.test(words) || EMPTY.test(words))
    return null;
  return words;
}

const PAST_FORMS =
  /^(?:went|came|left|took|saw|gave|ran|sat|stood|looked|turned|called|fell|put|lost|found|broke|drove|met|hit|threw|got|made|said|told|wrote|kept|cried|laughed|\p{L}{3,}ed)$/iu;
const EMPTY =
  /^(?:ok|okay|yes|yeah|no|maybe|lol|haha|ha|well|hm+|sure|fine|good|great|nice|cool|right|true|same|oh|wow|yet|again|still|so|then|though|too|also|kind of|sort of|literally|really|just|never|always|exactly|because|\d+)\b\W*$|\b(?:feels?|gone|seems?|goes|question|point|idea)\b/i;
