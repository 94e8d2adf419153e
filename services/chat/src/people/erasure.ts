import type { Vault } from '@inkwell/vault';
import type { ConversationModel } from '../conversations/conversation.model.ts';
import type { MessageModel } from '../messages/message.model.ts';
import type { Replies } from '../replies/replies.ts';
import type { PersonModel } from './person.model.ts';

export type Erasure = ReturnType<typeof createErasure>;

/** Removes a person from chat, and what a concurrent request writes for one who is erased. */
export function createErasure(deps: {
  Conversation: ConversationModel;
  Message: MessageModel;
  Person: PersonModel;
  replies: Pick<Replies, 'abandon'>;
  vault: Vault;
}) {
  const { Conversation, Message, Person, replies, vault } = deps;

  async function removeRows(userId: string): Promise<void> {
    await Person.deleteOne({ _id: userId });
    await Conversation.deleteMany({ userId });
    await Message.deleteMany({ userId });
  }

  return {
    eraseUser: async (userId: string): Promise<void> => {
      await vault.erase(userId);
      replies.abandon(userId);
      await removeRows(userId);
    },

    /** Called after a write. @throws AppError `not_found` for an erased person, once the write is removed again */
    refuseErased: (userId: string): Promise<void> => vault.refuseErased(userId, removeRows),
  };
}
