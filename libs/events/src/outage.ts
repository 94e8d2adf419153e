import type { Logger } from '@inkwell/service';

/** Logs an outage once, however often it is met, and its end. */
export interface OutageLog {
  failed: (error: unknown) => void;
  succeeded: () => void;
}

/** @param subject what is out of work, as the beginning of a log line: 'the relay of the outbox' */
export function createOutageLog(log: Logger, subject: string): OutageLog {
  let isOut = false;
  return {
    failed: (error) => {
      if (isOut) return;
      isOut = true;
      log.warn({ err: error }, `${subject} does not work; it is tried again until it does`);
    },
    succeeded: () => {
      if (isOut) log.info(`${subject} works again`);
      isOut = false;
    },
  };
}
