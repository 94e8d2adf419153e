import { addDays } from '@inkwell/contracts';
import { weekdayName, weekdayOf } from '../memory/days.ts';
import { clock } from './look-up.ts';
import type { Turn } from './turn.ts';

/** Hours that most people can use, the likeliest first. */
const ON_WORKDAYS = [18, 19, 12, 8, 20, 16, 10, 14];
const ON_FREE_DAYS = [10, 15, 12, 17, 9, 19];
const MINUTES = 30;

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/**
 * Free times of the coming week, one a day: 'Tomorrow at 6 PM'. None where the calendar can't be read.
 *
 * @param most how many
 */
export async function freeTimes({ sources, today, hour }: Turn, most: number): Promise<string[]> {
  const free = (await sources?.readFreeTimes?.()) ?? [];
  const days = [...new Set(free.map(({ day }) => day))].toSorted();
  const times = days.flatMap((day) => {
    const hours = weekdayOf(day) >= 5 ? ON_FREE_DAYS : ON_WORKDAYS;
    const found = hours.find(
      (each) =>
        // Nothing is suggested for an hour that has nearly begun.
        (day > today || each > hour + 1) &&
        free.some(
          ({ day: of, from, to }) =>
            of === day && minutesOf(from) <= each * 60 && each * 60 + MINUTES <= minutesOf(to),
        ),
    );
    return found === undefined ? [] : [`${nameOf(day, today)} at ${clock(`${found}:00`)}`];
  });
  return times.slice(0, most);
}

const nameOf = (day: string, today: string): string =>
  day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : weekdayName(day);
