import { type EmittedBy, type EventData, type EventName, type Service } from '@inkwell/contracts';
import { type ClientSession, type Connection, Schema, type Types } from 'mongoose';

/** How long rows are kept, in seconds: Redis may be emptied and be fed again from these days. */
export const OUTBOX_KEPT_SECONDS = 7 * 86_400;

export interface OutboxRow {
  _id: Types.ObjectId;
  name: EventName;
  data: Record<string, unknown>;
  createdAt: Date;
  /** When every consumer's queue had it; null until then. */
  relayedAt: Date | null;
}

/** Adds events to the outbox of the service that emits them. */
export interface Outbox<S extends Service> {
  /**
   * Writes one event. `session` is that of the transaction which makes the change, so that both come to be or
   * neither. The relay does the rest.
   */
  add: <Name extends EmittedBy<S>>(
    session: ClientSession,
    name: Name,
    data: EventData<Name>,
  ) => Promise<void>;
}

export function createOutbox<S extends Service>(connection: Connection, _service: S): Outbox<S> {
  const Row = outboxModel(connection);
  return {
    add: async (session, name, data) => {
      await Row.create([{ name, data }], { session });
    },
  };
}

const models = new WeakMap<Connection, ReturnType<typeof define>>();

/** The outbox's rows in the service's own database. */
export function outboxModel(connection: Connection): ReturnType<typeof define> {
  const known = models.get(connection) ?? define(connection);
  models.set(connection, known);
  return known;
}

function define(connection: Connection) {
  const schema = new Schema<OutboxRow>(
    {
      name: { type: String, required: true },
      data: { type: Schema.Types.Mixed, required: true },
      createdAt: { type: Date, default: () => new Date() },
      relayedAt: { type: Date, default: null },
    },
    { collection: 'outbox', versionKey: false, minimize: false },
  );
  // The relay's poll: what is still to go, oldest first.
  schema.index({ relayedAt: 1, _id: 1 }, { name: 'relayedAt_1__id_1' });
  // Only what was relayed grows old: a row that waits for Redis stays.
  schema.index({ relayedAt: 1 }, { expireAfterSeconds: OUTBOX_KEPT_SECONDS, name: 'relayed_ttl' });
  return connection.model('Outbox', schema);
}
