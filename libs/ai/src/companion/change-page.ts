import { CLOSES_LIST } from './plan-list.ts';
import { shorten, tidy, toYou } from '../local/words.ts';
import { MAX_CHOICE_LENGTH } from '@inkwell/contracts';
import { CHANGE, ENOUGH, TO_PAGE } from './choices.ts';
import { isSame } from './exercise-progress.ts';
import { meantInstead, whenIn } from './plan-changes.ts';
import { SHOWS } from './plan-remarks.ts';
import { factsIn, withoutHedges, type PlanFacts } from './plan-facts.ts';
import { withWholeDays } from './plan-times.ts';
import { stand } from './plan-standing.ts';
import {
  ADD_WHAT,
  CHANGED,
  CHANGE_BY_NUMBER,
  CHANGE_HOW,
  CHANGE_LEFT,
  CHANGE_NOT_FOUND,
  CHANGE_PART_HOW,
  CHANGE_WHICH,
  CHANGE_WHICH_PART,
  UNDONE,
} from './prose/change-page.ts';
import type { Choice, PlanSlot, PlanState } from './state.ts';
import { onPage, type Said, type Turn } from './turn.ts';

/** The page as it was before the last change. */
const UNDO: Choice = { say: 'Undo that', does: 'undo' };
const ADD: Choice = { say: 'Add a line', does: 'add-line' };
const TAKE_OUT: Choice = { say: 'Take it out', does: 'take-out' };
const LEAVE_IT: Choice = { say: 'Leave it as it is', does: 'answer' };
const MOST_TO_TAP = 4;
const QUOTED = 120;
/** What stands before the words of a line, as exercises put it: "What I didn't say: …". */
const LABEL = /^((?:\p{Lu}[^:.?!]{2,40}|first|when|what may come in between|and then): )(?=\S)/u;

/** The parts of a plan as they are offered to tap. */
const PARTS: readonly (readonly [say: string, slots: readonly PlanSlot[]])[] = [
  ['What it is', ['aim']],
  ['The first step', ['first', 'amount']],
  ['The day or the hour', ['day', 'time', 'rhythm', 'from']],
  ['If it goes wrong', ['obstacle', 'instead']],
];

const linesOf = (page: string | null) => (page ?? '').split('\n').filter((line) => line.trim() !== '');
const standingPlan = ({ state }: Turn) => (state.plan?.stands === true ? state.plan : null);

/** Whether what was written down stands at the end of the last reply, to be changed. */
const isShown = ({ state }: Turn) => state.choices.some(({ does }) => does === CHANGE.does);

/**
 * Changes what was written down, line by line: it is asked which line, then how it should go. Null where nothing of
 * that is under way, and the message asks for no change of what was just shown.
 *
 * @param chosen what was tapped
 */
export function changeWritten(turn: Turn, chosen: Choice | null): Said | null {
  const { read, state } = turn;
  if (chosen?.does === CHANGE.does) return askWhich(turn);
  if (chosen?.does === ADD.does) return askForLine(turn);
  if (chosen?.does === UNDO.does || (state.pageBefore && UNDOES.test(read.meant))) return undo(turn);
  const changing = state.changing ?? null;
  if (chosen?.does === TAKE_OUT.does) return changing === null ? null : replaceLine(turn, changing, null);
  if (chosen && isSame(chosen.say, LEAVE_IT.say)) return changing === null ? null : leaveAsItIs(turn);
  if (chosen && chosen.does !== 'answer') return null;
  const without = changing === null || changing === '' ? linesWithout(turn) : null;
  if (without) return showPage(turn, without);
  if (changing === null) return isShown(turn) && asksForChange(turn) ? beginWithMessage(turn) : null;
  // Whoever tells on, where a line was asked for, names none.
  const isLong = read.act === 'tells' && read.words > MOST_WORDS_OF_NAME;
  if (changing === '' && isLong && !standingPlan(turn) && !NAMED_WITH_WORDS.test(read.text)) return null;
  if (/^(?:goodbye|leave)$/.test(read.intent ?? '') || /^(?:goodbye|leaves)$/.test(read.act)) return null;
  const plan = standingPlan(turn);
  if (changing === ADDING) return addLine(turn, tidy(read.text));
  const added = plan ? undefined : addedIn(turn);
  if (added) return added['line'] ? addLine(turn, tidy(added['line'])) : askForLine(turn);
  if (!plan && changing !== '' && LEAVES_LINE.test(read.meant)) return askWhich(turn, CHANGE_LEFT);
  if (plan) return changing === '' ? askHowOfPart(turn) : takePart(turn, plan, changing);
  return changing === '' ? takeLine(turn) : replaceLine(turn, changing, tidy(read.text));
}

