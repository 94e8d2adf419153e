import { type Logger, pino } from 'pino';
import { isTracing, traceFields } from './tracing.ts';

export type { Logger };

const BUFFER_BYTES = 4_096;
const FLUSH_MS = 250;
/** pino's number for it. */
const WARN = 40;

let output: ReturnType<typeof pino.destination> | undefined;

interface LogLine {
  (fields: object, message: string): void;
  (message: string): void;
}
/** The part of a log that migrations write: a process has pino's, a tool prints lines for a person. */
export type LineLog = Record<'info' | 'warn' | 'error', LogLine>;

/**
 * The process's log: one JSON line per event, with what could hold a secret cut out.
 * Personal text must never be passed in; the redaction is a net below that rule, not the rule.
 *
 * Lines below `warn` are written together, up to 250 ms late: a write for each request would cost more than the
 * rest of its log line. `runProcess` writes what is left at the end; a process that is killed loses it.
 *
 * Where there are traces, each line has its trace's id, and the request's where it was written for one.
 */
export function createLog(options: { name: string; level: string }): Logger {
  // One for the process, so that the lines of two logs keep their order.
  output ??= pino.destination({ minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS, sync: true });
  return pino(
    {
      name: options.name,
      level: options.level,
      ...(isTracing() && { mixin: traceFields }),
      redact: {
        paths: [
          'req.headers.cookie',
          'req.headers.authorization',
          'req.headers["x-inkwell-identity"]',
          '*.password',
          '*.token',
          '*.content',
          '*.email',
        ],
        censor: '[redacted]',
      },
      hooks: {
        logMethod(args, method, level) {
          method.apply(this, args);
          // Not `flushSync`: that tries for ever to write to a pipe whose reader is gone.
          if (level >= WARN) output?.flush();
        },
      },
    },
    output,
  );
}
