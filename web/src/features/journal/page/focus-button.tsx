import { Maximize2, Minimize2 } from 'lucide-react';
import { useEffect } from 'react';
import { useFocusMode } from '../../../lib/focus-mode.ts';
import { Button } from '../../../ui/button.tsx';

/** Hides everything but the page, and brings it back; also with Ctrl or ⌘ + Shift + F, and back with Escape. */
export function FocusButton() {
  const { focused, setFocused } = useFocusMode();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isToggle = (event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === 'f';
      if (!isToggle && !(focused && event.key === 'Escape')) return;
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
  return (
    <Button
      variant="ghost"
      size={focused ? 'sm' : 'icon'}
      aria-label={name}
      aria-keyshortcuts="Control+Shift+F Meta+Shift+F"
      title={focused ? `${name} (Esc)` : `${name} (Ctrl or ⌘ + Shift + F)`}
      // A click leaves the focus, and a phone's keyboard, with the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setFocused(!focused)}
    >
      <Icon aria-hidden />
      {focused && 'Leave'}
    </Button>
  );
}
