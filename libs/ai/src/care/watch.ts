import { DAY_MS, FROM_MESSAGES, type PersonSign } from '@inkwell/contracts';
import type { CareKind } from '@inkwell/contracts/constants';
import type { Finding, PersonFinding } from './finding.ts';
import { currentFinding, lastSignAt } from './person.ts';

/** How long a sign affects how later messages are read. */
const SIGN_WATCH_MS = DAY_MS;
/** Most questions within a day about weak signs; after that only about likely ones. */
const MAX_HINT_QUESTIONS = 2;

/** What of a person's record the next messages are read by. */
type WatchedRecord = {
  signs: readonly PersonSign[];
  asked: { at: string; times: number; kind?: CareKind; answer?: string | null } | null;
};

type WatchedMessage = {
  record: WatchedRecord;
  found: Finding | null;
  at: Date;
};

/**
 * A `support` finding counts as a concern for 24 hours after a sign, unless the second reader sees no danger in it. In a
 * crisis it is answered as part of the crisis and does not prolong it; otherwise the person is asked about it.
 */
export function supportAsConcern({ record, found, at }: WatchedMessage): PersonFinding | null {
  if (found?.level !== 'support' || found.isOther || found.isDoubted) return null;
  const current = currentFinding(record.signs, at);
  if (!current) return null;
  const counts =
    current.level === 'crisis'
      ? at.getTime() - lastSignAt(record.signs) < SIGN_WATCH_MS
      : questionsAskedToday(record, at) < MAX_HINT_QUESTIONS;
  return counts ? { level: 'concern', kind: current.kind } : null;
}

/** Whether somebody is under care, or was asked within a day: then every reader reads what they write. */
export const isWatched = (record: WatchedRecord, at: Date): boolean =>
  currentFinding(record.signs, at) !== null || questionsAskedToday(record, at) > 0;

/**
 * Whether a sign of theirs stands that they have not denied, and that was not seen by the second reader alone: what that
 * one takes for a crisis needs another one beside it.
 */
export const isSuspected = (
  record: WatchedRecord & { bySecondAlone?: string | undefined },
  at: Date,
): boolean => {
  const seen = record.signs.filter((sign) => sign.from !== FROM_MESSAGES || sign.at !== record.bySecondAlone);
  return currentFinding(seen, at) !== null && record.asked?.answer !== 'no';
};

/**
 * Which kind of danger a likely sign is asked about. What somebody is taken for stays: of what is named as another kind,
 * two to four in ten are not that (decision 007). Two questions later it has its turn, and suicide at once: none costs
 * more to miss. What they have denied that day is not asked about again
 * because of a score: it takes their words.
 *
 * @param isSaid whether the sign is one of words
 */
export function kindToAsk(record: WatchedRecord, kind: CareKind, at: Date, isSaid: boolean): CareKind {
  const current = currentFinding(record.signs, at);
  if (!current) return kind;
  const isDenied =
    record.asked?.kind === kind && record.asked.answer === 'no' && questionsAskedToday(record, at) > 0;
  if (isDenied && !isSaid) return current.kind;
  if (kind === 'suicide') return kind;
  return questionsAskedToday(record, at) >= MAX_HINT_QUESTIONS ? kind : current.kind;
}

/** How often somebody was asked within the day before `at`. */
const questionsAskedToday = ({ asked }: Pick<WatchedRecord, 'asked'>, at: Date): number =>
  asked && at.getTime() - Date.parse(asked.at) < SIGN_WATCH_MS ? asked.times : 0;
