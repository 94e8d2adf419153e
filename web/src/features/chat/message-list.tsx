import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import type { DisplayedMessage } from './messages.ts';
import { RichText } from './rich-text.tsx';
import type { EarlierMessages } from './use-earlier-messages.ts';
import { useListScroll } from './use-list-scroll.ts';

interface MessageListProps {
  messages: readonly DisplayedMessage[];
  /** How many of them, from the first on, were loaded on demand. */
  earlierCount: number;
  earlier: EarlierMessages;
  /** The streaming reply; null while there is none. */
  reply: string | null;
  emptyState: ReactNode;
}

/** The messages. Earlier ones are loaded by the button above them, or by scrolling up to it. */
export function MessageList({ messages, earlierCount, earlier, reply, emptyState }: MessageListProps) {
  const items = useMemo(
    () => ({ messages, reply, available: earlier.available }),
    [messages, reply, earlier.available],
  );
  const { scroller, onScroll } = useListScroll(items, () => {
    // After a failure only the button tries again: scrolling would repeat it at each step.
    if (earlier.available && !earlier.loading && !earlier.failed) earlier.load();
  });

  // The button takes the focus with it when it goes; the list is where its reader goes on.
  useLayoutEffect(() => {
    if (!earlier.available && earlierCount > 0 && document.activeElement === document.body) {
      scroller.current?.focus({ preventScroll: true });
    }
  }, [scroller, earlier.available, earlierCount]);

  const empty = messages.length === 0 && reply === null && !earlier.available;
  const item = (message: DisplayedMessage) => <MessageItem key={message.id} message={message} />;

  return (
    <>
      {/* Focusable, so that the keyboard can scroll it. Its position is kept by hand, so the browser must not. */}
      <div
        ref={scroller}
        role="log"
        aria-live="polite"
        aria-label="Conversation"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
        className="relative min-h-0 flex-1 overflow-y-auto [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className="mx-auto flex min-h-full w-full max-w-2xl flex-col gap-5 px-4 py-6 sm:px-5">
          {earlier.available && (
            <div className="flex flex-col items-center gap-2">
              {earlier.failed && !earlier.loading && (
                <p role="alert" className="text-sm text-danger">
                  Earlier messages could not be loaded.
                </p>
              )}
              <Button variant="secondary" size="sm" busy={earlier.loading} onClick={earlier.load}>
                Earlier messages
              </Button>
            </div>
          )}
          {/* Not announced: a screen reader would read a hundred messages out. */}
          {earlierCount > 0 && (
            <div aria-live="off" className="flex flex-col gap-5">
              {messages.slice(0, earlierCount).map(item)}
            </div>
          )}
          {empty ? emptyState : messages.slice(earlierCount).map(item)}
          {reply !== null && (
            <article aria-busy="true" aria-label="Reply being written" className={bubble.ai}>
              {reply === '' ? <TypingDots /> : <RichText text={reply} />}
            </article>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {earlier.loading
          ? 'Loading earlier messages'
          : earlierCount > 0 && !earlier.failed
            ? 'Earlier messages loaded'
            : ''}
      </p>
    </>
  );
}

const bubble = {
  user: 'max-w-[85%] self-end rounded-card rounded-br-sm bg-accent-soft px-4 py-2.5 leading-6 whitespace-pre-wrap',
  ai: 'flex max-w-full flex-col gap-3 self-start font-serif text-[1.0625rem] leading-7',
};

function MessageItem({ message: { sender, content, analysis } }: { message: DisplayedMessage }) {
  if (sender === 'user') {
    return (
      <article aria-label="You" className={cn(bubble.user, 'min-w-0 wrap-anywhere')}>
        {content}
      </article>
    );
  }
  const emotions = analysis?.emotions ?? [];
  return (
    <article aria-label="Companion" className={cn(bubble.ai, 'min-w-0 wrap-anywhere')}>
      <RichText text={content} />
      {emotions.length > 0 && (
        <ul aria-label="Emotions" className="flex flex-wrap gap-1.5 font-sans">
          {emotions.map((emotion) => (
            <li
              key={emotion}
              className="rounded-full bg-accent-soft px-2.5 py-0.5 text-xs leading-5 text-ink"
            >
              {emotion}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function TypingDots() {
  return (
    <p className="flex h-7 items-center gap-1.5">
      <span className="sr-only">Writing a reply</span>
      {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
        <span
          key={delay}
          aria-hidden
          className={cn('size-1.5 animate-breathe rounded-full bg-ink-soft', delay)}
        />
      ))}
    </p>
  );
}
