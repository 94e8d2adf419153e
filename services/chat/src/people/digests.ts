import { Digest } from '@inkwell/contracts';
import { AppError, type InternalReader } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import { digestPlace, type PersonModel, type PersonRow, setUnlessChanged } from './person.model.ts';

/** More concurrent writers of one digest than this is a fault, not a race. */
const ATTEMPTS = 5;

/** What is stored of a person for the companion. */
export type PersonDigest = Pick<PersonRow, '_id' | 'digest' | 'exercise' | 'tokens' | 'memory' | 'memoryOff'>;

/** The stored copy of a person's digest; null where there is none yet. */
export const digestOf = ({ _id, digest }: Pick<PersonRow, '_id' | 'digest'>, box: Box): Digest | null =>
  digest ? Digest.parse(box.unsealJson(digest, digestPlace(_id))) : null;

export type Digests = ReturnType<typeof createDigests>;

/** The copies that chat keeps of auth's digests. */
export function createDigests(deps: { Person: PersonModel; vault: Vault; readFromAuth: InternalReader }) {
  const { Person, vault, readFromAuth } = deps;

  /** Stores a digest unless another one was stored since `version` was read. */
  async function store(userId: string, digest: Digest, version: number | undefined): Promise<boolean> {
    const box = await vault.open(userId);
    const sealed = box.sealJson(digest, digestPlace(userId));
    return setUnlessChanged(Person, userId, ['digestVersion', version], { digest: sealed });
  }

  return {
    /** Reads the digest from auth and stores it; does nothing for a person who is erased or unknown to auth. */
    refresh: async (userId: string): Promise<void> => {
      if (await vault.isErased(userId)) return;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const row = await Person.findById(userId, { digestVersion: 1 }).lean();
        const digest = await readFromAuth('/internal/digest', { userId }, Digest);
        if (!digest) return;
        // A digest stored since the version was read may be newer than this one: then auth is asked again.
        if (await store(userId, digest, row?.digestVersion)) {
          await vault.removeErased(userId, () => Person.deleteOne({ _id: userId }));
          return;
        }
      }
      throw new AppError('unavailable');
    },

    find: (userId: string) =>
      Person.findById(userId, {
        digest: 1,
        exercise: 1,
        tokens: 1,
        memory: 1,
        memoryOff: 1,
      }).lean<PersonDigest>(),
  };
}
