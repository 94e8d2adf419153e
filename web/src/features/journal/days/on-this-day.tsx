import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/router.tsx';
import { longDay } from '../../../lib/time.ts';
import { journalDatesQuery } from '../entries.ts';
import { sameDayBefore } from './pages.ts';

/** Leads to the pages of the same day in earlier years; nothing where there are none. */
export function OnThisDay({ date }: { date: string }) {
  // The date picker asks for the days; this only reads what has come.
  const written = useQuery({ ...journalDatesQuery, enabled: false }).data?.dates ?? [];
  const days = sameDayBefore(date, written);
  if (days.length === 0) return null;
  return (
    <nav
      aria-label="On this day"
      className="flex w-full flex-wrap items-baseline gap-x-3 text-sm text-ink-soft"
    >
      <span>On this day</span>
      {days.map((day) => (
        <Link
          key={day}
          to={{ search: `?date=${day}` }}
          aria-label={longDay(day)}
          className="py-1 underline underline-offset-4 hover:text-ink"
        >
          {day.slice(0, 4)}
        </Link>
      ))}
    </nav>
  );
}
