import type { LanguageModel } from '@inkwell/ai';
import type { Live } from '@inkwell/events';
import type { InternalReader, Logger } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { conversationModel } from './conversation.model.ts';
import { createConversations } from './conversations.ts';
import { messageModel } from './message.model.ts';
import { createPeople } from './people.ts';
import { createReplies } from './replies.ts';
import { createReplyRows } from './reply-rows.ts';

interface StoriesDeps {
  connection: Connection;
  vault: Vault;
  model: Pick<LanguageModel, 'stream'>;
  live: Live;
  log: Logger;
  /** Reads auth's internal routes. */
  readFromAuth: InternalReader;
}

/** Everything this service does, put together: for the process and for its tests alike. */
export function createStories(deps: StoriesDeps) {
  const { connection, vault, model, live, log } = deps;
  const Conversation = conversationModel(connection);
  const Message = messageModel(connection);
  const rows = createReplyRows(Message);
  const people = createPeople(deps);
  const replies = createReplies({ Message, rows, model, live, log });
  const conversations = createConversations({ Conversation, Message, rows, replies, people, vault, live });
  /** Ends the replies whose process was killed. */
  const sweep = async () => {
    const ended = await rows.takeOver({});
    if (ended > 0) log.warn({ ended }, 'replies of a lost process were ended');
  };
  return { conversations, people, replies, sweep };
}
