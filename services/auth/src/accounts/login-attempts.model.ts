import { type Connection, Schema } from 'mongoose';

export interface LoginAttemptsRow {
  /** Whose: an e-mail's keyed hash, whether or not there is such an account; a known browser; a session. */
  _id: string;
  /** Wrong passwords since the window began. */
  count: number;
  endsAt: Date;
}

export function loginAttemptsModel(connection: Connection) {
  const schema = new Schema<LoginAttemptsRow>(
    {
      _id: { type: String, required: true },
      count: { type: Number, required: true },
      endsAt: { type: Date, required: true },
    },
    { collection: 'sign_in_tries', versionKey: false },
  );
  // MongoDB removes windows that are over.
  schema.index({ endsAt: 1 }, { name: 'endsAt_1', expireAfterSeconds: 0 });
  return connection.model('LoginAttempts', schema);
}
