import { currentTraceparent } from '@inkwell/service';
import type { EmittedBy, EventData, Service } from '@inkwell/contracts';
import { type ClientSession, type Connection, Schema, type Types } from 'mongoose';

/** How long a row is kept once every consumer has completed its event, in seconds. */
export const OUTBOX_KEPT_SECONDS = 7 * 86_400;

/**
 * An event. It is open until every consumer has completed it: then its effects are in MongoDB, and Redis may
 * lose whatever it knows of it.
 */
export interface OutboxRow {
  _id: Types.ObjectId;
  /** Of `EVENTS`, or a name that only a newer version knows. */
  name: string;
  data: Record<string, unknown>;
  createdAt: Date;
  /** Where in a trace the event was emitted. */
  traceparent?: string;
  /** When it was last put into a consumer's queue; null until then. */
  relayedAt: Date | null;
  /** The consumers that have not completed it; not there until one of them has. */
  pending?: Service[];
  /** When the relay checks it next; not there for a new row, which is due at once. */
  checkAt?: Date;
  /** The relay whose work it is until `checkAt`. */
  claim?: string;
  /** When every consumer had completed it; null or not there while it is open. */
  confirmedAt?: Date | null;
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
      const traceparent = currentTraceparent();
      await Row.create([{ name, data, ...(traceparent !== undefined && { traceparent }) }], { session });
    },
  };
}

const modelByConnection = new WeakMap<Connection, ReturnType<typeof defineModel>>();

/** The outbox's rows in the service's own database. */
export function outboxModel(connection: Connection): ReturnType<typeof defineModel> {
  const known = modelByConnection.get(connection) ?? defineModel(connection);
  modelByConnection.set(connection, known);
  return known;
}

function defineModel(connection: Connection) {
  const schema = new Schema<OutboxRow>(
    {
      name: { type: String, required: true },
      data: { type: Schema.Types.Mixed, required: true },
      createdAt: { type: Date, default: () => new Date() },
      traceparent: { type: String },
      relayedAt: { type: Date, default: null },
      pending: { type: [String], default: undefined },
      checkAt: { type: Date },
      claim: { type: String },
      confirmedAt: { type: Date },
    },
    { collection: 'outbox', versionKey: false, minimize: false },
  );
  // The relay's poll: the open rows alone, those that are due first; names of another version are passed over in it.
  schema.index(
    { checkAt: 1, _id: 1, name: 1 },
    { name: 'outbox_open', partialFilterExpression: { confirmedAt: null } },
  );
  // An open row has no date here, so that it stays for as long as a consumer has not completed it.
  schema.index({ confirmedAt: 1 }, { name: 'outbox_confirmed_ttl', expireAfterSeconds: OUTBOX_KEPT_SECONDS });
  // The relay of the version before polls by it: without it each of its polls would read the whole outbox.
  schema.index({ relayedAt: 1, _id: 1 }, { name: 'relayedAt_1__id_1' });
  return connection.model('Outbox', schema);
}
