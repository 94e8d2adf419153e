import type { GoogleSyncCounts } from '@inkwell/contracts';
import { dayAndTime, LOCALE, timeOfDay, today } from '../../lib/time.ts';

const listed = new Intl.ListFormat(LOCALE, { type: 'unit' });

/** 'today at 7:14 PM', or 'Sunday, November 22 at 7:14 PM'. */
export const describeTime = (instant: string): string =>
  today(new Date(instant)) === today() ? `today at ${timeOfDay(instant)}` : dayAndTime(instant);

/** What a sync did: '3 new from Google, 1 new in Google, 2 changed, 1 deleted'. */
export function describeCounts({ imported, exported, updated, deleted }: GoogleSyncCounts): string {
  const parts = [
    [imported, 'new from Google'],
    [exported, 'new in Google'],
    [updated, 'changed'],
    [deleted, 'deleted'],
  ] as const;
  const done = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return done.length === 0 ? 'nothing had changed' : listed.format(done);
}
