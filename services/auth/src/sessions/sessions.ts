import { DAY_MS, HOUR_MS } from '@inkwell/contracts';
import { randomBytes } from 'node:crypto';
import type { Live } from '@inkwell/events';
import {
  type CachedSession,
  type Logger,
  onRedisBack,
  type RedisClient,
  type Secrets,
  setSession,
  tokenKeys,
} from '@inkwell/service';
import jwt from 'jsonwebtoken';
import type { ClientSession, Connection } from 'mongoose';
import { type SessionRow, sessionModel } from './session.model.ts';

const IDLE_MS = 30 * DAY_MS;
export const SESSION_MAX_MS = 90 * DAY_MS;
// Using a session prolongs it, with at most one write an hour.
const PROLONG_STEP_MS = HOUR_MS;
// The cache holds a session for a minute at most; older ends need not be cached again.
const RECACHE_WINDOW_MS = 180_000;

export interface SessionsDeps {
  connection: Connection;
  redis: RedisClient;
  live: Live;
  log: Logger;
  /** Sign the cookie; the gateway verifies with the same. */
  secrets: Secrets;
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ connection, redis, live, log, secrets }: SessionsDeps) {
  const Session = sessionModel(connection);
  const { signing } = tokenKeys(secrets);

  /** Begins a session and returns the cookie's value. */
  async function begin(userId: string, passwordVersion: number): Promise<string> {
    const now = Date.now();
    const id = randomBytes(24).toString('base64url');
    const row: SessionRow = {
      _id: id,
      userId,
      passwordVersion,
      createdAt: new Date(now),
      expiresAt: new Date(now + IDLE_MS),
      endedAt: null,
    };
    // Lean: a mongoose document would cost more than the rest of this function.
    await Session.insertMany([row], { lean: true });
    return jwt.sign({ sid: id }, signing, {
      algorithm: 'HS256',
      subject: userId,
      expiresIn: SESSION_MAX_MS / 1000,
    });
  }

  /**
   * Finds a session that has not ended, and prolongs it.
   *
   * @returns the version of the password it was begun with, null where there is no such session
   */
  async function find(userId: string, sessionId: string): Promise<{ passwordVersion: number } | null> {
    const now = Date.now();
    const row = await Session.findOne({ _id: sessionId, userId, endedAt: null }).lean();
    if (!row || row.expiresAt.getTime() <= now) return null;
    await prolong(row, now);
    return row;
  }

  /** Finds which of these sessions have not ended, and prolongs them. One read for all. */
  async function findMany(
    asked: ReadonlyArray<{ userId: string; sessionId: string }>,
  ): Promise<SessionRow[]> {
    const now = Date.now();
    const userIds = new Map(asked.map(({ userId, sessionId }) => [sessionId, userId]));
    const ids = { $in: [...userIds.keys()] };
    const rows = await Session.find({ _id: ids, endedAt: null, expiresAt: { $gt: new Date(now) } }).lean();
    const own = rows.filter((row) => userIds.get(row._id) === row.userId);
    await Promise.all(own.map((row) => prolong(row, now)));
    return own;
  }

  /** Writes a session's state to the cache of the gateways. */
  async function cache(userId: string, sessionId: string, state: CachedSession): Promise<void> {
    await setSession(redis, { userId, sessionId }, state).catch((error: unknown) =>
      log.debug({ err: error }, 'session not cached'),
    );
  }

  async function prolong(row: SessionRow, now: number): Promise<void> {
    const expiresAt = Math.min(now + IDLE_MS, row.createdAt.getTime() + SESSION_MAX_MS);
    if (expiresAt - row.expiresAt.getTime() < PROLONG_STEP_MS) return;
    await Session.updateOne(
      { _id: row._id, userId: row.userId, endedAt: null },
      { $set: { expiresAt: new Date(expiresAt) } },
    );
  }

  /** Ends one session at once. A second call changes nothing. */
  async function end(userId: string, sessionId: string): Promise<void> {
    await Session.updateOne({ _id: sessionId, userId, endedAt: null }, { $set: { endedAt: new Date() } });
    await announceEnded(userId, [sessionId]);
  }

  /**
   * Ends a person's sessions except one, which is moved to the new password.
   *
   * @returns the ids of the ended ones, for `announceEnded` after the commit
   */
  async function endOthers(
    transaction: ClientSession,
    userId: string,
    kept: { sessionId: string; passwordVersion: number },
  ): Promise<string[]> {
    const own = { _id: kept.sessionId, userId };
    await Session.updateOne(
      own,
      { $set: { passwordVersion: kept.passwordVersion } },
      { session: transaction },
    );
    const others = { userId, endedAt: null, _id: { $ne: kept.sessionId } };
    const rows = await Session.find(others).select({ _id: 1 }).session(transaction).lean();
    await Session.updateMany(others, { $set: { endedAt: new Date() } }, { session: transaction });
    return rows.map((row) => row._id);
  }

  /** Ends all of a person's sessions. */
  async function endAll(userId: string): Promise<void> {
    const rows = await Session.find({ userId, endedAt: null }).select({ _id: 1 }).lean();
    await Session.updateMany({ userId, endedAt: null }, { $set: { endedAt: new Date() } });
    await announceEnded(
      userId,
      rows.map((row) => row._id),
    );
  }

  /** Tells the gateways and the person's open pages which sessions have ended. */
  async function announceEnded(userId: string, ids: string[]): Promise<void> {
    try {
      await Promise.all(ids.map((sessionId) => setSession(redis, { userId, sessionId }, 'ended')));
    } catch (error) {
      // Without Redis the gateway asks auth; once it is back, cacheRecentEnds() repeats this.
      log.warn({ err: error }, 'session end not cached');
    }
    await live.publish(userId, 'session');
  }

  /** Caches again what ended in the last minutes: Redis may have been away and still hold the sessions as alive. */
  async function cacheRecentEnds(): Promise<void> {
    const rows = await Session.find({ endedAt: { $gt: new Date(Date.now() - RECACHE_WINDOW_MS) } })
      .select({ userId: 1 })
      .lean();
    await Promise.all(
      rows.map((row) => setSession(redis, { userId: row.userId, sessionId: row._id }, 'ended')),
    );
  }
  onRedisBack(redis, () => {
    cacheRecentEnds().catch((error: unknown) => log.warn({ err: error }, 'recent session ends not cached'));
  });

  async function eraseUser(userId: string): Promise<void> {
    await endAll(userId);
    await Session.deleteMany({ userId });
  }

  return { begin, find, findMany, cache, end, endOthers, endAll, announceEnded, eraseUser };
}
