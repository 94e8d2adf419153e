import { type Connection, Schema } from 'mongoose';

/** A reading of Stripe's list of events that is under way: newest first, page by page. Times in ms since the epoch. */
export interface EventReading {
  from: number;
  until: number;
  /** The event after which it goes on; null at its beginning. */
  after: string | null;
}

/** What all processes of billing know together of comparing with Stripe. One row for each kind of it. */
export interface ReconciliationRow {
  /** `events`: the reading of Stripe's list. `budget`: the calls that may be made. */
  _id: 'events' | 'budget';
  /** Until when one process reads; others leave it alone. */
  leaseUntil?: Date;
  /** When it is read again. */
  dueAt?: Date;
  /** All events of before are read. Missing before the first reading has come to its end. */
  readUntil?: Date;
  reading?: EventReading | null;
  /** Comparisons that may begin now, at `refilledAt`. */
  tokens?: number;
  refilledAt?: Date;
  /** How many the last call was given. */
  granted?: number;
}

const reading = new Schema<EventReading>({ from: Number, until: Number, after: String }, { _id: false });
const schema = new Schema<ReconciliationRow>(
  {
    _id: { type: String, required: true },
    leaseUntil: Date,
    dueAt: Date,
    readUntil: Date,
    reading: { type: reading },
    tokens: Number,
    refilledAt: Date,
    granted: Number,
  },
  { collection: 'reconciliation', versionKey: false },
);

export const reconciliationModel = (connection: Connection) => connection.model('Reconciliation', schema);
