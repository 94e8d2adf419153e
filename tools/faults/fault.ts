import type { FaultsWorld } from './world.ts';

/** Something that goes wrong, and how it ends. */
export type Fault = {
  /** What `npm run faults` takes as an argument. */
  name: string;
  /** What is done, for people. */
  what: string;
  /** How long it lasts, in ms. */
  holdMs: number;
  /** Why it cannot be done on this machine; null where it can. Default: it can. */
  missing?: (world: FaultsWorld) => Promise<string | null>;
  /** Begins it. @returns what of it is worth telling */
  start: (world: FaultsWorld) => Promise<string | void>;
  /** Ends it; also where `start` has failed. Returns when whatever was away runs again. */
  heal: (world: FaultsWorld) => Promise<void>;
};
