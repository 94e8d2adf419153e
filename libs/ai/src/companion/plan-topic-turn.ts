import { feelingsIn, isLight } from '../local/feelings.ts';
import { isRelation } from '../local/relations.ts';
import { capitalised, tidy, toYou } from '../local/words.ts';
import { beginWithLine } from './exercise-turn.ts';
import { EXERCISES } from './exercises.ts';
import { exerciseOf, isSame } from './exercise-progress.ts';
import { aimReached, listIn, thingNamedFirst } from './plan-aim.ts';
import { hasSubject, NEW_PLAN, SOMETHING_ELSE } from './plan-asking.ts';
import { planIdOf, topicPlanned } from './plan-exercise.ts';
import { withoutSizeAndTime } from './plan-facts.ts';
import { aimOfQuestion } from './plan-opening.ts';
import { asksHow } from './plan-remarks.ts';
import { asMine } from './plan-standing.ts';
import { WEEKDAY } from './plan-times.ts';
import type { PlanTopic } from './plan-topic.ts';
import { PLAN_TOPICS } from './plan-topics.ts';
import { PLAN_ASKS_OWN_AIM, PLAN_NEAREST, PLAN_NEAREST_HARD, PLAN_WRONG } from './prose/plan-opening.ts';
import { CORRECTED } from './prose/moves.ts';
import type { Choice, ChoiceAction, PlanState } from './state.ts';
import type { Subject } from './subject-head.ts';
import type { Said, Turn } from './turn.ts';

const PREFIX = 'plan ';

/**
 * So likely a topic must be to be planned at once, by whether a word of its own, and of no other one, is in the
 * message: of the 54 messages of another hand where it is, 52 are right.
 */
export const MIN_TOPIC = 0.4;
const MIN_BESIDE_OTHERS = 0.6;
/** So likely something else than the topics that stand to tap. */
const MIN_AFRESH = 0.7;
/** So likely a message that denies a topic names another one. */
const MIN_NAMED = 0.2;
/** The slot of the topics that were likely, too. */
const OTHERS = 'others';
/** So likely it is none of them. */
const MOST_OTHERWISE = 0.4;
const MOST_TO_TAP = 3;
/** So many part more things than one topic holds. */
const COMMAS_OF_LIST = 3;

const isSure = ({ likely, isAlone }: Subject<PlanTopic>) =>
  likely >= (isAlone ? MIN_TOPIC : MIN_BESIDE_OTHERS);

/** The topic that a message is surely about; null where it is not sure. */
export function topicFor({ read }: Turn): PlanTopic | null {
  const [first] = read.plan.topics;
  return first && isSure(first) && first.likely > read.plan.several ? first.of : null;
}

/** Moves that may as well begin a plan. */
const NO_MOVE: ReadonlySet<string> = new Set([
  'ask-advice',
  'ask-opinion',
  'time-given',
  'done',
  'pause',
  'disagree',
]);

/** Begins the plan of a topic, or asks which one it is. Null where there is nothing to plan, or one is under way. */
export function beginTopic(turn: Turn, plan: PlanState | null): Said | null {
  const { read, state } = turn;
  const isMove = read.isPlain && read.intent !== null && !NO_MOVE.has(read.intent);
  if (isMove || (plan !== null && (hasSubject(plan) || plan.stands === true))) return null;
  const offered = topicsOffered(turn);
  if (offered.length > 0) return takeNearest(turn, offered);
  const isListing = (state.list ?? []).length > 0 && plan === null;
  if (isListing || !isOfLife(turn) || !wantsSomething(turn)) return null;
  const topic = topicFor(turn) ?? privateTopicIn(turn);
  // What is paused is not given up for it without a tap.
  const isFree = turn.progress === null || topic?.kind === 'private';
  return topic && isFree ? openTopic(turn, topic, read.meant) : askForTopic(turn);
}

/** A message that tells something, or asks about it: none about the talk itself. */
const isOfLife = ({ read }: Turn) => /^(?:tells|asks-view)$/.test(read.act);

/** Whether it is likelier a list, a whole week or no plan than one of the topics. */
const isOtherwise = ({ read: { plan } }: Turn) =>
  Math.max(plan.several, plan.week, plan.none) >= MOST_OTHERWISE;

/** What is private begins where it is among the likeliest, even if that is not sure. */
const privateTopicIn = ({ read }: Turn): PlanTopic | undefined =>
  read.plan.topics.slice(0, MOST_TO_TAP).find(({ of, isShown }) => isShown && of.kind === 'private')?.of;

/** In words: so few name a thing. */
const MOST_WORDS_OF_HEADING = 6;
const WANTS =
  /\b(?:want|need|have|got|ought|like|plan|hope|trying|planning|meaning|going) to\b|\b(?:must|should|gotta|wanna|how (?:do|can|could|should) I|help me|(?:keep|been|kept) putting)\b/i;

/** Who talks on says more than what is to be done: later in a conversation it has to be said. */
const wantsSomething = ({ own, read }: Turn) =>
  own.length === 1 || read.words <= MOST_WORDS_OF_HEADING || WANTS.test(read.meant);

/** Where it is not sure what somebody wants to plan: the likeliest topics, to tap. */
function askForTopic(turn: Turn): Said | null {
  const { read, draw } = turn;
  const { topics } = read.plan;
  const isList = listIn(read.meant) !== null || (read.meant.match(/,/g)?.length ?? 0) >= COMMAS_OF_LIST;
  if (isOtherwise(turn) || isList || topics.length === 0) return null;
  const line = draw.fresh(isHard(read.meant) ? PLAN_NEAREST_HARD : PLAN_NEAREST);
  const likely = topics.slice(0, MOST_TO_TAP).map(({ of }) => of);
  return line === null ? null : toTap(turn, line, likely);
}

