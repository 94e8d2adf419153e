import { createSecretKey, randomUUID } from 'node:crypto';
import {
  type Blueprint,
  type ChangePassword,
  type Contact,
  type Digest,
  OnboardingData,
  type SessionState,
  type SignIn,
  type SignUp,
  type User,
} from '@inkwell/contracts';
import type { Outbox } from '@inkwell/events';
import {
  AppError,
  inTransaction,
  isDuplicateKey,
  type Logger,
  onboardedKey,
  setEntitlement,
} from '@inkwell/service';
import { type Box, keyedHash, type Vault } from '@inkwell/vault';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import type { Browsers } from './browsers.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { Tries } from './tries.ts';
import type { UserModel, UserRow } from './user.model.ts';

export interface AccountsDeps {
  connection: Connection;
  users: UserModel;
  redis: Redis;
  vault: Vault;
  outbox: Outbox<'auth'>;
  sessions: Sessions;
  passwords: Passwords;
  tries: Tries;
  browsers: Browsers;
  log: Logger;
  /** Keys the hash under which an e-mail is found. */
  emailKey: string;
}

/** A person with a new session, and the cookie by which their account will know this browser, unless it does already. */
interface SignedIn {
  user: User;
  session: string;
  browser: string | null;
}

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(deps: AccountsDeps) {
  const { connection, users: Users, redis, vault, outbox, sessions, passwords, tries, browsers, log } = deps;
  const emailKey = createSecretKey(deps.emailKey, 'utf8');
  const hashOf = (email: string) => keyedHash(emailKey, email.trim().toLowerCase());

  /** @param browser the browser's own cookie, if it has one */
  async function signUp({ email, password }: SignUp, browser?: string): Promise<SignedIn> {
    const emailHash = hashOf(email);
    if (await Users.exists({ emailHash })) throw taken();
    const _id = randomUUID();
    const passwordHash = await passwords.hash(password);
    const box = await vault.open(_id);
    const row: UserRow = {
      _id,
      emailHash,
      email: box.seal(email, place(_id, 'email')),
      passwordHash,
      passwordVersion: 1,
      onboarding: null,
      soulprint: { version: 0, status: 'none', requestedAt: null, text: null },
      version: 1,
      createdAt: new Date(),
    };
    try {
      await Users.create(row);
    } catch (error) {
      if (isDuplicateKey(error)) throw taken(error);
      throw error;
    }
    return signedIn(row, box, browsers.add(browser, _id));
  }

  /**
   * A browser in which the account's owner has signed in has tries of its own, so that nobody keeps them out there
   * by guessing; past these it has the account's, as any other.
   *
   * @param browser the browser's own cookie, if it has one
   */
  async function signIn({ email, password }: SignIn, browser?: string): Promise<SignedIn> {
    const emailHash = hashOf(email);
    const row = await Users.findOne({ emailHash }).lean();
    const known = row && browsers.find(browser, row._id);
    const right = await tries.attempt([...(known ? [`browser ${known}`] : []), emailHash], () =>
      passwords.check(row?.passwordHash ?? null, password),
    );
    if (!row || !right) throw new AppError('invalid_credentials', 'Invalid email or password');
    const box = await vault.open(row._id);
    return signedIn(row, box, known ? null : browsers.add(browser, row._id));
  }

  async function signedIn(row: UserRow, box: Box, browser: string | null): Promise<SignedIn> {
    return { user: toUser(row, box), session: await sessions.begin(row._id, row.passwordVersion), browser };
  }

  async function get(userId: string): Promise<User> {
    const row = await find(userId);
    return toUser(row, await vault.open(userId));
  }

  /** Sets a new password; with the same commit the other sessions are over, and this one belongs to the new one. */
  async function changePassword(userId: string, sessionId: string, change: ChangePassword): Promise<void> {
    const { passwordHash } = await find(userId);
    // A session that was stolen must not serve for guessing; the count is its own, and locks nobody else out.
    const right = await tries.attempt([`change ${sessionId}`], () =>
      passwords.check(passwordHash, change.currentPassword),
    );
    if (!right) throw wrongPassword();
    const next = await passwords.hash(change.newPassword);
    const ended = await inTransaction(connection, async (session) => {
      // Conditional: of two changes at once the second must have known the first's password.
      const row = await Users.findOneAndUpdate(
        { _id: userId, passwordHash },
        { $set: { passwordHash: next }, $inc: { passwordVersion: 1 } },
        { session, returnDocument: 'after', lean: true },
      );
      if (!row) throw wrongPassword();
      return sessions.endOthers(session, userId, { sessionId, passwordVersion: row.passwordVersion });
    });
    await sessions.announceEnded(userId, ended);
  }

  /**
   * Keeps the answers, asks for a SoulPrint and opens the way on. Again: replaces the answers.
   *
   * @returns which submission this is
   */
  async function completeOnboarding(userId: string, answers: OnboardingData): Promise<{ version: number }> {
    const box = await vault.open(userId);
    const row = await inTransaction(connection, async (session) => {
      const updated = await Users.findOneAndUpdate(
        { _id: userId },
        {
          $set: {
            onboarding: box.sealJson(answers, place(userId, 'onboarding')),
            'soulprint.status': 'pending',
            'soulprint.requestedAt': new Date(),
            'soulprint.text': null,
          },
          $inc: { 'soulprint.version': 1, version: 1 },
        },
        { session, returnDocument: 'after', lean: true },
      );
      if (!updated) throw new AppError('not_found');
      await outbox.add(session, 'auth.onboarding-completed', { userId });
      return updated;
    });
    await cacheOnboarded(row);
    return { version: row.soulprint.version };
  }

  /** Whether a session is alive and its person onboarded, for the gateway; cached for it on the way. */
  async function sessionState(userId: string, sessionId: string): Promise<SessionState> {
    const row = await Users.findOne({ _id: userId }).lean();
    // Read after its person: where the password has just been changed it may be ahead of them, and never behind.
    const session = await sessions.find(userId, sessionId);
    const alive = session !== null && row !== null && session.passwordVersion >= row.passwordVersion;
    if (!alive) {
      await sessions.cache(userId, sessionId, 'ended');
      throw new AppError('not_found');
    }
    await Promise.all([sessions.cache(userId, sessionId, 'alive'), cacheOnboarded(row)]);
    return { userId, onboarded: row.onboarding !== null, version: row.version };
  }

  /** The SoulPrint and the answers it is written from. */
  async function blueprint(userId: string): Promise<Blueprint> {
    const row = await find(userId);
    const { blueprint: text, onboardingData } = toUser(row, await vault.open(userId));
    return { blueprint: text, onboardingData, status: row.soulprint.status };
  }

  async function cacheOnboarded(row: UserRow): Promise<void> {
    const entitlement = { version: row.version, value: row.onboarding !== null };
    await setEntitlement(redis, onboardedKey(row._id), entitlement).catch((error: unknown) =>
      log.debug({ err: error }, 'entitlement not cached'),
    );
  }

  /** What another service may keep of the person to speak to them. */
  async function digest(userId: string): Promise<Digest> {
    const user = await get(userId);
    if (!user.onboardingData) throw new AppError('not_found');
    return { onboardingData: user.onboardingData, blueprint: user.blueprint };
  }

  /** Where the person's payment provider reaches them. */
  async function contact(userId: string): Promise<Contact> {
    const row = await find(userId);
    const box = await vault.open(userId);
    return { email: box.unseal(row.email, place(userId, 'email')) };
  }

  /** Removes the account and tells every service to erase the person. Their key here goes with `eraseUser`. */
  async function remove(userId: string): Promise<void> {
    await sessions.endAll(userId);
    await inTransaction(connection, async (session) => {
      const { deletedCount } = await Users.deleteOne({ _id: userId }, { session });
      if (deletedCount === 0) throw new AppError('not_found');
      await outbox.add(session, 'auth.user-deleted', { userId });
    });
  }

  /** Erases what this service holds of a person. Again: no change. */
  async function eraseUser(userId: string): Promise<void> {
    await vault.erase(userId);
    await Users.deleteOne({ _id: userId });
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
    changePassword,
    completeOnboarding,
    sessionState,
    blueprint,
    digest,
    contact,
    remove,
    eraseUser,
  };
}

const place = (row: string, field: string) => ({ collection: 'users', row, field });

function wrongPassword(): AppError {
  return new AppError('wrong_password', 'Your current password is not right.');
}

function taken(cause?: unknown): AppError {
  return new AppError('email_taken', 'An account with this email already exists.', { cause });
}

function toUser(row: UserRow, box: Box): User {
  const onboardingData = row.onboarding
    ? OnboardingData.parse(box.unsealJson(row.onboarding, place(row._id, 'onboarding')))
    : null;
  const completed = onboardingData !== null;
  const { text } = row.soulprint;
  return {
    id: row._id,
    email: box.unseal(row.email, place(row._id, 'email')),
    name: onboardingData?.name ?? null,
    firstName: onboardingData?.name.split(/\s+/)[0] ?? null,
    onboardingCompleted: completed,
    hasCompletedOnboarding: completed,
    onboardingData,
    blueprint: text ? box.unseal(text, place(row._id, 'soulprint')) : null,
  };
}
