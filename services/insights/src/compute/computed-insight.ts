import type { Digest, TimeZoneRef } from '@inkwell/contracts';
import type { ReflectionRow } from '../days/reflection.model.ts';
import type { InsightText, InsightType } from '../insights/insight.model.ts';

export type InsightDay = Pick<ReflectionRow, 'date' | 'written' | 'mood' | 'entry' | 'messages' | 'valence'>;

/** An insight before it is stored. It rests on at least one day. */
export interface ComputedInsight extends InsightText {
  /** What it says, without its numbers: `pattern:weekday:anxiety:sunday`. */
  key: string;
  type: InsightType;
  /** Days, ascending. */
  evidence: string[];
  /** The only day on which it is shown. Default: all. */
  day?: string;
}

/** All that insights are computed from. */
export interface InsightSources {
  /** The days of the window that anything is known of, ascending. */
  days: readonly InsightDay[];
  /** Where the person is. */
  timeZone: TimeZoneRef;
  today: string;
  /** What the clock shows where the person is, from 0 to 23. */
  hour: number;
  digest: Digest | null;
  /** The keys of insights that the person has dismissed. */
  dismissed: ReadonlySet<string>;
}
