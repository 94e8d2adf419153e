import type { Entry } from '@inkwell/contracts';
import { useIsUnderCare } from '../../lib/care.ts';
import { CareLines } from '../../ui/care-lines.tsx';
import { cn } from '../../ui/cn.ts';
import { columnStyle } from './entry-frame.tsx';

/** Whom to call, under a page whose text calls for it; nothing where the card above the page says so already. */
export function EntryCare({ entry }: { entry: Entry | null }) {
  const underCare = useIsUnderCare();
  if (!entry?.care || underCare) return null;
  return (
    <aside aria-label="People to talk to" className={cn(columnStyle, 'pb-8')}>
      <div className="border-t border-line pt-4">
        <p className="pb-1 text-[0.9375rem] leading-6">If this page weighs on you, these people listen.</p>
        <CareLines resources={entry.care.resources} />
      </div>
    </aside>
  );
}
