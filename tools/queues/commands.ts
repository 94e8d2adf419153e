import type { FailedOperations } from '@inkwell/events';
import { AppError } from '@inkwell/service';

import { StartProblem } from '../start/problem.ts';

const USAGE = `npm run queues                          the board, in a browser
npm run queues -- failed                the failed jobs
npm run queues -- set-aside QUEUE ID    ends that a failed job is tried again by itself
npm run queues -- retry QUEUE ID        tries a failed job again now`;

/**
 * Does what the arguments of `npm run queues` say about failed jobs.
 *
 * @returns what to print
 * @throws StartProblem with the usage for other arguments, or where there is no such job
 */
export async function runCommand(args: string[], failed: FailedOperations): Promise<string> {
  try {
    return await runOnFailedJobs(args, failed);
  } catch (error) {
    // What a person mistyped has no use for a stack.
    throw error instanceof AppError ? new StartProblem(error.message) : error;
  }
}

async function runOnFailedJobs(args: string[], failed: FailedOperations): Promise<string> {
  const [command, queue, id, ...more] = args;
  if (command === 'failed' && queue === undefined) return formatGroups(await failed.list());
  if (queue === undefined || id === undefined || more.length > 0) throw new StartProblem(USAGE);
  if (command === 'set-aside') {
    await failed.setAside(queue, id);
    return `${id} is not tried again by itself. To take it up again: npm run queues -- retry ${queue} ${id}`;
  }
  if (command === 'retry') {
    await failed.retry(queue, id);
    return `${id} waits for a worker.`;
  }
  throw new StartProblem(USAGE);
}

function formatGroups(groups: Awaited<ReturnType<FailedOperations['list']>>): string {
  if (groups.length === 0) return 'No job has failed.';
  const lines = groups.map(({ queue, name, reason, jobs, setAside, since, example }) => {
    const counts = setAside > 0 ? `${jobs}, ${setAside} of them set aside` : `${jobs}`;
    return `${queue}  ${name}  ${reason}  ${counts}  since ${since.toISOString()}  such as ${example}`;
  });
  return lines.join('\n');
}
