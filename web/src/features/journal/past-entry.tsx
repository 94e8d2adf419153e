import type { Entry } from '@inkwell/contracts';
import { useSyncExternalStore, type ReactNode } from 'react';
import { longDay } from '../../lib/time.ts';
import { cn } from '../../ui/cn.ts';
import type { EntryStore } from './entry-store.ts';
import { columnStyle, EntryFrame, textStyle } from './entry-frame.tsx';
import { SaveStatusLine } from './save-status.tsx';

interface PastEntryProps {
  date: string;
  entry: Entry | null;
  /** Set while changes of this day are not saved yet. */
  store: EntryStore | undefined;
  banner: ReactNode;
}

const noSubscription = () => () => undefined;

/** The entry of a past day, read-only. */
export function PastEntry({ date, entry, store, banner }: PastEntryProps) {
  const snapshot = useSyncExternalStore(
    store?.subscribe ?? noSubscription,
    () => store?.getSnapshot() ?? null,
  );
  return (
    <EntryFrame date={date} banner={banner} status={snapshot && <SaveStatusLine status={snapshot.status} />}>
      <textarea
        readOnly
        aria-label={`Journal entry of ${longDay(date)}`}
        placeholder="This is a past journal entry (read-only)"
        value={snapshot?.content ?? entry?.content ?? ''}
        className={cn(
          columnStyle,
          textStyle,
          'min-h-[400px] flex-1 resize-none bg-transparent pb-16 outline-none',
        )}
      />
    </EntryFrame>
  );
}
