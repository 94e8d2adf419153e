import type { GoogleSyncCounts } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import type { GoogleCalls } from './google-calls.ts';
import type { HashOf } from './google-parts.ts';
import type { SyncLease } from './lease.ts';
import type { LinkRow } from './link.model.ts';

/** What a sync works with: one calendar of one person. */
export interface SyncContext {
  link: LinkRow;
  lease: SyncLease;
  box: Box;
  calls: GoogleCalls;
  calendarId: string;
  hashOf: HashOf;
  counts: GoogleSyncCounts;
  /** How many of Google's events are here; null until it is counted. */
  held: number | null;
  /** Whether its events can be changed at Google alone. */
  isReadOnly: boolean;
}
