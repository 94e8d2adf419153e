import { ShieldCheck } from 'lucide-react';
import { useId, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx';

/** Time to move the mouse from the button into the popover. */
const CLOSE_DELAY_MS = 200;

/**
 * 'Your Privacy Matters'. Hovering opens it until the mouse leaves; a click, a tap or a key pins it open until the
 * next one.
 */
export function PrivacyPopover() {
  const [open, setOpen] = useState(false);
  const [pinned, setPinned] = useState(false);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const titleId = useId();

  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      clearTimeout(closeTimer.current);
      if (pointerType !== 'mouse' || open) return;
      setOpen(true);
      setPinned(false);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !pinned)
        closeTimer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
    },
  };
  const togglePinned = (event: MouseEvent) => {
    event.preventDefault();
    clearTimeout(closeTimer.current);
    setOpen(!open || !pinned);
    setPinned(true);
  };
  // Hovering must not move the focus, neither on opening nor on closing.
  const keepFocusUnlessPinned = (event: Event) => {
    if (!pinned) event.preventDefault();
  };

  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild {...hover} onClick={togglePinned}>
        <Button variant="ghost" size="icon" aria-label="Your Privacy Matters">
          <ShieldCheck aria-hidden />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        {...hover}
        aria-labelledby={titleId}
        onOpenAutoFocus={keepFocusUnlessPinned}
        onCloseAutoFocus={keepFocusUnlessPinned}
      >
        <p id={titleId} className="font-serif text-lg font-medium">
          Your Privacy Matters
        </p>
        <p className="mt-1 text-sm font-medium">100% Private &amp; Secure</p>
        <p className="mt-2 text-sm leading-6 text-ink-soft">
          What you write and say here is yours. Your content is never shared, sold or accessed by anyone else.
        </p>
      </PopoverContent>
    </Popover>
  );
}
