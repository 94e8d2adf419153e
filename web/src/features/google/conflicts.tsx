import type { GoogleConflict } from '@inkwell/contracts';
import { CONFLICT_KEPT_DAYS } from '@inkwell/contracts/constants';
import { useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useRestoreVersion } from './google.ts';
import { describeTime } from './sync-words.ts';

/** The events that were changed on both sides: which version stands, and the way to the other one. */
export function Conflicts({ conflicts }: { conflicts: readonly GoogleConflict[] }) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-4">
      <h4 ref={title} id={titleId} tabIndex={-1} className="font-medium outline-none">
        Changed in both places
      </h4>
      <p className="mt-1 text-sm leading-6 text-ink-soft">
        The later change stands. The other version is kept for {CONFLICT_KEPT_DAYS} days.
      </p>
      <ul aria-labelledby={titleId} className="mt-1 divide-y divide-line">
        {conflicts.map((conflict) => (
          <Conflict key={conflict.id} conflict={conflict} onRestored={() => title.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}

interface ConflictProps {
  conflict: GoogleConflict;
  /** For the focus, which the button takes with it. */
  onRestored: () => void;
}

function Conflict({ conflict, onRestored }: ConflictProps) {
  const textId = useId();
  const restore = useRestoreVersion();
  const { title, stands, at } = conflict;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p id={textId} className="min-w-48 flex-1 text-[0.9375rem] leading-6 wrap-anywhere">
        {stands === 'google' ? 'Google’s version stands. Yours was' : 'Your version stands. Google’s was'}{' '}
        <span dir="auto" className="font-medium">
          “{title}”
        </span>{' '}
        <span className="text-sm text-ink-soft">({describeTime(at)})</span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={textId}
        busy={restore.isPending}
        onClick={() => restore.mutate(conflict, { onSuccess: onRestored })}
      >
        Use the other version
      </Button>
    </li>
  );
}
