import { useInfiniteQuery } from '@tanstack/react-query';
import type { PageSummary } from '@inkwell/contracts';
import { dayFormat, LOCALE, longDay } from '../../../lib/time.ts';
import { FEELING_WORDS } from '../../../lib/emotions.ts';
import { Button } from '../../../ui/button.tsx';
import { Face } from '../../../ui/face.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Sheet, SheetContent } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { groupByMonth, pagesQuery } from './pages.ts';

const monthAndYear = dayFormat({ month: 'long', year: 'numeric' });
const weekday = dayFormat({ weekday: 'short' });

interface PagesSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The day that is shown. */
  date: string;
  onChoose: (day: string) => void;
}

/** The written pages by month, with their first line; choosing one opens it. */
export function PagesSheet({ open, onOpenChange, date, onChoose }: PagesSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent title="Your pages" side="right" className="w-[min(26rem,calc(100vw-2rem))]">
        <PageList date={date} onChoose={onChoose} />
      </SheetContent>
    </Sheet>
  );
}

function PageList({ date, onChoose }: Pick<PagesSheetProps, 'date' | 'onChoose'>) {
  const list = useInfiniteQuery(pagesQuery);
  const pages = list.data?.pages.flatMap((part) => part.pages);
  return (
    <div className="flex flex-col gap-6 px-5 pb-8">
      {list.isPending && <SkeletonText label="Loading your pages" lines={6} />}
      {pages?.length === 0 && (
        <p className="text-[0.9375rem] text-ink-soft">
          No page is written yet. From your first words on, your pages stand here.
        </p>
      )}
      {pages &&
        [...groupByMonth(pages)].map(([month, ofMonth]) => (
          <section key={month} aria-label={monthAndYear(`${month}-01`)}>
            <h3 className="pb-1 font-sans text-sm font-medium text-ink-soft">
              {monthAndYear(`${month}-01`)}
            </h3>
            <ul className="-mx-2">
              {ofMonth.map((page) => (
                <PageItem key={page.date} page={page} isShown={page.date === date} onChoose={onChoose} />
              ))}
            </ul>
          </section>
        ))}
      {list.isError && (
        <LoadError onRetry={() => void list.refetch()}>Your pages could not be loaded.</LoadError>
      )}
      {list.hasNextPage && !list.isError && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show earlier pages
        </Button>
      )}
    </div>
  );
}

interface PageItemProps {
  page: PageSummary;
  isShown: boolean;
  onChoose: (day: string) => void;
}

function PageItem({ page, isShown, onChoose }: PageItemProps) {
  const { date, firstLine, mood, words } = page;
  return (
    <li>
      <button
        type="button"
        aria-label={`${longDay(date)}: ${firstLine}${mood ? `, ${FEELING_WORDS[mood]}` : ''}`}
        aria-current={isShown ? 'page' : undefined}
        onClick={() => onChoose(date)}
        className="flex w-full gap-3 rounded-control px-2 py-2.5 text-left transition-colors duration-150 hover:bg-hover aria-[current]:bg-sunken"
      >
        <span className="w-9 shrink-0 text-center">
          <span className="block text-xs text-ink-soft">{weekday(date)}</span>
          <span className="block text-lg leading-6 font-medium tabular-nums">{Number(date.slice(8))}</span>
        </span>
        <span className="min-w-0 flex-1">
          <span dir="auto" className="line-clamp-2 font-serif text-base leading-6 wrap-anywhere">
            {firstLine}
          </span>
          <span className="flex items-center gap-1.5 text-xs text-ink-soft">
            {words.toLocaleString(LOCALE)} {words === 1 ? 'word' : 'words'}
            {mood && (
              <>
                <Face emotion={mood} className="ml-1 size-4" />
                {FEELING_WORDS[mood]}
              </>
            )}
          </span>
        </span>
      </button>
    </li>
  );
}
