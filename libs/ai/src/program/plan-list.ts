import { MAX_CHOICE_LENGTH, MAX_CHOICES } from '@inkwell/contracts';
import { PLAN_LIST } from '@inkwell/contracts/constants';
import { capitalised, shorten } from '../local/words.ts';
import type { Choice, ListLine } from '../state.ts';
import { cleanWords } from '../suggestions/title.ts';
import { readWhen } from '../suggestions/when.ts';
import { ENOUGH, LIST_DONE as LIST_DONE_CHOICE, NO_TIME, ONE_THING, TO_PAGE } from './choices.ts';
import { eventAt, freeTimes, readWeek, type Week } from './free-times.ts';
import { changed } from './change-days.ts';
import { finalTimeIn } from './final-time.ts';
import * as lines from './plan-lines.ts';
import { changesIn, lineNamed, onlyLineNamed, wordsOf } from './list-changes.ts';
import { clashOf, slotOf } from './plan-check.ts';
import { answerCalendar, asksCalendar } from './plan-calendar.ts';
import { ASKS_FOR_PLAN, CHANGES, listIn } from './plan-words.ts';
import { toDoIn } from './prose-list.ts';
import { readTime, type SaidTime } from './said-time.ts';
import type { Said, Turn } from './turn.ts';

const DONE =
  /^(?:ok(?:ay)?,? |right,? )?(?:that'?s|that is|this is) (?:the|my|all of the) (?:whole )?list\b|^(?:the )?list is (?:done|complete|whole)\b/i;
const THAT_IS_ALL = /^(?:ok(?:ay)?,? |i think )*(?:that'?s|that is) (?:all|it|everything)\b.{0,12}$/i;
const WANTS_LIST =
  /\b(?:back to|go to|show(?: me)?|see|read|meant|want|where(?:'s| is)|get|have) (?:the|my)(?: whole)? list\b(?! of)|\b(?:the|my) list (?:back|again|please)\b/i;
const REMOVES =
  /^(?:please |and |can you |could you |ok )*(?:remove|delete|drop|strike|cross out|take (?:out|off))\b (.+)|(?:^|[.!?,] )(?:(?:and|ok|so|now|please|then|(?:can|could|would) you) )*(?:(?:take|strike|cross) ((?:\S+ ){0,3}\S+) off\b|leave ((?:\S+ ){0,3}\S+) out\b)(?! of)|(["“'].{2,40}?["”']) (?:isn't|is not|was not|wasn't) (?:a thing|a task|anything|one of them)\b/i;
const ADDS =
  /^(?:please |and |can you |ok |oh )*(?:also )?(?:add|put)\b (.+?)(?: (?:to|on|onto) (?:the|my) list)\W*$|^(?:please |and |oh )*also[:,]? (.+)/i;
const TO_PAGE_WORDS = /\b(?:put|add|write) (?:it|this|that|them|the list)\b.{0,20}\bpage\b/i;
const ASKS_ORDER =
  /\bin order\b|\b(?:what|which)(?: one| of them)? (?:do|should|shall) i (?:do|take|start with) first\b|\bwhere (?:do|should) i (?:start|begin)\b|\bpriorit\w+/i;
const INTO_WEEK = /\b(?:in|into|on) (?:my|the) (?:calendar|week)\b/i;
const NEEDS_NONE =
  /\b(?:no time|none|any ?time|whenever|no idea|don't know|not sure|later|skip|leave it|not now|doesn't matter)\b/i;
const KNOWS_NONE = /\b(?:no idea|don['’]?t know|not sure)\b/i;
const INSISTS = /\b(?:anyway|still|regardless|all the same|even so|both)\b/i;

/** The line for which a time is asked, and whether that is the second time, or the last question. */
type Dating = { index: number; how: string };
const datingOf = ({ state }: Turn): Dating | null => {
  if (state.dating === null) return null;
  const [index = '', how = ''] = state.dating.split(' ');
  return { index: Number(index), how };
};

const lineOf = ({ what, when }: ListLine) => (when ? `${what}: ${when}` : what);
/** 'Dentist on Tuesday at 9' needs no time. */
const isOpen = ({ what, when }: ListLine, today: string) =>
  when === null && readWhen(what, today).when.time === null;

/** Whether the talk is at a list just now. */
export const isAtList = ({ state }: Turn) =>
  state.list.length > 0 && (state.dating !== null || state.choices.some(({ does }) => does === 'list'));

/** The week with what other lines have their times for. @param except the line that is asked about */
async function weekBeside(turn: Turn, except: number, day?: string): Promise<Week | null> {
  const week = await readWeek(turn, day);
  const planned = turn.state.list.flatMap(({ what, when }, index) => {
    const said = when && index !== except ? readTime(when, what, turn) : null;
    const slot = said && slotOf(said, turn);
    return slot ? [eventAt(what, slot, said.minutes)] : [];
  });
  return week && { ...week, events: [...week.events, ...planned] };
}

/** Begins a list. One that was told in prose is said back. */
export function beginList(turn: Turn, whats: readonly string[]): Said {
  const isPasted = turn.message.includes('\n');
  const opening = turn.draw
    .line(isPasted ? lines.LIST_READ : lines.LIST_HEARD)
    .replace('{count}', String(whats.length))
    .replace('{list}', whats.join('; '));
  const list = whats.map((what) => ({ what, when: null }));
  return askWhich(turn, list, `${opening} ${turn.draw.line(lines.WHICH_FIRST)}`);
}

/** The lines without a time stand to tap. */
function askWhich(turn: Turn, list: readonly ListLine[], text: string): Said {
  const open = list.flatMap((line, index) => (isOpen(line, turn.today) ? [{ line, index }] : []));
  if (open.length === 0) return endList(turn, list);
  const choices: Choice[] = open.slice(0, MAX_CHOICES - 1).map(({ line, index }) => ({
    say: shorten(line.what, MAX_CHOICE_LENGTH),
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
const goOn = (turn: Turn, list: readonly ListLine[], changed: string): Said => {
  const next = askWhich(
    turn,
    list,
    `${changed}${changed.includes('\n') ? '\n\n' : ' '}${turn.draw.line(lines.WHICH_NEXT)}`,
  );
  return next.exercise ? { ...next, text: `${changed}\n\n${next.text}` } : next;
};

const showWhole = (turn: Turn, list: readonly ListLine[]): Said => {
  const shown = `${turn.draw.line(lines.LIST_IS)}\n\n${list.map((line) => `- ${lineOf(line)}`).join('\n')}`;
  return askWhich(turn, list, `${shown}\n\n${turn.draw.line(lines.WHICH_NEXT)}`);
};

/** What a tapped answer does to the list; null where it is none of the list's. */
export async function tapList(turn: Turn, { say, does }: Choice): Promise<Said | null> {
  if (does.startsWith('date '))
    return askForTime(turn, { index: Number(does.slice('date '.length)), how: '' });
  const dating = datingOf(turn);
  if (does === 'time' && dating) return takeTime(turn, say, dating);
  if (does !== 'list') return null;
  return say === NO_TIME.say && dating ? leaveUntimed(turn, dating) : closeList(turn);
}

/** What a typed message does to the list; null where it is about something else. */
export async function answerList(turn: Turn): Promise<Said | null> {
  const { state } = turn;
  const message = turn.message.replaceAll('’', "'");
  if (DONE.test(message) || (isAtList(turn) && THAT_IS_ALL.test(message)))
    return state.list.length > 0 ? closeList(turn) : noList(turn);
  if (isAtList(turn) && TO_PAGE_WORDS.test(message)) return endList(turn, state.list);
  if (isAtList(turn) && ASKS_ORDER.test(message))
    return askWhich(turn, state.list, `${lines.NO_ORDER} ${turn.draw.line(lines.WHICH_FIRST)}`);
  const wantsList = WANTS_LIST.test(message);
  if (state.list.length === 0) return wantsList && turn.mode === 'plan' ? noList(turn) : null;
  const atList = isAtList(turn);
  const isPlan = ASKS_FOR_PLAN.test(message) && !atList;
  const isInExercise = turn.progress !== null && !turn.progress.paused;
  const isOfList = atList || (/\b(?:list|line)\b/i.test(message) && !isInExercise);
  const changes = isOfList && !isPlan ? changesIn(turn) : new Map<number, SaidTime>();
  const dating = datingOf(turn);
  const others = [...changes.keys()].filter((index) => index !== dating?.index);
  if (others.length > 0 && (dating === null || changes.size > 1 || wantsList)) {
    const list = state.list.map((line, index) => {
      const change = changes.get(index);
      return change ? { ...line, when: whenAfter(turn, line, change) } : line;
    });
    if (wantsList) return showWhole(turn, list);
    const changed = await saysChanged(turn, list, changes);
    return INTO_WEEK.test(message) && !changed.hasClash
      ? endList(turn, list)
      : goOn(turn, list, changed.text);
  }
  if (wantsList) return showWhole(turn, state.list);
  const edited = atList || /\blist\b/i.test(message) ? editOf(turn) : null;
  if (edited || !atList) return edited;
  const told = await takeTold(turn, dating);
  if (told) return told;
  const pasted = dating === null ? listIn(message, turn.today) : null;
  if (pasted) return beginList(turn, pasted);
  if (dating && asksCalendar(message)) {
    const { text, choices = [] } = await answerCalendar(turn, 'time');
    const times = choices.filter(({ does }) => does === 'time');
    return { text, choices: [...times, NO_TIME], state: { dating: state.dating } };
  }
  if (dating) {
    const isElse = (turn.wish !== null || message.endsWith('?')) && !readTime(message, '', turn);
    return isElse ? null : takeTime(turn, message, dating);
  }
  // 'The insurance. Then the rest.'
  const [first = ''] = message.split(/(?<=[.!])\s+/);
  const isShort = wordsOf(first).length <= 5;
  const inFirst = isShort || /^when\b/i.test(first) ? lineNamed(first, state.list) : -1;
  const named = inFirst < 0 ? onlyLineNamed(message, state.list) : inFirst;
  const final = finalTimeIn(message, '', turn)?.said;
  const isTimed = final !== undefined && final.minute !== null && final.days.length > 0;
  if (named >= 0 && isTimed) return takeTime(turn, message, { index: named, how: '' });
  if (named >= 0) return askForTime(turn, { index: named, how: '' });
  if (turn.wish !== null || readTime(message, '', turn) === null) return null;
  const before = turn.draw.said.at(-1) ?? '';
  const last = state.list.findIndex((line) => line.when && before.includes(capitalised(lineOf(line))));
  if (last >= 0 && CHANGES.test(message)) return takeTime(turn, message, { index: last, how: '' });
  return isShort ? askWhich(turn, state.list, turn.draw.line(lines.WHICH_FIRST)) : null;
}

/** An hour alone leaves the day of the line as it is. */
function whenAfter(turn: Turn, { what, when }: ListLine, change: SaidTime): string {
  const before = when && change.days.length === 0 ? readTime(when, what, turn) : null;
  return before ? changed(before, change, { text: turn.message, today: turn.today }).words : change.words;
}

/** 'I have to buy my mother a present. Wednesday at 12:30 would do': what is told of a line takes its place. */
async function takeTold(turn: Turn, dating: Dating | null): Promise<Said | null> {
  const { message, state } = turn;
  const title = toDoIn(message)?.title ?? '';
  const final = title === '' || CHANGES.test(message) ? null : finalTimeIn(message, title, turn);
  if (!final || final.said.minute === null || final.said.days.length !== 1) return null;
  const byTitle = lineNamed(title, state.list);
  const named = byTitle < 0 ? onlyLineNamed(message, state.list) : byTitle;
  // What is told of the line that is asked about belongs to its answer.
  if (dating && (named < 0 || named === dating.index)) return null;
  const told = { what: title, when: null };
  const index = named < 0 ? state.list.length : named;
  const list = index === named ? state.list.with(index, told) : [...state.list, told];
  return takeTime({ ...turn, state: { ...state, list } }, message, { index, how: '' });
}

/** The lines that were changed, and what stands against their times. */
async function saysChanged(
  turn: Turn,
  list: readonly ListLine[],
  changes: ReadonlyMap<number, SaidTime>,
): Promise<{ text: string; hasClash: boolean }> {
  const changed = list.filter((_, index) => changes.has(index)).map(lineOf);
  const week = await readWeek(turn);
  const clashes = [...changes].flatMap(([index, said]) => {
    const clash = clashOf(week, turn, said)?.text ?? '';
    // What stands there may be the thing itself.
    const own = new Set<string>(wordsOf(list[index]?.what ?? ''));
    const isItself = wordsOf(clash).some((word) => word.length > 3 && own.has(word));
    return clash === '' || isItself ? [] : [clash];
  });
  const said =
    changed.length === 1
      ? `${capitalised(changed[0] ?? '')}.`
      : changed.map((line) => `- ${line}`).join('\n');
  const text = clashes.length === 0 ? said : `${said}\n\n${[...new Set(clashes)].join('\n')}`;
  return { text, hasClash: clashes.length > 0 };
}

const noList = ({ draw }: Turn): Said => ({
  text: draw.line(lines.NO_LIST),
  choices: [ONE_THING],
  progress: null,
});

/** Takes a line out, or one more in. */
function editOf(turn: Turn): Said | null {
  const { message, state } = turn;
  const removed = REMOVES.exec(message)?.slice(1).find(Boolean);
  const at = removed === undefined ? -1 : lineNamed(removed, state.list);
  const line = state.list[at];
  if (line)
    return goOn(
      turn,
      state.list.filter((_, index) => index !== at),
      `${capitalised(line.what)} is off the list.`,
    );
  const adds = ADDS.exec(message);
  const added = cleanWords(adds?.[1] ?? adds?.[2] ?? '');
  if (added === '') return null;
  return goOn(turn, [...state.list, { what: added, when: null }], `Added: ${added}.`);
}

/** Asks for the time of a line. */
async function askForTime(turn: Turn, { index, how }: Dating): Promise<Said> {
  const { state, draw } = turn;
  const line = state.list[index];
  if (!line) return showWhole(turn, state.list);
  const week = await weekBeside(turn, index);
  const times = week ? freeTimes(week, turn) : [];
  const asked = draw
    .line(how === 'end' ? lines.LAST_OPEN : lines.WHEN_FOR)
    .replace('{what}', shorten(line.what, MAX_CHOICE_LENGTH));
  return {
    text: times.length > 0 ? `${asked} ${lines.TAP_ONE}` : asked,
    choices: [...times.map((say) => ({ say, does: 'time' as const })), NO_TIME],
    state: { dating: `${index} ${how}`.trim() },
    progress: null,
  };
}

/** Takes the time of the line that it was asked for. */
async function takeTime(turn: Turn, message: string, dating: Dating): Promise<Said> {
  const { state, draw } = turn;
  const line = state.list[dating.index];
  if (!line) return showWhole(turn, state.list);
  const final = finalTimeIn(message, line.what, turn)?.said;
  const isFinal = final !== undefined && final.minute !== null && final.days.length > 0;
  const before = line.when ? readTime(line.when, line.what, turn) : null;
  const isHour = final !== undefined && final.minute !== null && before !== null;
  const rest = { text: message, today: turn.today };
  const read = isFinal ? final : isHour ? changed(before, final, rest) : readTime(message, line.what, turn);
  // 'I don't know, not before Thursday' is no time yet.
  const said = read?.isChoice && KNOWS_NONE.test(message) ? null : read;
  const isAgain = dating.how === 'again' || dating.how === 'end';
  if (!read && (isAgain || NEEDS_NONE.test(message))) return leaveUntimed(turn, dating);
  const week = await weekBeside(turn, dating.index, said?.days[0]);
  const clash = said && !INSISTS.test(message) ? clashOf(week, turn, said) : null;
  if (clash || !said) {
    const times = clash?.times ?? (week ? freeTimes(week, turn) : []);
    return {
      text: clash?.text ?? draw.line(lines.AGAIN_WHEN),
      choices: [...times.map((say) => ({ say, does: 'time' as const })), NO_TIME],
      state: { dating: `${dating.index} ${dating.how || 'again'}`, list: state.list },
    };
  }
  return setTime(turn, dating, said.words);
}

const leaveUntimed = (turn: Turn, dating: Dating): Said => setTime(turn, dating, '');

function setTime(turn: Turn, { index: at, how }: Dating, when: string): Said {
  const list = turn.state.list.map((line, index) => (index === at ? { ...line, when } : line));
  const line = list[at];
  if (!line || how === 'end') return endList(turn, list);
  return goOn(
    turn,
    list,
    when === '' ? `${capitalised(line.what)}, without a time.` : `${capitalised(lineOf(line))}.`,
  );
}

/** A single line without a time is asked for it, once. */
function closeList(turn: Turn): Said | Promise<Said> {
  const { state, today } = turn;
  const open = state.list.flatMap((line, index) => (isOpen(line, today) ? [index] : []));
  const [index] = open;
  const isSome = open.length < state.list.length;
  return index !== undefined && open.length === 1 && isSome && state.dating === null
    ? askForTime(turn, { index, how: 'end' })
    : endList(turn, state.list);
}

/** The list as it goes onto the page, and from there into the suggestions. */
function endList(turn: Turn, list: readonly ListLine[]): Said {
  if (list.length === 0) return noList(turn);
  const page = list.map(lineOf).join('\n');
  return {
    text: `${turn.draw.line(lines.LIST_DONE)}\n\n${page}`,
    choices: [TO_PAGE, ENOUGH],
    exercise: { id: PLAN_LIST, title: 'Your list', step: 1, steps: 1, pace: null, page },
    state: { page, list: [...list], dating: null },
    progress: null,
  };
}
