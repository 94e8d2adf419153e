import { onPage, type Said, type Turn } from './turn.ts';
import { SUMMARY } from './prose/moves.ts';
import { withoutShouting } from '../local/words.ts';
import { feelingsIn } from '../local/feelings.ts';
import { isRelation } from '../local/relations.ts';
import { clausesOf } from './reflect.ts';
import type { Told } from './telling.ts';
import { tellingsIn } from './tellings.ts';
import { mended } from './spelling.ts';

/** After so many messages that told something. */
export const SUM_UP_AFTER = 6;

/** So far back it sums up. */
const MESSAGES = 12;

/** Sums up in the person's own words and asks whether that is right. Null where too little can be said back. */
export function summary({ own, draw }: Turn): Said | null {
  const messages = own.slice(-MESSAGES).map((text) => withoutShouting(mended(text)));
  const [one, two, three] = weightiest(messages, draw);
  if (!one || !two || !three) return null;
  const line = draw.line(SUMMARY).replace('{one}', one).replace('{two}', two).replace('{three}', three);
  const page = own
    .slice(-MESSAGES)
    .filter((text) => text.split(' ').length > 3)
    .join('\n');
  return {
    text: line,
    choices: [
      { say: "That's right", does: 'right' },
      { say: 'Not quite', does: 'not-quite' },
    ],
    state: { told: 0, page },
    exercise: onPage(page),
  };
}

/** So many clauses a summary has; all but one of them must weigh so much. */
const CLAUSES = 3;
/** In words: so short a clause says little by itself. */
const SHORT_CLAUSE = 5;
const WEIGHTY = 1.5;

/** 'You know that now' says nothing by itself. */
const HANGS_LOOSE = /\b(?:that|it|this)(?: now| then| too)?$/i;

type Weighed = { clause: string; at: number; weight: number };

/** The three clauses that weigh most, one of a message, in their order. None that was summed up before. */
function weightiest(messages: readonly string[], draw: Turn['draw']): string[] {
  const heaviest = messages.flatMap((message, at): Weighed[] => {
    const clauses = clausesOf(message)
      .filter((clause) => !isSummedUp(clause, draw) && !HANGS_LOOSE.test(clause))
      .map((clause) => ({ clause, at, weight: weightOf(clause, message, at, messages) }));
    return clauses.toSorted((a, b) => b.weight - a.weight).slice(0, 1);
  });
  const chosen = [...new Map(heaviest.map((each) => [each.clause, each])).values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, CLAUSES);
  // What only fills the list is better left out.
  if (chosen.filter(({ weight }) => weight >= WEIGHTY).length < CLAUSES - 1) return [];
  return chosen.toSorted((a, b) => a.at - b.at).map(({ clause }) => clause);
}

/** A clause in the middle of a sentence: there it stands in small letters. */
const isSummedUp = (clause: string, { said }: Turn['draw']) =>
  said.some((reply) => /Let me see if I have it|What I have so far/.test(reply) && reply.includes(clause));

/** What carries a feeling weighs most, then a turn against oneself, what came back, and how it began and ended. */
function weightOf(clause: string, message: string, at: number, messages: readonly string[]): number {
  const feelings = feelingsIn(clause, isRelation).filter(({ others }) => !others);
  const tellings = tellingsIn(message, feelings);
  const words = contentWords(clause);
  const repeated = messages.filter(
    (other, index) => index !== at && contentWords(other).some((word) => words.includes(word)),
  );
  return (
    (feelings.length > 0 ? 3 : 0) +
    (tellings.some(({ telling }) => telling.leads) ? 2 : tellings.some(isHard) ? 1 : 0) +
    (/n't\b|\b(?:never|nobody|nothing|always|every|still|alone|only|again|no longer)\b/i.test(clause)
      ? 1
      : 0) +
    (repeated.length > 0 ? 1 : 0) +
    (at === 0 ? 1.5 : 0) +
    (at === messages.length - 1 ? 1.5 : 0) +
    (clause.split(' ').length < SHORT_CLAUSE ? -1 : 0) +
    (/\d/.test(clause) ? -0.5 : 0)
  );
}

const isHard = ({ telling }: Told) => telling.tone === 'hard' || telling.exercise !== undefined;

const contentWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.test(word));
const COMMON =
  /^(?:that|this|with|have|just|like|your|from|what|when|then|them|they|were|been|about|there|because|really|every|would|could|should|don't|didn't|think|know|said|says|want|into|over|more|some|also|only|even|still|never|always|other|after|before|went|came|took|made|you're|it's)$/;
