import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx';

const CLOSE_MS = 200;

/** 'Your Privacy Matters': opens by hovering with a mouse, by click, tap or key otherwise. */
export function PrivacyPopover() {
  const [open, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hover = {
    onPointerEnter: (event: { pointerType: string }) => {
      clearTimeout(closing.current);
      if (event.pointerType === 'mouse') setOpen(true);
    },
    onPointerLeave: (event: { pointerType: string }) => {
      if (event.pointerType === 'mouse') closing.current = setTimeout(() => setOpen(false), CLOSE_MS);
    },
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild {...hover} onClick={(event) => (event.preventDefault(), setOpen(true))}>
        <Button variant="ghost" size="icon" aria-label="Your Privacy Matters">
          <ShieldCheck aria-hidden />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" {...hover} onOpenAutoFocus={(event) => event.preventDefault()}>
        <p className="font-serif text-lg font-medium">Your Privacy Matters</p>
        <p className="mt-1 text-sm font-medium">100% Private &amp; Secure</p>
        <p className="mt-2 text-sm leading-6 text-ink-soft">
          What you write and say here is yours. It is never shared, never sold and never accessed by anyone
          else.
        </p>
      </PopoverContent>
    </Popover>
  );
}
