import { HOUR_MS } from '@inkwell/contracts';
import { AppError } from '@inkwell/service';
import type { SubmissionWindow } from '../accounts/user.model.ts';

const WINDOW_MS = HOUR_MS;
/** Each submission is a SoulPrint to write, which a language model is paid for. */
const MAX_SUBMISSIONS = 5;

/**
 * Counts one more submission of the onboarding answers: five in an hour and person.
 *
 * @param window what was counted before, if anything
 * @throws AppError `rate_limited`, with `retryAfter` in seconds, where there were five
 */
export function countSubmission(window: SubmissionWindow | null | undefined, now: Date): SubmissionWindow {
  if (!window || window.endsAt <= now) return { count: 1, endsAt: new Date(now.getTime() + WINDOW_MS) };
  if (window.count >= MAX_SUBMISSIONS) {
    throw new AppError(
      'rate_limited',
      'You have sent your answers often. Please wait a while and try again.',
      {
        context: { retryAfter: Math.ceil((window.endsAt.getTime() - now.getTime()) / 1_000) },
      },
    );
  }
  return { count: window.count + 1, endsAt: window.endsAt };
}
