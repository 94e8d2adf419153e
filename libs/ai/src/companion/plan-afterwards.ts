import { tidy, toYou } from '../local/words.ts';
import { isContact, isOwnTime, isToStop, isWithSomebody } from './plan-kinds.ts';
import { answerFor, daysTakenIn, firstBefore, stepIn } from './plan-answers.ts';
import { answersFor, SMALLEST, smallestOf } from './plan-asking.ts';
import { factsIn, isOnlyFacts, offersTime, withoutHedges, type PlanFacts } from './plan-facts.ts';
import { remarkIn } from './plan-remarks.ts';
import { change, filled, stand, standAgain } from './plan-standing.ts';
import { PLAN_BEFORE_IT, PLAN_DAY_TAKEN, PLAN_EITHER_WAY, PLAN_OF_THEM } from './prose/plan-remarks.ts';
import {
  PLAN_ADDED,
  PLAN_APPROVED,
  PLAN_ASKS,
  PLAN_LUCK,
  PLAN_NOTED_HARD,
  PLAN_SWAPPED,
  PLAN_TAKEN_DOWN,
} from './prose/plan-talk.ts';
import { isQuestion } from './questions.ts';
import type { PlanState } from './state.ts';
import type { Said, Turn } from './turn.ts';

const APPROVES =
  /^(?:(?:ok|okay|oh|yes|yeah|and|that's|that|sounds|looks|all) )*(?:ok|okay|good|great|nice|cool|fine|sure|why not|perfect|lovely|right|works|k|kk|alright|ta|that's it|thats it|that's all|that is settled|that's settled|settled|agreed|deal|yes|yeah|done|helpful|will do|i'll try|will try)(?: (?:then|plan|idea|to me))?\W*(?:(?:good)?bye\W*)?$/i;
const WILL_DO =
  /^(?:(?:ok|okay|good|right|fine|well)[.,]? )*I(?:'ll| shall| will) (?:go|do (?:it|that|so)|try(?: it| that)?)(?: then)?\W*$/i;
const WISHES_LUCK = /\bwish me luck\b|\bfingers crossed\b/i;

/** What belongs to a life more than to a plan. */
export const OF_THE_PAST =
  /\b(?:used to|was alive|were alive|when I was|years ago|died|passed away|back then|as a child)\b/i;

/** What is told of those who are to be seen or called. */
export const OF_THEM = /^(?:(?:and|but|so|well) )*(?:he|she|they)\b/i;
/** What makes a plan harder without being about it. */
export const HARD = /\bhates? me\b|\bagainst me\b|\bunfair\b|\bstress\w*\b/i;

/** So short a message is a piece of a plan, or none. */
export const MOST_WORDS_OF_PIECE = 5;
const LEAST_WORDS_OF_CIRCUMSTANCE = 3;

const LONGEST_WAY_ROUND = 24;

/** Whether its first piece is only a proposal. */
export const isProposed = ({ facts }: PlanState) =>
  facts.first === SMALLEST || facts.first === smallestOf(facts);

/** What is known beside the size. */
export const withoutAmount = ({ amount: _amount, ...rest }: PlanFacts): PlanFacts => rest;

/** 'Tuesday, Wednesday and Thursday' */
export const inWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** What is said once a plan stands: a change of it, a doubt about it, or something else. */
export function goOnAfterwards(turn: Turn, plan: PlanState): Said | null {
  const { read, draw } = turn;
  if (WISHES_LUCK.test(read.meant)) return { text: draw.line(PLAN_LUCK) };
  if (APPROVES.test(read.meant) || WILL_DO.test(read.meant)) return { text: draw.line(PLAN_APPROVED) };
  if (plan.asked === 'instead' && !isQuestion(read.meant) && read.words <= LONGEST_WAY_ROUND) {
    const facts = { ...plan.facts, instead: toYou(withoutHedges(tidy(read.meant))) };
    return stand(turn, { ...plan, asked: null, facts }, draw.line(PLAN_ADDED.instead));
  }
  const remark = remarkIn(read.meant, isWithSomebody(plan.facts));
  const remarked = remark && draw.fresh(remark.lines);
  if (remarked) {
    const isNamed = read.words <= MOST_WORDS_OF_PIECE && !isQuestion(read.meant);
    const obstacle = plan.facts.obstacle ?? toYou(tidy(read.meant));
    return standAgain(turn, isNamed ? { ...plan, facts: { ...plan.facts, obstacle } } : plan, remarked);
  }
  const taken = daysTakenIn(read.meant);
  if (taken.length > 0)
    return {
      ...standAgain(
        turn,
        plan,
        `${filled(draw.line(PLAN_DAY_TAKEN), inWords(taken))} ${draw.fresh(PLAN_ASKS.day) ?? ''}`.trim(),
      ),
      choices: answersFor('day', plan.facts, turn, taken).map((say) => ({ say, does: 'answer' as const })),
    };
  if (HARD.test(read.meant)) return standAgain(turn, plan, draw.line(PLAN_NOTED_HARD));
  const ofThem =
    isContact(plan.facts) && OF_THEM.test(read.meant) && !read.isHeavy && draw.fresh(PLAN_OF_THEM);
  if (ofThem) return standAgain(turn, plan, ofThem);
  if (/^(?:hard|uneasy)$/.test(read.tone) && read.words > MOST_WORDS_OF_PIECE) return null;
  const { due: _due, ...named } = factsIn(read.meant);
  const step = firstBefore(read.meant) ?? stepIn(read.meant, true);
  if (step !== null) {
    const { first } = plan.facts;
    const isOwn = first !== undefined && first !== smallestOf(plan.facts) && first !== SMALLEST;
    const facts = isToStop(plan.facts)
      ? { ...plan.facts, instead: step }
      : { ...plan.facts, first: isOwn ? `${first}, ${step}` : step };
    return standAgain(turn, { ...plan, facts }, draw.line(PLAN_BEFORE_IT));
  }
  if (
    Object.keys(named).length > 0 &&
    (isOnlyFacts(read.meant) || offersTime(read.meant) || named.from !== undefined)
  )
    return change(turn, plan, named);
  const piece = read.words <= MOST_WORDS_OF_PIECE ? answerFor('first', read.meant) : null;
  if (piece === null || OF_THE_PAST.test(piece)) {
    const isCircumstance =
      read.tone === 'plain' && read.words >= LEAST_WORDS_OF_CIRCUMSTANCE && !OF_THE_PAST.test(read.meant);
    const line = isCircumstance ? draw.fresh(PLAN_EITHER_WAY) : null;
    return line === null ? null : standAgain(turn, plan, line);
  }
  const isReplaced = isProposed(plan) || plan.facts.amount === SMALLEST;
  if (isOwnTime(plan.facts) || (isReplaced && /^\p{L}+ing\b/u.test(piece))) {
    const { amount, ...rest } = plan.facts;
    const facts = { ...rest, ...(amount !== undefined && amount !== SMALLEST && { amount }), first: piece };
    return standAgain(turn, { ...plan, facts }, draw.line(isReplaced ? PLAN_SWAPPED : PLAN_TAKEN_DOWN));
  }
  if (plan.facts.obstacle !== undefined && plan.facts.instead === undefined)
    return standAgain(
      turn,
      { ...plan, facts: { ...plan.facts, instead: piece } },
      draw.line(PLAN_ADDED.instead),
    );
  return standAgain(turn, plan, draw.line(PLAN_TAKEN_DOWN), piece);
}
