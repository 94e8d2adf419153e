import { type Connection, Schema } from 'mongoose';

/** Whose an e-mail is. Users are spread over the shards by their ids: only here can an e-mail be unique among all. */
export interface EmailRow {
  /** The e-mail's keyed hash. */
  _id: string;
  userId: string;
}

export function emailModel(connection: Connection) {
  const schema = new Schema<EmailRow>(
    { _id: { type: String, required: true }, userId: { type: String, required: true } },
    { collection: 'emails', versionKey: false },
  );
  // Erasing a person.
  schema.index({ userId: 1 }, { name: 'userId_1' });
  return connection.model('Email', schema);
}
