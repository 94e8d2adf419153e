import { MAX_CHOICE_LENGTH, MAX_CHOICES } from '@inkwell/contracts';
import { PLAN_LIST } from '@inkwell/contracts/constants';
import { capitalise, shortenAtWord } from '../local/words.ts';
import type { Choice, ListLine } from '../state.ts';
import { cleanWords } from '../suggestions/title.ts';
import { readTimeMention } from '../suggestions/when.ts';
import {
  ENOUGH_FOR_NOW,
  FINISH_LIST as LIST_DONE_CHOICE,
  NO_TIME,
  PLAN_ONE_THING,
  PUT_ON_PAGE_CHOICE,
} from './choices.ts';
import { plannedEventAt, freeTimes, readWeek, type CalendarWeek } from './free-times.ts';
import { applyChange } from './change-days.ts';
import { finalTimeIn } from './final-time.ts';
import * as lines from './plan-lines.ts';
import { timeChangesIn, lineNamed, onlyLineNamed, lowerCaseWords } from './list-changes.ts';
import { findConflict, singleSlot } from './plan-check.ts';
import { answerCalendar, asksAboutCalendar } from './plan-calendar.ts';
import { ASKS_FOR_PLAN, CHANGE_WORDS, listIn } from './plan-words.ts';
import { firstToDoIn } from './prose-list.ts';
import { readSaidTime, type SaidTime } from './said-time.ts';
import type { PartialReply, ProgramTurn } from './turn.ts';

