import { createLog } from '../src/log.ts';
import { runProcess } from '../src/process.ts';

/** A process that logs at several levels and stops at once; with an IPC channel, at the first message from there. */
const log = createLog({ name: 'test', level: 'info' });
await runProcess(
  () => log,
  async () => {
    if (process.send) process.once('message', logAndStop);
    else logAndStop();
  },
);

function logAndStop(): void {
  log.info('first');
  log.warn('second');
  log.info('third');
  process.kill(process.pid, 'SIGTERM');
}
