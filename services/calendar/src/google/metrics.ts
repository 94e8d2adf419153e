import { Counter, Histogram } from 'prom-client';

/** How syncs with Google ended: well (`ok`), or by the kind of call that failed. */
export const endedSyncs = new Counter({
  name: 'inkwell_google_syncs_total',
  help: 'Syncs with Google Calendar that ended.',
  labelNames: ['outcome'],
});

/** `out`: since a person changed an event that Google now has. `in`: since Google was last asked for changes. */
export const syncLagSeconds = new Histogram({
  name: 'inkwell_google_sync_lag_seconds',
  help: 'How far a calendar here and at Google were apart when a sync ended, first syncs left out.',
  labelNames: ['direction'],
  buckets: [1, 2, 5, 10, 30, 60, 120, 300, 900, 1_800, 3_600],
});
