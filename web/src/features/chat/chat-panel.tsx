import type { User } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';
import { useRef } from 'react';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import type { OutgoingMessage } from './chat-store.ts';
import { ComposerBox } from './composer-box.tsx';
import { MessageList } from './message-list.tsx';
import { useIsUnderCare } from '../../lib/care.ts';
import { GREETINGS } from './greetings.ts';
import { isFinishedReply } from './messages.ts';
import { ReplyActions } from './reply-actions.tsx';
import { useChat } from './use-chat.ts';
import { type Choice, useComposer } from './use-composer.ts';

interface ChatPanelProps {
  mode: Mode;
  date: string;
  /** Somebody under care is answered without access, too. Default true. */
  hasAccess?: boolean;
}

/** The conversation with the companion, for a mode and a day. */
export function ChatPanel({ mode, date, hasAccess = true }: ChatPanelProps) {
  const user = useUser();
  if (!user) return <Notice title="Sign in to talk to your companion" />;
  const key = `${user.id} ${mode} ${date}`;
  return <Conversation key={key} user={user} mode={mode} date={date} hasAccess={hasAccess} />;
}

const showError = (description: string) => toast({ title: 'Error', description, variant: 'destructive' });

type ConversationProps = Required<ChatPanelProps> & { user: User };

function Conversation({ user, mode, date, hasAccess }: ConversationProps) {
  const chat = useChat(mode, date, hasAccess);
  const composer = useComposer(user.id, mode, date, chat.stored);
  const composerRef = useRef<{ focus: () => void }>(null);
  const onboarded = user.onboardingCompleted;
  const replying = chat.reply !== null;

  const send = async () => {
    if (composer.text.trim() === '' || replying) return;
    if (!onboarded) {
      toast({
        title: 'Complete onboarding first',
        description: 'Please complete your onboarding to start using AI features.',
      });
      return;
    }
    await deliver(composer.beginSend(), composer.restore);
  };
  const deliver = async (message: OutgoingMessage, restore: (message: OutgoingMessage) => void) => {
    try {
      await chat.send(message);
      composer.confirmSent();
    } catch {
      // Any failure is retried the same way: the message has an id, so sending it again stores it once.
      restore(message);
      showError('Failed to send message. Please try again.');
    }
  };
  const choose = (choice: Choice, byKeyboard: boolean) => {
    // The answers go, and the focus with them; where it is not needed it would open a phone's keyboard.
    if (byKeyboard) composerRef.current?.focus();
    void deliver(composer.beginChoice(choice), composer.restoreChoice);
  };
  const startWith = (text: string) => {
    composer.setText(text);
    composerRef.current?.focus();
  };
  const { stop } = chat;
  const onStop =
    stop && (() => void stop().catch(() => showError('The reply could not be stopped. Please try again.')));

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {chat.loading ? (
        <div className="mx-auto w-full max-w-2xl flex-1 p-6">
          <SkeletonText label="Loading the conversation" lines={5} />
        </div>
      ) : chat.failed ? (
        <Notice
          variant="error"
          title="The conversation could not be loaded"
          action={
            <Button variant="secondary" onClick={chat.reload}>
              Try again
            </Button>
          }
          className="flex-1 justify-center"
        >
          What was said is stored and safe.
        </Notice>
      ) : (
        <MessageList
          messages={chat.messages}
          earlierCount={chat.earlierCount}
          earlier={chat.earlier}
          reply={chat.reply}
          actions={
            chat.newest &&
            isFinishedReply(chat.newest) &&
            !replying && (
              <ReplyActions
                key={chat.newest.id}
                reply={chat.newest}
                userId={user.id}
                hasJournal={hasAccess}
                onChoose={onboarded ? choose : undefined}
              />
            )
          }
          emptyState={<EmptyConversation mode={mode} name={user.firstName} onChoose={startWith} />}
        />
      )}
      <ComposerBox
        ref={composerRef}
        text={composer.text}
        onTextChange={composer.setText}
        onSend={() => void send()}
        tooltip={onboarded ? 'Send message' : 'Complete onboarding to use AI features'}
        disabled={!onboarded}
        replying={replying}
        onStop={onStop}
      />
    </div>
  );
}

interface EmptyConversationProps {
  mode: Mode;
  name: string | null;
  onChoose: (text: string) => void;
}

/** A greeting and conversation starters. */
function EmptyConversation({ mode, name, onChoose }: EmptyConversationProps) {
  const { greeting, text, starters } = GREETINGS[mode];
  const underCare = useIsUnderCare();
  return (
    <div className="my-auto flex flex-col gap-2">
      <p className="font-serif text-2xl leading-8 font-medium text-balance">
        {name ? `Hello ${name}. ` : ''}
        {greeting}
      </p>
      <p className="text-[0.9375rem] leading-6 text-ink-soft">{text}</p>
      {!underCare && (
        <ul aria-label="Ways to begin" className="mt-4 flex flex-col gap-2">
          {starters.map((starter) => (
            <li key={starter}>
              <button
                type="button"
                onClick={() => onChoose(starter)}
                className="min-h-11 w-full rounded-control border border-line bg-surface px-4 py-2.5 text-left text-[0.9375rem] leading-6 transition-colors duration-150 hover:border-accent hover:bg-accent-soft"
              >
                {starter}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
