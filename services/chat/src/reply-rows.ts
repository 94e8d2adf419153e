import { isDuplicateKey } from '@inkwell/service';
import type { Types } from 'mongoose';
import {
  END_STATES,
  type EndState,
  type MessageModel,
  type MessageRow,
  OPEN_STATES,
} from './message.model.ts';

/** How long a reply stays its process's without being renewed, in ms. */
const LEASE_MS = 15_000;

/** A reply and whoever holds its lease. */
export interface ReplyKey {
  userId: string;
  conversationId: number;
  replyId: Types.ObjectId;
  owner: string;
}

type Scope = { userId: string; conversationId: number };

const open = { $in: [...OPEN_STATES] };

/**
 * The lease of a reply and what hangs on it. Each write is conditional on the owner, so that a process which lost
 * its lease writes nothing any more. Instants of the lease are MongoDB's: clocks of processes may differ.
 */
export function createReplyRows(Message: MessageModel) {
  const mine = ({ userId, replyId, owner }: ReplyKey) => ({ _id: replyId, userId, owner });

  return {
    /**
     * Claims the right to write. `waiting` while an earlier reply of the conversation is open or one is being
     * written, null when the lease is lost. One conditional write: it takes the first open reply and changes it only
     * where that is this one.
     */
    claim: async ({ userId, conversationId, replyId, owner }: ReplyKey) => {
      const isMine = { $and: [{ $eq: ['$_id', replyId] }, { $eq: ['$owner', owner] }] };
      try {
        const first = await Message.findOneAndUpdate(
          { userId, conversationId, state: open },
          [
            {
              $set: {
                state: { $cond: [isMine, 'writing', '$state'] },
                renewedAt: { $cond: [isMine, '$$NOW', '$renewedAt'] },
              },
            },
          ],
          {
            sort: { at: 1, turn: 1 },
            returnDocument: 'after',
            projection: { owner: 1, stopRequested: 1 },
            updatePipeline: true,
          },
        ).lean();
        if (first && !first._id.equals(replyId)) return 'waiting';
        return first?.owner === owner ? first : null;
      } catch (error) {
        if (isDuplicateKey(error)) return 'waiting';
        throw error;
      }
    },

    /** Renews the lease and stores a piece at its index, where one is given. Null when the lease is lost. */
    renew: (key: ReplyKey, piece?: { index: number; sealed: Buffer }) =>
      Message.findOneAndUpdate(
        { ...mine(key), state: open },
        {
          // By index and not by $push: a write that is tried again changes nothing.
          ...(piece && { $set: { [`pieces.${piece.index}`]: piece.sealed } }),
          $currentDate: { renewedAt: true },
        },
        { returnDocument: 'after', projection: { stopRequested: 1 } },
      ).lean(),

    /** Ends the reply. False when it was not this process's to end any more. */
    end: async (key: ReplyKey, state: EndState, content: Buffer): Promise<boolean> => {
      const done = await Message.findOneAndUpdate(
        // An end that is tried again, because its answer was lost, is the same end.
        { ...mine(key), state: { $in: [...OPEN_STATES, state] } },
        { $set: { state, content, pieces: [] }, $currentDate: { endedAt: true } },
        { projection: { _id: 1 } },
      ).lean();
      return done !== null;
    },

    /** Replies whose process is gone become interrupted; what they had stored stays. */
    takeOver: async (scope: Scope | Record<string, never>): Promise<number> => {
      const { modifiedCount } = await Message.updateMany(
        {
          ...scope,
          state: open,
          $expr: { $lt: ['$renewedAt', { $subtract: ['$$NOW', LEASE_MS] }] },
        },
        { $set: { state: 'interrupted' }, $unset: { owner: 1 }, $currentDate: { endedAt: true } },
      );
      return modifiedCount;
    },

    /** Asks whoever writes the conversation's reply to stop, and says which it is. */
    requestStop: (scope: Scope) =>
      Message.findOneAndUpdate(
        { ...scope, state: open },
        { $set: { stopRequested: true } },
        { sort: { at: 1, turn: 1 }, projection: { _id: 1 } },
      ).lean(),

    /** Gives a reply that came to no good end to `owner` for another try. False when somebody else has it. */
    reopen: async ({ userId, replyId, owner }: ReplyKey): Promise<boolean> => {
      const { modifiedCount } = await Message.updateOne(
        { _id: replyId, userId, state: { $in: ['failed', 'interrupted'] } },
        {
          $set: { state: 'waiting', owner, pieces: [], content: null },
          $unset: { endedAt: 1, stopRequested: 1 },
          $currentDate: { renewedAt: true },
        },
      );
      return modifiedCount === 1;
    },

    /** What a reader on another process sees: the pieces from `skip` on, or the whole once it has ended. */
    progress: (userId: string, replyId: Types.ObjectId, skip: number) =>
      Message.findOne(
        { _id: replyId, userId },
        { state: 1, content: 1, pieces: { $slice: [skip, 10_000] } },
      ).lean<Pick<MessageRow, 'state' | 'content' | 'pieces'>>(),
  };
}
export type ReplyRows = ReturnType<typeof createReplyRows>;

export const hasEnded = (state: string | undefined): state is EndState =>
  END_STATES.some((known) => known === state);
