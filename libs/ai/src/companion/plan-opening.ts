import { MAX_CHOICES } from '@inkwell/contracts';
import { capitalised, toYou } from '../local/words.ts';
import { LIST_ALL } from './choices.ts';
import { begin } from './exercise-turn.ts';
import { EXERCISES } from './exercises.ts';
import { aimAsked, aimIn, aimReached, factsBesideAim, isVague, listIn, thingNamedFirst } from './plan-aim.ts';
import { areaChosen, areasIn, usualAreas, type PlanArea } from './plan-areas.ts';
import { isSame } from './exercise-progress.ts';
import { askNext, MOST_ASKED, SOMETHING_ELSE } from './plan-asking.ts';
import { factsIn, isOnlyFacts } from './plan-facts.ts';
import { isToStop, isWithSomebody } from './plan-kinds.ts';
import { remarkIn } from './plan-remarks.ts';
import { filled, whenOf } from './plan-standing.ts';
import { topicIn } from './plan-topics.ts';
import { PLAN_DOUBT_TAKEN } from './prose/plan-remarks.ts';
import {
  PLAN_AFTER_HARD,
  PLAN_ASKS_AIM_AGAIN,
  PLAN_ASKS_AREA,
  PLAN_ASKS_OF_WEEK,
  PLAN_ASKS_OWN_AIM,
  PLAN_ASKS_WHICH,
  PLAN_ASKS_WORST,
  PLAN_MUCH_AT_ONCE,
  PLAN_NAMES_ALL,
  PLAN_OF_SEVERAL,
  PLAN_TAKES_IN,
  PLAN_TOO_WIDE,
} from './prose/plan-opening.ts';
import {
  PLAN_ADDED,
  PLAN_ASKS_WHAT_FOR,
  PLAN_BEGINS_AFTER_LOSS,
  PLAN_BEGINS_EARLY,
  PLAN_BEGINS_GLADLY,
  PLAN_BEGINS_SOON,
} from './prose/plan-talk.ts';
import { isShort } from './short-answers.ts';
import type { Choice, PlanState } from './state.ts';
import type { Said, Turn } from './turn.ts';

const EARLY =
  /\b(?:weeks?|months?|year|summer|winter|spring|autumn|january|february|march|april|june|july|august|september|october|november|december)\b/i;
const SOON = /^(?:by |until |before )?(?:tomorrow|tonight|today)\b/i;

/** In words: in a longer message what is wanted stands beside other things. */
const LONG = 26;

/** The first message of a talk about a plan, or one in which it is still open what is wanted. */
export function beginPlan(turn: Turn): Said | null {
  const { read } = turn;
  const list = turn.state.plan ? null : listIn(read.meant);
  const sorting = EXERCISES.get('what-comes-first');
  if (list && sorting) return begin(turn, sorting);
  const aim = aimIn(read.meant, true) ?? thingNamedFirst(read.meant);
  if (aim !== null && OF_THE_WEEK.test(aim))
    return asking(turn, turn.draw.line(PLAN_ASKS_OF_WEEK), [LIST_ALL]);
  if (aim !== null && isVague(aim)) return askForArea(turn, PLAN_TOO_WIDE);
  if (aim === null) return beginWithDay(turn) ?? (isShort(turn) ? null : askWhatToDo(turn));
  return beginWith(turn, aim);
}

/** To organise the week is a heading: the first thing in it is what can be planned. */
const OF_THE_WEEK = /^(?:organi[sz]e|plan|sort|get)\b.*\b(?:week|days?|time)\b/i;

/** Begins a plan whose aim is known. @param answer said in place of the usual first line */
export function beginWith(turn: Turn, aim: string, answer: string | null = null): Said | null {
  const { read, draw, state } = turn;
  const topic = topicIn(aim);
  const facts = isToStop({ aim }) ? { aim } : { aim, ...factsBesideAim(read.meant) };
  const plan: PlanState = { facts, asked: null, times: {} };
  const leading = read.tellings.find(({ telling }) => telling.leads)?.telling;
  const isDoubted = remarkIn(read.meant, false)?.isDoubt === true;
  const remark = isDoubted || answer !== null ? null : remarkIn(read.meant, isWithSomebody(facts));
  const line =
    answer ??
    (isDoubted
      ? draw.line(PLAN_DOUBT_TAKEN)
      : leading && draw.fresh(leading.lines.filter((each) => !each.includes('{'))));
  const { due = '' } = facts;
  const { situation } = read;
  // What happened is met first: 'I got fired, I need a new job'.
  const met =
    read.isShown && situation?.tone === 'hard' && remark === null ? draw.fresh(situation.acks) : null;
  const isOfLoss = /\bmy late \p{L}+|\b(?:died|passed away)\b/iu.test(read.meant);
  const begins = isOfLoss
    ? PLAN_BEGINS_AFTER_LOSS
    : topic
      ? topic.acks
      : read.text.includes('!') && read.tone !== 'hard' && !read.isHeavy
        ? PLAN_BEGINS_GLADLY
        : read.words > LONG
          ? PLAN_OF_SEVERAL
          : SOON.test(due)
            ? PLAN_BEGINS_SOON
            : EARLY.test(due)
              ? PLAN_BEGINS_EARLY
              : PLAN_ADDED.aim;
  const opening =
    line ??
    (met === null ? filled(draw.line(begins), aim) : `${met} ${filled(draw.line(PLAN_AFTER_HARD), aim)}`);
  return askNext(turn, plan, remark ? `${opening} ${draw.line(remark.lines)}` : opening, state.told);
}

