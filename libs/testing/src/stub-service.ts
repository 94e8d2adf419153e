import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IDENTITY_HEADER } from '@inkwell/contracts';
import type { IdentityVerifier } from '@inkwell/service';

/**
 * Stands for another service that is asked over internal paths: answers what is in `answers`, or in those `on` another
 * path, for the person of a verified identity, and 404 for everybody else. A query is not looked at.
 */
export async function startStub<Answer>(path: string, verify: IdentityVerifier) {
  const answers = new Map<string, Answer>();
  const byPath = new Map<string, Map<string, unknown>>([[path, answers]]);
  const server = createServer((request, response) => {
    const token = request.headers[IDENTITY_HEADER];
    const { userId } = verify(typeof token === 'string' ? token : '');
    const asked = (request.url ?? '').split('?')[0] ?? '';
    const answer = byPath.get(asked)?.get(userId ?? '');
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    answers,
    /** The answers on one more path. */
    on: (other: string): Map<string, unknown> => {
      const more = byPath.get(other) ?? new Map<string, unknown>();
      byPath.set(other, more);
      return more;
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
