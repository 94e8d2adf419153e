import { type Connection, Schema } from 'mongoose';

export interface SessionRow {
  _id: string;
  userId: string;
  /** Which of the account's passwords it was begun with: a new one ends what older ones began. */
  passwordVersion: number;
  createdAt: Date;
  /** 30 idle days from when it was last seen, at the latest 90 days from its beginning. */
  expiresAt: Date;
  /** Set when it was ended on purpose; the row goes with its time. */
  endedAt: Date | null;
}

export function sessionModel(connection: Connection) {
  const schema = new Schema<SessionRow>(
    {
      _id: { type: String, required: true },
      userId: { type: String, required: true },
      passwordVersion: { type: Number, required: true },
      createdAt: { type: Date, required: true },
      expiresAt: { type: Date, required: true },
      endedAt: { type: Date, default: null },
    },
    { collection: 'sessions', versionKey: false },
  );
  // Ending a person's other sessions, and all of them.
  schema.index({ userId: 1 }, { name: 'userId_1' });
  // Telling the cache again what ended while Redis was away.
  schema.index(
    { endedAt: 1 },
    { name: 'recently_ended', partialFilterExpression: { endedAt: { $gt: new Date(0) } } },
  );
  // Rows go when their session is over.
  schema.index({ expiresAt: 1 }, { name: 'expiresAt_1', expireAfterSeconds: 0 });
  return connection.model('Session', schema);
}
