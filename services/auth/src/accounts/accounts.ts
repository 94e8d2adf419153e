import { randomUUID } from 'node:crypto';
import { addSign } from '@inkwell/ai/care';
import {
  type AliveSessions,
  type ChangePassword,
  type Contact,
  type OpenSessions,
  FROM_ANSWERS,
  PersonCare,
  type TimeZoneRef,
  type SessionState,
  type SignIn,
  type SignUp,
  type User,
} from '@inkwell/contracts';
import type { Live, Outbox } from '@inkwell/events';
import { AppError, inTransaction, type InternalReader, type Secrets } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import type { OnboardedCache } from '../onboarding/onboarded-cache.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { createEmailHashes } from './email-hashes.ts';
import { createEmails } from './emails.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { LoginThrottle } from './login-throttle.ts';
import type { Passwords } from './passwords.ts';
import { emailOf, signsOf, toUser, USER_FIELDS, userField, type UserFields } from './user.ts';
import {
  createUserCache,
  etagOf,
  REVISION_FIELDS,
  type UserRevision,
  type WrittenUser,
} from './user-cache.ts';
import type { UserModel, UserRow } from './user.model.ts';

export interface AccountsDeps {
  connection: Connection;
  users: UserModel;
  vault: Vault;
  outbox: Outbox<'auth'>;
  live: Live;
  sessions: Sessions;
  onboardedCache: OnboardedCache;
  passwords: Passwords;
  loginThrottle: LoginThrottle;
  knownBrowsers: KnownBrowsers;
  /** Key the hash under which an e-mail is found: the first writes, all are looked up. */
  emailKeys: Secrets;
  readFromChat: InternalReader;
}

interface SignedIn {
  user: User;
  /** The session cookie's value. */
  session: string;
  /** The browser cookie's new value, null where the cookie may stay as it is. */
  browser: string | null;
}

/** What tells whether a session counts and what its person may do: the rest of the row is large. */
interface SessionUser {
  version: number;
  passwordVersion: number;
  onboarded: boolean;
}
// Null sorts below every value, and a missing field counts as null.
const SESSION_FIELDS = { version: 1, passwordVersion: 1, onboarded: { $gt: ['$onboarding', null] } };

