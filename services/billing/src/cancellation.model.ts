import { type Connection, Schema } from 'mongoose';

/** Why somebody left. The texts are sealed; the reason is one of a list. */
export interface CancellationRow {
  /** The subscription's id: it ends once. */
  _id: string;
  userId: string;
  reason: string;
  details: Buffer;
  improvement: Buffer;
  createdAt: Date;
}

const schema = new Schema<CancellationRow>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    reason: { type: String, required: true },
    details: { type: Buffer, required: true },
    improvement: { type: Buffer, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'cancellations', versionKey: false },
);
// Erasing a person finds their rows by this.
schema.index({ userId: 1 }, { name: 'userId_1' });

export const cancellationModel = (connection: Connection) => connection.model('Cancellation', schema);