/** What is typed beside the topics that stand to tap is about the likeliest of them, or surely about another one. */
function takeNearest(turn: Turn, offered: readonly PlanTopic[]): Said | null {
  const { read, own } = turn;
  const [first] = read.plan.topics;
  if (isOtherwise(turn) || !isOfLife(turn) || isSame(read.meant, SOMETHING_ELSE)) return null;
  if (NONE_OF_THEM.test(read.meant)) {
    const other = topicFor(turn);
    return other && !offered.includes(other) ? openTopic(turn, other, read.meant) : null;
  }
  const afresh = first !== undefined && first.likely >= MIN_AFRESH && !offered.includes(first.of);
  const topic = afresh ? first.of : (offered.find((each) => each === first?.of) ?? offered[0]);
  return topic ? openTopic(turn, topic, topic === first?.of ? read.meant : (own.at(-2) ?? '')) : null;
}

const NONE_OF_THEM =
  /^(?:no|nope|none|neither|nah|not really|all (?:of (?:them|it)|three)|both|everything)\b/i;

/** 'No, it's not about the car': it is about something else. */
const DENIES =
  /^(?:(?:no|nope|wait|sorry|oh)\b[,. ]*)*(?:it|this|that)(?:'?s| is) not (?:about|what|\w+ing)\b|\bnot (?:about )?(?:the|my|an?) [\p{L} ]{2,30}?[,;.]? (?:it'?s|it is|but) (?:the|my|about)\b|\bnot what I (?:meant|want\w*|asked)\b|^no\b[,. ]*(?:it'?s |this is )?not about\b/iu;

/** The topic of the plan under way was the wrong one: it is owned, and what else is likely stands to tap. */
export function leaveTopic(turn: Turn): Said | null {
  const { read, draw, progress } = turn;
  const exercise = progress && !progress.paused ? exerciseOf(progress) : undefined;
  const topic = exercise && topicPlanned(exercise);
  if (!topic || progress?.step !== 'first' || !DENIES.test(read.meant)) return null;
  const meant = topicFor(turn);
  if (meant && meant !== topic) return openTopic(turn, meant, read.meant);
  const now = read.plan.topics.filter(({ likely }) => likely >= MIN_NAMED).map(({ of }) => of);
  const before = (progress.kept[OTHERS] ?? '').split(' ').flatMap((id) => PLAN_TOPICS.get(id) ?? []);
  const others = [...new Set([...now, ...before])].filter((of) => of !== topic).slice(0, MOST_TO_TAP);
  if (others.length === 0)
    return {
      text: `${draw.line(CORRECTED)} ${draw.line(PLAN_ASKS_OWN_AIM)}`,
      state: { plan: NEW_PLAN },
      progress: null,
    };
  return { ...toTap(turn, draw.line(PLAN_WRONG), others), progress: null };
}

const toTap = ({ state }: Turn, text: string, topics: readonly PlanTopic[]): Said => ({
  text,
  choices: [
    ...topics.map(({ id, title }): Choice => ({ say: title, does: `${PREFIX}${id}` })),
    { say: SOMETHING_ELSE, does: 'answer' },
  ],
  state: {
    plan: NEW_PLAN,
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

/** The topics that stand to tap beside the last reply. */
const topicsOffered = ({ state }: Turn): PlanTopic[] =>
  state.choices.flatMap(({ does }) => topicTapped(does) ?? []);

/** A day that a message names, where it is no date until which something is due. */
const DAY_NAMED = new RegExp(
  String.raw`(?<!\b(?:by|due|until|before|since|last|every|on) )\b(?:on )?(?<day>today|tomorrow|tonight|${WEEKDAY})\b`,
  'iu',
);

/** @param told the message that is about it */
function openTopic(turn: Turn, topic: PlanTopic, told: string): Said | null {
  const { draw } = turn;
  const exercise = EXERCISES.get(planIdOf(topic));
  if (!exercise) return null;
  const named = topic.kind === 'private' ? undefined : DAY_NAMED.exec(told)?.groups?.['day'];
  const offered = topicsOffered(turn);
  const likely = turn.read.plan.topics.slice(0, MOST_TO_TAP + 1).map(({ of }) => of);
  const others = (offered.length > 0 ? offered : likely).map(({ id }) => id);
  const given = {
    aim: capitalised(asMine(aimFor(topic, told))),
    [OTHERS]: others.join(' '),
    ...(named !== undefined && { named }),
  };
  const way = asksHow(told) && !isHard(told) ? draw.fresh(topic.ways) : null;
  const line = way ?? draw.line(isHard(told) ? topic.heavy : topic.acks);
  const said = beginWithLine(turn, exercise, given, `${line} ${topic.ask}`);
  const other = EXERCISES.get(topic.exercise ?? '');
  return {
    ...said,
    choices: [
      ...(said.choices ?? []),
      ...(other ? [{ say: other.begin, does: `begin ${other.id}` as const }] : []),
    ],
    state: { ...said.state, plan: null },
  };
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
  return isShort && topic.words.test(aim) ? aim : topic.aim;
}

/** The thing that a message names by a word of its topic: 'the history essay'. */
function thingOf({ words }: PlanTopic, told: string): string | null {
  const word = words.exec(told)?.[0] ?? '';
  if (!/^\p{L}+$/u.test(word)) return null;
  return (
    new RegExp(String.raw`\b(?:the|my|our) (?:[\p{L}'-]+ ){0,2}?${word}\b`, 'iu').exec(told)?.[0] ?? null
  );
}
