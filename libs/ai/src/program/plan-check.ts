import { shorten } from '../local/words.ts';
import { cleanWords } from '../suggestions/title.ts';
import { freeAround, freeTimes, minutesOf, takenBy, type Week } from './free-times.ts';
import { clockOf, dayName, type SaidTime } from './said-time.ts';
import type { Turn } from './turn.ts';

const USUAL_MINUTES = 30;
const MOST_TIMES = 3;

/** Why something cannot be at a time that was said, and free times around it. */
export type Clash = { text: string; times: string[] };

/** Null where nothing stands against a time, or the calendar says nothing of it. */
export function clashOf(week: Week | null, turn: Turn, said: SaidTime): Clash | null {
  const slot = slotOf(said, turn);
  if (!week || !slot) return null;
  const minutes = said.minutes ?? USUAL_MINUTES;
  const event = takenBy(week, slot, minutes);
  const isOver = slot.day === turn.today && slot.minute < turn.hour * 60;
  if (!event && !isOver) return null;
  const around = freeAround(week, turn, slot, minutes);
  const times = around.length > 0 ? around : freeTimes(week, turn, { most: MOST_TIMES, minutes });
  const day = dayName(slot.day, turn.today).toLowerCase();
  const hours = around.map((time) => time.replace(/^.* at /, ''));
  const free =
    around.length > 0
      ? ` Free ${day.startsWith('to') ? day : `on ${dayName(slot.day, turn.today)}`}: ${hours.join(', ')}.`
      : '';
  if (!event) return { text: `${clockOf(slot.minute)} is over for today.${free}`, times };
  const end = event.end === null ? '' : ` until ${clockOf(minutesOf(event.end))}`;
  const title = shorten(cleanWords(event.title), 60) || 'something else';
  return { text: `${clockOf(slot.minute)} is taken by ${title}${end}.${free}`, times };
}

/** The one day and hour that were said; null where it is more, or less. */
export function slotOf(
  { days, isChoice, minute }: SaidTime,
  { today }: Turn,
): { day: string; minute: number } | null {
  if (minute === null || isChoice || days.length > 1) return null;
  return { day: days[0] ?? today, minute };
}
