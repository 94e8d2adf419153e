import { vi } from 'vitest';

interface Answer {
  status: number;
  body?: unknown;
}
type Route = Answer | ((payload: unknown) => Answer | Promise<Answer>);

interface Call {
  route: string;
  payload: unknown;
  headers: Headers;
}

/** A server in place of the real one: answers by 'METHOD /path', keeps what it was asked, and knows nothing else. */
export function serve(routes: Record<string, Route>): { calls: Call[]; asked: (route: string) => Call[] } {
  const calls: Call[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    const route = `${init?.method ?? 'GET'} ${path}`;
    const payload: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ route, payload, headers: new Headers(init?.headers) });
    const known = routes[route];
    if (!known) return answer(failure(404, 'not_found', 'Not found'));
    return answer(typeof known === 'function' ? await known(payload) : known);
  });
  return { calls, asked: (route) => calls.filter((call) => call.route === route) };
}

const answer = ({ status, body }: Answer) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });

export const ok = (body?: unknown): Answer => ({ status: body === undefined ? 204 : 200, body });

export const failure = (
  status: number,
  error: string,
  message: string,
  context?: Record<string, unknown>,
): Answer => ({ status, body: { error, message, requestId: 'test', context } });

/** An answer that comes when the test gives it. */
export function later(): { promise: Promise<Answer>; resolve: (answer: Answer) => void } {
  let resolve = (_answer: Answer): void => undefined;
  const promise = new Promise<Answer>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** No answer, as where there is no connection. */
export function offline(): never {
  throw new TypeError('Failed to fetch');
}
