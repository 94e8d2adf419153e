import type { LanguageModel } from '@inkwell/ai';
import type { DangerScreen } from '@inkwell/ai/care';
import type { FeelingsReader } from '@inkwell/ai/feelings';
import type { Embeddings } from '@inkwell/ai/reading';
import type { Jobs, Live, Outbox } from '@inkwell/events';
import type { InternalReader, Logger, TokenBudget } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { createCare } from './care/care.ts';
import { createLateReadings } from './care/late-readings.ts';
import { createReadLines } from './care/lines.ts';
import { createPlans } from './care/plans.ts';
import { createRecentReadings } from './care/recent-readings.ts';
import { createReadUnread } from './care/unread-messages.ts';
import { conversationModel } from './conversations/conversation.model.ts';
import { createConversations } from './conversations/conversations.ts';
import { createMemory } from './memory/memory.ts';
import { createPageFacts } from './memory/page-facts.ts';
import { createRecall } from './memory/recall.ts';
import { createReadAnalyses } from './messages/analyses.ts';
import { createMessageAnalysis } from './messages/analysis.ts';
import { createSearchMessages } from './messages/message-search.ts';
import { messageModel } from './messages/message.model.ts';
import { createReplacements } from './messages/replacements.ts';
import { createDigests } from './people/digests.ts';
import { createErasure } from './people/erasure.ts';
import { personModel } from './people/person.model.ts';
import { createConfirmationLimit, createHeadLimit, createMessageLimit } from './people/send-limit.ts';
import { createReplies } from './replies/replies.ts';
import { createSummaries } from './summaries/summaries.ts';
import { createStoredReplies } from './replies/stored-replies.ts';

interface UseCasesDeps {
  connection: Connection;
  vault: Vault;
  model: Pick<LanguageModel, 'stream' | 'object' | 'provider'>;
  jobs: Pick<Jobs<'chat'>, 'enqueue'>;
  tokenBudget: TokenBudget;
  /** The name by which the model's provider knows a person. */
  safetyIdentifierOf: (userId: string) => string;
  screen: DangerScreen;
  /** How long a reply waits for it, in ms. Default: 300. */
  readingWaitMs?: number | undefined;
  feelings: FeelingsReader;
  live: Live;
  log: Logger;
  /** Reads auth's internal routes. */
  readFromAuth: InternalReader;
  /** Reads the journal's internal routes. */
  readFromJournal: InternalReader;
  /** Reads the calendar's internal routes. */
  readFromCalendar: InternalReader;
  /** Without them messages are found by their words alone. */
  embeddings: Pick<Embeddings, 'embed'> | undefined;
  outbox: Outbox<'chat'>;
  /** Default: the clock. */
  now?: () => Date;
}

/** Everything this service does, put together: for the process and for its tests alike. */
export function createUseCases({ now = () => new Date(), ...others }: UseCasesDeps) {
  const deps = { ...others, now };
  const { connection, vault, screen, live, log, readFromAuth } = deps;
  const Conversation = conversationModel(connection);
  const Message = messageModel(connection);
  const Person = personModel(connection);
  const storedReplies = createStoredReplies(Message);
  const summaries = createSummaries({ ...deps, Conversation, Message });
  const recall = createRecall({
    ...deps,
    Message,
    // Replies come before it: erasing a person ends them.
    noteFacts: (...given) => memory.note(...given),
  });
  const replies = createReplies({ ...deps, Message, Person, storedReplies, summaries, recall });
  const digests = createDigests({ Person, vault, readFromAuth });
  const messageLimit = createMessageLimit(Person, now);
  const erasure = createErasure({ Conversation, Message, Person, replies, vault });
  const care = createCare({ ...deps, Person, erasure });
  const memory = createMemory({ Person, digests, vault, live, erasure });
  const analysis = createMessageAnalysis({ ...deps, Conversation, Message, memory });
  const pages = createPageFacts({ memory, vault, readFromJournal: deps.readFromJournal });
  const conversations = createConversations({
    Conversation,
    Message,
    replacements: createReplacements({ ...deps, Conversation, Message }),
    storedReplies,
    replies,
    digests,
    messageLimit,
    confirmationLimit: createConfirmationLimit(Person, now),
    headLimit: createHeadLimit(Person, now),
    erasure,
    care,
    lateReadings: createLateReadings({
      ...deps,
      Message,
      care,
      replies,
      recentReadings: createRecentReadings(Person),
    }),
    screen,
    readingWaitMs: deps.readingWaitMs,
    safetyIdentifierOf: deps.safetyIdentifierOf,
    tokenBudget: deps.tokenBudget,
    vault,
    live,
    now,
  });
  const readUnread = createReadUnread({ ...deps, Message, care });
  /** Ends the replies whose process died, and has the messages read that were not. */
  const sweep = async () => {
    const ended = await storedReplies.interruptExpired();
    if (ended > 0) log.warn({ ended }, 'replies whose process died were ended');
    await readUnread(now());
  };
  const tick = async () => {
    await summaries.tick();
    await analysis.tick();
  };
  return {
    readAnalyses: createReadAnalyses({ Conversation, Message }),
    analysis,
    memory,
    pages,
    plans: createPlans({ Person, vault, live, erasure }),
    tick,
    care,
    conversations,
    digests,
    erasure,
    messageLimit,
    readLines: createReadLines({ Person, vault }),
    readUnread,
    replies,
    searchMessages: createSearchMessages({ Conversation, Message, vault }),
    summaries,
    sweep,
  };
}
