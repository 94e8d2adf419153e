import { isBlankText } from '@inkwell/contracts/blank';
import type { User } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';
import { useCallback, useMemo, useRef } from 'react';
import { Link } from '../../../lib/router.tsx';
import { useIsUnderCare } from '../../../lib/care.ts';
import { useMemory } from '../../../lib/memory.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { CareArrival } from './care-arrival.tsx';
import { ComposerBox, type ComposerHandle } from '../input/composer-box.tsx';
import { EmptyConversation } from './empty-conversation.tsx';
import { type MessageActions, MessageActionsContext } from '../message/message-actions.tsx';
import { MessageList } from '../message/message-list.tsx';
import { isFinishedReply } from '../message/messages.ts';
import { ReplyActions } from '../reply/reply-actions.tsx';
import { SuggestionsRegion, SuggestionsStatus } from '../suggestion/suggestions-region.tsx';
import { useChat } from './use-chat.ts';
import { newMessage, useComposer } from '../input/use-composer.ts';
import { showError, useDelivery } from '../reply/use-delivery.ts';
import { useSuggestions } from '../suggestion/use-suggestions.ts';

interface ConversationProps {
  user: User;
  mode: Mode;
  date: string;
  hasAccess: boolean;
}

const doNothing = () => undefined;

/** The messages of a mode and day, and the input below them. */
export function Conversation({ user, mode, date, hasAccess }: ConversationProps) {
  const chat = useChat(mode, date, hasAccess);
  const composer = useComposer(user.id, mode, date, chat.stored);
  const composerRef = useRef<ComposerHandle>(null);
  const editTrigger = useRef<Element | null>(null);
  const underCare = useIsUnderCare();
  // What was tapped goes, and the focus with it; where that is not needed it would open a phone's keyboard.
  const moveFocus = (byKeyboard: boolean) => byKeyboard && composerRef.current?.focus();
  const suggestsEvents = mode === 'plan' && hasAccess;
  const { onReply, ...suggestions } = useSuggestions({
    isOn: suggestsEvents,
    userId: user.id,
    date,
    conversationId: chat.id,
    onEnd: moveFocus,
  });
  const deliver = useDelivery(chat, composer, { hasAccess, onReply });
  const onboarded = user.onboardingCompleted;
  // Somebody in danger is answered all the same.
  const isOff = useMemory(hasAccess).data?.companion === false && !underCare;
  const replying = chat.reply !== null;
  const canSend = onboarded && !isOff && !replying;

  const isReady = () => {
    if (!onboarded) {
      toast({
        title: 'Complete onboarding first',
        description: 'Please complete your onboarding to start using AI features.',
      });
    }
    return canSend;
  };
  const send = () => {
    if (isBlankText(composer.text) || replying || !isReady()) return;
    void deliver(composer.beginSend(), composer.restore);
  };

  const { startEdit } = composer;
  // While one message is edited, none is sent again.
  const newestId = composer.editing === null ? chat.newest?.id : undefined;
  const actions = useMemo<MessageActions | null>(() => {
    if (!canSend) return null;
    const edit: MessageActions['edit'] = (message) => {
      editTrigger.current = document.activeElement;
      startEdit(message);
      composerRef.current?.focus();
    };
    return {
      newestId,
      edit,
      retry: (answered, reply, byKeyboard) => {
        // More than the reply would be replaced: the person sees that before they send it.
        if (reply.id !== newestId) return edit(answered);
        if (byKeyboard) composerRef.current?.focus();
        void deliver(newMessage(answered.content, { replaces: answered.id }), doNothing);
      },
    };
  }, [canSend, newestId, startEdit, deliver]);
  const cancelEdit = () => {
    composer.cancelEdit();
    const trigger = editTrigger.current;
    if (trigger instanceof HTMLElement && trigger.isConnected) trigger.focus();
    else composerRef.current?.focus();
  };
  const editedIndex = chat.all.findIndex(({ id }) => id === composer.editing);

  const { stop } = chat;
  const onStop = useCallback(
    () => void stop?.().catch(() => showError('The reply could not be stopped. Please try again.')),
    [stop],
  );

  return (
    <div className="flex min-h-0 flex-1 flex-col low:min-h-auto">
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
        <MessageActionsContext value={actions}>
          <MessageList
            messages={chat.messages}
            all={chat.all}
            earlierCount={chat.earlierCount}
            earlier={chat.earlier}
            reply={chat.reply}
            actions={
              chat.newest &&
              isFinishedReply(chat.newest) &&
              !replying && (
                <>
                  <ReplyActions
                    key={chat.newest.id}
                    reply={chat.newest}
                    userId={user.id}
                    hasJournal={hasAccess}
                    onChoose={
                      canSend
                        ? (choice, byKeyboard) => {
                            moveFocus(byKeyboard);
                            void deliver(composer.beginChoice(choice), composer.restoreChoice);
                          }
                        : undefined
                    }
                  />
                  {suggestsEvents && <SuggestionsRegion {...suggestions} />}
                </>
              )
            }
            emptyState={
              <EmptyConversation
                mode={mode}
                user={user}
                onStart={
                  isOff
                    ? undefined
                    : (text, byKeyboard) => {
                        if (!isReady()) return;
                        moveFocus(byKeyboard);
                        void deliver(newMessage(text), composer.restoreChoice);
                      }
                }
              />
            }
          />
        </MessageActionsContext>
      )}
      <CareArrival />
      {suggestsEvents && <SuggestionsStatus {...suggestions} />}
      {!onboarded && (
        <Prompt to="/app/onboarding" link="Finish onboarding">
          Finish onboarding to talk to your companion.
        </Prompt>
      )}
      {isOff ? (
        <Prompt to="/app/account?tab=memory" link="Account settings">
          The companion is switched off.
        </Prompt>
      ) : (
        <ComposerBox
          ref={composerRef}
          text={composer.text}
          onTextChange={composer.setText}
          onSend={send}
          tooltip={onboarded ? 'Send message' : 'Complete onboarding to use AI features'}
          disabled={!onboarded}
          replying={replying}
          onStop={stop && onStop}
          edit={
            composer.editing === null
              ? undefined
              : { replacesMore: chat.all.length - editedIndex > 2, onCancel: cancelEdit }
          }
        />
      )}
    </div>
  );
}

interface PromptProps {
  children: string;
  to: string;
  link: string;
}

/** Why nothing can be sent, and where that can be changed. */
function Prompt({ children, to, link }: PromptProps) {
  return (
    <p className="mx-auto flex w-full max-w-2xl flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-2 text-[0.9375rem] text-ink-soft sm:px-5">
      <span>{children}</span>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center text-ink underline underline-offset-4 hover:decoration-2"
      >
        {link}
      </Link>
    </p>
  );
}
