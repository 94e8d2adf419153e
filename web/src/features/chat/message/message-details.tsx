import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dateAndTime, timeOfDay } from '../../../lib/time.ts';
import { cn } from '../../../ui/cn.ts';
import { plainText } from '../../../ui/markdown.tsx';
import { toast } from '../../../ui/toast.ts';
import { DetailButton, EditButton, onDemand, RetryButton } from './message-actions.tsx';
import { isStored, type DisplayedMessage } from './messages.ts';

const COPIED_MS = 2_000;
const MARKS: Partial<Record<NonNullable<DisplayedMessage['state']>, string>> = {
  stopped: 'Stopped',
  interrupted: 'Interrupted',
  failed: 'The reply failed',
};

interface MessageDetailsProps {
  message: DisplayedMessage;
  /** The message that a reply answers. */
  answered: DisplayedMessage | undefined;
}

/** The line below a message: how it ended, when it was written, and what can be done with it. */
export function MessageDetails({ message, answered }: MessageDetailsProps) {
  const { sender, timestamp, state } = message;
  const mark = state && MARKS[state];
  const isReply = sender === 'ai';
  return (
    <p
      className={cn(
        'flex h-6 items-center gap-3 px-1 text-xs text-ink-soft pointer-coarse:gap-4',
        !isReply && 'flex-row-reverse',
      )}
    >
      {mark && <span>{mark}</span>}
      {isReply && answered && isStored(answered) && <RetryButton reply={message} answered={answered} />}
      {isReply && message.content !== '' && <CopyButton text={message.content} />}
      {!isReply && isStored(message) && !message.isCalendarConfirmation && <EditButton message={message} />}
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

  return (
    <DetailButton icon={copied ? Check : Copy} always={copied} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </DetailButton>
  );
}
