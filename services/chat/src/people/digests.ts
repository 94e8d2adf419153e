import type { InternalReader } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import { createDigestCopies } from '@inkwell/vault/digests';
import { type PersonModel, type PersonRow, setUnlessChanged } from './person.model.ts';

/** What is stored of a person for the companion. */
export type PersonDigest = Pick<PersonRow, '_id' | 'digest' | 'exercise' | 'memory' | 'memoryOff'>;

export type Digests = ReturnType<typeof createDigests>;

/** The copies that chat keeps of auth's digests. */
export function createDigests(deps: { Person: PersonModel; vault: Vault; readFromAuth: InternalReader }) {
  const { Person } = deps;
  const copies = createDigestCopies({
    ...deps,
    rows: {
      readVersion: async (userId) =>
        (await Person.findById(userId, { digestVersion: 1 }).lean())?.digestVersion,
      store: (userId, digest, version) =>
        setUnlessChanged(Person, userId, ['digestVersion', version], { digest }),
      remove: (userId) => Person.deleteOne({ _id: userId }),
    },
  });
  return {
    ...copies,

    find: (userId: string) =>
      Person.findById(userId, {
        digest: 1,
        exercise: 1,
        memory: 1,
        memoryOff: 1,
      }).lean<PersonDigest>(),
  };
}
