import { addDays } from '@inkwell/contracts/days';
import { ENTRY_GRACE_MINUTES } from '@inkwell/contracts/constants';
import { useEffect, useState } from 'react';

/** Ends a little before the server's grace does, so that the last save arrives in time. */
const HOLD_MS = ENTRY_GRACE_MINUTES * 60_000 - 30_000;

/** Milliseconds since midnight where the person is. */
function sinceMidnight(now = new Date()): number {
  return now.getTime() - new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
}

interface OpenDay {
  /** The day whose page is on the screen. */
  day: string;
  /** Ends the holding of yesterday's page; undefined while nothing is held. */
  moveOn: (() => void) | undefined;
}

/**
 * The day to show. When midnight passes under a page that is being written, the page stays for as long as the
 * server takes its last words, and only then makes room for the new day's.
 */
export function useOpenDay(date: string, today: string, isBeingWritten: (day: string) => boolean): OpenDay {
  const [last, setLast] = useState({ date, today });
  const [held, setHeld] = useState<string | null>(null);

  if (last.date !== date || last.today !== today) {
    setLast({ date, today });
    const midnight = last.date === last.today && date === today && today === addDays(last.today, 1);
    const holds = midnight && sinceMidnight() < HOLD_MS && isBeingWritten(last.today);
    setHeld(holds ? last.today : null);
  }

  useEffect(() => {
    if (held === null) return;
    const timer = setTimeout(() => setHeld(null), Math.max(0, HOLD_MS - sinceMidnight()));
    return () => clearTimeout(timer);
  }, [held]);

  return held === null ? { day: date, moveOn: undefined } : { day: held, moveOn: () => setHeld(null) };
}
