import { addDays } from '@inkwell/contracts/days';
import { ENTRY_GRACE_MINUTES } from '@inkwell/contracts/constants';
import { useEffect, useState } from 'react';

/** Half a minute less than the server's grace period, so that the last save arrives in time. */
const GRACE_MS = ENTRY_GRACE_MINUTES * 60_000 - 30_000;

/** Milliseconds since local midnight. */
function msSinceMidnight(now = new Date()): number {
  return now.getTime() - new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
}

interface DisplayedDay {
  /** The day whose entry is shown. */
  day: string;
  /** Shows the new day; undefined while it is shown anyway. */
  goToNewDay: (() => void) | undefined;
}

/**
 * The day to show. When midnight passes while today's entry is being edited, that entry stays open until the
 * server's grace period ends; then the new day's entry is shown.
 */
export function useMidnightGrace(
  date: string,
  today: string,
  isBeingEdited: (day: string) => boolean,
): DisplayedDay {
  const [previous, setPrevious] = useState({ date, today });
  const [heldDay, setHeldDay] = useState<string | null>(null);

  if (previous.date !== date || previous.today !== today) {
    setPrevious({ date, today });
    const midnightPassed =
      previous.date === previous.today && date === today && today === addDays(previous.today, 1);
    const holds = midnightPassed && msSinceMidnight() < GRACE_MS && isBeingEdited(previous.today);
    setHeldDay(holds ? previous.today : null);
  }

  useEffect(() => {
    if (heldDay === null) return;
    const timer = setTimeout(() => setHeldDay(null), Math.max(0, GRACE_MS - msSinceMidnight()));
    return () => clearTimeout(timer);
  }, [heldDay]);

  return heldDay === null
    ? { day: date, goToNewDay: undefined }
    : { day: heldDay, goToNewDay: () => setHeldDay(null) };
}
