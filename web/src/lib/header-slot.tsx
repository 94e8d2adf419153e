import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element of the app's header that a mode may fill; null where there is no header. */
export const HeaderSlotContext = createContext<HTMLElement | null>(null);

/** Puts its children into the app's header: a date picker, the month and its arrows. */
export function HeaderSlot({ children }: { children: ReactNode }) {
  const slot = use(HeaderSlotContext);
  return slot && createPortal(children, slot);
}
