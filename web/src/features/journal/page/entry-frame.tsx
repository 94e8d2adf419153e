import { use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { TabsSlotContext } from '../../../lib/header-slot.tsx';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { longDay } from '../../../lib/time.ts';
import { cn } from '../../../ui/cn.ts';
import { OnThisDay } from '../days/on-this-day.tsx';

/** Limits the text to about 68 characters a line. */
export const columnStyle = 'px-5 sm:px-8 min-[42rem]:px-[max(2rem,calc((100%-37rem)/2))]';

/** Of the text of a day, whether it can be changed or not. */
export const heightStyle = 'min-h-[400px]';
export const textStyle = 'font-serif text-[1.125rem] leading-[1.875rem] text-ink';

interface EntryFrameProps {
  date: string;
  /** Where the text is saved. */
  status?: ReactNode;
  /** What can be done with the page. */
  tools?: ReactNode;
  /** Shown between the title and the text. */
  banner?: ReactNode;
  children: ReactNode;
}

/**
 * The layout of a day's entry: date, save status, tools, banner and text. Where there are tabs the tools stand beside
 * them, and on an upright phone the status below the text, so that this begins as high as it can.
 */
export function EntryFrame({ date, status, tools, banner, children }: EntryFrameProps) {
  const slot = use(TabsSlotContext);
  const hasTabs = !useMediaQuery('(width >= 1100px)') && slot !== null;
  const isPhone = useMediaQuery('(width < 40rem) and (height >= 26rem)') && hasTabs;
  const place = useRef<HTMLDivElement>(null);
  // Moved rather than rendered anew, so that a dialog of the tools stays open when the window is resized.
  const [bar] = useState(createBar);
  useLayoutEffect(() => {
    (hasTabs ? slot : place.current)?.append(bar);
    return () => bar.remove();
  }, [bar, hasTabs, slot]);
  return (
    <section
      aria-label={longDay(date)}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto low:max-wide:overflow-visible low:wide:min-h-40 low:wide:basis-0"
    >
      <header className={cn(columnStyle, 'pt-3 low:pt-1 sm:not-low:pb-10', hasTabs && 'sm:not-low:pt-10')}>
        <div ref={place} />
        {createPortal(
          <>
            {!isPhone && status}
            {tools}
          </>,
          bar,
        )}
        {/* On a phone the date picker above says it, and a low window has no room for it. */}
        <h2 className="pt-2 text-[1.75rem] font-medium max-sm:sr-only low:sr-only">{longDay(date)}</h2>
        <OnThisDay date={date} />
      </header>
      {banner && <div className={cn(columnStyle, 'pb-4')}>{banner}</div>}
      <div className="flex flex-1 animate-fade-in flex-col">{children}</div>
      {isPhone && (
        <div className="sticky bottom-0 flex justify-end bg-paper px-5 py-1 empty:hidden">{status}</div>
      )}
    </section>
  );
}

function createBar(): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'flex min-h-10 items-center justify-end gap-x-1';
  return bar;
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
