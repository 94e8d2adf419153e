import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element in the app's header that a mode may render into; null where there is no header. */
export const HeaderSlotContext = createContext<HTMLElement | null>(null);

/** Renders its children into the app's header. */
export function HeaderSlot({ children }: { children: ReactNode }) {
  const slot = use(HeaderSlotContext);
  return slot && createPortal(children, slot);
}

/** The element beside a mode's tabs, on narrow screens, that its content may render into. */
export const TabsSlotContext = createContext<HTMLElement | null>(null);