/** What stands in `changing` while a line to be added is waited for. */
const ADDING = '+';
const UNDOES =
  /\b(?:undo|put (?:it|that|them|the .{3,30}) back|bring (?:it|that) back|as it was|(?:now|and) .{3,40} is gone)\b/i;
const ADDS =
  /\b(?:add|put in|insert) (?:(?:an?|one|another|the|this|that|it|something|new|more|line)\b ?)+[^:]{0,40}(?::\s*(?<line>.{3,})|[.?!]*$)/is;
/** 'Add milk', to a list. */
const ADDS_THING =
  /^(?:(?:and|also|please|can you|could you) )*add (?<line>[^:]{2,60}?)(?: to (?:it|that|the list))?[.?!]*$/i;

const addedIn = ({ read, state }: Turn) =>
  (ADDS.exec(read.text) ?? (state.list ? ADDS_THING.exec(read.text) : null))?.groups;
const LEAVES_LINE =
  /^(?:no|nope|nah)\b(?!.*:).{0,60}$|\b(?:that|this)(?: (?:line|one))?(?:'s| is) (?:fine|right|ok|okay|good)\b|\b(?:not that (?:line|one)|wrong (?:line|one)|leave it)\b/i;

/** In words. */
const MOST_WORDS_OF_NAME = 10;
/** What is added to a list is often put like a wish for a change: 'also I have to get …'. */
const MOST_WORDS_OF_LIST_CHANGE = 8;

const ASKS_FOR_CHANGE =
  /\b(?:can|could|may) (?:I|you|we) (?:please )?(?:change|edit|redo|remove|delete|take|fix|rewrite)\b|\b(?:take|leave) (?:that|it|this|the \p{L}+ (?:line|bit|one)) out\b|\b(?:doesn'?t|does not|didn'?t) (?:say|mention|include)\b|\b(?:isn'?t|is not|shouldn'?t be) (?:part of|on|in) (?:it|the (?:page|list|plan))\b/iu;

function asksForChange({ read, state }: Turn): boolean {
  if (state.list && CLOSES_LIST.test(read.meant)) return false;
  if (SHOWS.test(read.meant)) return false;
  if (ASKS_FOR_CHANGE.test(read.meant)) return true;
  const isOfList = (state.list ?? []).length > 0 && state.plan?.stands !== true;
  if (isOfList && (read.words > MOST_WORDS_OF_LIST_CHANGE || /\b(?:have|need|want) to\b/i.test(read.meant)))
    return false;
  return /^(?:edits|corrects|faults)$/.test(read.act) || read.intent === 'correction';
}

function askWhich(turn: Turn, asked: readonly string[] = CHANGE_WHICH): Said {
  const { draw, state } = turn;
  if (standingPlan(turn)) return askWhichPart(turn);
  const lines = linesOf(state.page);
  const isFew = lines.length < MOST_TO_TAP;
  const numbered = lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
  return keeping(turn, {
    text: isFew
      ? draw.line(asked)
      : `${draw.line(asked)} ${asked === CHANGE_WHICH ? CHANGE_BY_NUMBER : ''}\n\n${numbered}`,
    choices: isFew
      ? [...lines.map((line) => ({ say: shorten(line, MAX_CHOICE_LENGTH), does: 'answer' as const })), ADD]
      : [ADD],
    state: { changing: '' },
  });
}

/** A change that was asked for in words: it may name the line, or what is to stand in a plan. */
function beginWithMessage(turn: Turn): Said | null {
  const plan = standingPlan(turn);
  const added = plan ? undefined : addedIn(turn);
  if (added) return added['line'] ? addLine(turn, tidy(added['line'])) : askForLine(turn);
  if (plan) {
    if (meantInstead(turn.read.meant) !== null) return null;
    const when = whenIn(withWholeDays(turn.read.meant));
    return when.day === undefined && when.time === undefined
      ? askWhichPart(turn)
      : showPlan(turn, plan, { ...withoutOthersOf(plan.facts, when), ...when });
  }
  const line = lineMeant(linesOf(turn.state.page), turn.read.meant);
  return line === null ? askWhich(turn) : askHow(turn, line);
}

/** 'Number 2 please. It should say: knock on the door' */
const NAMED_WITH_WORDS =
  /^(?:(?:the|number|line|no\.?) ?)*(?<number>\d{1,2})\b[^:]{0,30}?(?:should (?:say|be|read):?|make it|:)\s*(?<words>\S.{2,})$/is;

function takeLine(turn: Turn): Said {
  const named = NAMED_WITH_WORDS.exec(turn.read.text)?.groups;
  const whole = linesOf(turn.state.page)[Number(named?.['number'] ?? 0) - 1];
  if (whole !== undefined) return replaceLine(turn, whole, tidy(named?.['words'] ?? ''));
  const lines = linesOf(turn.state.page);
  const { text } = turn.read;
  const number = Number(/^\D{0,12}(\d{1,2})\b/.exec(text)?.[1] ?? 0);
  const line =
    lines[number - 1] ??
    lines.find((each) => isSame(shorten(each, MAX_CHOICE_LENGTH), text)) ??
    lineMeant(lines, text);
  return line === null ? askWhich(turn, CHANGE_NOT_FOUND) : askHow(turn, line);
}

/** 'Take out 5, 7 and 8' */
const TAKES_OUT =
  /\b(?:take|leave|cross|strike|remove|delete|drop|scrap)\b(?: out| off)?(?: (?:the )?(?:numbers?|lines?|items?))? (?<numbers>\d{1,2}(?:(?:,?\s+and\s+|,\s*|\s+)\d{1,2})+)(?=\s*(?:out|off|please|too)?[.! ]*$)/i;

/** The lines without those that are taken out by their numbers; null where none or one is. */
function linesWithout(turn: Turn): string[] | null {
  const { read, state } = turn;
  if (standingPlan(turn) || (state.changing !== '' && !isShown(turn))) return null;
  const numbers = TAKES_OUT.exec(read.text)?.groups?.['numbers']?.match(/\d+/g)?.map(Number) ?? [];
  const lines = linesOf(state.page);
  return numbers.length > 1 && numbers.every((number) => number <= lines.length)
    ? lines.filter((_, at) => !numbers.includes(at + 1))
    : null;
}

const LONG_WORD = /[\p{L}\p{N}']{4,}/gu;
const PLACES: readonly [RegExp, number][] = [
  [/\b(?:first|1st|top)\b/i, 0],
  [/\b(?:second|2nd)\b/i, 1],
  [/\b(?:third|3rd)\b/i, 2],
  [/\b(?:last|bottom)\b/i, -1],
];
const LEAST_SHARED = 2;

/** The one line that a message names, by its place or by words of it; null where that is not sure. */
function lineMeant(lines: readonly string[], text: string): string | null {
  const words = new Set(text.toLowerCase().match(LONG_WORD) ?? []);
  const shared = lines
    .map((line) => ({
      line,
      count: (line.toLowerCase().match(LONG_WORD) ?? []).filter((word) => words.has(word)).length,
    }))
    .toSorted((a, b) => b.count - a.count);
  const [best, next] = shared;
  if (best && best.count >= LEAST_SHARED && best.count > (next?.count ?? 0)) return best.line;
  const named = PLACES.filter(([place]) => place.test(text));
  return named.length === 1 ? (lines.at(named[0]?.[1] ?? 0) ?? null) : null;
}

const askHow = (turn: Turn, line: string): Said =>
  keeping(turn, {
    text: turn.draw.line(CHANGE_HOW).replace('{x}', shorten(line.replace(LABEL, ''), QUOTED)),
    choices: [TAKE_OUT, LEAVE_IT],
    state: { changing: line },
  });

/** @param words null: the line goes out */
function replaceLine(turn: Turn, before: string, words: string | null): Said {
  const label = LABEL.exec(before)?.[1] ?? '';
  const lines = linesOf(turn.state.page).flatMap((line) =>
    line === before ? (words === null ? [] : [`${label}${words}`]) : [line],
  );
  return showPage(turn, lines);
}

/** A new line stands before the last one, which ends the page; on a list it comes last. */
function addLine(turn: Turn, words: string): Said {
  const lines = linesOf(turn.state.page);
  const at = turn.state.list ? lines.length : Math.max(lines.length - 1, 0);
  return showPage(turn, lines.toSpliced(at, 0, words));
}

const askForLine = (turn: Turn): Said =>
  keeping(turn, { text: turn.draw.line(ADD_WHAT), choices: [LEAVE_IT], state: { changing: ADDING } });

function undo(turn: Turn): Said {
  const lines = linesOf(turn.state.pageBefore ?? turn.state.page);
  const said = showPage(turn, lines, UNDONE);
  return { ...said, choices: [TO_PAGE, CHANGE, ENOUGH], state: { ...said.state, pageBefore: null } };
}

function showPage(turn: Turn, lines: readonly string[], opening: readonly string[] = CHANGED): Said {
  const { draw, state } = turn;
  const page = lines.join('\n');
  return {
    text: `${draw.line(opening)}\n\n${page}`,
    choices: [TO_PAGE, CHANGE, UNDO, ENOUGH],
    exercise: onPage(page),
    state: { page, pageBefore: state.page, isBeside: true, ...(state.list && { list: [...lines] }) },
  };
}

const leaveAsItIs = (turn: Turn): Said =>
  keeping(turn, { text: turn.draw.line(CHANGE_LEFT), choices: [TO_PAGE, CHANGE, ENOUGH] });

const askWhichPart = (turn: Turn): Said =>
  keeping(turn, {
    text: turn.draw.line(CHANGE_WHICH_PART),
    choices: PARTS.map(([say]) => ({ say, does: 'answer' as const })),
    state: { changing: '' },
  });

function askHowOfPart(turn: Turn): Said {
  const { read, draw } = turn;
  const part = PARTS.find(([say]) => isSame(say, read.text));
  if (part) return keeping(turn, { text: draw.line(CHANGE_PART_HOW), state: { changing: part[0] } });
  const plan = standingPlan(turn);
  const when = whenIn(withWholeDays(read.meant));
  return plan && (when.day !== undefined || when.time !== undefined)
    ? showPlan(turn, plan, { ...withoutOthersOf(plan.facts, when), ...when })
    : askWhichPart(turn);
}

/** What was asked for stands in the plan as it was written. */
function takePart(turn: Turn, plan: PlanState, part: string): Said {
  const words = toYou(withoutHedges(tidy(turn.read.meant)));
  const slots = PARTS.find(([say]) => say === part)?.[1] ?? ['aim'];
  if (slots.includes('time')) {
    const { day, time, rhythm, from } = factsIn(turn.read.meant);
    const when: PlanFacts = {
      ...(day !== undefined && { day }),
      ...(time !== undefined && { time }),
      ...(rhythm !== undefined && { rhythm }),
      ...(from !== undefined && { from }),
    };
    const isRead = Object.keys(when).length > 0;
    return showPlan(turn, plan, {
      ...withoutOthersOf(plan.facts, when),
      ...(isRead ? when : { time: words }),
    });
  }
  const [slot = 'aim'] = slots.includes('instead') ? ['instead' as const] : slots;
  return showPlan(turn, plan, { ...plan.facts, [slot]: words });
}

/** Another day brings its own hour, or none. */
function withoutOthersOf({ day, time, ...others }: PlanFacts, added: PlanFacts): PlanFacts {
  const isOtherDay = added.day !== undefined && added.day !== day;
  return {
    ...others,
    ...(day !== undefined && { day }),
    ...(time !== undefined && !isOtherDay && { time }),
  };
}

const showPlan = (turn: Turn, plan: PlanState, facts: PlanFacts): Said => stand(turn, { ...plan, facts });

/** What was written down stays, while something is asked about it. */
const keeping = (turn: Turn, said: Said): Said => ({
  ...said,
  exercise: onPage(turn.state.page),
  state: { page: turn.state.page, isBeside: true, listens: 0, ...said.state },
});
