import { Pencil, RotateCw, type LucideIcon } from 'lucide-react';
import { createContext, useContext, type ComponentProps } from 'react';
import { cn } from '../../../ui/cn.ts';
import { isCutOff, type DisplayedMessage } from './messages.ts';

export interface MessageActions {
  /** The reply that can be tried again at once. */
  newestId: string | undefined;
  edit: (message: DisplayedMessage) => void;
  /** Sends the message that a reply answers once more. */
  retry: (answered: DisplayedMessage, reply: DisplayedMessage, byKeyboard: boolean) => void;
}

/**
 * What can be done with the messages; null while nothing can be sent. A context, so that a change renders the buttons
 * again and not the messages.
 */
export const MessageActionsContext = createContext<MessageActions | null>(null);

/** Shown while the message is hovered or has the focus, and for all of them while the list has it. */
export const onDemand =
  'opacity-0 transition-opacity duration-150 group-hover/message:opacity-100 group-focus-within/message:opacity-100 group-focus-visible/log:opacity-100';

interface DetailButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  /** Shown without being hovered, too. */
  always?: boolean;
}

/** A button in the line below a message; always there where nothing can hover. */
export function DetailButton({ icon: Icon, always = false, children, ...rest }: DetailButtonProps) {
  return (
    <button
      type="button"
      // As high as its line; where fingers touch it, its target is 44 px.
      className={cn(
        !always && onDemand,
        'relative flex h-6 items-center gap-1 rounded-sm hover:text-ink pointer-coarse:min-w-8 pointer-coarse:opacity-100 pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1.5 pointer-coarse:after:-inset-y-2.5',
      )}
      {...rest}
    >
      <Icon aria-hidden className="size-3.5" />
      {children}
    </button>
  );
}

/** Opens one's own message for an edit. */
export function EditButton({ message }: { message: DisplayedMessage }) {
  const actions = useContext(MessageActionsContext);
  if (!actions) return null;
  return (
    <DetailButton icon={Pencil} aria-label="Edit message" onClick={() => actions.edit(message)}>
      Edit
    </DetailButton>
  );
}

interface RetryButtonProps {
  reply: DisplayedMessage;
  /** The message that it answers. */
  answered: DisplayedMessage;
}

/** Has a message answered again: below the newest reply, and below one that has ended before its time. */
export function RetryButton({ reply, answered }: RetryButtonProps) {
  const actions = useContext(MessageActionsContext);
  const isOffered = actions !== null && (reply.id === actions.newestId || isCutOff(reply));
  if (!isOffered) return null;
  return (
    <DetailButton
      icon={RotateCw}
      always={isCutOff(reply)}
      onClick={({ detail }) => actions.retry(answered, reply, detail === 0)}
    >
      Try again
    </DetailButton>
  );
}
