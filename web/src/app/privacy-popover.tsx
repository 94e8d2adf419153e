import { ShieldCheck } from 'lucide-react';
import { Link } from '../lib/router.tsx';
import { useId, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { config } from '../lib/config.ts';
import { Button } from '../ui/button.tsx';
import { leaveChosenFocus } from '../ui/closing-focus.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx';

/** The parts that run elsewhere, where the operator has set it up so. */
function whatAnswers(): string {
  const { companion, reading } = config.providers;
  const names = [...new Set([companion, reading])].filter((name) => name !== null);
  if (names.length === 0) return 'Everything that reads or answers it runs on this server.';
  return `To answer you, ${names.join(' and ')} processes what is needed. It is asked not to store it, and may keep it for a time under its own terms.`;
}

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
  const giveFocusBack = (event: Event) => {
    keepFocusUnlessPinned(event);
    leaveChosenFocus(event);
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
        onCloseAutoFocus={giveFocusBack}
      >
        <p id={titleId} className="font-serif text-lg font-medium">
          Your Privacy Matters
        </p>
        <p className="mt-1 text-sm font-medium">100% Private &amp; Secure</p>
        <p className="mt-2 text-sm leading-6 text-ink-soft">
          What you write and say here is yours. Your content is never shared, sold or accessed by anyone else.
        </p>
        <p className="mt-2 text-sm leading-6 text-ink-soft">{whatAnswers()}</p>
        <Link
          to="/privacy"
          className="mt-1 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          How this works
        </Link>
      </PopoverContent>
    </Popover>
  );
}
