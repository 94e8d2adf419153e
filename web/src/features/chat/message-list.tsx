import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';
import type { DisplayedMessage } from './messages.ts';
import { RichText } from './rich-text.tsx';

const NEAR_END_PX = 48;

interface MessageListProps {
  messages: readonly DisplayedMessage[];
  /** The streaming reply; null while there is none. */
  reply: string | null;
  emptyState: ReactNode;
}

/** The messages. Scrolls to the end as they grow, unless the reader has scrolled up. */
export function MessageList({ messages, reply, emptyState }: MessageListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [messages, reply]);

  const onScroll = () => {
    const element = scroller.current;
    if (element)
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
  };
  const empty = messages.length === 0 && reply === null;

  return (
    // Focusable, so that the keyboard can scroll it.
    <div
      ref={scroller}
      role="log"
      aria-live="polite"
      aria-label="Conversation"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={onScroll}
      className="relative min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
    >
      <div className="mx-auto flex min-h-full w-full max-w-2xl flex-col gap-5 px-4 py-6 sm:px-5">
        {empty ? emptyState : messages.map((message) => <MessageItem key={message.id} message={message} />)}
        {reply !== null && (
          <article aria-busy="true" aria-label="Reply being written" className={bubble.ai}>
            {reply === '' ? <TypingDots /> : <RichText text={reply} />}
          </article>
        )}
      </div>
    </div>
  );
}

const bubble = {
  user: 'max-w-[85%] self-end rounded-card rounded-br-sm bg-accent-soft px-4 py-2.5 leading-6 whitespace-pre-wrap',
  ai: 'flex max-w-full flex-col gap-3 self-start font-serif text-[1.0625rem] leading-7',
};

function MessageItem({ message: { sender, content, analysis, care } }: { message: DisplayedMessage }) {
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
      {care && (
        <aside
          aria-label="People to talk to"
          className="rounded-card border border-line bg-surface p-4 font-sans text-[0.9375rem] leading-6"
        >
          <p className="font-medium">
            {care.level === 'crisis'
              ? 'You do not have to carry this alone. These people are there for you now:'
              : 'If it gets heavy, these people listen:'}
          </p>
          <ul className="mt-2 flex flex-col gap-1">
            {care.resources.map(({ name, contact }) => (
              <li key={name}>
                {name}: <span className="font-medium">{contact}</span>
              </li>
            ))}
          </ul>
        </aside>
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
