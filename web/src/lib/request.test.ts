import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_MS, getQueryFn, isUncertain, request, RequestError, send, serverMessage } from './request.ts';

function answerWith(status: number, body: string | null, statusText = ''): ReturnType<typeof vi.spyOn> {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(body, { status, statusText })));
}

function lastRequest() {
  const [path, init] = vi.mocked(fetch).mock.lastCall ?? [];
  return { path, init, headers: new Headers(init?.headers) };
}

async function failureOf(promise: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RequestError)) throw new Error('expected a RequestError', { cause: error });
  return error;
}

afterEach(() => vi.unstubAllGlobals());

describe('request', () => {
  it('when there is a payload, then it is sent as JSON with cookies and both time zone headers', async () => {
    answerWith(200, '{"id":7}');
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300);
    expect(await request('POST', '/api/things', { name: 'a' })).toEqual({ id: 7 });
    const { path, init, headers } = lastRequest();
    expect(path).toBe('/api/things');
    expect(init?.method).toBe('POST');
    expect(init?.credentials).toBe('include');
    expect(init?.body).toBe('{"name":"a"}');
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-timezone-offset')).toBe('300');
    expect(headers.get('x-timezone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('when there is no payload, then there is no body and no content type', async () => {
    answerWith(204, null);
    expect(await request('DELETE', '/api/things/7')).toBeUndefined();
    const { init, headers } = lastRequest();
    expect(init?.body).toBeUndefined();
    expect(headers.get('content-type')).toBeNull();
  });

  it('when the response is an error with a JSON body, then its code, message and context are parsed', async () => {
    const body = '{"error":"conflict","message":"Newer text","requestId":"r","context":{"revision":3}}';
    answerWith(409, body);
    const error = await failureOf(send('POST', '/api/journal-entries', {}));
    expect(error.message).toBe(`409: ${body}`);
    expect(error).toMatchObject({ status: 409, code: 'conflict', context: { revision: 3 } });
    expect(serverMessage(error)).toBe('Newer text');
  });

  it('when the error has no body, then the message is the status text', async () => {
    answerWith(503, '', 'Service Unavailable');
    const error = await failureOf(request('GET', '/api/things'));
    expect(error.message).toBe('503: Service Unavailable');
    expect(error.code).toBeUndefined();
    expect(serverMessage(error)).toBeUndefined();
  });

  it('when the error body is no JSON, then the message is its text', async () => {
    answerWith(502, '<h1>Bad gateway</h1>');
    expect((await failureOf(request('GET', '/api/things'))).message).toBe('502: <h1>Bad gateway</h1>');
  });

  it.each(['GET', 'PUT'] as const)(
    'when a %s is answered by the page of a network that asks to sign in, then it fails as without a network',
    async (method) => {
      answerWith(200, '<html>Welcome</html>');
      await expect(request(method, '/api/things')).rejects.toBeInstanceOf(TypeError);
    },
  );

  it.each([
    ['a', true],
    ['ü'.repeat(30_000), false],
  ])(
    'when a request shall outlive its page, then it does so where browsers allow its size (%#)',
    async (text, may) => {
      answerWith(200, '{}');
      await request('PUT', '/api/things', { text }, { keepalive: true });
      expect(vi.mocked(fetch).mock.calls[0]?.[1]?.keepalive ?? false).toBe(may);
    },
  );
});

describe('the default query function', () => {
  it('when a query is fetched, then it is a GET of the first element of its key', async () => {
    answerWith(200, '{"a":1}');
    const data = await new QueryClient().fetchQuery({
      queryKey: ['/api/things', 'more'],
      queryFn: getQueryFn<{ a: number }>({ on401: 'throw' }),
    });
    expect(data).toEqual({ a: 1 });
    expect(lastRequest()).toMatchObject({ path: '/api/things', init: { method: 'GET' } });
  });

  it('when an answer has an ETag, then the next request names it, and a 304 is the same answer', async () => {
    const client = new QueryClient();
    const queryFn = getQueryFn<{ a: number } | null>({ on401: 'null' });
    const read = () => client.fetchQuery({ queryKey: ['/api/things'], queryFn, retry: false });
    const answer = (status: number, body: string | null, etag?: string) =>
      vi.mocked(fetch).mockResolvedValueOnce(new Response(body, { status, headers: etag ? { etag } : {} }));
    vi.spyOn(globalThis, 'fetch');
    answer(200, '{"a":1}', 'W/"1"');
    expect(await read()).toEqual({ a: 1 });
    expect(lastRequest().headers.get('if-none-match')).toBeNull();
    answer(304, null);
    expect(await read()).toEqual({ a: 1 });
    expect(lastRequest().headers.get('if-none-match')).toBe('W/"1"');
    answer(200, '{"a":2}');
    expect(await read()).toEqual({ a: 2 });
    expect(lastRequest().headers.get('if-none-match')).toBe('W/"1"');
    answer(200, '{"a":3}', 'W/"3"');
    expect(await read()).toEqual({ a: 3 });
    expect(lastRequest().headers.get('if-none-match')).toBeNull();
    answer(401, '');
    expect(await read()).toBeNull();
    answer(200, '{"a":4}');
    expect(await read()).toEqual({ a: 4 });
    expect(lastRequest().headers.get('if-none-match')).toBeNull();
  });

  it('when the response is 401, then it throws or resolves to null, as chosen; other errors throw', async () => {
    answerWith(401, '{"error":"unauthenticated","message":"Sign in","requestId":"r"}');
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const read = (on401: 'throw' | 'null') =>
      client.fetchQuery({
        queryKey: ['/api/auth/user', on401],
        queryFn: on401 === 'null' ? getQueryFn({ on401 }) : getQueryFn({ on401 }),
      });
    expect(await read('null')).toBeNull();
    expect((await failureOf(read('throw'))).status).toBe(401);
    answerWith(500, '');
    expect(
      (await failureOf(client.fetchQuery({ queryKey: ['/api/b'], queryFn: getQueryFn({ on401: 'null' }) })))
        .status,
    ).toBe(500);
  });
});

describe('a busy server', () => {
  const busy = (retryAfter: string) =>
    new Response(null, { status: 503, headers: { 'retry-after': retryAfter } });
  const answers = (...responses: Response[]) => {
    const mock = vi.spyOn(globalThis, 'fetch');
    for (const response of responses) mock.mockResolvedValueOnce(response);
    return mock;
  };

  it('when it has not begun a change, then that is sent again by itself, as it was', async () => {
    const sent = answers(busy('0'), busy('0'), new Response('{"id":7}', { status: 201 }));
    expect(await request('POST', '/api/signin', { email: 'a@b.se' })).toEqual({ id: 7 });
    expect(sent.mock.calls.map(([, init]) => init?.body)).toEqual(Array(3).fill('{"email":"a@b.se"}'));
  });

  it.each([
    ['it stays busy', 'POST', ['0', '0', '0'], 3],
    ['the wait would be long', 'POST', ['6'], 1],
    ['it does not say when, as it may have begun', 'POST', [''], 1],
    ['something is only read', 'GET', ['0'], 1],
  ] as const)('when %s, then that is said', async (_, method, waits, times) => {
    const sent = answers(...waits.map(busy));
    expect(await failureOf(request(method, '/api/things'))).toMatchObject({ status: 503 });
    expect(sent).toHaveBeenCalledTimes(times);
  });

  it('when no answer comes, then the request ends all the same', async () => {
    vi.useFakeTimers();
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_path, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    );
    const failure = request('POST', '/api/things').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(ANSWER_MS);
    expect(await failure).toMatchObject({ name: 'TimeoutError' });
    vi.useRealTimers();
  });

  it('when the answer has begun, then it may take as long as it likes, until its reader leaves', async () => {
    vi.useFakeTimers();
    const sent = answers(new Response('data'));
    const reader = new AbortController();
    await send('GET', '/api/stream', undefined, { signal: reader.signal });
    await vi.advanceTimersByTimeAsync(ANSWER_MS);
    const signal = sent.mock.lastCall?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    reader.abort();
    expect(signal?.aborted).toBe(true);
    vi.useRealTimers();
  });

  it.each([
    [new TypeError('Failed to fetch'), true],
    [new DOMException('late', 'TimeoutError'), true],
    [new RequestError(504, 'Gateway Time-out', ''), true],
    [new RequestError(503, '', '{"error":"unavailable"}'), true],
    [new RequestError(503, '', '{"error":"unavailable"}', 2_000), false],
    [new RequestError(500, '', '{"error":"internal"}'), false],
    [new RequestError(409, '', '{"error":"conflict"}'), false],
  ])('when a request fails with %s, then whether it was done is uncertain: %s', (error, expected) => {
    expect(isUncertain(error)).toBe(expected);
  });
});
