import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dateAndTime, timeOfDay } from '../../lib/time.ts';
import { cn } from '../../ui/cn.ts';
import { toast } from '../../ui/toast.ts';
import { plainText } from './emphasis.ts';
import type { DisplayedMessage } from './messages.ts';

const COPIED_MS = 2_000;
const MARKS: Partial<Record<NonNullable<DisplayedMessage['state']>, string>> = {
  stopped: 'Stopped',
  interrupted: 'Interrupted',
};

/** Shown while the message is hovered or has the focus, and for all of them while the list has it. */
const onDemand =
  'opacity-0 transition-opacity duration-150 group-hover/message:opacity-100 group-focus-within/message:opacity-100 group-focus-visible/log:opacity-100';

/** The line below a message: how it ended, when it was written, and for a reply the button that copies it. */
export function MessageDetails({ message }: { message: DisplayedMessage }) {
  const { sender, timestamp, state } = message;
  const mark = state && MARKS[state];
  return (
    <p
      className={cn(
        'flex h-6 items-center gap-3 px-1 text-xs text-ink-soft',
        sender === 'user' && 'flex-row-reverse',
      )}
    >
      {mark && <span>{mark}</span>}
      {sender === 'ai' && message.content !== '' && <CopyButton text={message.content} />}
      <time dateTime={timestamp} title={dateAndTime(timestamp)} className={cn(onDemand, 'tabular-nums')}>
        {timeOfDay(timestamp)}
      </time>
    </p>
  );
}

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainText(text));
      setCopied(true);
    } catch (error) {
      // Refused by the browser, or no clipboard at all: on plain http there is none.
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      toast({
        title: 'Error',
        description: 'Could not copy. Please select the text instead.',
        variant: 'destructive',
      });
    }
  };

  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={() => void copy()}
      // As high as its line; where fingers touch it, its target reaches 10 px beyond.
      className={cn(
        onDemand,
        'relative flex h-6 items-center gap-1 rounded-sm hover:text-ink pointer-coarse:opacity-100 pointer-coarse:after:absolute pointer-coarse:after:-inset-x-2 pointer-coarse:after:-inset-y-2.5',
        copied && 'opacity-100',
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}
