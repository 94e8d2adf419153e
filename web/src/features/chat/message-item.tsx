import { memo } from 'react';
import { cn } from '../../ui/cn.ts';
import { ExerciseLine } from './exercise-line.tsx';
import { MessageDetails } from './message-details.tsx';
import type { DisplayedMessage } from './messages.ts';
import { RichText } from './rich-text.tsx';

export const bubble = {
  user: 'max-w-[85%] min-w-0 self-end rounded-card rounded-br-sm bg-accent-soft px-4 py-2.5 leading-6 whitespace-pre-wrap wrap-anywhere',
  ai: 'flex max-w-full min-w-0 flex-col gap-3 self-start font-serif text-[1.0625rem] leading-7 wrap-anywhere',
};

/** A message with its details below. Renders again only when the message is another object. */
export const MessageItem = memo(function MessageItem({ message }: { message: DisplayedMessage }) {
  const { sender, content, exercise } = message;
  return (
    <div className="group/message flex flex-col gap-1">
      {/* Focusable by a tap, which shows the details where nothing can hover. */}
      {sender === 'user' ? (
        <article aria-label="You" tabIndex={-1} className={cn(bubble.user, 'outline-none')}>
          {content}
        </article>
      ) : (
        <article aria-label="Companion" tabIndex={-1} className={cn(bubble.ai, 'outline-none')}>
          {exercise && <ExerciseLine exercise={exercise} />}
          <RichText text={content} />
          <Emotions emotions={message.analysis?.emotions ?? []} />
        </article>
      )}
      <MessageDetails message={message} />
    </div>
  );
});

function Emotions({ emotions }: { emotions: readonly string[] }) {
  if (emotions.length === 0) return null;
  return (
    <ul aria-label="Emotions" className="flex flex-wrap gap-1.5 font-sans">
      {emotions.map((emotion) => (
        <li key={emotion} className="rounded-full bg-accent-soft px-2.5 py-0.5 text-xs leading-5 text-ink">
          {emotion}
        </li>
      ))}
    </ul>
  );
}
