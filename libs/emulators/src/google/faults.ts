import { GoogleError, rateLimited } from './errors.ts';

/** What a test can make go wrong with the calls of the Calendar API. */
export interface Faults {
  /** Every call is refused with this status until it is set to null. */
  setQuota(status: 403 | 429 | null): void;
  /** The next `count` calls (default 1) are answered with this status and change nothing. */
  failNext(status: number, count?: number): void;
  /** The next call is carried out, but its answer never arrives. */
  loseNextAnswer(): void;
  take: {
    /** @throws GoogleError */
    outage(): void;
    lostAnswer(): boolean;
  };
}

export function createFaults(): Faults {
  let quota: 403 | 429 | null = null;
  const outages: number[] = [];
  let losses = 0;
  return {
    setQuota(status) {
      quota = status;
    },
    failNext(status, count = 1) {
      for (let each = 0; each < count; each += 1) outages.push(status);
    },
    loseNextAnswer() {
      losses += 1;
    },
    take: {
      outage() {
        const status = outages.shift();
        if (status === 403 || status === 429) throw rateLimited(status);
        if (status !== undefined) throw new GoogleError(status, 'backendError', 'Backend Error');
        if (quota !== null) throw rateLimited(quota);
      },
      lostAnswer() {
        if (losses === 0) return false;
        losses -= 1;
        return true;
      },
    },
  };
}
