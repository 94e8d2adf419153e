import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { leaveChosenFocus } from './closing-focus.ts';
import { closingStyle, PointerShield, useOpeningClick } from './pointer-shield.tsx';
import { VisibleArea } from './visible-area.tsx';

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;

interface DialogContentProps {
  title: ReactNode;
  /** Shown under the title; `null` where the content needs none. */
  description: ReactNode;
  children?: ReactNode;
  /** Buttons, which stay visible while the content scrolls; in a low window they scroll with it. */
  footer?: ReactNode;
  /** Focuses the content on opening, so that the keyboard scrolls a long text. */
  focusContent?: boolean;
  className?: string;
}

// Of the same height as what it is below: a dialog over another covers that one too.
export const overlayStyle =
  'fixed inset-0 z-50 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

// Focuses the first field, else the dialog, because Radix would focus the close button.
function focusFirstField(event: Event): void {
  const window = event.currentTarget;
  if (!(window instanceof HTMLElement)) return;
  event.preventDefault();
  const field = window.querySelector<HTMLElement>(
    '[data-autofocus], input:not(:disabled, [hidden]), textarea:not(:disabled), select:not(:disabled), [role="radio"]:not(:disabled)',
  );
  // A long text is not scrolled to: it is read from its title on.
  (field ?? window).focus({ preventScroll: field instanceof HTMLDivElement });
}

// A dialog opened from a menu item returns the focus to the menu's button, because the item is gone by then.
function focusTargetOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** Restores the focus on closing to the element that had it on opening. */
function useFocusRestore() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    capture: () => {
      opener.current = focusTargetOf(document.activeElement);
    },
    restore: (event: Event) => {
      leaveChosenFocus(event);
      if (event.defaultPrevented || !opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

/** What modal dialogs and sheets do on opening, on closing, and with a click beside them. */
export function useModal(focusInitially: (event: Event) => void) {
  const { capture, restore } = useFocusRestore();
  const click = useOpeningClick();
  return {
    onOpenAutoFocus: (event: Event) => {
      click.opened(document.activeElement);
      capture();
      focusInitially(event);
    },
    onCloseAutoFocus: restore,
    onPointerDownOutside: (event: CustomEvent<{ originalEvent: PointerEvent }>) => {
      if (click.isRepeatedBy(event.detail.originalEvent)) event.preventDefault();
    },
  };
}

/** A modal dialog: at the bottom edge on phones, centred otherwise. */
export function DialogContent({
  title,
  description,
  children,
  footer,
  focusContent,
  className,
}: DialogContentProps) {
  const modal = useModal(focusFirstField);
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayStyle} />
      <Radix.Content
        {...modal}
        {...(description === null ? { 'aria-describedby': undefined } : {})}
        className={cn(
          'fixed inset-x-0 bottom-(--covered-bottom,0px) z-50 flex max-h-[calc(var(--visible-height,100dvh)*0.92)] flex-col rounded-t-card border border-line bg-surface shadow-soft outline-none',
          'sm:inset-auto sm:top-[calc(var(--visible-top,0px)+var(--visible-height,100dvh)/2)] sm:left-1/2 sm:w-[min(32rem,calc(100vw-3rem))] sm:max-h-[calc(var(--visible-height,100dvh)*0.86)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
          'low:overflow-y-auto sm:low:max-h-[calc(var(--visible-height,100dvh)*0.96)]',
          'data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out',
          closingStyle,
          className,
        )}
      >
        <PointerShield />
        <VisibleArea />
        <div className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6 sm:pt-6 low:pt-4 low:pb-2">
          <div className="min-w-0 flex-1">
            <Radix.Title className="text-xl leading-7 font-medium">{title}</Radix.Title>
            {description !== null && (
              <Radix.Description className="mt-1 text-[0.9375rem] text-ink-soft">
                {description}
              </Radix.Description>
            )}
          </div>
          <Radix.Close asChild>
            <Button variant="ghost" size="icon" aria-label="Close" className="-mt-2 -mr-2">
              <X aria-hidden />
            </Button>
          </Radix.Close>
        </div>
        {children && (
          <div
            {...(focusContent && { tabIndex: 0, 'data-autofocus': true })}
            className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 outline-none sm:px-6 sm:pb-6 low:min-h-auto low:flex-none low:overflow-visible"
          >
            {children}
          </div>
        )}
        {footer && (
          <div className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6 low:py-3">
            {footer}
          </div>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}
