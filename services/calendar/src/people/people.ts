import { DEFAULT_PEAK_ENERGY, type OnboardingData, SLEEP_HOURS } from '@inkwell/contracts';
import { AppError, type InternalReader, type Logger } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import { createDigestCopies, digestOf, type DigestRow, digestRows } from '@inkwell/vault/digests';
import type { PersonModel } from './person.model.ts';

/** What of the onboarding answers says when something fits a person. */
export interface DailyHabits {
  rhythm: OnboardingData['daily_rhythm'];
  /** Null where they are not known. */
  targets: OnboardingData['targets'] | null;
}

const UNKNOWN_HABITS: DailyHabits = {
  rhythm: {
    peak_energy: DEFAULT_PEAK_ENERGY,
    pre_sleep_activity: '',
    target_sleep_hours: SLEEP_HOURS.default,
  },
  targets: null,
};

export interface PeopleDeps {
  Person: PersonModel;
  vault: Vault;
  readFromAuth: InternalReader;
  log: Logger;
}

export type People = ReturnType<typeof createPeople>;

/** The copies that the calendar keeps of auth's digests. */
export function createPeople({ Person, vault, readFromAuth, log }: PeopleDeps) {
  const rows = digestRows(Person.db);
  const { refresh } = createDigestCopies({ rows, vault, readFromAuth });

  async function read(userId: string): Promise<DailyHabits | null> {
    const row = await Person.findById(userId).lean<DigestRow>();
    const digest = row && digestOf(row, await vault.open(userId));
    if (!digest) return null;
    const { daily_rhythm: rhythm, targets } = digest.onboardingData;
    return { rhythm, targets };
  }

  return {
    refresh,

    /** The person's habits. Where there is no copy yet, auth is asked; where it is away, the usual ones. */
    habitsOf: async (userId: string): Promise<DailyHabits> => {
      const known = await read(userId);
      if (known) return known;
      try {
        await refresh(userId);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        log.warn({ err: error }, 'the daily rhythm of a person could not be read');
      }
      return (await read(userId)) ?? UNKNOWN_HABITS;
    },

    remove: rows.remove,
  };
}
