import {
  type Entitlement,
  type Logger,
  onboardedKey,
  type RedisClient,
  setEntitlement,
} from '@inkwell/service';

export type OnboardedCache = ReturnType<typeof createOnboardedCache>;

/** Writes whether a person is onboarded to the cache that the gateway reads. */
export function createOnboardedCache({ redis, log }: { redis: RedisClient; log: Logger }) {
  return {
    async set(userId: string, entitlement: Entitlement): Promise<void> {
      try {
        await setEntitlement(redis, onboardedKey(userId), entitlement);
      } catch (error) {
        // The gateway asks this service where the cache has no answer.
        log.debug({ err: error }, 'entitlement not cached');
      }
    },
  };
}
