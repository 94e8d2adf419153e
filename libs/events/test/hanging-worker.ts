import { onEvent } from '../src/handlers.ts';
import { startWorker } from '../src/worker.ts';
import { insightsHandlers, log } from './harness.ts';

/** A worker that takes an event, says so and never ends: for being killed. */
const [redisUrl = '', prefix = ''] = process.argv.slice(2);
startWorker({
  redisUrl,
  prefix,
  log,
  service: 'insights',
  handlers: [
    ...insightsHandlers({}).filter(({ name }) => name !== 'journal.day-written'),
    onEvent('journal.day-written', () => {
      process.stdout.write('taken\n');
      return new Promise(() => undefined);
    }),
  ],
});
