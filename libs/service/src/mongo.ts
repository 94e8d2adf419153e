import { setImmediate } from 'node:timers/promises';
import mongoose, { type ClientSession, type Connection, type mongo } from 'mongoose';
import { AppError, isMongoUnreachable } from './errors.ts';
import type { LineLog } from './log.ts';

/** How long to look for a server, in ms: with the way there and back an outage is told within 2 s. */
const SERVER_SELECTION_TIMEOUT_MS = 1_500;
/**
 * How long MongoDB may take for a new connection or for the driver's own checks, in ms. Longer than a person waits at a
 * server that hangs, which `createDatabaseWatch` finds out: where the cores are busy, both are late on a healthy one,
 * and all that is on the way would be given up.
 */
const CONNECT_TIMEOUT_MS = 3_000;
/** Connections that are all in use are no outage; a request has ten seconds. */
const CHECKOUT_TIMEOUT_MS = 8_000;
const SOCKET_TIMEOUT_MS = 10_000;
const BOOT_TIMEOUT_MS = 60_000;
/** How long after its first beginning a transaction that met another one is begun again, in ms. */
const TRANSACTION_RETRY_MS = 7_000;
/** The same where MongoDB was out of reach. */
const TRANSACTION_RETRY_UNREACHABLE_MS = 1_000;

/**
 * Connects to a service's own database. Commands are never buffered: an outage fails them at once or within 1.5 s,
 * and the driver reconnects by itself.
 *
 * @param uri with the database's name in it
 * @param options.socketTimeoutMs how long a command may take, in ms. Default 10 s; 0: as long as it needs
 * @param options.connectTimeoutMs how long MongoDB may take to answer the driver's own checks, in ms, before all
 *   commands on the way are given up. Default 3 s
 * @throws when MongoDB does not answer within a minute
 */
export async function connectMongo(
  uri: string,
  log: Pick<LineLog, 'warn' | 'error'>,
  options: { socketTimeoutMs?: number; connectTimeoutMs?: number } = {},
): Promise<Connection> {
  const { socketTimeoutMs = SOCKET_TIMEOUT_MS, connectTimeoutMs = CONNECT_TIMEOUT_MS } = options;
  const connection = mongoose.createConnection();
  connection.on('error', (error) => log.error({ err: error }, 'mongodb'));
  const deadline = Date.now() + BOOT_TIMEOUT_MS;
  for (;;) {
    try {
      return await connection.openUri(uri, {
        autoIndex: false,
        autoCreate: false,
        bufferCommands: false,
        serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
        connectTimeoutMS: connectTimeoutMs,
        waitQueueTimeoutMS: CHECKOUT_TIMEOUT_MS,
        socketTimeoutMS: socketTimeoutMs,
        heartbeatFrequencyMS: 2_000,
        // Open from the start: a new connection costs many times a query where the machine is busy.
        minPoolSize: 4,
        maxPoolSize: 20,
        retryWrites: true,
        writeConcern: { w: 'majority', journal: true },
      });
    } catch (error) {
      if (Date.now() > deadline) throw error;
      log.warn('waiting for mongodb');
    }
  }
}

/**
 * Runs `work` in one transaction and hands back what it returns. The work may run more than once, within 7 s of its
 * first beginning, or 1 s where MongoDB is out of reach. A write outside `session` is not part of it.
 *
 * @throws AppError `unavailable` when it had to be begun again later than that: the driver by itself would go on
 *   for two minutes, and the person would wait
 */
export async function inTransaction<T>(
  connection: Connection,
  work: (session: ClientSession) => Promise<T>,
): Promise<T> {
  const session = await connection.startSession();
  const began = performance.now();
  let patienceMs = TRANSACTION_RETRY_MS;
  const attempt = async () => {
    if (performance.now() - began > patienceMs) throw new AppError('unavailable');
    try {
      return await work(session);
    } catch (error) {
      if (isMongoUnreachable(error)) patienceMs = TRANSACTION_RETRY_UNREACHABLE_MS;
      throw error;
    }
  };
  try {
    return await session.withTransaction(attempt, {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority', journal: true },
    });
  } finally {
    await session.endSession();
  }
}

/**
 * The documents of a cursor, a batch at a time. The next batch is on its way while one is handled, and between two of
 * them other requests have their turn.
 */
export async function* batchesOf<Row>(cursor: mongo.FindCursor<Row>): AsyncGenerator<Row[]> {
  try {
    let hasMore = await cursor.hasNext();
    while (hasMore) {
      const batch = cursor.readBufferedDocuments();
      const next = cursor.hasNext();
      // A reader that stops early does not wait for it.
      next.catch(() => undefined);
      await setImmediate();
      yield batch;
      hasMore = await next;
    }
  } finally {
    await cursor.close();
  }
}
