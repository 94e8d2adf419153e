import { CHANGE, TO_PAGE } from './choices.ts';
import { PLAN_TALK } from '@inkwell/contracts/constants';
import { capitalised, toYou } from '../local/words.ts';
import type { ExerciseStep } from '@inkwell/contracts';
import { isOwnTime, isToStop, slotsOf } from './plan-kinds.ts';
import type { PlanFacts } from './plan-facts.ts';
import {
  PLAN_CHANGED,
  PLAN_ENDS,
  PLAN_INTO_WEEK,
  PLAN_LINES,
  PLAN_LINES_OWN_TIME,
  PLAN_LINES_STOP,
  PLAN_SPARE_OFTEN,
  PLAN_SPARE_ONCE,
  PLAN_STANDS,
  PLAN_TAKEN_ALONG,
} from './prose/plan-talk.ts';
import { PLAN_SLOTS, type PlanSlot, type PlanState } from './state.ts';
import { onPage, type Said, type Turn } from './turn.ts';

/** `{x}`, `{X}`: the person's words. `{when}`, `{offer}`: what was put together. */
export const filled = (line: string, words: string) =>
  line.replace(/\{(?:x|when|offer)\}/, words).replace(/\{(?:X|When)\}/, capitalised(words));

const WHEN: readonly PlanSlot[] = ['rhythm', 'day', 'time'];

/** 'Every second week, Sundays, after lunch, from this Sunday'; empty where nothing of it is known. */
export function whenOf(facts: PlanFacts): string {
  const { rhythm = '' } = facts;
  // 'Every other Friday' names its day.
  const slots = WHEN.filter((slot) => slot !== 'day' || !/day\b/i.test(rhythm));
  const known = slots
    .flatMap((slot) => facts[slot] ?? [])
    .map((words) =>
      words
        .replace(/^(?:on|at) /i, '')
        .replace(
          /^(?:In|After|Before|Mornings?|Evenings?|Afternoons?|Every|Once|Tomorrow|Tonight|Today|Around|About|From)\b/,
          (word) => word.toLowerCase(),
        ),
    );
  const { from } = facts;
  return [...known, ...(from === undefined ? [] : [`from ${from.replace(/^on /i, '')}`])].join(', ');
}

/** A plan line by line. What the aim names itself is not said twice. */
function linesOf(facts: PlanFacts): string[] {
  const when = whenOf(facts);
  const texts: Partial<Record<PlanSlot, string>> = { ...facts };
  for (const slot of [...WHEN, 'from'] as const) delete texts[slot];
  return [
    ...PLAN_SLOTS.flatMap((slot) => {
      const words = texts[slot];
      if (words === undefined || (slot !== 'aim' && facts.aim?.includes(words))) return [];
      return filled(
        (isToStop(facts) ? PLAN_LINES_STOP[slot] : undefined) ??
          (isOwnTime(facts) ? PLAN_LINES_OWN_TIME[slot] : undefined) ??
          PLAN_LINES[slot],
        slot === 'due' ? words.replace(/^(?:due|on) (?:on )?/i, '') : words,
      );
    }),
    ...(when === '' ? [] : [filled(PLAN_LINES.time, when)]),
  ];
}

/** The whole plan, line by line, with where to put it. */
export function stand(turn: Turn, plan: PlanState, opening = ''): Said {
  const { draw } = turn;
  const lines = linesOf(plan.facts);
  const { obstacle } = plan.facts;
  if (whenOf(plan.facts) !== '' && obstacle === undefined && !isToStop(plan.facts))
    lines.push(draw.line(isRepeated(plan.facts) ? PLAN_SPARE_OFTEN : PLAN_SPARE_ONCE));
  const page = asMine(lines.join('\n'));
  const { day, time } = plan.facts;
  const where = day === undefined && time === undefined ? PLAN_ENDS : draw.line(PLAN_INTO_WEEK);
  return {
    text: `${[opening, draw.line(PLAN_STANDS)].filter(Boolean).join(' ')}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n${where}`,
    choices: [
      TO_PAGE,
      { say: 'What if it goes wrong?', does: 'answer' },
      CHANGE,
      { say: "That's enough for now", does: 'nothing' },
    ],
    exercise: planOnPage(page),
    state: {
      plan: { ...plan, asked: null, stands: true, missed: 0 },
      page,
      topic: null,
      told: 0,
      isBeside: true,
    },
  };
}

const isRepeated = (facts: PlanFacts) =>
  slotsOf(facts).includes('amount') ||
  facts.rhythm !== undefined ||
  /days\b|every|day and /i.test(facts.day ?? '');

/** The page is the person's own. */
export const asMine = (words: string) =>
  words.replaceAll(/\b(y)our(self|selves)?\b/gi, (_, y: string, self?: string) =>
    y === 'Y' ? `My${self ? 'self' : ''}` : `my${self ? 'self' : ''}`,
  );

/** A plan as something that can be put onto the page, and suggested for the week. */
const planOnPage = (page: string): ExerciseStep => ({
  id: PLAN_TALK,
  title: 'Your plan',
  step: 1,
  steps: 1,
  pace: null,
  page,
});

/** A plan that stands, with something changed, or a note added. */
export function standAgain(turn: Turn, plan: PlanState, line: string, note: string | null = null): Said {
  const facts = turn.state.plan?.facts ?? {};
  const before = asMine(linesOf(facts).join('\n')).split('\n');
  const notes = (turn.state.page ?? '').split('\n').filter((each) => each !== '' && !before.includes(each));
  const page = asMine([...linesOf(plan.facts), ...notes, ...(note === null ? [] : [note])].join('\n'));
  return {
    text: line,
    choices: [TO_PAGE, CHANGE],
    // The week is asked again only where there is another time.
    exercise: whenOf(plan.facts) === whenOf(facts) ? onPage(page) : planOnPage(page),
    state: { page, plan },
  };
}

/** Another day, hour or size for a plan that stands. */
export function change(turn: Turn, plan: PlanState, added: PlanFacts): Said {
  const facts = { ...plan.facts, ...added };
  const { amount } = added;
  const words = [whenOf(added), ...(amount === undefined ? [] : [amount])].filter(Boolean).join(', ');
  return standAgain(turn, { ...plan, facts }, filled(turn.draw.line(PLAN_CHANGED), words));
}

/** What of a plan is known when somebody leaves; null where that is no more than its aim. */
export function planTakenAlong({ state, draw }: Turn): string | null {
  const facts = state.plan?.facts ?? {};
  const { aim, first, amount } = facts;
  if (state.plan?.stands || aim === undefined || Object.keys(facts).length < 2) return null;
  const rest = [first, amount, whenOf(facts)].filter((words) => words && !aim.includes(words));
  return rest.length === 0
    ? null
    : filled(draw.line(PLAN_TAKEN_ALONG), [aim, ...rest].map((words) => toYou(words ?? '')).join(', '));
}
