import { isFocusFree } from '../../../lib/focus-keeper.ts';

/** Passes the focus from a page that is removed to the one that takes its place. */
export interface FocusHandover {
  /** Called before the element is removed. */
  leave: (page: Element | null | undefined) => void;
  /** Focuses the element where the page before had the focus, and nobody has moved it since. */
  take: (element: HTMLElement | null) => void;
}

export function createFocusHandover(): FocusHandover {
  let hadFocus = false;
  return {
    leave(page) {
      hadFocus = page?.contains(document.activeElement) ?? false;
    },
    take(element) {
      if (hadFocus && isFocusFree()) element?.focus();
      hadFocus = false;
    },
  };
}
