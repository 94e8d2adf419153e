import { type Connection, type mongo, Schema } from 'mongoose';

export interface SoulPrintState {
  /** Counts the submissions: a job writes for one of them or not at all. */
  version: number;
  status: 'none' | 'pending' | 'ready';
  requestedAt: Date | null;
  /** Where the person was at the submission, as JSON, sealed: it tells which day is today. Older rows have none. */
  place?: mongo.Binary | Buffer | null;
  /** Markdown, sealed; null until it is ready. */
  text: mongo.Binary | Buffer | null;
  /** Sun, moon and ascendant of the answers as JSON, sealed; null until they are computed. Older rows have none. */
  placements?: mongo.Binary | Buffer | null;
}

/** How often the answers were sent since the window began. */
export interface SubmissionWindow {
  count: number;
  endsAt: Date;
}

export interface UserRow {
  _id: string;
  /** Keyed hash of the address in its canonical form, by which `emails` finds the person. */
  emailHash: string;
  email: mongo.Binary | Buffer;
  passwordHash: string;
  /** Counts the passwords: a session belongs to one of them. */
  passwordVersion: number;
  /** The onboarding answers as JSON, sealed; null until they are given. */
  onboarding: mongo.Binary | Buffer | null;
  soulprint: SoulPrintState;
  /** What was found of danger in the person's texts, a CareSign as JSON, sealed: chat's, and that of the answers. */
  care?: mongo.Binary | Buffer;
  /** The country whose lines the person chose; chat's. */
  careCountry?: string;
  /** Absent until the answers are sent, and in older rows. */
  submissions?: SubmissionWindow | null;
  /** Counts the changes that the gateway's cache must not see out of order. */
  version: number;
  createdAt: Date;
}

export function userModel(connection: Connection) {
  const soulprint = new Schema<SoulPrintState>(
    {
      version: { type: Number, required: true },
      status: { type: String, enum: ['none', 'pending', 'ready'], required: true },
      requestedAt: { type: Date, default: null },
      place: { type: Buffer, default: null },
      text: { type: Buffer, default: null },
      placements: { type: Buffer, default: null },
    },
    { _id: false },
  );
  const submissions = new Schema<SubmissionWindow>(
    { count: { type: Number, required: true }, endsAt: { type: Date, required: true } },
    { _id: false },
  );
  const schema = new Schema<UserRow>(
    {
      _id: { type: String, required: true },
      emailHash: { type: String, required: true },
      email: { type: Buffer, required: true },
      passwordHash: { type: String, required: true },
      passwordVersion: { type: Number, required: true },
      onboarding: { type: Buffer, default: null },
      soulprint: { type: soulprint, required: true },
      care: Buffer,
      careCountry: String,
      submissions: { type: submissions },
      version: { type: Number, required: true },
      createdAt: { type: Date, required: true },
    },
    { collection: 'users', versionKey: false },
  );
  // One account per address, also of the version before; on shards `emails` alone keeps them apart.
  schema.index({ emailHash: 1 }, { name: 'emailHash_1', unique: true });
  // The sweep: SoulPrints that are still to be written.
  schema.index(
    { 'soulprint.requestedAt': 1 },
    { partialFilterExpression: { 'soulprint.status': 'pending' }, name: 'soulprint_pending' },
  );
  return connection.model('User', schema);
}
export type UserModel = ReturnType<typeof userModel>;
