import { vi } from 'vitest';

interface Reply {
  status: number;
  body?: unknown;
}
type Route = Reply | ((payload: unknown) => Reply | Response | Promise<Reply | Response>);

interface Call {
  route: string;
  payload: unknown;
  headers: Headers;
}

/** Mocks fetch: replies by 'METHOD /path', records the requests, and answers 404 to any other route. */
export function mockServer(routes: Record<string, Route>): {
  calls: Call[];
  requestsTo: (route: string) => Call[];
} {
  const calls: Call[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    const route = `${init?.method ?? 'GET'} ${path}`;
    const payload: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ route, payload, headers: new Headers(init?.headers) });
    const known = routes[route];
    if (!known) return toResponse(failure(404, 'not_found', 'Not found'));
    return toResponse(typeof known === 'function' ? await known(payload) : known);
  });
  return { calls, requestsTo: (route) => calls.filter((call) => call.route === route) };
}

function toResponse(reply: Reply | Response): Response {
  if (reply instanceof Response) return reply;
  const { status, body } = reply;
  return new Response(body === undefined ? null : JSON.stringify(body), { status });
}

export const ok = (body?: unknown): Reply => ({ status: body === undefined ? 204 : 200, body });

export const failure = (
  status: number,
  error: string,
  message: string,
  context?: Record<string, unknown>,
): Reply => ({ status, body: { error, message, requestId: 'test', context } });

/** A reply that the test resolves. */
export function deferred(): { promise: Promise<Reply>; resolve: (answer: Reply) => void } {
  let resolve = (_answer: Reply): void => undefined;
  const promise = new Promise<Reply>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** Fails as fetch does without a connection. */
export function offline(): never {
  throw new TypeError('Failed to fetch');
}
