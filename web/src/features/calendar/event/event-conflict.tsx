import type { CalendarEvent } from '@inkwell/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { describeEvent } from './read-only-event.tsx';

interface EventConflictProps {
  theirs: CalendarEvent;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows what was saved elsewhere meanwhile, above what the person has typed, and lets them choose. */
export function EventConflict({ theirs, onKeepMine, onTakeTheirs }: EventConflictProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <div
      role="alert"
      className="flex flex-col gap-2 rounded-control border border-danger/40 bg-danger-soft px-3.5 py-3 text-[0.9375rem] leading-6"
    >
      <p>
        Not saved: this event was also changed elsewhere. Your version is below; what you changed in it can be
        kept. The other one:
      </p>
      <p dir="auto" className="font-medium wrap-anywhere">
        {describeEvent(theirs)}
      </p>
      {theirs.description && (
        <p dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
          {theirs.description}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button ref={keepButton} variant="secondary" size="sm" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button variant="secondary" size="sm" onClick={onTakeTheirs}>
          Take the other
        </Button>
      </div>
    </div>
  );
}
