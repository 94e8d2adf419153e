import type { Entry } from '@inkwell/contracts';
import { useEffect } from 'react';
import { useIsUnderCare } from '../../../lib/care.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { cn } from '../../../ui/cn.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { columnStyle } from '../page/entry-frame.tsx';

const EntryLines = lazyPart(
  'The people to talk to',
  async () => (await import('./entry-lines.tsx')).EntryLines,
);

/** Whom to call, under a page whose text calls for it; nothing where the card above the page says so already. */
export function EntryCare({ entry }: { entry: Entry | null }) {
  const underCare = useIsUnderCare();
  // The numbers of a page must be there without a network, too.
  useEffect(() => whenIdle(() => void EntryLines.preload()), []);
  if (!entry?.care || underCare) return null;
  return (
    <aside aria-label="People to talk to" className={cn(columnStyle, 'pb-8')}>
      <div className="border-t border-line pt-4">
        <p className="pb-1 text-[0.9375rem] leading-6">If this page weighs on you, these people listen.</p>
        <EntryLines care={entry.care} />
      </div>
    </aside>
  );
}
