import type { QueryFunction } from '@tanstack/react-query';
import { TIMEZONE_HEADER, TIMEZONE_OFFSET_HEADER } from '@inkwell/contracts/constants';
import type { ErrorBody, ErrorCode } from '@inkwell/contracts';
import { timeZone } from './time.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface RequestOptions {
  signal?: AbortSignal | undefined;
  accept?: string;
  /** Lets the request outlive the page; for bodies under 64 kB. */
  keepalive?: boolean;
}

/** A response that is not successful. `message` is `<status>: <body>`; the rest is parsed from a JSON error body. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** The message for people; toasts show it. */
  readonly serverMessage: string | undefined;
  readonly context: Record<string, unknown>;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'RequestError';
    this.status = status;
    const parsed = parseErrorBody(body);
    this.code = parsed?.error;
    this.serverMessage = parsed?.message;
    this.context = parsed?.context ?? {};
  }
}

function parseErrorBody(body: string): Partial<ErrorBody> | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch (error) {
    // A proxy's error page or an empty body is no JSON.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The server's message for people, where the error has one. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.serverMessage : undefined;

/** The server's message where somebody has tried too often: it alone knows how long they have to wait. */
export const rateLimitMessage = (error: unknown): string | undefined =>
  error instanceof RequestError && error.code === 'rate_limited' ? error.serverMessage : undefined;

/**
 * Sends a request with cookies and time zone headers, and returns the response unread, for streams.
 * @throws RequestError when the response is not successful
 */
export async function send(
  method: Method,
  path: string,
  payload?: unknown,
  { signal, accept = 'application/json', keepalive }: RequestOptions = {},
): Promise<Response> {
  const headers: Record<string, string> = {
    accept,
    [TIMEZONE_OFFSET_HEADER]: String(new Date().getTimezoneOffset()),
  };
  const zone = timeZone();
  if (zone !== undefined) headers[TIMEZONE_HEADER] = zone;
  if (payload !== undefined) headers['content-type'] = 'application/json';

  const response = await fetch(path, {
    method,
    headers,
    credentials: 'include',
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
  if (!response.ok) throw new RequestError(response.status, response.statusText, await response.text());
  return response;
}

/**
 * Sends a request and parses the JSON response; undefined where it has no body.
 * @throws RequestError when the response is not successful
 */
export async function request<T = void>(
  method: Method,
  path: string,
  payload?: unknown,
  options?: RequestOptions,
): Promise<T> {
  const response = await send(method, path, payload, options);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Creates a query function: GET of the key's first element. With `on401: 'null'` a 401 resolves to null. */
export function getQueryFn<T>(options: { on401: 'throw' }): QueryFunction<T>;
export function getQueryFn<T>(options: { on401: 'null' }): QueryFunction<T | null>;
export function getQueryFn<T>({ on401 }: { on401: 'throw' | 'null' }): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    const [path] = queryKey;
    if (typeof path !== 'string') throw new TypeError('the first element of a query key is its path');
    try {
      return await request<T>('GET', path, undefined, { signal });
    } catch (error) {
      if (on401 === 'null' && error instanceof RequestError && error.status === 401) return null;
      throw error;
    }
  };
}
