import { addDays } from '@inkwell/contracts/days';
import { ENTRY_GRACE_MINUTES, MINUTE_MS } from '@inkwell/contracts/constants';
import { useEffect, useState } from 'react';
import type { EntryStore } from '../saving/entry-store.ts';

/** Half a minute less than the server's grace period, so that the last save arrives in time. */
const GRACE_MS = ENTRY_GRACE_MINUTES * MINUTE_MS - 30_000;

/** Who has not typed for so long has paused: nothing they type is refused in the middle of a sentence. */
const PAUSE_MS = 10_000;

/** Milliseconds since local midnight. */
function msSinceMidnight(now = new Date()): number {
  return now.getTime() - new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
}

interface DisplayedDay {
  /** The day whose entry is shown. */
  day: string;
  /** Set while that is the day before, which was being edited at midnight. */
  held?: {
    /** The server takes no more of it, and the person has paused: it can be read only. */
    isClosed: boolean;
    goToToday: () => void;
  };
}

/**
 * The day to show. When midnight passes while today's entry is being edited, that entry stays open: at first the
 * server still takes it, and after that until the person pauses. It is never replaced by itself, but where nobody
 * types and the server's grace period is over already, as when the device wakes in the morning.
 */
export function useMidnightGrace(
  date: string,
  today: string,
  findStore: (day: string) => EntryStore | undefined,
): DisplayedDay {
  const [previous, setPrevious] = useState({ date, today });
  const [heldDay, setHeldDay] = useState<string | null>(null);
  const [isClosed, setClosed] = useState(false);

  if (previous.date !== date || previous.today !== today) {
    setPrevious({ date, today });
    const midnightPassed =
      previous.date === previous.today && date === today && today === addDays(previous.today, 1);
    const store = midnightPassed ? findStore(previous.today) : undefined;
    const holds = store?.isEdited() && (msSinceMidnight() < GRACE_MS || store.msSinceChange() < PAUSE_MS);
    setHeldDay(holds ? previous.today : null);
    setClosed(false);
  }

  useEffect(() => {
    if (heldDay === null) return;
    const closeOnPause = () => {
      const store = findStore(heldDay);
      // The day ends in the middle of a sentence: what is written so far is saved in time.
      void store?.leave();
      const typedFor = PAUSE_MS - (store?.msSinceChange() ?? PAUSE_MS);
      if (typedFor > 0) timer = setTimeout(closeOnPause, typedFor);
      else setClosed(true);
    };
    let timer = setTimeout(closeOnPause, Math.max(0, GRACE_MS - msSinceMidnight()));
    return () => clearTimeout(timer);
  }, [heldDay, findStore]);

  if (heldDay === null) return { day: date };
  return { day: heldDay, held: { isClosed, goToToday: () => setHeldDay(null) } };
}
