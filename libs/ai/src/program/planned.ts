import { PLAN_TALK, PLANNING_EXERCISES } from '@inkwell/contracts/constants';
import type { ExerciseStep } from '@inkwell/contracts';
import { WEEKLY_PLAN } from '../exercises/weekly-plan.ts';
import { beginExercise, offerToGoOn } from '../exercises/lead.ts';
import type { CompanionState, ListLine } from '../state.ts';
import { slotsKeptOnPage } from '../suggestions/planned-wishes.ts';
import { shortTitle } from '../suggestions/title.ts';
import { PLAN_ANOTHER_THING, ENOUGH_FOR_NOW } from './choices.ts';
import { applyChange, ORDINAL_DAY } from './change-days.ts';
import { finalTimeIn } from './final-time.ts';
import { freeTimes, readWeek } from './free-times.ts';
import { sharesName } from './list-changes.ts';
import { tellWhatIsPlanned } from './look-up.ts';
import { findConflict } from './plan-check.ts';
import { isAtList } from './plan-list.ts';
import * as lines from './plan-lines.ts';
import { CHANGE_WORDS } from './plan-words.ts';
import {
  skipToWhen,
  isCompleteTime,
  plannedOnPage,
  proposeCard,
  plannedTimeIn,
  acceptTime,
  viewOfProgress,
  WHEN_LINE_PATTERN,
  withFreeTimes,
} from './plan.ts';
import { readSaidTime } from './said-time.ts';
import { pageOnlyExerciseStep, type PartialReply, type ProgramTurn } from './turn.ts';

/** Things with their times; what is longer ago is left out. */
const MAX_KEPT_THINGS = 12;

/** What a page of a plan gives times to. */
function timedThingsOnPage({ id, page }: ExerciseStep): ListLine[] {
  if (page === null || !(PLANNING_EXERCISES as readonly string[]).includes(id)) return [];
  if (id === PLAN_TALK) {
    const { aim, first } = plannedOnPage(page);
    return [{ what: shortTitle(first ?? aim), when: WHEN_LINE_PATTERN.exec(page)?.[1] ?? null }];
  }
  if (id === WEEKLY_PLAN.id) {
    const { main = '', when = null, own = '' } = slotsKeptOnPage(page, WEEKLY_PLAN.page);
    const [what = '', said = null] = own.split(/: (.*)/s);
    return [
      { what: main, when },
      { what, when: said },
    ];
  }
  return page.split('\n').map((line) => {
    const [what = '', when = null] = line.split(/: (.*)/s);
    return { what, when };
  });
}

/** What was planned in the talk, with what a reply has planned. */
export function plannedAfter(
  { planned }: Pick<CompanionState, 'planned'>,
  exercise: ExerciseStep | null,
): ListLine[] {
  const added = exercise ? timedThingsOnPage(exercise).filter(({ what, when }) => what !== '' && when) : [];
  const kept = planned.filter(({ what }) => added.every((each) => each.what !== what));
  return [...kept, ...added].slice(-MAX_KEPT_THINGS);
}

