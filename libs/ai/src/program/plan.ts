import { MAX_CHOICE_LENGTH, MAX_CHOICES } from '@inkwell/contracts';
import { PLAN_LIST } from '@inkwell/contracts/constants';
import { beginExercise, type Lead } from '../exercises/lead.ts';
import { capitalised, shorten, tidy } from '../local/words.ts';
import { readWhen } from '../suggestions/when.ts';
import type { Choice, ListLine } from '../state.ts';
import {
  ENOUGH,
  LIST_DONE as LIST_DONE_CHOICE,
  NO_TIME,
  ONE_THING,
  TO_PAGE,
  WEEK,
  WRITE_ON,
} from './choices.ts';
import { isGood } from './feeling.ts';
import { freeTimes } from './free-times.ts';
import { ASKS_FOR_THING, FREE_THEN, LIST_DONE, LIST_STANDS, WHEN_FOR, WHICH_FIRST } from './lines.ts';
import { NAMINGS, SIGNS } from './namings.ts';
import type { Said, Turn } from './turn.ts';

const MOST_LINES = 20;
const MOST_TIMES = 3;
const LONGEST_AIM = 160;
const MOST_WORDS_OF_LINE = 12;

/** What stands before the thing itself. */
const LEAD_IN =
  /^(?:(?:so|ok(?:ay)?|well|hi|hello|hey|and|please|can you|could you|would you|i (?:really |just )?(?:want|need|have|would like|'d like|'ve got|ought|plan|hope|am trying|'m trying)(?: you)? to|i (?:should|must|will)|i'll|i'd like to|help me(?: to)?(?: with)?|let'?s|plan|figure out(?: how to)?|my goal is to|i'm planning to|i am planning to|get (?:around|round) to)[\s,]+)+/i;
/** Says that something is to be done. */
const IS_TO_DO =
  /\b(?:plan|need to|have to|want to|should|must|would like to|'d like to|going to|trying to|help me|got to|gotta|deadline|due|exam|appointment|finish|organi[sz]e|prepare|book|call|ring|apply|tidy|clean|learn|train for|move house|renovate|repair|fix|by (?:mon|tues|wednes|thurs|fri|satur|sun|tomorrow|next|the|end|may|june|july|august|september|october|november|december|january|february|march|april))\b/i;
const SHORT_THING = 6;

/** The lines of a list that was pasted; null where the message is none. */
export function listIn(message: string): string[] | null {
  const byLine = message
    .split(/\n+/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\[ ?\]|\d{1,2}[.)])\s*/, '').trim())
    .filter(Boolean);
  const inOneLine =
    byLine.length === 1 ? (byLine[0]?.split(/\s*[;,]\s*(?:and )?/).filter(Boolean) ?? []) : [];
  const lines = byLine.length > 1 ? byLine.filter((line) => !line.endsWith(':')) : inOneLine;
  const least = byLine.length > 1 ? 2 : 3;
  const isList = lines.every(
    (line) =>
      line.split(/\s+/).length <= MOST_WORDS_OF_LINE &&
      !/^(?:and |but |so |because )?(?:i|he|she|they|it|we)(?:'\w+)? \w+/i.test(line),
  );
  return lines.length >= least && isList ? lines.slice(0, MOST_LINES).map(tidy).filter(Boolean) : null;
}

/** A message in plan mode that asks for nothing else. */
export async function answerPlan(turn: Turn): Promise<Said> {
  const { message, read, feeling, draw, length } = turn;
  const list = listIn(message);
  if (list)
    return showList(
      turn,
      list.map((what) => ({ what, when: null })),
      draw.line(LIST_STANDS),
    );
  const isThing = IS_TO_DO.test(read) || (length <= SHORT_THING && feeling.emotion === null);
  if (isThing && !read.trim().endsWith('?')) return planOneThing(turn, read);
  const naming = feeling.emotion && draw.fresh(NAMINGS[feeling.emotion]);
  const received = naming ?? draw.line(SIGNS);
  return {
    text: `${received} ${draw.line(ASKS_FOR_THING)}`,
    choices: isGood(feeling) ? [WRITE_ON] : [ONE_THING, WEEK, WRITE_ON],
  };
}

/** What is to be planned, without 'help me plan'. */
export function aimIn(text: string): string {
  const [first = ''] = text.split(/(?<=[.!?])\s+|\n/);
  const bare = tidy(first.replace(LEAD_IN, '')).replace(LEAD_IN, '');
  return capitalised(shorten(bare === '' ? tidy(first) : bare, LONGEST_AIM));
}

/** Begins the plan of one thing with what was said of it: what it is, and when, where both a day and an hour are named. */
export async function planOneThing(turn: Turn, text: string): Promise<Said> {
  const { when, rest } = readWhen(text, turn.today);
  const isTimed = when.days.length > 0 && when.time !== null && when.timesAWeek === null;
  const said = isTimed ? tidy(timeWords(text, rest)) : '';
  const aim = aimIn(said === '' ? text : rest);
  const given = aim === '' ? {} : { aim, ...(said !== '' && { when: said }) };
  return withFreeTimes(turn, beginExercise('one-thing', leadTurnOf(turn), given));
}

/** What of a text names its time: all that is not in what is left of it. */
function timeWords(text: string, rest: string): string {
  const left = rest.toLowerCase().split(/\s+/);
  return text
    .split(/\s+/)
    .filter((word) => {
      const at = left.indexOf(word.toLowerCase());
      if (at < 0) return true;
      left.splice(at, 1);
      return false;
    })
    .join(' ');
}

const leadTurnOf = (turn: Turn) => ({ ...turn, state: turn.state });

/** Where a step asks for a time, free ones stand to tap. */
export async function withFreeTimes(turn: Turn, lead: Lead): Promise<Said> {
  const asksWhen = lead.progress?.step === 'when' && lead.exercise?.page === null;
  if (!asksWhen || lead.progress?.paused) return lead;
  const times = await freeTimes(turn, MOST_TIMES);
  if (times.length === 0) return lead;
  const choices: Choice[] = [
    ...times.map((say) => ({ say, does: 'answer' as const })),
    ...lead.choices.filter(({ does }) => does !== 'answer' || lead.choices.length === 1),
  ];
  return {
    ...lead,
    text: `${lead.text} ${FREE_THEN} ${inOneLine(times)}.`,
    choices: choices.slice(0, MAX_CHOICES),
  };
}

const inOneLine = (times: readonly string[]) => times.map((time) => time.replace(/^To/, 'to')).join('; ');

const lineOf = ({ what, when }: ListLine) => (when === null ? what : `${what}: ${when}`);
/** 'Dentist on Tuesday at 9' needs no time. */
const isOpen = ({ what, when }: ListLine, today: string) =>
  when === null && readWhen(what, today).when.time === null;

/** The list, and its lines without a time to tap. */
function showList(turn: Turn, list: readonly ListLine[], opening: string): Said {
  const open = list.flatMap((line, index) => (isOpen(line, turn.today) ? [{ line, index }] : []));
  if (open.length === 0) return endList({ ...turn, state: { ...turn.state, list: [...list] } });
  const choices: Choice[] = open.slice(0, MAX_CHOICES - 1).map(({ line, index }) => ({
    say: shorten(line.what, MAX_CHOICE_LENGTH),
    does: `date ${index}`,
  }));
  return {
    text: `${opening}\n\n${list.map((line) => `- ${lineOf(line)}`).join('\n')}\n\n${turn.draw.line(WHICH_FIRST)}`,
    choices: [...choices, LIST_DONE_CHOICE],
    state: { list: [...list], dating: null },
  };
}

/** Asks for the time of a line. @param index as the tapped answer says it */
export async function askForTime(turn: Turn, index: number): Promise<Said> {
  const line = turn.state.list[index];
  if (!line) return showList(turn, turn.state.list, turn.draw.line(LIST_STANDS));
  const times = await freeTimes(turn, MOST_TIMES);
  const asked = turn.draw.line(WHEN_FOR).replace('{what}', shorten(line.what, MAX_CHOICE_LENGTH));
  return {
    text: times.length > 0 ? `${asked} ${FREE_THEN} ${inOneLine(times)}.` : asked,
    choices: [...times.map((say) => ({ say, does: 'time' as const })), NO_TIME],
    state: { dating: String(index) },
  };
}

/** Takes the time of the line that it was asked for. */
export function takeTime(turn: Turn, said: string): Said {
  const { state, draw } = turn;
  const at = Number(state.dating);
  const list = state.list.map((line, index) =>
    index === at ? { ...line, when: tidy(shorten(said, 80)) } : line,
  );
  return showList({ ...turn, state: { ...state, dating: null } }, list, draw.line(LIST_STANDS));
}

/** The list as it goes onto the page, and from there into the suggestions. */
export function endList({ state, draw }: Turn): Said {
  if (state.list.length === 0) return { text: draw.line(ASKS_FOR_THING), choices: [ONE_THING] };
  const page = state.list.map(lineOf).join('\n');
  return {
    text: `${draw.line(LIST_DONE)}\n\n${page}`,
    choices: [TO_PAGE, ENOUGH],
    exercise: { id: PLAN_LIST, title: 'Your list', step: 1, steps: 1, pace: null, page },
    state: { page, list: [], dating: null },
  };
}
