import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { useOpeningClick, usePointerShield } from './pointer-shield.tsx';
import { useVisibleArea, visibleEdges } from './visible-area.tsx';

interface SidePanelProps {
  /** For `aria-controls` of the button that opens it. */
  id: string;
  title: string;
  /** Stands beside the content; otherwise it is a modal sheet over it. */
  docked: boolean;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/**
 * A panel at the right edge. Unlike a `Sheet` its content stays mounted while it is closed, and where the window's
 * width makes a sheet of a docked panel.
 */
export function SidePanel({ id, title, docked, open, onClose, children, className }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  const isSheet = open && !docked;
  const click = useOpeningClick();
  usePointerShield(isSheet);
  useVisibleArea(isSheet);

  useEffect(() => {
    const element = panel.current;
    if (!isSheet || !element) return;
    const opener = document.activeElement;
    click.opened(opener);
    const undo = makeRestInert(element);
    // The panel and not its first field, which would open a phone's keyboard over it.
    element.focus({ preventScroll: true });
    // On the document, because the focus is nowhere after a click on something that goes with it.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) close.current();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      undo();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isSheet, click]);

  return (
    <>
      {isSheet && (
        <div
          aria-hidden
          className="fixed inset-0 z-40 animate-fade-in bg-scrim"
          onClick={(event) => click.isRepeatedBy(event) || onClose()}
        />
      )}
      <section
        ref={panel}
        id={id}
        aria-label={title}
        role={docked ? undefined : 'dialog'}
        aria-modal={isSheet || undefined}
        tabIndex={docked ? undefined : -1}
        data-state={open ? 'active' : 'inactive'}
        className={cn(
          'flex flex-col outline-none',
          docked && ['shrink-0 border-l border-line', !open && 'hidden'],
          !docked && [
            'fixed right-0 z-50 w-full border-line bg-paper pb-[env(safe-area-inset-bottom)] shadow-soft sm:w-[26rem] sm:border-l low:overflow-y-auto',
            visibleEdges,
            'duration-200 ease-out',
            // Visible from the first moment of the opening on: what is invisible takes no focus.
            open
              ? 'transition-[opacity,translate]'
              : 'invisible translate-x-6 opacity-0 transition-[opacity,translate,visibility]',
          ],
          className,
        )}
      >
        {!docked && (
          <div className="flex min-h-16 shrink-0 items-center justify-between gap-4 px-5">
            <h2 className="text-lg font-medium">{title}</h2>
            <Button variant="ghost" size="icon" aria-label="Close" className="-mr-2" onClick={onClose}>
              <X aria-hidden />
            </Button>
          </div>
        )}
        {children}
      </section>
    </>
  );
}

/**
 * Makes the rest of the app inert. What is portalled into the body (toasts, tooltips, dialogs over the sheet) stays as
 * it is. Returns a function that undoes it.
 */
function makeRestInert(element: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  let node = element;
  while (node.parentElement && node.parentElement !== document.body) {
    for (const sibling of node.parentElement.children) {
      const isScrim = node === element && sibling === element.previousElementSibling;
      if (!(sibling instanceof HTMLElement) || sibling === node || isScrim || sibling.inert) continue;
      sibling.inert = true;
      changed.push(sibling);
    }
    node = node.parentElement;
  }
  return () => {
    for (const each of changed) each.inert = false;
  };
}
