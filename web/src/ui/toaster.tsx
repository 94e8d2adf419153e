import { RIGHT_TO_LEFT } from '@inkwell/contracts/constants';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cn } from './cn.ts';
import { dismissToast, useToast } from './toast.ts';

const SHOWN_MS = 5_000;
/** How far a toast is swiped before it goes. */
const SWIPE_PX = 50;

/** Renders the current toast, at the bottom, where it covers neither a header nor a title. F8 moves the focus to it. */
export function Toaster() {
  const current = useToast();
  const viewport = useRef<HTMLOListElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLElement)) previousFocus.current = null;
    else if (!viewport.current?.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  const dismiss = (id: number) => {
    // Dismissing a toast returns the focus to where it was before.
    if (viewport.current?.contains(document.activeElement)) previousFocus.current?.focus();
    dismissToast(id);
  };

  return (
    // Radix pauses its timers when a toast disappears under the pointer and never resumes them; a new key resets it.
    <Toast.Provider
      key={current?.firstId}
      duration={SHOWN_MS}
      swipeThreshold={SWIPE_PX}
      swipeDirection="right"
    >
      {current && (
        <Toast.Root
          key={current.id}
          open={current.open}
          {...(current.durationMs !== undefined && { duration: current.durationMs })}
          onOpenChange={(open) => !open && dismiss(current.id)}
          onFocus={onFocus}
          className={cn(
            'pointer-events-auto relative flex items-start gap-3 rounded-card border p-4 pr-12 shadow-soft',
            'data-[state=open]:animate-toast-in data-[state=closed]:animate-fade-out',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
            'data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)',
            current.variant === 'destructive'
              ? 'border-danger bg-danger-soft text-ink'
              : 'border-line bg-surface text-ink',
          )}
        >
          <div className="min-w-0">
            {/* The space separates title and description for screen readers. */}
            <Toast.Title className="text-[0.9375rem] leading-6 font-semibold">
              {isolateQuoted(current.title)}
            </Toast.Title>{' '}
            {current.description && (
              <Toast.Description className="text-[0.9375rem] leading-6 text-ink-soft">
                {isolateQuoted(current.description)}
              </Toast.Description>
            )}
          </div>
          {current.action && (
            <Toast.Action
              altText={current.action.altText}
              onClick={current.action.run}
              className="-my-2 ml-auto min-h-11 shrink-0 rounded-control px-2 text-[0.9375rem] font-medium text-accent underline underline-offset-4"
            >
              {current.action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label="Dismiss"
            className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink md:size-9 pointer-coarse:size-11"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      {/* In the body, where dialogs are: inside the root, which is a stacking context, their overlay covers it. */}
      {createPortal(
        <Toast.Viewport
          ref={viewport}
          hotkey={['F8']}
          onFocus={onFocus}
          className="pointer-events-none fixed inset-x-0 bottom-(--toast-bottom) z-60 flex w-full flex-col p-3 outline-none md:right-auto md:bottom-0 md:max-w-[420px] md:p-4"
        />,
        document.body,
      )}
    </Toast.Provider>
  );
}

/** A quoted title has its own direction, and the sentence around it keeps the product's. */
function isolateQuoted(text: string | undefined): ReactNode {
  if (text === undefined || !RIGHT_TO_LEFT.test(text)) return text;
  return text.split(/(?<=["“])(.+)(?=["”])/s).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} dir="auto">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
