import { ShieldCheck } from 'lucide-react';
import { useId, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx';

/** Time to move the mouse from the button into the text. */
const CLOSE_MS = 200;

/**
 * 'Your Privacy Matters'. A mouse that passes over it sees it for as long as it is there; a click, a tap or a key
 * holds it open until the next one.
 */
export function PrivacyPopover() {
  const [open, setOpen] = useState(false);
  const [held, setHeld] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const titleId = useId();

  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      clearTimeout(closing.current);
      if (pointerType !== 'mouse' || open) return;
      setOpen(true);
      setHeld(false);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !held) closing.current = setTimeout(() => setOpen(false), CLOSE_MS);
    },
  };
  const press = (event: MouseEvent) => {
    event.preventDefault();
    clearTimeout(closing.current);
    setOpen(!open || !held);
    setHeld(true);
  };
  // What was only hovered over never had the focus: it neither takes it nor gives it back.
  const leaveFocus = (event: Event) => {
    if (!held) event.preventDefault();
  };

  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild {...hover} onClick={press}>
        <Button variant="ghost" size="icon" aria-label="Your Privacy Matters">
          <ShieldCheck aria-hidden />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        {...hover}
        aria-labelledby={titleId}
        onOpenAutoFocus={leaveFocus}
        onCloseAutoFocus={leaveFocus}
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
