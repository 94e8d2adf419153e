import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useRef, type FocusEvent } from 'react';
import { cn } from './cn.ts';
import { dismissToast, useToast } from './toast.ts';

/** Where toasts appear: at the top, clear of what is written and sent at the bottom. F8 moves the focus there. */
export function Toaster() {
  const shown = useToast();
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLElement)) cameFrom.current = null;
    else if (!viewport.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const dismiss = (id: number) => {
    // Who dismisses a toast goes on where they were.
    if (viewport.current?.contains(document.activeElement)) cameFrom.current?.focus();
    dismissToast(id);
  };

  return (
    // Radix takes a toast that went under the pointer for one that is still looked at, and would hold the next
    // one for ever: a toast that comes by itself begins anew.
    <Toast.Provider key={shown?.firstId} duration={5000} swipeThreshold={50} swipeDirection="right">
      {shown && (
        <Toast.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => !open && dismiss(shown.id)}
          onFocus={onFocus}
          className={cn(
            'pointer-events-auto relative flex items-start gap-3 rounded-card border p-4 pr-12 shadow-soft',
            'data-[state=open]:animate-toast-in data-[state=closed]:animate-fade-out',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
            'data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)',
            shown.variant === 'destructive'
              ? 'border-danger bg-danger-soft text-ink'
              : 'border-line bg-surface text-ink',
          )}
        >
          <div className="min-w-0">
            {/* The space is for screen readers, which are told the two in one breath. */}
            <Toast.Title className="text-[0.9375rem] leading-6 font-semibold">{shown.title}</Toast.Title>{' '}
            {shown.description && (
              <Toast.Description className="text-[0.9375rem] leading-6 text-ink-soft">
                {shown.description}
              </Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label="Dismiss"
            className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink md:size-9"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        onFocus={onFocus}
        className="pointer-events-none fixed inset-x-0 top-0 z-60 flex w-full flex-col p-3 pt-[max(0.75rem,env(safe-area-inset-top))] outline-none md:top-14 md:left-auto md:max-w-[420px] md:p-4"
      />
    </Toast.Provider>
  );
}
