import type { Fault } from './fault.ts';
import { clockFaults } from './list/clocks.ts';
import { databaseFaults } from './list/databases.ts';
import { outsideFaults } from './list/outside.ts';
import { processFaults } from './list/processes.ts';

/** In the order in which they are done. */
export const FAULTS: readonly Fault[] = [
  ...processFaults,
  ...databaseFaults,
  ...outsideFaults,
  ...clockFaults,
];
