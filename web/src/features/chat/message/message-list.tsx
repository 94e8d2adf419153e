import { HOUR_MS } from '@inkwell/contracts/constants';
import { Fragment, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { plainText } from '../../../ui/markdown.tsx';
import { bubble, MessageItem } from './message-item.tsx';
import { displayedChoices, isFinishedReply, keyOf, type DisplayedMessage } from './messages.ts';
import { RichText } from './rich-text.tsx';
import type { EarlierMessages } from './use-earlier-messages.ts';
import { useListScroll } from './use-list-scroll.ts';

/** So often a conversation says again who is speaking. */
const AI_NOTE_EVERY_MS = 3 * HOUR_MS;

interface MessageListProps {
  messages: readonly DisplayedMessage[];
  /** With those that are not displayed, which a reply may answer. */
  all: readonly DisplayedMessage[];
  /** How many of them, from the first on, were loaded on demand. */
  earlierCount: number;
  earlier: EarlierMessages;
  /** The streaming reply; null while there is none. */
  reply: string | null;
  /** What the newest reply offers, below it. */
  actions: ReactNode;
  emptyState: ReactNode;
}

/** The messages. Earlier ones are loaded by the button above them, or by scrolling up to it. */
export function MessageList(props: MessageListProps) {
  const { messages, all, earlierCount, earlier, reply, actions, emptyState } = props;
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

  const answered = useMemo(() => answeredBy(all), [all]);
  const noted = useMemo(() => withAiNote(messages), [messages]);

  const empty = messages.length === 0 && reply === null && !earlier.available;

  return (
    <>
      {/* Focusable, so that the keyboard can scroll it. Its position is kept by hand, so the browser must not. */}
      <div
        ref={scroller}
        role="log"
        // A log is a live region otherwise, and a reply would be read out in pieces.
        aria-live="off"
        aria-label="Conversation"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
        className="group/log relative min-h-0 flex-1 overflow-y-auto low:min-h-24 low:basis-0 [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className="mx-auto flex min-h-full w-full max-w-2xl flex-col gap-2 px-4 py-4 sm:px-5">
          {earlier.available && (
            <div className="flex flex-col items-center gap-2 pt-2">
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
          <AiNote />
          {empty && emptyState}
          {messages.map((message) => (
            <Fragment key={keyOf(message)}>
              {noted.has(message) && <AiNote />}
              <MessageItem message={message} answered={answered.get(message)} />
            </Fragment>
          ))}
          {actions}
          {reply !== null && (
            <article aria-busy="true" aria-label="Reply being written" className={cn(bubble.ai, 'mb-7')}>
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
      <FinishedReply messages={messages} />
    </>
  );
}

/** The message of one's own that each reply answers. */
function answeredBy(messages: readonly DisplayedMessage[]): Map<DisplayedMessage, DisplayedMessage> {
  const answered = new Map<DisplayedMessage, DisplayedMessage>();
  let own: DisplayedMessage | undefined;
  for (const message of messages) {
    if (message.sender === 'user') own = message;
    else if (own) answered.set(message, own);
  }
  return answered;
}

/** The messages with the note above them: three hours or more after the last one, or after the start. */
function withAiNote(messages: readonly DisplayedMessage[]): Set<DisplayedMessage> {
  const noted = new Set<DisplayedMessage>();
  let last: number | undefined;
  for (const message of messages) {
    const at = Date.parse(message.timestamp);
    if (last !== undefined && at - last >= AI_NOTE_EVERY_MS) noted.add(message);
    if (last === undefined || noted.has(message)) last = at;
  }
  return noted;
}

const AiNote = () => <p className="py-1 text-center text-xs text-ink-soft">You are talking to an AI</p>;

/** Tells screen readers a reply once, when it is complete; nothing of what was there at first. */
function FinishedReply({ messages }: { messages: readonly DisplayedMessage[] }) {
  const newest = messages.findLast(isFinishedReply);
  const [known, setKnown] = useState<{ ids: ReadonlySet<string>; reply: DisplayedMessage | null }>(() => ({
    ids: idsOf(messages),
    reply: null,
  }));
  // Where later ones were replaced, the newest may be one that was told long ago.
  if (newest && !known.ids.has(newest.id)) {
    setKnown({ ids: new Set([...known.ids, ...idsOf(messages)]), reply: newest });
  }
  const { reply } = known;
  return (
    <div role="status" className="sr-only">
      {/* A new element for each reply: the same text twice would be no change. */}
      {reply && reply.content !== '' && <SpokenReply key={reply.id} reply={reply} />}
    </div>
  );
}

/** A reply with what stands below it, which only its place on the screen tells otherwise. */
function SpokenReply({ reply }: { reply: DisplayedMessage }) {
  const choices = displayedChoices(reply);
  return (
    <div>
      <p>Companion: {plainText(reply.content)}</p>
      {reply.support && <p>If it is more than a hard day: people to talk to, a link below the reply.</p>}
      {choices.length > 0 && <p>Answers to tap: {choices.map(({ text }) => text).join('; ')}.</p>}
    </div>
  );
}

const idsOf = (messages: readonly DisplayedMessage[]): Set<string> =>
  new Set(messages.filter(isFinishedReply).map(({ id }) => id));

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
