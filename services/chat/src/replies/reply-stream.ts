import { type Care, lastCompleteIndex, type StreamPiece } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import type { Types } from 'mongoose';
import {
  careOf,
  conclusionOf,
  contentAad,
  type EndState,
  hasEnded,
  type MessageRow,
  type StoredConclusion,
  pieceAad,
} from '../messages/message.model.ts';
import type { ActiveReply } from './active-reply.ts';
import { createNotifier } from './notifier.ts';
import type { Replies } from './replies.ts';
import type { StoredReplies } from './stored-replies.ts';

const POLL_EVERY_MS = 250;
const POLLS_PER_LEASE_CHECK = 20;

/** One event of a stream, with the id from which a reader can go on. */
export interface ReplyEvent {
  piece: StreamPiece;
  id?: string;
}

/** A reply as a stream: the conversation's id first, then its text, then how it ended. */
export interface ReplyStream {
  /** Ends with the reply, or when `signal` says that the reader is gone. */
  events: (signal: AbortSignal) => AsyncIterable<ReplyEvent>;
}

type ReplyRow = Pick<MessageRow, '_id' | 'userId' | 'conversationId'>;

/** @param offset how many characters of the reply the reader has. Default 0 */
export type OpenReplyStream = (row: ReplyRow, box: Box, offset?: number) => ReplyStream;

/** Reads a reply from memory where this process writes it, else from its row. */
export function createOpenReplyStream(deps: {
  replies: Replies;
  storedReplies: StoredReplies;
}): OpenReplyStream {
  return (row, box, offset = 0) => ({
    events: async function* (signal) {
      yield { piece: { type: 'conversationId', conversationId: row.conversationId } };
      const reply = deps.replies.active(row._id);
      if (reply) yield* readActive(reply, offset, signal);
      else yield* readStored(deps.storedReplies, row, box, offset, signal);
    },
  });
}

const FAILED_MESSAGE = 'The companion could not answer just now. Please try again.';
const INTERRUPTED_MESSAGE = 'The reply was interrupted. Please try again.';

const eventId = (replyId: Types.ObjectId, offset: number) => `${replyId.toHexString()}-${offset}`;

/** The reply that a `Last-Event-ID` names, and how many of its characters its reader has; null where it names none. */
export function parseEventId(text: string | undefined): { replyId: string; offset: number } | null {
  const match = /^([0-9a-f]{24})-(\d{1,9})$/.exec(text ?? '');
  return match?.[1] === undefined ? null : { replyId: match[1], offset: Number(match[2]) };
}

type LastEventExtras = {
  care: Care | null;
  isSupported: boolean;
  conclusion: Pick<StoredConclusion, 'choices' | 'exercise' | 'suggestions'> | null;
};

function lastEvent(
  replyId: Types.ObjectId,
  end: EndState | 'lost',
  { care, isSupported, conclusion }: LastEventExtras,
): ReplyEvent {
  if (end === 'complete' || end === 'stopped') {
    const { choices = [], exercise = null, suggestions } = conclusion ?? {};
    return {
      piece: {
        type: 'complete',
        messageId: replyId.toHexString(),
        analysis: null,
        care,
        ...(isSupported && { support: true as const }),
        choices,
        exercise,
        ...(suggestions && { suggestions }),
        state: end,
      },
    };
  }
  return { piece: { type: 'error', message: end === 'failed' ? FAILED_MESSAGE : INTERRUPTED_MESSAGE } };
}

// What is drawn as one is sent as one: of a character that may not be complete the next piece tells.
const readyLength = ({ text, end }: ActiveReply) => (end ? text.length : lastCompleteIndex(text));

async function* readActive(
  reply: ActiveReply,
  offset: number,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  const { replyId } = reply.turn;
  let sent = offset;
  let shown: Care | null = null;
  while (!signal.aborted) {
    const changed = reply.changes.wait(signal);
    const { text, end, care } = reply;
    if (care && care !== shown) {
      shown = care;
      yield { piece: { type: 'care', care } };
    }
    const ready = readyLength(reply);
    if (ready > sent) {
      const content = text.slice(sent, ready);
      sent = ready;
      yield { piece: { type: 'content', content }, id: eventId(replyId, sent) };
    }
    if (end) {
      yield lastEvent(replyId, end, reply);
      return;
    }
    // What came while the reader was busy has been notified already.
    if (readyLength(reply) <= sent && !reply.end && reply.care === shown) await changed;
  }
}

async function* readStored(
  storedReplies: StoredReplies,
  { userId, conversationId, _id: replyId }: ReplyRow,
  box: Box,
  offset: number,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  const pause = createNotifier();
  let sent = offset;
  let text = '';
  let pieces = 0;
  let care: Care | null = null;
  for (let polls = 0; !signal.aborted; polls += 1) {
    if (polls % POLLS_PER_LEASE_CHECK === 0) {
      await storedReplies.interruptExpired({ userId, conversationId });
    }
    const row = await storedReplies.readProgress(userId, replyId, pieces);
    if (row?.care && !care) {
      care = careOf({ _id: replyId, care: row.care }, box);
      if (care) yield { piece: { type: 'care', care } };
    }
    if (row?.content) {
      text = box.unseal(row.content, contentAad(replyId));
    } else {
      for (const sealed of row?.pieces ?? []) text += box.unseal(sealed, pieceAad(replyId, pieces++));
    }
    if (text.length > sent) {
      const content = text.slice(sent);
      sent = text.length;
      yield { piece: { type: 'content', content }, id: eventId(replyId, sent) };
    }
    if (!row || hasEnded(row.state)) {
      const conclusion = row && conclusionOf({ ...row, _id: replyId }, box);
      yield lastEvent(replyId, row && hasEnded(row.state) ? row.state : 'lost', {
        care,
        isSupported: row?.support ?? false,
        conclusion,
      });
      return;
    }
    await pause.wait(signal, POLL_EVERY_MS);
  }
}
