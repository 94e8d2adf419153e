import { DAY_MS, FROM_MESSAGES, type PersonSign } from '@inkwell/contracts';
import type { CareKind } from '@inkwell/contracts/constants';
import type { Finding, PersonFinding } from './finding.ts';
import { currentFinding, lastSignAt } from './person.ts';

/** So long a sign counts in how the messages after it are read. */
const WATCHED_MS = DAY_MS;
/** So often within a day somebody is asked for what only may be danger; from then on for what is likely. */
const ASKED_FOR_HINTS = 2;

/** What of a person's record the next messages are read by. */
type SignsAndQuestion = {
  signs: readonly PersonSign[];
  asked: { at: string; times: number; kind?: CareKind; answer?: string | null } | null;
};

type Watched = {
  record: SignsAndQuestion;
  found: Finding | null;
  at: Date;
};

/**
 * What a mere `support` says of somebody with a sign within the last 24 hours: what is nothing to act on in others is a
 * sign there, unless the second reader sees no danger in it. It makes no crisis: in one it is answered as that, and leaves its time as it was; else it is asked about.
 */
export function hintOf({ record, found, at }: Watched): PersonFinding | null {
  if (found?.level !== 'support' || found.isOther || found.isDoubted) return null;
  const current = currentFinding(record.signs, at);
  if (!current) return null;
  const counts =
    current.level === 'crisis'
      ? at.getTime() - lastSignAt(record.signs) < WATCHED_MS
      : timesAsked(record, at) < ASKED_FOR_HINTS;
  return counts ? { level: 'concern', kind: current.kind } : null;
}

/** Whether somebody is under care, or was asked within a day: then every reader reads what they write. */
export const isWatched = (record: SignsAndQuestion, at: Date): boolean =>
  currentFinding(record.signs, at) !== null || timesAsked(record, at) > 0;

/**
 * Whether a sign of theirs stands that they have not denied, and that was not seen by the second reader alone: what that
 * one takes for a crisis needs another one beside it.
 */
export const isSuspected = (
  record: SignsAndQuestion & { bySecondAlone?: string | undefined },
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
export function kindToAsk(record: SignsAndQuestion, kind: CareKind, at: Date, isSaid: boolean): CareKind {
  const current = currentFinding(record.signs, at);
  if (!current) return kind;
  const isDenied = record.asked?.kind === kind && record.asked.answer === 'no' && timesAsked(record, at) > 0;
  if (isDenied && !isSaid) return current.kind;
  if (kind === 'suicide') return kind;
  return timesAsked(record, at) >= ASKED_FOR_HINTS ? kind : current.kind;
}

/** How often somebody was asked within the day before `at`. */
const timesAsked = ({ asked }: Pick<SignsAndQuestion, 'asked'>, at: Date): number =>
  asked && at.getTime() - Date.parse(asked.at) < WATCHED_MS ? asked.times : 0;
