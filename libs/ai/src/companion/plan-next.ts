import { tidy, toYou } from '../local/words.ts';
import { LIST_ALL } from './choices.ts';
import { aimIn } from './plan-aim.ts';
import { NEW_PLAN } from './plan-asking.ts';
import { beginWith } from './plan-opening.ts';
import { beginTopic, topicFor } from './plan-topic-turn.ts';
import { topicOf } from './plan-topics.ts';
import { PLAN_NEXT } from './prose/plan-opening.ts';
import type { PlanState } from './state.ts';
import type { Said, Turn } from './turn.ts';

/** 'And the rest?' */
export const THE_REST =
  /^(?:(?:and|ok|what|how) )*(?:about )?(?:the )?(?:rest|others?|other (?:things|ones|stuff))\b/i;
const LONGEST_NEXT = 14;
/** 'Right, done. Now the running', 'I want a second plan, for running' */
const NEXT_AIM =
  /^(?:(?:right|ok|okay|good|done|great|thanks|that's it)[,. ]+)*now (?:for |to |on to )?(?<x>the \p{L}[^.,;!?]{2,40})|\b(?:second|another|next|new|other) (?:plan|one|thing)\b[^.!?]{0,12}?(?:,? for|:|is) (?<y>[^.,;!?]{3,50})|\b(?:also (?:have|need|want|ought) to|another thing\b.{0,20}\b(?:need|have|want) to) (?<z>[^.,;!?]{3,60})|^(?:(?:great|good|ok|okay|right|thanks|fine|so|now|lovely)[,.! ]+)*(?:and|what about|how about) (?<v>(?:the|my) (?!(?:rest|others?|time|day|hour|plan|weather)\b)[^?.,]{3,40})\?|\b(?:plan|do|add) (?<w>(?:the|my) [^.,;!?]{3,40}?) (?:too|as well)\b/iu;

/** Once a plan stands, the next thing may be named. */
export function nextPlan(turn: Turn, plan: PlanState): Said | null {
  const { read, draw } = turn;
  const next = NEXT_AIM.exec(read.meant)?.groups;
  const named = tidy(Object.values(next ?? {}).find(Boolean) ?? '');
  if (named !== '') return beginWith(turn, aimIn(named) ?? toYou(named));
  if (read.words > LONGEST_NEXT || read.isHeavy) return null;
  if (THE_REST.test(read.meant))
    return { text: draw.line(PLAN_NEXT), choices: [LIST_ALL], state: { plan: NEW_PLAN, isBeside: true } };
  const aim = aimIn(read.meant);
  const topic = aim === null ? null : topicFor(turn);
  return topic !== null && topic !== topicOf(plan.facts) ? beginTopic(turn, null) : null;
}
