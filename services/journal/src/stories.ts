import type { Screen } from '@inkwell/ai/care';
import type { Jobs, Live, Outbox } from '@inkwell/events';
import type { Logger } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import { createAnalysis } from './analysis.ts';
import { createEntries } from './entries.ts';
import { entryModel } from './entry.model.ts';
import { revisionModel } from './revision.model.ts';

export interface StoriesDeps {
  connection: Connection;
  vault: Vault;
  outbox: Outbox<'journal'>;
  live: Live;
  jobs: Pick<Jobs<'journal'>, 'enqueue'>;
  screen: Pick<Screen, 'readInBackground'>;
  log: Logger;
  analysisDelayMs: number;
  /** Default: the clock. */
  now?: () => Date;
}

export type Stories = ReturnType<typeof createStories>;

/** Everything this service does, put together: for the process and for its tests alike. */
export function createStories({ now = () => new Date(), ...deps }: StoriesDeps) {
  const entries = entryModel(deps.connection);
  const revisions = revisionModel(deps.connection);
  const removeAll = async (userId: string): Promise<void> => {
    await Promise.all([entries.deleteMany({ userId }), revisions.deleteMany({ userId })]);
  };
  const shared = { ...deps, now, entries, removeAll };
  return { entries: createEntries({ ...shared, revisions }), analysis: createAnalysis(shared) };
}
