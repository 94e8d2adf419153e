import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useUser } from '../../lib/session.ts';
import { longDay, useToday } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Editor } from './editor.tsx';
import { entryQuery } from './entries.ts';
import { useOpenDay } from './open-day.ts';
import { Banner, columnStyle, PageFrame } from './page-frame.tsx';
import { pagesOf, type Pages } from './pages.ts';
import { PastPage } from './past-page.tsx';

/** The journal's page of a day: written on today, read on any other. */
export function WriteView({ date }: { date: string }) {
  const userId = useUser()?.id;
  const client = useQueryClient();
  return userId === undefined ? null : <OpenPage date={date} pages={pagesOf(userId, client)} />;
}

function OpenPage({ date, pages }: { date: string; pages: Pages }) {
  const today = useToday();
  const isBeingWritten = useCallback((day: string) => pages.find(day)?.isTouched() ?? false, [pages]);
  const { day, moveOn } = useOpenDay(date, today, isBeingWritten);
  return (
    <DayPage
      key={`${pages.userId} ${day}`}
      date={day}
      pages={pages}
      writable={day === today || moveOn !== undefined}
      banner={
        moveOn && (
          <Banner
            action={
              <Button variant="secondary" size="sm" onClick={moveOn}>
                Go to the new page
              </Button>
            }
          >
            A new day has begun. What you write here stays with {longDay(day)}; it can be changed until ten
            minutes past midnight.
          </Banner>
        )
      }
    />
  );
}

interface DayPageProps {
  date: string;
  pages: Pages;
  writable: boolean;
  banner: ReactNode;
}

function DayPage({ date, pages, writable, banner }: DayPageProps) {
  const entry = useQuery(entryQuery(date));
  if (entry.isPending) {
    return (
      <PageFrame date={date}>
        <div className={cn(columnStyle, 'pt-2')}>
          <SkeletonText label="Loading your page" lines={6} />
        </div>
      </PageFrame>
    );
  }
  const failure = entry.isError && entry.data === undefined && (
    <Banner
      grave
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
    return <PastPage date={date} entry={entry.data ?? null} page={pages.find(date)} banner={failure} />;
  }
  return (
    <Editor date={date} entry={entry.data ?? null} pages={pages} banner={banner || failure || undefined} />
  );
}
