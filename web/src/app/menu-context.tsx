import { createContext, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from '../lib/router.tsx';

interface Menu {
  /** Undefined until it is first opened, which loads its code. */
  open: boolean | undefined;
  setOpen: (open: boolean) => void;
}

export const MenuContext = createContext<Menu>({ open: undefined, setOpen: () => undefined });

/**
 * Whether the sidebar of narrow screens is open. It is known above the layout, which is rendered anew once the session
 * is known.
 */
export function MenuProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<boolean>();
  // Choosing a mode, a day or a result of the search closes it, also where that is shown already.
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    if (open) setOpen(false);
  }
  const menu = useMemo(() => ({ open, setOpen }), [open]);
  return <MenuContext value={menu}>{children}</MenuContext>;
}
