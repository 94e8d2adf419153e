import { feelingsIn, isLight } from '../local/feelings.ts';
import { isRelation } from '../local/relations.ts';
import { capitalised, toYou, tidy } from '../local/words.ts';
import { HEAVY } from './prose/moves.ts';
import { clausesOfOthers } from './reflect.ts';
import { isQuestion } from './questions.ts';
import { mended } from './spelling.ts';
import { tellingsIn } from './tellings.ts';
import { asksWho, pronounsFor, SOMEBODY, type Pronouns } from './people.ts';
import { lastQuestion, takeAnswer, takeOpenly } from './answered.ts';
import { BY_SOMEBODY, ECHOES, FRAGMENT, HAPPENED, IS_SO, IS_SO_IN_A_PLAN } from './prose/events.ts';
import type { Situation } from './situation.ts';
import type { Heard, Told } from './telling.ts';
import type { Turn } from './turn.ts';

/** Of a longer message one clause is rarely the point. In words. */
const LONGEST_SAID_BACK = 40;

/** The telling to answer, with its line: the weightiest that has something left to say. */
export function tellingOf(turn: Turn, situation: Situation | undefined, isFirst: boolean): Heard | null {
  const { read, draw } = turn;
  const tone = situation?.tone ?? null;
  for (const told of read.tellings) {
    const { telling } = told;
    if (telling.beside && !telling.beside.includes(situation?.id ?? '')) continue;
    if (isFirst && !telling.leads) continue;
    if (telling.tone === 'hard' && tone === 'good' && !read.isHeavy) continue;
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
      ? weightiestClause(read.clauses.filter((each) => !draw.wasSaid(each)))
      : undefined;
  return clause ? `${capitalised(clause)}.` : null;
}

/** The last one with a feeling, else the last. */
const weightiestClause = (clauses: readonly string[]) =>
  clauses.findLast((clause) => feelingsIn(clause, isRelation).length > 0) ?? clauses.at(-1);

/** What was said, taken up where that is certain; else a short line that presumes nothing. */
export function hear(turn: Turn, situation: Situation | undefined): Heard {
  const { read } = turn;
  const leading = read.tellings.some(({ telling }) => telling.leads)
    ? tellingOf(turn, situation, false)
    : null;
  return (
    leading ?? takeAnswer(turn) ?? tellingOf(turn, situation, false) ?? goOnFrom(turn) ?? hearPlainly(turn)
  );
}

const plain = (line: string, asks: readonly string[] = [], who: Pronouns | null = null): Heard => ({
  line,
  asks,
  rests: false,
  who,
  x: null,
});

/** What can be taken up where no kind of sentence is known. */
export function hearPlainly(turn: Turn): Heard {
  const { read, draw, own } = turn;
  if (read.felt && !draw.wasSaid(read.felt)) return plain(read.felt);
  const who = TELLS_OF_SOMEBODY.test(read.meant) ? pronounsFor(read.meant, own.slice(0, -1)) : null;
  const isScene = HAPPENED_WORDS.test(read.meant) && !GUESSED.test(read.meant);
  const isSo = turn.mode === 'plan' ? IS_SO_IN_A_PLAN : IS_SO;
  const ofOneself = isScene || PAST.test(read.meant) ? HAPPENED : isSo;
  const clause = clauseToSay(turn);
  if (clause) return plain(clause, ofOneself);
  const asks = who ? BY_SOMEBODY : ofOneself;
  const ofOthers = who ? clauseOfSomebody(turn) : null;
  if (ofOthers) return plain(ofOthers, asks, who);
  if (read.words > LONGEST_FRAGMENT && read.feelings.some(({ family }) => !isLight(family))) {
    const line = draw.fresh(HEAVY);
    if (line) return plain(line);
  }
  const echoed = read.words <= LONGEST_FRAGMENT ? echo(turn) : null;
  if (echoed) return plain(echoed, FRAGMENT);
  const answered = takeOpenly(turn);
  if (!answered) return plain('', asks, who);
  return answered.asks.length > 0 ? answered : { ...answered, asks, who };
}

const PAST = /\b(?:was|were|had|did|didn't|wasn't|weren't|used to|ago|yesterday|last \p{L}+)\b/iu;
const TELLS_OF_SOMEBODY = new RegExp(
  String.raw`^(?:(?:and|but|then|so|also) )*${SOMEBODY} (?:(?:just|then|only|still|even|always) )*(?!is|was|has|looks)(?:\p{L}+ed|\p{L}+s|went|came|took|got|put|sat|stood|ran|left|fell|felt|made|let|drove|threw|sang|said|wrote|read|slept|told|knew|saw|gave|hit|cut|did|won|lost|sent|kept|bought|brought|held|paid)\b`,
  'iu',
);

/** In words. */
const LONGEST_FRAGMENT = 4;
const FINITE =
  /\b(?:I|he|she|they|we|it|you|am|is|are|was|were|has|have|had|do|does|did|will|would|can|could)\b|n't\b|'(?:s|m|re|ve|d|ll)\b|\p{L}{3,}ed\b/iu;

/** 'They have all these jokes', said back as it is. */
function clauseOfSomebody({ read, draw, messages, own }: Turn): string | null {
  const clause = clausesOfOthers(read.meant).findLast((each) => TELLS_OF_SOMEBODY.test(each));
  if (!clause || draw.wasSaid(clause)) return null;
  const last = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  // Twice in a row would be an echo.
  return own.at(-2) && last.startsWith(capitalised(toYou(own.at(-2) ?? '')).slice(0, 12))
    ? null
    : `${capitalised(clause)}.`;
}

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
  const echoed = echo(turn);
  return { ...heard, line: echoed ?? heard.line, leads: false };
}

/** Something that took place, told as a scene. */
const HAPPENED_WORDS =
  /^(?:(?:and|then|so|but|well) )*(?:I|he|she|they|we|it|my \p{L}+|the \p{L}+(?: one)?|\p{Lu}\p{L}+) (?:\p{L}+ly |just |then )*(?:went|came|left|took|saw|gave|ran|sat|stood|walked|cried|looked|turned|called|fell|put|lost|found|broke|drove|met|hit|threw|started|stopped|forgot|laughed|\p{L}{3,}ed)\b/iu;
const GUESSED = /\b(?:maybe|perhaps|probably|will|would|might|could|should|if|think|guess)\b/i;

/** One to three words, said back: 'my arms' gives 'Your arms.' */
function echo({ read, draw }: Turn): string | null {
  const said = toYou(
    tidy(read.meant).replace(
      /^(?:probably|maybe|i guess|mostly|just) | (?:probably|i guess|maybe|mostly|i think)$/i,
      '',
    ),
  );
  if (
    said === '' ||
    /\b(?:he|she|they|it|is|are|was|not|no|don't|'s)\b|'s\b|n't\b/i.test(said) ||
    read.intent !== null ||
    FINITE.test(said) ||
    /[.;:]/.test(said) ||
    /^(?:ok|okay|yes|yeah|no|maybe|lol|haha|well|hm+|sure|fine)\b|^(?:yet|again|still|so|then|though|too|also|kind of|sort of|literally|really|just|never|always|exactly|because)$/i.test(
      said,
    ) ||
    /\b(?:you|I)\b/i.test(read.meant) ||
    /^\d+$/.test(said)
  )
    return null;
  const line = draw.fresh(ECHOES);
  return line ? line.replace('{X}', capitalised(said)) : null;
}
