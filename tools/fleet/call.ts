import type { Person } from '../test/person.ts';

/** Sends one request of a person to the API at `base`, and gives it up after `giveUpMs`. */
export const sendAs = (
  base: string,
  person: Person,
  { method, path, body }: { method: string; path: string; body?: unknown },
  giveUpMs: number,
): Promise<Response> =>
  fetch(new URL(`/api/${path}`, base), {
    method,
    headers: {
      cookie: person.cookie(),
      'x-timezone': 'UTC',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(giveUpMs),
  });
