import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { MEMORY_KEY } from '../../../lib/memory.ts';
import { RequestError } from '../../../lib/request.ts';
import { toast } from '../../../ui/toast.ts';
import type { OutgoingMessage } from './chat-store.ts';
import { isCutOff } from '../message/messages.ts';
import type { Completion } from './reply-stream.ts';
import type { useChat } from '../conversation/use-chat.ts';
import type { useComposer } from '../input/use-composer.ts';

export const showError = (description: string) =>
  toast({ title: 'Error', description, variant: 'destructive' });

const isCompanionOff = (error: unknown) => error instanceof RequestError && error.code === 'companion_off';

type Restore = (message: OutgoingMessage) => void;

interface DeliveryOptions {
  hasAccess: boolean;
  /** Told of each message whose reply is complete. */
  onReply: (message: OutgoingMessage, completion: Completion) => void;
}

/**
 * Sends a message. Where that fails and the message is not stored, `restore` gets it: it has an id, so that sending it
 * again stores it once. Where it is stored, it is in the list, and can be tried again there.
 */
export function useDelivery(
  { send, findSent }: Pick<ReturnType<typeof useChat>, 'send' | 'findSent'>,
  { confirmSent }: Pick<ReturnType<typeof useComposer>, 'confirmSent'>,
  { hasAccess, onReply }: DeliveryOptions,
): (message: OutgoingMessage, restore: Restore) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (message, restore) => {
      try {
        const completion = await send(message);
        confirmSent(message);
        onReply(message, completion);
      } catch (error) {
        const sent = findSent(message.clientMessageId);
        if (sent) confirmSent(message);
        else restore(message);
        // The input gives way to a line that says so.
        if (hasAccess && isCompanionOff(error)) return client.invalidateQueries({ queryKey: MEMORY_KEY });
        // The stream broke, but the reply goes on, or is there.
        if (sent?.reply && !isCutOff(sent.reply)) return;
        showError('Failed to send message. Please try again.');
      }
    },
    [client, send, findSent, confirmSent, hasAccess, onReply],
  );
}
