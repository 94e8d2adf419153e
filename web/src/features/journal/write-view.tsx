import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { entryQuery } from '../../lib/entries.ts';
import { useUser } from '../../lib/session.ts';
import { longDay, useToday } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Editor } from './page/editor.tsx';
import { useMidnightGrace } from './page/midnight-grace.ts';
import { Banner, columnStyle, EntryFrame } from './page/entry-frame.tsx';
import { entryStoresOf, type EntryStores } from './saving/entry-stores.ts';
import { createFocusHandover, type FocusHandover } from './page/focus-handover.ts';
import { MidnightBanner } from './page/midnight-banner.tsx';
import { PastEntry } from './page/past-entry.tsx';

/** The journal entry of a day: today's can be edited, any other is read-only. */
export function WriteView({ date }: { date: string }) {
  const userId = useUser()?.id;
  const client = useQueryClient();
  return userId === undefined ? null : <JournalDay date={date} stores={entryStoresOf(userId, client)} />;
}

function JournalDay({ date, stores }: { date: string; stores: EntryStores }) {
  const today = useToday();
  const findStore = useCallback((day: string) => stores.find(day), [stores]);
  const { day, held } = useMidnightGrace(date, today, findStore);
  const heldStore = held && stores.find(day);
  const [focusHandover] = useState(createFocusHandover);
  return (
    <DayEntry
      key={`${stores.userId} ${day}`}
      date={day}
      stores={stores}
      writable={day === today || held !== undefined}
      isAhead={day > today}
      isClosed={held?.isClosed}
      focusHandover={focusHandover}
      banner={heldStore && <MidnightBanner userId={stores.userId} store={heldStore} {...held} />}
    />
  );
}

interface DayEntryProps {
  date: string;
  stores: EntryStores;
  writable: boolean;
  /** Written where the day had begun already. */
  isAhead: boolean;
  isClosed: boolean | undefined;
  focusHandover: FocusHandover;
  banner: ReactNode;
}

function DayEntry({ date, stores, writable, isAhead, isClosed, focusHandover, banner }: DayEntryProps) {
  const entry = useQuery(entryQuery(date));
  if (entry.isPending) {
    return (
      <EntryFrame date={date}>
        <div className={cn(columnStyle, 'pt-2')}>
          <SkeletonText label="Loading your page" lines={6} />
        </div>
      </EntryFrame>
    );
  }
  const failure = entry.isError && entry.data === undefined && (
    <Banner
      urgent
      action={
        <Button variant="secondary" size="sm" busy={entry.isFetching} onClick={() => void entry.refetch()}>
          Try again
        </Button>
      }
    >
      This page could not be loaded. What you saved is safe{writable && ', and you can go on writing'}.
    </Banner>
  );
  if (!writable) {
    const ahead = isAhead && (
      <Banner>
        {longDay(date)} has not begun where you are now. This page can be read until then, and changed when
        its day comes.
      </Banner>
    );
    return (
      <PastEntry date={date} entry={entry.data ?? null} store={stores.find(date)} banner={failure || ahead} />
    );
  }
  return (
    <Editor
      date={date}
      entry={entry.data ?? null}
      stores={stores}
      banner={banner || failure || undefined}
      isClosed={isClosed}
      focusHandover={focusHandover}
    />
  );
}
