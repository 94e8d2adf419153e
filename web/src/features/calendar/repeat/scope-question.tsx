import type { CalendarEvent, EventScope } from '@inkwell/contracts';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import type { WeekEdit } from '../move/week-edit.ts';

const LABELS: Record<EventScope, string> = {
  one: 'This event',
  following: 'This and following events',
  all: 'All events',
};
const SCOPES: EventScope[] = ['one', 'following', 'all'];

interface Asked {
  event: CalendarEvent;
  action: 'change' | 'delete';
  /** Whether how it repeats is changed too, which one event alone cannot. */
  changesRule?: boolean;
  /** What was dropped: it stays there until it is answered. */
  dropped?: WeekEdit;
  onChoose: (scope: EventScope) => void;
  onCancel?: (() => void) | undefined;
}

/**
 * Asks for which events of a series a change is meant. `ask` answers 'one' at once for an event that does not repeat;
 * `question` is to be rendered.
 */
export function useScopeQuestion(): {
  ask: (asked: Asked) => void;
  cancel: () => void;
  question: ReactNode;
  /** What was dropped and is asked about; null where nothing is. */
  dropped: WeekEdit | null;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  // It is answered once, however often it is clicked before it is gone.
  const unanswered = useRef<Asked | null>(null);
  const show = (next: Asked | null) => {
    unanswered.current = next;
    setAsked(next);
  };
  const ask = (next: Asked) => (next.event.seriesId === null ? next.onChoose('one') : show(next));
  const cancel = () => {
    const cancelled = unanswered.current;
    show(null);
    cancelled?.onCancel?.();
  };
  const choose = (scope: EventScope) => {
    const answered = unanswered.current;
    show(null);
    answered?.onChoose(scope);
  };
  return {
    ask,
    cancel,
    question: asked && <ScopeQuestion {...asked} onChoose={choose} onCancel={cancel} />,
    dropped: asked?.dropped ?? null,
  };
}

function ScopeQuestion({
  event,
  action,
  changesRule = false,
  onChoose,
  onCancel,
}: Asked & { onCancel: () => void }) {
  const scopes = changesRule ? SCOPES.filter((scope) => scope !== 'one') : SCOPES;
  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent
        title={action === 'delete' ? 'Which events should be deleted?' : 'Which events should change?'}
        description={
          <>
            “<span dir="auto">{event.title}</span>” repeats.
          </>
        }
        className="sm:w-[min(26rem,calc(100vw-3rem))]"
        footer={
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        }
      >
        <div className="flex flex-col gap-2 pt-1">
          {scopes.map((scope, index) => (
            <Button
              key={scope}
              variant="secondary"
              data-autofocus={index === 0 || undefined}
              className="justify-start"
              onClick={() => onChoose(scope)}
            >
              {LABELS[scope]}
            </Button>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
