import { useCallback, useEffect, useRef } from 'react';
import { isFocusFree, keepFocus } from '../lib/focus-keeper.ts';
import type { Page } from '../lib/navigation.ts';
import { keepTitleOfFirstPage, useTitleAnnouncement } from '../lib/title.ts';

/** Returns a function to call with each page that is shown: whether it takes the place of another one. */
export function usePageChange(): (page: Page) => boolean {
  const shown = useRef<Page | null>(null);
  return useCallback((page) => {
    const isChange = shown.current !== null && shown.current !== page;
    shown.current = page;
    return isChange;
  }, []);
}

interface PageFocusProps {
  page: Page;
  /** Of `usePageChange`. */
  isChange: (page: Page) => boolean;
}

/** Inside each page: focuses its heading, so that the keyboard and a screen reader begin there. */
export function PageFocus({ page, isChange }: PageFocusProps) {
  useEffect(() => {
    // The browser itself says which page was loaded, and begins at its top.
    if (!isChange(page)) return;
    const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
    // What the page focuses itself has it already.
    if (!heading || !isFocusFree()) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page, isChange]);
  return null;
}

/** Around every page: keeps the focus, and announces the title of a page or mode that is opened. */
export function FocusAndTitle() {
  const announcement = useTitleAnnouncement();
  useEffect(keepFocus, []);
  useEffect(keepTitleOfFirstPage, []);
  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}
