import { z } from 'zod';

/**
 * What a call came to. `permission`: the person has to connect again; `expired`: the access token is
 * not taken; `quota`: later; `away`: no or no usable
 * answer; `gone`: an old sync token, or an event that is deleted already; `taken`: an id that exists; `changed`: the
 * event is another than the etag says; `refused`: anything else.
 */
export type FailureKind =
  'permission' | 'expired' | 'quota' | 'away' | 'missing' | 'gone' | 'taken' | 'changed' | 'refused';

/** A call of Google's that failed. Google's own message may hold what an event says, and stays out of it. */
export class GoogleCallError extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind) {
    super(`a call of Google Calendar came to: ${kind}`);
    this.name = 'GoogleCallError';
    this.kind = kind;
  }
}

const FailureResponse = z.object({
  response: z.object({
    status: z.number(),
    data: z
      .object({
        error: z.union([
          z.string(),
          z.object({ errors: z.array(z.object({ reason: z.string() })).optional() }),
        ]),
      })
      .optional()
      .catch(undefined),
  }),
});

const KIND_BY_STATUS: Record<number, FailureKind> = {
  401: 'expired',
  404: 'missing',
  408: 'away',
  409: 'taken',
  410: 'gone',
  412: 'changed',
  429: 'quota',
};

// https://developers.google.com/workspace/calendar/api/guides/errors
const QUOTA_REASONS = /^(rateLimitExceeded|userRateLimitExceeded|quotaExceeded|dailyLimitExceeded)$/;
const LOST_GRANT_ERRORS = /^(invalid_grant|unauthorized_client|access_denied)$/;

export function kindOfFailure(error: unknown): FailureKind {
  const failure = FailureResponse.safeParse(error);
  if (!failure.success) return 'away';
  const { status, data } = failure.data.response;
  if (status >= 500) return 'away';
  const code = data?.error;
  if (typeof code === 'string') return LOST_GRANT_ERRORS.test(code) ? 'permission' : 'refused';
  const reason = code?.errors?.[0]?.reason ?? '';
  if (status === 403) {
    if (QUOTA_REASONS.test(reason)) return 'quota';
    return reason === 'insufficientPermissions' ? 'permission' : 'refused';
  }
  return KIND_BY_STATUS[status] ?? 'refused';
}
