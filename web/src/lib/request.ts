import type { QueryFunction } from '@tanstack/react-query';
import { TIMEZONE_HEADER, TIMEZONE_OFFSET_HEADER } from '@inkwell/contracts/constants';
import type { ErrorBody, ErrorCode } from '@inkwell/contracts';
import { timeZone } from './time.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface RequestOptions {
  signal?: AbortSignal | undefined;
  accept?: string;
  /** Lets a last save outlive the page: for bodies under 64 kB. */
  keepalive?: boolean;
}

/** A non-successful answer. `message` is `<status>: <body>`; the rest comes from the JSON error body, if it is one. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** What the server says to people: toasts show it. */
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
    // A proxy's page or an empty body is no JSON: the status alone then speaks.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The server's message to people, where the failure has one. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.serverMessage : undefined;

/** Sends a request as every request is sent, and gives the answer unread: for streams. Throws RequestError. */
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

/** Sends a request and reads the JSON answer; undefined where the answer has no body. Throws RequestError. */
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

/** The default reader of queries: GET on the first element of the key. `on401: 'null'` reads a missing session as null. */
export function reader<T>(options: { on401: 'throw' }): QueryFunction<T>;
export function reader<T>(options: { on401: 'null' }): QueryFunction<T | null>;
export function reader<T>({ on401 }: { on401: 'throw' | 'null' }): QueryFunction<T | null> {
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
