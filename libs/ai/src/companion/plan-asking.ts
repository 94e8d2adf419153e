import { firstPieceOf, inItsPlace, isContact, isOwnTime, isToStop, slotsOf } from './plan-kinds.ts';
import type { PlanFacts } from './plan-facts.ts';
import { topicIn, topicOf } from './plan-topics.ts';
import { filled, stand, whenOf } from './plan-standing.ts';
import {
  PLAN_ANSWERS,
  PLAN_ASKS,
  PLAN_ASKS_CONTACT,
  PLAN_ASKS_OWN_TIME,
  PLAN_ASKS_DAY_ALONE,
  PLAN_ASKS_PIECE,
  PLAN_ASKS_STOP,
  PLAN_ASKS_WHAT_FOR,
  PLAN_PROPOSED,
  PLAN_REST_PROPOSED,
} from './prose/plan-talk.ts';
import { EXERCISES } from './exercises.ts';
import type { Choice, PlanSlot, PlanState } from './state.ts';
import type { Said, Turn } from './turn.ts';

/** So often one thing is asked for. */
export const MOST_ASKED = 2;

/** A plan of which it was asked what is wanted. */
export const NEW_PLAN: PlanState = { facts: {}, asked: 'aim', times: { aim: 1 } };

/** Whether it is known what is to be done, or what comes first of it. */
export const hasSubject = ({ facts }: PlanState) => facts.aim !== undefined || facts.first !== undefined;

/** After so many questions the rest is proposed. */
const MOST_QUESTIONS = 4;

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Asks for the next thing that is missing; where nothing is, the plan stands.
 *
 * @param justAsked is not asked twice in a row, where there is something else
 * @param taken days that are not offered
 */
export function askNext(
  turn: Turn,
  plan: PlanState,
  line: string,
  told: number,
  justAsked: PlanSlot | null = null,
  taken: readonly string[] = [],
): Said | null {
  const { draw } = turn;
  const { facts } = plan;
  const open = slotsOf(facts).filter(
    (slot) =>
      facts[slot] === undefined &&
      (plan.times[slot] ?? 0) < MOST_ASKED &&
      // 'Saturday morning' is hour enough.
      !(slot === 'time' && /\b(?:morning|afternoon|evening|night|tonight|now)/i.test(facts.day ?? '')),
  );
  const left = open.filter((slot) => slot !== 'aim' || plan.asked === 'aim');
  if (!hasSubject(plan)) {
    const question = draw.fresh(PLAN_ASKS_WHAT_FOR);
    if (question === null) return null;
    return {
      text: `${line} ${question}`,
      state: {
        plan: { ...plan, asked: 'aim', times: { ...plan.times, aim: 1 } },
        told: told + 1,
        listens: 0,
      },
    };
  }
  const piece = pieceLeftOut(plan);
  if (piece !== null) {
    const offer = piece === 'instead' ? inItsPlace(facts) : piece === 'first' ? firstPieceOf(facts) : null;
    const words = offer === null ? SMALLEST : lowered(offer);
    const proposed = { ...plan, facts: { ...facts, [piece]: words } };
    const said = filled(draw.line(PLAN_PROPOSED), words);
    return askNext(turn, proposed, [line, said].filter(Boolean).join(' '), told, justAsked);
  }
  const missing =
    (taken.length > 0 && facts.day === undefined && facts.aim !== undefined ? 'day' : undefined) ??
    left.find((slot) => slot !== justAsked) ??
    left[0];
  if (missing === undefined)
    return isWhenLeftOut(plan) ? proposeRest(turn, plan, line) : stand(turn, plan, line);
  const { aim: _aim, ...asked } = plan.times;
  if (Object.values(asked).reduce((sum, times) => sum + times, 0) >= MOST_QUESTIONS)
    return proposeRest(turn, plan, line);
  const questions = questionFor(missing, plan);
  // What was asked and not answered is not asked in the same words again.
  const question = draw.fresh(questions);
  if (line === '' && question === null) return proposeRest(turn, plan);
  return {
    text: [line, question].filter(Boolean).join(' '),
    choices: [
      ...answersFor(missing, facts, turn, taken).map((say) => ({ say, does: 'answer' as const })),
      ...(missing === 'first' ? exerciseBeside(facts) : []),
    ],
    state: {
      plan: {
        ...plan,
        asked: missing,
        // What is asked again after something else was answered counts once.
        times: { ...plan.times, [missing]: (plan.times[missing] ?? 0) + (missing === justAsked ? 0 : 1) },
      },
      told: told + 1,
      listens: 0,
      closed: false,
    },
  };
}

