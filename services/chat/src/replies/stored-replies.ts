import { isDuplicateKey } from '@inkwell/service';
import type { Types } from 'mongoose';
import {
  type EndState,
  type MessageModel,
  type MessageRow,
  LEASES_INDEX,
  NEWEST_FIRST,
  OPEN_REPLIES_INDEX,
  OPEN_STATES,
} from '../messages/message.model.ts';

/** A lease that was not renewed for so long has expired: its process is taken for dead. In ms. */
const LEASE_MS = 15_000;

/** A reply and the holder of its lease. */
export interface LeasedReply {
  userId: string;
  conversationId: number;
  replyId: Types.ObjectId;
  owner: string;
}

type ConversationScope = Pick<MessageRow, 'userId' | 'conversationId'>;

const OPEN_STATE_FILTER = { $in: [...OPEN_STATES] };
// Without the hint the planner may choose the index of the whole conversation and scan all of it.
const findFirstOpen = { sort: { at: 1, turn: 1 }, hint: OPEN_REPLIES_INDEX } as const;

type FollowableReply = Pick<MessageRow, '_id' | 'userId' | 'conversationId' | 'endedAt'>;
const FOLLOWABLE_FIELDS = { userId: 1, conversationId: 1, endedAt: 1 } as const;

/**
 * The reads and writes of a reply's row. The lease (`owner`, `renewedAt`) says which process writes it: each write is
 * conditional on the owner, so that a process which lost its lease writes nothing any more. Instants of the
 * lease are MongoDB's, because the clocks of processes may differ.
 */
export function createStoredReplies(Message: MessageModel) {
  const ownedBy = ({ userId, replyId, owner }: LeasedReply) => ({ _id: replyId, userId, owner });

  return {
    /**
     * Claims the right to write. `waiting` while an earlier reply of the conversation is open or one is being
     * written, null when the lease is lost. One conditional write: it selects the first open reply of the
     * conversation and changes it only if that is this one.
     */
    claim: async ({ userId, conversationId, replyId, owner }: LeasedReply) => {
      const isMine = { $and: [{ $eq: ['$_id', replyId] }, { $eq: ['$owner', owner] }] };
      try {
        const first = await Message.findOneAndUpdate(
          { userId, conversationId, state: OPEN_STATE_FILTER },
          [
            {
              $set: {
                state: { $cond: [isMine, 'writing', '$state'] },
                renewedAt: { $cond: [isMine, '$$NOW', '$renewedAt'] },
              },
            },
          ],
          {
            ...findFirstOpen,
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
    renew: (key: LeasedReply, piece?: { index: number; sealed: Buffer }) =>
      Message.findOneAndUpdate(
        { ...ownedBy(key), state: OPEN_STATE_FILTER },
        {
          // By index and not by $push: a write that is tried again changes nothing.
          ...(piece && { $set: { [`pieces.${piece.index}`]: piece.sealed } }),
          $currentDate: { renewedAt: true },
        },
        { returnDocument: 'after', projection: { stopRequested: 1 } },
      ).lean(),

    /** Ends the reply. False when the lease is lost. */
    end: async (
      key: LeasedReply,
      state: EndState,
      sealed: { content: Buffer; conclusion?: Buffer },
    ): Promise<boolean> => {
      const done = await Message.findOneAndUpdate(
        // `state` itself is among them, so that a retry after a lost answer succeeds.
        { ...ownedBy(key), state: { $in: [...OPEN_STATES, state] } },
        { $set: { state, ...sealed, pieces: [] }, $currentDate: { endedAt: true } },
        { projection: { _id: 1 } },
      ).lean();
      return done !== null;
    },

    /**
     * Ends the replies whose lease has expired as interrupted; what they had stored stays.
     *
     * @param scope the conversation. Default: all of them
     * @returns how many there were
     */
    interruptExpired: async (scope?: ConversationScope): Promise<number> => {
      const { modifiedCount } = await Message.updateMany(
        {
          ...scope,
          state: OPEN_STATE_FILTER,
          $expr: { $lt: ['$renewedAt', { $subtract: ['$$NOW', LEASE_MS] }] },
        },
        { $set: { state: 'interrupted' }, $unset: { owner: 1 }, $currentDate: { endedAt: true } },
        { hint: scope ? OPEN_REPLIES_INDEX : LEASES_INDEX },
      );
      return modifiedCount;
    },

    /** Asks the process that writes the conversation's reply to stop, and returns the reply's id. */
    requestStop: (scope: ConversationScope) =>
      Message.findOneAndUpdate(
        { ...scope, state: OPEN_STATE_FILTER },
        { $set: { stopRequested: true } },
        { ...findFirstOpen, projection: { _id: 1 } },
      ).lean(),

    /** Gives a failed or interrupted reply to `owner` for another attempt. False when another process has it. */
    reopen: async ({ userId, replyId, owner }: LeasedReply): Promise<boolean> => {
      const { modifiedCount } = await Message.updateOne(
        { _id: replyId, userId, state: { $in: ['failed', 'interrupted'] } },
        {
          $set: { state: 'waiting', owner, pieces: [], content: null },
          $unset: { endedAt: 1, stopRequested: 1, conclusion: 1 },
          $currentDate: { renewedAt: true },
        },
      );
      return modifiedCount === 1;
    },

    /**
     * The reply that a reader of the conversation can follow: the requested one if it is open or ended since
     * `endedSince`, else the first open one, else the newest if it ended since then.
     */
    findFollowable: async (
      scope: ConversationScope,
      requested: string | undefined,
      endedSince: Date,
    ): Promise<FollowableReply | null> => {
      const isFollowable = { $or: [{ state: OPEN_STATE_FILTER }, { endedAt: { $gte: endedSince } }] };
      const named =
        requested === undefined
          ? null
          : await Message.findOne(
              { _id: requested, ...scope, ...isFollowable },
              FOLLOWABLE_FIELDS,
            ).lean<FollowableReply>();
      if (named) return named;
      const firstOpenReply = await Message.findOne(
        { ...scope, state: OPEN_STATE_FILTER },
        FOLLOWABLE_FIELDS,
        findFirstOpen,
      ).lean<FollowableReply>();
      if (firstOpenReply) return firstOpenReply;
      const newest = await Message.findOne({ ...scope, sender: 'ai' }, FOLLOWABLE_FIELDS, {
        sort: NEWEST_FIRST,
      }).lean<FollowableReply>();
      return newest?.endedAt && newest.endedAt >= endedSince ? newest : null;
    },

    /** What is stored of a reply: the pieces from index `skip` on, or the whole content once it has ended. */
    readProgress: (userId: string, replyId: Types.ObjectId, skip: number) =>
      Message.findOne(
        { _id: replyId, userId },
        { state: 1, content: 1, care: 1, support: 1, conclusion: 1, pieces: { $slice: [skip, 10_000] } },
      ).lean<Pick<MessageRow, 'state' | 'content' | 'care' | 'support' | 'conclusion' | 'pieces'>>(),
  };
}
export type StoredReplies = ReturnType<typeof createStoredReplies>;
