import type { CareKind } from '@inkwell/contracts/constants';
import { currentFinding } from './person.ts';
import type { CareRecord } from './protocol.ts';

/** So long a sign counts in how the messages after it are read. */
const WATCHED_MS = 24 * 60 * 60_000;
/** So often within a day somebody is asked as the kind that stands. */
const ASKED_FOR_HINTS = 2;

/**
 * Which kind of danger a likely sign is asked about. What somebody is taken for stays: the scores of kinds are unsure.
 * Two answers later the new one has its turn, and suicide at once, which is named rightly in nine of ten.
 */
export function kindToAsk(record: CareRecord, kind: CareKind, at: Date): CareKind {
  const current = currentFinding(record.signs, at);
  if (!current || kind === 'suicide' || timesAsked(record, at) >= ASKED_FOR_HINTS) return kind;
  return current.kind;
}

/** How often somebody was asked within the day before `at`. */
export const timesAsked = ({ asked }: Pick<CareRecord, 'asked'>, at: Date): number =>
  asked && at.getTime() - Date.parse(asked.at) < WATCHED_MS ? asked.times : 0;
