import type { ExerciseStep } from '@inkwell/contracts';
import { MAX_CHOICE_LENGTH } from '@inkwell/contracts';
import { PLAN_LIST } from '@inkwell/contracts/constants';
import { shorten, tidy } from '../local/words.ts';
import { CHANGE, EACH_A_DAY, NO_DAY, THATS_ALL, TO_PAGE } from './choices.ts';
import { factsIn, found, isOnlyFacts, withoutSizeAndTime } from './plan-facts.ts';
import { aimIn } from './plan-aim.ts';
import { beginWith } from './plan-opening.ts';
import { filled, whenOf } from './plan-standing.ts';
import { DAY, DUE, TIME, withWholeDays } from './plan-times.ts';
import {
  LIST_ASKS_DAY,
  LIST_DATED,
  LIST_ENDS,
  LIST_STANDS,
  LIST_TAKEN_OFF,
  LIST_WITHOUT,
} from './prose/plan-list.ts';
import type { Choice } from './state.ts';
import { onPage, type Said, type Turn } from './turn.ts';

/** What stands between a thing on the list and its day: 'call my brother: Sundays'. */
const WHEN = ': ';

/** A deadline is no day on which it is done. */
export const hasDay = (item: string) =>
  item.includes(WHEN) || [DAY, TIME].some((when) => when.test(item.replace(DUE, ' ')));

const SHOWS_ALL =
  /^(?:(?:ok|okay|so|now|and|then|please|can you|could you|would you|will you)[, ]+)*(?:show|read|give|tell) (?:it |me |us )?(?:(?:all|everything|it all|all of it|(?:the )?(?:whole |full )?(?:list|plan|week))\b.{0,20})$|^(?:(?:ok|okay|so|and)[, ]+)*what(?:'s| is| do (?:I|we) have)\b.{0,15}\b(?:on (?:it|the list)|so far)\b|^(?:the )?(?:whole|full) (?:list|plan|thing)\W*$|^(?:(?:ok|okay|so|and)[, ]+)*what(?:'s| is) (?:the|my) (?:plan|list|week)(?: now| then)?\W*$/i;
const THE_OTHERS =
  /^(?:(?:and|ok|okay|so|now|right|good|what|how|then)[, ]+)*(?:about )?(?:the )?(?:(?:other|next|last) (?:things?|ones?|two|three|four|items?)|others?|rest|next)(?: of (?:it|them|the list))?[?.! ]*$|\bgive each (?:of them )?a day\b/i;
