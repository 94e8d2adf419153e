import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { overlayStyle, useModal } from './dialog.tsx';
import { closingStyle, PointerShield } from './pointer-shield.tsx';
import { VisibleArea, visibleEdges } from './visible-area.tsx';

export const Sheet = Radix.Root;

interface SheetContentProps {
  title: ReactNode;
  side?: 'left' | 'right';
  children: ReactNode;
  className?: string;
}

// Radix focuses the close button, which is right where no field is to be typed into at once.
function focusMarkedField(event: Event): void {
  const field =
    event.currentTarget instanceof HTMLElement &&
    event.currentTarget.querySelector<HTMLElement>('[data-autofocus]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** A modal panel that slides in from one side; a control with `data-autofocus` has the focus at first. */
export function SheetContent({ title, side = 'left', children, className }: SheetContentProps) {
  const modal = useModal(focusMarkedField);
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayStyle} />
      <Radix.Content
        aria-describedby={undefined}
        {...modal}
        className={cn(
          'fixed z-50 flex w-[min(20rem,calc(100vw-3rem))] flex-col bg-paper shadow-soft outline-none low:overflow-y-auto',
          visibleEdges,
          'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out',
          closingStyle,
          side === 'left'
            ? 'left-0 border-r border-line [--sheet-from:-24px]'
            : 'right-0 border-l border-line [--sheet-from:24px]',
          className,
        )}
      >
        <PointerShield />
        <VisibleArea />
        <div className="flex min-h-16 shrink-0 items-center justify-between gap-4 px-5">
          <Radix.Title className="text-lg font-medium">{title}</Radix.Title>
          <Radix.Close asChild>
            <Button variant="ghost" size="icon" aria-label="Close" className="-mr-2">
              <X aria-hidden />
            </Button>
          </Radix.Close>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto low:flex-none low:overflow-visible">{children}</div>
      </Radix.Content>
    </Radix.Portal>
  );
}
