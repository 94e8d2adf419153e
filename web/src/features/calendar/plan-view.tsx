import { useQuery } from '@tanstack/react-query';
import { addDays, mondayOf } from '@inkwell/contracts/days';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { HeaderSlot } from '../../lib/header-slot.tsx';
import { dayFormat, useToday } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { EventDialog, type EventDialogTarget } from './event-dialog.tsx';
import { eventsQuery } from './events.ts';
import { addMinutes, toLocalTime } from './wall-clock.ts';
import { WeekGrid } from './week-grid.tsx';

const monthAndYear = dayFormat({ month: 'long', year: 'numeric' });
const shortMonth = dayFormat({ month: 'short' });
const shortMonthAndYear = dayFormat({ month: 'short', year: 'numeric' });

/** The next full hour, as a local time. */
const nextHour = () => addMinutes(`${toLocalTime(new Date()).slice(0, 13)}:00`, 60);

/** Plan mode: the calendar's week. */
export function PlanView() {
  const today = useToday();
  const [day, setDay] = useState(today);
  const [dialogTarget, setDialogTarget] = useState<EventDialogTarget | null>(null);
  const events = useQuery(eventsQuery);
  const monday = mondayOf(day);

  return (
    <>
      <HeaderSlot>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Previous week"
          onClick={() => setDay(addDays(day, -7))}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Next week" onClick={() => setDay(addDays(day, 7))}>
          <ChevronRight aria-hidden />
        </Button>
        <p aria-live="polite" className="truncate px-1 font-serif text-base font-medium sm:text-lg">
          <span className="max-lg:hidden">{monthAndYear(addDays(monday, 3))}</span>
          <span className="max-[22.5rem]:hidden lg:hidden">{shortMonthAndYear(addDays(monday, 3))}</span>
          {/* At 320 px the buttons need the year's room. */}
          <span className="min-[22.5rem]:hidden">{shortMonth(addDays(monday, 3))}</span>
        </p>
        {mondayOf(today) !== monday && (
          <Button variant="ghost" size="sm" onClick={() => setDay(today)}>
            Today
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label="New event"
          className="ml-auto sm:ml-0"
          onClick={() => setDialogTarget({ slot: day === today ? nextHour() : `${day}T09:00` })}
        >
          <Plus aria-hidden />
        </Button>
      </HeaderSlot>
      {events.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 bg-danger-soft px-5 py-1.5 text-sm">
          Your events could not be loaded.
          <Button variant="link" size="sm" busy={events.isFetching} onClick={() => void events.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <WeekGrid
        monday={monday}
        day={day}
        today={today}
        events={events.data ?? []}
        onDayChange={setDay}
        onSlot={(slot) => setDialogTarget({ slot })}
        onEvent={(event) => setDialogTarget({ event })}
      />
      {dialogTarget && <EventDialog target={dialogTarget} onClose={() => setDialogTarget(null)} />}
    </>
  );
}