export function createAccounts(deps: AccountsDeps) {
  const { connection, users: Users, vault, outbox, live, sessions, onboardedCache } = deps;
  const { passwords, loginThrottle, knownBrowsers } = deps;
  const hashesOf = createEmailHashes(deps.emailKeys);
  const emails = createEmails(connection, Users);
  const rows = connection.collection<UserRow>(Users.collection.name);
  const userCache = createUserCache();

  /** @param browserCookie the value of the browser cookie, if there is one */
  async function signUp(
    { email, password }: SignUp,
    timeZone: TimeZoneRef,
    browserCookie?: string,
  ): Promise<SignedIn> {
    const hashes = hashesOf(email);
    if (await emails.findUser(hashes)) throw emailTaken();
    const _id = randomUUID();
    const passwordHash = await passwords.hash(password);
    const box = await vault.open(_id);
    const row: UserRow = {
      _id,
      emailHash: hashes[0],
      email: box.seal(email, userField(_id, 'email')),
      passwordHash,
      passwordVersion: 1,
      onboarding: null,
      soulprint: { version: 0, status: 'none', requestedAt: null, place: null, text: null },
      version: 1,
      createdAt: new Date(),
    };
    if (!(await emails.insertUser(row, hashes))) throw emailTaken();
    return startSession(toUser(row, box, timeZone), row, knownBrowsers.addAccount(browserCookie, _id));
  }

  /**
   * Wrong passwords from a browser that has signed in to the account before are counted apart, so that strangers'
   * guesses do not lock its owner out there; when they are used up, the account's own count applies.
   *
   * @param browserCookie the value of the browser cookie, if there is one
   */
  async function signIn(
    { email, password }: SignIn,
    timeZone: TimeZoneRef,
    browserCookie?: string,
  ): Promise<SignedIn> {
    const hashes = hashesOf(email);
    const row = await emails.findUser(hashes);
    const browserId = row && knownBrowsers.browserId(browserCookie, row._id);
    const checked = await loginThrottle.attempt(
      [...(browserId ? [`browser ${browserId}`] : []), hashes[0]],
      () => passwords.check(row?.passwordHash ?? null, password),
    );
    if (!row || checked === 'wrong') throw new AppError('invalid_credentials', 'Invalid email or password');
    if (row.emailHash !== hashes[0]) await emails.replaceHash(row, hashes[0]);
    if (checked === 'old form') await renewHash(row, password);
    const box = await vault.open(row._id);
    const browser = browserId ? null : knownBrowsers.addAccount(browserCookie, row._id);
    return startSession(toUser(row, box, timeZone), row, browser);
  }

  /** Hashes the same password in its normal form; sessions stay. */
  async function renewHash({ _id, passwordHash }: UserRow, password: string): Promise<void> {
    const renewed = await passwords.hash(password);
    // Conditional: the password may have been changed meanwhile.
    await Users.updateOne({ _id, passwordHash }, { $set: { passwordHash: renewed } });
  }

  async function startSession(user: User, row: UserRow, browser: string | null): Promise<SignedIn> {
    return { user, session: await sessions.begin(row._id, row.passwordVersion), browser };
  }

  async function get(userId: string, timeZone: TimeZoneRef): Promise<User> {
    return toUser(await findFields<UserFields>(userId, USER_FIELDS), await vault.open(userId), timeZone);
  }

  /**
   * As `get`, written as JSON: every page asks for this.
   *
   * @param known the ETag of an earlier answer
   * @returns null where that answer is still right
   */
  async function getJson(userId: string, timeZone: TimeZoneRef, known?: string): Promise<WrittenUser | null> {
    const box = await vault.open(userId);
    if (known !== undefined || userCache.has(userId)) {
      const revision = await findFields<UserRevision>(userId, REVISION_FIELDS);
      if (known === etagOf(userId, revision)) return null;
      const kept = userCache.find(userId, revision);
      if (kept) return kept;
    }
    const row = await findFields<UserFields & UserRevision>(userId, { ...USER_FIELDS, ...REVISION_FIELDS });
    return userCache.write(row, box, timeZone);
  }

  async function findFields<T>(userId: string, projection: Record<string, 1>): Promise<T> {
    // By the driver: a query of the model would take a tenth longer.
    const row = await rows.findOne<T>({ _id: userId }, { projection });
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** Takes over what chat knows of the person's care. Any number of times, in any order. */
  async function refreshCare(userId: string): Promise<void> {
    const personCare = await deps.readFromChat('/internal/care', { userId }, PersonCare);
    if (!personCare || (await vault.isErased(userId))) return;
    const box = await vault.open(userId);
    const isKnown = await inTransaction(connection, async (session) => {
      const row = await Users.findOne({ _id: userId }, { care: 1 }).session(session).lean();
      if (!row) return false;
      // The answers are read here first: chat may not know of them yet.
      const ofAnswers = signsOf(row, box).filter(({ from }) => from === FROM_ANSWERS);
      const signs = ofAnswers.reduce(addSign, personCare.signs);
      const fields = {
        ...(signs.length > 0 && { care: box.sealJson(signs, userField(userId, 'care')) }),
        ...(personCare.country !== null && { careCountry: personCare.country }),
      };
      const unset = { ...(signs.length === 0 && { care: 1 }) } as const;
      await Users.updateOne({ _id: userId }, { $set: fields, $unset: unset }, { session });
      return true;
    });
    if (isKnown) await live.publish(userId, 'session');
  }

  /** Sets a new password and, in the same transaction, ends the person's other sessions. */
  async function changePassword(userId: string, sessionId: string, change: ChangePassword): Promise<void> {
    const { passwordHash, passwordVersion } = await find(userId);
    // Counted by session: a stolen one must not serve for guessing, and its guesses must not lock the owner out.
    const checked = await loginThrottle.attempt([`change ${sessionId}`], () =>
      passwords.check(passwordHash, change.currentPassword),
    );
    if (checked === 'wrong') throw wrongPassword();
    const newHash = await passwords.hash(change.newPassword);
    const ended = await inTransaction(connection, async (session) => {
      // Conditional: of two changes at once the second must have known the first's password.
      const row = await Users.findOneAndUpdate(
        { _id: userId, passwordVersion },
        { $set: { passwordHash: newHash }, $inc: { passwordVersion: 1 } },
        { session, returnDocument: 'after', lean: true },
      );
      if (!row) throw wrongPassword();
      return sessions.endOthers(session, userId, { sessionId, passwordVersion: row.passwordVersion });
    });
    await sessions.announceEnded(userId, ended);
  }

  /** Reads a session and its person from the database, for the gateway and its cache. */
  async function sessionState(userId: string, sessionId: string): Promise<SessionState> {
    const row = await Users.findOne({ _id: userId }, SESSION_FIELDS).lean<SessionUser>();
    // Read after the user: a password change in between leaves the session's version ahead, never behind.
    const session = await sessions.find(userId, sessionId);
    const isAlive = session !== null && row !== null && session.passwordVersion >= row.passwordVersion;
    if (!isAlive) {
      await sessions.cache(userId, sessionId, 'ended');
      throw new AppError('not_found');
    }
    await Promise.all([
      sessions.cache(userId, sessionId, 'alive'),
      onboardedCache.set(userId, { version: row.version, value: row.onboarded }),
    ]);
    return { userId, onboarded: row.onboarded, version: row.version };
  }

  /** Finds which sessions of open pages are alive. Two reads for all of them; an open page prolongs its session. */
  async function aliveSessions({ sessions: asked }: OpenSessions): Promise<AliveSessions> {
    const userIds = [...new Set(asked.map(({ userId }) => userId))];
    const users = await Users.find({ _id: { $in: userIds } }, { passwordVersion: 1 }).lean();
    const versions = new Map(users.map((user) => [user._id, user.passwordVersion]));
    // Read after the users, as in `sessionState`.
    const found = await sessions.findMany(asked);
    const isAlive = ({ userId, passwordVersion }: (typeof found)[number]) =>
      passwordVersion >= (versions.get(userId) ?? Infinity);
    return { alive: found.filter(isAlive).map(({ _id }) => _id) };
  }

  /** Where the person's payment provider reaches them. */
  async function contact(userId: string): Promise<Contact> {
    const row = await find(userId);
    const box = await vault.open(userId);
    return { email: emailOf(row, box) };
  }

  /** Removes the account and tells every service to erase the person. Their key here goes with `eraseUser`. */
  async function remove(userId: string): Promise<void> {
    userCache.remove(userId);
    await sessions.endAll(userId);
    await inTransaction(connection, async (session) => {
      const { deletedCount } = await Users.deleteOne({ _id: userId }, { session });
      if (deletedCount === 0) throw new AppError('not_found');
      await emails.remove(userId, session);
      await outbox.add(session, 'auth.user-deleted', { userId });
    });
  }

  /** Erases what this service holds of a person. A second call changes nothing. */
  async function eraseUser(userId: string): Promise<void> {
    await vault.erase(userId);
    userCache.remove(userId);
    await Users.deleteOne({ _id: userId });
    await emails.remove(userId);
    await sessions.eraseUser(userId);
  }

  async function find(userId: string): Promise<UserRow> {
    const row = await Users.findOne({ _id: userId }).lean();
    if (!row) throw new AppError('not_found');
    return row;
  }

  return {
    signUp,
    signIn,
    get,
    getJson,
    refreshCare,
    changePassword,
    sessionState,
    aliveSessions,
    contact,
    remove,
    eraseUser,
  };
}

function wrongPassword(): AppError {
  return new AppError('wrong_password', 'Your current password is not right.');
}

function emailTaken(): AppError {
  return new AppError('email_taken', 'An account with this email already exists.');
}
