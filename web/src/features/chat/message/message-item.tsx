import { OWN_WORDS } from '@inkwell/contracts/constants';
import { memo } from 'react';
import { Link } from '../../../lib/router.tsx';
import { cn } from '../../../ui/cn.ts';
import { ExerciseLine } from '../exercise/exercise-line.tsx';
import { MessageDetails } from './message-details.tsx';
import type { DisplayedMessage } from './messages.ts';
import { RichText } from './rich-text.tsx';

export const bubble = {
  user: 'max-w-[85%] min-w-0 self-end rounded-card rounded-br-sm bg-accent-soft forced-colors:border px-4 py-2.5 leading-6 whitespace-pre-wrap wrap-anywhere',
  ai: 'flex max-w-full min-w-0 flex-col gap-3 self-start font-serif text-[1.0625rem] leading-7 wrap-anywhere',
};

interface MessageItemProps {
  message: DisplayedMessage;
  /** The message that a reply answers. */
  answered: DisplayedMessage | undefined;
}

/** A message with its details below. Renders again only when it, or the message that it answers, is another object. */
export const MessageItem = memo(function MessageItem({ message, answered }: MessageItemProps) {
  const { sender, content, exercise } = message;
  const emotions = message.analysis?.emotions ?? [];
  return (
    <div className="group/message flex flex-col gap-1">
      {/* Focusable by a tap, which shows the details where nothing can hover. */}
      {sender === 'user' ? (
        <>
          <article aria-label="You" dir="auto" tabIndex={-1} className={cn(bubble.user, 'outline-none')}>
            {content}
          </article>
          <Emotions emotions={emotions} className="justify-end" />
        </>
      ) : (
        // A reply can fail before its first word.
        content !== '' && (
          <article aria-label="Companion" tabIndex={-1} className={cn(bubble.ai, 'outline-none')}>
            {exercise && exercise.id !== OWN_WORDS && <ExerciseLine exercise={exercise} />}
            <RichText text={content} />
            <Emotions emotions={emotions} />
            {message.support && <QuietLine />}
          </article>
        )
      )}
      <MessageDetails message={message} answered={answered} />
    </div>
  );
});

/** One line, where something may be behind what was said. */
const QuietLine = () => (
  <p className="font-sans text-sm leading-6 text-ink-soft">
    If it is more than a hard day:{' '}
    <Link to="/safety" className="text-ink underline underline-offset-4 hover:decoration-2">
      people to talk to
    </Link>
  </p>
);

interface EmotionsProps {
  /** None until the message was analysed. */
  emotions: readonly string[];
  className?: string;
}

function Emotions({ emotions, className }: EmotionsProps) {
  if (emotions.length === 0) return null;
  return (
    <ul aria-label="Emotions" className={cn('flex flex-wrap gap-1.5 font-sans', className)}>
      {emotions.map((emotion) => (
        <li
          key={emotion}
          className="rounded-full border border-line bg-surface px-2.5 py-0.5 text-xs leading-5 text-ink-soft"
        >
          {emotion}
        </li>
      ))}
    </ul>
  );
}
