const MAX_MESSAGE_CHARS = 2_000;

/**
 * `fetch`, with every server's errors where the library looks for them: some put the message elsewhere in the body,
 * and some answer an unknown route with 200.
 */
export const fetchWithReadableErrors: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.ok && !isJson) return response;
  const text = await response.text();
  const body = parseObject(text);
  const { status, headers } = response;
  if (response.ok && !('error' in body)) return new Response(text, { status, headers });
  const error = isObject(body['error']) ? body['error'] : { message: text.slice(0, MAX_MESSAGE_CHARS) };
  const kept = new Headers();
  for (const name of ['retry-after', 'x-request-id']) {
    const value = headers.get(name);
    if (value) kept.set(name, value);
  }
  kept.set('content-type', 'application/json');
  return new Response(JSON.stringify({ error }), { status: response.ok ? 400 : status, headers: kept });
};

function parseObject(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : {};
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
