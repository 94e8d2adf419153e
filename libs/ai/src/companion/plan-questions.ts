import { tidy, toYou } from '../local/words.ts';
import { askNext, hasSubject } from './plan-asking.ts';
import { factsIn } from './plan-facts.ts';
import { aimOfQuestion, beginWith } from './plan-opening.ts';
import { standAgain } from './plan-standing.ts';
import { asksHow } from './plan-remarks.ts';
import { topicIn } from './plan-topics.ts';
import { PLAN_HELPS } from './prose/plan-opening.ts';
import { PLAN_WHAT_IF } from './prose/plan-remarks.ts';
import type { PlanState } from './state.ts';
import type { Said, Turn } from './turn.ts';

const ASKS_TO_PLAN =
  /\b(?:are|will|can|could|would) you (?:going to |gonna |actually |please )*(?:help|plan)\b/i;

/** Answers how something is done with a way that is known to help, and goes on with the plan. */
export function answerHow(turn: Turn, plan: PlanState | null): Said | null {
  const { read, draw, own, state } = turn;
  const parts = read.meant.split(/(?<=[.!?])\s+|\s+(?=but (?:what|how)\b)/);
  const asking = parts.filter((part) => asksHow(part));
  if (plan && hasSubject(plan) && !plan.stands && ASKS_TO_PLAN.test(read.meant))
    return askNext(turn, plan, draw.line(PLAN_HELPS), state.told);
  if (asking.length === 0 || read.request?.kind?.begins) return null;
  const before = own.slice(0, -1).toReversed();
  const wanted = aimOfQuestion(read.meant) ?? '';
  const topic = [wanted, read.meant, plan?.facts.aim ?? '', plan?.facts.first ?? '', ...before]
    .map(topicIn)
    .find((each) => each !== null);
  const way = topic?.ways?.find((each) => !draw.wasSaid(each));
  if (!way) return null;
  if (plan?.stands) return standAgain(turn, plan, way);
  const named = factsIn(parts.filter((part) => !asking.includes(part)).join(' '));
  if (plan && hasSubject(plan)) {
    const facts = { ...plan.facts, ...named };
    return askNext(turn, { ...plan, facts, missed: 0 }, way, state.told);
  }
  const aim = [read.meant, ...before].map(aimOfQuestion).find((each) => each !== null);
  return aim ? beginWith(turn, aim, way) : null;
}

const WHAT_IF = /^(?:(?:and|but|ok|okay|so|good|great|right|fine)[,. ]+)*(?:what (?=if )|(?=if .{4,60}\?))/i;

/** 'And what if she won't?': what is done then can be decided now. */
export function answerWhatIf(turn: Turn, plan: PlanState | null): Said | null {
  const { read, draw } = turn;
  if (!plan?.stands || !WHAT_IF.test(read.meant)) return null;
  const line = draw.fresh(PLAN_WHAT_IF);
  if (line === null) return null;
  const obstacle = toYou(tidy(read.meant.replace(WHAT_IF, '').replace(/^if |\?+$/gi, '')));
  const { instead: _instead, ...facts } = plan.facts;
  return standAgain(turn, { ...plan, asked: 'instead', facts: { ...facts, obstacle } }, line);
}
