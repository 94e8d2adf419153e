import { setTimeout as pause } from 'node:timers/promises';
import type { Finding, Screen, ScreenReading } from '@inkwell/ai/care';

/** So long a reply waits for the head; then the rules decide. */
const HEAD_MS = 300;

/** A message that is being read. */
export type Screening = {
  /** What is known after 300 ms at most. */
  inTime: Promise<Finding | null>;
  /** What is known in the end. Never rejects. */
  whole: ScreenReading['whole'];
};

/** Begins to read a message. */
export function startScreening(screen: Pick<Screen, 'read'>, text: string): Screening {
  const { byRules, whole } = screen.read(text);
  const timer = new AbortController();
  const late = pause(HEAD_MS, byRules, { signal: timer.signal }).catch(() => byRules);
  const inTime = Promise.race([whole, late]).finally(() => timer.abort());
  return { inTime, whole };
}