/** 'For the history essay' */
const FOR_WHAT = /^(?:it's |its )?for ((?:the|my|our) [\p{L} '-]{3,40}?)(?: omg| lol)?(?=[.,;!]|$)/iu;

/** Where it is still open what is wanted: an area that was tapped, or several that are named. */
export function takeAim(turn: Turn, plan: PlanState): Said | null {
  const { read } = turn;
  if (plan.asked !== 'aim') return null;
  if (isSame(read.meant, SOMETHING_ELSE))
    return {
      text: turn.draw.line(PLAN_ASKS_OWN_AIM),
      state: { plan: { ...plan, times: { aim: MOST_ASKED } } },
    };
  const area = areaChosen(read.meant, read.words);
  if (area) return beginWith(turn, area.aim);
  const aim =
    aimIn(read.meant, true) ??
    FOR_WHAT.exec(read.meant)?.[1] ??
    aimReached(read.meant) ??
    thingNamedFirst(read.meant);
  if (aim !== null && !isVague(aim)) return beginWith(turn, toYou(aim));
  return areasIn(read.meant).length > 1 ? askForArea(turn, PLAN_TAKES_IN.plain) : null;
}

/** What somebody asks how to do, or else wants. */
export const aimOfQuestion = (meant: string): string | null => aimAsked(meant) ?? aimIn(meant, true);

/** 'I could do Saturdays' says when, and not yet what. */
function beginWithDay({ read, draw, own }: Turn): Said | null {
  const { day, time } = factsIn(read.meant);
  const facts = { ...(day !== undefined && { day }), ...(time !== undefined && { time }) };
  if (own.length < 2 || day === undefined || !isOnlyFacts(read.meant)) return null;
  return {
    text: `${filled(draw.line(PLAN_ADDED.day), whenOf(facts))} ${draw.line(PLAN_ASKS_WHAT_FOR)}`,
    state: { plan: { facts, asked: 'aim', times: { aim: 1 } } },
  };
}

/** So likely all of a week is meant. */
const MIN_WEEK = 0.5;

const MUCH =
  /\b(?:behind|too much|so much|swamped|drowning|overload\w*|overwhelm\w*|everything|all at once|pil(?:ed|ing) up|snowed under|can't keep up|no idea where|a million things|so many|another (?:project|task|deadline))\b/i;

/** All of a life is too much for one plan: one part of it is chosen. */
export function askForArea(turn: Turn, lines: readonly string[]): Said | null {
  const named = areasIn(turn.read.meant);
  const areas = named.length > 1 ? named : usualAreas();
  const question = turn.draw.fresh(PLAN_ASKS_AREA);
  return question === null ? null : asking(turn, `${turn.draw.line(lines)} ${question}`, areas.map(toTap));
}

const toTap = ({ say }: PlanArea): Choice => ({ say, does: 'answer' });

/** Something is told, and not yet what is to be done about it. */
function askWhatToDo(turn: Turn): Said | null {
  const { read, draw, state } = turn;
  if ((state.plan?.times.aim ?? 0) >= MOST_ASKED) return null;
  const named = areasIn(read.meant);
  if (MUCH.test(read.meant) || read.plan.week >= MIN_WEEK) {
    const question = draw.fresh(PLAN_ASKS_WORST);
    return question === null ? null : asking(turn, `${draw.line(PLAN_MUCH_AT_ONCE)} ${question}`, [LIST_ALL]);
  }
  const things = thingsIn(read.meant);
  const which = things.length > 1 && read.words > LONG ? draw.fresh(PLAN_ASKS_WHICH) : null;
  if (which !== null)
    return asking(
      turn,
      `${filled(draw.line(PLAN_NAMES_ALL), `${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}`)} ${which}`,
      [
        ...things
          .slice(0, MAX_CHOICES - 1)
          .map((thing) => ({ say: capitalised(thing), does: 'answer' as const })),
        LIST_ALL,
      ],
    );
  if (named.length > 1) return askForArea(turn, PLAN_TAKES_IN[toneOf(turn)]);
  const question = draw.fresh(PLAN_ASKS_AIM_AGAIN);
  return question === null
    ? null
    : asking(turn, `${draw.line(PLAN_TAKES_IN[toneOf(turn)])} ${question}`, [LIST_ALL]);
}

/** The things that a long message names and that something can be done about: 'the party', 'the shed'. */
const thingsIn = (meant: string): string[] => [
  ...new Set(
    meant.split(/[,.;:!?]\s+|\s+(?:and|but)\s+/).flatMap((clause) => {
      const word = topicIn(clause)?.words.exec(clause)?.[0].toLowerCase() ?? '';
      const isNamed =
        /^\p{L}+$/u.test(word) &&
        new RegExp(String.raw`\b(?:the|my|our|an?|his|her|their) (?:[\p{L}-]+ ){0,2}?${word}\b`, 'iu').test(
          clause,
        );
      return isNamed ? [`the ${word}`] : [];
    }),
  ),
];

const toneOf = ({ read }: Turn) => (read.tone === 'good' ? 'good' : read.tone === 'hard' ? 'hard' : 'plain');

function asking({ state }: Turn, text: string, choices: readonly Choice[]): Said {
  const plan = state.plan ?? { facts: {}, asked: null, times: {} };
  return {
    text,
    choices: choices.slice(0, MAX_CHOICES),
    state: {
      plan: { ...plan, asked: 'aim', times: { ...plan.times, aim: (plan.times.aim ?? 0) + 1 } },
      told: state.told + 1,
      listens: 0,
      isBeside: true,
    },
  };
}
