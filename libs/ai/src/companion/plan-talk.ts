import { isLight, type Feeling } from '../local/feelings.ts';
import { capitalised, tidy, toYou } from '../local/words.ts';
import { isSame } from './exercise-progress.ts';
import {
  goOnAfterwards,
  HARD,
  inWords,
  isProposed,
  MOST_WORDS_OF_PIECE,
  OF_THE_PAST,
  OF_THEM,
  withoutAmount,
} from './plan-afterwards.ts';
import { aimIn, aimOfRequest } from './plan-aim.ts';
import { fittingTo, isContact, isOwnTime, isSubject, isWithSomebody, slotsOf } from './plan-kinds.ts';
import {
  anchorIn,
  answerFor,
  daysTakenIn,
  doingIn,
  firstClauseOf,
  firstBefore,
  isWayRound,
  obstacleIn,
  piecesIn,
  stepIn,
} from './plan-answers.ts';
import {
  askNext,
  hasSubject,
  MOST_ASKED,
  NEW_PLAN,
  proposeRest,
  SMALLEST,
  smallestOf,
  SOMETHING_ELSE,
} from './plan-asking.ts';
import { changeStanding, putRight, showWeekAgain, takeWeek } from './plan-changes.ts';
import { factsIn, isOnlyFacts, withoutSizeAndTime, type PlanFacts } from './plan-facts.ts';
import { showWhatIsFirst } from './plan-list.ts';
import { answerList } from './plan-list-days.ts';
import { beginPlan, beginWith, takeAim } from './plan-opening.ts';
import { answerHow, answerWhatIf } from './plan-questions.ts';
import { ASKS_FOR_BEGINNING, isBodily, remarkIn } from './plan-remarks.ts';
import { filled, standAgain, whenOf } from './plan-standing.ts';
import { nextPlan, THE_REST } from './plan-next.ts';
import { beginTopic } from './plan-topic-turn.ts';
import { topicOf } from './plan-topics.ts';
import { PLAN_HELPS, PLAN_PICKS } from './prose/plan-opening.ts';
import { PLAN_ABOUT, PLAN_DAY_TAKEN, PLAN_OF_THEM, PLAN_WHICH_FIRST } from './prose/plan-remarks.ts';
import {
  PLAN_ADDED,
  PLAN_ANSWERS,
  PLAN_ASKS,
  PLAN_ASKS_ANY,
  PLAN_ASKS_OWN_PIECE,
  PLAN_LEFT_OPEN,
  PLAN_NOTED,
  PLAN_NOTED_HARD,
  PLAN_OWN_TIME_USED,
  PLAN_PROPOSED,
  PLAN_SMALLER,
  PLAN_SUGGESTED,
  PLAN_TAKEN_DOWN,
} from './prose/plan-talk.ts';
import { isQuestion } from './questions.ts';
import { PLAN_SLOTS, type PlanSlot, type PlanState } from './state.ts';
import type { Said, Turn } from './turn.ts';

/** After so many messages in a row that answer nothing, the rest is proposed. */
const MOST_MISSED = 3;

/** So likely nothing is to be planned. */
const MIN_NONE = 0.6;

/**
 * Talks about a plan: gathers what is wanted, its first piece or size, and when, and ends with all of it.
 * Null where there is nothing to plan, or where the message is about something else.
 */
export function talkOfPlan(turn: Turn): Said | null {
  const { read, state, mode } = turn;
  const before = state.plan ?? null;
  if (before === null && read.plan.none >= MIN_NONE) return null;
  const hasTopic = topicOf(before?.facts ?? {}) !== null;
  // 'Tuesday before work?' answers what was asked.
  const isProposal =
    before !== null &&
    before.asked !== null &&
    read.words <= MOST_WORDS_OF_PIECE &&
    Object.keys(factsIn(read.meant)).length > 0;
  if (
    mode !== 'plan' ||
    read.shape !== 'text' ||
    (isQuestion(read.meant) && !isProposal && !THE_REST.test(read.meant) && !hasTopic)
  )
    return null;
  const isMet =
    read.feelings.every(({ family }) => isLight(family) || WEARY.has(family)) ||
    ((before?.asked ?? null) !== null && Object.keys(factsIn(read.meant)).length > 0) ||
    isBodily(read.meant) ||
    before?.asked === 'obstacle';
  if (read.isHeavy && !isMet && !hasTopic) return null;
  const picked = before ? pickForThem(turn, before) : null;
  if (picked) return picked;
  return before && (hasSubject(before) || before.asked !== null)
    ? goOnWithPlan(turn, before)
    : beginPlan(turn);
}

