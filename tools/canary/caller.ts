import type { ErrorBody, ErrorCode } from '@inkwell/contracts';

import { CANARY } from './canary.ts';
import { REQUESTS, type RequestParts } from './requests.ts';

/** A call of an operation: well-formed where nothing else is said. */
export type OperationCall = RequestParts & {
  headers?: Record<string, string>;
  /** In place of the pattern with its `params`. */
  path?: string;
  /** The exact text, in place of `body`. */
  raw?: string;
};

export type CallAnswer = { status: number; body: unknown };

export type Caller = ReturnType<typeof createCaller>;

/** Headers that a browser or a proxy may send with anything in them. */
const PROXY_HEADERS = {
  'user-agent': CANARY,
  'x-timezone': CANARY,
  'x-timezone-offset': CANARY,
  'x-request-id': CANARY,
  'x-inkwell-identity': CANARY,
  'x-forwarded-for': CANARY,
  'last-event-id': CANARY,
  referer: `http://localhost/${CANARY}?q=${CANARY}`,
  baggage: `who=${CANARY}`,
  tracestate: `inkwell=${CANARY}`,
};

/** Some calls wait half a minute for what runs. */
const ANSWER_TIMEOUT_MS = 45_000;

/** Sends what any browser could, and keeps which codes each operation was refused with. */
export function createCaller(url: string) {
  const refusals = new Map<string, Set<ErrorCode>>();

  /** @param key an operation: `POST /api/signin` */
  async function call(key: string, cookie: string, given: OperationCall = {}): Promise<CallAnswer> {
    const [method = '', pattern = ''] = key.split(' ');
    const request: OperationCall = { ...REQUESTS[key]?.(), ...given };
    const path =
      request.path ??
      pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(request.params?.[name] ?? ''));
    const query = new URLSearchParams({ ...request.query, [CANARY]: CANARY });
    const body = request.raw ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
    const response = await fetch(`${url}${path}?${query.toString()}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      headers: {
        ...PROXY_HEADERS,
        ...(cookie && { cookie: `${cookie}; ${CANARY}=${CANARY}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(body !== undefined && { body }),
    });
    // A live stream has no end.
    if (response.ok && key === 'GET /api/live') {
      await response.body?.cancel();
      return { status: response.status, body: null };
    }
    const text = await response.text();
    if (response.status < 400) return { status: response.status, body: text };
    const refused = JSON.parse(text) as ErrorBody;
    refusals.set(key, (refusals.get(key) ?? new Set()).add(refused.error));
    return { status: response.status, body: refused };
  }

  return { call, refusals };
}
