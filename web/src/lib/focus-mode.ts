import { createContext, use } from 'react';

interface FocusMode {
  /** Everything but the page is hidden. Not kept: a reload shows everything again. */
  focused: boolean;
  setFocused: (focused: boolean) => void;
}

export const FocusModeContext = createContext<FocusMode>({ focused: false, setFocused: () => undefined });

export const useFocusMode = (): FocusMode => use(FocusModeContext);
