import { TO_PAGE } from './choices.ts';
import { capitalised, tidy, toYou } from '../local/words.ts';
import { aimIn } from './plan-aim.ts';
import { found, OTHER_TIMES, withoutHedges, withoutSizeAndTime, type PlanFacts } from './plan-facts.ts';
import { beginWith } from './plan-opening.ts';
import { SHOWS } from './plan-remarks.ts';
import { filled, stand, standAgain, whenOf } from './plan-standing.ts';
import { DAY, TIME, WEEKDAY, withWholeDays } from './plan-times.ts';
import {
  PLAN_CHANGED,
  PLAN_OBSTACLE_TAKEN,
  PLAN_ASKS,
  PLAN_ADDED,
  PLAN_ASKS_OF_DAYS,
  PLAN_ASKS_CHANGE,
  PLAN_PUT_RIGHT,
  PLAN_TAKEN_OUT,
  PLAN_WEEK,
} from './prose/plan-talk.ts';
import { sentencesOf } from './reflect.ts';
import { beginsWithDoing } from './plan-answers.ts';
import { isQuestion } from './questions.ts';
import type { PlanState } from './state.ts';
import { onPage, type Said, type Turn } from './turn.ts';

/** Said by a tap beside a plan that stands. */
export const WHAT_IF_IT_FAILS = 'What if it goes wrong?';

const CHANGES =
  /\b(?:make|move|change|put|shift|switch|set|do) (?:it|that|this|when|the (?:day|time|hour|date))\b|\bput (?:the|my) [\p{L} ]{2,30} (?:in|on|down)\b|\b(?:change|instead|rather)\b|^(?:no,? |wait,? |sorry,? )*actually\b|\bI meant\b/iu;
