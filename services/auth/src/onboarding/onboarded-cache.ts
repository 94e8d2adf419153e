import { type Logger, onboardedKey, setEntitlement } from '@inkwell/service';
import type { Redis } from 'ioredis';
import type { UserRow } from '../accounts/user.model.ts';

export type OnboardedCache = ReturnType<typeof createOnboardedCache>;

/** Writes whether a person is onboarded to the cache that the gateway reads. */
export function createOnboardedCache({ redis, log }: { redis: Redis; log: Logger }) {
  return {
    async set({ _id, version, onboarding }: Pick<UserRow, '_id' | 'version' | 'onboarding'>): Promise<void> {
      try {
        await setEntitlement(redis, onboardedKey(_id), { version, value: onboarding !== null });
      } catch (error) {
        // The gateway asks this service where the cache has no answer.
        log.debug({ err: error }, 'entitlement not cached');
      }
    },
  };
}
