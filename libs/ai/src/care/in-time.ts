import { setTimeout as pause } from 'node:timers/promises';
import type { Reading, ScreenReading } from './screen.ts';

/** So long somebody who waits for an answer waits for the head, in ms; then the phrases decide. */
export const READING_WAIT_MS = 300;

/**
 * What phrases and head know of a text when the wait is over. Never rejects.
 *
 * @param waitMs how long the head is waited for. Default: 300
 */
export function readInTime(
  { byRules, byHead }: Pick<ScreenReading, 'byRules' | 'byHead'>,
  waitMs = READING_WAIT_MS,
): Promise<Reading> {
  const soFar = byRules.then((found) => ({ found, isWhole: false, embedding: null, logOdds: null }));
  const timer = new AbortController();
  const late = pause(waitMs, undefined, { signal: timer.signal }).then(
    () => soFar,
    () => soFar,
  );
  return Promise.race([byHead, late]).finally(() => timer.abort());
}
