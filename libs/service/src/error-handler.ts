import { type ErrorBody, type ErrorCode } from '@inkwell/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, isMongoUnreachable, STATUS } from './errors.ts';

z.config({
  customError: (issue) => {
    if (issue.input === undefined) return 'is required';
    switch (issue.code) {
      case 'invalid_type':
        return `must be ${indefiniteArticle(issue.expected)}`;
      case 'invalid_value':
        return `must be ${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.join(', ')}`;
      case 'too_small':
        return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${unitOf(issue.origin)}`;
      case 'too_big':
        return `must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${unitOf(issue.origin)}`;
      case 'not_multiple_of':
        return `must be a multiple of ${issue.divisor}`;
      case 'invalid_union':
        return 'is of none of the forms it may have';
      case 'invalid_format':
        return `must be a well-formed ${issue.format}`;
      default:
        return undefined;
    }
  },
});

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' items' : '';
}

function indefiniteArticle(noun: string): string {
  return /^[aeio]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

const ERROR_CODE_BY_FRAMEWORK_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_ERR_BAD_URL: 'bad_path',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
};

/** Turns whatever was thrown into the one error body. Set once, on every app. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toAppError(error);
  const status = STATUS[known.code];
  if (status >= 500) request.log.error({ err: error, reqId: request.id }, 'request failed');
  const body: ErrorBody = {
    error: known.code,
    message: known.message,
    requestId: request.id,
    ...(known.context && { context: known.context }),
  };
  const retryAfter = known.context?.retryAfter;
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  // After a refused body the framework would cut the connection in mid-upload, and a proxy would never see the
  // answer: Node reads the rest instead.
  if (known.code === 'too_large') reply.removeHeader('connection');
  // A plain string: an error's body answers to no route's response schema.
  void reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

/** Sends a browser on to a page that says what went wrong: the error itself is for the log. */
export function redirectError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
): void {
  const { code } = toAppError(error);
  const line = { reqId: request.id, code };
  if (STATUS[code] >= 500) request.log.error({ ...line, err: error }, 'request failed, and was sent on');
  else request.log.info(line, 'request refused, and sent on');
  void reply.header('cache-control', 'no-store').redirect(page);
}

/** Logs what a handler threw after its request had been answered 503: nobody gets to see it any more. */
export function logLateError(error: unknown, request: FastifyRequest): void {
  const level = STATUS[toAppError(error).code] >= 500 ? 'error' : 'info';
  request.log[level]({ err: error, reqId: request.id }, 'request failed after its deadline');
}

function toAppError(error: unknown): AppError {
  // What broke inside is for the log; people read the code's own words.
  if (error instanceof AppError) return error.code === 'internal' ? new AppError('internal') : error;
  if (isMongoUnreachable(error)) return new AppError('unavailable', undefined, { cause: error });
  if (!isFrameworkError(error)) return new AppError('internal', undefined, { cause: error });
  if (error.validation) return invalid(error.validation);
  const code = ERROR_CODE_BY_FRAMEWORK_CODE[error.code];
  if (code === 'too_large') return new AppError('too_large', 'This is too long to be taken in one piece.');
  if (code === 'bad_path') return new AppError('bad_path', 'This address is not well-formed.');
  if (code) return new AppError(code, undefined, { cause: error });
  if (error.statusCode === 429) return new AppError('rate_limited', undefined, { cause: error });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('invalid', 'The request cannot be read.', {
      cause: error,
      context: { fields: { body: 'must be well-formed JSON' } },
    });
  }
  return new AppError('internal', undefined, { cause: error });
}

function isFrameworkError(error: unknown): error is FastifyError {
  return error instanceof Error && ('statusCode' in error || 'validation' in error || 'code' in error);
}

/** 400 `invalid`: `fields` goes from a field's dotted name to what is wrong with it. */
export function invalidFields(fields: Record<string, string>): AppError {
  const [first] = Object.entries(fields);
  const message = first ? `Please check ${first[0]}: it ${first[1]}.` : 'Please check what you sent.';
  return new AppError('invalid', message, { context: { fields } });
}

function invalid(issues: NonNullable<FastifyError['validation']>): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.instancePath.split('/').filter(Boolean).join('.') || 'body';
    fields[name] ??= issue.message ?? 'is not valid';
  }
  return invalidFields(fields);
}
