import { AppError } from '@inkwell/service';
import { createShortCache } from './short-cache.ts';

/** How long Stripe's answer, or that there was none, holds for a person, in ms. */
const LIFETIME_MS = 30_000;
const MAX_PEOPLE = 10_000;

/** Has Stripe say what became of a person's trial. @throws AppError `unavailable` where it cannot be asked */
export type CheckTrial = (userId: string) => Promise<void>;

/**
 * Asks Stripe about a trial whose end nobody told of, before it gives access: without an answer it gives none, or a
 * lost notice would leave the product open for ever. Calls for the same person share one answer.
 */
export function createTrialCheck({
  sync,
  now = Date.now,
}: {
  sync: (userId: string) => Promise<void>;
  now?: (() => number) | undefined;
}): CheckTrial {
  const answers = createShortCache<AppError | null>({ lifetimeMs: LIFETIME_MS, max: MAX_PEOPLE, now });

  const ask = (userId: string): Promise<AppError | null> =>
    sync(userId).then(
      () => null,
      (cause: unknown) => {
        const message = 'Our payment provider is out of reach for a moment. Please try again.';
        return new AppError('unavailable', message, { cause });
      },
    );

  return async (userId) => {
    const refusal = await answers.get(userId, () => ask(userId));
    if (refusal !== null) throw refusal;
  };
}
