import type { Digest, TimeZoneRef } from '@inkwell/contracts';
import type { ReflectionRow } from '../days/reflection.model.ts';
import type { InsightText, InsightType } from '../insights/insight.model.ts';

export type ClaimDay = Pick<ReflectionRow, 'date' | 'written' | 'mood' | 'entry' | 'messages' | 'valence'>;

/** Something that a person's days say. It rests on at least one of them. */
export interface Claim extends InsightText {
  /** What it claims, whatever its numbers are. */
  key: string;
  type: InsightType;
  /** Days, ascending. */
  evidence: string[];
  /** The only day on which it is shown. Default: all. */
  day?: string;
}

/** All that claims are made from. */
export interface ClaimSources {
  /** The days of the window that anything is known of, ascending. */
  days: readonly ClaimDay[];
  /** Where the person is. */
  timeZone: TimeZoneRef;
  today: string;
  /** What the clock shows where the person is, from 0 to 23. */
  hour: number;
  digest: Digest | null;
  /** The keys of claims that are not to be made again. */
  dismissed: ReadonlySet<string>;
}
