import type { ReactNode } from 'react';
import { longDay } from '../../lib/time.ts';
import { cn } from '../../ui/cn.ts';
import { OnThisDay } from './on-this-day.tsx';

/** Limits the text to about 68 characters a line. */
export const columnStyle = 'px-5 sm:px-8 min-[42rem]:px-[max(2rem,calc((100%-37rem)/2))]';

export const textStyle = 'font-serif text-[1.125rem] leading-[1.875rem] text-ink';

interface EntryFrameProps {
  date: string;
  /** Where the text is saved, and what else belongs beside the title. */
  status?: ReactNode;
  /** Shown between the title and the text. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The layout of a day's entry: date, save status, banner and text. */
export function EntryFrame({ date, status, banner, children }: EntryFrameProps) {
  return (
    <section aria-label={longDay(date)} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <header
        className={cn(
          columnStyle,
          'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-6 pb-5 sm:pt-10 sm:pb-7',
        )}
      >
        <h2 className="text-2xl font-medium sm:text-[1.75rem]">{longDay(date)}</h2>
        {status}
        <OnThisDay date={date} />
      </header>
      {banner && <div className={cn(columnStyle, 'pb-4')}>{banner}</div>}
      <div className="flex flex-1 animate-fade-in flex-col">{children}</div>
    </section>
  );
}

interface BannerProps {
  action?: ReactNode;
  urgent?: boolean;
  children: ReactNode;
}

/** A message about the entry, with its actions. */
export function Banner({ action, urgent, children }: BannerProps) {
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={cn(
        'flex flex-col gap-3 rounded-card border p-4 text-[0.9375rem] leading-6',
        urgent ? 'border-danger/40 bg-danger-soft' : 'border-line bg-sunken',
      )}
    >
      <div>{children}</div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
