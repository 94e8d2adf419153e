import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { capitalised, tidy, toYou } from '../local/words.ts';
import { begin } from './exercise-turn.ts';
import { EXERCISES } from './exercises.ts';
import {
  aimIn,
  answerFor,
  factsBesideAim,
  factsIn,
  isWayRound,
  listIn,
  thingNamedFirst,
  type PlanFacts,
} from './plan-facts.ts';
import {
  PLAN_ADDED,
  PLAN_ANSWERS,
  PLAN_APPROVED,
  PLAN_ASKS,
  PLAN_ASKS_ANY,
  PLAN_ASKS_STOP,
  PLAN_BEGINS_GLADLY,
  PLAN_ENDS,
  PLAN_EXTRA,
  PLAN_INTO_WEEK,
  PLAN_LEFT_OPEN,
  PLAN_LINES,
  PLAN_LINES_STOP,
  PLAN_NOTED,
  PLAN_NOTED_HARD,
  PLAN_SMALLER,
  PLAN_PROPOSED,
  PLAN_STANDS,
  PLAN_SUGGESTED,
  PLAN_TAKEN_ALONG,
  PLAN_TAKEN_DOWN,
} from './prose/plan-talk.ts';
import { isQuestion } from './questions.ts';
import { PLAN_SLOTS, type PlanSlot, type PlanState } from './state.ts';
import { onPage, type Said, type Turn } from './turn.ts';

/** So often one thing is asked for. */
const MOST_ASKED = 2;

/**
 * Talks about a plan: gathers what is wanted, how much, when, and what may come in between, and ends with all of it.
 * Null where there is nothing to plan, or where the message is about something else.
 */
export function talkOfPlan(turn: Turn): Said | null {
  const { read, state, mode } = turn;
  const before = state.plan ?? null;
  // 'Tuesday before work?' answers what was asked.
  const isProposal =
    before !== null &&
    before.asked !== null &&
    read.words <= MOST_WORDS_OF_PIECE &&
    Object.keys(factsIn(read.meant)).length > 0;
  if (mode !== 'plan' || read.shape !== 'text' || (isQuestion(read.meant) && !isProposal)) return null;
  const isTired = read.feelings.every(({ family }) => family === 'fatigue') && before !== null;
  if (read.isHeavy && !isTired && before?.asked !== 'obstacle') return null;
  const list = before ? null : listIn(read.meant);
  const sorting = EXERCISES.get('what-comes-first');
  if (list && sorting) return begin(turn, sorting);
  return before ? goOnWithPlan(turn, before) : beginPlan(turn);
}

function beginPlan(turn: Turn): Said | null {
  const { read, draw, state } = turn;
  const aim = aimIn(read.meant) ?? thingNamedFirst(read.meant);
  if (aim === null) return null;
  const plan: PlanState = { facts: { aim, ...factsBesideAim(read.meant) }, asked: null, times: {} };
  const leading = read.tellings.find(({ telling }) => telling.leads)?.telling;
  const line = leading && draw.fresh(leading.lines.filter((each) => !each.includes('{')));
  const begins = read.text.includes('!') && read.tone !== 'hard' ? PLAN_BEGINS_GLADLY : PLAN_ADDED.aim;
  const opening = line ?? filled(draw.line(begins), plan.facts.aim ?? '');
  return askNext(turn, plan, opening, state.told);
}

