import { setTimeout as pause } from 'node:timers/promises';
import type { Reading, Screen, ScreenContext, ScreenReading } from '@inkwell/ai/care';

/** So long a reply waits for the head, in ms; then the phrases decide. */
export const READING_WAIT_MS = 300;

/** A message that is being read. */
export type Screening = {
  /** What phrases and head know when the wait is over. */
  inTime: Promise<Reading>;
  /** What every reader knows in the end. Never rejects. */
  whole: ScreenReading['whole'];
};

/**
 * Begins to read a message.
 *
 * @param waitMs how long a reply waits for the head
 */
export function startScreening(
  screen: Pick<Screen, 'read'>,
  text: string,
  context: ScreenContext,
  waitMs = READING_WAIT_MS,
): Screening {
  const { byRules, byHead, whole } = screen.read(text, context);
  const soFar = byRules.then((found) => ({ found, isWhole: false, embedding: null, logOdds: null }));
  const timer = new AbortController();
  const late = pause(waitMs, undefined, { signal: timer.signal }).then(
    () => soFar,
    () => soFar,
  );
  const inTime = Promise.race([byHead, late]).finally(() => timer.abort());
  return { inTime, whole };
}
