import { setTimeout as pause } from 'node:timers/promises';
import type { ScreenResult, OngoingScreening } from './screen.ts';

/** So long somebody who waits for an answer waits for the head, in ms; then the phrases decide. */
export const READING_WAIT_MS = 300;

/**
 * What phrases and head know of a text when the wait is over: of one whose sentences are still being read what it shows
 * as a whole. Never rejects.
 *
 * @param waitMs how long the head is waited for. Default: 300
 */
export function readInTime(
  { byRules, asWhole, byHead }: Pick<OngoingScreening, 'byRules' | 'asWhole' | 'byHead'>,
  waitMs = READING_WAIT_MS,
): Promise<ScreenResult> {
  const byRulesAlone = byRules.then((found) => ({ found, isWhole: false, embedding: null, logOdds: null }));
  // Of two that are there the first one counts.
  const soFar = () => Promise.race([asWhole ?? byHead, byRulesAlone]);
  const timer = new AbortController();
  const late = pause(waitMs, undefined, { signal: timer.signal }).then(soFar, soFar);
  return Promise.race([byHead, late]).finally(() => timer.abort());
}
