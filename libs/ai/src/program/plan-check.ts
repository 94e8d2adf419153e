import { minutesOf } from '../clock.ts';
import { shorten } from '../local/words.ts';
import { USUAL_MINUTES } from '../suggestions/slots.ts';
import { cleanWords } from '../suggestions/title.ts';
import { freeAround, freeTimes, takenBy, type Week } from './free-times.ts';
import { clockOf, dayName, type SaidTime } from './said-time.ts';
import type { Turn } from './turn.ts';

type Slot = { day: string; minute: number };

/** Why something cannot be at a time that was said, and free times around it. */
export type Clash = { text: string; times: string[] };

/** Null where nothing stands against a time, or the calendar says nothing of it. */
export function clashOf(week: Week | null, turn: Turn, said: SaidTime): Clash | null {
  if (!week) return null;
  for (const slot of slotsOf(said, turn)) {
    const clash = clashAt(week, turn, slot, said.minutes ?? USUAL_MINUTES);
    if (clash) return clash;
  }
  return null;
}

function clashAt(week: Week, turn: Turn, slot: Slot, minutes: number): Clash | null {
  const event = takenBy(week, slot, minutes);
  const isOver = slot.day === turn.today && slot.minute < turn.hour * 60;
  if (!event && !isOver) return null;
  const around = freeAround(week, turn, slot, minutes);
  const times = around.length > 0 ? around : freeTimes(week, turn, { minutes });
  const day = dayName(slot.day, turn.today).toLowerCase();
  const hours = around.map((time) => time.replace(/^.* at /, ''));
  const free =
    around.length > 0
      ? ` Free ${day.startsWith('to') ? day : `on ${dayName(slot.day, turn.today)}`}: ${hours.join(', ')}.`
      : '';
  if (!event) return { text: `${clockOf(slot.minute)} is over for today.${free}`, times };
  const end =
    event.end === null || event.end === event.start ? '' : ` until ${clockOf(minutesOf(event.end))}`;
  const title = shorten(cleanWords(event.title), 60) || 'something else';
  return { text: `${clockOf(slot.minute)} is taken by ${title}${end}.${free}`, times };
}

/** The one day and hour that were said; null where it is more, or less. */
export function slotOf(said: SaidTime, turn: Turn): Slot | null {
  const [slot, ...others] = slotsOf(said, turn);
  return slot && others.length === 0 ? slot : null;
}

/** Each day that was said, with its hour; none where one of them is to be chosen. */
function slotsOf({ days, isChoice, minute }: SaidTime, { today }: Turn): Slot[] {
  if (minute === null || isChoice) return [];
  return (days.length === 0 ? [today] : days).map((day) => ({ day, minute }));
}