function questionFor(slot: PlanSlot, { facts, times }: PlanState): readonly string[] {
  if (slot === 'first' && !isOwnTime(facts)) {
    const topic = topicOf(facts);
    if (topic) return times.first === undefined ? [topic.ask] : PLAN_ASKS_PIECE;
  }
  const when = /^(?:day|time)$/.test(slot) && times.day === undefined ? topicOf(facts)?.when : undefined;
  if (when !== undefined) return [when];
  if (slot === 'day' && facts.time !== undefined && !isContact(facts)) return PLAN_ASKS_DAY_ALONE;
  return (
    (isToStop(facts) ? PLAN_ASKS_STOP[slot] : undefined) ??
    (isContact(facts) ? PLAN_ASKS_CONTACT[slot] : undefined) ??
    (isOwnTime(facts) ? PLAN_ASKS_OWN_TIME[slot] : undefined) ??
    PLAN_ASKS[slot]
  );
}

const LATE = 20;

/** Whether something has to be done by that day. */
const isDue = ({ due = '' }: PlanFacts, day: string) => due.toLowerCase().includes(day.toLowerCase());

/** Answers to tap. @param taken days that are not offered */
export function answersFor(
  slot: PlanSlot,
  facts: PlanFacts,
  { hour, today, own }: Pick<Turn, 'hour' | 'today' | 'own'>,
  taken: readonly string[] = [],
): readonly string[] {
  const { days } = /^(?:day|time)$/.test(slot) && taken.length === 0 ? (topicOf(facts) ?? {}) : {};
  if (days) return days;
  if (slot === 'day' && (taken.length > 0 || facts.rhythm !== undefined || isContact(facts)))
    return WEEK.filter((day) => !taken.some((other) => other.toLowerCase().startsWith(day.toLowerCase())))
      .filter((day) => taken.length > 0 || /^S|Wed/.test(day))
      .slice(-3);
  if (slot === 'day' && hour >= LATE)
    return ['Tomorrow', dayAfterTomorrow(today), 'At the weekend'].filter((day) => !isDue(facts, day));
  if (slot === 'time') {
    const said = own.join(' ');
    const after = /\b(?:school|teacher|homework)\b/i.test(said)
      ? 'After school'
      : /\b(?:work|job|boss|office|shift)\b/i.test(said)
        ? 'After work'
        : 'After lunch';
    return ['In the morning', after, 'In the evening'];
  }
  if (slot === 'first' && isOwnTime(facts)) return ['A walk', 'Sleep', 'Nothing at all'];
  if (slot === 'first') {
    const topic = topicIn(facts.aim ?? '');
    if (!topic) return PLAN_ANSWERS.first ?? [];
    return [...topic.steps.map(({ say }) => say), ...(topic.exercise === undefined ? [SOMETHING_ELSE] : [])];
  }
  return slot === 'instead' ? [inItsPlace(facts), "I don't know yet"] : (PLAN_ANSWERS[slot] ?? []);
}

/** The exercise that may fit better than a plan. */
function exerciseBeside({ aim = '' }: PlanFacts): Choice[] {
  const exercise = EXERCISES.get(topicIn(aim)?.exercise ?? '');
  return exercise ? [{ say: exercise.begin, does: `begin ${exercise.id}` }] : [];
}

/** The answer that names none of those beside it. */
export const SOMETHING_ELSE = 'Something else';

const MS_PER_DAY = 86_400_000;
const dayAfterTomorrow = (today: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${today}T12:00:00Z`) + 2 * MS_PER_DAY,
  );

export const SMALLEST = 'ten minutes of it';
const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** The smallest first piece that is known. */
export const smallestOf = (facts: PlanFacts) => lowered(firstPieceOf(facts) ?? SMALLEST);

/** The size or the first piece, where it was asked for in vain. */
function pieceLeftOut({ facts, times, asked }: PlanState): PlanSlot | null {
  if (facts.aim === undefined) return null;
  // Time of one's own may stay open.
  const piece = isOwnTime(facts)
    ? undefined
    : slotsOf(facts).find(
        (slot) => slot === 'first' || slot === 'amount' || (slot === 'instead' && isToStop(facts)),
      );
  if (piece === undefined || facts[piece] !== undefined) return null;
  const most = piece === 'first' && firstPieceOf(facts) !== null && asked !== 'first' ? 1 : MOST_ASKED;
  return (times[piece] ?? 0) >= most ? piece : null;
}

/** Whether it belongs to a day, and none was named. */
const isWhenLeftOut = ({ facts }: PlanState): boolean =>
  whenOf(facts) === '' && slotsOf(facts).some((slot) => slot === 'day' || slot === 'time');

/** Where nothing was answered for a while, the rest is proposed, and can be changed. */
export function proposeRest(turn: Turn, plan: PlanState, line = ''): Said {
  const slots = slotsOf(plan.facts);
  const facts: PlanFacts = { ...plan.facts };
  if (slots.includes('first') && !isOwnTime(facts)) facts.first ??= smallestOf(facts);
  if (slots.includes('instead') && isToStop(facts)) facts.instead ??= lowered(inItsPlace(facts));
  if (slots.includes('amount')) facts.amount ??= SMALLEST;
  if (whenOf(facts) === '' && !isToStop(facts)) facts.day = 'tomorrow';
  return stand(
    turn,
    { ...plan, facts },
    [line, turn.draw.line(PLAN_REST_PROPOSED)].filter(Boolean).join(' '),
  );
}
