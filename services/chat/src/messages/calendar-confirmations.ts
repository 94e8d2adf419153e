import type { ConfirmCalendar, Message as MessageOut } from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { isDuplicateKey } from '@inkwell/service';
import type { Box } from '@inkwell/vault';
import { Types } from 'mongoose';
import type { Erasure } from '../people/erasure.ts';
import type { SendLimit } from '../people/send-limit.ts';
import { contentAad, type MessageModel, type MessageRow } from './message.model.ts';
import { toMessage } from './message-pages.ts';

interface StoreConfirmationDeps {
  Message: MessageModel;
  confirmationLimit: Pick<SendLimit, 'count' | 'uncount' | 'exceeded'>;
  erasure: Pick<Erasure, 'refuseErased'>;
  live: Live;
  now: () => Date;
}

type ConversationScope = Pick<MessageRow, 'userId' | 'conversationId'>;

/**
 * Makes the function that stores the answer to a calendar suggestion, which gets no reply. Three round trips: limit,
 * row, tombstone. A repeated call is answered with the row that is there.
 */
export function createStoreConfirmation(deps: StoreConfirmationDeps) {
  const { Message, confirmationLimit, erasure, live, now } = deps;

  async function findEarlier(
    { userId, conversationId }: ConversationScope,
    clientMessageId: string | undefined,
  ): Promise<MessageRow | null> {
    if (clientMessageId === undefined) return null;
    const row = await Message.findOne({ userId, clientMessageId }).lean<MessageRow>();
    return row?.confirmation && row.conversationId === conversationId ? row : null;
  }

  return async (scope: ConversationScope, body: ConfirmCalendar, box: Box): Promise<MessageOut> => {
    const { userId } = scope;
    const { clientMessageId } = body;
    const _id = new Types.ObjectId();
    const at = now();
    if (!(await confirmationLimit.count(userId, _id, at))) {
      const earlier = await findEarlier(scope, clientMessageId);
      if (earlier) return toMessage(earlier, box);
      throw await confirmationLimit.exceeded(userId);
    }
    const row: MessageRow = {
      ...scope,
      _id,
      sender: 'user',
      at,
      turn: _id,
      content: box.seal(body.message, contentAad(_id)),
      confirmation: true,
      ...(clientMessageId !== undefined && { clientMessageId }),
    };
    try {
      await Message.insertMany([row]);
    } catch (error) {
      const earlier = isDuplicateKey(error) ? await findEarlier(scope, clientMessageId) : null;
      if (!earlier) throw error;
      await confirmationLimit.uncount(userId, _id);
      return toMessage(earlier, box);
    }
    await erasure.refuseErased(userId);
    await live.publish(userId, 'chat');
    return toMessage(row, box);
  };
}
