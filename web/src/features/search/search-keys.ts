import { useEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Opens the search at ⌘K and Ctrl+K, and at a slash outside of fields; not while a dialog is open. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const openOnKey = (event: KeyboardEvent) => {
      const isCommand = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isSlash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey;
      const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      if (event.defaultPrevented || !(isCommand || (isSlash && !isTyping))) return;
      if (document.querySelector('[role="dialog"][data-state="open"]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', openOnKey);
    return () => document.removeEventListener('keydown', openOnKey);
  }, [open]);
}
