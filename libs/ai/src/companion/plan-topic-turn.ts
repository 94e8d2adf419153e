import { feelingsIn, isLight } from '../local/feelings.ts';
import { isRelation } from '../local/relations.ts';
import { tidy, toYou } from '../local/words.ts';
import { isSame } from './exercise-progress.ts';
import { aimReached, factsBesideAim, listIn, thingNamedFirst } from './plan-aim.ts';
import { askNext, hasSubject, SOMETHING_ELSE } from './plan-asking.ts';
import { firstBefore, firstClauseOf, obstacleIn } from './plan-answers.ts';
import { factsIn, withoutSizeAndTime } from './plan-facts.ts';
import { fittingTo } from './plan-kinds.ts';
import { aimOfQuestion } from './plan-opening.ts';
import { answerHow, asksHow } from './plan-questions.ts';
import { MOST_WORDS_OF_PIECE } from './plan-afterwards.ts';
import { filled, standAgain } from './plan-standing.ts';
import type { PlanStep, PlanTopic, PlanWorry } from './plan-topic.ts';
import { PLAN_TOPICS, topicIn, topicOf } from './plan-topics.ts';
import { PLAN_NEAREST, PLAN_NEAREST_HARD, PLAN_WRONG } from './prose/plan-opening.ts';
import { PLAN_ASKED, PLAN_COUNTS, PLAN_WHICHEVER } from './prose/plan-remarks.ts';
import { PLAN_BEGINS } from './prose/plan-talk.ts';
import { isQuestion } from './questions.ts';
import type { Choice, ChoiceAction, PlanState } from './state.ts';
import type { Subject } from './subject-head.ts';
import type { Said, Turn } from './turn.ts';

const PREFIX = 'plan ';

/**
 * So likely a topic must be to be planned at once, by whether no word of another one is in the message: of messages that
 * were not trained on nine of ten are right.
 */
export const MIN_TOPIC = 0.4;
const MIN_BESIDE_OTHERS = 0.6;
/** So likely something else than the topics that stand to tap. */
const MIN_AFRESH = 0.7;
/** So likely it is none of them. */
const MOST_OTHERWISE = 0.4;
const MOST_TO_TAP = 3;

const isSure = ({ likely, isAlone }: Subject<PlanTopic>) =>
  likely >= (isAlone ? MIN_TOPIC : MIN_BESIDE_OTHERS);

/** The topic that a message is surely about; null where it is not sure. */
export function topicFor({ read }: Turn): PlanTopic | null {
  const [first] = read.plan.topics;
  return first && isSure(first) && first.likely > read.plan.several ? first.of : null;
}

/** Moves that may as well belong to a plan. */
const NO_MOVE: ReadonlySet<string> = new Set([
  'ask-advice',
  'ask-opinion',
  'time-given',
  'done',
  'pause',
  'disagree',
]);

/** What the topics of plans have to say: at the beginning of one, and to a step, a worry or a question in it. */
export function talkOfTopic(turn: Turn, plan: PlanState | null): Said | null {
  const { read, draw, state } = turn;
  const isMove = read.isPlain && read.intent !== null && !NO_MOVE.has(read.intent);
  if (isMove) return null;
  if (plan !== null && hasSubject(plan)) {
    const known = withName(turn, plan);
    const answered = answerFromTopic(turn, known) ?? answerHow(turn, known) ?? answerQuestion(turn, known);
    if (answered || known === plan) return answered;
    return askNext(turn, known, filled(draw.line(PLAN_BEGINS), known.facts.aim ?? ''), state.told);
  }
  const offered = state.choices.flatMap(({ does }) => topicTapped(does) ?? []);
  if (offered.length > 0) return takeNearest(turn, offered);
  const isListing = (state.list ?? []).length > 0 && plan === null;
  if (isListing || !/^(?:tells|asks-view)$/.test(read.act)) return null;
  return beginTopic(turn) ?? askForTopic(turn);
}

/** Begins the plan of the topic that a message is surely about. */
export function beginTopic(turn: Turn): Said | null {
  const { read, draw } = turn;
  const topic = topicFor(turn);
  const way = topic && asksHow(read.meant) && !isHard(read.meant) ? draw.fresh(topic.ways) : null;
  return topic && openTopic(turn, topic, read.meant, way);
}

/** Where it is not sure what somebody wants to plan: the likeliest topics, to tap. */
function askForTopic(turn: Turn): Said | null {
  const { read, draw } = turn;
  const { several, week, none, topics } = read.plan;
  const isElse = Math.max(several, week, none) >= MOST_OTHERWISE || listIn(read.meant) !== null;
  if (isElse || topics.length === 0) return null;
  const line = draw.fresh(isHard(read.meant) ? PLAN_NEAREST_HARD : PLAN_NEAREST);
  const likely = topics.slice(0, MOST_TO_TAP).map(({ of }) => of);
  return line === null ? null : toTap(turn, line, likely);
}

