import type { Entry } from '@inkwell/contracts';
import { splitPrompt } from '@inkwell/contracts/prompt-lines';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { longDay } from '../../../lib/time.ts';
import { cn } from '../../../ui/cn.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { EntrySnapshot } from '../saving/entry-state.ts';
import type { EntryStore } from '../saving/entry-store.ts';
import { EntryCare } from '../care/entry-care.tsx';
import { columnStyle, EntryFrame, heightStyle, textStyle } from './entry-frame.tsx';
import { hasHistory, HistoryButton } from '../history/history-button.tsx';
import { QuotedPrompt } from '../prompts/quoted-prompt.tsx';
import { SaveStatusLine } from './save-status.tsx';

const MoodMark = lazyPart('The mood', async () => (await import('../mood/mood-mark.tsx')).MoodMark, {
  compact: true,
});

interface PastEntryProps {
  date: string;
  entry: Entry | null;
  /** Set while changes of this day are not saved yet. */
  store: EntryStore | undefined;
  banner: ReactNode;
}

const NO_CHANGES = createStore<EntrySnapshot | null>(() => null);

/** The entry of a past day, read-only. */
export function PastEntry({ date, entry, store, banner }: PastEntryProps) {
  const snapshot = useStore<Pick<StoreApi<EntrySnapshot | null>, keyof EntryStore['state']>>(
    store?.state ?? NO_CHANGES,
  );
  const { content = '', mood = null } = snapshot ?? entry ?? {};
  const { prompt, text } = splitPrompt(content);
  return (
    <EntryFrame
      date={date}
      banner={banner}
      status={
        <>
          <p className="flex min-h-6 items-center gap-1.5 text-sm text-ink-soft">
            <Lock aria-hidden className="size-3.5" />
            Read only
          </p>
          {mood && <MoodMark mood={mood} />}
          {snapshot && <SaveStatusLine status={snapshot.status} />}
        </>
      }
      tools={hasHistory(entry) && <HistoryButton date={date} content={content} />}
    >
      {prompt !== null && <QuotedPrompt prompt={prompt} />}
      <textarea
        dir="auto"
        readOnly
        aria-label={`Journal entry of ${longDay(date)}`}
        placeholder="This is a past journal entry (read-only)"
        value={text}
        className={cn(
          columnStyle,
          textStyle,
          heightStyle,
          'flex-1 resize-none bg-transparent pb-16 focus-visible:-outline-offset-2',
        )}
      />
      <EntryCare entry={entry} />
    </EntryFrame>
  );
}
