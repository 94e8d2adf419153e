import { isDuplicateKey } from './errors.ts';

/**
 * Runs an upsert, and once more where its key was taken: a second writer who also found no row has inserted it, and the
 * next run updates that one. MongoDB does so by itself only outside of transactions and for a filter by the key alone.
 * See https://www.mongodb.com/docs/manual/reference/method/db.collection.update/#upsert-with-unique-index
 *
 * @param upsert in a transaction, the whole of it
 */
export async function retryDuplicateKey<T>(upsert: () => PromiseLike<T>): Promise<T> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return upsert();
  }
}
