import type { Entry } from '@inkwell/contracts';
import { MessageCircleQuestion, Undo2 } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { longDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { isBlankPage } from '@inkwell/contracts/prompt-lines';
import { useFocusMode } from '../../../lib/focus-mode.ts';
import { LOW_WINDOW, useMediaQuery } from '../../../lib/media-query.ts';
import { useUnsavedDrafts } from '../drafts/unsaved-drafts.ts';
import { EntryCare } from '../care/entry-care.tsx';
import { Banner, columnStyle, EntryFrame, heightStyle, textStyle } from './entry-frame.tsx';
import { Excerpt } from './excerpt.tsx';
import type { EntryStore } from '../saving/entry-store.ts';
import { hasHistory, HistoryButton } from '../history/history-button.tsx';
import type { EntryStores } from '../saving/entry-stores.ts';
import { FocusButton } from './focus-button.tsx';
import type { FocusHandover } from './focus-handover.ts';
import { PromptOfDay } from '../prompts/prompt-of-day.tsx';
import { QuotedPrompt } from '../prompts/quoted-prompt.tsx';
import { SaveStatusLine } from './save-status.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { usePrompt } from '../prompts/use-prompt.ts';

const MoodField = lazyPart('The mood', async () => (await import('../mood/mood-field.tsx')).MoodField, {
  fallback: <div className="h-11" />,
  compact: true,
  afterIdle: true,
});

const PLACEHOLDER = "Start writing... Let your thoughts flow freely. There's no wrong way to journal here.";

interface EditorProps {
  date: string;
  /** The server's entry; null where there is none or it could not be fetched. */
  entry: Entry | null;
  stores: EntryStores;
  banner?: ReactNode;
  /** The day is over, and the server takes no more changes. */
  isClosed?: boolean;
  focusHandover: FocusHandover;
}

/** The editor of today's entry. It saves automatically. */
export function Editor({ date, entry, stores, banner, isClosed = false, focusHandover }: EditorProps) {
  const [store] = useState(() => stores.getOrCreate(date, entry));
  const { content, mood, status, emptiedText, conflict } = useStore(store.state);
  const { prompt, text, setText, setPrompt, onKeyDown } = usePrompt(store, content);
  const promptId = useId();
  // Until it is hidden, or stands above the text: what is written meanwhile must not move. Where it would take the
  // room of the text it is behind its button.
  const isLow = useMediaQuery(LOW_WINDOW);
  const [offersPrompt, setOffersPrompt] = useState(() => isBlankPage(content) && !isLow);
  const { focused } = useFocusMode();
  const textarea = useKeptPlace(focused);
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

  useLayoutEffect(() => {
    const element = textarea.current;
    focusHandover.take(element);
    return () => focusHandover.leave(element?.closest('section'));
  }, [focusHandover, textarea]);

  const appendText = (words: string) => {
    store.append(words);
    textarea.current?.focus();
  };

  const changePrompt = (next: string | null) => {
    setPrompt(next);
    textarea.current?.focus();
  };

  return (
    <EntryFrame
      date={date}
      status={<SaveStatusLine status={status} />}
      tools={
        <>
          {!focused && hasHistory(entry) && (
            <HistoryButton
              date={date}
              content={content}
              onTakeBack={conflict || isClosed ? undefined : store.takeBack}
            />
          )}
          {emptiedText !== null && !isClosed && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                store.bringBack();
                textarea.current?.focus();
              }}
            >
              <Undo2 aria-hidden className="text-ink-soft" />
              Bring back
            </Button>
          )}
          {!focused && !isClosed && prompt === null && !offersPrompt && (
            <Button
              variant="ghost"
              size="icon"
              aria-label="Show a question"
              title="Show a question"
              onClick={() => setOffersPrompt(true)}
            >
              <MessageCircleQuestion aria-hidden />
            </Button>
          )}
          <FocusButton />
        </>
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
                    discard(unsavedDraft);
                  }}
                >
                  Add to today’s page
                </Button>
                <Button variant="ghost" size="sm" onClick={() => discard(unsavedDraft)}>
                  Discard
                </Button>
              </>
            }
          >
            These words of {longDay(unsavedDraft.date)} could not be saved before the day was over. They are
            on this device only:
            <Excerpt page={unsavedDraft.content} />
          </Banner>
        ) : (
          banner
        )
      }
    >
      {!focused && !isClosed && (
        <div className={cn(columnStyle, 'pb-3')}>
          <MoodField mood={mood} onChoose={store.setMood} />
        </div>
      )}
      {prompt !== null && (
        <QuotedPrompt
          id={promptId}
          prompt={prompt}
          onRemove={isClosed ? undefined : () => changePrompt(null)}
        />
      )}
      {prompt === null && offersPrompt && !focused && !isClosed && (
        <PromptOfDay date={date} onChoose={changePrompt} onClose={() => setOffersPrompt(false)} />
      )}
      <textarea
        ref={textarea}
        dir="auto"
        readOnly={isClosed}
        aria-label={isClosed ? `Journal entry of ${longDay(date)}` : 'Today’s journal entry'}
        aria-describedby={prompt === null ? undefined : promptId}
        placeholder={PLACEHOLDER}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className={cn(
          columnStyle,
          textStyle,
          heightStyle,
          'flex-1 scroll-pb-30 resize-none bg-transparent pb-30 outline-none focus-visible:outline-none',
        )}
      />
      <EntryCare entry={entry} />
    </EntryFrame>
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
      <Excerpt page={theirs} />
    </Banner>
  );
}
