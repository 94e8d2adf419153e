import { hasSuggestionKeyword, MAX_PLANNED_SUGGESTIONS, PLAN_LIST } from '@inkwell/contracts/constants';
import { beginExercise } from '../exercises/lead.ts';
import { shortTitle } from '../suggestions/title.ts';
import { planWishesIn } from '../suggestions/wishes.ts';
import { PLAN_ANOTHER_THING, ENOUGH_FOR_NOW, PUT_ON_PAGE_CHOICE } from './choices.ts';
import { finalTimeIn } from './final-time.ts';
import { readWeek } from './free-times.ts';
import { sharesName } from './list-changes.ts';
import { findConflict } from './plan-check.ts';
import * as lines from './plan-lines.ts';
import { skipToWhen, isCompleteTime, acceptTime } from './plan.ts';
import type { SaidTime } from './said-time.ts';
import type { PartialReply, ProgramTurn } from './turn.ts';

const SENTENCE_BREAK = /(?<![ap]\.m)(?<=[.!?\n])\s+/;
/** Of one thing a later time is its correction. */
const CORRECTION_WORDS = /\b(?:actually|instead|rather|wait|i said|i meant)\b|^(?:no|sorry)\b/i;

/** When somebody works stands fast. */
const SHIFT_WORDS = /^(?:(?:the|my) )?(?:(?:early |late |night |day )?shifts?|earlies|lates|nights)$/i;

/** 'I work fixed shifts, Monday to Wednesday 6 till 2, Thursday off.' */
const SHIFT_STATEMENT = /\b(?:i work|my|fixed|on) (?:\w+ )?(?:shifts?|rota)\b/i;

type TimedThing = { what: string; said: SaidTime };

/**
 * The things of a message, each with the day and the hour of its own sentence.
 *
 * @param current what is planned now
 */
function timedThingsIn(turn: ProgramTurn, current: string): TimedThing[] {
  const things: TimedThing[] = [];
  for (const sentence of turn.message.replaceAll('’', "'").split(SENTENCE_BREAK)) {
    if (SHIFT_STATEMENT.test(sentence)) continue;
    // 'Boxes: ask at the supermarket' is done by asking there.
    const [, after = ''] = /^(?:and |then |also )*\p{L}+: (.+)$/iu.exec(sentence.trim()) ?? [];
    const told = [after, sentence].filter(Boolean).map((part) => finalTimeIn(part, current, turn));
    const final =
      told.find((each) => each !== null && isCompleteTime(each.said) && each.what !== '') ?? told.at(-1);
    if (!final || !isCompleteTime(final.said)) continue;
    const what = shortTitle(final.what) || (things.length === 0 ? current : '');
    if (what === '' || SHIFT_WORDS.test(what)) continue;
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
export async function answerTimedThings(turn: ProgramTurn, current: string): Promise<PartialReply | null> {
  const { message, today, hour, draw, state } = turn;
  if (CORRECTION_WORDS.test(message)) return null;
  const things = timedThingsIn(turn, current).slice(0, MAX_PLANNED_SUGGESTIONS);
  if (things.length < 2) return null;
  if (hasSuggestionKeyword(message) && planWishesIn(message, today, hour * 60).length >= things.length)
    return null;
  const week = await readWeek(turn, ...things.flatMap(({ said }) => said.days));
  const checked = things.map((thing) => ({ ...thing, clash: findConflict(week, turn, thing.said) }));
  const page = checked
    .flatMap(({ what, said, clash }) => (clash ? [] : [`${what}: ${said.words}`]))
    .join('\n');
  if (page === '') return null;
  const [taken] = checked.filter(({ clash }) => clash !== null);
  const planned: PartialReply = {
    text: `${page.replaceAll(/^/gm, '- ')}\n\n${draw.line(lines.ONE_CARD_EACH)}`,
    choices: [PLAN_ANOTHER_THING, PUT_ON_PAGE_CHOICE, ENOUGH_FOR_NOW],
    exercise: { id: PLAN_LIST, title: 'Your list', step: 1, steps: 1, pace: null, page },
    state: { page, planned: state.planned },
    progress: null,
  };
  if (!taken) return planned;
  const started = beginExercise('one-thing', turn, { aim: taken.what });
  const asked = await acceptTime(turn, { ...started, progress: skipToWhen(started.progress) }, taken.said);
  return {
    ...planned,
    text: `${planned.text}\n\n${taken.what}: ${asked.text}`,
    choices: asked.choices ?? [],
    progress: asked.progress ?? null,
  };
}
