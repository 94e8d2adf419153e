import { dayOf, isZone } from '@inkwell/contracts/days';
import { useSyncExternalStore } from 'react';

/** The browser's IANA zone; undefined where it does not know one. */
export function timeZone(): string | undefined {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && isZone(zone) ? zone : undefined;
}

/** Today's calendar day (`YYYY-MM-DD`) where the person is. */
export function today(now = new Date()): string {
  return dayOf(now, { zone: timeZone(), offset: now.getTimezoneOffset() });
}

const CHECK_MS = 15_000;

function onClock(notify: () => void): () => void {
  const timer = setInterval(notify, CHECK_MS);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

/** Today, also after midnight has passed under an open page. */
export const useToday = (): string => useSyncExternalStore(onClock, () => today());

/** 'Saturday, 21 November 2026', in the browser's language, for a calendar day. */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
