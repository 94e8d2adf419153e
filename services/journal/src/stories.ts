import { createEntries, type EntriesDeps } from './entries.ts';

export type Stories = ReturnType<typeof createStories>;

/** Everything this service does, put together: for the process and for its tests alike. */
export function createStories(deps: EntriesDeps) {
  return { entries: createEntries(deps) };
}