const UNDECIDED =
  /^(?:(?:well|ok|hm+|maybe|um),? )?(?:we'll see|(?:it )?depends|no idea yet|not sure(?: yet)?|I haven't decided|can't say yet)\W*$/i;
const APPROVES =
  /^(?:(?:ok|okay|oh|yes|yeah|and|that's|that|sounds|looks|all) )*(?:ok|okay|good|great|nice|cool|fine|sure|perfect|lovely|right|works|yes|yeah|done|helpful|will do|i'll try|will try)(?: (?:then|plan|idea|to me))?\W*$/i;

function goOnWithPlan(turn: Turn, plan: PlanState): Said | null {
  const { read, draw, state } = turn;
  const { asked } = plan;
  const isDay = factsIn(read.meant).day !== undefined;
  const isLeftOpen =
    /^(?:unsure|disagree|pause)$/.test(read.intent ?? '') ||
    UNDECIDED.test(read.meant) ||
    /^(?:no|nah|nope)\b/i.test(read.meant);
  if (isLeftOpen && !isDay)
    return asked === null
      ? null
      : askNext(turn, withOpen(plan, asked), draw.line(PLAN_LEFT_OPEN), state.told);
  if (read.intent !== null && !/^(?:time-given|done|pause|ask-week)$/.test(read.intent))
    return read.intent === 'agree' && asked !== null ? askNext(turn, plan, '', state.told) : null;
  const direct = asked === null ? null : answerFor(asked, read.meant);
  // 'The cover letter', whatever was asked, is a piece of it.
  const isPiece = direct === null && isFirstMissing(plan) && read.words <= MOST_WORDS_OF_PIECE;
  const piece = isPiece ? answerFor('first', read.meant) : null;
  const answer = direct ?? piece;
  const answered = piece === null ? asked : 'first';
  if (plan.stands) return APPROVES.test(read.meant) ? { text: draw.line(PLAN_APPROVED) } : addTo(turn, plan);
  const named = factsIn(read.meant);
  const added: PlanFacts = {
    // The size is not said twice; another day or time is a better one.
    ...(plan.facts.amount !== undefined || (answered === 'first' && answer !== null)
      ? withoutAmount(named)
      : named),
    ...(answered !== null && answer !== null && { [answered]: answer }),
  };
  // 'Leave the phone in the kitchen' is a way round, not what gets in the way.
  if (asked === 'obstacle' && answer !== null && isWayRound(answer)) {
    delete added.obstacle;
    added.instead = answer;
  }
  if (plan.facts.due !== undefined) delete added.due;
  const fresh = PLAN_SLOTS.filter((slot) => added[slot] !== undefined && added[slot] !== plan.facts[slot]);
  if (fresh.length === 0) {
    if (read.tellings.some(({ telling }) => telling.leads) || read.kind?.id === 'sceptical') return null;
    // Nothing is chosen yet: it is told on.
    if (!hasSubject(plan)) return null;
    const chosen = aimIn(read.meant) ?? COULD.exec(read.meant)?.groups?.['x'];
    if (chosen !== undefined && plan.facts.first !== undefined) {
      const first = toYou(tidy(chosen));
      const changed = { ...plan, facts: { ...plan.facts, first } };
      return askNext(turn, changed, filled(draw.line(PLAN_ADDED.first), first), state.told);
    }
    const noted =
      read.isHeavy || (read.tone === 'hard' && read.situation === null) ? PLAN_NOTED_HARD : PLAN_NOTED;
    return askNext(turn, plan, draw.line(noted), state.told, asked);
  }
  const facts = { ...plan.facts, ...added };
  const slot = answered !== null && fresh.includes(answered) ? answered : (fresh[0] ?? 'aim');
  const words = added[slot] ?? '';
  const line =
    words.split(' ').length > LONGEST_REPEATED
      ? draw.line(PLAN_TAKEN_DOWN)
      : filled(draw.line(PLAN_ADDED[slot]), words);
  return askNext(turn, { ...plan, facts }, line, state.told);
}

const COULD = /^(?:(?:ok|well|or|maybe) )*I could (?:finally |just |maybe )*(?<x>[^.!?;,]{4,50})/i;

/** Whether it is known what is to be done, or what comes first of it. */
const hasSubject = ({ facts }: PlanState) => facts.aim !== undefined || facts.first !== undefined;

const MOST_WORDS_OF_PIECE = 5;
const isFirstMissing = (plan: PlanState) =>
  plan.facts.aim !== undefined && plan.facts.first === undefined && slotsOf(plan).includes('first');

const withoutAmount = (facts: PlanFacts): PlanFacts => {
  const rest = { ...facts };
  delete rest.amount;
  return rest;
};

/** In words: a longer answer is taken down without saying it back. */
const LONGEST_REPEATED = 6;

const LONGEST_ADDED = 12;

/** What is said after a plan stands goes with it, as long as it is short. */
function addTo(turn: Turn, plan: PlanState): Said | null {
  const { read, draw, state } = turn;
  if (
    read.words > LONGEST_ADDED ||
    /^(?:hard|uneasy)$/.test(read.tone) ||
    read.kind?.id === 'sceptical' ||
    read.tellings.some(({ telling }) => telling.leads)
  )
    return null;
  const words = toYou(tidy(read.meant));
  const line = draw.fresh(words.split(' ').length > LONGEST_REPEATED ? PLAN_TAKEN_DOWN : PLAN_EXTRA);
  if (line === null || words === '') return null;
  const page = [state.page, words].filter(Boolean).join('\n');
  return {
    text: filled(line, words),
    choices: [{ say: PUT_ON_PAGE, does: 'page' }],
    exercise: onPage(page),
    state: { page, plan },
  };
}

/** Asks for the next thing that is missing; where nothing is, the plan stands. */
/** @param justAsked is not asked twice in a row, where there is something else */
function askNext(
  turn: Turn,
  plan: PlanState,
  line: string,
  told: number,
  justAsked: PlanSlot | null = null,
): Said | null {
  const { draw } = turn;
  const open = slotsOf(plan).filter(
    (slot) => plan.facts[slot] === undefined && (plan.times[slot] ?? 0) < MOST_ASKED,
  );
  const left = open.filter((slot) => slot !== 'aim' || plan.asked === 'aim');
  const piece = pieceLeftOut(plan);
  if (piece !== null && plan.facts.aim === undefined && plan.asked === 'aim') return null;
  if (piece !== null) {
    // Who sees no first piece gets the smallest one.
    const proposed = { ...plan, facts: { ...plan.facts, [piece]: SMALLEST } };
    return askNext(turn, proposed, draw.line(PLAN_PROPOSED), told, justAsked);
  }
  const missing = left.find((slot) => slot !== justAsked) ?? left[0];
  if (missing === undefined) return stand(turn, plan);
  const question = draw.line(
    (isToStop(plan.facts) ? PLAN_ASKS_STOP[missing] : undefined) ?? PLAN_ASKS[missing],
  );
  return {
    text: [line, question].filter(Boolean).join(' '),
    choices: (PLAN_ANSWERS[missing] ?? []).map((say) => ({ say, does: 'answer' as const })),
    state: {
      plan: { ...plan, asked: missing, times: { ...plan.times, [missing]: (plan.times[missing] ?? 0) + 1 } },
      told: told + 1,
      listens: 0,
      closed: false,
    },
  };
}

const OFTEN =
  /\b(?:more|less|regularly|every|each|daily|often|habit|routine|stop|better|fit|fitter|healthier|weekly|be up|wake|get up|sleep)\b|\b(?:a|per) (?:day|week|month)\b/i;

/** Money is put aside by the month: no hour of the day is asked for. */
const BY_THE_MONTH = /\b(?:sav(?:e|ing)|spend|money|debt|budget|a month|per month)\b/i;

const isToStop = ({ aim }: PlanFacts) =>
  /^(?:stop|quit|give up|drink less|smoke less|eat less)\b/i.test(aim ?? '');

const SMALLEST = 'ten minutes of it';

/** The size or the first piece, where it was asked for in vain. */
function pieceLeftOut(plan: PlanState): PlanSlot | null {
  const piece = slotsOf(plan).find((slot) => slot === 'first' || slot === 'amount');
  return piece !== undefined && plan.facts[piece] === undefined && (plan.times[piece] ?? 0) >= MOST_ASKED
    ? piece
    : null;
}

/** What is done again and again has a size, a single thing a first piece. */
function slotsOf({ facts }: PlanState): readonly PlanSlot[] {
  const words = `${facts.aim ?? ''} ${facts.amount ?? ''}`;
  if (BY_THE_MONTH.test(words)) return ['aim', 'amount', 'first'];
  // What is to stop has a moment, and something in its place.
  if (isToStop(facts)) return ['aim', 'obstacle', 'instead'];
  // What happens at an hour has no size.
  if (/\b(?:be up|wake|get up|sleep|stop|be in bed)\b/i.test(words)) return ['aim', 'first', 'time'];
  return OFTEN.test(words) ? ['aim', 'amount', 'time'] : ['aim', 'first', 'day'];
}

const withOpen = (plan: PlanState, slot: PlanSlot): PlanState => ({
  ...plan,
  times: { ...plan.times, [slot]: MOST_ASKED },
});

/** The whole plan, line by line, with where to put it. */
function stand(turn: Turn, plan: PlanState): Said {
  const { draw } = turn;
  const { facts } = plan;
  const lines = PLAN_SLOTS.flatMap((slot) => {
    const words = facts[slot];
    const isSaid = slot !== 'aim' && facts.aim?.includes(words ?? '') === true;
    const label = (isToStop(facts) ? PLAN_LINES_STOP[slot] : undefined) ?? PLAN_LINES[slot];
    return words === undefined || isSaid ? [] : [`- ${filled(label, words)}`];
  });
  const page = lines.map((line) => line.slice(2)).join('\n');
  const where = facts.day === undefined && facts.time === undefined ? PLAN_ENDS : draw.line(PLAN_INTO_WEEK);
  return {
    text: `${draw.line(PLAN_STANDS)}\n\n${lines.join('\n')}\n\n${where}`,
    choices: [
      { say: PUT_ON_PAGE, does: 'page' },
      { say: 'What if it goes wrong?', does: 'begin if-then-plan' },
      { say: "That's enough for now", does: 'nothing' },
    ],
    exercise: onPage(page),
    state: { plan: { ...plan, asked: null, stands: true }, page, topic: null, told: 0, isBeside: true },
  };
}

/** What the aim names itself is not said twice. */
const listed = (facts: PlanFacts) =>
  PLAN_SLOTS.flatMap((slot) => {
    const words = facts[slot];
    return words === undefined || (slot !== 'aim' && facts.aim?.includes(words)) ? [] : [words];
  }).join(', ');

const filled = (line: string, words: string) => line.replace('{x}', words).replace('{X}', capitalised(words));

/** What of a plan is known when somebody leaves; null where that is no more than its aim. */
export function planTakenAlong({ state, draw }: Turn): string | null {
  const facts = state.plan?.facts ?? {};
  return state.plan?.stands || Object.keys(facts).length < 2
    ? null
    : filled(draw.line(PLAN_TAKEN_ALONG), listed(facts));
}

/** 'What would you suggest', in a talk about plans. */
export function suggestSmallPlan(turn: Turn): Said | null {
  const { plan, told } = turn.state;
  if (turn.mode !== 'plan' || plan?.stands) return null;
  if (plan?.facts.aim !== undefined) {
    const smaller = turn.draw.fresh(PLAN_SMALLER);
    return smaller === null ? null : askNext(turn, plan, smaller, told);
  }
  const line = turn.draw.fresh(PLAN_SUGGESTED);
  return line === null
    ? null
    : { text: line, state: { plan: { facts: {}, asked: 'aim', times: { aim: 1 } } } };
}

/** Asks for a first step of what is talked about, whatever it is called. */
export function askForFirst({ draw, state }: Turn): Said | null {
  const times = state.plan?.times.first ?? 0;
  const isKnown = state.plan ? hasSubject(state.plan) : false;
  const question = isKnown || times >= MOST_ASKED ? null : draw.fresh(PLAN_ASKS_ANY);
  return question === null
    ? null
    : { text: question, state: { plan: { facts: {}, asked: 'first', times: { first: times + 1 } } } };
}
