import { createLog } from '../src/log.ts';
import { runProcess } from '../src/process.ts';

/** A process that logs at several levels and is told to stop at once. */
const log = createLog({ name: 'test', level: 'info' });
await runProcess(
  () => log,
  async () => {
    log.info('first');
    log.warn('second');
    log.info('third');
    process.kill(process.pid, 'SIGTERM');
  },
);
