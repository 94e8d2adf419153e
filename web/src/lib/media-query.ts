import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** What the variant `low:` of the styles stands for. */
export const LOW_WINDOW = '(height < 26rem)';

/** Whether the media query matches; changes with it. */
export function useMediaQuery(text: string): boolean {
  // Made once: a query that is made anew at each rendering lets the browser compute the styles of the page.
  const query = useMemo(() => window.matchMedia(text), [text]);
  const subscribe = useCallback(
    (notify: () => void) => {
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query.matches);
}
