import { fetchFromDebian } from '@inkwell/servers';

import type { Replica } from '../../fleet/fleet.ts';
import type { Fault } from '../fault.ts';

const HOLD_MS = 10_000;
/** Where work is due at times of its own, and where leases are held. */
const PROCESSES_WITH_TIMERS = ['journal', 'chat', 'insights', 'calendar'] as const;

/** The library by which Debian's `faketime` gives a process another time; null where it cannot be had. */
const findFaketime = () => fetchFromDebian('libfaketime', 'faketime/libfaketimeMT.so.1');

/** @param offset as faketime takes it: `+5m` */
function clockFault(name: string, how: string, offset: string): Fault {
  const replicas: Replica[] = [];
  return {
    name: `clocks-${name}`,
    what: `beside each process of ${PROCESSES_WITH_TIMERS.join(', ')} another one works whose clock is five minutes ${how}`,
    holdMs: HOLD_MS,
    missing: async () =>
      (await findFaketime()) ? null : "Debian's package libfaketime cannot be had here (apt-get, network)",
    start: async ({ processes }) => {
      const library = (await findFaketime()) ?? '';
      // A clock that counts from an unknown beginning is the same on every machine: timers follow it.
      const env = {
        LD_PRELOAD: library,
        FAKETIME: offset,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        NO_FAKE_STAT: '1',
      };
      replicas.push(
        ...(await Promise.all(PROCESSES_WITH_TIMERS.map((each) => processes.add(each, { env })))),
      );
    },
    heal: async ({ processes }) => {
      await Promise.all(replicas.splice(0).map(processes.kill));
    },
  };
}

export const clockFaults: readonly Fault[] = [
  clockFault('ahead', 'ahead', '+5m'),
  clockFault('behind', 'behind', '-5m'),
];
