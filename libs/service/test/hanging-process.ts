import { createLog } from '../src/log.ts';
import { runProcess } from '../src/process.ts';

/** A process whose closing never ends. */
const log = createLog({ name: 'test', level: 'silent' });
await runProcess(
  () => log,
  async (closers) => {
    // Keeps the process alive.
    setInterval(() => undefined, 60_000);
    closers.add(() => new Promise(() => undefined));
  },
);
