import { type Logger, pino } from 'pino';

export type { Logger };

interface LogLine {
  (fields: object, message: string): void;
  (message: string): void;
}
/** The part of a log that migrations write: a process has pino's, a tool prints lines for a person. */
export type LineLog = Record<'info' | 'warn' | 'error', LogLine>;

/**
 * The process's log: one JSON line per event, with what could hold a secret cut out.
 * Personal text must never be passed in; the redaction is a net below that rule, not the rule.
 */
export function createLog(options: { name: string; level: string }): Logger {
  return pino({
    name: options.name,
    level: options.level,
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
  });
}
