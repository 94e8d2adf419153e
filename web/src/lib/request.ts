import type { QueryFunction } from '@tanstack/react-query';
import { TIMEZONE_HEADER, TIMEZONE_OFFSET_HEADER } from '@inkwell/contracts/constants';
import type { ErrorBody, ErrorCode } from '@inkwell/contracts';
import { withDeadline } from './deadline.ts';
import { timeZone } from './time.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The gateway waits 35 s for any answer, so that nothing comes later. */
export const ANSWER_MS = 40_000;
/** How often a change is sent again that the server was too busy to begin, and the longest wait before it. */
const BUSY_RETRIES = 2;
const MAX_BUSY_WAIT_MS = 5_000;

/** Browsers limit the bodies of requests that outlive their page to 64 kB. */
const MAX_KEEPALIVE_BYTES = 60_000;

interface RequestOptions {
  signal?: AbortSignal | undefined;
  accept?: string;
  /** Lets the request outlive the page, where its body is small enough. */
  keepalive?: boolean;
  /** The ETag of an earlier answer: where that is still right, the response is a 304 without a body. */
  etag?: string | undefined;
}

/** A response that is not successful. `message` is `<status>: <body>`; the rest is parsed from a JSON error body. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** The message for people; toasts show it. */
  readonly serverMessage: string | undefined;
  readonly context: Record<string, unknown>;
  /** How long the server asks to wait; with a 503 it has not begun the request. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, statusText: string, body: string, retryAfterMs?: number) {
    super(`${status}: ${body || statusText}`);
    this.name = 'RequestError';
    this.status = status;
    const parsed = parseErrorBody(body);
    this.code = parsed?.error;
    this.serverMessage = parsed?.message;
    this.context = parsed?.context ?? {};
    this.retryAfterMs = retryAfterMs;
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

const MAX_RETRIES = 3;

/** Whether a query is asked for again: a refusal stays one. */
export const retryUnlessRefused = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && !(error instanceof RequestError && error.status < 500);

const NOT_MODIFIED = 304;
const WITHOUT_ANSWER = [502, 503, 504];

/**
 * Whether it is not known what became of a request: the server may have done it without its answer getting here. Only
 * what is harmless when it is done twice may be sent again then.
 */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof RequestError) ||
  (WITHOUT_ANSWER.includes(error.status) && error.retryAfterMs === undefined);

