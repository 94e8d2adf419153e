import { GoogleError, rateLimited } from './errors.ts';

/** What a test can make go wrong with the calls of the Calendar API. */
export interface Faults {
  /**
   * Calls beyond the quota are refused with this status until it is set to null.
   *
   * @param perMinute calls that each user has in any 60 seconds; default 0, which refuses every call
   */
  setQuota(status: 403 | 429 | null, perMinute?: number): void;
  /** The next `count` calls (default 1) are answered with this status and change nothing. */
  failNext(status: number, count?: number): void;
  /** The next call is carried out, but its answer never arrives. */
  loseNextAnswer(): void;
  take: {
    /**
     * Counts a call.
     *
     * @param user whose quota it is
     * @param now in ms since the epoch
     * @throws GoogleError
     */
    outage(user: string, now: number): void;
    lostAnswer(): boolean;
  };
}

interface QuotaFault {
  status: 403 | 429;
  perMinute: number;
  /** When each user's calls of the last minute came, the oldest first. */
  calls: Map<string, number[]>;
}

const quotaWindowMs = 60_000;

export function createFaults(): Faults {
  let quota: QuotaFault | null = null;
  const outages: number[] = [];
  let losses = 0;

  // Google slides the minute: https://developers.google.com/workspace/calendar/api/guides/quota
  function count({ status, perMinute, calls }: QuotaFault, user: string, now: number): void {
    const recent = (calls.get(user) ?? []).filter((at) => at > now - quotaWindowMs);
    if (recent.length >= perMinute) throw rateLimited(status);
    calls.set(user, [...recent, now]);
  }

  return {
    setQuota(status, perMinute = 0) {
      quota = status === null ? null : { status, perMinute, calls: new Map() };
    },
    failNext(status, times = 1) {
      for (let each = 0; each < times; each += 1) outages.push(status);
    },
    loseNextAnswer() {
      losses += 1;
    },
    take: {
      outage(user, now) {
        const status = outages.shift();
        if (status === 403 || status === 429) throw rateLimited(status);
        if (status !== undefined) throw new GoogleError(status, 'backendError', 'Backend Error');
        if (quota !== null) count(quota, user, now);
      },
      lostAnswer() {
        if (losses === 0) return false;
        losses -= 1;
        return true;
      },
    },
  };
}
