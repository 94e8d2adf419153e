import { minutesOf } from '../clock.ts';
import { shortenAtWord } from '../local/words.ts';
import { USUAL_MINUTES } from '../suggestions/slots.ts';
import { cleanWords } from '../suggestions/title.ts';
import { freeAround, freeTimes, eventAtSlot, type CalendarWeek } from './free-times.ts';
import { formatClockOfMinute, formatDayName, type SaidTime } from './said-time.ts';
import type { ProgramTurn } from './turn.ts';

type DayMinute = { day: string; minute: number };

/** Why something cannot be at a time that was said, and free times around it. */
export type TimeConflict = { text: string; times: string[] };

/** Null where nothing stands against a time, or the calendar says nothing of it. */
export function findConflict(
  week: CalendarWeek | null,
  turn: ProgramTurn,
  said: SaidTime,
): TimeConflict | null {
  if (!week) return null;
  for (const slot of slotsOfDays(said, turn)) {
    const clash = conflictAt(week, turn, slot, said.minutes ?? USUAL_MINUTES);
    if (clash) return clash;
  }
  return null;
}

function conflictAt(
  week: CalendarWeek,
  turn: ProgramTurn,
  slot: DayMinute,
  minutes: number,
): TimeConflict | null {
  const event = eventAtSlot(week, slot, minutes);
  const isOver = slot.day === turn.today && slot.minute < turn.hour * 60;
  if (!event && !isOver) return null;
  const around = freeAround(week, turn, slot, minutes);
  const times = around.length > 0 ? around : freeTimes(week, turn, { minutes });
  const day = formatDayName(slot.day, turn.today).toLowerCase();
  const hours = around.map((time) => time.replace(/^.* at /, ''));
  const free =
    around.length > 0
      ? ` Free ${day.startsWith('to') ? day : `on ${formatDayName(slot.day, turn.today)}`}: ${hours.join(', ')}.`
      : '';
  if (!event) return { text: `${formatClockOfMinute(slot.minute)} is over for today.${free}`, times };
  const end =
    event.end === null || event.end === event.start
      ? ''
      : ` until ${formatClockOfMinute(minutesOf(event.end))}`;
  const title = shortenAtWord(cleanWords(event.title), 60) || 'something else';
  return { text: `${formatClockOfMinute(slot.minute)} is taken by ${title}${end}.${free}`, times };
}

/** The one day and hour that were said; null where it is more, or less. */
export function singleSlot(said: SaidTime, turn: ProgramTurn): DayMinute | null {
  const [slot, ...others] = slotsOfDays(said, turn);
  return slot && others.length === 0 ? slot : null;
}

/** Each day that was said, with its hour; none where one of them is to be chosen. */
function slotsOfDays({ days, isChoice, minute }: SaidTime, { today }: ProgramTurn): DayMinute[] {
  if (minute === null || isChoice) return [];
  return (days.length === 0 ? [today] : days).map((day) => ({ day, minute }));
}
