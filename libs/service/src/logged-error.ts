import { ERROR_CODES } from '@inkwell/contracts';

/** What a log line holds of an error: fields of fixed forms, and no text that may quote somebody. */
export interface LoggedError {
  /** The error's class: `MongoServerError`. */
  type: string;
  code?: string | number;
  /** MongoDB's name of its code: `WriteConflict`. */
  codeName?: string;
  status?: number;
  /** What our own errors tell apart by: `kind` of a model's or Google's, `reason` of the vault's. */
  kind?: string;
  syscall?: string;
  address?: string;
  port?: number;
  /** The frames, without the message above them. */
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

const MAX_DEPTH = 5;
const MAX_ERRORS = 5;
export const MAX_FRAMES = 20;

const CLASS_NAME_PATTERN = /^[A-Z][\w$]{0,63}$/;
/** `ECONNREFUSED`, `FST_ERR_VALIDATION`; Stripe's `resource_missing`. A single small word could be anybody's. */
const CODE_PATTERN = /^(?:[A-Z][A-Z0-9_]{1,63}|[a-z]{2,20}(?:_[a-z0-9]{1,20}){1,6})$/;
const OWN_CODES: ReadonlySet<string> = new Set(ERROR_CODES);
const OWN_KINDS: Readonly<Record<string, 'kind' | 'reason'>> = {
  ModelError: 'kind',
  GoogleCallError: 'kind',
  VaultError: 'reason',
};
/** `at save (file:///app/entries.js:1:2)`, `at async node:internal/process:1:2`. */
const FRAME_PATTERN =
  /^\s*at (?:(?:async |new )*[\w$.<>#[\] ]{1,160} \()?(?:file:\/\/|node:|\/)[^\n()]{1,300}:\d+:\d+\)?$/;

/**
 * What may be logged of anything that was thrown. Messages are left out: those of JSON, validation and drivers quote
 * what somebody wrote, and so do further properties (`context`, `keyValue`, `response`). The same holds for
 * all causes.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const fields = new Map<string, unknown>(
    Object.entries(Object.getOwnPropertyDescriptors(error)).map(readProperty),
  );
  const type = errorTypeOf(error);
  const { cause } = error;
  const errors: unknown = fields.get('errors');
  const kind: unknown = fields.get(OWN_KINDS[type] ?? '');
  const isDeepest = depth >= MAX_DEPTH;
  return {
    type,
    ...fieldIfSafe('code', fields.get('code'), isCode),
    ...fieldIfSafe('codeName', fields.get('codeName'), isClassName),
    ...fieldIfSafe('status', fields.get('status') ?? fields.get('statusCode'), isNumber),
    ...(typeof kind === 'string' && { kind }),
    ...systemFields(fields),
    ...stackOf(error),
    ...(cause !== undefined && !isDeepest && { cause: describeError(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      !isDeepest && {
        errors: errors.slice(0, MAX_ERRORS).map((each: unknown) => describeError(each, depth + 1)),
      }),
  };
}

/** The error's class, also where somebody gave it a name of another form. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const names = [error.name === 'Error' ? '' : error.name, error.constructor.name];
  return names.find((name) => CLASS_NAME_PATTERN.test(name)) ?? 'Error';
}

// A getter could do anything.
const readProperty = ([name, { value }]: [string, PropertyDescriptor]): [string, unknown] => [name, value];

function fieldIfSafe<Name extends string, Value>(
  name: Name,
  value: unknown,
  isSafe: (value: unknown) => value is Value,
): Partial<Record<Name, Value>> {
  return isSafe(value) ? ({ [name]: value } as Record<Name, Value>) : {};
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const isCode = (value: unknown): value is string | number =>
  isNumber(value) || (typeof value === 'string' && (OWN_CODES.has(value) || CODE_PATTERN.test(value)));

const isClassName = (value: unknown): value is string =>
  typeof value === 'string' && CLASS_NAME_PATTERN.test(value);

/** Where a connection failed. https://nodejs.org/api/errors.html#class-systemerror */
function systemFields(fields: Map<string, unknown>): Pick<LoggedError, 'syscall' | 'address' | 'port'> {
  const syscall = fields.get('syscall');
  const address = fields.get('address');
  if (typeof syscall !== 'string' || !/^[a-z]{1,20}$/.test(syscall)) return {};
  return {
    syscall,
    ...(typeof address === 'string' && /^[\w.:-]{1,255}$/.test(address) && { address }),
    ...fieldIfSafe('port', fields.get('port'), isNumber),
  };
}

function stackOf(error: Error): Pick<LoggedError, 'stack'> {
  const { stack, message } = error;
  if (typeof stack !== 'string') return {};
  // A line of a message can look like a frame.
  const at = message === '' ? -1 : stack.indexOf(message);
  const frames = (at < 0 ? stack : stack.slice(at + message.length))
    .split('\n')
    .filter((line) => FRAME_PATTERN.test(line))
    .slice(0, MAX_FRAMES);
  return frames.length > 0 ? { stack: frames.join('\n') } : {};
}
