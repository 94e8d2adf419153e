import type { LanguageModel } from '@inkwell/ai';
import type { Screen } from '@inkwell/ai/care';
import type { Live, Outbox } from '@inkwell/events';
import type { InternalReader, Logger } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { createCare } from './care/care.ts';
import { createReadUnread } from './care/unread-messages.ts';
import { conversationModel } from './conversations/conversation.model.ts';
import { createConversations } from './conversations/conversations.ts';
import { messageModel } from './messages/message.model.ts';
import { createReplacements } from './messages/replacements.ts';
import { createDigests } from './people/digests.ts';
import { createErasure } from './people/erasure.ts';
import { personModel } from './people/person.model.ts';
import { createConfirmationLimit, createMessageLimit } from './people/send-limit.ts';
import { createReplies } from './replies/replies.ts';
import { createStoredReplies } from './replies/stored-replies.ts';

interface StoriesDeps {
  connection: Connection;
  vault: Vault;
  model: Pick<LanguageModel, 'stream'>;
  screen: Screen;
  live: Live;
  log: Logger;
  /** Reads auth's internal routes. */
  readFromAuth: InternalReader;
  /** Reads the journal's internal routes. */
  readFromJournal: InternalReader;
  outbox: Outbox<'chat'>;
}

/** Everything this service does, put together: for the process and for its tests alike. */
export function createStories(deps: StoriesDeps) {
  const { connection, vault, model, screen, live, log, readFromAuth } = deps;
  const Conversation = conversationModel(connection);
  const Message = messageModel(connection);
  const Person = personModel(connection);
  const storedReplies = createStoredReplies(Message);
  const replies = createReplies({ Message, Person, storedReplies, model, live, log });
  const digests = createDigests({ Person, vault, readFromAuth });
  const messageLimit = createMessageLimit(Person);
  const erasure = createErasure({ Conversation, Message, Person, replies, vault });
  const care = createCare({ ...deps, Person, erasure });
  const conversations = createConversations({
    Conversation,
    Message,
    replacements: createReplacements({ connection, Message }),
    storedReplies,
    replies,
    digests,
    messageLimit,
    confirmationLimit: createConfirmationLimit(Person),
    erasure,
    care,
    screen,
    vault,
    live,
    log,
  });
  /** Ends the replies whose process died. */
  const readUnread = createReadUnread({ ...deps, Message, care });
  const sweep = async () => {
    const ended = await storedReplies.interruptExpired();
    if (ended > 0) log.warn({ ended }, 'replies whose process died were ended');
    await readUnread();
  };
  return { care, conversations, digests, erasure, messageLimit, readUnread, replies, sweep };
}