/** Does not want the card that stands. */
export const DROP_REQUEST =
  /\b(?:don['’]?t|do not) (?:want|need) (?:that|this|the|a|any) (?:card|event|appointment|entry)\b|\b(?:drop|cancel|remove|delete|scrap|get rid of|take (?:away|off|back)) (?:that|this|the) (?:card|event|appointment|entry|last one)\b/i;

/** Takes back what the last reply has planned; null where that is not asked for. */
export function dropPlanned(turn: ProgramTurn): PartialReply | null {
  const standing = plannedTimeIn(turn);
  const what = standing ? shortTitle(standing.first ?? standing.aim) : turn.state.planned.at(-1)?.what;
  if (what === undefined || !DROP_REQUEST.test(turn.message)) return null;
  return {
    text: turn.draw.line(lines.PLAN_DROPPED).replace('{what}', what),
    choices: [PLAN_ANOTHER_THING, ENOUGH_FOR_NOW],
    state: { planned: turn.state.planned.filter((each) => each.what !== what) },
  };
}

/** What has its time in this talk, with the lines of a list that has not been closed. */
export const plannedThingsIn = ({ list, planned }: Pick<CompanionState, 'list' | 'planned'>): ListLine[] => [
  ...list.filter(({ what, when }) => when && planned.every((each) => each.what !== what)),
  ...planned,
];

const sentencesIn = (message: string) => message.replaceAll('’', "'").split(/(?<=[.!?])\s+|\n+/);

/** Another time for something that was planned in this talk, and is named; null where none is. */
export async function changeTimeOfNamed(turn: ProgramTurn): Promise<PartialReply | null> {
  const { state } = turn;
  const standing = plannedTimeIn(turn);
  for (const line of plannedThingsIn(state)) {
    if (line.what === (standing?.first ?? standing?.aim)) continue;
    const own = sentencesIn(turn.message).filter(
      (sentence) => sharesName(sentence, line.what) && CHANGE_WORDS.test(sentence),
    );
    const final = own.length === 0 ? null : finalTimeIn(own.join(' '), line.what, turn);
    const before = readSaidTime(line.when ?? '', line.what, turn);
    const text = turn.message;
    const said = final && before ? applyChange(before, final.said, { text, today: turn.today }) : final?.said;
    if (!said || !isCompleteTime(said)) continue;
    const clash = findConflict(await readWeek(turn, ...said.days), turn, said);
    const proposed = proposeCard(turn, { aim: line.what }, said.words, line.what);
    const list = state.list.map((each) => (each.what === line.what ? { ...each, when: said.words } : each));
    const done: PartialReply = clash
      ? { text: clash.text, choices: [PLAN_ANOTHER_THING, ENOUGH_FOR_NOW] }
      : { ...proposed, state: { ...proposed.state, list } };
    return askTimeBeside(turn, done);
  }
  return null;
}

/** Of several things that were planned at once, the one that a message names stands for it. */
export function withNamedCurrent(turn: ProgramTurn): ProgramTurn {
  const { page, planned } = turn.state;
  if (page === null || WHEN_LINE_PATTERN.test(page)) return turn;
  const named = planned.filter(
    ({ what, when }) => page.includes(`${what}: ${when ?? ''}`) && sharesName(turn.message, what),
  );
  const [only] = named;
  if (!only || named.length > 1) return turn;
  return { ...turn, state: { ...turn.state, page: `${only.what}\nwhen: ${only.when ?? ''}` } };
}

const WHERE_DOES_IT_GO =
  /\bwhere (?:does|do|can|could|should|shall|would) ((?!(?:it|that|this|these|those|they|(?:the )?(?:rest|(?:\w+ )?others?(?: \w+)?))\b)[^?.!,]{3,40}?) (?:go|fit)\b/i;

/** 'And where does the dentist go?' beside what was changed: its time is asked for. */
async function askTimeBeside(turn: ProgramTurn, said: PartialReply): Promise<PartialReply> {
  const asked = await answerWhereItGoes(turn);
  if (!asked) return said;
  const { text, choices = [], progress = null } = asked;
  return { ...said, text: `${said.text}\n\n${text}`, choices, progress };
}

/** 'Where does the dentist go? I could ring on Friday morning': its time is taken, or asked for. */
export async function answerWhereItGoes(turn: ProgramTurn): Promise<PartialReply | null> {
  const found = WHERE_DOES_IT_GO.exec(turn.message);
  const title = shortTitle(found?.[1] ?? '');
  if (!found || title === '') return null;
  const started = beginExercise('one-thing', turn, { aim: title });
  const lead = { ...started, progress: skipToWhen(started.progress) };
  const after = turn.message.slice(found.index + found[0].length);
  const said = finalTimeIn(after, title, turn)?.said ?? readSaidTime(after, title, turn);
  const asked = await (said
    ? acceptTime(turn, lead, said)
    : withFreeTimes(turn, { ...lead, text: lines.ASK_DAY_AND_TIME }));
  return { ...asked, text: `${title}. ${asked.text}` };
}

const PLANNED_SO_FAR_QUESTION =
  /\bwhat (?:(?:have )?(?:i|we)|i've|we've|do i|did (?:i|we))\b[^.?!]{0,30}\bso far\b|\bwhat(?:'s| is| was| have (?:i|we)| did we)(?: \w+)? (?:planned|changed)\b[^.!]{0,20}\?|\b(?:did you (?:get|change|move|note)|(?:has|have|is|was) (?:it|that|this)(?: \w+)? (?:been )?(?:changed|moved|noted))\b|\bwhether it(?:'s| is| has)(?: been)? (?:changed|moved|noted)\b/i;
const WHERE_QUESTION = /\bwhere\b[^.?!]{0,40}\b(?:go|fit)\b/i;

/** Whether it is asked what was planned in this talk. */
export const asksWhatIsPlanned = ({ message, mode, chosen, state }: ProgramTurn): boolean =>
  mode === 'plan' &&
  chosen === null &&
  state.language === null &&
  PLANNED_SO_FAR_QUESTION.test(message.replaceAll('’', "'"));

/** What was planned in this talk, what has no time yet, and the week, after what else is said to the message. */
export async function describePlanned(turn: ProgramTurn, said: PartialReply | null): Promise<PartialReply> {
  const { state, draw } = turn;
  const before = plannedThingsIn({ ...state, ...said?.state });
  const planned = plannedAfter({ planned: before }, said?.exercise ?? null);
  const open = state.list.filter(
    ({ what, when }) => !when && planned.every((each) => !sharesName(each.what, what)),
  );
  const week = await tellWhatIsPlanned(turn);
  const text = [
    ...(said ? [said.text] : []),
    planned.length === 0
      ? lines.NOTHING_PLANNED_YET
      : `${draw.line(lines.PLANNED_SO_FAR)}\n${planned.map(({ what, when }) => `- ${what}: ${when ?? ''}`).join('\n')}`,
    ...(open.length > 0 ? [`${lines.WITHOUT_TIME_YET} ${open.map(({ what }) => what).join('; ')}.`] : []),
    ...(said?.progress ? [] : [`${lines.IN_WEEK_ALREADY}\n\n${week.text}`]),
    ...(WHERE_QUESTION.test(turn.message) && !said?.progress ? [await describeFreeIn(turn)] : []),
  ];
  const waiting = isAtList(turn) ? state.choices : offerToGoOn(turn);
  const choices = said?.choices ?? waiting ?? [PLAN_ANOTHER_THING, ENOUGH_FOR_NOW];
  return {
    ...(said ?? { exercise: viewOfProgress(turn.progress) }),
    text: text.filter(Boolean).join('\n\n'),
    choices,
  };
}

async function describeFreeIn(turn: ProgramTurn): Promise<string> {
  const week = await readWeek(turn);
  const times = week ? freeTimes(week, turn) : [];
  return times.length === 0 ? '' : `${turn.draw.line(lines.FREE_TIMES)} ${times.join('; ')}.`;
}

const MOVE_REQUEST =
  /^(?:(?:and|oh|ok(?:ay)?|actually|please|also|can you|could you|now)[\s,]+)*(?:move|change|shift|swap|push) (?:the|my)\b/i;

/** What cannot be changed here, said plainly; null where nothing is to be changed. */
export function declineChange({ message, state, today, hour, draw }: ProgramTurn): PartialReply | null {
  const names = plannedThingsIn(state).map(({ what }) => what);
  const isPlanned = ORDINAL_DAY.test(message) || names.some((what) => sharesName(message, what));
  if (
    names.length === 0 ||
    isPlanned ||
    !MOVE_REQUEST.test(message) ||
    !readSaidTime(message, '', { today, hour })
  )
    return null;
  return {
    text: draw.line(lines.CAN_CHANGE_ONLY_PLANNED).replace('{list}', names.join('; ')),
    choices: [PLAN_ANOTHER_THING, ENOUGH_FOR_NOW],
    exercise: pageOnlyExerciseStep(state.page),
    state: { page: state.page },
  };
}
