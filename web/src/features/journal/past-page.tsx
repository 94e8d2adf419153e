import type { Entry } from '@inkwell/contracts';
import { useSyncExternalStore, type ReactNode } from 'react';
import { longDay } from '../../lib/time.ts';
import { cn } from '../../ui/cn.ts';
import type { Page } from './page.ts';
import { columnStyle, PageFrame, textStyle } from './page-frame.tsx';
import { SaveStatusLine } from './save-status.tsx';

interface PastPageProps {
  date: string;
  entry: Entry | null;
  /** Set while words of this day are still on their way to the server. */
  page: Page | undefined;
  banner: ReactNode;
}

const none = () => () => undefined;

/** A day that is over: to be read. */
export function PastPage({ date, entry, page, banner }: PastPageProps) {
  const view = useSyncExternalStore(page?.subscribe ?? none, () => page?.view() ?? null);
  return (
    <PageFrame date={date} banner={banner} status={view && <SaveStatusLine status={view.status} />}>
      <textarea
        readOnly
        aria-label={`Journal entry of ${longDay(date)}`}
        placeholder="This is a past journal entry (read-only)"
        value={view?.content ?? entry?.content ?? ''}
        className={cn(
          columnStyle,
          textStyle,
          'min-h-[400px] flex-1 resize-none bg-transparent pb-16 outline-none',
        )}
      />
    </PageFrame>
  );
}
