import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getQueryFn, request, RequestError, send, serverMessage } from './request.ts';

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