const MEANT =
  /\bI meant (?!to\b|it\b|that\b|move\b|make\b|change\b|put\b)(?<x>[^.!?;,]{3,60})|\b(?:it|that) should be (?<y>(?:the|my|a|an) [^.!?;,]{3,50})|\bwhat I (?:need|want|mean) is:? (?<z>[^.!?;,]{3,60})|^(?:(?:maybe|perhaps|or|then|ok|okay|so|hm+|well|actually|let's do|I could do|better)[, ]+)*(?<w>\p{L}+ing\b(?: \p{L}+){0,3}?) instead(?: then| of that)?[.!]*$/iu;
const STARTS_AGAIN = /\b(?:start (?:again|over)|begin again|from the start|something else)\b/i;
const GOES_WRONG =
  /\bwhat (?:usually |always |mostly )?(?:goes wrong|gets in the way|stops me|happens|worries me|scares me) is(?: that)? (?<x>.{4,140})/i;
const IF_THEN = /^(?:if|when|once|as soon as) .{4,80}?,? (?:then )?I(?:'ll| will)? \p{L}+/iu;
const OF_OTHERS = /^(?:(?:and|but|so) )*(?:he|she|they|his|her)\b/i;
const LONGEST_OBSTACLE = 30;
/** In words: of more the last sentence is kept. */
const LONGEST_KEPT = 20;
const LONGEST_REPEATED = 6;

/** What is said of a plan that stands: it is shown again, changed, put right, or what may go wrong is looked at. */
export function changeStanding(turn: Turn, plan: PlanState): Said | null {
  const { read, draw } = turn;
  const meant = withWholeDays(read.meant);
  if (read.text === WHAT_IF_IT_FAILS)
    return keeping(turn, { ...plan, asked: 'obstacle' }, draw.line(PLAN_ASKS.obstacle));
  const trouble = GOES_WRONG.exec(meant)?.groups?.['x'];
  if (read.intent === 'leave' && plan.asked !== null) return stand(turn, { ...plan, asked: null });
  if (TAKES_OUT.test(meant)) return takeOut(turn, plan);
  const isWay = plan.facts.obstacle !== undefined && beginsWithDoing(tidy(meant)) && !CHANGES.test(meant);
  if (IF_THEN.test(meant) || (isWay && !isQuestion(meant)))
    return stand(
      turn,
      { ...plan, facts: { ...plan.facts, instead: toYou(withoutHedges(tidy(meant))) } },
      draw.line(PLAN_ADDED.instead),
    );
  const isAsked = plan.asked === 'obstacle' && !isQuestion(meant) && read.words <= LONGEST_OBSTACLE;
  if (trouble !== undefined || (isAsked && read.intent !== 'unsure' && read.intent !== 'disagree'))
    return takeObstacle(turn, plan, trouble ?? meant);
  if (SHOWS.test(meant)) return stand(turn, plan);
  const righted = putRight(turn, plan);
  if (righted) return righted;
  const when = whenIn(meant);
  const isChange = CHANGES.test(meant) || BARE_HOUR.test(meant);
  if (!isChange || whenOf(when) === '' || OF_OTHERS.test(meant)) return null;
  const { day: _day, time: _time, ...others } = plan.facts;
  const facts = when.day === undefined ? { ...plan.facts, ...when } : { ...others, ...when };
  const shown = stand(turn, { ...plan, facts }, filled(draw.line(PLAN_CHANGED), whenOf(when)));
  // What was noted beside the plan stays on its page.
  const noted = standAgain(turn, { ...plan, facts }, '');
  return {
    ...shown,
    exercise: noted.exercise ?? null,
    state: { ...shown.state, page: noted.state?.page ?? null },
  };
}

/** What is wanted in place of what was understood: 'I meant the call'; null where nothing is put right. */
export function meantInstead(meant: string): string | null {
  const groups = MEANT.exec(meant)?.groups;
  const words = withoutSizeAndTime(
    tidy(groups?.['x'] ?? groups?.['y'] ?? groups?.['z'] ?? groups?.['w'] ?? ''),
  );
  return words === '' ? null : words;
}

/** A plan with what was meant in place of what was understood; null where nothing is put right. */
export function putRight(turn: Turn, plan: PlanState): Said | null {
  const { read, draw } = turn;
  const meant = withWholeDays(read.meant);
  const said = meantInstead(meant) ?? (STARTS_AGAIN.test(meant) ? aimIn(meant) : null);
  if (said === null || said === '') return null;
  const aim = toYou(said);
  const when = whenIn(meant);
  const facts: PlanFacts = { ...(whenOf(when) === '' ? dayAndTimeOf(plan.facts) : when), aim };
  return whenOf(facts) === ''
    ? beginWith(turn, aim, draw.line(PLAN_PUT_RIGHT))
    : stand(turn, { facts, asked: null, times: {} }, draw.line(PLAN_PUT_RIGHT));
}

const TAKES_OUT =
  /\b(?:take|leave|strike|cross) (?:that|it|this|the [\p{L} ]{3,30}) (?:out|off)\b|\b(?:remove|delete|scrap) (?:that|it|this|the)\b/iu;

/** What was added last is taken out of the plan again. */
function takeOut(turn: Turn, plan: PlanState): Said {
  const { instead, ...others } = plan.facts;
  const { obstacle, ...rest } = others;
  const isThere = instead !== undefined || obstacle !== undefined;
  return stand(
    turn,
    { ...plan, facts: instead === undefined ? rest : others },
    turn.draw.line(isThere ? PLAN_TAKEN_OUT : PLAN_ASKS_CHANGE),
  );
}

const ENDS_OF_SENTENCES = /(?<=[a-z][.!?])\s+|\n+/i;
/** 'No, seven', 'make that 7 instead' */
const BARE_HOUR =
  /(?:^(?:no|nope)[,.!]? |\b(?:make (?:it|that)|put (?:it|that) (?:at|to)|rather|say) )(?<hour>\d{1,2}(?:[:.]\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=[\s,.;!?]|$)(?! (?:minutes?|hours?|pages?|people|times|days?|weeks?))/i;
/** Begins the sentence that says it. */
const SAYS_IT = /^(?:no,? |ok,? |so,? )*(?:make|say|put|let's|rather|change|move|do|it's|try)\b/i;

/** The day and the hour that a message names, whatever stands around them. */
export function whenIn(meant: string): PlanFacts {
  const parts = meant
    .split(ENDS_OF_SENTENCES)
    .map((part) => part.replaceAll(OTHER_TIMES, ' '))
    .filter((part) => DAY.test(part) || TIME.test(part));
  const part = parts.find((each) => SAYS_IT.test(each)) ?? parts.at(-1) ?? '';
  const day = found(DAY, part);
  const time =
    found(TIME, day === undefined ? part : part.replace(DAY, ' ')) ??
    BARE_HOUR.exec(meant.replaceAll(OTHER_TIMES, ' '))?.groups?.['hour'];
  return { ...(day !== undefined && { day }), ...(time !== undefined && { time }) };
}

const dayAndTimeOf = ({ day, time }: PlanFacts): PlanFacts => ({
  ...(day !== undefined && { day }),
  ...(time !== undefined && { time }),
});

/** A plan that is kept as it is, while something is asked about it. */
const keeping = (turn: Turn, plan: PlanState, text: string): Said => ({
  text,
  state: { plan, page: turn.state.page, told: turn.state.told + 1, listens: 0, isBeside: true },
});

/** What may come in between is known: what is done then is asked for. */
function takeObstacle(turn: Turn, plan: PlanState, words: string): Said {
  const { draw } = turn;
  const sentences = sentencesOf(words);
  const told = words.split(' ').length <= LONGEST_KEPT ? words : (sentences.at(-1) ?? words);
  const obstacle = toYou(withoutHedges(tidy(told)));
  const { instead: _instead, ...facts } = plan.facts;
  const line =
    obstacle.split(' ').length <= LONGEST_REPEATED
      ? `${capitalised(obstacle)}: okay.`
      : draw.line(PLAN_OBSTACLE_TAKEN);
  return keeping(
    turn,
    { ...plan, asked: 'instead', facts: { ...facts, obstacle } },
    `${line} ${draw.line(PLAN_ASKS.instead)}`,
  );
}

const DAY_AND_THING = new RegExp(
  String.raw`(?:^|[,.;:\n]|\band|\b(?:out|so|is))\s*(?:on )?(?<day>${WEEKDAY})(?::| is| -)?\s+(?:is )?(?!mornings?\b|evenings?\b|afternoons?\b|nights?\b|and\b|or\b|to\b|at\b|before\b|after\b|works?\b)(?<thing>[^,.;:!?\n]{2,50})`,
  'giu',
);
const LEAST_DAYS = 3;
const LISTED = new RegExp(String.raw`^${WEEKDAY}: `, 'i');
const WITH_COLON = new RegExp(String.raw`${WEEKDAY}: `, 'i');
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const placeOf = (line: string) => WEEK.indexOf(line.slice(0, 3).toLowerCase());
const byDay = (a: string, b: string) => placeOf(a) - placeOf(b);

/** Days with what is on them, as they were listed: they are kept as a list. Null where a message lists none. */
export function takeWeek(turn: Turn): Said | null {
  const { read, draw, state } = turn;
  const known = (state.page ?? '').split('\n').filter((line) => LISTED.test(line));
  const named = [...withWholeDays(read.meant).matchAll(DAY_AND_THING)].map(({ groups }) => ({
    day: capitalised((groups?.['day'] ?? '').toLowerCase()),
    thing: tidy((groups?.['thing'] ?? '').replace(/ (?:which|that|because|but)\b.*$/i, '')),
  }));
  const listed = named
    .map(({ day, thing }) => ({ day, thing: /^I (?:don't|dont) know\b/i.test(thing) ? 'still open' : thing }))
    .filter(({ thing }) => thing !== '' && !/^(?:I|we|he|she|they|is|was|when|due|the gap)\b/i.test(thing));
  const days = new Set(listed.map(({ day }) => day));
  if (days.size < LEAST_DAYS && !WITH_COLON.test(withWholeDays(read.meant))) return null;
  if (days.size === 0 || (days.size < LEAST_DAYS && known.length < LEAST_DAYS)) return null;
  const kept = known.filter((line) => !days.has(line.slice(0, line.indexOf(':'))));
  const page = [...kept, ...listed.map(({ day, thing }) => `${day}: ${thing}`)].toSorted(byDay).join('\n');
  const plan =
    state.plan?.facts.aim === undefined
      ? { facts: {}, asked: 'aim' as const, times: { aim: 1 } }
      : state.plan;
  return {
    text: `${draw.line(PLAN_WEEK)}\n\n${page.replaceAll(/^/gm, '- ')}${known.length > 0 ? '' : `\n\n${draw.line(PLAN_ASKS_OF_DAYS)}`}`,
    choices: [TO_PAGE, { say: "That's enough for now", does: 'nothing' }],
    exercise: onPage(page),
    state: { page, plan, told: 0, listens: 0, isBeside: true },
  };
}

/** A week that was listed, said once more. */
export function showWeekAgain({ read, state, draw }: Turn): Said | null {
  if (!SHOWS.test(read.meant) || state.page === null) return null;
  return {
    text: `${draw.line(PLAN_WEEK)}\n\n${state.page.replaceAll(/^/gm, '- ')}`,
    choices: [TO_PAGE],
    exercise: onPage(state.page),
    state: { isBeside: true },
  };
}