const LEAVES_IT =
  /^(?:(?:um+|well|idk|dunno|i don't know|no idea|ok|fine|just)[,. ]+)*(?:you (?:tell me|choose|decide|pick|say)|your (?:choice|pick)|up to you|whatever(?: you think)?|surprise me|I don't care|any(?: of (?:them|those))?|pick one)\b/i;

/** Somebody leaves the choice: the first of what was offered is taken. */
function pickForThem(turn: Turn, plan: PlanState): Said | null {
  const { read, state, draw } = turn;
  const say = state.choices.find(({ does }) => does === 'answer')?.say;
  if (!LEAVES_IT.test(read.meant) || say === undefined) return null;
  const words = say.split(' ').length;
  const picked = { ...read, text: say, meant: say, words, intent: null, tellings: [], isHeavy: false };
  const said = goOnWithPlan({ ...turn, read: picked }, plan);
  return said && { ...said, text: `${filled(draw.line(PLAN_PICKS), say)} ${said.text}` };
}

/** What weighs on a plan without being what it is about. */
const WEARY = new Set<Feeling['family']>(['fatigue', 'overwhelm', 'confusion']);

/** Answers a doubt, or a question that is often asked of a plan, before anything else is made of the message. */
export function answerPlanRemark(turn: Turn): Said | null {
  const { read, state, mode, draw } = turn;
  const plan = state.plan ?? null;
  if (mode !== 'plan' || read.shape !== 'text') return null;
  const first = showWhatIsFirst(turn) ?? answerList(turn);
  if (first) return first;
  const changed = takeWeek(turn) ?? (plan?.stands ? changeStanding(turn, plan) : showWeekAgain(turn));
  if (changed) return changed;
  const righted = plan && hasSubject(plan) && !plan.stands ? putRight(turn, plan) : null;
  const onTopic = righted ?? beginTopic(turn, plan);
  if (onTopic || read.isHeavy) return onTopic;
  const asked = aimOfRequest(read.meant);
  if (asked !== null && !plan?.stands) return beginWith(turn, asked, draw.line(PLAN_HELPS));
  if (plan && isFirstMissing(plan) && ASKS_FOR_BEGINNING.test(read.meant)) {
    const proposed = { ...plan, facts: { ...plan.facts, first: smallestOf(plan.facts) } };
    return askNext(turn, proposed, filled(draw.line(PLAN_PROPOSED), smallestOf(plan.facts)), state.told);
  }
  const remark = remarkIn(read.meant, plan !== null && isWithSomebody(plan.facts));
  const way = remark ? null : (answerHow(turn, plan) ?? answerWhatIf(turn, plan));
  if (way) return way;
  if (!remark || (plan === null && (!remark.isDoubt || aimIn(read.meant) !== null))) return null;
  if (!isQuestion(read.meant) && !remark.isDoubt) return null;
  const line = draw.fresh(remark.lines);
  if (line === null) return null;
  if (plan === null) return { text: `${line} ${draw.line(PLAN_ASKS.aim)}`, state: { plan: NEW_PLAN } };
  return plan.stands ? standAgain(turn, plan, line) : askNext(turn, plan, line, state.told, plan.asked);
}

/** To something hard that is said of a plan. */
const hardLine = ({ draw }: Turn, { facts }: PlanState): string =>
  draw.fresh(topicOf(facts)?.heavy ?? []) ?? draw.line(PLAN_NOTED_HARD);

const NAMES_HOUR = /\b(?:morning|afternoon|evening|night|tonight)/i;

const UNDECIDED =
  /^(?:(?:well|ok|hm+|maybe|um),? )?(?:we'll see(?: .*)?|(?:it )?depends|no idea(?: yet)?|not sure(?: yet)?|I haven't decided|can't say yet|whatever|dunno|idk)\W*$/i;
function goOnWithPlan(turn: Turn, plan: PlanState): Said | null {
  const { read, draw, state } = turn;
  if (plan.stands) return nextPlan(turn, plan) ?? goOnAfterwards(turn, plan);
  const { asked } = plan;
  const open = hasSubject(plan) ? null : takeAim(turn, plan);
  if (open) return open;
  if (asked === 'first' && isSame(read.meant, SOMETHING_ELSE))
    return { text: draw.line(PLAN_ASKS_OWN_PIECE), state: { plan } };
  const isWithThem = isWithSomebody(plan.facts);
  const isBeside = (part: string) => remarkIn(part, isWithThem) !== null;
  const named = fittingTo(plan.facts, factsIn(read.meant, isBeside));
  const isLeftOpen =
    /^(?:unsure|disagree|pause)$/.test(read.intent ?? '') ||
    UNDECIDED.test(read.meant) ||
    (/^(?:no|nah|nope)\b/i.test(read.meant) && read.words <= MOST_WORDS_OF_NO);
  const taken = daysTakenIn(read.meant);
  if (taken.length > 0 && hasSubject(plan)) {
    const first = isFirstMissing(plan) ? firstClauseOf(read.meant) : null;
    const facts = { ...plan.facts, ...(first !== null && { first }) };
    const line = filled(draw.line(PLAN_DAY_TAKEN), inWords(taken));
    return askNext(turn, { ...plan, facts }, line, state.told, null, taken);
  }
  if (isLeftOpen && Object.keys(named).length === 0)
    return asked === null
      ? null
      : askNext(turn, withOpen(plan, asked), draw.line(PLAN_LEFT_OPEN), state.told);
  if (
    read.intent !== null &&
    !/^(?:time-given|done|pause|ask-week|disagree)$/.test(read.intent) &&
    !isOnlyFacts(read.meant) &&
    (read.isPlain || topicOf(plan.facts) === null)
  )
    return read.intent === 'agree' && asked !== null ? askNext(turn, plan, '', state.told) : null;
  const isOpen = topicOf(plan.facts) === null && (isFirstMissing(plan) || isProposed(plan));
  const pieces = isOpen ? piecesIn(read.meant) : null;
  if (pieces !== null)
    return {
      text: draw.line(PLAN_WHICH_FIRST),
      choices: pieces.map((piece) => ({ say: capitalised(piece), does: 'answer' as const })),
      state: { plan: { ...plan, asked: 'first', missed: 0 }, told: state.told + 1, listens: 0 },
    };
  const added = addedBy(turn, plan, named);
  const fresh = PLAN_SLOTS.filter((slot) => added[slot] !== undefined && added[slot] !== plan.facts[slot]);
  if (fresh.length === 0) return answerBeside(turn, plan);
  if (added.first !== undefined && isSubject(plan.facts, added.first)) {
    const aim = `${plan.facts.aim ?? ''}, ${added.first}`;
    return askNext(
      turn,
      { ...plan, facts: { ...plan.facts, aim } },
      draw.line(PLAN_ABOUT),
      state.told,
      'first',
    );
  }
  const slot = asked !== null && fresh.includes(asked) ? asked : (fresh[0] ?? 'aim');
  const when = whenOf(added);
  const isWhen =
    when !== '' && when.split(' ').length <= LONGEST_REPEATED && /^(?:rhythm|day|time|from)$/.test(slot);
  const remark = remarkIn(read.meant, isWithThem);
  const remarked = remark && draw.fresh(remark.lines);
  // 'Saturday morning' takes the place of another hour.
  const isTimed = added.day !== undefined && named.time === undefined && NAMES_HOUR.test(added.day);
  const { time: _time, ...untimed } = plan.facts;
  const kept = isTimed ? untimed : plan.facts;
  const line = remarked
    ? remarked
    : read.isHeavy
      ? hardLine(turn, plan)
      : isWhen
        ? filled(draw.line(PLAN_ADDED.day), when)
        : filled(
            draw.line(slot === 'first' && isOwnTime(plan.facts) ? PLAN_OWN_TIME_USED : PLAN_ADDED[slot]),
            added[slot] ?? '',
          );
  return askNext(turn, { ...plan, facts: { ...kept, ...added }, missed: 0 }, line, state.told);
}

/** What a message adds to a plan: what was asked for, and every size, day and hour that it names. */
function addedBy({ read }: Turn, plan: PlanState, named: PlanFacts): PlanFacts {
  const { asked } = plan;
  if (asked === 'first' && isSame(read.text, PLAN_ANSWERS.first?.[0] ?? '')) return { first: SMALLEST };
  const tapped = topicOf(plan.facts)?.steps.find(({ say }) => isSame(say, read.text));
  if (tapped) return { first: tapped.say };
  const anchor = topicOf(plan.facts)?.kind === 'often' ? anchorIn(read.meant) : null;
  if (anchor !== null) return { ...named, time: anchor };
  const isWithThem = isWithSomebody(plan.facts);
  const isRemark = remarkIn(read.meant, isWithThem) !== null;
  const doing = plan.facts.first === undefined ? null : doingIn(withoutSizeAndTime(read.meant));
  const direct = asked === null || isRemark ? null : answerFor(asked, read.meant);
  // 'The cover letter', whatever was asked, is a piece of it.
  const isPiece =
    direct === null &&
    !isRemark &&
    (isFirstMissing(plan) || isProposed(plan)) &&
    read.words <= MOST_WORDS_OF_PIECE;
  const piece = isPiece ? answerFor('first', read.meant) : null;
  const slots = slotsOf(plan.facts);
  const takes = slots.find((slot) => slot === 'first' || slot === 'instead') ?? null;
  const before = takes === null ? null : (firstBefore(read.meant) ?? stepIn(read.meant));
  const clause = asked === 'first' && !isRemark && topicOf(plan.facts) ? firstClauseOf(read.meant) : null;
  const said = direct ?? piece ?? before ?? clause;
  // What is wanted, said once more, is no piece of it.
  const answer = said !== null && plan.facts.aim !== undefined && isSame(said, plan.facts.aim) ? null : said;
  const answered = direct === null ? (piece === null ? (takes ?? 'first') : 'first') : (asked ?? 'first');
  const obstacle = obstacleIn(read.meant);
  const added: PlanFacts = {
    ...(obstacle !== null && { obstacle }),
    // The size is not said twice; another day or time is a better one.
    ...(plan.facts.amount !== undefined || (answered === 'first' && answer !== null)
      ? withoutAmount(named)
      : named),
    ...(!(answered === 'first' && answer !== null) &&
      doing !== null && { first: isProposed(plan) ? doing : `${plan.facts.first ?? ''}, ${doing}` }),
    ...(answer !== null && { [answered]: answer }),
  };
  // 'Leave the phone in the kitchen' is a way round, not what gets in the way.
  if (
    asked === 'obstacle' &&
    added.obstacle !== undefined &&
    isWayRound(added.obstacle) &&
    added.obstacle.includes(' ')
  ) {
    added.instead = added.obstacle;
    delete added.obstacle;
  }
  if (plan.facts.due !== undefined) delete added.due;
  return added;
}

/** What answers nothing that was asked: it is answered, and only then the plan goes on. */
function answerBeside(turn: Turn, plan: PlanState): Said | null {
  const { read, draw, state } = turn;
  const remark = remarkIn(read.meant, isWithSomebody(plan.facts));
  const remarked = remark && draw.fresh(remark.lines);
  if (remark && remarked) {
    const asks = slotsOf(plan.facts).some((slot) => /^(?:day|time)$/.test(slot)) ? remark.asks : undefined;
    const own = asks && draw.fresh(asks);
    const missed = (plan.missed ?? 0) + 1;
    if (missed >= MOST_MISSED) return proposeRest(turn, plan, remarked);
    return own
      ? {
          text: `${remarked} ${own}`,
          state: { plan: { ...plan, asked: 'day', missed }, told: state.told + 1, listens: 0 },
        }
      : askNext(turn, { ...plan, missed }, remarked, state.told, plan.asked);
  }
  const hasTopic = topicOf(plan.facts) !== null;
  if (!hasTopic && read.tone !== 'plain' && read.tellings.some(({ telling }) => telling.leads)) return null;
  if ((!hasTopic && OF_THE_PAST.test(read.meant)) || !hasSubject(plan)) return null;
  const doing = doingIn(read.meant);
  if (doing !== null && plan.facts.first !== undefined) {
    const first = isProposed(plan) ? doing : `${plan.facts.first}, ${doing}`;
    return askNext(
      turn,
      { ...plan, facts: { ...plan.facts, first }, missed: 0 },
      draw.line(PLAN_TAKEN_DOWN),
      state.told,
    );
  }
  const chosen = WANTS.test(read.meant) ? aimIn(read.meant) : null;
  if (chosen !== null && slotsOf(plan.facts).includes('first')) {
    const changed = { ...plan, facts: { ...plan.facts, aim: toYou(tidy(chosen)) } };
    return askNext(turn, changed, filled(draw.line(PLAN_ADDED.aim), chosen), state.told);
  }
  if (isContact(plan.facts) && OF_THEM.test(read.meant)) {
    const line = draw.fresh(PLAN_OF_THEM);
    if (line !== null) return askNext(turn, plan, line, state.told, plan.asked);
  }
  const noted =
    HARD.test(read.meant) || read.isHeavy || (read.tone === 'hard' && read.situation === null)
      ? [hardLine(turn, plan)]
      : PLAN_NOTED;
  const missed = (plan.missed ?? 0) + 1;
  return missed >= MOST_MISSED
    ? proposeRest(turn, plan)
    : askNext(turn, { ...plan, missed }, draw.line(noted), state.told, plan.asked);
}

const WANTS = /\b(?:want|wanna|need|like) to\b|\bmy (?:goal|plan|aim)\b/i;
const MOST_WORDS_OF_NO = 3;
const isFirstMissing = (plan: PlanState) =>
  plan.facts.aim !== undefined && plan.facts.first === undefined && slotsOf(plan.facts).includes('first');

/** In words: a longer answer is taken down without saying it back. */
const LONGEST_REPEATED = 6;

const withOpen = (plan: PlanState, slot: PlanSlot): PlanState => ({
  ...plan,
  times: { ...plan.times, [slot]: MOST_ASKED },
});

/** 'What would you suggest', in a talk about plans. */
export function suggestSmallPlan(turn: Turn): Said | null {
  const { plan, told } = turn.state;
  if (turn.mode !== 'plan') return null;
  if (plan?.stands) {
    const line = turn.draw.fresh(PLAN_SMALLER);
    return line === null ? null : standAgain(turn, plan, line);
  }
  if (plan?.facts.aim !== undefined) {
    const smaller = turn.draw.fresh(PLAN_SMALLER);
    return smaller === null ? null : askNext(turn, plan, smaller, told);
  }
  const line = turn.draw.fresh(PLAN_SUGGESTED);
  return line === null ? null : { text: line, state: { plan: NEW_PLAN } };
}

/** Asks what is to be done about what is told, whatever it is. */
export function askForAim({ draw, state }: Turn): Said | null {
  const times = state.plan?.times.aim ?? 0;
  const isKnown = state.plan ? hasSubject(state.plan) : false;
  const question = isKnown || times >= MOST_ASKED ? null : draw.fresh(PLAN_ASKS_ANY);
  return question === null
    ? null
    : { text: question, state: { plan: { facts: {}, asked: 'aim', times: { aim: times + 1 } } } };
}
