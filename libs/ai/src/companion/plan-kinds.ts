import type { PlanFacts } from './plan-facts.ts';
import type { PlanTopic } from './plan-topic.ts';
import { topicIn, topicOf } from './plan-topics.ts';
import type { PlanSlot } from './state.ts';

/** Somebody to be seen or called: that has neither a size nor a first piece. */
const CONTACT =
  /^(?:visit(?:ing)?|call(?:ing)?|seeing|meeting|phoning|ring|phone|telephone|see|meet|skype|facetime|invite|go (?:round|over|by)|pop (?:in|round|over)|drop (?:in|by)|look in on|catch up|keep in touch|stay in touch|spend (?:more )?time with|talk to|speak (?:to|with)|go (?:and |to )?(?:see|visit)|have (?:\p{L}+ )?(?:lunch|dinner|coffee|tea|breakfast|supper) with)\b/iu;
export const isContact = (facts: PlanFacts): boolean =>
  topicOf(facts) === null && CONTACT.test(facts.aim ?? '');

/** The same, and whoever is written to. */
export const isWithSomebody = (facts: PlanFacts): boolean =>
  isContact(facts) || /^(?:write to|text|email)\b/i.test(facts.aim ?? '');

const TO_STOP =
  /^(?:stop|quit|give up|(?:drink|smoke|eat|spend|scroll|work|snack|shop|watch) less|cut down|no more)\b/i;
export const isToStop = ({ aim }: PlanFacts): boolean => TO_STOP.test(aim ?? '');

const OWN_TIME = /\btime (?:for|to) (?:you|yourself|myself)\b|\bme time\b/i;
/** Time for oneself is for something. */
export const isOwnTime = ({ aim }: PlanFacts): boolean => OWN_TIME.test(aim ?? '');

const OFTEN =
  /\b(?:more|less|regularly|every|each|daily|often|habit|routine|better|fit|fitter|healthier|weekly|again)\b|\b(?:a|per) (?:day|week|month)\b|days\b/i;
/** Money is put aside by the month: no hour of the day is asked for. */
const BY_THE_MONTH = /\b(?:sav(?:e|ing)|spend (?:less|more)|debt|budget)\b/i;
const AT_AN_HOUR = /\b(?:be up|be asleep|wake|get up|sleep|be in bed|go to bed)\b/i;

/** Of a call whose days are named no first step is asked. */
const CONTACT_SLOTS: readonly PlanSlot[] = ['aim', 'day', 'time'];
/** What has a size needs no first step. */
const SIZED_SLOTS: readonly PlanSlot[] = ['aim', 'time'];

function slotsOfTopic({ kind }: PlanTopic, facts: PlanFacts): readonly PlanSlot[] {
  if (CONTACT.test(facts.aim ?? '') && isDated(facts)) return CONTACT_SLOTS;
  return kind === 'often' && facts.amount !== undefined ? SIZED_SLOTS : SLOTS_OF[kind];
}
const isDated = ({ rhythm, day, time }: PlanFacts) => (rhythm ?? day ?? time) !== undefined;

const SLOTS_OF: Record<PlanTopic['kind'], readonly PlanSlot[]> = {
  once: ['aim', 'first', 'day', 'time'],
  often: ['aim', 'first', 'time'],
  private: ['aim', 'first'],
};

/** What is done again and again has a size, a single thing a first piece, somebody to be seen only a time. */
export function slotsOf(facts: PlanFacts): readonly PlanSlot[] {
  const topic = topicOf(facts);
  if (topic) return slotsOfTopic(topic, facts);
  if (facts.obstacle !== undefined && !isToStop(facts)) return [...slotsWithout(facts), 'instead'];
  return slotsWithout(facts);
}

function slotsWithout(facts: PlanFacts): readonly PlanSlot[] {
  const { aim = '', amount = '', rhythm = '', day = '' } = facts;
  if (isToStop(facts))
    return [
      'aim',
      ...(/\b(?:at|in the|before|after|when|on)\b/.test(aim) ? [] : (['obstacle'] as const)),
      'instead',
    ];
  if (isContact(facts)) return ['aim', 'day', 'time'];
  if (BY_THE_MONTH.test(aim)) return ['aim', 'amount', 'first'];
  if (isOwnTime(facts)) return ['aim', 'first', 'day', 'time'];
  if (AT_AN_HOUR.test(aim)) return ['aim', 'first', 'time'];
  if (/\b(?:week|month)\b/.test(amount)) return ['aim', 'day', 'time'];
  const isOften = OFTEN.test(`${amount} ${rhythm} ${day}`);
  if (isOften || (facts.first === undefined && OFTEN.test(aim)))
    return [
      'aim',
      facts.first === undefined ? 'amount' : 'first',
      facts.day === undefined && facts.rhythm !== undefined ? 'day' : 'time',
    ];
  return ['aim', 'first', 'day', 'time'];
}

/** Of what is named, what belongs to a plan: what is done once has no size and no rhythm, and of what is private nothing is kept. */
export function fittingTo(plan: PlanFacts, named: PlanFacts): PlanFacts {
  const kind = topicOf(plan)?.kind;
  const { amount: _amount, rhythm: _rhythm, ...others } = named;
  if (kind === 'private') return {};
  return kind === 'once' ? others : named;
}

/** In the place of what is to stop. */
const IN_ITS_PLACE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:phone|mails?|e-?mails?|scroll\w*|social media|instagram|tiktok|youtube|news|gam(?:es|ing)|screens?|tv|netflix)\b/i,
    'The phone in another room',
  ],
  [/\b(?:smok\w*|cigarettes?|vap\w*)\b/i, 'A glass of water, five minutes'],
  [/\b(?:snack\w*|sugar|sweets|chocolate|eat\w*|crisps)\b/i, 'An apple in its place'],
  [/\b(?:drink\w*|wine|beer|alcohol)\b/i, 'Something else in the glass'],
  [/\b(?:shop\w*|buy\w*|spend\w*|order\w*)\b/i, 'A day before I buy it'],
];
/** What could take the place of what is to stop. */
export const inItsPlace = ({ aim = '' }: PlanFacts): string =>
  IN_ITS_PLACE.find(([about]) => about.test(aim))?.[1] ?? 'Five minutes of something else';

/** What has a subject by itself: an essay, an exam. */
const ABOUT_SOMETHING =
  /\b(?:presentation|talk|speech|essay|paper|thesis|report|dissertation|coursework|homework|article|exam|exams|test|novel|book|story|blog|course)\b/i;
const PART =
  /^(?:ask|read|write|open|call|do|make|get|look|find|go|start|finish|practi[sc]e)\b|\b(?:half|worksheet|exercises?|tasks?|chapters?|pages?|titles?|outline|introduction|intro|slides?|sources?|notes|list|draft|first|research|paragraph|one|start|beginning|sentences?|questions?)\b|\d/i;
/** 'The Berlin wall', to the first piece of a presentation, says what it is about. */
export const isSubject = ({ aim = '' }: PlanFacts, answer: string): boolean =>
  ABOUT_SOMETHING.test(aim) &&
  !PART.test(answer) &&
  /^(?:the |my |an? )?[\p{L}'-]+(?: [\p{L}'-]+){0,3}$/u.test(answer);

/** A first piece of what is wanted; null where none is known. */
export const firstPieceOf = ({ aim = '' }: PlanFacts): string | null => topicIn(aim)?.steps[0].say ?? null;
