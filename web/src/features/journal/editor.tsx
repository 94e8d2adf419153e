import { useQuery } from '@tanstack/react-query';
import type { Entry } from '@inkwell/contracts';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { longDay } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { promptsQuery } from './entries.ts';
import { useLeftovers } from './leftovers.ts';
import { Banner, columnStyle, PageFrame, textStyle } from './page-frame.tsx';
import type { Page } from './page.ts';
import type { Pages } from './pages.ts';
import { SaveStatusLine } from './save-status.tsx';

const PLACEHOLDER = "Start writing... Let your thoughts flow freely. There's no wrong way to journal here.";
const PROMPTS_SHOWN = 3;

interface EditorProps {
  date: string;
  /** What the server has; null for nothing, or where it could not be asked. */
  entry: Entry | null;
  pages: Pages;
  banner?: ReactNode;
}

/** Today's page. It saves itself. */
export function Editor({ date, entry, pages, banner }: EditorProps) {
  const [page] = useState(() => pages.open(date, entry));
  const { content, status, other } = useSyncExternalStore(page.subscribe, page.view);
  const text = useRef<HTMLTextAreaElement>(null);
  const { leftovers, settle } = useLeftovers(pages, date);
  const leftover = leftovers[0];

  useEffect(() => {
    if (entry) page.take(entry);
  }, [page, entry]);

  useEffect(() => {
    // A draft that was taken up goes on its way.
    void page.save();
    return () => pages.leave(page);
  }, [page, pages]);

  const append = (words: string) => {
    page.write(content.trim() === '' ? words : `${content.trimEnd()}\n\n${words}`);
    text.current?.focus();
  };

  return (
    <PageFrame
      date={date}
      status={<SaveStatusLine status={status} />}
      banner={
        other ? (
          <ConflictBanner page={page} other={other.content} />
        ) : leftover ? (
          <Banner
            action={
              <>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => {
                    append(leftover.content);
                    settle(leftover.date);
                  }}
                >
                  Add to today’s page
                </Button>
                <Button variant="ghost" size="sm" onClick={() => settle(leftover.date)}>
                  Discard
                </Button>
              </>
            }
          >
            These words of {longDay(leftover.date)} could not be saved before the day was over. They are on
            this device only:
            <Excerpt text={leftover.content} />
          </Banner>
        ) : (
          banner
        )
      }
    >
      <textarea
        ref={text}
        aria-label="Today’s journal entry"
        placeholder={PLACEHOLDER}
        value={content}
        onChange={(event) => page.write(event.target.value)}
        className={cn(
          columnStyle,
          textStyle,
          'min-h-[400px] flex-1 resize-none bg-transparent pb-16 outline-none focus-visible:outline-none',
        )}
      />
      {content === '' && <Prompts onChoose={(prompt) => append(`${prompt}\n\n`)} />}
    </PageFrame>
  );
}

/** A few questions to begin with, while the page is empty. */
function Prompts({ onChoose }: { onChoose: (text: string) => void }) {
  const prompts = useQuery(promptsQuery).data?.prompts.slice(0, PROMPTS_SHOWN) ?? [];
  if (prompts.length === 0) return null;
  return (
    <ul aria-label="Questions to begin with" className={cn(columnStyle, 'flex flex-col gap-1 pb-8')}>
      {prompts.map(({ id, text }) => (
        <li key={id} className="max-sm:nth-3:hidden">
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="min-h-11 w-full rounded-r-control border-l-2 border-line px-4 py-2 text-left font-serif text-base text-ink-soft italic transition-colors duration-150 hover:border-accent hover:text-ink"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

function ConflictBanner({ page, other }: { page: Page; other: string }) {
  return (
    <Banner
      grave
      action={
        <>
          <Button variant="secondary" size="sm" onClick={page.keepMine}>
            Keep mine
          </Button>
          <Button variant="secondary" size="sm" onClick={page.takeOther}>
            Take the other
          </Button>
        </>
      }
    >
      This page was also written elsewhere. Your words are below, and these are the other ones; whichever you
      choose, both stay in the page’s history.
      <Excerpt text={other} />
    </Banner>
  );
}

function Excerpt({ text }: { text: string }) {
  return (
    <blockquote className="mt-2 max-h-40 overflow-y-auto border-l-2 border-line-control pl-3 font-serif whitespace-pre-wrap">
      {text}
    </blockquote>
  );
}
