import { setTimeout as pause } from 'node:timers/promises';

import { SERVICES } from '@inkwell/contracts/constants';

import type { DeployedName, Replica } from '../../fleet/fleet.ts';
import { seconds } from '../../start/terminal.ts';
import type { Fault } from '../fault.ts';
import type { FaultsWorld } from '../world.ts';

const PROCESS_AWAY_MS = 2_500;
const JOB_POLL_MS = 20;
const WAIT_FOR_JOBS_MS = 15_000;
/** The lock of a job and the check for lost ones, twice over. */
const JOB_TAKEOVER_MS = 30_000;
const SLOW_MODEL_MS = 4_000;
const AWAKE_AFTER_FREEZE_MS = 2_000;

const killedFault = (name: DeployedName): Fault => ({
  name: `${name}-killed`,
  what: `the ${name === 'gateway' ? 'gateway' : `process of ${name}`} is killed and started again`,
  holdMs: PROCESS_AWAY_MS,
  start: ({ processes }) => processes.kill(processes.of(name)),
  heal: async ({ processes }) => void (await processes.add(name)),
});

type JournalJobs = { count: number; areTaken: () => Promise<boolean> };

/** Waits for jobs of the journal to be in work; the slow model keeps them there. */
async function untilInWork({ queues, model }: FaultsWorld): Promise<JournalJobs> {
  const queue = queues.find(({ name }) => name === 'journal-jobs');
  if (!queue) throw new Error('The journal has no queue');
  model.behaviour.slowMs = SLOW_MODEL_MS;
  const until = Date.now() + WAIT_FOR_JOBS_MS;
  while (Date.now() < until) {
    const jobs = await queue.getActive();
    // Begun anew by another worker, or done: then the next job about the same page has the same id.
    const isTaken = async ({ id = '', timestamp, processedOn }: (typeof jobs)[number]): Promise<boolean> => {
      const job = await queue.getJob(id);
      return job?.timestamp !== timestamp || (job.processedOn ?? 0) > (processedOn ?? 0);
    };
    if (jobs.length > 0)
      return {
        count: jobs.length,
        areTaken: async () => (await Promise.all(jobs.map(isTaken))).every(Boolean),
      };
    await pause(JOB_POLL_MS);
  }
  throw new Error('No job of the journal was in work');
}

const workerKilledFault: Fault = {
  name: 'worker-killed',
  what: 'the worker of journal is killed in the middle of its jobs',
  holdMs: PROCESS_AWAY_MS,
  start: async (world) => {
    const { count } = await untilInWork(world);
    await world.processes.kill(world.processes.of('journal'));
    return `jobs in work: ${count}`;
  },
  heal: async ({ model, processes }) => {
    model.behaviour.slowMs = 0;
    await processes.add('journal');
  },
};

/** @returns the fault, which remembers whom it froze */
function createWorkerFrozenFault(): Fault {
  let frozen: Replica | null = null;
  return {
    name: 'worker-frozen',
    what: 'the worker of journal is frozen in the middle of its jobs; it wakes when another one has taken them',
    holdMs: 0,
    start: async (world) => {
      const { processes, model } = world;
      const { count, areTaken } = await untilInWork(world);
      frozen = processes.of('journal');
      frozen.child.kill('SIGSTOP');
      const since = Date.now();
      model.behaviour.slowMs = 0;
      await processes.add('journal');
      while (!(await areTaken())) {
        if (Date.now() - since > JOB_TAKEOVER_MS)
          throw new Error('Nobody took the jobs of the frozen worker');
        await pause(JOB_POLL_MS);
      }
      return `jobs in work: ${count}, taken by another worker within ${seconds(since)}`;
    },
    heal: async ({ model, processes }) => {
      model.behaviour.slowMs = 0;
      if (!frozen) return;
      frozen.child.kill('SIGCONT');
      await pause(AWAKE_AFTER_FREEZE_MS);
      await processes.end(frozen);
      frozen = null;
    },
  };
}

export const processFaults: readonly Fault[] = [
  ...[...SERVICES, 'gateway' as const].map(killedFault),
  workerKilledFault,
  createWorkerFrozenFault(),
];
