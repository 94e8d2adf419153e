import { inTransaction, isDuplicateKey, retryDuplicateKey } from '@inkwell/service';
import type { ClientSession, Connection } from 'mongoose';
import { emailModel } from './email.model.ts';
import type { UserModel, UserRow } from './user.model.ts';

/**
 * Whose an e-mail is. The version of before writes users alone: what it has signed up is found by the user's own hash
 * and noted here, and what it has removed counts as nobody's.
 */
export function createEmails(connection: Connection, Users: UserModel) {
  const Emails = emailModel(connection);

  /** @param hashes of an e-mail by each key */
  async function findUser(hashes: readonly string[]): Promise<UserRow | null> {
    const rows = await Emails.find({ _id: { $in: hashes } }).lean();
    if (rows.length > 0) {
      const user = await Users.findOne({ _id: { $in: rows.map(({ userId }) => userId) } }).lean();
      if (user) return user;
    }
    const user = await Users.findOne({ emailHash: { $in: hashes } }).lean();
    if (user)
      await retryDuplicateKey(() =>
        Emails.updateOne({ _id: user.emailHash }, { $set: { userId: user._id } }, { upsert: true }),
      );
    return user;
  }

  /**
   * Inserts a user together with their e-mail.
   *
   * @param hashes of the e-mail by each key; the first is the user's
   * @returns false where the e-mail is somebody's
   */
  async function insertUser(user: UserRow, hashes: readonly string[]): Promise<boolean> {
    try {
      await insert(user);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (!(await removeLeftOver(user.emailHash))) return false;
      return insertUser(user, hashes);
    }
    // Equal hashes alone collide: a process with another first key may have taken the e-mail meanwhile.
    if (hashes.length === 1 || (await Emails.countDocuments({ _id: { $in: hashes } })) === 1) return true;
    await inTransaction(connection, async (session) => {
      await Users.deleteOne({ _id: user._id }, { session });
      await remove(user._id, session);
    });
    return false;
  }

  const insert = (user: UserRow): Promise<void> =>
    inTransaction(connection, async (session) => {
      await Emails.create([{ _id: user.emailHash, userId: user._id }], { session });
      await Users.create([user], { session });
    });

  /** Removes the row of a user whom the version of before has removed. @returns whether there was one */
  async function removeLeftOver(hash: string): Promise<boolean> {
    const row = await Emails.findOne({ _id: hash }).lean();
    if (!row || (await Users.exists({ _id: row.userId }))) return false;
    await Emails.deleteOne({ _id: hash, userId: row.userId });
    return true;
  }

  /** Notes a user's e-mail under the hash of a newer key. */
  async function replaceHash({ _id, emailHash }: UserRow, hash: string): Promise<void> {
    const replace = async (session: ClientSession): Promise<void> => {
      await Users.updateOne({ _id }, { $set: { emailHash: hash } }, { session });
      await Emails.updateOne({ _id: hash }, { $set: { userId: _id } }, { upsert: true, session });
      await Emails.deleteOne({ _id: emailHash, userId: _id }, { session });
    };
    await retryDuplicateKey(() => inTransaction(connection, replace));
  }

  async function remove(userId: string, session?: ClientSession): Promise<void> {
    await Emails.deleteMany({ userId }, session ? { session } : {});
  }

  return { findUser, insertUser, replaceHash, remove };
}
