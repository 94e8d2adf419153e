import type { Box } from '@inkwell/vault';
import type { MessageRow } from './message.model.ts';
import { type ReadPiece, readRow, readRun } from './reply-reader.ts';
import type { ReplyRows } from './reply-rows.ts';
import type { Replies } from './replies.ts';

/** A reply as somebody reads it: the conversation's id first, then what is said, then how it ended. */
export interface Reading {
  /** Ends with the reply, or when `signal` says that the reader is gone. */
  open: (signal: AbortSignal) => AsyncIterable<ReadPiece>;
}

export type OpenReading = (
  row: Pick<MessageRow, '_id' | 'userId' | 'conversationId'>,
  box: Box,
  offset?: number,
) => Reading;

/** Reads from memory what this process writes, and from the row what another one does. */
export function createOpenReading(deps: { replies: Replies; rows: ReplyRows }): OpenReading {
  return (row, box, offset = 0) => ({
    open: async function* (signal) {
      const { userId, conversationId, _id: replyId } = row;
      yield { piece: { type: 'conversationId', conversationId } };
      const run = deps.replies.running(replyId);
      if (run) yield* readRun(run, offset, signal);
      else yield* readRow(deps.rows, { userId, conversationId, replyId }, box, offset, signal);
    },
  });
}
