import { type Embeddings, RECHECK_MS } from './embeddings.ts';

type CheckOutcome = 'trusted' | 'wrong model' | 'unreachable';

/**
 * Checks a reading server at once, then each hour, and each minute while it is not trusted or cannot be asked, so that
 * what the metric says is true also of a process that reads nothing. Keeps no process alive.
 *
 * What is found is logged where it changes: by a server with another model than the heads were trained with nothing is
 * read, and danger is found by phrases alone. One that cannot be asked yet is asked before its first text, too.
 *
 * @param name of the server, for the log. Default: the reading server
 * @returns stops it
 */
export function startServerChecks(
  embeddings: Pick<Embeddings, 'check'>,
  log: {
    info: (message: string) => void;
    error: (message: string) => void;
    warn: (object: object, message: string) => void;
  },
  name = 'the reading server',
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let last: CheckOutcome | null = null;

  async function check(): Promise<CheckOutcome> {
    try {
      const outcome = (await embeddings.check()) ? 'trusted' : 'wrong model';
      if (outcome === 'wrong model' && last !== outcome)
        log.error(`${name} has another model than the heads were trained with: it is not used`);
      if (outcome === 'trusted' && last !== null && last !== outcome) log.info(`${name} is used`);
      return outcome;
    } catch (error) {
      if (last !== 'unreachable') log.warn({ err: error }, `${name} could not be asked whether it is right`);
      return 'unreachable';
    }
  }

  async function run(): Promise<void> {
    last = await check();
    if (isStopped) return;
    const waitMs = last === 'trusted' ? RECHECK_MS.trusted : RECHECK_MS.untrusted;
    timer = setTimeout(() => void run(), waitMs).unref();
  }

  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