/** Whether nothing of ours has answered: a proxy did, or nobody. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof RequestError) || (WITHOUT_ANSWER.includes(error.status) && error.code === undefined);

function retryAfterMs({ headers }: Response): number | undefined {
  const seconds = headers.get('retry-after');
  return seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1_000 : undefined;
}

/** How long to wait before a refused request is sent again, in ms; null where it is not. */
function busyWait(method: Method, { status, retryAfterMs: wait }: RequestError): number | null {
  if (method === 'GET' || status !== 503 || wait === undefined || wait > MAX_BUSY_WAIT_MS) return null;
  // Those who were refused together come back one after the other.
  return wait * (1 + Math.random() / 2);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/**
 * Sends a request with cookies and time zone headers, and returns the response unread, for streams. A change that the
 * server was too busy to begin (503 with `Retry-After`) is sent again by itself.
 * @throws RequestError when the response is not successful; DOMException `TimeoutError` when none comes to a change in time
 */
export const send = (
  method: Method,
  path: string,
  payload?: unknown,
  options: RequestOptions = {},
): Promise<Response> =>
  withDeadline(deadlineOf(method), options.signal, (signal) =>
    sendUntilBegun(method, path, payload, { ...options, signal }),
  );

/** Reads have no deadline: waiting loses nothing, and a spinner is better than a premature error. */
const deadlineOf = (method: Method): number | null => (method === 'GET' ? null : ANSWER_MS);

type AbortableOptions = RequestOptions & { signal: AbortSignal };

async function sendUntilBegun(
  method: Method,
  path: string,
  payload: unknown,
  options: AbortableOptions,
): Promise<Response> {
  for (let retries = 0; ; retries += 1) {
    const response = await sendOnce(method, path, payload, options);
    if (response.ok || response.status === NOT_MODIFIED) return response;
    const { status, statusText } = response;
    const error = new RequestError(status, statusText, await response.text(), retryAfterMs(response));
    const wait = busyWait(method, error);
    if (wait === null || retries === BUSY_RETRIES) throw error;
    await pause(wait, options.signal);
  }
}

const isSmall = (body: string) => new TextEncoder().encode(body).length < MAX_KEEPALIVE_BYTES;

function sendOnce(
  method: Method,
  path: string,
  payload: unknown,
  { signal, accept = 'application/json', keepalive, etag }: AbortableOptions,
): Promise<Response> {
  const headers: Record<string, string> = {
    accept,
    [TIMEZONE_OFFSET_HEADER]: String(new Date().getTimezoneOffset()),
  };
  const zone = timeZone();
  if (zone !== undefined) headers[TIMEZONE_HEADER] = zone;
  if (etag !== undefined) headers['if-none-match'] = etag;
  if (payload !== undefined) headers['content-type'] = 'application/json';

  const body = payload === undefined ? undefined : JSON.stringify(payload);
  return fetch(path, {
    method,
    headers,
    credentials: 'include',
    signal,
    ...(body !== undefined && { body }),
    ...(keepalive && isSmall(body ?? '') && { keepalive }),
  });
}

function parseAnswer(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    // As without a network: a network that asks to sign in answers with a page of its own.
    if (error instanceof SyntaxError) throw new TypeError('the answer is no JSON', { cause: error });
    throw error;
  }
}

/**
 * Sends a request and parses the JSON response; undefined where it has no body.
 * @throws as `send`; TypeError where something else than the server has answered
 */
export async function request<T = void>(
  method: Method,
  path: string,
  payload?: unknown,
  options: RequestOptions = {},
): Promise<T> {
  const text = await withDeadline(deadlineOf(method), options.signal, async (signal) => {
    const response = await sendUntilBegun(method, path, payload, { ...options, signal });
    return response.text();
  });
  return parseAnswer(text) as T;
}

/** What a path was answered with. */
interface Answer<T> {
  value: T;
  etag: string | null;
}

/** As `request`, of what is only read. @param last what was answered before, where it had an ETag */
async function requestAnswer<T>(
  path: string,
  last: Answer<T> | null,
  signal: AbortSignal,
): Promise<Answer<T>> {
  const response = await send('GET', path, undefined, { signal, etag: last?.etag ?? undefined });
  if (last && response.status === NOT_MODIFIED) return last;
  return { value: parseAnswer(await response.text()) as T, etag: response.headers.get('etag') };
}

/**
 * Creates a query function: GET of the key's first element. With `on401: 'null'` a 401 resolves to null. What is answered
 * with an ETag is asked for by it the next time, and comes but once.
 */
export function getQueryFn<T>(options: { on401: 'throw' }): QueryFunction<T>;
export function getQueryFn<T>(options: { on401: 'null' }): QueryFunction<T | null>;
export function getQueryFn<T>({ on401 }: { on401: 'throw' | 'null' }): QueryFunction<T | null> {
  const answers = new Map<string, Answer<T>>();
  return async ({ queryKey, signal }) => {
    const [path] = queryKey;
    if (typeof path !== 'string') throw new TypeError('the first element of a query key is its path');
    const last = answers.get(path) ?? null;
    answers.delete(path);
    try {
      const answer = await requestAnswer<T>(path, last, signal);
      if (answer.etag !== null) answers.set(path, answer);
      return answer.value;
    } catch (error) {
      if (on401 === 'null' && error instanceof RequestError && error.status === 401) return null;
      throw error;
    }
  };
}