const LIST_DONE_ANSWER =
  /^(?:ok(?:ay)?,? |right,? )?(?:that'?s|that is|this is) (?:the|my|all of the) (?:whole )?list\b|^(?:the )?list is (?:done|complete|whole)\b/i;
const THAT_IS_ALL_ANSWER = /^(?:ok(?:ay)?,? |i think )*(?:that'?s|that is) (?:all|it|everything)\b.{0,12}$/i;
const SHOW_LIST_REQUEST =
  /\b(?:back to|go to|show(?: me)?|see|read|meant|want|where(?:'s| is)|get|have) (?:the|my)(?: whole)? list\b(?! of)|\b(?:the|my) list (?:back|again|please)\b/i;
const REMOVE_REQUEST =
  /^(?:please |and |can you |could you |ok )*(?:remove|delete|drop|strike|cross out|take (?:out|off))\b (.+)|(?:^|[.!?,] )(?:(?:and|ok|so|now|please|then|(?:can|could|would) you) )*(?:(?:take|strike|cross) ((?:\S+ ){0,3}\S+) off\b|leave ((?:\S+ ){0,3}\S+) out\b)(?! of)|(["“'].{2,40}?["”']) (?:isn't|is not|was not|wasn't) (?:a thing|a task|anything|one of them)\b/i;
const ADD_REQUEST =
  /^(?:please |and |can you |ok |oh )*(?:also )?(?:add|put)\b (.+?)(?: (?:to|on|onto) (?:the|my) list)\W*$|^(?:please |and |oh )*also[:,]? (.+)/i;
const PUT_LIST_ON_PAGE_REQUEST = /\b(?:put|add|write) (?:it|this|that|them|the list)\b.{0,20}\bpage\b/i;
const ORDER_QUESTION =
  /\bin order\b|\b(?:what|which)(?: one| of them)? (?:do|should|shall) i (?:do|take|start with) first\b|\bwhere (?:do|should) i (?:start|begin)\b|\bpriorit\w+/i;
const INTO_CALENDAR_WORDS = /\b(?:in|into|on) (?:my|the) (?:calendar|week)\b/i;
const NO_TIME_NEEDED =
  /\b(?:no time|none|any ?time|whenever|no idea|don't know|not sure|later|skip|leave it|not now|doesn't matter)\b/i;
const NO_TIME_KNOWN = /\b(?:no idea|don['’]?t know|not sure)\b/i;
const INSISTENCE_WORDS = /\b(?:anyway|still|regardless|all the same|even so|both)\b/i;

/** The line for which a time is asked, and whether that is the second time, or the last question. */
type TimeQuestion = { index: number; how: string };
const openTimeQuestion = ({ state }: ProgramTurn): TimeQuestion | null => {
  if (state.dating === null) return null;
  const [index = '', how = ''] = state.dating.split(' ');
  return { index: Number(index), how };
};

const formatListLine = ({ what, when }: ListLine) => (when ? `${what}: ${when}` : what);
/** 'Dentist on Tuesday at 9' needs no time. */
const isWithoutTime = ({ what, when }: ListLine, today: string) =>
  when === null && readTimeMention(what, today).when.time === null;

/** Whether the talk is at a list just now. */
export const isAtList = ({ state }: ProgramTurn) =>
  state.list.length > 0 && (state.dating !== null || state.choices.some(({ does }) => does === 'list'));

/** The week with what other lines have their times for. @param except the line that is asked about */
async function weekWithListTimes(
  turn: ProgramTurn,
  except: number,
  day?: string,
): Promise<CalendarWeek | null> {
  const week = await readWeek(turn, day);
  const planned = turn.state.list.flatMap(({ what, when }, index) => {
    const said = when && index !== except ? readSaidTime(when, what, turn) : null;
    const slot = said && singleSlot(said, turn);
    return slot ? [plannedEventAt(what, slot, said.minutes)] : [];
  });
  return week && { ...week, events: [...week.events, ...planned] };
}

/** Begins a list. One that was told in prose is said back. */
export function beginList(turn: ProgramTurn, whats: readonly string[]): PartialReply {
  const isPasted = turn.message.includes('\n');
  const opening = turn.draw
    .line(isPasted ? lines.LIST_READ : lines.LIST_SAID_BACK)
    .replace('{count}', String(whats.length))
    .replace('{list}', whats.join('; '));
  const list = whats.map((what) => ({ what, when: null }));
  return askWhichLine(turn, list, `${opening} ${turn.draw.line(lines.ASK_WHICH_FIRST)}`);
}

/** The lines without a time stand to tap. */
function askWhichLine(turn: ProgramTurn, list: readonly ListLine[], text: string): PartialReply {
  const open = list.flatMap((line, index) => (isWithoutTime(line, turn.today) ? [{ line, index }] : []));
  if (open.length === 0) return endList(turn, list);
  const choices: Choice[] = open.slice(0, MAX_CHOICES - 1).map(({ line, index }) => ({
    say: shortenAtWord(line.what, MAX_CHOICE_LENGTH),
    does: `date ${index}`,
  }));
  return {
    text,
    choices: [...choices, LIST_DONE_CHOICE],
    state: { list: [...list], dating: null },
    progress: null,
  };
}

/** What was changed, and which line is next. */
const continueWithList = (turn: ProgramTurn, list: readonly ListLine[], changed: string): PartialReply => {
  const next = askWhichLine(
    turn,
    list,
    `${changed}${changed.includes('\n') ? '\n\n' : ' '}${turn.draw.line(lines.ASK_WHICH_NEXT)}`,
  );
  return next.exercise ? { ...next, text: `${changed}\n\n${next.text}` } : next;
};

const showWholeList = (turn: ProgramTurn, list: readonly ListLine[]): PartialReply => {
  const shown = `${turn.draw.line(lines.LIST_SHOWN)}\n\n${list.map((line) => `- ${formatListLine(line)}`).join('\n')}`;
  return askWhichLine(turn, list, `${shown}\n\n${turn.draw.line(lines.ASK_WHICH_NEXT)}`);
};

/** What a tapped answer does to the list; null where it is none of the list's. */
export async function applyListChoice(
  turn: ProgramTurn,
  { say, does }: Choice,
): Promise<PartialReply | null> {
  if (does.startsWith('date '))
    return askForTime(turn, { index: Number(does.slice('date '.length)), how: '' });
  const dating = openTimeQuestion(turn);
  if (does === 'time' && dating) return readLineTime(turn, say, dating);
  if (does !== 'list') return null;
  return say === NO_TIME.say && dating ? leaveUntimed(turn, dating) : closeList(turn);
}

/** What a typed message does to the list; null where it is about something else. */
export async function answerList(turn: ProgramTurn): Promise<PartialReply | null> {
  const { state } = turn;
  const message = turn.message.replaceAll('’', "'");
  if (LIST_DONE_ANSWER.test(message) || (isAtList(turn) && THAT_IS_ALL_ANSWER.test(message)))
    return state.list.length > 0 ? closeList(turn) : replyWithoutList(turn);
  if (isAtList(turn) && PUT_LIST_ON_PAGE_REQUEST.test(message)) return endList(turn, state.list);
  if (isAtList(turn) && ORDER_QUESTION.test(message))
    return askWhichLine(
      turn,
      state.list,
      `${lines.CANNOT_ORDER_LIST} ${turn.draw.line(lines.ASK_WHICH_FIRST)}`,
    );
  const wantsList = SHOW_LIST_REQUEST.test(message);
  if (state.list.length === 0) return wantsList && turn.mode === 'plan' ? replyWithoutList(turn) : null;
  const atList = isAtList(turn);
  const isPlan = ASKS_FOR_PLAN.test(message) && !atList;
  const isInExercise = turn.progress !== null && !turn.progress.paused;
  const isOfList = atList || (/\b(?:list|line)\b/i.test(message) && !isInExercise);
  const changes = isOfList && !isPlan ? timeChangesIn(turn) : new Map<number, SaidTime>();
  const dating = openTimeQuestion(turn);
  const others = [...changes.keys()].filter((index) => index !== dating?.index);
  if (others.length > 0 && (dating === null || changes.size > 1 || wantsList)) {
    const list = state.list.map((line, index) => {
      const change = changes.get(index);
      return change ? { ...line, when: timeAfterChange(turn, line, change) } : line;
    });
    if (wantsList) return showWholeList(turn, list);
    const changed = await describeListChanges(turn, list, changes);
    return INTO_CALENDAR_WORDS.test(message) && !changed.hasClash
      ? endList(turn, list)
      : continueWithList(turn, list, changed.text);
  }
  if (wantsList) return showWholeList(turn, state.list);
  const edited = atList || /\blist\b/i.test(message) ? editList(turn) : null;
  if (edited || !atList) return edited;
  const told = await addToldThing(turn, dating);
  if (told) return told;
  const pasted = dating === null ? listIn(message, turn.today) : null;
  if (pasted) return beginList(turn, pasted);
  if (dating && asksAboutCalendar(message)) {
    const { text, choices = [] } = await answerCalendar(turn, 'time');
    const times = choices.filter(({ does }) => does === 'time');
    return { text, choices: [...times, NO_TIME], state: { dating: state.dating } };
  }
  if (dating) {
    const isElse = (turn.wish !== null || message.endsWith('?')) && !readSaidTime(message, '', turn);
    return isElse ? null : readLineTime(turn, message, dating);
  }
  // 'The insurance. Then the rest.'
  const [first = ''] = message.split(/(?<=[.!])\s+/);
  const isShort = lowerCaseWords(first).length <= 5;
  const inFirst = isShort || /^when\b/i.test(first) ? lineNamed(first, state.list) : -1;
  const named = inFirst < 0 ? onlyLineNamed(message, state.list) : inFirst;
  const final = finalTimeIn(message, '', turn)?.said;
  const isTimed = final !== undefined && final.minute !== null && final.days.length > 0;
  if (named >= 0 && isTimed) return readLineTime(turn, message, { index: named, how: '' });
  if (named >= 0) return askForTime(turn, { index: named, how: '' });
  if (turn.wish !== null || readSaidTime(message, '', turn) === null) return null;
  const before = turn.draw.said.at(-1) ?? '';
  const last = state.list.findIndex((line) => line.when && before.includes(capitalise(formatListLine(line))));
  if (last >= 0 && CHANGE_WORDS.test(message)) return readLineTime(turn, message, { index: last, how: '' });
  return isShort ? askWhichLine(turn, state.list, turn.draw.line(lines.ASK_WHICH_FIRST)) : null;
}

/** An hour alone leaves the day of the line as it is. */
function timeAfterChange(turn: ProgramTurn, { what, when }: ListLine, change: SaidTime): string {
  const before = when && change.days.length === 0 ? readSaidTime(when, what, turn) : null;
  return before ? applyChange(before, change, { text: turn.message, today: turn.today }).words : change.words;
}

/** 'I have to buy my mother a present. Wednesday at 12:30 would do': what is told of a line takes its place. */
async function addToldThing(turn: ProgramTurn, dating: TimeQuestion | null): Promise<PartialReply | null> {
  const { message, state } = turn;
  const title = firstToDoIn(message)?.title ?? '';
  const final = title === '' || CHANGE_WORDS.test(message) ? null : finalTimeIn(message, title, turn);
  if (!final || final.said.minute === null || final.said.days.length !== 1) return null;
  const byTitle = lineNamed(title, state.list);
  const named = byTitle < 0 ? onlyLineNamed(message, state.list) : byTitle;
  // What is told of the line that is asked about belongs to its answer.
  if (dating && (named < 0 || named === dating.index)) return null;
  const told = { what: title, when: null };
  const index = named < 0 ? state.list.length : named;
  const list = index === named ? state.list.with(index, told) : [...state.list, told];
  return readLineTime({ ...turn, state: { ...state, list } }, message, { index, how: '' });
}

/** The lines that were changed, and what stands against their times. */
async function describeListChanges(
  turn: ProgramTurn,
  list: readonly ListLine[],
  changes: ReadonlyMap<number, SaidTime>,
): Promise<{ text: string; hasClash: boolean }> {
  const changed = list.filter((_, index) => changes.has(index)).map(formatListLine);
  const week = await readWeek(turn);
  const clashes = [...changes].flatMap(([index, said]) => {
    const clash = findConflict(week, turn, said)?.text ?? '';
    // What stands there may be the thing itself.
    const own = new Set<string>(lowerCaseWords(list[index]?.what ?? ''));
    const isItself = lowerCaseWords(clash).some((word) => word.length > 3 && own.has(word));
    return clash === '' || isItself ? [] : [clash];
  });
  const said =
    changed.length === 1 ? `${capitalise(changed[0] ?? '')}.` : changed.map((line) => `- ${line}`).join('\n');
  const text = clashes.length === 0 ? said : `${said}\n\n${[...new Set(clashes)].join('\n')}`;
  return { text, hasClash: clashes.length > 0 };
}

const replyWithoutList = ({ draw }: ProgramTurn): PartialReply => ({
  text: draw.line(lines.NO_LIST),
  choices: [PLAN_ONE_THING],
  progress: null,
});

/** Takes a line out, or one more in. */
function editList(turn: ProgramTurn): PartialReply | null {
  const { message, state } = turn;
  const removed = REMOVE_REQUEST.exec(message)?.slice(1).find(Boolean);
  const at = removed === undefined ? -1 : lineNamed(removed, state.list);
  const line = state.list[at];
  if (line)
    return continueWithList(
      turn,
      state.list.filter((_, index) => index !== at),
      `${capitalise(line.what)} is off the list.`,
    );
  const adds = ADD_REQUEST.exec(message);
  const added = cleanWords(adds?.[1] ?? adds?.[2] ?? '');
  if (added === '') return null;
  return continueWithList(turn, [...state.list, { what: added, when: null }], `Added: ${added}.`);
}

/** Asks for the time of a line. */
async function askForTime(turn: ProgramTurn, { index, how }: TimeQuestion): Promise<PartialReply> {
  const { state, draw } = turn;
  const line = state.list[index];
  if (!line) return showWholeList(turn, state.list);
  const week = await weekWithListTimes(turn, index);
  const times = week ? freeTimes(week, turn) : [];
  const asked = draw
    .line(how === 'end' ? lines.ASK_WHEN_FOR_LAST : lines.ASK_WHEN_FOR)
    .replace('{what}', shortenAtWord(line.what, MAX_CHOICE_LENGTH));
  return {
    text: times.length > 0 ? `${asked} ${lines.TAP_A_FREE_TIME}` : asked,
    choices: [...times.map((say) => ({ say, does: 'time' as const })), NO_TIME],
    state: { dating: `${index} ${how}`.trim() },
    progress: null,
  };
}

/** Takes the time of the line that it was asked for. */
async function readLineTime(turn: ProgramTurn, message: string, dating: TimeQuestion): Promise<PartialReply> {
  const { state, draw } = turn;
  const line = state.list[dating.index];
  if (!line) return showWholeList(turn, state.list);
  const final = finalTimeIn(message, line.what, turn)?.said;
  const isFinal = final !== undefined && final.minute !== null && final.days.length > 0;
  const before = line.when ? readSaidTime(line.when, line.what, turn) : null;
  const isHour = final !== undefined && final.minute !== null && before !== null;
  const rest = { text: message, today: turn.today };
  const read = isFinal
    ? final
    : isHour
      ? applyChange(before, final, rest)
      : readSaidTime(message, line.what, turn);
  // 'I don't know, not before Thursday' is no time yet.
  const said = read?.isChoice && NO_TIME_KNOWN.test(message) ? null : read;
  const isAgain = dating.how === 'again' || dating.how === 'end';
  if (!read && (isAgain || NO_TIME_NEEDED.test(message))) return leaveUntimed(turn, dating);
  const week = await weekWithListTimes(turn, dating.index, said?.days[0]);
  const clash = said && !INSISTENCE_WORDS.test(message) ? findConflict(week, turn, said) : null;
  if (clash || !said) {
    const times = clash?.times ?? (week ? freeTimes(week, turn) : []);
    return {
      text: clash?.text ?? draw.line(lines.ASK_WHEN_AGAIN),
      choices: [...times.map((say) => ({ say, does: 'time' as const })), NO_TIME],
      state: { dating: `${dating.index} ${dating.how || 'again'}`, list: state.list },
    };
  }
  return setLineTime(turn, dating, said.words);
}

const leaveUntimed = (turn: ProgramTurn, dating: TimeQuestion): PartialReply => setLineTime(turn, dating, '');

function setLineTime(turn: ProgramTurn, { index: at, how }: TimeQuestion, when: string): PartialReply {
  const list = turn.state.list.map((line, index) => (index === at ? { ...line, when } : line));
  const line = list[at];
  if (!line || how === 'end') return endList(turn, list);
  return continueWithList(
    turn,
    list,
    when === '' ? `${capitalise(line.what)}, without a time.` : `${capitalise(formatListLine(line))}.`,
  );
}

/** A single line without a time is asked for it, once. */
function closeList(turn: ProgramTurn): PartialReply | Promise<PartialReply> {
  const { state, today } = turn;
  const open = state.list.flatMap((line, index) => (isWithoutTime(line, today) ? [index] : []));
  const [index] = open;
  const isSome = open.length < state.list.length;
  return index !== undefined && open.length === 1 && isSome && state.dating === null
    ? askForTime(turn, { index, how: 'end' })
    : endList(turn, state.list);
}

/** The list as it goes onto the page, and from there into the suggestions. */
function endList(turn: ProgramTurn, list: readonly ListLine[]): PartialReply {
  if (list.length === 0) return replyWithoutList(turn);
  const page = list.map(formatListLine).join('\n');
  return {
    text: `${turn.draw.line(lines.LIST_DONE)}\n\n${page}`,
    choices: [PUT_ON_PAGE_CHOICE, ENOUGH_FOR_NOW],
    exercise: { id: PLAN_LIST, title: 'Your list', step: 1, steps: 1, pace: null, page },
    state: { page, list: [...list], dating: null },
    progress: null,
  };
}
