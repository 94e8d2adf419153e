import type { StreamPiece } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import type { Types } from 'mongoose';
import { createBell } from './bell.ts';
import { contentPlace, type EndState, piecePlace } from './message.model.ts';
import { hasEnded, type ReplyKey, type ReplyRows } from './reply-rows.ts';
import type { ReplyRun } from './reply-run.ts';

const POLL_MS = 250;
const POLLS_PER_LEASE_CHECK = 20;

/** One event of a stream, with the id from which a reader can go on. */
export interface ReadPiece {
  piece: StreamPiece;
  id?: string;
}

const FAILED = 'The companion could not answer just now. Please try again.';
const INTERRUPTED = 'The reply was interrupted. Please try again.';

const eventId = (replyId: Types.ObjectId, offset: number) => `${replyId.toHexString()}-${offset}`;

/** Which reply, and how much of it, the reader of a `Last-Event-ID` has; null where it names neither. */
export function parseEventId(text: string | undefined): { replyId: string; offset: number } | null {
  const match = /^([0-9a-f]{24})-(\d{1,9})$/.exec(text ?? '');
  return match?.[1] === undefined ? null : { replyId: match[1], offset: Number(match[2]) };
}

function lastPiece(replyId: Types.ObjectId, end: EndState | 'lost'): ReadPiece {
  if (end === 'complete' || end === 'stopped') {
    return { piece: { type: 'complete', messageId: replyId.toHexString(), analysis: null } };
  }
  return { piece: { type: 'error', message: end === 'failed' ? FAILED : INTERRUPTED } };
}

/** Reads a reply that this process writes, from `offset` on, piece by piece. */
export async function* readRun(
  run: ReplyRun,
  offset: number,
  signal: AbortSignal,
): AsyncGenerator<ReadPiece> {
  const { replyId } = run.turn;
  let sent = offset;
  while (!signal.aborted) {
    const changed = run.bell.next(signal);
    const { text, end } = run;
    if (text.length > sent) {
      const content = text.slice(sent);
      sent = text.length;
      yield { piece: { type: 'content', content }, id: eventId(replyId, sent) };
    }
    if (end) {
      yield lastPiece(replyId, end);
      return;
    }
    // What was said while the reader was busy has rung already.
    if (run.text.length <= sent && !run.end) await changed;
  }
}

/** Reads a reply that another process writes, or that has ended, from its row. */
export async function* readRow(
  rows: ReplyRows,
  key: Pick<ReplyKey, 'userId' | 'conversationId' | 'replyId'>,
  box: Box,
  offset: number,
  signal: AbortSignal,
): AsyncGenerator<ReadPiece> {
  const { userId, conversationId, replyId } = key;
  const clock = createBell();
  let sent = offset;
  let text = '';
  let pieces = 0;
  for (let polls = 0; !signal.aborted; polls += 1) {
    if (polls % POLLS_PER_LEASE_CHECK === 0) await rows.takeOver({ userId, conversationId });
    const row = await rows.progress(userId, replyId, pieces);
    const fresh = row?.pieces ?? [];
    if (row?.content) {
      text = box.unseal(row.content, contentPlace(replyId));
    } else {
      for (const sealed of fresh) text += box.unseal(sealed, piecePlace(replyId, pieces++));
    }
    if (text.length > sent) {
      const content = text.slice(sent);
      sent = text.length;
      yield { piece: { type: 'content', content }, id: eventId(replyId, sent) };
    }
    if (!row || hasEnded(row.state)) {
      yield lastPiece(replyId, row && hasEnded(row.state) ? row.state : 'lost');
      return;
    }
    await clock.next(signal, POLL_MS);
  }
}
