import { type DestinationStream, type Logger, pino } from 'pino';
import { safeFields, safeArguments } from './log-fields.ts';
import { describeError } from './logged-error.ts';
import { isTracing, traceFields } from './tracing.ts';

export type { Logger };

const BUFFER_BYTES = 4_096;
const FLUSH_MS = 250;
/** pino's number for it. */
const WARN_LEVEL = 40;

let cachedOutput: ReturnType<typeof pino.destination> | undefined;

interface LogLine {
  (fields: object, message: string): void;
  (message: string): void;
}
/** The part of a log that migrations write: a process has pino's, a tool prints lines for a person. */
export type LineLog = Record<'info' | 'warn' | 'error', LogLine>;

/**
 * The process's log: one JSON line per event. Of an error it has fields of fixed forms alone (see `describeError`);
 * personal text must never be passed in beside it: that fields named like it are cut out is a net below that rule.
 *
 * Lines below `warn` are written together, up to 250 ms late: a write for each request would cost more than the
 * rest of its log line. `runProcess` writes what is left at the end; a process that is killed loses it.
 *
 * Where there are traces, each line has its trace's id, and the request's where it was written for one.
 *
 * @param options.output for tests: takes the lines in place of the standard output
 */
export function createLog(options: { name: string; level: string; output?: DestinationStream }): Logger {
  return pino(
    {
      name: options.name,
      level: options.level,
      ...(isTracing() && { mixin: traceFields }),
      serializers: { err: describeError },
      formatters: { log: safeFields },
      hooks: {
        logMethod(args, method, level) {
          method.apply(this, safeArguments(args));
          // Not `flushSync`: that tries for ever to write to a pipe whose reader is gone.
          if (level >= WARN_LEVEL) cachedOutput?.flush();
        },
      },
    },
    options.output ?? standardOutput(),
  );
}

/** One for the process, so that the lines of two logs keep their order. */
function standardOutput(): DestinationStream {
  cachedOutput ??= pino.destination({ minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS, sync: true });
  return cachedOutput;
}
