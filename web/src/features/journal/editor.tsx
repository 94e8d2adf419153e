import { useQuery } from '@tanstack/react-query';
import type { Entry } from '@inkwell/contracts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { longDay } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { useIsUnderCare } from '../../lib/care.ts';
import { promptsQuery } from './entries.ts';
import { useUnsavedDrafts } from './unsaved-drafts.ts';
import { EntryCare } from './entry-care.tsx';
import { Banner, columnStyle, EntryFrame, textStyle } from './entry-frame.tsx';
import type { EntryStore } from './entry-store.ts';
import { hasHistory, HistoryButton } from './history-button.tsx';
import type { EntryStores } from './entry-stores.ts';
import { MoodField } from './mood-field.tsx';
import { SaveStatusLine } from './save-status.tsx';

const PLACEHOLDER = "Start writing... Let your thoughts flow freely. There's no wrong way to journal here.";
const PROMPTS_SHOWN = 3;

interface EditorProps {
  date: string;
  /** The server's entry; null where there is none or it could not be fetched. */
  entry: Entry | null;
  stores: EntryStores;
  banner?: ReactNode;
}

/** The editor of today's entry. It saves automatically. */
export function Editor({ date, entry, stores, banner }: EditorProps) {
  const [store] = useState(() => stores.getOrCreate(date, entry));
  const { content, mood, status, conflict } = useStore(store.state);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const { unsavedDrafts, discard } = useUnsavedDrafts(stores, date);
  const unsavedDraft = unsavedDrafts[0];

  useEffect(() => {
    if (entry) store.replaceWith(entry);
  }, [store, entry]);

  useEffect(() => {
    // Saves a draft that was restored from this device.
    void store.save();
    return () => stores.release(store);
  }, [store, stores]);

  const appendText = (words: string) => {
    store.append(words);
    textarea.current?.focus();
  };

  return (
    <EntryFrame
      date={date}
      status={
        <div className="flex flex-wrap items-center gap-x-2">
          <SaveStatusLine status={status} />
          {hasHistory(entry) && (
            <HistoryButton date={date} content={content} onTakeBack={conflict ? undefined : store.takeBack} />
          )}
        </div>
      }
      banner={
        conflict ? (
          <ConflictBanner store={store} theirs={conflict.content} />
        ) : unsavedDraft ? (
          <Banner
            action={
              <>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => {
                    appendText(unsavedDraft.content);
                    discard(unsavedDraft.date);
                  }}
                >
                  Add to today’s page
                </Button>
                <Button variant="ghost" size="sm" onClick={() => discard(unsavedDraft.date)}>
                  Discard
                </Button>
              </>
            }
          >
            These words of {longDay(unsavedDraft.date)} could not be saved before the day was over. They are
            on this device only:
            <Excerpt text={unsavedDraft.content} />
          </Banner>
        ) : (
          banner
        )
      }
    >
      <MoodField mood={mood} onChoose={store.setMood} className={cn(columnStyle, 'pb-3')} />
      <textarea
        ref={textarea}
        aria-label="Today’s journal entry"
        placeholder={PLACEHOLDER}
        value={content}
        onChange={(event) => store.setContent(event.target.value)}
        className={cn(
          columnStyle,
          textStyle,
          'min-h-[400px] flex-1 scroll-pb-30 resize-none bg-transparent pb-30 outline-none focus-visible:outline-none',
        )}
      />
      {content === '' && <Prompts onChoose={(prompt) => appendText(`${prompt}\n\n`)} />}
      <EntryCare entry={entry} />
    </EntryFrame>
  );
}

/** Writing prompts, shown while the entry is empty. */
function Prompts({ onChoose }: { onChoose: (text: string) => void }) {
  const prompts = useQuery(promptsQuery).data?.prompts.slice(0, PROMPTS_SHOWN) ?? [];
  const underCare = useIsUnderCare();
  if (prompts.length === 0 || underCare) return null;
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

function ConflictBanner({ store, theirs }: { store: EntryStore; theirs: string }) {
  return (
    <Banner
      urgent
      action={
        <>
          <Button variant="secondary" size="sm" onClick={store.keepMine}>
            Keep mine
          </Button>
          <Button variant="secondary" size="sm" onClick={store.takeTheirs}>
            Take the other
          </Button>
        </>
      }
    >
      This page was also written elsewhere. Your words are below, and these are the other ones; whichever you
      choose, both stay among its earlier texts.
      <Excerpt text={theirs} />
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
