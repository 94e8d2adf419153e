import { useEffect } from 'react';
import { isShortcut, SHORTCUTS } from '../../lib/shortcuts.ts';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Opens the search at its keys, at a slash only outside of fields; not while a dialog is open. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const openOnKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event, SHORTCUTS.search)) return;
      const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      if (event.key === '/' && isTyping) return;
      if (document.querySelector('[role="dialog"][data-state="open"]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', openOnKey);
    return () => document.removeEventListener('keydown', openOnKey);
  }, [open]);
}
