import { Maximize2, Minimize2 } from 'lucide-react';
import { useEffect } from 'react';
import { useFocusMode } from '../../../lib/focus-mode.ts';
import { ariaKeysOf, isShortcut, SHORTCUTS } from '../../../lib/shortcuts.ts';
import { Button } from '../../../ui/button.tsx';

/** Hides everything but the page, and brings it back; also by its keys. */
export function FocusButton() {
  const { focused, setFocused } = useFocusMode();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isToggle = isShortcut(event, SHORTCUTS.focusMode);
      if (!isToggle && !(focused && isShortcut(event, SHORTCUTS.leaveFocusMode))) return;
      event.preventDefault();
      setFocused(isToggle && !focused);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [focused, setFocused]);

  // Whoever leaves the page leaves focus mode.
  useEffect(() => () => setFocused(false), [setFocused]);

  const Icon = focused ? Minimize2 : Maximize2;
  const name = focused ? 'Leave focus mode' : 'Focus mode';
  const { label } = focused ? SHORTCUTS.leaveFocusMode : SHORTCUTS.focusMode;
  return (
    <Button
      variant="ghost"
      size={focused ? 'sm' : 'icon'}
      aria-label={name}
      aria-keyshortcuts={ariaKeysOf(SHORTCUTS.focusMode)}
      title={`${name} (${label})`}
      // A click leaves the focus, and a phone's keyboard, with the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setFocused(!focused)}
    >
      <Icon aria-hidden />
      {focused && 'Leave'}
    </Button>
  );
}