const BEGINS_WITH =
  /^(?:(?:let's|lets|let us|ok|okay|so|then|maybe|probably|I'll|I will|I'd|I would|I think|I want to|can we|we could|we can|well|yes)[, ]+)*(?:start|begin|go|do|take|plan)\b(?: with)? (?<x>.+)$|^(?<y>.+?),? (?:(?:comes?|goes|should (?:come|be)|has to (?:come|be)|is) )?first\b/i;

/** 'What about the car though?', where it stands on the list. */
const WHAT_ABOUT = /\bwhat about (?<x>(?:the|my|our) [^.?!,]{2,40}?)(?: though| then| please)?(?:[.?!,]|$)/i;

/** 'Can you help me work out when to write the reports?' */
const WHEN_TO = /\bwhen (?:to|can I|could I|should I|do I|shall I) (?<x>[^.?!]{3,60})/i;
/** 'Take "I have to drive her" off, it's part of the appointment' */
const TAKES_OFF =
  /\b(?:take|cross|strike|leave|drop|remove) (?:the )?['"]?(?<x>[^'".,;!?]{3,60}?)['"]? (?:off|out|from the list)(?=\s*(?:$|[.,;!]|of it|the list))/i;
/** 'Those weren't new things, I was answering' */
const NOT_NEW =
  /\b(?:those|that|they|these|it) (?:weren't|wasn't|isn't|aren't|is not|was not|were not|are not) (?:a |any |for |on |part of )?(?:new|more|the list|list|further|meant (?:for|as))\b|\bI was (?:only |just )?answering\b|\bI (?:don't|didn't) (?:add|want|mean) (?:that|those|them|these) (?:on|to be|as)\b/i;
/** What begins so adds something, or says no. */
const NO_CHOICE = /^(?:no|not|nope|also|and|oh|but|plus|what|when|how|why|can|could|is|are|do)\b/i;

/** Words that tell no thing from another. */
const SMALL =
  /^(?:the|and|for|with|that|this|then|anyway|already|still|also|though|too|first|would|could|should|work|works|guess|think|maybe|probably|start|begin|plan|want|need|have|get|got|more|some|about|from|into|before|after|next|last|take|make|let|will|can|just|one|two|day|time|week|morning|evening|afternoon|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|finally|really|back|out|due|you|your|who|which|they|them|his|her|him|she|our)$/;
const rootsOf = (words: string) =>
  (
    withWholeDays(words)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  )
    .map((word) => word.replace(/(?:ming|ning|ing|ed|es|s)$/, ''))
    .filter((word) => word.length > 1 && !SMALL.test(word));

/** Beside the thing itself few words may stand: more tell something else. */
const MOST_OTHER_WORDS = 3;

/** The one thing of the list that a message names; null where it names none, or more than one. */
function itemNamed(list: readonly string[], message: string): string | null {
  const named = rootsOf(message.replace(DAY, ' ').replace(TIME, ' '));
  const shares = list.map((item) => rootsOf(item).filter((root) => named.includes(root)).length);
  const most = Math.max(0, ...shares);
  const isOne = most > 0 && shares.filter((share) => share === most).length === 1;
  return isOne && named.length - most <= MOST_OTHER_WORDS ? (list[shares.indexOf(most)] ?? null) : null;
}

/** Whether a thing stands on the list in other words: 'dentist is Tuesday anyway'. */
export function isOnList(list: readonly string[], thing: string): boolean {
  const roots = rootsOf(thing.replace(DAY, ' ').replace(TIME, ' '));
  return (
    roots.length > 0 &&
    list.some((item) => {
      const known = rootsOf(item);
      return roots.every((root) => known.includes(root));
    })
  );
}

/** When a message says that something is to be; '' where it does not. */
function whenIn(message: string): string {
  const when = whenOf(factsIn(message));
  // 'And Dan, my brother, Sundays' says it of what is on the list.
  const [day = '', time = ''] = [DAY, TIME].map((pattern) => found(pattern, withWholeDays(message)));
  return when === '' ? [day, time].filter(Boolean).join(', ') : when;
}

const LEADS_TO_IT =
  /^(?:(?:and|also|finally|honestly|then|this week|this weekend|today|tomorrow)[, ]+)*(?:I|we)(?:'ve| have| really| also| just)* (?:want|need|have|got|ought|would like|should|must|gotta|wanna)(?: to)? /i;
/** A thing of the list without its day, and without what leads to it: 'call my brother'. */
const thingOf = (item: string) => (item.split(WHEN)[0] ?? '').replace(LEADS_TO_IT, '');

/**
 * What is said to a list that stands: begin with one of it, another day for one of it, 'the other two'. Null
 * where a message does nothing of that.
 */
export function answerList(turn: Turn): Said | null {
  const { read, state, mode } = turn;
  const list = listWithPlan(turn);
  if (mode !== 'plan' || list.length < 2 || read.shape !== 'text') return null;
  const standing = { ...turn, state: { ...state, list } };
  if (state.dating) {
    const dated = takeDay(standing, state.dating);
    if (dated) return dated;
  }
  const isOpen = (state.plan?.asked ?? 'aim') !== 'aim';
  if (!isOpen && THE_OTHERS.test(read.meant)) return askForDay(standing);
  if (NOT_NEW.test(read.meant) && state.pageBefore) return takeOff(standing, state.pageBefore);
  const isTapped = state.choices.some(({ say }) => say === read.text);
  const off = isTapped || whenIn(read.meant) !== '' ? undefined : TAKES_OFF.exec(read.meant)?.groups?.['x'];
  const toStrike = off === undefined ? null : itemNamed(list, off);
  const struck = toStrike !== null && TAKES_OFF.test(toStrike) ? null : toStrike;
  if (struck !== null)
    return takeOff(standing, list.filter((each) => each !== struck).join('\n'), LIST_WITHOUT);
  const about = (WHAT_ABOUT.exec(read.meant) ?? WHEN_TO.exec(read.meant))?.groups?.['x'];
  const asked = about === undefined ? null : itemNamed(list, about);
  if (asked !== null && !hasDay(asked)) return askFor(standing, asked);
  if (asked !== null) return planItem(standing, asked, about ?? '');
  const words = Object.values(BEGINS_WITH.exec(read.meant)?.groups ?? {}).find(Boolean);
  const first = words === undefined ? null : itemNamed(list, words);
  if (first !== null) return planItem(standing, first, words ?? '');
  // 'The reports, honestly' answers which of the list comes first.
  const [clause = ''] = read.meant.split(/[,.;]/);
  const chosen = state.plan?.asked === 'aim' && !NO_CHOICE.test(clause) ? itemNamed(list, clause) : null;
  if (chosen !== null && whenIn(clause) === '') return planItem(standing, chosen, clause);
  const named = itemNamed(list, read.meant);
  const when = whenIn(read.meant);
  const isNew = named !== null && !named.toLowerCase().includes(when.toLowerCase());
  if (!isOpen && isNew && when !== '' && named !== itemOfPlan(turn, list))
    return setDay(standing, named, when);
  const last = list.at(-1);
  return !state.plan && isOnlyFacts(read.meant) && last !== undefined && !hasDay(last)
    ? setDay(standing, last, when)
    : null;
}

/** 'Show me everything': the list as it stands. Null where that is not asked, or no list is there. */
export function showWholeList(turn: Turn): Said | null {
  const list = listWithPlan(turn);
  const isFree = turn.mode === 'plan' && (turn.progress === null || turn.progress.paused);
  const isAsked = isFree && list.length > 1 && SHOWS_ALL.test(turn.read.text);
  return isAsked ? standList({ ...turn, state: { ...turn.state, list } }) : null;
}

/** The thing of the list that the plan under way is about. */
const itemOfPlan = ({ state }: Turn, list: readonly string[]) => itemNamed(list, state.plan?.facts.aim ?? '');

/** The list, with the day of the plan that stands. */
function listWithPlan(turn: Turn): string[] {
  const { list = [], plan } = turn.state;
  const item = plan?.stands === true ? itemOfPlan(turn, list) : null;
  const when = item === null ? '' : whenOf(plan?.facts ?? {});
  return when === '' ? list : list.map((each) => (each === item ? withDay(each, when) : each));
}

/** A thing with its day; another one takes the place of what it named itself. */
function withDay(item: string, when: string): string {
  const thing = thingOf(item);
  const isDated = !DUE.test(thing) && DAY.test(thing);
  return `${isDated ? withoutSizeAndTime(thing) : thing}${WHEN}${when}`;
}

/** 'My boss wants the slides' is nothing that is done. */
const HAS_SUBJECT =
  /^(?:my|our|the|he|she|they|it|there)\b.* (?:is|are|was|wants?|needs?|has|have|asks?|asked|said)\b/i;

/** One of the list becomes a plan of its own. */
function planItem(turn: Turn, item: string, words: string): Said | null {
  const bare = thingOf(item);
  const aim = aimIn(bare, true) ?? (HAS_SUBJECT.test(bare) ? tidy(words) : withoutSizeAndTime(bare));
  const said = beginWith({ ...turn, read: { ...turn.read, meant: bare, text: bare } }, aim);
  return (
    said && { ...said, state: { ...said.state, list: turn.state.list ?? [], dating: null, pageBefore: null } }
  );
}

/** The list as it was, or without one thing. */
function takeOff({ draw }: Turn, page: string, lines: readonly string[] = LIST_TAKEN_OFF): Said {
  return {
    text: draw.line(lines),
    choices: [EACH_A_DAY, CHANGE, TO_PAGE],
    exercise: onPage(page),
    state: { list: page.split('\n'), page, pageBefore: null, dating: null, isBeside: true },
  };
}

function setDay(turn: Turn, item: string, when: string): Said {
  const list = (turn.state.list ?? []).map((each) => (each === item ? withDay(each, when) : each));
  const line = filled(turn.draw.line(LIST_DATED), withDay(item, when));
  const plan = turn.state.plan?.asked === 'aim' ? null : (turn.state.plan ?? null);
  return askForDay({ ...turn, state: { ...turn.state, list, plan } }, line);
}

const LEAVES_DAY =
  /^(?:no day(?: needed)?|skip(?: it| that)?|not (?:this week|now|yet)|leave (?:it|that)|no idea|(?:I )?don'?t know|whenever|later|some ?time|idk|none)\b/i;

/** In words: a longer answer says more than one day. */
const MOST_WORDS_OF_DAY = 8;

/** The answer to 'when could that be'. */
function takeDay(turn: Turn, item: string): Said | null {
  const { read, state } = turn;
  const when = whenIn(read.meant);
  const known = (state.list ?? []).includes(item);
  const isOfAnother = itemNamed(state.list ?? [], read.meant) ?? item;
  if (known && when !== '' && isOfAnother === item && read.act === 'tells' && !NO_CHOICE.test(read.meant))
    // 'Five on Wednesday, five on Thursday morning' is said back as it stands.
    return setDay(turn, item, read.words > MOST_WORDS_OF_DAY ? tidy(read.meant) : when);
  return LEAVES_DAY.test(read.meant) || read.intent === 'unsure'
    ? askForDay(turn, '', [...(state.undated ?? []), item])
    : null;
}

const DAYS: readonly Choice[] = [
  { say: 'Tomorrow', does: 'answer' },
  { say: 'At the weekend', does: 'answer' },
  NO_DAY,
];

/** Asks for the day of the next thing that has none; where all have one, the list stands. */
export function askForDay(turn: Turn, opening = '', undated = turn.state.undated ?? []): Said {
  const { state } = turn;
  const list = state.list ?? [];
  const next = list.find((item) => !hasDay(item) && !undated.includes(item));
  if (next === undefined) return standList({ ...turn, state: { ...state, undated } }, opening);
  return askFor({ ...turn, state: { ...state, undated } }, next, opening);
}

/** Asks for the day of one thing. */
function askFor({ draw, state }: Turn, item: string, opening = ''): Said {
  const { list = [], undated = [], plan = null } = state;
  const page = list.join('\n');
  const ask = filled(draw.line(LIST_ASKS_DAY), shorten(thingOf(item), MAX_CHOICE_LENGTH));
  return {
    text: [opening, ask].filter(Boolean).join(' '),
    choices: [...DAYS, THATS_ALL],
    exercise: onPage(page),
    state: { list, dating: item, undated, page, pageBefore: null, plan, isBeside: true },
  };
}

/** The whole list with its days, for the page and the week. */
function standList(turn: Turn, opening = ''): Said {
  const { draw, state } = turn;
  const list = state.list ?? [];
  const page = list.join('\n');
  const isForWeek = list.some(hasDay);
  return {
    text: [
      [opening, draw.line(LIST_STANDS)].filter(Boolean).join(' '),
      list.map((item) => `- ${item}`).join('\n'),
      ...(isForWeek ? [draw.line(LIST_ENDS)] : []),
    ].join('\n\n'),
    choices: [TO_PAGE, CHANGE],
    exercise: listOnPage(list),
    state: {
      list,
      page,
      pageBefore: null,
      dating: null,
      undated: state.undated ?? [],
      // What was asked of the list is answered; a plan under way goes on.
      plan: state.plan?.asked === 'aim' ? null : (state.plan ?? null),
      isBeside: true,
    },
  };
}

/** A list as something that can be put onto the page, and, where something has a day, suggested for the week. */
export function listOnPage(list: readonly string[]): ExerciseStep | null {
  const page = list.join('\n');
  return list.some(hasDay)
    ? { id: PLAN_LIST, title: 'Your list', step: 1, steps: 1, pace: null, page }
    : onPage(page);
}
