import type { LogFn } from 'pino';
import { describeError, errorTypeOf } from './logged-error.ts';

type LogArguments = Parameters<LogFn>;

const MAX_DEPTH = 6;
/** What a field of these names holds is never for a log, at whatever depth it stands. */
const PRIVATE_FIELD_NAMES = new Set([
  'authorization',
  'body',
  'content',
  'context',
  'cookie',
  'description',
  'email',
  'password',
  'text',
  'title',
  'token',
  'x-inkwell-identity',
]);

/** The fields of a log line, with errors described and private ones cut out, at every depth. */
export function safeFields(fields: Record<string, unknown>): Record<string, unknown> {
  // Most lines, such as a request's, hold nothing but numbers and short words.
  if (
    !Object.entries(fields).some(
      ([name, value]) => PRIVATE_FIELD_NAMES.has(name) || typeof value === 'object',
    )
  )
    return fields;
  return safeObject(fields, 0);
}

function safeObject(fields: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => {
      if (PRIVATE_FIELD_NAMES.has(name) && value !== undefined) return [name, '[redacted]'];
      // pino's serializers have their turn after this.
      const isSerialized = depth === 0 && (name === 'err' || name === 'req' || name === 'res');
      return [name, isSerialized ? value : safeValue(value, depth + 1)];
    }),
  );
}

function safeValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value);
  if (depth > MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.map((item: unknown) => safeValue(item, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return safeObject(value, depth);
  // An instant or an id, which print themselves; a document or a request would print all it has.
  return value instanceof Date || '_bsontype' in value ? value : `[${value.constructor.name}]`;
}

/** What a line is written of: pino takes an error's message where a line has no other, and frameworks pass it on. */
export function safeArguments(args: LogArguments): LogArguments {
  const [first, message, ...rest] = args as [unknown, unknown, ...unknown[]];
  if (first instanceof Error) return [{ err: first }, logMessageFor(first, message), ...rest] as LogArguments;
  const { err } = (first ?? {}) as { err?: unknown };
  if (!(err instanceof Error)) return args;
  return [first, logMessageFor(err, message), ...rest] as LogArguments;
}

const logMessageFor = (error: Error, message: unknown): unknown =>
  message === undefined ||
  (typeof message === 'string' && error.message !== '' && message.includes(error.message))
    ? errorTypeOf(error)
    : message;
