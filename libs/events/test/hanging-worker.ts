import { startWorker, onEvent, onJob } from '../src/worker.ts';
import { log } from './harness.ts';

/** A worker that takes a job, says so and never ends: for being killed. */
const [redisUrl = '', prefix = ''] = process.argv.slice(2);
startWorker({
  redisUrl,
  prefix,
  log,
  service: 'insights',
  handlers: [
    onEvent('auth.user-deleted', async () => undefined),
    onEvent('journal.entry-saved', () => {
      process.stdout.write('taken\n');
      return new Promise(() => undefined);
    }),
    onJob('insights.update-streak', async () => undefined),
  ],
});
