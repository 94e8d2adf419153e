import type { Conclusion, ConversationContext } from '@inkwell/ai';
import type { CareContext, UnderCareContext } from '@inkwell/ai/care';
import type { Care, CareKind, Mode, TimeZoneRef } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import type { Types } from 'mongoose';
import type { ConversationRow } from '../conversations/conversation.model.ts';
import type { EndState } from '../messages/message.model.ts';
import type { PersonDigest } from '../people/digests.ts';
import { createNotifier, type Notifier } from './notifier.ts';
import type { LeasedReply } from './stored-replies.ts';

/** Why a reply ends before the model is done. `lost`: another process ended it, or its person was erased. */
type AbortReason = 'stopped' | 'interrupted' | 'failed' | 'lost';

/** A message and what is needed to write its reply. */
export interface ReplyTurn extends LeasedReply {
  mode: Mode;
  at: Date;
  /** Where the person is: it decides what today is. */
  timeZone: TimeZoneRef;
  /** The message that is answered. */
  messageId: Types.ObjectId;
  /** Null where nothing is stored about the person. */
  person: PersonDigest | null;
  box: Box;
  /** What the person is shown beside the reply; null where they are not under care. */
  care: Care | null;
  /** What the companion is told of the message and of the person's day. */
  reading: Pick<ConversationContext, 'embedding' | 'mayBeDanger' | 'now' | 'today' | 'hour' | 'minute'>;
  /** What was said before in the conversation, summed up; undefined where there is no summary. */
  summary: string | undefined;
  /** The last turn in the summary. */
  summedUp: ConversationRow['summedUp'];
  /** When the message was sent that this turn replaces, and all that followed it. */
  replacedFrom: Date | null;
  /** How the message is answered where it shows danger, or follows one that did. */
  answersCare: CareContext | null;
  /** What is known of danger beside an ordinary message; null where there is none, or the message is of it. */
  underCare: UnderCareContext | null;
  /** Whether the quiet line stands under the reply. */
  isSupported: boolean;
  /** Null where everything that is read of the message was known before its reply. */
  lateQuestion: LateQuestion | null;
}

/** The direct question for what is found in a message after its reply has begun. */
export interface LateQuestion {
  /** Whether a reader has found a sign of danger by now that was not known when the reply began. */
  hasSign: () => boolean;
  /** Resolves once what every reader finds has been taken in. Never rejects. */
  isRead: Promise<void>;
  /**
   * Takes the question for this reply, so that the next one does not ask it; null where there is none, or where not every
   * reader has read the message: then the next reply asks.
   *
   * @param asked what the reply has asked directly by itself: the next message may be the answer
   */
  ask: (asked: CareKind | null) => Promise<CareContext | null>;
  /** The reply was to ask and did not: the next message answers nothing. */
  withdrawQuestion: () => Promise<void>;
  /** The reply has asked how or when they would: a yes to that is one to the danger. */
  notePlanAsked: () => Promise<void>;
}

/** A reply that this process is writing. `text` is ahead of the stored row: see `createAutosave`. */
export interface ActiveReply {
  turn: ReplyTurn;
  text: string;
  /** What the person is shown beside it: also what was found after it began. */
  care: Care | null;
  /** Whether the quiet line stands under it: also for what was found after it began. */
  isSupported: boolean;
  /** What came with it, once the model was done. */
  conclusion: Conclusion | null;
  /** What the language model used for it. */
  tokens: number;
  /** Whether what was said in its conversation is to be summed up. */
  isSummaryDue: boolean;
  /** How it ended, once that is stored; `lost` where this process may not store it. */
  end: EndState | 'lost' | null;
  /** Notifies at each piece and at the end. */
  changes: Notifier;
  signal: AbortSignal;
  append: (piece: string) => void;
  conclude: (conclusion: Conclusion) => void;
  showCare: (care: Care) => void;
  showSupport: () => void;
  hideSupport: () => void;
  /** Of several reasons the first one counts. */
  abort: (reason: AbortReason) => void;
  abortReason: () => AbortReason | null;
  finish: (end: EndState | 'lost') => void;
}

export function createActiveReply(turn: ReplyTurn): ActiveReply {
  const changes = createNotifier();
  const controller = new AbortController();
  let abortReason: AbortReason | null = null;
  const reply: ActiveReply = {
    turn,
    text: '',
    care: turn.care,
    isSupported: turn.isSupported,
    conclusion: null,
    tokens: 0,
    isSummaryDue: false,
    end: null,
    changes,
    signal: controller.signal,
    append: (piece) => {
      reply.text += piece;
      changes.notify();
    },
    conclude: (conclusion) => {
      reply.conclusion = conclusion;
    },
    showCare: (care) => {
      reply.care = care;
      changes.notify();
    },
    showSupport: () => {
      reply.isSupported = true;
    },
    hideSupport: () => {
      reply.isSupported = false;
    },
    abort: (reason) => {
      abortReason ??= reason;
      controller.abort();
    },
    abortReason: () => abortReason,
    finish: (end) => {
      reply.end = end;
      changes.notify();
    },
  };
  return reply;
}
