import { useEffect, useLayoutEffect, useRef } from 'react';

const MARK = 'backGuard';

const isMarked = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
};

// The router's own state stays, so that it takes both entries for the same.
const pushMarked = () => window.history.pushState({ ...window.history.state, [MARK]: true }, '');

/**
 * While it is active, the Back button leaves nothing: it calls `onBack`, such as a question whether to discard what was
 * typed. For that an entry of the same address stands on top of the history, which goes when the guard ends.
 */
export function useBackGuard(isActive: boolean, onBack: () => void): void {
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  // With the commit in which what was guarded goes: a step back that came later could end a load that the person has
  // begun since.
  useLayoutEffect(() => {
    if (!isActive) return;
    // After a reload it is there already.
    if (!isMarked()) pushMarked();
    const hold = () => {
      if (isMarked()) return;
      pushMarked();
      back.current();
    };
    window.addEventListener('popstate', hold);
    return () => {
      window.removeEventListener('popstate', hold);
      if (isMarked()) window.history.back();
    };
  }, [isActive]);
}