/** Something is typed beside the topics that stand to tap: it is about the likeliest of them, if it is not surely about another. */
function takeNearest(turn: Turn, offered: readonly PlanTopic[]): Said | null {
  const { read, own } = turn;
  if (isSame(read.meant, SOMETHING_ELSE) || NONE_OF_THEM.test(read.meant)) return null;
  const [first] = read.plan.topics;
  const afresh = first !== undefined && first.likely >= MIN_AFRESH && !offered.includes(first.of);
  const topic = afresh ? first.of : (offered.find((each) => each === first?.of) ?? offered[0]);
  if (!topic) return null;
  const told = topic === first?.of ? read.meant : (own.at(-2) ?? '');
  const plan = { facts: { aim: aimFor(topic, told) }, asked: null, times: {} };
  return answerFromTopic(turn, plan) ?? openTopic(turn, topic, told);
}

const NONE_OF_THEM = /^(?:no|nope|none|neither|nah|not really)\b/i;

/** 'No, it's not about the car': it is about something else. */
const DENIES =
  /^(?:(?:no|nope|wait|sorry)\b[,. ]*)+(?:it'?s|that'?s|this is|i'?m|i am|it is|that is)? ?not\b|\b(?:it'?s|that'?s|this is|it is) not (?:about|what|the)\b|\bnot what I (?:meant|want\w*|asked|said)\b|\bI (?:meant|said|mean)\b.*\bnot\b/i;

/** The topic was the wrong one: it is owned, and what else is likely stands to tap. */
export function leaveTopic(turn: Turn): Said | null {
  const { read, draw, mode, state } = turn;
  const topic = mode === 'plan' ? topicOf(state.plan?.facts ?? {}) : null;
  if (!topic || state.plan?.stands || !DENIES.test(read.meant)) return null;
  const meant = topicFor(turn);
  if (meant && meant !== topic) return openTopic(turn, meant, read.meant);
  const others = read.plan.topics.map(({ of }) => of).filter((of) => of !== topic);
  return toTap(turn, draw.line(PLAN_WRONG), others.slice(0, MOST_TO_TAP));
}

const toTap = ({ state }: Turn, text: string, topics: readonly PlanTopic[]): Said => ({
  text,
  choices: [
    ...topics.map(({ id, title }): Choice => ({ say: title, does: `${PREFIX}${id}` })),
    { say: SOMETHING_ELSE, does: 'answer' },
  ],
  state: {
    plan: { facts: {}, asked: 'aim', times: { aim: 1 } },
    told: state.told + 1,
    listens: 0,
    isBeside: true,
  },
});

/** The topic that was tapped; null where none was. */
export function performOnTopic(turn: Turn, action: ChoiceAction): Said | null {
  const topic = topicTapped(action);
  return topic ? openTopic(turn, topic, turn.own.at(-2) ?? '') : null;
}

const topicTapped = (action: ChoiceAction): PlanTopic | undefined =>
  action.startsWith(PREFIX) ? PLAN_TOPICS.get(action.slice(PREFIX.length)) : undefined;

/** @param told the message that is about it @param way said in place of the first line */
function openTopic(turn: Turn, topic: PlanTopic, told: string, way: string | null = null): Said | null {
  const { draw, state } = turn;
  const aim = aimFor(topic, told);
  const facts = { ...fittingTo({ aim }, factsBesideAim(told)), aim };
  const line = way ?? draw.line(isHard(told) ? topic.heavy : topic.acks);
  return askNext(turn, { facts, asked: null, times: {} }, line, state.told);
}

const isHard = (text: string): boolean =>
  HARD.test(text) ||
  feelingsIn(text, isRelation).some(({ family, negated, others }) => !negated && !others && !isLight(family));
/** What weighs on a plan without naming a feeling. */
const HARD =
  /\b(?:asham\w*|embarrass\w*|scared|afraid|terrif\w*|dread\w*|guilt\w*|panic\w*|cry|cried|crying|can't face|cannot face|sick (?:of|to)|late (?:husband|wife|mother|father|mum|dad|brother|sister)|died|funeral|drowning|stupid|useless|hopeless|exhausted|so tired)\b/i;

/** In words: so much is a heading. */
const MOST_WORDS_OF_AIM = 7;

/** What is wanted in the person's words, where they say it shortly and surely; else in those of the topic. */
function aimFor(topic: PlanTopic, told: string): string {
  if (topic.kind === 'private') return topic.aim;
  const isHeading =
    told.split(' ').length <= MOST_WORDS_OF_AIM &&
    !/[?!.]|\b(?:I|we|me|not|and|is|are|was|were|has)\b|n't\b/i.test(told);
  const said =
    aimOfQuestion(told) ??
    aimReached(told) ??
    thingNamedFirst(told) ??
    (isHard(told) ? null : thingOf(topic, told));
  const named = isHeading ? told : (said ?? '');
  const aim = toYou(tidy(withoutSizeAndTime(named)));
  const isShort = aim !== '' && aim.split(' ').length <= MOST_WORDS_OF_AIM;
  return isShort && topicIn(aim) === topic ? lowered(aim) : topic.aim;
}

/** The thing that a message names by a word of its topic: 'the history essay'. */
function thingOf({ words }: PlanTopic, told: string): string | null {
  const word = words.exec(told)?.[0] ?? '';
  if (!/^\p{L}+$/u.test(word)) return null;
  return (
    new RegExp(String.raw`\b(?:the|my|our) (?:[\p{L}'-]+ ){0,2}?${word}\b`, 'iu').exec(told)?.[0] ?? null
  );
}

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** In words: a longer answer says more than the step that it names. */
const MOST_WORDS_OF_STEP = 16;

/** What the topic of a plan has to say: to a step that is tapped or named, and to a worry. */
function answerFromTopic(turn: Turn, plan: PlanState): Said | null {
  const { read, state } = turn;
  const topic = topicOf(plan.facts);
  if (!topic || plan.stands) return null;
  const tapped = topic.steps.find(({ say }) => isSame(say, read.text));
  const worry = tapped ? null : worryIn(turn, topic);
  const isCounted = COUNTS.test(read.meant);
  const step = tapped ?? (isCounted ? undefined : stepIn(turn, topic, plan));
  if (!step && !worry) return null;
  const obstacle = obstacleIn(read.meant);
  const facts = {
    ...plan.facts,
    ...(obstacle !== null && { obstacle }),
    ...fittingTo(plan.facts, factsIn(read.meant)),
    ...(step && { first: lowered(toYou(step.say)) }),
  };
  const line = worry?.say ?? step?.how ?? '';
  return askNext(turn, { ...plan, facts, missed: 0 }, line, state.told);
}

/** 'The history essay is the worst': what the plan is about gets its name. */
function withName({ read }: Turn, plan: PlanState): PlanState {
  const { facts } = plan;
  const topic = topicOf(facts);
  if (!topic || plan.stands || facts.aim !== topic.aim || facts.first !== undefined) return plan;
  const aim = aimFor(topic, read.meant);
  return aim === topic.aim
    ? plan
    : { ...plan, facts: { ...fittingTo({ aim }, factsBesideAim(read.meant)), aim } };
}

/** A worry about a plan that stands. */
export function answerWorry(turn: Turn, plan: PlanState): Said | null {
  const topic = topicOf(plan.facts);
  const worry = topic && worryIn(turn, topic);
  if (!worry) return null;
  const isNamed = turn.read.words <= MOST_WORDS_OF_PIECE && !isQuestion(turn.read.meant);
  const obstacle = plan.facts.obstacle ?? toYou(tidy(turn.read.meant));
  return standAgain(turn, isNamed ? { ...plan, facts: { ...plan.facts, obstacle } } : plan, worry.say);
}

function stepIn({ read, draw }: Turn, topic: PlanTopic, { facts }: PlanState): PlanStep | undefined {
  if (facts.first !== undefined || read.words > MOST_WORDS_OF_STEP) return undefined;
  return topic.steps.find(({ words, how }) => words.test(read.meant) && !draw.wasSaid(how));
}

/** A worry that was not answered yet. */
const worryIn = ({ read, draw }: Turn, { worries }: PlanTopic): PlanWorry | null =>
  worries.find(({ words, say }) => words.test(read.meant) && !draw.wasSaid(say)) ?? null;

/** 'Does that even count?' */
const COUNTS =
  /\b(?:does|do|would|is|are|will) (?:that|this|it|those|they)\b.{0,30}\b(?:counts?|cheating|enough|ok|okay|rude|weird|silly|stupid|bad|do|too (?:small|little))\b/i;
const WHICH =
  /\bshould(?:n't)? (?:I|it|we)\b|\b(?:do|must) I (?:need|have) to\b|\bor (?:an? new|the other|do I)\b/i;

/** To a question about a plan that is not understood: the plan goes on. */
function answerQuestion(turn: Turn, plan: PlanState): Said | null {
  const { read, draw, state } = turn;
  const asks = isQuestion(read.meant) || read.request !== null;
  if (plan.stands || topicOf(plan.facts) === null || !asks) return null;
  const lines = COUNTS.test(read.meant) ? PLAN_COUNTS : WHICH.test(read.meant) ? PLAN_WHICHEVER : PLAN_ASKED;
  const line = draw.fresh(lines);
  if (line === null) return null;
  const first = plan.facts.first ?? firstBefore(read.meant) ?? firstClauseOf(read.meant) ?? undefined;
  const facts = {
    ...plan.facts,
    ...fittingTo(plan.facts, factsIn(read.meant)),
    ...(first !== undefined && { first }),
  };
  return askNext(turn, { ...plan, facts }, line, state.told);
}
