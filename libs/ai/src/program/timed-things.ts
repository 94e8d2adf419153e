import { hasSuggestionKeyword, MAX_PLANNED_SUGGESTIONS, PLAN_LIST } from '@inkwell/contracts/constants';
import { beginExercise } from '../exercises/lead.ts';
import { shortTitle } from '../suggestions/title.ts';
import { wishesIn } from '../suggestions/wishes.ts';
import { ANOTHER_THING, ENOUGH, TO_PAGE } from './choices.ts';
import { finalTimeIn } from './final-time.ts';
import { readWeek } from './free-times.ts';
import { sharesName } from './list-changes.ts';
import { clashOf } from './plan-check.ts';
import * as lines from './plan-lines.ts';
import { atWhen, isWhole, takeWhen } from './plan.ts';
import type { SaidTime } from './said-time.ts';
import type { Said, Turn } from './turn.ts';

const SENTENCES = /(?<![ap]\.m)(?<=[.!?\n])\s+/;
/** Of one thing a later time is its correction. */
const CORRECTS = /\b(?:actually|instead|rather|wait|i said|i meant)\b|^(?:no|sorry)\b/i;

/** When somebody works stands fast. */
const IS_SHIFT = /^(?:(?:the|my) )?(?:(?:early |late |night |day )?shifts?|earlies|lates|nights)$/i;

/** 'I work fixed shifts, Monday to Wednesday 6 till 2, Thursday off.' */
const TELLS_SHIFTS = /\b(?:i work|my|fixed|on) (?:\w+ )?(?:shifts?|rota)\b/i;

type TimedThing = { what: string; said: SaidTime };

/**
 * The things of a message, each with the day and the hour of its own sentence.
 *
 * @param current what is planned now
 */
function timedThingsIn(turn: Turn, current: string): TimedThing[] {
  const things: TimedThing[] = [];
  for (const sentence of turn.message.replaceAll('’', "'").split(SENTENCES)) {
    if (TELLS_SHIFTS.test(sentence)) continue;
    // 'Boxes: ask at the supermarket' is done by asking there.
    const [, after = ''] = /^(?:and |then |also )*\p{L}+: (.+)$/iu.exec(sentence.trim()) ?? [];
    const told = [after, sentence].filter(Boolean).map((part) => finalTimeIn(part, current, turn));
    const final = told.find((each) => each !== null && isWhole(each.said) && each.what !== '') ?? told.at(-1);
    if (!final || !isWhole(final.said)) continue;
    const what = shortTitle(final.what) || (things.length === 0 ? current : '');
    if (what === '' || IS_SHIFT.test(what)) continue;
    const isSame = things.some((each) => each.what === what || sharesName(each.what, what));
    if (isSame) return [];
    things.push({ what, said: final.said });
  }
  return things;
}

/**
 * Several things, each with its own time: each gets its card, and another hour is asked for where one is taken. Null
 * where there are not several, or where their cards come of the message itself.
 *
 * @param current what is planned now and waits for its time; empty where nothing does
 */
export async function answerTimedThings(turn: Turn, current: string): Promise<Said | null> {
  const { message, today, hour, draw, state } = turn;
  if (CORRECTS.test(message)) return null;
  const things = timedThingsIn(turn, current).slice(0, MAX_PLANNED_SUGGESTIONS);
  if (things.length < 2) return null;
  if (hasSuggestionKeyword(message) && wishesIn(message, today, hour * 60).length >= things.length)
    return null;
  const week = await readWeek(turn, ...things.flatMap(({ said }) => said.days));
  const checked = things.map((thing) => ({ ...thing, clash: clashOf(week, turn, thing.said) }));
  const page = checked
    .flatMap(({ what, said, clash }) => (clash ? [] : [`${what}: ${said.words}`]))
    .join('\n');
  if (page === '') return null;
  const [taken] = checked.filter(({ clash }) => clash !== null);
  const planned: Said = {
    text: `${page.replaceAll(/^/gm, '- ')}\n\n${draw.line(lines.CARD_EACH)}`,
    choices: [ANOTHER_THING, TO_PAGE, ENOUGH],
    exercise: { id: PLAN_LIST, title: 'Your list', step: 1, steps: 1, pace: null, page },
    state: { page, planned: state.planned },
    progress: null,
  };
  if (!taken) return planned;
  const started = beginExercise('one-thing', turn, { aim: taken.what });
  const asked = await takeWhen(turn, { ...started, progress: atWhen(started.progress) }, taken.said);
  return {
    ...planned,
    text: `${planned.text}\n\n${taken.what}: ${asked.text}`,
    choices: asked.choices ?? [],
    progress: asked.progress ?? null,
  };
}
