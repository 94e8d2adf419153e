import type { World } from './world.ts';

/** Something that goes wrong, and how it ends. */
export type Fault = {
  /** What `npm run faults` takes as an argument. */
  name: string;
  /** What is done, for people. */
  what: string;
  /** How long it lasts, in ms. */
  holdMs: number;
  /** Why it cannot be done on this machine; null where it can. Default: it can. */
  missing?: (world: World) => Promise<string | null>;
  /** Begins it. @returns what of it is worth telling */
  start: (world: World) => Promise<string | void>;
  /** Ends it; also where `start` has failed. Returns when whatever was away runs again. */
  heal: (world: World) => Promise<void>;
};
