import { inTransaction, isDuplicateKey } from '@inkwell/service';
import { type ClientSession, type Connection, Schema } from 'mongoose';
import { OUTBOX_KEPT_SECONDS } from './outbox.ts';

// Longer than the outbox can bring an event back.
const INBOX_KEPT_SECONDS = OUTBOX_KEPT_SECONDS + 7 * 86_400;

/** Makes the effect of an event happen once, however often the event comes. */
export interface Inbox {
  /**
   * Runs `work` in a transaction together with the row that notes the event; an event that is noted already
   * is passed over quietly.
   */
  once: (eventId: string, work: (session: ClientSession) => Promise<void>) => Promise<void>;
}

export function createInbox(connection: Connection): Inbox {
  const Row = inboxModel(connection);
  return {
    once: async (eventId, work) => {
      try {
        await inTransaction(connection, async (session) => {
          await Row.create([{ _id: eventId }], { session });
          await work(session);
        });
      } catch (error) {
        // Only the note's own key says "done before"; a duplicate of the work's is the work's to judge.
        const done = isDuplicateKey(error) && (await Row.exists({ _id: eventId })) !== null;
        if (!done) throw error;
      }
    },
  };
}

function inboxModel(connection: Connection) {
  const schema = new Schema<{ _id: string; at: Date }>(
    { _id: { type: String, required: true }, at: { type: Date, default: () => new Date() } },
    { collection: 'inbox', versionKey: false },
  );
  schema.index({ at: 1 }, { name: 'at_1', expireAfterSeconds: INBOX_KEPT_SECONDS });
  return connection.model('Inbox', schema);
}
